/// The Hebrew calendar, `hebrew` in CLDR, in its fixed arithmetic form.
///
/// A lunisolar calendar of twelve months, `M01` (Tishri) to `M12` (Elul), with the leap month `M05L` (Adar I)
/// before `M06` (Adar, in a leap year Adar II). Days: Tishri 30, Heshvan 29 or 30, Kislev 29 or 30, Tevet 29,
/// Shevat 30, Adar I 30, Adar 29, Nisan 30, Iyar 29, Sivan 30, Tammuz 29, Av 30, Elul 29.
///
/// - Era: `am`, Anno Mundi. Year 1 begins on 7 October 3761 BCE (Julian), R.D. -1 373 427.
/// - Leap rule: year `y` is leap when `7 y + 1` modulo 19 is less than 7. The year begins on the day of the mean
///   conjunction (molad) of Tishri or up to two days later. Years before 1 follow the rules too.
/// - Not modelled: the sunset start of the day (a day is the civil day it mostly overlaps), and the observed
///   calendar that was in use before the rules were fixed.
/// - Source: Reingold and Dershowitz, *Calendrical Calculations*, 4th ed., §8.1 and §8.2, for the mean months,
///   the leap rule, the four postponements and the epoch, from which the thresholds of the traditional four gates follow. The
///   fixed-point formulas are this project's own.
public enum HebrewCalendar: CalendarSystem {
  /// The years this calendar answers for, in era `am`: about 205 million days.
  public static let years: ClosedRange<Int32> = -280_000...280_000

  /// R.D. of the day on which the molad of Tishri of year 1 falls, a Monday: 5 hours and 204 parts into it.
  private static let epoch: Int32 = -1_373_427
  /// A day has 24 hours of 1080 parts and begins at 18:00 of the civil day before.
  private static let partsInDay: Int64 = 25_920
  private static let partsInHour: Int64 = 1_080
  private static let partsInWeek: Int64 = 7 * partsInDay
  /// What a mean month has over four weeks: 1 day, 12 hours and 793 parts.
  private static let monthExcess: Int64 = partsInDay + 12 * partsInHour + 793
  private static let partsInMonth: Int64 = 4 * partsInWeek + monthExcess

  /// The formulas count from so many years before year 1, whole cycles of 19 years, where all numbers are positive.
  private static let shift: Int32 = 14_737 * 19
  private static let shiftMonths: Int64 = 14_737 * 235

  private static let firstDay: Int32 = -103_642_923  // 1 Tishri of -280 000
  private static let lastDay: Int32 = 100_895_656  // 29 Elul of 280 000

  /// Tishri to Elul of a deficient year, the shortest form.
  private static var commonMonths: MonthLengths {
    MonthLengths(30, 29, 29, 29, 30, 29, 30, 29, 30, 29, 30, 29)
  }
  /// The same with Adar I in the sixth place.
  private static var leapMonths: MonthLengths {
    MonthLengths(30, 29, 29, 29, 30, 30, 29, 30, 29, 30, 29, 30, 29)
  }

  /// `am`.
  public static var eras: Eras { Eras(.am) }
  /// Nineteen years have 235 months: twelve common years and seven leap years.
  public static var monthCycle: MonthCycle? { MonthCycle(years: 19, months: 235) }
  /// The twelve months and Adar I, `M05L`, each as in the longest year that has it.
  public static var monthSet: MonthSet {
    var longest = commonMonths
    longest.lengthen(2)
    longest.lengthen(3)
    let adarI = MonthLengths(0, 0, 0, 0, 30, 0, 0, 0, 0, 0, 0, 0)
    return MonthSet(ordinary: longest, leap: adarI, leapMonths: .fixed, leapPartner: .nextNumber)
  }

  /// Those of a leap year.
  public static var monthCodes: MonthCodes { MonthCodes(count: 13, leapOrdinal: 6) }
  /// 30 days.
  public static var longestMonth: Int32 { 30 }

  /// The layout of the year that holds `day`.
  ///
  /// - Throws: ``CalendarError/fixedDayOutOfRange(_:)`` when that year is not in ``years``.
  /// - Complexity: O(1).
  public static func layout(containing day: FixedDay) throws(CalendarError) -> YearLayout {
    guard day.rataDie >= firstDay, day.rataDie <= lastDay else { throw .fixedDayOutOfRange(day) }
    let year = layout(ofShifted: year(ofMonth: month(of: day)).year)
    return year.newYear <= day ? year : layout(ofKnownYear: year.year &- 1)
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
    layout(ofShifted: UInt32(truncatingIfNeeded: year &+ shift))
  }

