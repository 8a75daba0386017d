/// The Korean lunar calendar, `dangi` in CLDR: the years of a table, 1600 to 2100.
///
/// A lunisolar calendar of twelve months, `M01` to `M12`, of 29 or 30 days, and in about seven of nineteen years a
/// leap month, which follows the month whose number it takes. The table has `M01L` to `M11L`.
///
/// - Eras: none. A year has the number of the Gregorian year in which it begins, between 21 January and 20 February:
///   2024 is the year from 10 February 2024. The count of the Dangun era, 2333 more, is left to whoever shows it.
/// - Leap rule: that of `chinese`, since 1912 by the standard time of Korea, UTC+9 but for 1954 to 1961. Before 1912
///   Korea took over the calendar of the Qing, and until the 1650s that of the Ming.
/// - Not modelled: the names of years, months and days.
/// - Source: the tables of the Korea Astronomy and Space Science Institute (KASI) up to 2050, those before 1900 as
///   the Python package korean_lunar_calendar has them; computed by the same rule from 13 November 2050 on.
///   `Docs/Calendars/Dangi.md` has the days on which others differ.
public enum DangiCalendar: CalendarSystem {
  /// The years of the table.
  public static let years: ClosedRange<Int32> = DangiTable.years

  /// 1600, the first year of the table.
  public static var yearOne: Int32 { years.lowerBound }
  /// None.
  public static var eras: Eras { Eras() }
  /// None: only the table tells which years have a leap month.
  public static var monthCycle: MonthCycle? { nil }
  /// The twelve months, and the leap months that the table has, with their longest lengths there.
  public static var monthSet: MonthSet { EastAsianYears.monthSet(leap: DangiTable.longestLeapMonths) }
  /// `M01` to `M12`, and `M01L` to `M11L`.
  public static var monthCodes: MonthCodes { EastAsianYears.monthCodes(leapNumbers: DangiTable.leapNumbers) }
  /// 30 days.
  public static var longestMonth: Int32 { 30 }

  private static var table: EastAsianYears {
    EastAsianYears(DangiTable.rows, years: years, days: DangiTable.firstDay...DangiTable.lastDay)
  }

  /// The layout of the year that holds `day`.
  ///
  /// - Throws: ``CalendarError/fixedDayOutOfRange(_:)`` when that year is not in ``years``.
  /// - Complexity: O(1).
  public static func layout(containing day: FixedDay) throws(CalendarError) -> YearLayout {
    try table.layout(containing: day)
  }

  /// How `year` is laid out.
  ///
  /// - Throws: ``CalendarError/yearOutOfRange(_:)`` when `year` is not in ``years``.
  /// - Complexity: O(1).
  public static func layout(ofYear year: Int32) throws(CalendarError) -> YearLayout {
    try table.layout(ofYear: year)
  }

  /// The date of `day`, without the layout of its year.
  ///
  /// - Throws: ``CalendarError/fixedDayOutOfRange(_:)`` when the day is not in ``years``.
  /// - Complexity: O(1).
  public static func date(of day: FixedDay) throws(CalendarError) -> CalendarDate {
    try table.date(of: day)
  }

  /// The fixed day of `date`, without the layout of its year. Rejects what does not exist; it never rolls over or
  /// clamps.
  ///
  /// - Throws: a ``CalendarError`` naming the first field that is wrong: year, month, day.
  /// - Complexity: O(1).
  public static func fixedDay(of date: CalendarDate) throws(CalendarError) -> FixedDay {
    try table.fixedDay(of: date, in: monthCodes)
  }
}
