/// The calendar of the Republic of China, `roc` in CLDR: Gregorian months and days under Minguo years.
///
/// A solar calendar of twelve months, `M01` (January) to `M12` (December), of 31, 28 or 29, 31, 30, 31, 30, 31,
/// 31, 30, 31, 30 and 31 days.
///
/// - Eras: `roc`, whose year 1 is 1912, and `broc`, counted backward, for year 0 (1911) and before.
/// - Leap rule: the Gregorian one, for the Gregorian year.
/// - Not modelled: the lunisolar calendar in use before 1912; that is the calendar `chinese`.
/// - Source: CLDR and ECMAScript Temporal for the eras; *Calendrical Calculations*, 4th ed., §2.1 and §2.2, for the
///   Gregorian rule.
public enum RocCalendar: GregorianNumbering {
  /// A Minguo year is this much above the Gregorian.
  public static let ahead: Int32 = -1911

  /// `broc` and `roc`.
  public static var eras: Eras { Eras(.broc, .roc) }
}