  static var days: ClosedRange<Int32> { firstDay...lastDay }

  @inline(__always)
  private static func layout(ofShifted shiftedYear: UInt32) -> YearLayout {
    let year = Year(shifted: shiftedYear)
    var months = MonthLengths(commonMonths, leapMonths, second: year.isLeap)
    months.lengthen(3, by: UInt8(truncatingIfNeeded: 1 &- year.isDeficient))  // Kislev
    months.lengthen(2, by: UInt8(truncatingIfNeeded: year.isComplete))  // Heshvan
    return YearLayout(
      year: Int32(truncatingIfNeeded: shiftedYear) &- shift, newYear: year.newYear, months: months,
      leapOrdinal: year.isLeap == 1 ? 6 : nil)
  }

  // MARK: Direct conversions
  //
  // A regular common year has months of 30 and 29 days in turn. The other years are made to look like it.

  /// The date of `day`, by a direct formula.
  ///
  /// - Throws: ``CalendarError/fixedDayOutOfRange(_:)`` when the day is not in ``years``.
  /// - Complexity: O(1).
  public static func date(of day: FixedDay) throws(CalendarError) -> CalendarDate {
    guard day.rataDie >= firstDay, day.rataDie <= lastDay else { throw .fixedDayOutOfRange(day) }
    let month = month(of: day)
    let (shiftedYear, rest) = year(ofMonth: month)
    let place = rest / 19  // of the month in its year, from 0
    let year = Year(months: month &- place, phase: 18 &+ 19 &* place &- rest)
    if _fastPath(year.newYear <= day) { return date(of: day, in: year, shiftedYear) }
    return date(of: day, in: Year(shifted: shiftedYear &- 1), shiftedYear &- 1)
  }

  @inline(__always)
  private static func date(of day: FixedDay, in year: Year, _ shiftedYear: UInt32) -> CalendarDate {
    let dayOfYear = UInt32(truncatingIfNeeded: day - year.newYear)
    // 30 Heshvan becomes another 29, and what follows a month that is too long or too short moves by a day.
    let isExtra: UInt32 = year.isComplete & (dayOfYear == 59 ? 1 : 0)
    let isMoved = isAbove(dayOfYear, 87 &- 29 &* year.isComplete)
    let regular = dayOfYear &- isMoved &* (year.surplus &- 1)
    // Adar I becomes Shevat once more.
    let isLate = year.isLeap & isAbove(regular, 147)
    let common = regular &- 30 &* isLate
    let isAdarI = isLate & isAbove(148, common)
    let before = (common &* 2_222) &>> 16  // 2 / 59, near enough for the days of a year.
    return CalendarDate(
      year: Int32(truncatingIfNeeded: shiftedYear) &- shift,
      month: MonthCode(rank: Int32(truncatingIfNeeded: 2 &* before &+ 2 &+ isAdarI)),
      day: Int32(truncatingIfNeeded: common &- (59 &* before &+ 1) &>> 1 &+ 1 &+ isExtra))
  }

  /// The fixed day of `date`, by a direct formula. Rejects what does not exist; it never rolls over or clamps.
  ///
  /// - Throws: a ``CalendarError`` naming the first field that is wrong: year, month, day.
  /// - Complexity: O(1).
  public static func fixedDay(of date: CalendarDate) throws(CalendarError) -> FixedDay {
    guard date.year >= years.lowerBound, date.year <= years.upperBound else { throw .yearOutOfRange(date.year) }
    let rank = UInt32(truncatingIfNeeded: date.month.rank)
    let isAdarI = rank & 1
    guard rank &- 2 <= 22, isAdarI == 0 || rank == 11 else { throw .monthNotInCalendar(date.month) }
    let year = Year(shifted: UInt32(truncatingIfNeeded: date.year &+ shift))
    guard isAdarI <= year.isLeap else { throw .monthNotInYear(date.month) }
    let before = rank / 2 &- 1  // Adar I once more as Shevat.
    let length = 30 &- before & 1 &+ (before == 1 ? year.isComplete : 0) &- (before == 2 ? year.isDeficient : 0)
    let dayOfMonth = UInt32(bitPattern: date.day &- 1)
    guard dayOfMonth < length else { throw .dayNotInMonth(date.day) }
    let moved = (before >= 2 ? year.isComplete : 0) &- (before >= 3 ? year.isDeficient : 0)
    let isLate = year.isLeap & (isAdarI | isAbove(before, 4))
    let dayOfYear = (59 &* before &+ 1) &>> 1 &+ moved &+ 30 &* isLate &+ dayOfMonth
    return year.newYear + Int32(truncatingIfNeeded: dayOfYear)
  }

