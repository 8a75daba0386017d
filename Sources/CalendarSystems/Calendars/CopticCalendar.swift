/// The Coptic calendar, `coptic` in CLDR.
///
/// A solar calendar of twelve 30-day months, `M01` (Tout) to `M12` (Mesra), followed by the epagomenal days, `M13`
/// (Nasie): 5 of them, or 6 in a leap year.
///
/// - Era: `am`, Anno Martyrum. Year 1 begins on 29 August 284 (Julian), R.D. 103 605; years before 1 are counted on in it.
/// - Leap rule: a year is leap when `year` modulo 4 is 3. Years before 1 follow it too.
/// - Not modelled: the sunset start of the day. A day is the civil day it mostly overlaps.
/// - Source: Reingold and Dershowitz, *Calendrical Calculations*, 4th ed., §4.1; CLDR and ECMAScript Temporal for the
///   era's name.
public enum CopticCalendar: CalendarSystem {
  /// The years this calendar answers for: about 205 million days.
  public static let years: ClosedRange<Int32> = -280_000...280_000

  /// `am`.
  public static var eras: Eras { Eras(.am) }
  /// The thirteen months, as in a leap year.
  public static var monthSet: MonthSet { AlexandrianYears.monthSet }
  /// `M01` to `M13`.
  public static var monthCodes: MonthCodes { AlexandrianYears.monthCodes }
  /// 30 days.
  public static var longestMonth: Int32 { AlexandrianYears.longestMonth }

  /// The layout of the year that holds `day`.
  ///
  /// - Throws: ``CalendarError/fixedDayOutOfRange(_:)`` when that year is not in ``years``.
  /// - Complexity: O(1).
  public static func layout(containing day: FixedDay) throws(CalendarError) -> YearLayout {
    try AlexandrianYears.layout(containing: day, ahead: 0)
  }

  /// How `year` is laid out.
  ///
  /// - Throws: ``CalendarError/yearOutOfRange(_:)`` when `year` is not in ``years``.
  /// - Complexity: O(1).
  public static func layout(ofYear year: Int32) throws(CalendarError) -> YearLayout {
    try AlexandrianYears.layout(ofYear: year, ahead: 0)
  }
}
