/// The years of the Gregorian rule, carried back before 1582, under whatever number a calendar has for them.
///
/// `gregory`, `iso8601`, `buddhist`, `roc` and `japanese` share these years and differ in numbers and eras.
///
/// Source: Reingold and Dershowitz, *Calendrical Calculations*, 4th ed., §2.1 and §2.2, for the epoch and the leap
/// rule. The formulas for a layout, in ``GregorianYear``, are this project's own. The direct conversions follow Neri and
/// Schneider, “Euclidean affine functions and their application to calendar algorithms” (Software: Practice and
/// Experience, 2023): years begin in March, and divisions by a constant become a product and a shift.
@usableFromInline
enum GregorianYears {
  // About 219 million days.
  @inlinable static var firstYear: Int32 { -300_000 }
  @inlinable static var lastYear: Int32 { 300_000 }

  @inlinable static var daysInCycle: Int32 { 146_097 }  // 400 years
  @inlinable static var firstDay: Int32 { 1 &- 750 &* daysInCycle &- 366 }  // 1 January of -300 000
  @inlinable static var lastDay: Int32 { 750 &* daysInCycle }  // 31 December of 300 000

  private static var commonMonths: MonthLengths {
    MonthLengths(31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
  }
  private static var leapMonths: MonthLengths {
    MonthLengths(31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
  }

  /// The twelve months, as in a leap year.
  static var monthSet: MonthSet { MonthSet(ordinary: leapMonths) }
  static var monthCodes: MonthCodes { MonthCodes(count: 12) }
  static let longestMonth: Int32 = 31

  /// Whether a Gregorian year has 366 days.
  @inlinable @inline(__always)
  static func isLeap(_ year: Int32) -> Bool {
    year & (year % 25 == 0 ? 15 : 3) == 0
  }

  /// The days of the years.
  static var days: ClosedRange<Int32> { firstDay...lastDay }

  /// The layout of the year that holds `day`.
  ///
  /// - Parameter ahead: what the calendar's number of a year is above the Gregorian.
  @inline(never)  // One copy for all that ask for dates.
  static func layout(containing day: FixedDay, ahead: Int32) throws(CalendarError) -> YearLayout {
    guard day.rataDie >= firstDay, day.rataDie <= lastDay else { throw .fixedDayOutOfRange(day) }
    return layout(of: GregorianYear(holding: day.rataDie), ahead: ahead)
  }

  /// The layout of the year that the calendar calls `year`, which is one of its years.
  @inline(__always)
  static func layout(ofKnownYear year: Int32, ahead: Int32) -> YearLayout {
    layout(of: GregorianYear(year &- ahead), ahead: ahead)
  }

  @inline(__always)
  private static func layout(of year: GregorianYear, ahead: Int32) -> YearLayout {
    YearLayout(
      year: year.number &+ ahead, newYear: FixedDay(rataDie: year.newYear),
      months: year.isLeap ? leapMonths : commonMonths)
  }

  @inlinable @inline(__always)
  static func gregorianYear(_ year: Int32, ahead: Int32) throws(CalendarError) -> Int32 {
    guard year >= firstYear &+ ahead, year <= lastYear &+ ahead else { throw .yearOutOfRange(year) }
    return year &- ahead
  }

  /// Years before 0 by which the direct conversions count, so that all their numbers are positive: whole cycles.
  @inlinable static var shift: Int32 { 300_400 }
  /// From 1 March of the shifted year 0, the days to R.D. 0: a year begins 306 days before the next 1 January.
  @inlinable static var shiftDays: Int32 { 751 &* daysInCycle &+ 305 }

  /// The date of `day`, without its layout.
  @inlinable @inline(__always)
  static func date(of day: FixedDay, ahead: Int32) throws(CalendarError) -> CalendarDate {
    guard day.rataDie >= firstDay, day.rataDie <= lastDay else { throw .fixedDayOutOfRange(day) }
    let quarters = 4 &* UInt32(truncatingIfNeeded: day.rataDie &+ shiftDays) &+ 3
    let century = quarters / 146_097
    let quartersOfCentury = (quarters % 146_097) | 3
    // 2 939 745 / 2^32 is 1 / 1461, near enough for the quarters of a century.
    let product = UInt64(quartersOfCentury) &* 2_939_745
    let yearOfCentury = UInt32(truncatingIfNeeded: product &>> 32)
    let dayOfYear = UInt32(truncatingIfNeeded: product) / 2_939_745 / 4
    // From March on, month m of 3 to 14 and its days by 2141 / 2^16, which is nearly 5 / 153.
    let months = 2_141 &* dayOfYear &+ 197_913
    let isNextYear = dayOfYear >= 306
    let month = Int32(truncatingIfNeeded: months &>> 16) &- (isNextYear ? 12 : 0)
    return CalendarDate(
      year: Int32(truncatingIfNeeded: 100 &* century &+ yearOfCentury) &- shift &+ (isNextYear ? 1 : 0) &+ ahead,
      month: MonthCode(rank: 2 &* month),
      day: Int32(truncatingIfNeeded: (months & 0xFFFF) / 2_141 &+ 1))
  }

  /// The fixed day of `date`, without its layout.
  @inlinable @inline(__always)
  static func fixedDay(of date: CalendarDate, ahead: Int32) throws(CalendarError) -> FixedDay {
    let year = try gregorianYear(date.year, ahead: ahead)
    let rank = date.month.rank
    guard rank & 1 == 0, UInt32(bitPattern: rank &- 2) <= 22 else { throw .monthNotInCalendar(date.month) }
    let month = rank &>> 1
    let length = month == 2 ? 29 : 30 | (month ^ month &>> 3)
    guard UInt32(bitPattern: date.day &- 1) < UInt32(bitPattern: length) else { throw .dayNotInMonth(date.day) }
    // Hardly ever asked, so that a processor guesses the answer.
    if _slowPath(month == 2 && date.day == 29), !isLeap(year) { throw .dayNotInMonth(date.day) }
    // January and February are months 13 and 14 of the year before.
    let isEarly = month <= 2
    let shifted = UInt32(truncatingIfNeeded: year &+ shift &- (isEarly ? 1 : 0))
    let century = shifted / 100
    let yearDays = 1_461 &* shifted / 4 &- century &+ century / 4
    let monthDays = (979 &* (isEarly ? month &+ 12 : month) &- 2_919) &>> 5
    return FixedDay(rataDie: Int32(truncatingIfNeeded: yearDays) &- shiftDays &+ monthDays &+ date.day &- 1)
  }
}
