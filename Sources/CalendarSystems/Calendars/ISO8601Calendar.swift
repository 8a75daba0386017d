/// The calendar of ISO 8601, `iso8601` in CLDR: the proleptic Gregorian calendar without eras.
///
/// A solar calendar of twelve months, `M01` (January) to `M12` (December), of 31, 28 or 29, 31, 30, 31, 30, 31,
/// 31, 30, 31, 30 and 31 days.
///
/// - Eras: none. Years are numbered, with a year 0. Year 1 begins on R.D. 1.
/// - Leap rule: years that 4 divides, but not 100, and those that 400 divides. Years before 1 follow it too.
/// - Not modelled: weeks and week years, which are no part of a date here.
/// - Source: ISO 8601-1:2019, §4.2.1; ECMAScript Temporal for the missing eras.
public enum ISO8601Calendar: CalendarSystem {
  /// The years this calendar answers for: about 219 million days.
  public static let years: ClosedRange<Int32> = -300_000...300_000

  /// None.
  public static var eras: Eras { Eras() }
  /// The twelve months, as in a leap year.
  public static var monthSet: MonthSet { GregorianYears.monthSet }
  /// `M01` to `M12`.
  public static var monthCodes: MonthCodes { GregorianYears.monthCodes }
  /// 31 days.
  public static var longestMonth: Int32 { GregorianYears.longestMonth }

  /// The layout of the year that holds `day`.
  ///
  /// - Throws: ``CalendarError/fixedDayOutOfRange(_:)`` when that year is not in ``years``.
  /// - Complexity: O(1).
  public static func layout(containing day: FixedDay) throws(CalendarError) -> YearLayout {
    try GregorianYears.layout(containing: day, ahead: 0)
  }

  /// How `year` is laid out.
  ///
  /// - Throws: ``CalendarError/yearOutOfRange(_:)`` when `year` is not in ``years``.
  /// - Complexity: O(1).
  public static func layout(ofYear year: Int32) throws(CalendarError) -> YearLayout {
    try GregorianYears.layout(ofYear: year, ahead: 0)
  }

  /// The date of `day`, by a direct formula.
  ///
  /// - Throws: ``CalendarError/fixedDayOutOfRange(_:)`` when the day is not in ``years``.
  /// - Complexity: O(1).
  public static func date(of day: FixedDay) throws(CalendarError) -> CalendarDate {
    try GregorianYears.date(of: day, ahead: 0)
  }

  /// The fixed day of `date`, by a direct formula. Rejects what does not exist; it never rolls over or clamps.
  ///
  /// - Throws: a ``CalendarError`` naming the first field that is wrong: year, month, day.
  /// - Complexity: O(1).
  public static func fixedDay(of date: CalendarDate) throws(CalendarError) -> FixedDay {
    try GregorianYears.fixedDay(of: date, ahead: 0)
  }
}
