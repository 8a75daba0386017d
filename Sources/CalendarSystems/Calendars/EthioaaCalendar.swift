/// The Ethiopian calendar with the years of the world, `ethioaa` in CLDR.
///
/// A solar calendar of twelve 30-day months, `M01` (Meskerem) to `M12` (Nehasse), followed by the epagomenal days, `M13`
/// (Pagumen): 5 of them, or 6 in a leap year.
///
/// - Era: `aa`, Amete Alem, 5500 years ahead of the Incarnation Era of `ethiopic`; years before 1 are counted on in it.
/// - Leap rule: a year is leap when `year` modulo 4 is 3. Years before 1 follow it too.
/// - Not modelled: the hours, which begin at sunrise, and the sunset start of the day in the church. A day is the civil
///   day it mostly overlaps.
/// - Source: Reingold and Dershowitz, *Calendrical Calculations*, 4th ed., §4.2, for the rule; CLDR and ECMAScript
///   Temporal for the era.
public enum EthioaaCalendar: AlexandrianNumbering {
  /// A year of Amete Alem is this much above the Coptic.
  public static let ahead: Int32 = 5_776

  /// `aa`.
  public static var eras: Eras { Eras(.aa) }
}
