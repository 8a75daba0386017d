/// The arithmetic Islamic calendar counted from a Friday, `islamic-civil` in CLDR.
///
/// A lunar calendar of twelve months, `M01` (Muharram) to `M12` (Dhu al-Hijja), of 30 and 29 days by turns; the last has
/// 30 in a leap year.
///
/// - Eras: `ah`, Anno Hegirae, whose year 1 begins on Friday, 16 July 622 (Julian), R.D. 227 015; `bh`, counted
///   backward, for year 0 (1 BH) and before.
/// - Leap rule: of each thirty years the 2nd, 5th, 7th, 10th, 13th, 16th, 18th, 21st, 24th, 26th and 29th are leap. Years
///   before 1 follow it too.
/// - Not modelled: the sunset start of the day (a day is the civil day it mostly overlaps), and the months of those who
///   watch for the crescent.
/// - Source: Reingold and Dershowitz, *Calendrical Calculations*, 4th ed., §7.1; CLDR and ECMAScript Temporal
///   for the eras.
public enum IslamicCivilCalendar: CalendarSystem {
  /// The years this calendar answers for: about 205 million days.
  public static let years: ClosedRange<Int32> = -290_000...290_000
  /// R.D. of 1 Muharram of year 1.
  private static let epoch: Int32 = 227_015

  /// `bh` and `ah`.
  public static var eras: Eras { Eras(.bh, .ah) }
  /// The twelve months, as in a leap year.
  public static var monthSet: MonthSet { IslamicYears.monthSet }
  /// `M01` to `M12`.
  public static var monthCodes: MonthCodes { IslamicYears.monthCodes }
  /// 30 days.
  public static var longestMonth: Int32 { IslamicYears.longestMonth }

  /// The layout of the year that holds `day`.
  ///
  /// - Throws: ``CalendarError/fixedDayOutOfRange(_:)`` when that year is not in ``years``.
  /// - Complexity: O(1).
  public static func layout(containing day: FixedDay) throws(CalendarError) -> YearLayout {
    try IslamicYears.layout(containing: day, epoch: epoch)
  }

  /// How `year` is laid out.
  ///
  /// - Throws: ``CalendarError/yearOutOfRange(_:)`` when `year` is not in ``years``.
  /// - Complexity: O(1).
  public static func layout(ofYear year: Int32) throws(CalendarError) -> YearLayout {
    try IslamicYears.layout(ofYear: year, epoch: epoch)
  }
}
