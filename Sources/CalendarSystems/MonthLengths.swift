/// A row of month lengths in days: up to 20 months of 1 to 35 days, packed in 20 bytes.
public struct MonthLengths: Hashable, Sendable {
  /// The most months a year can have.
  public static let capacity: Int32 = 20

  private static let bits: UInt64 = 6
  private static let inWord: UInt64 = 10
  private static let lowest: UInt64 = 0b111111

  /// Months 1 to 10, six bits each, the first in the lowest bits.
  private var first: UInt64 = 0
  /// Months 11 to 20.
  private var second: UInt64 = 0
  private var months: UInt8 = 0
  private var days: UInt16 = 0

  /// No months.
  public init() {}

  /// `count` months of `shorter` days, those whose bit is set in `longMonths` one day longer.
  ///
  /// - Parameters:
  ///   - shorter: days, 0 to 34; 0 makes months that never occur.
  ///   - longMonths: bit 0 stands for the first month.
  ///   - count: 0 to 20 months.
  public init(shorter: UInt8, longMonths: UInt32 = 0, count: Int32) {
    var index: Int32 = 0
    while index < count {
      append(shorter + UInt8(truncatingIfNeeded: longMonths >> index & 1))
      index += 1
    }
  }

  /// Twelve months, or thirteen where the last has days.
  init(
    _ month1: UInt8, _ month2: UInt8, _ month3: UInt8, _ month4: UInt8,
    _ month5: UInt8, _ month6: UInt8, _ month7: UInt8, _ month8: UInt8,
    _ month9: UInt8, _ month10: UInt8, _ month11: UInt8, _ month12: UInt8, _ month13: UInt8 = 0
  ) {
    append(month1)
    append(month2)
    append(month3)
    append(month4)
    append(month5)
    append(month6)
    append(month7)
    append(month8)
    append(month9)
    append(month10)
    append(month11)
    append(month12)
    if month13 > 0 { append(month13) }
  }

  /// The number of months.
  public var count: Int32 { Int32(months) }

  /// The days of all months together.
  public var total: Int32 { Int32(days) }

  /// The days of the month with this place, from 1. A month that is not there has 0 days.
  public subscript(ordinal: Int32) -> Int32 {
    guard ordinal >= 1, ordinal <= count else { return 0 }
    let index = UInt64(truncatingIfNeeded: ordinal &- 1)
    let bits =
      index < Self.inWord
      ? first &>> (index &* Self.bits) : second &>> ((index &- Self.inWord) &* Self.bits)
    return Int32(truncatingIfNeeded: bits & Self.lowest)
  }

  /// Adds a month at the end. A 21st month is not taken.
  ///
  /// - Parameter length: 1 to 35 days; 0 for a month that never occurs.
  public mutating func append(_ length: UInt8) {
    assert(length <= 35)
    guard count < Self.capacity else { return }
    months += 1
    add(UInt64(length), toMonth: UInt64(months) &- 1)
  }

  /// Makes the month with this place, which is 1 to ``count``, one day longer.
  mutating func lengthen(_ ordinal: Int32) {
    add(1, toMonth: UInt64(truncatingIfNeeded: ordinal &- 1))
  }

  private mutating func add(_ length: UInt64, toMonth index: UInt64) {
    if index < Self.inWord {
      first &+= length &<< (index &* Self.bits)
    } else {
      second &+= length &<< ((index &- Self.inWord) &* Self.bits)
    }
    days &+= UInt16(truncatingIfNeeded: length)
  }
}
