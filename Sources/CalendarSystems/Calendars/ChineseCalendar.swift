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
public enum ChineseCalendar: CalendarSystem {
  /// The years of the table.
  public static let years: ClosedRange<Int32> = ChineseTable.years

  /// 1700, the first year of the table.
  public static var yearOne: Int32 { years.lowerBound }
  /// None.
  public static var eras: Eras { Eras() }
  /// None: only the table tells which years have a leap month.
  public static var monthCycle: MonthCycle? { nil }
  /// The twelve months, and the leap months that the table has, with their longest lengths there.
  public static var monthSet: MonthSet { EastAsianYears.monthSet(leap: ChineseTable.longestLeapMonths) }
  /// `M01` to `M12`, and `M02L` to `M11L`.
  public static var monthCodes: MonthCodes { EastAsianYears.monthCodes(leapNumbers: ChineseTable.leapNumbers) }
  /// 30 days.
  public static var longestMonth: Int32 { 30 }

  private static var table: EastAsianYears {
    EastAsianYears(ChineseTable.rows, years: years, days: ChineseTable.firstDay...ChineseTable.lastDay)
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
