/// A row of month lengths in days: up to 20 months of 1 to 35 days, 511 days in all, packed in 25 bytes.
public struct MonthLengths: Hashable, Sendable {
  /// The most months a year can have.
  public static let capacity: Int32 = 20

  private(set) var starts = MonthStarts()
  private var months: UInt8 = 0

  /// No months.
  public init() {}

  /// `count` months of `shorter` days, those whose bit is set in `longMonths` one day longer.
  ///
  /// - Parameters:
  ///   - shorter: days, 0 to 34; 0 makes months that never occur.
  ///   - longMonths: bit 0 stands for the first month.
  ///   - count: 0 to 20 months.
  public init(shorter: UInt8, longMonths: UInt32 = 0, count: Int32) {
    let count = min(max(count, 0), Self.capacity)
    starts = MonthStarts(shorter: shorter, longMonths: longMonths, count: count)
    months = UInt8(truncatingIfNeeded: count)
  }

  /// Twelve months, or thirteen where the last has days.
  @inline(__always)
  init(
    _ month1: UInt8, _ month2: UInt8, _ month3: UInt8, _ month4: UInt8,
    _ month5: UInt8, _ month6: UInt8, _ month7: UInt8, _ month8: UInt8,
    _ month9: UInt8, _ month10: UInt8, _ month11: UInt8, _ month12: UInt8, _ month13: UInt8 = 0
  ) {
    starts.add(month1, toMonth: 1)
    starts.add(month2, toMonth: 2)
    starts.add(month3, toMonth: 3)
    starts.add(month4, toMonth: 4)
    starts.add(month5, toMonth: 5)
    starts.add(month6, toMonth: 6)
    starts.add(month7, toMonth: 7)
    starts.add(month8, toMonth: 8)
    starts.add(month9, toMonth: 9)
    starts.add(month10, toMonth: 10)
    starts.add(month11, toMonth: 11)
    starts.add(month12, toMonth: 12)
    starts.add(month13, toMonth: 13)
    months = month13 > 0 ? 13 : 12
  }

  /// Months whose starts are known.
  init(starts: MonthStarts, count: Int32) {
    self.starts = starts
    months = UInt8(truncatingIfNeeded: count)
  }

  /// The number of months.
  public var count: Int32 { Int32(months) }

  /// The days of all months together.
  public var total: Int32 { starts.total }

  /// The days of the month with this place, from 1. A month that is not there has 0 days.
  public subscript(ordinal: Int32) -> Int32 {
    guard ordinal >= 1, ordinal <= Self.capacity else { return 0 }
    return starts.days(through: ordinal) &- starts.days(through: ordinal &- 1)
  }

  /// Adds a month at the end. A 21st month is not taken.
  ///
  /// - Parameter length: 1 to 35 days; 0 for a month that never occurs.
  public mutating func append(_ length: UInt8) {
    guard count < Self.capacity else { return }
    assert(length <= 35 && total + Int32(length) <= 511)
    months &+= 1
    starts.add(length, toMonth: count)
  }

  /// The first of two rows, or the second, without a jump: a processor cannot guess which years are leap.
  ///
  /// - Parameter second: 0 or 1.
  @inline(__always)
  init(_ first: MonthLengths, _ other: MonthLengths, second: UInt32) {
    starts = MonthStarts(first.starts, other.starts, second: UInt64(second))
    months = first.months &+ UInt8(truncatingIfNeeded: second) &* (other.months &- first.months)
  }

  /// Makes the month with this place, which is 1 to ``count``, longer.
  @inline(__always)
  mutating func lengthen(_ ordinal: Int32, by days: UInt8 = 1) {
    starts.add(days, toMonth: ordinal)
  }
}
