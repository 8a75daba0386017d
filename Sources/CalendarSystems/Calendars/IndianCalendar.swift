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
///   and ECMAScript Temporal for the era's name. *Calendrical Calculations*, 4th ed., §2.1, for the Gregorian rule. The
///   formulas by quarters of days are this project's own.
public enum IndianCalendar: CalendarSystem {
  /// The years this calendar answers for: about 205 million days.
  public static let years: ClosedRange<Int32> = -280_000...280_000

  private static let daysInCycle: Int32 = 146_097  // 400 years
  /// Years by which all are shifted, so that numbers are positive and cycles of 400 years begin as the Gregorian year 1.
  private static let shift: Int32 = 280_077
  /// R.D. of the first day of the shifted year 0: 80 days after 1 January in common years and leap years alike.
  private static let yearZero: Int32 = 81 - 700 * daysInCycle
  private static let firstDay: Int32 = yearZero + 28_124  // 1 Chaitra of -280 000
  private static let lastDay: Int32 = yearZero + 1_400 * daysInCycle + 28_488  // The last of Phalguna of 280 000

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
  public static func layout(containing day: FixedDay) throws(CalendarError) -> YearLayout {
    guard day.rataDie >= firstDay, day.rataDie <= lastDay else { throw .fixedDayOutOfRange(day) }
    // A century begins after 146 097 / 4 days a century, rounded down, and in it a year after 1461 / 4 days a year.
    let quarters = 4 &* UInt32(truncatingIfNeeded: day.rataDie &- yearZero) &+ 3
    let century = quarters / 146_097
    let yearOfCentury = ((quarters % 146_097) | 3) / 1_461
    return layout(century: century, yearOfCentury: yearOfCentury)
  }

  /// How `year` is laid out.
  ///
  /// - Throws: ``CalendarError/yearOutOfRange(_:)`` when `year` is not in ``years``.
  /// - Complexity: O(1).
  public static func layout(ofYear year: Int32) throws(CalendarError) -> YearLayout {
    guard year >= years.lowerBound, year <= years.upperBound else { throw .yearOutOfRange(year) }
    let shifted = UInt32(truncatingIfNeeded: year &+ shift)
    return layout(century: shifted / 100, yearOfCentury: shifted % 100)
  }

  @inline(never)  // One copy, for both questions.
  private static func layout(century: UInt32, yearOfCentury: UInt32) -> YearLayout {
    let days = 146_097 &* century / 4 &+ 1_461 &* yearOfCentury / 4
    var months = MonthLengths(30, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30)
    if yearOfCentury & 3 == 3, yearOfCentury != 99 || century & 3 == 3 { months.lengthen(1) }
    return YearLayout(
      year: Int32(truncatingIfNeeded: 100 &* century &+ yearOfCentury) &- shift,
      newYear: FixedDay(rataDie: yearZero &+ Int32(truncatingIfNeeded: days)), months: months)
  }
}
