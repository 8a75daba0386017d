/// A year of the Gregorian rule, as a century and a year of the century.
///
/// Both are counted from 0, and from a year so early that all numbers are positive. Centuries begin with the years 1, 101,
/// 201 and so on: the leap day that a cycle of 400 years has over 97 is its very last. The formulas are this project's own.
struct GregorianYear {
  private let century: UInt32
  private let yearOfCentury: UInt32

  /// Whole cycles before the year 1.
  private static let shift: Int32 = 751 * 400
  /// R.D. of the first day of all.
  private static let start: Int32 = 1 - 751 * 146_097

  /// The year with this number, which is -300 399 or more.
  @inline(__always)
  init(_ year: Int32) {
    let shifted = UInt32(truncatingIfNeeded: year &+ (Self.shift &- 1))
    (century, yearOfCentury) = shifted.quotientAndRemainder(dividingBy: 100)
  }

  /// The year that holds a day, R.D.
  @inline(__always)
  init(holding day: Int32) {
    // A century begins after 146 097 / 4 days a century, rounded down, and in it a year after 1461 / 4 days a year.
    let quarters = 4 &* UInt32(truncatingIfNeeded: day &- Self.start) &+ 3
    century = quarters / 146_097
    yearOfCentury = ((quarters % 146_097) | 3) / 1_461
  }

  /// The year's Gregorian number.
  var number: Int32 { Int32(truncatingIfNeeded: 100 &* century &+ yearOfCentury) &- (Self.shift &- 1) }

  /// R.D. of 1 January.
  var newYear: Int32 {
    Int32(truncatingIfNeeded: 146_097 &* century / 4 &+ 1_461 &* yearOfCentury / 4) &+ Self.start
  }

  /// Whether the year has 366 days.
  var isLeap: Bool { yearOfCentury & 3 == 3 && (yearOfCentury != 99 || century & 3 == 3) }
}
