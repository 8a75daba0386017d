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

  /// Twelve ordinary months, of which Heshvan and Kislev vary in length, and the leap month Adar I, `M05L`.
  public static var monthSet: MonthSet {
    var longest = commonMonths
    longest.lengthen(2)
    longest.lengthen(3)
    var adarI = MonthLengths(shorter: 0, count: 4)
    adarI.append(30)
    return MonthSet(ordinary: longest, leap: adarI, leapMonths: .fixed, leapPartner: .nextNumber)
  }

  /// The layout of the year that holds `day`.
  ///
  /// - Throws: ``CalendarError/fixedDayOutOfRange(_:)`` when that year is not in ``years``.
  /// - Complexity: O(1).
  public static func layout(containing day: FixedDay) throws(CalendarError) -> YearLayout {
    guard day.rataDie >= firstDay, day.rataDie <= lastDay else { throw .fixedDayOutOfRange(day) }
    // The year by its mean length, 235 mean months in 19 years: at most one off, since a new year stays within
    // a few weeks of the mean.
    let partsInCycle = Int64(daysInCycle) &* Int64(partsInDay) &+ Int64(cycleExcess)
    let scaled = Int64(day.rataDie - epoch) &* Int64(partsInDay) &* 19
    var year = Int32(truncatingIfNeeded: floorDivMod(scaled, partsInCycle).quotient) + 1
    var start = newYear(of: year)
    if start > day {
      year -= 1
      let next = start
      start = newYear(of: year)
      return layout(year: year, newYear: start, nextNewYear: next)
    }
    let next = newYear(of: year + 1)
    guard next <= day else { return layout(year: year, newYear: start, nextNewYear: next) }
    return layout(year: year + 1, newYear: next, nextNewYear: newYear(of: year + 2))
  }

  /// How `year` is laid out.
  ///
  /// - Throws: ``CalendarError/yearOutOfRange(_:)`` when `year` is not in ``years``.
  /// - Complexity: O(1).
  public static func layout(ofYear year: Int32) throws(CalendarError) -> YearLayout {
    guard year >= years.lowerBound, year <= years.upperBound else { throw .yearOutOfRange(year) }
    return layout(year: year, newYear: newYear(of: year), nextNewYear: newYear(of: year + 1))
  }

  private static func isLeap(_ year: Int32) -> Bool {
    floorDivMod(7 * year + 1, 19).remainder < 7
  }

  /// The first day of Tishri of `year`, which may lie a year or two outside ``years``.
  ///
  /// The Hebrew day of the molad is the civil day with this number: it has begun at 18:00 of the day before.
  private static func newYear(of year: Int32) -> FixedDay {
    let (cycle, yearOfCycle) = floorDivMod(year - 1, 19)
    let months = (235 * yearOfCycle + 1) / 19  // before the year, in its cycle
    // Below 2^29 for every year in range: 15 000 cycles add 2.7e8 parts, 235 months 3.3e6.
    let parts = epochParts + cycle * cycleExcess + months * monthExcess
    let (extraDays, molad) = floorDivMod(parts, partsInDay)
    var day = FixedDay(rataDie: epoch + cycle * daysInCycle + months * 29 + extraDays)

    // The four postponements: the first three exclude each other, and the fourth looks at their result.
    if molad >= 18 * partsInHour {
      day = day + 1  // A molad at noon or later.
    } else if day.weekday == 2, !isLeap(year), molad >= 9 * partsInHour + 204 {
      day = day + 1  // Tuesday in a common year: else the year would have 356 days.
    } else if day.weekday == 1, isLeap(year - 1), molad >= 15 * partsInHour + 589 {
      day = day + 1  // Monday after a leap year: else that year would have 382 days.
    }
    switch day.weekday {
    case 3, 5, 7: return day + 1  // Never on a Wednesday, Friday or Sunday.
    default: return day
    }
  }

  private static func layout(
    year: Int32, newYear: FixedDay, nextNewYear: FixedDay
  ) -> YearLayout {
    let leap = isLeap(year)
    var months = leap ? leapMonths : commonMonths
    // What the year has over its shortest form: 0 is deficient, 1 regular, 2 complete.
    let surplus = nextNewYear - newYear - months.total
    if surplus >= 1 { months.lengthen(3) }  // Kislev
    if surplus >= 2 { months.lengthen(2) }  // Heshvan
    return YearLayout(year: year, newYear: newYear, months: months, leapOrdinal: leap ? 6 : nil)
  }
}
