/// The national calendar of India, `indian` in CLDR: the reformed Saka calendar of 1957.
///
/// A solar calendar of twelve months, `M01` (Chaitra) to `M12` (Phalguna). Days: Chaitra 30 or 31, the next five 31,
/// the last six 30.
///
/// - Era: `shaka`, the Saka era. Year 1 begins on 22 March 79 (Gregorian), R.D. 28 570; years before 1 are counted on in it.
/// - Leap rule: Chaitra has 31 days when the Gregorian year, 78 above, is leap. A year begins on 22 March of that year, or
///   on 21 March when it is leap. Years before 1 follow the rule too.
/// - Not modelled: the traditional Saka calendars, solar and lunisolar, which are in use beside it.
/// - Source: Report of the Calendar Reform Committee (Government of India, 1955) for the months and the leap rule; CLDR
///   and ECMAScript Temporal for the era's name. *Calendrical Calculations*, 4th ed., §2.1, for the Gregorian rule, whose
///   formulas are those of ``GregorianYear``.
public enum IndianCalendar: CalendarSystem {
  /// The years this calendar answers for: about 205 million days.
  public static let years: ClosedRange<Int32> = -280_000...280_000

  /// The Gregorian year in which a year begins is this much above it.
  private static let behind: Int32 = 78
  /// From 1 January to 1 Chaitra: 21 March in a leap year, else 22 March.
  private static let daysFromJanuary: Int32 = 80
  private static let firstDay: Int32 = -102_239_695  // 1 Chaitra of -280 000
  private static let lastDay: Int32 = 102_296_469  // The last of Phalguna of 280 000

  /// `shaka`.
  public static var eras: Eras { Eras(.shaka) }
  /// The twelve months, as in a leap year.
  public static var monthSet: MonthSet {
    MonthSet(ordinary: MonthLengths(31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30))
  }
  /// `M01` to `M12`.
  public static var monthCodes: MonthCodes { MonthCodes(count: 12) }
  /// 31 days.
  public static var longestMonth: Int32 { 31 }

  /// The layout of the year that holds `day`.
  ///
  /// - Throws: ``CalendarError/fixedDayOutOfRange(_:)`` when that year is not in ``years``.
  /// - Complexity: O(1).
  @inline(never)  // One copy for all that ask for dates.
  public static func layout(containing day: FixedDay) throws(CalendarError) -> YearLayout {
    guard day.rataDie >= firstDay, day.rataDie <= lastDay else { throw .fixedDayOutOfRange(day) }
    return layout(from: GregorianYear(holding: day.rataDie &- daysFromJanuary))
  }

  /// How `year` is laid out.
  ///
  /// - Throws: ``CalendarError/yearOutOfRange(_:)`` when `year` is not in ``years``.
  /// - Complexity: O(1).
  @inline(never)
  public static func layout(ofYear year: Int32) throws(CalendarError) -> YearLayout {
    try check(year)
    return layout(ofKnownYear: year)
  }

  /// How `year`, one of ``years``, is laid out.
  @inline(__always)  // Into the one question of ``CalendarID``.
  static func layout(ofKnownYear year: Int32) -> YearLayout {
    layout(from: GregorianYear(year &+ behind))
  }

  static var days: ClosedRange<Int32> { firstDay...lastDay }

  /// The layout of the year that begins in a Gregorian year.
  @inline(__always)
  private static func layout(from gregorian: GregorianYear) -> YearLayout {
    var months = MonthLengths(30, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30)
    if gregorian.isLeap { months.lengthen(1) }
    return YearLayout(
      year: gregorian.number &- behind, newYear: FixedDay(rataDie: gregorian.newYear &+ daysFromJanuary),
      months: months)
  }
}
