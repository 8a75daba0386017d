/// The Gregorian calendar, `gregory` in CLDR, carried back before 1582 by its own rule (proleptic).
///
/// A solar calendar of twelve months, `M01` (January) to `M12` (December), of 31, 28 or 29, 31, 30, 31, 30, 31,
/// 31, 30, 31, 30 and 31 days.
///
/// - Eras: `ce`, and `bce` for year 0 (1 BCE) and before. Year 1 begins on R.D. 1.
/// - Leap rule: years that 4 divides, but not 100, and those that 400 divides. Years before 1 follow it too.
/// - Not modelled: the Julian calendar that was in use before the reform; that is the calendar `julian`.
/// - Source: Reingold and Dershowitz, *Calendrical Calculations*, 4th ed., §2.1 and §2.2.
public enum GregorianCalendar: CalendarSystem {
  /// The years this calendar answers for: about 219 million days.
  public static let years: ClosedRange<Int32> = -300_000...300_000

  /// `bce` and `ce`.
  public static var eras: Eras { Eras(.bce, .ce) }
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
  @inlinable
  public static func date(of day: FixedDay) throws(CalendarError) -> CalendarDate {
    try GregorianYears.date(of: day, ahead: 0)
  }

  /// The fixed day of `date`, by a direct formula. Rejects what does not exist; it never rolls over or clamps.
  ///
  /// - Throws: a ``CalendarError`` naming the first field that is wrong: year, month, day.
  /// - Complexity: O(1).
  @inlinable
  public static func fixedDay(of date: CalendarDate) throws(CalendarError) -> FixedDay {
    try GregorianYears.fixedDay(of: date, ahead: 0)
  }
}
