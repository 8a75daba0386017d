/// The Gregorian calendar, `gregory` in CLDR, carried back before 1582 by its own rule (proleptic).
///
/// A solar calendar of twelve months, `M01` (January) to `M12` (December), of 31, 28 or 29, 31, 30, 31, 30, 31,
/// 31, 30, 31, 30 and 31 days.
///
/// - Eras: `ce`, and `bce` for year 0 (1 BCE) and before. Year 1 begins on R.D. 1.
/// - Leap rule: years that 4 divides, but not 100, and those that 400 divides. Years before 1 follow it too.
/// - Not modelled: the Julian calendar that was in use before the reform; that is the calendar `julian`.
/// - Source: Reingold and Dershowitz, *Calendrical Calculations*, 4th ed., §2.1 and §2.2.
public enum GregorianCalendar: GregorianNumbering {
  /// The Gregorian numbers themselves.
  public static let ahead: Int32 = 0

  /// `bce` and `ce`.
  public static var eras: Eras { Eras(.bce, .ce) }

  // As for all Gregorian numbers, but inline in whatever program names the calendar.

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
