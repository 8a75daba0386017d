/// A calendar that has the years and months of the Alexandrian reform under numbers, and with eras, of its own.
///
/// All it says is how far its numbers are ahead; ``AlexandrianYears`` does the rest.
public protocol AlexandrianNumbering: CalendarSystem {
  /// What the calendar's number of a year is above the Coptic.
  static var ahead: Int32 { get }
}

extension AlexandrianNumbering {
  /// The Coptic years, about 205 million days, under the calendar's numbers.
  public static var years: ClosedRange<Int32> {
    AlexandrianYears.years.lowerBound + ahead...AlexandrianYears.years.upperBound + ahead
  }
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
    try AlexandrianYears.layout(containing: day, ahead: ahead)
  }

  /// How `year` is laid out.
  ///
  /// - Throws: ``CalendarError/yearOutOfRange(_:)`` when `year` is not in ``years``.
  /// - Complexity: O(1).
  @inline(never)  // One copy for all that ask for fixed days.
  public static func layout(ofYear year: Int32) throws(CalendarError) -> YearLayout {
    try check(year)
    return layout(ofKnownYear: year)
  }

  /// How `year`, one of ``years``, is laid out.
  static func layout(ofKnownYear year: Int32) -> YearLayout {
    AlexandrianYears.layout(ofKnownYear: year, ahead: ahead)
  }

  static var days: ClosedRange<Int32> { AlexandrianYears.days }
}
