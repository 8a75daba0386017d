/// A calendar of lunar years that only a table knows: `chinese`, `dangi` and `vietnamese`.
///
/// All it says is which table, and which leap months that has; ``EastAsianYears`` does the rest.
public protocol EastAsianCalendarSystem: CalendarSystem {
  /// The table of its years.
  static var table: EastAsianYears { get }
  /// For each month number the most days of the leap month, 0 where there is none.
  static var longestLeapMonths: MonthLengths { get }
  /// A bit for each number that a leap month has; bit 0 stands for `M01L`.
  static var leapNumbers: UInt16 { get }
}

extension EastAsianCalendarSystem {
  /// The first year of the table.
  public static var yearOne: Int32 { years.lowerBound }
  /// None.
  public static var eras: Eras { Eras() }
  /// None: only the table tells which years have a leap month.
  public static var monthCycle: MonthCycle? { nil }
  /// The twelve months, and the leap months that the table has, with their longest lengths there.
  public static var monthSet: MonthSet { EastAsianYears.monthSet(leap: longestLeapMonths) }
  /// `M01` to `M12`, and the leap months that the table has.
  public static var monthCodes: MonthCodes { EastAsianYears.monthCodes(leapNumbers: leapNumbers) }
  /// 30 days.
  public static var longestMonth: Int32 { 30 }

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
    try check(year)
    return layout(ofKnownYear: year)
  }

  /// How `year`, one of ``years``, is laid out.
  static func layout(ofKnownYear year: Int32) -> YearLayout {
    table.layout(ofKnownYear: year)
  }

  static var days: ClosedRange<Int32> { table.days }

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
