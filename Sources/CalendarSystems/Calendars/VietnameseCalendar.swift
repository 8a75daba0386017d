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
public enum VietnameseCalendar: CalendarSystem {
  /// The years of the table.
  public static let years: ClosedRange<Int32> = VietnameseTable.years

  /// 1900, the first year of the table.
  public static var yearOne: Int32 { years.lowerBound }
  /// None.
  public static var eras: Eras { Eras() }
  /// None: only the table tells which years have a leap month.
  public static var monthCycle: MonthCycle? { nil }
  /// The twelve months, and the leap months that the table has, with their longest lengths there.
  public static var monthSet: MonthSet { EastAsianYears.monthSet(leap: VietnameseTable.longestLeapMonths) }
  /// `M01` to `M12`, and `M02L` to `M09L` and `M11L`.
  public static var monthCodes: MonthCodes { EastAsianYears.monthCodes(leapNumbers: VietnameseTable.leapNumbers) }
  /// 30 days.
  public static var longestMonth: Int32 { 30 }

  private static var table: EastAsianYears {
    EastAsianYears(VietnameseTable.rows, years: years, days: VietnameseTable.firstDay...VietnameseTable.lastDay)
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
