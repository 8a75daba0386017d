import DateWheelFoundation

/// Standard output, and the messages about what is missing in it on standard error, both written in blocks.
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
  private var messages = TextBuffer()
  /// Whether both go to one place, a terminal or a file: then messages stand among the lines, where they belong.
  private let isOnePlace = isSameFile(STDOUT_FILENO, STDERR_FILENO)

  init() {
    text.reserveCapacity(Self.block + 1024)
  }

  /// Ends a line, and writes when a block is full.
  mutating func endLine() throws(Failure) {
    text.append(ascii: "\n")
    if text.bytes.count >= Self.block { try flush() }
  }

  /// Takes a message about the line that comes next.
  mutating func append(message: String) {
    if isOnePlace {
      text.append(contentsOf: message)
    } else {
      messages.append(contentsOf: message)
    }
  }

  /// Writes what is left.
  mutating func flush() throws(Failure) {
    let failure = write(all: text.bytes, to: STDOUT_FILENO)
    text.removeAll()
    _ = write(all: messages.bytes, to: STDERR_FILENO)  // Who does not want messages may close it.
    messages.removeAll()
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

/// Standard error, for a last message.
enum StandardError {
  static func write(_ message: String) {
    _ = DateWheelTerminal.write(all: Array(message.utf8), to: STDERR_FILENO)
  }
}

/// The system's words for one of its errors.
func systemMessage(_ number: Int32) -> String { String(cString: strerror(number)) }

/// Writes all bytes; returns the system's number of an error, or 0.
private func write(all bytes: [UInt8], to file: Int32) -> Int32 {
  bytes.withUnsafeBytes { bytes in
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
}

private func isSameFile(_ file: Int32, _ other: Int32) -> Bool {
  var (one, two) = (stat(), stat())
  return fstat(file, &one) == 0 && fstat(other, &two) == 0 && one.st_dev == two.st_dev && one.st_ino == two.st_ino
}
