/// The Umm al-Qura calendar, `islamic-umalqura` in CLDR: the civil calendar of Saudi Arabia, as it is tabulated.
///
/// A lunar calendar of twelve months, `M01` (Muharram) to `M12` (Dhu al-Hijja), of 29 or 30 days.
///
/// - Era: `ah`, Anno Hegirae. Temporal counts the years before the Hijra in `bh`; no year of this calendar is one.
/// - Leap rule: none. A year has 354 or 355 days, as its months make it.
/// - Range: the years of the table, 1300 to 1600. Those from 1501 on are ICU's extension of it. There is no date
///   outside, where Temporal goes on by the rule of `islamic-civil`.
/// - Not modelled: the sunset start of the day (a day is the civil day it mostly overlaps); the calendar as it was printed
///   before 1420, by older criteria.
/// - Source: the King Abdulaziz City for Science and Technology (KACST) for 1300 to 1500, ICU for 1501 to 1600, as
///   `Data/umalqura-months.csv` has them.
public enum IslamicUmalquraCalendar: CalendarSystem {
  /// The years this calendar answers for, in era `ah`: about 107 thousand days.
  public static let years: ClosedRange<Int32> = 1300...1600
  /// The first year of the table.
  public static let yearOne: Int32 = 1300

  /// `ah`.
  public static var eras: Eras { Eras(.ah) }
  /// The twelve months, each of 30 days at most.
  public static var monthSet: MonthSet { MonthSet(ordinary: MonthLengths(shorter: 30, count: 12)) }
  /// `M01` to `M12`.
  public static var monthCodes: MonthCodes { MonthCodes(count: 12) }
  /// 30 days.
  public static var longestMonth: Int32 { 30 }

  private static let lastIndex = years.upperBound - years.lowerBound
  /// By the mean, 30 years have 11 days over 354 days each: 10 631.
  private static let daysIn30Years: Int32 = 10_631

  /// The layout of the year that holds `day`.
  ///
  /// - Throws: ``CalendarError/fixedDayOutOfRange(_:)`` when that year is not in ``years``.
  /// - Complexity: O(1).
  @inline(__always)  // Into the one question of ``CalendarID``.
  public static func layout(containing day: FixedDay) throws(CalendarError) -> YearLayout {
    guard day.rataDie >= firstDay, day.rataDie <= lastDay else { throw .fixedDayOutOfRange(day) }
    // No year begins before the mean, and none more than two days after it: it is this year or the one before.
    let index = min((30 &* (day - FixedDay(rataDie: firstDay)) &+ 29) / daysIn30Years, lastIndex)
    let bits = packedYears[index]
    let newYear = newYear(index: index, bits: bits)
    guard newYear <= day else { return layout(index: index &- 1) }
    return layout(index: index, bits: bits, newYear: newYear)
  }

  /// How `year` is laid out.
  ///
  /// - Throws: ``CalendarError/yearOutOfRange(_:)`` when `year` is not in ``years``.
  /// - Complexity: O(1).
  @inline(__always)  // Into the one question of ``CalendarID``.
  public static func layout(ofYear year: Int32) throws(CalendarError) -> YearLayout {
    guard year >= years.lowerBound, year <= years.upperBound else { throw .yearOutOfRange(year) }
    return layout(index: year &- years.lowerBound)
  }

  /// - Parameter index: the year's place in the table, from 0.
  private static func layout(index: Int32) -> YearLayout {
    let bits = packedYears[index]
    return layout(index: index, bits: bits, newYear: newYear(index: index, bits: bits))
  }

  private static func newYear(index: Int32, bits: UInt32) -> FixedDay {
    FixedDay(rataDie: firstDay &+ index &* daysIn30Years / 30 &+ Int32(truncatingIfNeeded: bits &>> 12))
  }

  @inline(never)
  private static func layout(index: Int32, bits: UInt32, newYear: FixedDay) -> YearLayout {
    let starts = MonthStarts(shorter: 29, longMonths: bits & 0xFFF, count: 12)
    return YearLayout(
      year: years.lowerBound &+ index, newYear: newYear, months: MonthLengths(starts: starts, count: 12))
  }
}
