/// The Gregorian calendar, `gregory` in CLDR, carried back before 1582 by its own rule (proleptic).
///
/// A solar calendar of twelve months, `M01` (January) to `M12` (December), of 31, 28 or 29, 31, 30, 31, 30, 31,
/// 31, 30, 31, 30 and 31 days.
///
/// - Eras: `ce`, and `bce` for year 0 (1 BCE) and before. Year 1 begins on R.D. 1.
/// - Leap rule: years that 4 divides, but not 100, and those that 400 divides. Years before 1 follow it too.
/// - Not modelled: the Julian calendar that was in use before the reform; that is the calendar `julian`.
/// - Source: Reingold and Dershowitz, *Calendrical Calculations*, 4th ed., §2.1 and §2.2, for the epoch and the
///   leap rule. The 400-year-cycle formulas below are this project's own.
public enum GregorianCalendar: CalendarSystem {
  /// The years this calendar answers for: about 205 million days.
  public static let years: ClosedRange<Int32> = -280_000...280_000

  private static let daysInCycle: Int32 = 146_097  // 400 years
  private static let daysInCentury: Int32 = 36_524  // the last of a cycle has one more
  private static let daysInFourYears: Int32 = 1_461
  private static let firstDay: Int32 = 1 - 700 * daysInCycle - 366  // 1 January of -280 000
  private static let lastDay: Int32 = 700 * daysInCycle  // 31 December of 280 000

  private static var commonMonths: MonthLengths {
    MonthLengths(31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
  }
  private static var leapMonths: MonthLengths {
    MonthLengths(31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
  }

  /// The twelve months, as in a leap year.
  public static var monthSet: MonthSet { MonthSet(ordinary: leapMonths) }
  /// `M01` to `M12`.
  public static var monthCodes: MonthCodes { MonthCodes(count: 12) }
  /// 31 days.
  public static var longestMonth: Int32 { 31 }

  /// The layout of the year that holds `day`.
  ///
  /// - Throws: ``CalendarError/fixedDayOutOfRange(_:)`` when that year is not in ``years``.
  /// - Complexity: O(1).
  @inline(__always)  // Into the one question of ``CalendarID``.
  public static func layout(containing day: FixedDay) throws(CalendarError) -> YearLayout {
    guard day.rataDie >= firstDay, day.rataDie <= lastDay else { throw .fixedDayOutOfRange(day) }
    let (cycle, dayOfCycle) = floorDivMod(day.rataDie - 1, daysInCycle)
    let century = min(dayOfCycle / daysInCentury, 3)
    let dayOfCentury = dayOfCycle - century * daysInCentury
    let block = dayOfCentury / daysInFourYears
    let dayOfBlock = dayOfCentury - block * daysInFourYears
    let yearOfBlock = min(dayOfBlock / 365, 3)  // A block's last year may have a day 366.
    let dayOfYear = dayOfBlock - yearOfBlock * 365
    return layout(
      year: 400 * cycle + 100 * century + 4 * block + yearOfBlock + 1, newYear: day - dayOfYear)
  }

  /// How `year` is laid out.
  ///
  /// - Throws: ``CalendarError/yearOutOfRange(_:)`` when `year` is not in ``years``.
  /// - Complexity: O(1).
  @inline(__always)  // Into the one question of ``CalendarID``.
  public static func layout(ofYear year: Int32) throws(CalendarError) -> YearLayout {
    guard year >= years.lowerBound, year <= years.upperBound else { throw .yearOutOfRange(year) }
    let (cycle, yearOfCycle) = floorDivMod(year - 1, 400)
    let leapDays = yearOfCycle / 4 - yearOfCycle / 100
    let newYear = 1 + cycle * daysInCycle + 365 * yearOfCycle + leapDays
    return layout(year: year, newYear: FixedDay(rataDie: newYear))
  }

  @inline(never)
  private static func layout(year: Int32, newYear: FixedDay) -> YearLayout {
    let isLeap = year & 3 == 0 && (year % 100 != 0 || year % 400 == 0)
    return YearLayout(year: year, newYear: newYear, months: isLeap ? leapMonths : commonMonths)
  }
}
