/// A calendar that has the Gregorian years and months under numbers, and with eras, of its own.
///
/// All it says is how far its numbers are ahead; ``GregorianYears`` does the rest.
public protocol GregorianNumbering: CalendarSystem {
  /// What the calendar's number of a year is above the Gregorian.
  static var ahead: Int32 { get }
}

extension GregorianNumbering {
  /// The Gregorian years, about 219 million days, under the calendar's numbers.
  public static var years: ClosedRange<Int32> { GregorianYears.firstYear + ahead...GregorianYears.lastYear + ahead }
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
    try check(year)
    return layout(ofKnownYear: year)
  }

  /// How `year`, one of ``years``, is laid out.
  static func layout(ofKnownYear year: Int32) -> YearLayout {
    GregorianYears.layout(ofKnownYear: year, ahead: ahead)
  }

  static var days: ClosedRange<Int32> { GregorianYears.days }

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
