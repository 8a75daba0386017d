/// A calendar: how its years are laid out. Everything else is derived once, for all calendars.
///
/// A calendar answers three questions: the layout of the year that holds a day, the layout of a year, and its
/// month set. Conversions follow:
///
///     let day = try GregorianCalendar.fixedDay(of: CalendarDate(year: 2012, month: MonthCode(4), day: 4))
///     let date = try HebrewCalendar.date(of: day)          // 12 Nisan 5772
///
/// The calendars are known by their CLDR names; ``CalendarID`` chooses one at run time.
public protocol CalendarSystem: Sendable {
  /// The years that the calendar answers for, on Temporal's line of years.
  static var years: ClosedRange<Int32> { get }

  /// The year that a reader expects a list of years to begin with: year 1 of the first era that counts forward.
  static var yearOne: Int32 { get }

  /// The months that the calendar ever has.
  static var monthSet: MonthSet { get }

  /// The codes of ``monthSet``, as a constant.
  static var monthCodes: MonthCodes { get }

  /// The most days that any month of ``monthSet`` has, as a constant.
  static var longestMonth: Int32 { get }

  /// The eras in which its years are counted, in the order of time.
  static var eras: Eras { get }

  /// How the months of many years are counted at once; `nil` when only the years themselves tell.
  static var monthCycle: MonthCycle? { get }

  /// When the era with this place in ``eras`` was; `nil` at a place where there is none.
  static func eraSpan(at index: Int32) -> EraSpan?

  /// The layout of the year that holds `day`.
  ///
  /// - Throws: ``CalendarError/fixedDayOutOfRange(_:)`` when that year is not in ``years``.
  static func layout(containing day: FixedDay) throws(CalendarError) -> YearLayout

  /// The layout of `year`.
  ///
  /// - Throws: ``CalendarError/yearOutOfRange(_:)`` when `year` is not in ``years``.
  static func layout(ofYear year: Int32) throws(CalendarError) -> YearLayout

  /// The date of `day`. Derived from the layouts, unless the calendar has a faster way.
  ///
  /// - Throws: ``CalendarError/fixedDayOutOfRange(_:)`` when the day is not in ``years``.
  /// - Complexity: O(1).
  static func date(of day: FixedDay) throws(CalendarError) -> CalendarDate

  /// The fixed day of `date`. Derived from the layouts, unless the calendar has a faster way. Rejects what does not
  /// exist; it never rolls over or clamps.
  ///
  /// - Throws: a ``CalendarError`` naming the first field that is wrong: year, month, day.
  /// - Complexity: O(1).
  static func fixedDay(of date: CalendarDate) throws(CalendarError) -> FixedDay
}

extension CalendarSystem {
  /// Year 1, as most calendars count.
  public static var yearOne: Int32 { 1 }

  /// Found in ``monthSet``.
  public static var monthCodes: MonthCodes { monthSet.codes }

  /// Found in ``monthSet``.
  public static var longestMonth: Int32 { monthSet.longestLength }

  /// As many months in every year as ``monthCodes`` has, which is so where no month is leap.
  public static var monthCycle: MonthCycle? { MonthCycle(years: 1, months: monthCodes.count) }

  /// One era for all years, or one that counts backward from year 0 and one that counts forward from year 1.
  public static func eraSpan(at index: Int32) -> EraSpan? {
    eras.span(at: index, yearOne: (try? layout(ofYear: 1))?.newYear)
  }

  /// Refuses a year that is not in ``years``.
  @inline(__always)
  static func check(_ year: Int32) throws(CalendarError) {
    guard year >= years.lowerBound, year <= years.upperBound else { throw .yearOutOfRange(year) }
  }

  /// By the layout of the year that holds the day.
  public static func date(of day: FixedDay) throws(CalendarError) -> CalendarDate {
    guard let date = try layout(containing: day).date(of: day) else {
      throw .fixedDayOutOfRange(day)
    }
    return date
  }

  /// By the layout of the date's year.
  public static func fixedDay(of date: CalendarDate) throws(CalendarError) -> FixedDay {
    try layout(ofYear: date.year).fixedDay(of: date, in: monthCodes)
  }
}

extension YearLayout {
  /// The fixed day of `date`, whose year is this one. Rejects what does not exist.
  ///
  /// - Throws: a ``CalendarError`` naming the first field that is wrong: year, month, day.
  @inline(__always)
  func fixedDay(
    of date: CalendarDate, in monthCodes: @autoclosure () -> MonthCodes
  ) throws(CalendarError) -> FixedDay {
    if let day = day(of: date) { return day }
    guard date.year == year else { throw .yearOutOfRange(date.year) }
    guard !contains(rank: date.month.rank) else { throw .dayNotInMonth(date.day) }
    throw monthCodes().contains(date.month) ? .monthNotInYear(date.month) : .monthNotInCalendar(date.month)
  }
}
