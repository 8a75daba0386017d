/// The Japanese calendar, `japanese` in CLDR: Gregorian dates, with the eras of the emperors beside the year.
///
/// A solar calendar of twelve months, `M01` (January) to `M12` (December), of 31, 28 or 29, 31, 30, 31, 30, 31,
/// 31, 30, 31, 30 and 31 days.
///
/// - Eras: as in ECMAScript Temporal. `meiji` from 1 January 1873, when Japan took over the Gregorian calendar, as year
///   6; `taisho` from 30 July 1912, `showa` from 25 December 1926, `heisei` from 8 January 1989, `reiwa` from 1 May
///   2019; before Meiji 6 `ce` and `bce`. A year of this calendar is the Gregorian year: the year in which an era
///   begins has two names.
/// - Leap rule: the Gregorian one.
/// - Not modelled: the lunisolar calendar in use before 1873, and the eras of its time.
/// - Source: the edicts of the Japanese cabinet, as `Data/japanese-eras.csv` has them; ECMAScript Temporal.
public enum JapaneseCalendar: GregorianNumbering {
  /// The Gregorian numbers themselves.
  public static let ahead: Int32 = 0

  /// `bce` and `ce`, and the five since Meiji.
  public static var eras: Eras { manyEras }

  private static var manyEras: Eras {
    var eras = Eras(.bce, .ce)
    eras.append(.meiji)
    eras.append(.taisho)
    eras.append(.showa)
    eras.append(.heisei)
    eras.append(.reiwa)
    return eras
  }

  /// When the era with this place in ``eras`` was; `nil` at a place where there is none.
  public static func eraSpan(at index: Int32) -> EraSpan? {
    switch index {
    case 0: EraSpan(backward: .bce)
    case 1: EraSpan(.ce, from: FixedDay(rataDie: 1))
    case 2: EraSpan(.meiji, from: FixedDay(rataDie: 683_735), yearZero: 1867)  // 1873-01-01
    case 3: EraSpan(.taisho, from: FixedDay(rataDie: 698_189), yearZero: 1911)  // 1912-07-30
    case 4: EraSpan(.showa, from: FixedDay(rataDie: 703_450), yearZero: 1925)  // 1926-12-25
    case 5: EraSpan(.heisei, from: FixedDay(rataDie: 726_110), yearZero: 1988)  // 1989-01-08
    case 6: EraSpan(.reiwa, from: FixedDay(rataDie: 737_180), yearZero: 2018)  // 2019-05-01
    default: nil
    }
  }
}
