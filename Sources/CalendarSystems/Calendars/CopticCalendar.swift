/// The Coptic calendar, `coptic` in CLDR.
///
/// A solar calendar of twelve 30-day months, `M01` (Tout) to `M12` (Mesra), followed by the epagomenal days, `M13`
/// (Nasie): 5 of them, or 6 in a leap year.
///
/// - Era: `am`, Anno Martyrum. Year 1 begins on 29 August 284 (Julian), R.D. 103 605; years before 1 are counted on in it.
/// - Leap rule: a year is leap when `year` modulo 4 is 3. Years before 1 follow it too.
/// - Not modelled: the sunset start of the day. A day is the civil day it mostly overlaps.
/// - Source: Reingold and Dershowitz, *Calendrical Calculations*, 4th ed., §4.1; CLDR and ECMAScript Temporal for the
///   era's name.
public enum CopticCalendar: AlexandrianNumbering {
  /// The Coptic numbers themselves.
  public static let ahead: Int32 = 0

  /// `am`.
  public static var eras: Eras { Eras(.am) }
}
