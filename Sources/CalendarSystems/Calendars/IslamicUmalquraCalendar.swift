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
  public static var monthSet: MonthSet {
    MonthSet(ordinary: MonthLengths(30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30))
  }
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
    // So many months of 30 days, or one more, come before the day.
    let guess = dayOfYear / 30
    let start = year.days(before: guess)
    let end = start &+ year.length(of: guess)
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
    guard date.day >= 1, date.day <= year.length(of: month) else { throw .dayNotInMonth(date.day) }
    return year.newYear + (year.days(before: month) &+ date.day &- 1)
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
      FixedDay(rataDie: firstDay &+ index &* daysIn30Years / 30 &+ Int32(truncatingIfNeeded: bits &>> 12))
    }

    func days(before month: Int32) -> Int32 {
      let months: UInt32 = 1 &<< UInt32(truncatingIfNeeded: month) &- 1
      return 29 &* month &+ Int32(truncatingIfNeeded: (bits & months).nonzeroBitCount)
    }

    func length(of month: Int32) -> Int32 {
      29 &+ Int32(truncatingIfNeeded: bits &>> UInt32(truncatingIfNeeded: month) & 1)
    }
  }

  @inline(__always)
  private static func year(containing day: FixedDay) throws(CalendarError) -> Year {
    guard day.rataDie >= firstDay, day.rataDie <= lastDay else { throw .fixedDayOutOfRange(day) }
    // No year begins before the mean, and none more than two days after it: it is this year or the one before.
    let index = min((30 &* (day - FixedDay(rataDie: firstDay)) &+ 29) / daysIn30Years, lastIndex)
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
    let starts = MonthStarts(longMonths: year.bits & 0xFFF, count: 12)
    return YearLayout(
      year: years.lowerBound &+ year.index, newYear: year.newYear, months: MonthLengths(starts: starts, count: 12))
  }
}
