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
public enum DangiCalendar: EastAsianCalendarSystem {
  /// The years of the table.
  public static let years: ClosedRange<Int32> = DangiTable.years
  /// The table, generated from the data.
  public static var table: EastAsianYears {
    EastAsianYears(
      DangiTable.rows, years: years, days: DangiTable.firstDay...DangiTable.lastDay,
      zone: DangiTable.zone)
  }
  /// As the table has them.
  public static var longestLeapMonths: MonthLengths { DangiTable.longestLeapMonths }
  /// As the table has them.
  public static var leapNumbers: UInt16 { DangiTable.leapNumbers }
}
