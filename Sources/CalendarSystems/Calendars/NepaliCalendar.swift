/// The Nepali calendar (Bikram Sambat), `nepali`, for which CLDR has no name: the official calendar of Nepal.
///
/// A solar calendar of twelve months, `M01` (Baisakh) to `M12` (Chaitra), whose lengths change from year to year: 29 or 30
/// days (`M07` to `M11`), 30 or 31 (`M01`, `M06`, `M12`), 31 or 32 (`M02` to `M04`) and 30 to 32 (`M05`).
///
/// - Era: `bs`, Bikram Sambat. The name of the era is ours.
/// - Leap rule: none. A year has 365 or 366 days, as its months make it.
/// - Range: the years of the table, 1970 to 2100. Those from 2084 on are projections, to be replaced as years are
///   published.
/// - Not modelled: the rule by which the months are computed (the sun's entry into the signs of the sidereal zodiac). It
///   does not give the published lengths.
/// - Source: the published calendars (patro) of 2081 to 2083, and the majority of 16 public tables, as
///   `Data/nepali-months.csv` has them.
public enum NepaliCalendar: CalendarSystem {
  /// The years this calendar answers for, in era `bs`: about 48 thousand days.
  public static let years: ClosedRange<Int32> = 1970...2100
  /// The first year of the table.
  public static let yearOne: Int32 = 1970

  /// `bs`.
  public static var eras: Eras { Eras(.bs) }
  /// The twelve months, each as long as it ever is.
  public static var monthSet: MonthSet {
    MonthSet(ordinary: MonthLengths(31, 32, 32, 32, 32, 31, 30, 30, 30, 30, 30, 31))
  }
  /// `M01` to `M12`.
  public static var monthCodes: MonthCodes { MonthCodes(count: 12) }
  /// 32 days.
  public static var longestMonth: Int32 { 32 }

  private static let lastIndex = years.upperBound - years.lowerBound
  /// By the mean.
  private static let daysInFourYears: Int32 = 1_461

  /// The layout of the year that holds `day`.
  ///
  /// - Throws: ``CalendarError/fixedDayOutOfRange(_:)`` when that year is not in ``years``.
  /// - Complexity: O(1).
  @inline(__always)  // Into the one question of ``CalendarID``.
  public static func layout(containing day: FixedDay) throws(CalendarError) -> YearLayout {
    guard day.rataDie >= firstDay, day.rataDie <= lastDay else { throw .fixedDayOutOfRange(day) }
    // No year begins before the mean, and none more than a day after it: it is this year or the one before.
    let index = min((4 &* (day - FixedDay(rataDie: firstDay)) &+ 3) / daysInFourYears, lastIndex)
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
    FixedDay(rataDie: firstDay &+ index &* daysInFourYears / 4 &+ Int32(truncatingIfNeeded: bits &>> 13))
  }

  @inline(never)
  private static func layout(index: Int32, bits: UInt32, newYear: FixedDay) -> YearLayout {
    var starts = MonthStarts(shorter: 29, longMonths: bits & 0xFFF, count: 12)
    // What the shortest form of each month has over 29 days. The compiler makes one sum of these.
    starts.add(1, toMonth: 1)
    starts.add(2, toMonth: 2)
    starts.add(2, toMonth: 3)
    starts.add(2, toMonth: 4)
    starts.add(1, toMonth: 5)
    starts.add(1, toMonth: 6)
    starts.add(1, toMonth: 12)
    starts.add(UInt8(truncatingIfNeeded: bits &>> 12 & 1), toMonth: 5)
    return YearLayout(
      year: years.lowerBound &+ index, newYear: newYear, months: MonthLengths(starts: starts, count: 12))
  }
}
