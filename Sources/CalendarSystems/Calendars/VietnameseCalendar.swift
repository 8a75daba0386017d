/// The Vietnamese lunar calendar, `vietnamese` in this project, for CLDR has none: the years of a table, 1900 to 2100.
///
/// A lunisolar calendar of twelve months, `M01` to `M12`, of 29 or 30 days, and in about seven of nineteen years a
/// leap month, which follows the month whose number it takes. The table has `M02L` to `M09L` and `M11L`.
///
/// - Eras: none. A year has the number of the Gregorian year in which it begins, between 21 January and 20 February:
///   1985 is the year from 21 January 1985.
/// - Leap rule: that of `chinese`, since 1968 by UTC+7; before 1968 the Chinese months themselves.
/// - Not modelled: the calendar of the south from 1968 to 1975, which kept UTC+8, and the names of years, months and
///   days.
/// - Source: the tables of Ho Ngoc Duc for the official calendar since 1968. `Docs/Calendars/Vietnamese.md` has the
///   days on which others differ.
public enum VietnameseCalendar: EastAsianCalendarSystem {
  /// The years of the table.
  public static let years: ClosedRange<Int32> = VietnameseTable.years
  /// The table, generated from the data.
  public static var table: EastAsianYears {
    EastAsianYears(
      VietnameseTable.rows, years: years, days: VietnameseTable.firstDay...VietnameseTable.lastDay,
      zone: VietnameseTable.zone)
  }
  /// As the table has them.
  public static var longestLeapMonths: MonthLengths { VietnameseTable.longestLeapMonths }
  /// As the table has them.
  public static var leapNumbers: UInt16 { VietnameseTable.leapNumbers }
}
