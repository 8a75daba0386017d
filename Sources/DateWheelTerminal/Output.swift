import DateWheelFoundation

/// Standard output, written in blocks.
struct Output {
  /// The output is not to be had any more.
  enum Failure: Error {
    /// The reader has gone, as `head` does when it has seen enough: no reason to complain.
    case closed
    /// The system's number of the error.
    case system(Int32)
  }

  private static let block = 1 << 16

  /// What has not been written yet.
  var text = TextBuffer()

  init() {
    text.reserveCapacity(Self.block + 1024)
  }

  /// Ends a line, and writes when a block is full.
  mutating func endLine() throws(Failure) {
    text.append(ascii: "\n")
    if text.bytes.count >= Self.block { try flush() }
  }

  /// Writes what is left.
  mutating func flush() throws(Failure) {
    let failure = text.bytes.withUnsafeBytes { write(all: $0, to: STDOUT_FILENO) }
    text.removeAll()
    if failure == EPIPE { throw .closed }
    if failure != 0 { throw .system(failure) }
  }
}

extension Output.Failure {
  /// The exit status, after a message where one is due.
  func report() -> Int32 {
    if case .system(let number) = self {
      StandardError.write("datewheel: standard output: \(systemMessage(number))\n")
    }
    return DateWheelCommand.Status.failure
  }
}

/// Standard error.
enum StandardError {
  static func write(_ message: String) {
    var message = message
    message.withUTF8 { _ = DateWheelTerminal.write(all: UnsafeRawBufferPointer($0), to: STDERR_FILENO) }
  }
}

/// The system's words for one of its errors.
func systemMessage(_ number: Int32) -> String { String(cString: strerror(number)) }

/// Writes all bytes; returns the system's number of an error, or 0.
private func write(all bytes: UnsafeRawBufferPointer, to file: Int32) -> Int32 {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno != EINTR {
      return errno
    }
  }
  return 0
}
