/// The Ethiopian calendar, `ethiopic` in CLDR: years since the Incarnation, and before it those of the world.
///
/// A solar calendar of twelve 30-day months, `M01` (Meskerem) to `M12` (Nehasse), followed by the epagomenal days, `M13`
/// (Pagumen): 5 of them, or 6 in a leap year.
///
/// - Eras: `am`, the Incarnation Era (Amete Mihret), whose year 1 begins on 29 August 8 (Julian), R.D. 2796; `aa`, Amete
///   Alem, for year 0 (5500 Amete Alem) and before.
/// - Leap rule: a year is leap when `year` modulo 4 is 3. Years before 1 follow it too.
/// - Not modelled: the hours, which begin at sunrise, and the sunset start of the day in the church. A day is the civil
///   day it mostly overlaps.
/// - Source: Reingold and Dershowitz, *Calendrical Calculations*, 4th ed., §4.2; CLDR and ECMAScript Temporal for the
///   eras.
public enum EthiopicCalendar: AlexandrianNumbering {
  /// 1 Amete Alem, the first year that an era counts forward from.
  public static let yearOne: Int32 = -5_499

  /// An Ethiopian year is this much above the Coptic.
  public static let ahead: Int32 = 276
  /// A year of Amete Alem is this much above that of the Incarnation Era.
  private static let aheadOfIncarnation: Int32 = 5_500

  /// `aa` and `am`.
  public static var eras: Eras { Eras(.aa, .am) }

  /// When the era with this place in ``eras`` was; `nil` at a place where there is none. Both count forward.
  public static func eraSpan(at index: Int32) -> EraSpan? {
    switch index {
    case 0: EraSpan(.aa, from: nil, yearZero: 0 - aheadOfIncarnation)
    case 1: EraSpan(.am, from: FixedDay(rataDie: 2_796))
    default: nil
    }
  }
}
