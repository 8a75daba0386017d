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
///   the leap rule, the four postponements and the epoch. The formulas by 19-year cycles are this project's own.
public enum HebrewCalendar: CalendarSystem {
  /// The years this calendar answers for, in era `am`: about 205 million days.
  public static let years: ClosedRange<Int32> = -280_000...280_000

  /// R.D. of the day on which the molad of Tishri of year 1 falls, a Monday.
  private static let epoch: Int32 = -1_373_427
  /// A day has 24 hours of 1080 parts and begins at 18:00 of the civil day before.
  private static let partsInDay: Int32 = 25_920
  private static let partsInHour: Int32 = 1_080
  /// The molad of Tishri of year 1: 5 hours and 204 parts into its day.
  private static let epochParts: Int32 = 5 * partsInHour + 204
  /// What a mean month has over 29 days: 12 hours and 793 parts.
  private static let monthExcess: Int32 = 12 * partsInHour + 793
  /// A 19-year cycle has 235 months: 6939 days and 17 875 parts.
  private static let daysInCycle: Int32 = 6_939
  private static let cycleExcess: Int32 = 17_875

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
  @inline(__always)  // Into the one question of ``CalendarID``.
  public static func layout(containing day: FixedDay) throws(CalendarError) -> YearLayout {
    guard day.rataDie >= firstDay, day.rataDie <= lastDay else { throw .fixedDayOutOfRange(day) }
    // The year by its mean length, 235 mean months in 19 years. A new year comes up to four weeks before its mean, and
    // less than four days after it: four days earlier, the year by the mean is this one or the one before.
    let partsInCycle = Int64(daysInCycle) &* Int64(partsInDay) &+ Int64(cycleExcess)
    let scaled = Int64(day.rataDie - epoch - 4) &* Int64(partsInDay) &* 19
    var year = Int32(truncatingIfNeeded: floorDivMod(scaled, partsInCycle).quotient) + 1
    var start = newYear(of: year)
    var next = newYear(of: year + 1)
    if next <= day {
      year += 1
      start = next
      next = newYear(of: year + 1)
    }
    return layout(year: year, newYear: start, nextNewYear: next)
  }

  /// How `year` is laid out.
  ///
  /// - Throws: ``CalendarError/yearOutOfRange(_:)`` when `year` is not in ``years``.
  /// - Complexity: O(1).
  @inline(__always)  // Into the one question of ``CalendarID``.
  public static func layout(ofYear year: Int32) throws(CalendarError) -> YearLayout {
    guard year >= years.lowerBound, year <= years.upperBound else { throw .yearOutOfRange(year) }
    return layout(year: year, newYear: newYear(of: year), nextNewYear: newYear(of: year + 1))
  }

  /// Whether a year is leap; -1 to 18 years have passed since its 19-year cycle began.
  private static func isLeap(afterYears years: Int32) -> Bool {
    (7 &* years &+ 8) % 19 < 7
  }

  /// The first day of Tishri of `year`, which may lie a year or two outside ``years``.
  ///
  /// The Hebrew day of the molad is the civil day with this number: it has begun at 18:00 of the day before.
  @inline(never)
  private static func newYear(of year: Int32) -> FixedDay {
    let (cycle, yearOfCycle) = floorDivMod(year &- 1, 19)
    let months = (235 &* yearOfCycle &+ 1) / 19  // before the year, in its cycle
    // Below 2^29 for every year in range: 15 000 cycles add 2.7e8 parts, 235 months 3.3e6.
    let parts = epochParts &+ cycle &* cycleExcess &+ months &* monthExcess
    let (extraDays, molad) = floorDivMod(parts, partsInDay)
    let day = FixedDay(rataDie: epoch &+ cycle &* daysInCycle &+ months &* 29 &+ extraDays)

    // The four postponements: the first three exclude each other, and the fourth looks at their result.
    let weekday = day.weekday
    var delay: Int32 = 0
    if molad >= 18 * partsInHour {
      delay = 1  // A molad at noon or later.
    } else if weekday == 2, molad >= 9 * partsInHour + 204, !isLeap(afterYears: yearOfCycle) {
      delay = 1  // Tuesday in a common year: else the year would have 356 days.
    } else if weekday == 1, molad >= 15 * partsInHour + 589, isLeap(afterYears: yearOfCycle &- 1) {
      delay = 1  // Monday after a leap year: else that year would have 382 days.
    }
    switch weekday + delay {
    case 3, 5, 7: return day + (delay + 1)  // Never on a Wednesday, Friday or Sunday.
    default: return day + delay
    }
  }

  @inline(never)
  private static func layout(
    year: Int32, newYear: FixedDay, nextNewYear: FixedDay
  ) -> YearLayout {
    let leap = isLeap(afterYears: floorDivMod(year &- 1, 19).remainder)
    var months = leap ? leapMonths : commonMonths
    // What the year has over its shortest form: 0 is deficient, 1 regular, 2 complete.
    let surplus = nextNewYear - newYear - months.total
    if surplus >= 1 { months.lengthen(3) }  // Kislev
    if surplus >= 2 { months.lengthen(2) }  // Heshvan
    return YearLayout(year: year, newYear: newYear, months: months, leapOrdinal: leap ? 6 : nil)
  }
}
