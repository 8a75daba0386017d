/// The Thai solar calendar, `buddhist` in CLDR: Gregorian months and days under Buddhist years.
///
/// A solar calendar of twelve months, `M01` (January) to `M12` (December), of 31, 28 or 29, 31, 30, 31, 30, 31,
/// 31, 30, 31, 30 and 31 days.
///
/// - Era: `be`, the Buddhist Era, 543 years ahead of the Gregorian year; years before 1 are counted on in it.
/// - Leap rule: the Gregorian one, for the Gregorian year. Years before 1 follow it too.
/// - Not modelled: the years that began in April, before 2484 BE (1941), and the lunar calendar in use before 1889.
/// - Source: CLDR and ECMAScript Temporal for the era; *Calendrical Calculations*, 4th ed., §2.1 and §2.2, for the
///   Gregorian rule.
public enum BuddhistCalendar: GregorianNumbering {
  /// A Buddhist year is this much above the Gregorian.
  public static let ahead: Int32 = 543

  /// `be`.
  public static var eras: Eras { Eras(.be) }
}
