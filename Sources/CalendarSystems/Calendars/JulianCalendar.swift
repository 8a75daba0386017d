/// The Julian calendar, counted back before its first years by its own rule (proleptic). CLDR has none; the name `julian`
/// is ours.
///
/// A solar calendar of twelve months, `M01` (January) to `M12` (December), of 31, 28 or 29, 31, 30, 31, 30, 31,
/// 31, 30, 31, 30 and 31 days.
///
/// - Eras: `ce`, and `bce` for year 0 (1 BCE) and before. Year 1 begins on 30 December of the Gregorian year 0, R.D. -1.
/// - Leap rule: years that 4 divides. Years before 1 follow it too.
/// - Not modelled: the irregular leap years up to the year 4, and the other days on which the year began.
/// - Source: Reingold and Dershowitz, *Calendrical Calculations*, 4th ed., §3.1, for the epoch and the leap rule. The
///   formulas by quarters of days are this project's own.
public enum JulianCalendar: CalendarSystem {
  /// The years this calendar answers for: about 205 million days.
  public static let years: ClosedRange<Int32> = -280_000...280_000

  private static let daysInFourYears: Int32 = 1_461
  /// Years by which all are shifted, so that numbers are positive and the last of four is leap.
  private static let shift: Int32 = 280_003
  /// R.D. of 1 January of the shifted year 0; the year 1 is the shifted year 280 004.
  private static let yearZero: Int32 = -1 - 70_001 * daysInFourYears
  private static let firstDay: Int32 = yearZero + 3 * 365  // 1 January of -280 000
  private static let lastDay: Int32 = -2 + 70_000 * daysInFourYears  // 31 December of 280 000

  /// `bce` and `ce`.
  public static var eras: Eras { Eras(.bce, .ce) }
  /// The twelve months, as in a leap year.
  public static var monthSet: MonthSet { GregorianYears.monthSet }
  /// `M01` to `M12`.
  public static var monthCodes: MonthCodes { GregorianYears.monthCodes }
  /// 31 days.
  public static var longestMonth: Int32 { GregorianYears.longestMonth }

  /// The layout of the year that holds `day`.
  ///
  /// - Throws: ``CalendarError/fixedDayOutOfRange(_:)`` when that year is not in ``years``.
  /// - Complexity: O(1).
  @inline(never)  // One copy for all that ask for dates.
  public static func layout(containing day: FixedDay) throws(CalendarError) -> YearLayout {
    guard day.rataDie >= firstDay, day.rataDie <= lastDay else { throw .fixedDayOutOfRange(day) }
    // The shifted year y begins after 1461 y / 4 days, rounded down; at most 2^30 quarters.
    let quarters = 4 &* UInt32(truncatingIfNeeded: day.rataDie &- yearZero) &+ 3
    return layout(ofShifted: quarters / 1_461)
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
    layout(ofShifted: UInt32(truncatingIfNeeded: year &+ shift))
  }

  static var days: ClosedRange<Int32> { firstDay...lastDay }

  @inline(__always)
  private static func layout(ofShifted year: UInt32) -> YearLayout {
    var months = MonthLengths(31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
    if year & 3 == 3 { months.lengthen(2) }
    return YearLayout(
      year: Int32(truncatingIfNeeded: year) &- shift,
      newYear: FixedDay(rataDie: yearZero &+ Int32(truncatingIfNeeded: 1_461 &* year / 4)), months: months)
  }
}
