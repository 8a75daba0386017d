/// The Chinese calendar, `chinese` in CLDR: the years of a table, 1700 to 2200.
///
/// A lunisolar calendar of twelve months, `M01` to `M12`, of 29 or 30 days, and in about seven of nineteen years a
/// leap month, which follows the month whose number it takes. The table has `M02L` to `M11L`.
///
/// - Eras: none. A year has the number of the Gregorian year in which it begins, between 21 January and 20 February:
///   2024 is the year from 10 February 2024. The cycle of sixty years is left to whoever shows names.
/// - Leap rule: a month begins on the day of a new moon, and the winter solstice lies in `M11`; where 13 months begin
///   from one such month to the next, the first without a major solar term is leap. Days are those of UTC+8, before
///   1929 of Beijing.
/// - Not modelled: the names of years, months and days, and the day that began at other times in history.
/// - Source: the tables of the Hong Kong Observatory for 1901 to 2100, the calendar of the Qing for 1900; computed by
///   the Python package sxtwl for the other years. `Docs/Calendars/Chinese.md` has the days on which others differ.
public enum ChineseCalendar: EastAsianCalendarSystem {
  /// The years of the table.
  public static let years: ClosedRange<Int32> = ChineseTable.years
  /// The table, generated from the data.
  public static var table: EastAsianYears {
    EastAsianYears(
      ChineseTable.rows, years: years, days: ChineseTable.firstDay...ChineseTable.lastDay,
      zone: ChineseTable.zone)
  }
  /// As the table has them.
  public static var longestLeapMonths: MonthLengths { ChineseTable.longestLeapMonths }
  /// As the table has them.
  public static var leapNumbers: UInt16 { ChineseTable.leapNumbers }
}
