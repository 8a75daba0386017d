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
public enum IslamicCivilCalendar: IslamicNumbering {
  /// R.D. of 1 Muharram of year 1.
  public static let epoch: Int32 = 227_015
}
