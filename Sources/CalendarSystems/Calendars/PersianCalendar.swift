/// The Persian calendar (Solar Hijri), `persian` in CLDR: the official calendar of Iran.
///
/// A solar calendar of twelve months: `M01` (Farvardin) to `M06` (Shahrivar) of 31 days, `M07` (Mehr) to `M11` (Bahman)
/// of 30, and `M12` (Esfand) of 29 days, or 30 in a leap year.
///
/// - Era: `ap`, Anno Persico. Year 1 begins on 22 March 622, R.D. 226 896.
/// - Leap rule: a year begins on the day at whose noon, at 52.5° East, the sun has passed the spring equinox. So a leap
///   year comes four years after the one before, or five, which happens once in each 33-year cycle of the table.
/// - Range: the years of the table, 1 to 3000. Those from 1206 to 1498 are official, the others computed.
/// - Not modelled: the months of other lengths that were in use before 1304.
/// - Source: the calendar centre of the Institute of Geophysics, University of Tehran, for 1206 to 1498, and the
///   equinoxes, as `Data/persian-newyear.csv` has them. The 33-year cycles below are this project's own.
public enum PersianCalendar: CalendarSystem {
  /// The years this calendar answers for, in era `ap`: about 1.1 million days.
  public static let years: ClosedRange<Int32> = 1...3000

  /// `ap`.
  public static var eras: Eras { Eras(.ap) }
  /// The twelve months, as in a leap year.
  public static var monthSet: MonthSet {
    var longest = commonMonths
    longest.lengthen(12)
    return MonthSet(ordinary: longest)
  }
  /// `M01` to `M12`.
  public static var monthCodes: MonthCodes { MonthCodes(count: 12) }
  /// 31 days.
  public static var longestMonth: Int32 { 31 }

  private static var commonMonths: MonthLengths {
    MonthLengths(31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 29)
  }

  /// 33 years, of which 8 are leap.
  private static let daysInCycle: UInt32 = 33 * 365 + 8
  private static let daysInFourYears: UInt32 = 1_461
  /// Year 0 is this far in cycle 0.
  private static let yearsBefore0: UInt32 = 27

  /// The layout of the year that holds `day`.
  ///
  /// - Throws: ``CalendarError/fixedDayOutOfRange(_:)`` when that year is not in ``years``.
  /// - Complexity: O(1).
  public static func layout(containing day: FixedDay) throws(CalendarError) -> YearLayout {
    layout(of: try year(containing: day))
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
  @inline(__always)  // Into the one question of ``CalendarID``.
  static func layout(ofKnownYear year: Int32) -> YearLayout {
    layout(of: self.year(ofKnown: year))
  }

  static var days: ClosedRange<Int32> { firstDay...lastDay }

  /// The date of `day`, without its layout.
  ///
  /// - Throws: ``CalendarError/fixedDayOutOfRange(_:)`` when the day is not in ``years``.
  /// - Complexity: O(1).
  public static func date(of day: FixedDay) throws(CalendarError) -> CalendarDate {
    let year = try year(containing: day)
    let dayOfYear = UInt32(truncatingIfNeeded: day - year.newYear)
    // Months of 31 days, or of 30 as if the year had begun six days later.
    let isEarly = dayOfYear < 186
    let day = isEarly ? dayOfYear : dayOfYear &- 6
    let month = isEarly ? day / 31 : day / 30
    let dayOfMonth = day &- month &* (isEarly ? 31 : 30)
    return CalendarDate(
      year: year.number, month: MonthCode(rank: Int32(truncatingIfNeeded: 2 &* month &+ 2)),
      day: Int32(truncatingIfNeeded: dayOfMonth &+ 1))
  }

  /// The fixed day of `date`, without its layout. Rejects what does not exist; it never rolls over or clamps.
  ///
  /// - Throws: a ``CalendarError`` naming the first field that is wrong: year, month, day.
  /// - Complexity: O(1).
  public static func fixedDay(of date: CalendarDate) throws(CalendarError) -> FixedDay {
    let year = try year(date.year)
    let rank = date.month.rank
    guard rank & 1 == 0, rank >= 2, rank <= 24 else { throw .monthNotInCalendar(date.month) }
    let before = rank &>> 1 &- 1
    let length = before < 6 ? 31 : before < 11 ? 30 : 29 &+ year.leapDays
    guard date.day >= 1, date.day <= length else { throw .dayNotInMonth(date.day) }
    return year.newYear + (30 &* before &+ min(before, 6) &+ date.day &- 1)
  }

  /// A year by its place in its cycle.
  private struct Year {
    /// The cycles before the one of the year.
    let cycle: UInt32
    /// The years of the cycle before this one, without the one that makes a leap year come after five years.
    let yearInFours: UInt32
    /// 1 when that one is before this one too, else 0.
    let fifthYears: UInt32

    var yearOfCycle: UInt32 { yearInFours &+ fifthYears }
    var number: Int32 { Int32(truncatingIfNeeded: 33 &* cycle &+ yearOfCycle &- yearsBefore0) }
    /// 1 in a leap year, the last of each four, else 0.
    var leapDays: Int32 { yearInFours & 3 == 3 ? 1 : 0 }

    var newYear: FixedDay {
      let days = daysInCycle &* cycle &+ 365 &* yearOfCycle &+ yearInFours / 4
      return FixedDay(rataDie: cycleStart &+ Int32(truncatingIfNeeded: days))
    }
  }

  @inline(__always)
  private static func year(containing day: FixedDay) throws(CalendarError) -> Year {
    guard day.rataDie >= firstDay, day.rataDie <= lastDay else { throw .fixedDayOutOfRange(day) }
    let days = UInt32(truncatingIfNeeded: day.rataDie &- cycleStart)
    let cycle = days / daysInCycle
    var dayOfCycle = days % daysInCycle
    // Without the year that makes it five, the years of a cycle come in fours, the last of each leap.
    let fifth: UInt32 = dayOfCycle >= daysInFourYears &* leapYearsBeforeFifth(of: cycle) &+ 365 ? 1 : 0
    dayOfCycle &-= 365 &* fifth
    let four = dayOfCycle / daysInFourYears
    let yearOfFour = min(dayOfCycle % daysInFourYears / 365, 3)  // The last has a day 366.
    return Year(cycle: cycle, yearInFours: 4 &* four &+ yearOfFour, fifthYears: fifth)
  }

  @inline(__always)
  private static func year(_ year: Int32) throws(CalendarError) -> Year {
    try check(year)
    return self.year(ofKnown: year)
  }

  @inline(__always)
  private static func year(ofKnown year: Int32) -> Year {
    let shifted = UInt32(truncatingIfNeeded: year) &+ yearsBefore0
    let cycle = shifted / 33
    let yearOfCycle = shifted % 33
    let fifth: UInt32 = yearOfCycle > 4 &* leapYearsBeforeFifth(of: cycle) ? 1 : 0
    return Year(cycle: cycle, yearInFours: yearOfCycle &- fifth, fifthYears: fifth)
  }

  /// How many leap years of the cycle come before the one that is leap after five years.
  private static func leapYearsBeforeFifth(of cycle: UInt32) -> UInt32 {
    usualLeapYears[Int32(truncatingIfNeeded: cycle)] & 7
  }

  @inline(__always)
  private static func layout(of year: Year) -> YearLayout {
    var months = commonMonths
    if year.leapDays == 1 { months.lengthen(12) }
    return YearLayout(year: year.number, newYear: year.newYear, months: months)
  }
}
