/// The calendar of ISO 8601, `iso8601` in CLDR: the proleptic Gregorian calendar without eras.
///
/// A solar calendar of twelve months, `M01` (January) to `M12` (December), of 31, 28 or 29, 31, 30, 31, 30, 31,
/// 31, 30, 31, 30 and 31 days.
///
/// - Eras: none. Years are numbered, with a year 0. Year 1 begins on R.D. 1.
/// - Leap rule: years that 4 divides, but not 100, and those that 400 divides. Years before 1 follow it too.
/// - Not modelled: weeks and week years, which are no part of a date here.
/// - Source: ISO 8601-1:2019, §4.2.1; ECMAScript Temporal for the missing eras.
public enum ISO8601Calendar: GregorianNumbering {
  /// The Gregorian numbers themselves.
  public static let ahead: Int32 = 0

  /// None.
  public static var eras: Eras { Eras() }
}
