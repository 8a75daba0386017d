/// A row of month lengths in days: up to 20 months of 1 to 35 days, packed in 20 bytes.
public struct MonthLengths: Hashable, Sendable {
  /// The most months a year can have.
  public static let capacity: Int32 = 20

  private static let bits: UInt64 = 6
  private static let inWord: Int32 = 10
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

  /// The number of months.
  public var count: Int32 { Int32(months) }

  /// The days of all months together.
  public var total: Int32 { Int32(days) }

  /// The days of the month with this place, from 1. A month that is not there has 0 days.
  public subscript(ordinal: Int32) -> Int32 {
    guard ordinal >= 1, ordinal <= count else { return 0 }
    let index = ordinal - 1
    let word = index < Self.inWord ? first : second
    let place = UInt64(truncatingIfNeeded: index < Self.inWord ? index : index - Self.inWord)
    return Int32(truncatingIfNeeded: word >> (place &* Self.bits) & Self.lowest)
  }

  /// Adds a month at the end. A 21st month is not taken.
  ///
  /// - Parameter length: 1 to 35 days; 0 for a month that never occurs.
  public mutating func append(_ length: UInt8) {
    assert(length <= 35)
    guard count < Self.capacity else { return }
    let place = UInt64(months)
    if count < Self.inWord {
      first |= UInt64(length) << (place &* Self.bits)
    } else {
      second |= UInt64(length) << ((place - UInt64(Self.inWord)) &* Self.bits)
    }
    months += 1
    days += UInt16(length)
  }
}
