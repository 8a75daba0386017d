/// The years of the arithmetic Islamic calendars, from whatever day a calendar counts them.
///
/// `islamic-civil` and `islamic-tbla` share these years and differ in the epoch. Of thirty years the 2nd, 5th, 7th, 10th,
/// 13th, 16th, 18th, 21st, 24th, 26th and 29th are leap. A year has 30 and 29 days by turns, and a leap year a 30th day
/// in its last month.
///
/// Source: Reingold and Dershowitz, *Calendrical Calculations*, 4th ed., §7.1, for the months, the leap years and the
/// epochs. The formulas by whole cycles before the first year, and by a product and a shift, are this project's own.
enum IslamicYears {
  /// The years: about 205 million days.
  static let years: ClosedRange<Int32> = -290_000...290_000

  /// Years by which all are shifted, so that numbers are positive: whole cycles of 30 years, which have 10 631 days.
  private static let shift: Int32 = 9_667 * 30
  /// From the first day of the shifted year 0 to 1 Muharram of year 1.
  private static let daysToEpoch: Int32 = 9_667 * 10_631 + 354

  // From 1 Muharram of year 1.
  private static let firstDay: Int32 = 3_543 - daysToEpoch  // 1 Muharram of -290 000, the shifted year 10
  private static let lastDay: Int32 = 205_536_563 - daysToEpoch  // 30 Dhu al-Hijja of 290 000

  static func days(from epoch: Int32) -> ClosedRange<Int32> { epoch + firstDay...epoch + lastDay }
  static func epoch(ofFirstDay day: Int32) -> Int32 { day &- firstDay }

  /// The twelve months, as in a leap year.
  static var monthSet: MonthSet { MonthSet(ordinary: MonthLengths(30, 29, 30, 29, 30, 29, 30, 29, 30, 29, 30, 30)) }
  static var monthCodes: MonthCodes { MonthCodes(count: 12) }
  static let longestMonth: Int32 = 30

  /// The layout of the year that holds `day`.
  ///
  /// - Parameter epoch: R.D. of 1 Muharram of year 1.
  @inline(never)  // One copy for all that ask for dates.
  static func layout(containing day: FixedDay, epoch: Int32) throws(CalendarError) -> YearLayout {
    guard day.rataDie >= epoch + firstDay, day.rataDie <= epoch + lastDay else { throw .fixedDayOutOfRange(day) }
    let dayOfAll = UInt64(truncatingIfNeeded: day.rataDie &- epoch &+ daysToEpoch)
    // Year y begins after (10 631 y + 3) / 30 days, rounded down, so day d is in the year (30 d + 26) / 10 631. Both
    // factors are those times 2^44, rounded up: too large by less than 2^-16 for the days of the range, where the
    // quotients lie 1 / 10 631 apart.
    let year = (49_644_020_444 &* dayOfAll &+ 43_024_817_718) &>> 44
    return layout(ofShifted: Int32(truncatingIfNeeded: year), epoch: epoch)
  }

  /// The layout of `year`, which is one of ``years``.
  @inline(__always)
  static func layout(ofKnownYear year: Int32, epoch: Int32) -> YearLayout {
    layout(ofShifted: year &+ shift, epoch: epoch)
  }

  @inline(__always)
  private static func layout(ofShifted year: Int32, epoch: Int32) -> YearLayout {
    // The year begins after 354 and 11 / 30 days a year, and is leap when the next one gets another day.
    let (leapDays, rest) = UInt32(truncatingIfNeeded: 11 &* year &+ 3).quotientAndRemainder(dividingBy: 30)
    var months = MonthLengths(30, 29, 30, 29, 30, 29, 30, 29, 30, 29, 30, 29)
    if rest >= 30 - 11 { months.lengthen(12) }
    let start = 354 &* year &+ Int32(truncatingIfNeeded: leapDays)
    return YearLayout(
      year: year &- shift, newYear: FixedDay(rataDie: epoch &- daysToEpoch &+ start), months: months)
  }
}
