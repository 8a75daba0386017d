import CalendarSystems

/// Reads text from front to back, as the bytes of UTF-8.
struct TextReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    position = 0
  }

  var isAtEnd: Bool { position == bytes.count }

  /// What comes next; `nil` at the end.
  var next: UInt8? { isAtEnd ? nil : bytes[position] }

  /// What has been read since a position.
  func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }

  /// What has not been read.
  var rest: String { String(decoding: bytes[position...], as: UTF8.self) }

  /// Reads this character, if it comes next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Reads as long as the bytes are of a kind.
  mutating func take(while isOfKind: (UInt8) -> Bool) {
    while let byte = next, isOfKind(byte) { position += 1 }
  }

  /// Reads up to nine digits, which may be none. Returns their number and how many they are.
  mutating func digits() -> (number: Int32, count: Int) {
    var number: Int32 = 0
    var count = 0
    while count < 9, let byte = next, byte &- UInt8(ascii: "0") <= 9 {
      number = number &* 10 &+ Int32(byte &- UInt8(ascii: "0"))
      count += 1
      position += 1
    }
    return (number, count)
  }

  /// Reads `M`, two digits and perhaps `L`; `nil` for anything else.
  mutating func monthCode() -> MonthCode? {
    guard take("M") else { return nil }
    let (number, count) = digits()
    guard count == 2 else { return nil }
    return MonthCode(UInt8(truncatingIfNeeded: number), isLeap: take("L"))
  }
}
