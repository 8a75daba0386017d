/// The years of the Alexandrian reform, counted on before it by the same rule, under whatever number a calendar has for
/// them.
///
/// `coptic`, `ethiopic` and `ethioaa` share these years and differ in numbers, eras and the months' names. Here they are
/// numbered as the Copts do. A year has twelve months of 30 days and then 5 epagomenal days, or 6 where the number
/// modulo 4 is 3.
///
/// Source: Reingold and Dershowitz, *Calendrical Calculations*, 4th ed., §4.1, for the epoch and the leap rule. The
/// formulas by quarters of days are this project's own.
enum AlexandrianYears {
  /// The Coptic years: about 205 million days.
  static let years: ClosedRange<Int32> = -280_000...280_000

  private static let daysInFourYears: Int32 = 1_461
  /// R.D. of 1 Tout of year 0, which opens four years of which the last is leap.
  private static let yearZero: Int32 = 103_605 - 365
  private static let firstDay: Int32 = yearZero - 70_000 * daysInFourYears  // 1 Tout of -280 000
  private static let lastDay: Int32 = yearZero + 70_000 * daysInFourYears + 364  // 5 Nasie of 280 000

  static var days: ClosedRange<Int32> { firstDay...lastDay }

  /// The thirteen months, as in a leap year.
  static var monthSet: MonthSet { MonthSet(ordinary: MonthLengths(30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 6)) }
  static var monthCodes: MonthCodes { MonthCodes(count: 13) }
  static let longestMonth: Int32 = 30

  /// The layout of the year that holds `day`.
  ///
  /// - Parameter ahead: what the calendar's number of a year is above the Coptic.
  @inline(never)  // One copy for all that ask for dates.
  static func layout(containing day: FixedDay, ahead: Int32) throws(CalendarError) -> YearLayout {
    guard day.rataDie >= firstDay, day.rataDie <= lastDay else { throw .fixedDayOutOfRange(day) }
    // Year y, from the first, begins 1461 y / 4 days after it, rounded down; at most 2^30 quarters.
    let quarters = 4 &* UInt32(truncatingIfNeeded: day.rataDie &- firstDay) &+ 3
    return layout(yearFromFirst: quarters / 1_461, ahead: ahead)
  }

  /// The layout of the year that the calendar calls `year`, which is one of its years.
  @inline(__always)
  static func layout(ofKnownYear year: Int32, ahead: Int32) -> YearLayout {
    layout(yearFromFirst: UInt32(truncatingIfNeeded: year &- ahead &- years.lowerBound), ahead: ahead)
  }

  @inline(__always)
  private static func layout(yearFromFirst year: UInt32, ahead: Int32) -> YearLayout {
    var months = MonthLengths(30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 5)
    if year & 3 == 3 { months.lengthen(13) }
    return YearLayout(
      year: Int32(truncatingIfNeeded: year) &+ years.lowerBound &+ ahead,
      newYear: FixedDay(rataDie: firstDay &+ Int32(truncatingIfNeeded: 1_461 &* year / 4)), months: months)
  }
}
