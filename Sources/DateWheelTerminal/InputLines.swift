/// A line of the input without its end: a newline, or a carriage return and a newline.
struct InputLine {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Whether it was longer than any line should be, so that this is only its beginning.
  let isCut: Bool
}

/// Standard input, line by line, read in blocks.
enum InputLines {
  /// The most bytes of a line.
  static let longest = 1 << 16

  /// Reads all lines. A last line need not end with a newline.
  ///
  /// - Parameters:
  ///   - each: takes a line.
  ///   - afterBlock: what is done when no further line is there yet: whoever writes line by line waits for the answers.
  /// - Returns: the system's number of an error, or 0.
  static func read<Failure: Error>(
    each: (InputLine) throws(Failure) -> Void, afterBlock: () throws(Failure) -> Void
  ) throws(Failure) -> Int32 {
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: longest)
    defer { room.deallocate() }
    var filled = 0
    var isSkipping = false  // Inside a line whose beginning has been taken.
    while true {
      let count = readBlock(UnsafeMutableBufferPointer(rebasing: room[filled...]))
      if count < 0 { return errno }
      if count == 0 { break }
      filled += count
      var start = 0
      while let end = firstNewline(in: UnsafeBufferPointer(rebasing: room[start..<filled])) {
        if !isSkipping { try each(line(UnsafeBufferPointer(rebasing: room[start..<(start + end)]))) }
        isSkipping = false
        start += end + 1
      }
      if start == 0, filled == room.count {
        if !isSkipping { try each(InputLine(bytes: UnsafeBufferPointer(room), isCut: true)) }
        isSkipping = true
        filled = 0
      } else {
        filled -= start
        if start > 0, let base = room.baseAddress { memmove(base, base + start, filled) }
      }
      try afterBlock()
    }
    if filled > 0, !isSkipping { try each(line(UnsafeBufferPointer(rebasing: room[..<filled]))) }
    return 0
  }

  private static func firstNewline(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let base = bytes.baseAddress, let found = memchr(base, 0x0A, bytes.count) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  private static func line(_ bytes: UnsafeBufferPointer<UInt8>) -> InputLine {
    let end = bytes.last == 0x0D ? bytes.count - 1 : bytes.count
    return InputLine(bytes: UnsafeBufferPointer(rebasing: bytes[..<end]), isCut: false)
  }
}

/// Reads what there is; -1 says that `errno` tells why there is nothing.
private func readBlock(_ room: UnsafeMutableBufferPointer<UInt8>) -> Int {
  while true {
    let count = Int(read(STDIN_FILENO, room.baseAddress, room.count))
    if count >= 0 || errno != EINTR { return count }
  }
}
