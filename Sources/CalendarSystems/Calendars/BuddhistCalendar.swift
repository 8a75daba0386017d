/// The Thai solar calendar, `buddhist` in CLDR: Gregorian months and days under Buddhist years.
///
/// A solar calendar of twelve months, `M01` (January) to `M12` (December), of 31, 28 or 29, 31, 30, 31, 30, 31,
/// 31, 30, 31, 30 and 31 days.
///
/// - Era: `be`, the Buddhist Era, 543 years ahead of the Gregorian year; years before 1 are counted on in it.
/// - Leap rule: the Gregorian one, for the Gregorian year. Years before 1 follow it too.
/// - Not modelled: the years that began in April, before 2484 BE (1941), and the lunar calendar in use before 1889.
/// - Source: CLDR and ECMAScript Temporal for the era; *Calendrical Calculations*, 4th ed., §2.1 and §2.2, for the
///   Gregorian rule.
public enum BuddhistCalendar: CalendarSystem {
  /// The years this calendar answers for: about 219 million days.
  public static let years: ClosedRange<Int32> = -299_457...300_543
  /// A Buddhist year is this much above the Gregorian.
  private static let ahead: Int32 = 543

  /// `be`.
  public static var eras: Eras { Eras(.be) }
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
    try GregorianYears.layout(containing: day, ahead: ahead)
  }

  /// How `year` is laid out.
  ///
  /// - Throws: ``CalendarError/yearOutOfRange(_:)`` when `year` is not in ``years``.
  /// - Complexity: O(1).
  public static func layout(ofYear year: Int32) throws(CalendarError) -> YearLayout {
    try GregorianYears.layout(ofYear: year, ahead: ahead)
  }

  /// The date of `day`, by a direct formula.
  ///
  /// - Throws: ``CalendarError/fixedDayOutOfRange(_:)`` when the day is not in ``years``.
  /// - Complexity: O(1).
  public static func date(of day: FixedDay) throws(CalendarError) -> CalendarDate {
    try GregorianYears.date(of: day, ahead: ahead)
  }

  /// The fixed day of `date`, by a direct formula. Rejects what does not exist; it never rolls over or clamps.
  ///
  /// - Throws: a ``CalendarError`` naming the first field that is wrong: year, month, day.
  /// - Complexity: O(1).
  public static func fixedDay(of date: CalendarDate) throws(CalendarError) -> FixedDay {
    try GregorianYears.fixedDay(of: date, ahead: ahead)
  }
}
