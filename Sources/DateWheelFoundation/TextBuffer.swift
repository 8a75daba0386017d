public import CalendarSystems

/// Text being put together, as the bytes of UTF-8. For dates by the million, where a `String` for each is too slow.
public struct TextBuffer: Sendable {
  /// What has been put together so far.
  public private(set) var bytes: [UInt8] = []

  /// No text yet.
  public init() {}

  /// The bytes as a `String`.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Makes room, so that it need not be made step by step.
  public mutating func reserveCapacity(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  /// Begins anew; the room stays.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Appends one character of ASCII.
  public mutating func append(ascii character: Unicode.Scalar) {
    bytes.append(UInt8(ascii: character))
  }

  /// Appends a text that is known beforehand.
  public mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends any text.
  public mutating func append(contentsOf text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends a number without zeros before it.
  public mutating func append(_ number: Int32) {
    if number < 0 { append(ascii: "-") }
    var size = 1
    var limit: UInt32 = 10
    while size < 10, number.magnitude >= limit {
      size += 1
      limit = size < 10 ? limit * 10 : limit
    }
    append(digits: number.magnitude, count: size)
  }

  /// Appends a date of ISO 8601: `2012-04-04`, and with a year of a sign and six digits outside of 0 to 9999.
  ///
  /// - Parameter date: a date of `iso8601`, or of a calendar with its months.
  public mutating func append(iso date: CalendarDate) {
    append(year: date.year)
    append(ascii: "-")
    append(digits: UInt32(date.month.number), count: 2)
    append(ascii: "-")
    append(digits: date.day.magnitude, count: 2)
  }

  /// Appends a date as fields of its calendar: `5784-M05L-30`. The year is written as in ISO 8601.
  public mutating func append(fields date: CalendarDate) {
    append(year: date.year)
    append(ascii: "-")
    append(date.month)
    append(ascii: "-")
    append(digits: date.day.magnitude, count: 2)
  }

  /// Appends the code of a month: `M05` or `M05L`.
  public mutating func append(_ month: MonthCode) {
    append(ascii: "M")
    append(digits: UInt32(month.number), count: 2)
    if month.isLeap { append(ascii: "L") }
  }

  private mutating func append(year: Int32) {
    if year >= 0, year <= 9999 {
      append(digits: UInt32(year), count: 4)
    } else {
      append(ascii: year < 0 ? "-" : "+")
      append(digits: year.magnitude, count: 6)
    }
  }

  /// Appends a number as at least so many digits.
  private mutating func append(digits number: UInt32, count: Int) {
    var places: (UInt64, UInt64) = (0, 0)  // Room for 16 digits, without an array.
    withUnsafeMutableBytes(of: &places) { room in
      var rest = number
      var place = room.count
      repeat {
        place -= 1
        room[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0 || room.count - place < count
      bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: room[place...]))
    }
  }
}
