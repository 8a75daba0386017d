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
  /// What the shortest forms of the months before each have over 29 days each: four bits for each count of months, the lowest
  /// for none.
  private static let shortestOver29: UInt64 = 0xA_9999_9987_5310

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
    let dayOfYear = day - year.newYear
    // So many months of 32 days, or one more, come before the day.
    let guess = dayOfYear &>> 5
    let start = year.days(before: guess)
    let end = year.days(before: guess &+ 1)
    let isNext = dayOfYear >= end
    return CalendarDate(
      year: years.lowerBound &+ year.index, month: MonthCode(rank: 2 &* guess &+ (isNext ? 4 : 2)),
      day: dayOfYear &- (isNext ? end : start) &+ 1)
  }

  /// The fixed day of `date`, without its layout. Rejects what does not exist; it never rolls over or clamps.
  ///
  /// - Throws: a ``CalendarError`` naming the first field that is wrong: year, month, day.
  /// - Complexity: O(1).
  public static func fixedDay(of date: CalendarDate) throws(CalendarError) -> FixedDay {
    let year = try year(date.year)
    let rank = date.month.rank
    guard rank & 1 == 0, rank >= 2, rank <= 24 else { throw .monthNotInCalendar(date.month) }
    let month = rank &>> 1 &- 1
    let before = year.days(before: month)
    guard date.day >= 1, date.day <= year.days(before: month &+ 1) &- before else { throw .dayNotInMonth(date.day) }
    return year.newYear + (before &+ date.day &- 1)
  }

  /// A year as the table has it. Its months are counted from 0.
  private struct Year {
    let index: Int32
    let bits: UInt32

    @inline(__always)
    init(index: Int32) {
      self.index = index
      bits = packedYears[index]
    }

    var newYear: FixedDay {
      FixedDay(rataDie: firstDay &+ index &* daysInFourYears / 4 &+ Int32(truncatingIfNeeded: bits &>> 13))
    }

    func days(before month: Int32) -> Int32 {
      let months: UInt32 = 1 &<< UInt32(truncatingIfNeeded: month) &- 1
      let shortest =
        29 &* month &+ Int32(truncatingIfNeeded: shortestOver29 &>> UInt64(truncatingIfNeeded: 4 &* month) & 15)
      return shortest &+ Int32(truncatingIfNeeded: (bits & months).nonzeroBitCount) &+ (month > 4 ? thirdLength : 0)
    }

    /// 1 when the fifth month has two days over its fewest.
    var thirdLength: Int32 { Int32(truncatingIfNeeded: bits &>> 12 & 1) }
  }

  @inline(__always)
  private static func year(containing day: FixedDay) throws(CalendarError) -> Year {
    guard day.rataDie >= firstDay, day.rataDie <= lastDay else { throw .fixedDayOutOfRange(day) }
    // No year begins before the mean, and none more than a day after it: it is this year or the one before.
    let index = min((4 &* (day - FixedDay(rataDie: firstDay)) &+ 3) / daysInFourYears, lastIndex)
    let year = Year(index: index)
    return year.newYear <= day ? year : Year(index: index &- 1)
  }

  @inline(__always)
  private static func year(_ year: Int32) throws(CalendarError) -> Year {
    try check(year)
    return self.year(ofKnown: year)
  }

  @inline(__always)
  private static func year(ofKnown year: Int32) -> Year {
    Year(index: year &- years.lowerBound)
  }

  @inline(__always)
  private static func layout(of year: Year) -> YearLayout {
    var starts = MonthStarts(longMonths: year.bits & 0xFFF, count: 12)
    // What the shortest form of each month has over 29 days. The compiler makes one sum of these.
    starts.add(1, toMonth: 1)
    starts.add(2, toMonth: 2)
    starts.add(2, toMonth: 3)
    starts.add(2, toMonth: 4)
    starts.add(1, toMonth: 5)
    starts.add(1, toMonth: 6)
    starts.add(1, toMonth: 12)
    starts.add(UInt8(truncatingIfNeeded: year.thirdLength), toMonth: 5)
    return YearLayout(
      year: years.lowerBound &+ year.index, newYear: year.newYear, months: MonthLengths(starts: starts, count: 12))
  }
}
