/// An arithmetic Islamic calendar, which says on which day it begins.
///
/// ``IslamicYears`` does the rest.
public protocol IslamicNumbering: CalendarSystem {
  /// R.D. of 1 Muharram of year 1.
  static var epoch: Int32 { get }
}

extension IslamicNumbering {
  /// About 205 million days.
  public static var years: ClosedRange<Int32> { IslamicYears.years }
  /// `bh` and `ah`.
  public static var eras: Eras { Eras(.bh, .ah) }
  /// The twelve months, as in a leap year.
  public static var monthSet: MonthSet { IslamicYears.monthSet }
  /// `M01` to `M12`.
  public static var monthCodes: MonthCodes { IslamicYears.monthCodes }
  /// 30 days.
  public static var longestMonth: Int32 { IslamicYears.longestMonth }

  /// The layout of the year that holds `day`.
  ///
  /// - Throws: ``CalendarError/fixedDayOutOfRange(_:)`` when that year is not in ``years``.
  /// - Complexity: O(1).
  public static func layout(containing day: FixedDay) throws(CalendarError) -> YearLayout {
    try IslamicYears.layout(containing: day, epoch: epoch)
  }

  /// How `year` is laid out.
  ///
  /// - Throws: ``CalendarError/yearOutOfRange(_:)`` when `year` is not in ``years``.
  /// - Complexity: O(1).
  @inline(never)  // One copy for all that ask for fixed days.
  public static func layout(ofYear year: Int32) throws(CalendarError) -> YearLayout {
    try check(year)
    return layout(ofKnownYear: year)
  }

  /// How `year`, one of ``years``, is laid out.
  static func layout(ofKnownYear year: Int32) -> YearLayout {
    IslamicYears.layout(ofKnownYear: year, epoch: epoch)
  }

  static var days: ClosedRange<Int32> { IslamicYears.days(from: epoch) }
}
