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
public enum JapaneseCalendar: CalendarSystem {
  /// The years this calendar answers for: about 219 million days.
  public static let years: ClosedRange<Int32> = -300_000...300_000

  /// `bce` and `ce`, and the five since Meiji.
  public static var eras: Eras { manyEras }
  /// The twelve months, as in a leap year.
  public static var monthSet: MonthSet { GregorianYears.monthSet }
  /// `M01` to `M12`.
  public static var monthCodes: MonthCodes { GregorianYears.monthCodes }
  /// 31 days.
  public static var longestMonth: Int32 { GregorianYears.longestMonth }

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

  /// The layout of the year that holds `day`.
  ///
  /// - Throws: ``CalendarError/fixedDayOutOfRange(_:)`` when that year is not in ``years``.
  /// - Complexity: O(1).
  public static func layout(containing day: FixedDay) throws(CalendarError) -> YearLayout {
    try GregorianYears.layout(containing: day, ahead: 0)
  }

  /// How `year` is laid out.
  ///
  /// - Throws: ``CalendarError/yearOutOfRange(_:)`` when `year` is not in ``years``.
  /// - Complexity: O(1).
  public static func layout(ofYear year: Int32) throws(CalendarError) -> YearLayout {
    try GregorianYears.layout(ofYear: year, ahead: 0)
  }

  /// The date of `day`, by a direct formula.
  ///
  /// - Throws: ``CalendarError/fixedDayOutOfRange(_:)`` when the day is not in ``years``.
  /// - Complexity: O(1).
  public static func date(of day: FixedDay) throws(CalendarError) -> CalendarDate {
    try GregorianYears.date(of: day, ahead: 0)
  }

  /// The fixed day of `date`, by a direct formula. Rejects what does not exist; it never rolls over or clamps.
  ///
  /// - Throws: a ``CalendarError`` naming the first field that is wrong: year, month, day.
  /// - Complexity: O(1).
  public static func fixedDay(of date: CalendarDate) throws(CalendarError) -> FixedDay {
    try GregorianYears.fixedDay(of: date, ahead: 0)
  }
}