  // MARK: The year of a day

  private static let monthBits: UInt64 = 40
  /// R.D. of a day before all in range: the start of the shift, and the parts of its cycles as whole days.
  private static let countStart: Int32 = epoch - 14_737 * 6_939 - 10_162
  /// Months in a day, in units of 2^-40, rounded up. The error is less than a 5000th of a month for all days in range,
  /// and products stay below 2^63.
  private static var monthsInDay: UInt64 { units(partsInDay, in: partsInMonth, bits: monthBits) }
  /// The months of those whole days, from the first molad of the shift to the end of the Hebrew day of the count's start.
  private static var monthsAtStart: UInt64 {
    units(14_737 &* 17_875 &- 10_162 &* partsInDay &+ 18 &* partsInHour &+ 876, in: partsInMonth, bits: monthBits)
  }

  /// The month of the last molad on this day or before, from the shift. It lies in the day's own year or is the first of
  /// the next, which is late to begin after its molad. Rounding up may take a molad of the day after.
  @inline(__always)
  private static func month(of day: FixedDay) -> UInt32 {
    let days = UInt64(truncatingIfNeeded: day.rataDie &- countStart)
    return UInt32(truncatingIfNeeded: (days &* monthsInDay &+ monthsAtStart) &>> monthBits)
  }

  /// The year of a month, both from the shift, and in units of 1/235 of it what has passed: 19 are a month.
  @inline(__always)
  private static func year(ofMonth month: UInt32) -> (year: UInt32, passed: UInt32) {
    let (year, passed) = (19 &* month &+ 252).quotientAndRemainder(dividingBy: 235)
    return (year, passed)
  }

  // MARK: The four gates
  //
  // So the tables are called by which a year's form is read off from its molad. Whether and how far a year is put off
  // depends only on when in the week the molad falls, and on the kinds of the years around it: there is a table for each
  // kind. From Saturday noon to Saturday noon each has three gates. A molad before the first makes a new year on Monday,
  // one behind the first, second or third on Tuesday, Thursday or Saturday.
  //
  // The moments of molads are counted in steps of 2^-42 week from a Saturday noon on. A mean month in steps is rounded up:
  // that makes less than a third of a part after all months in range. The time of a week is counted in ticks of 2^-20
  // week, nearly six to a part. A molad is a whole number of parts, gates are rounded down, and the next molad is less
  // than two ticks from where it should be: so none gets through a gate too early or too late.
  //
  // What is so or not is a number, 1 or 0, and counts in sums: a processor cannot guess it, and jumps would cost more.

  private struct Year {
    let newYear: FixedDay
    let isLeap: UInt32
    /// The days over the shortest form: 0 is deficient, 1 regular, 2 complete.
    let surplus: UInt32
    /// 1 when Kislev has 29 days.
    var isDeficient: UInt32 { isAbove(1, surplus) }
    /// 1 when Heshvan has 30 days.
    var isComplete: UInt32 { surplus &>> 1 }

    @inline(__always)
    init(shifted year: UInt32) {
      // 235 months in 19 years, and none before year 1.
      let (months, phase) = (235 &* year &- 234).quotientAndRemainder(dividingBy: 19)
      self.init(months: months, phase: phase)
    }

    /// - Parameters:
    ///   - months: the months before the year, from the shift.
    ///   - phase: what the year's beginning lies after theirs, in 19ths of a month.
    @inline(__always)
    init(months: UInt32, phase: UInt32) {
      // A year is leap when another 12 months and 7 19ths go over a whole month. The one before is when 7 have just come
      // over, and the next when 7 more, or 12 less, go over.
      let isAfterLeap = isAbove(7, phase)
      isLeap = isAbove(phase, 11)
      let isBeforeLeap = isAbove(phase, 4) &- isLeap
      let molad = UInt64(months) &* steps(monthExcess) &+ steps(startParts)
      let time = UInt32(truncatingIfNeeded: molad &>> 22) & (ticksInWeek &- 1)
      let days = firstDay(time, isAfterLeap: isAfterLeap, isLeap: isLeap)
      let nextTime =
        time &+ ticks(12 &* monthExcess) &+ 1 &+ isLeap &* (ticks(13 &* monthExcess) &- ticks(12 &* monthExcess))
      let nextDays =
        7 &* (nextTime &>> 20) &+ firstDay(nextTime & (ticksInWeek &- 1), isAfterLeap: isLeap, isLeap: isBeforeLeap)
      let weeks = UInt32(truncatingIfNeeded: molad &>> 42) &+ 4 &* months
      newYear = FixedDay(rataDie: startDay &+ Int32(truncatingIfNeeded: 7 &* weeks &+ days))
      // The shortest year has 12 months of four weeks and 17 days, or 13 and 19.
      surplus = nextDays &- days &- 17 &- 2 &* isLeap
    }
  }

