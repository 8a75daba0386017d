/// The calendars, to be chosen at run time. Faces give them their CLDR names.
///
/// The raw values are part of the interface between the engine and its hosts: they never change.
public enum CalendarID: UInt8, Sendable {
  case gregory = 0
  case hebrew = 1

  /// The years that the calendar answers for.
  public var years: ClosedRange<Int32> {
    switch self {
    case .gregory: GregorianCalendar.years
    case .hebrew: HebrewCalendar.years
    }
  }

  /// Year 1 of the first era that counts forward.
  public var yearOne: Int32 {
    switch self {
    case .gregory: GregorianCalendar.yearOne
    case .hebrew: HebrewCalendar.yearOne
    }
  }

  /// The months that the calendar ever has.
  @inline(never)  // Large answers, once in a program.
  public var monthSet: MonthSet {
    switch self {
    case .gregory: GregorianCalendar.monthSet
    case .hebrew: HebrewCalendar.monthSet
    }
  }

  /// The codes of ``monthSet``.
  public var monthCodes: MonthCodes {
    switch self {
    case .gregory: GregorianCalendar.monthCodes
    case .hebrew: HebrewCalendar.monthCodes
    }
  }

  /// The most days that any month has.
  public var longestMonth: Int32 {
    switch self {
    case .gregory: GregorianCalendar.longestMonth
    case .hebrew: HebrewCalendar.longestMonth
    }
  }

  /// Whether leap months stand at one place in all years that have them.
  public var leapMonths: MonthSet.LeapMonths {
    switch self {
    case .gregory: GregorianCalendar.monthSet.leapMonths
    case .hebrew: HebrewCalendar.monthSet.leapMonths
    }
  }

  /// What a leap month becomes in a year that lacks it.
  public var leapPartner: MonthSet.LeapPartner {
    switch self {
    case .gregory: GregorianCalendar.monthSet.leapPartner
    case .hebrew: HebrewCalendar.monthSet.leapPartner
    }
  }

  /// The layout of the year that holds `day`.
  ///
  /// - Throws: ``CalendarError/fixedDayOutOfRange(_:)`` when that year is not in ``years``.
  /// - Complexity: O(1).
  @inline(never)  // Large answers, once in a program.
  public func layout(containing day: FixedDay) throws(CalendarError) -> YearLayout {
    switch self {
    case .gregory: try GregorianCalendar.layout(containing: day)
    case .hebrew: try HebrewCalendar.layout(containing: day)
    }
  }

  /// The layout of `year`.
  ///
  /// - Throws: ``CalendarError/yearOutOfRange(_:)`` when `year` is not in ``years``.
  /// - Complexity: O(1).
  @inline(never)  // Large answers, once in a program.
  public func layout(ofYear year: Int32) throws(CalendarError) -> YearLayout {
    switch self {
    case .gregory: try GregorianCalendar.layout(ofYear: year)
    case .hebrew: try HebrewCalendar.layout(ofYear: year)
    }
  }

  /// The date of `day`.
  ///
  /// - Throws: ``CalendarError/fixedDayOutOfRange(_:)`` when the day is not in ``years``.
  /// - Complexity: O(1).
  public func date(of day: FixedDay) throws(CalendarError) -> CalendarDate {
    guard let date = try layout(containing: day).date(of: day) else { throw .fixedDayOutOfRange(day) }
    return date
  }

  /// The fixed day of `date`. Rejects what does not exist; it never rolls over or clamps.
  ///
  /// - Throws: a ``CalendarError`` naming the first field that is wrong: year, month, day.
  /// - Complexity: O(1).
  public func fixedDay(of date: CalendarDate) throws(CalendarError) -> FixedDay {
    try layout(ofYear: date.year).fixedDay(of: date, in: monthCodes)
  }
}
