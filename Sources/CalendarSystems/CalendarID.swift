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
  public var monthSet: MonthSet {
    switch self {
    case .gregory: GregorianCalendar.monthSet
    case .hebrew: HebrewCalendar.monthSet
    }
  }

  /// The layout of the year that holds `day`.
  ///
  /// - Throws: ``CalendarError/fixedDayOutOfRange(_:)`` when that year is not in ``years``.
  /// - Complexity: O(1).
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
    switch self {
    case .gregory: try GregorianCalendar.date(of: day)
    case .hebrew: try HebrewCalendar.date(of: day)
    }
  }

  /// The fixed day of `date`. Rejects what does not exist; it never rolls over or clamps.
  ///
  /// - Throws: a ``CalendarError`` naming the first field that is wrong: year, month, day.
  /// - Complexity: O(1).
  public func fixedDay(of date: CalendarDate) throws(CalendarError) -> FixedDay {
    switch self {
    case .gregory: try GregorianCalendar.fixedDay(of: date)
    case .hebrew: try HebrewCalendar.fixedDay(of: date)
    }
  }
}