  /// The first molad of the shift, from a Saturday noon on: within a week of it.
  private static var startParts: Int64 { floorDivMod(shiftedParts, partsInWeek).remainder }
  /// R.D. of the Saturday of that noon.
  private static var startDay: Int32 {
    epoch &- 2 &+ Int32(truncatingIfNeeded: 7 &* floorDivMod(shiftedParts, partsInWeek).quotient &- 28 &* shiftMonths)
  }
  private static var shiftedParts: Int64 { parts(weekday: 1, hours: 5, parts: 204) &- shiftMonths &* monthExcess }

  /// The days from a Saturday to the first day of the year whose molad falls in the week from its noon on.
  ///
  /// - Parameters:
  ///   - time: of the molad, in ticks.
  ///   - isAfterLeap: 1 when the year before is leap.
  ///   - isLeap: 1 when this year is.
  @inline(__always)
  private static func firstDay(_ time: UInt32, isAfterLeap: UInt32, isLeap: UInt32) -> UInt32 {
    // A year does not begin on the day of a molad at noon or later. After a leap year that goes for Monday from 15 hours
    // and 589 parts on, and in a common year for Tuesday from 9 hours and 204 parts on: else that year would have 382
    // days, and this one 356.
    let monday = ticks(parts(weekday: 1, hours: 18))
    let mondayAfterLeap = ticks(parts(weekday: 1, hours: 15, parts: 589))
    let tuesday = ticks(parts(weekday: 2, hours: 9, parts: 204))
    let tuesdayOfLeap = ticks(parts(weekday: 2, hours: 18))
    let thursday = ticks(parts(weekday: 4, hours: 18))
    let isBehindMonday = isAbove(time &+ 1, monday &- isAfterLeap &* (monday &- mondayAfterLeap))
    let isBehindTuesday = isAbove(time &+ 1, tuesday &+ isLeap &* (tuesdayOfLeap &- tuesday))
    let isBehindThursday = isAbove(time &+ 1, thursday)
    // Monday, Tuesday, Thursday or Saturday; never a Sunday, Wednesday or Friday.
    return 2 &+ isBehindMonday &+ 2 &* (isBehindTuesday &+ isBehindThursday)
  }

  /// 1 or 0, for numbers below 2^31. By a sum: a compiler would make a jump of a comparison.
  @inline(__always)
  private static func isAbove(_ one: UInt32, _ other: UInt32) -> UInt32 { (other &- one) &>> 31 }

  /// From Saturday noon to a time of a weekday, 0 for Sunday, whose Hebrew day begins six hours after noon.
  @inline(__always)
  private static func parts(weekday: Int64, hours: Int64, parts: Int64 = 0) -> Int64 {
    weekday &* partsInDay &+ (6 &+ hours) &* partsInHour &+ parts
  }

  private static let ticksInWeek: UInt32 = 1 &<< 20

  /// Parts in ticks, rounded down.
  @inline(__always)
  private static func ticks(_ parts: Int64) -> UInt32 {
    UInt32(truncatingIfNeeded: (parts &<< 20) / partsInWeek)
  }

  /// Parts in steps, rounded up.
  @inline(__always)
  private static func steps(_ parts: Int64) -> UInt64 { units(parts, in: partsInWeek, bits: 42) }

  /// A fraction in units of 2 to the minus `bits`, rounded up.
  @inline(__always)  // The compiler then makes constants of constants.
  private static func units(_ parts: Int64, in whole: Int64, bits: UInt64) -> UInt64 {
    // Half the bits at a time, so that 64 bits are enough.
    let half: Int64 = 1 &<< Int64(truncatingIfNeeded: bits / 2)
    let (high, rest) = (parts &* half).quotientAndRemainder(dividingBy: whole)
    return UInt64(truncatingIfNeeded: high &* half &+ (rest &* half &+ whole &- 1) / whole)
  }
}
