/// The lunar years of a table: what `chinese`, `dangi` and `vietnamese` share.
///
/// A year begins with a new moon between 21 January and 20 February, and is numbered by the Gregorian year in which
/// that is. It has the months `M01` to `M12` of 29 or 30 days, and in about seven of nineteen years a leap month after
/// one of them, with its number.
///
/// A row of the table has the day on which its year begins, counted from an earliest day; the number of its leap month;
/// and the lengths of all months but the last, which goes on until the next year begins. The earliest days are 365 days
/// and 31/128 apart, a mean year of the seasons, and of the 1204 new years in all tables each comes less than 32 days
/// after its own. The rows and the formulas are this project's own.
struct EastAsianYears {
  private let rows: PackedTable
  private let firstYear: Int32

  /// - Parameter firstYear: the year of the first row.
  @inline(__always)  // The compiler then makes constants of constants.
  init(_ rows: PackedTable, firstYear: Int32) {
    self.rows = rows
    self.firstYear = firstYear
  }

  /// 128 mean years.
  private static let daysIn128Years: Int32 = 46_751
  /// By which the earliest days come before whole mean years from the year 0.
  private static let ahead: Int32 = 344

  /// The layout of the year that holds a day. Whoever asks has looked whether it is in the table.
  @inline(never)
  func layout(containing day: Int32) -> YearLayout {
    // The last year whose earliest day has come. It has begun itself, or the year before it lasts.
    let scaled = UInt32(truncatingIfNeeded: 128 &* (day &+ Self.ahead) &+ 127)
    let year = Int32(truncatingIfNeeded: scaled / UInt32(Self.daysIn128Years))
    return layout(ofYear: newYear(of: year, rows[year &- firstYear]) > day ? year &- 1 : year)
  }

  /// The layout of a year. Whoever asks has looked whether it is in the table.
  @inline(never)
  func layout(ofYear year: Int32) -> YearLayout {
    let row = rows[year &- firstYear]
    let start = newYear(of: year, row)
    let length = newYear(of: year &+ 1, rows[year &+ 1 &- firstYear]) &- start
    let leapMonth = Int32(truncatingIfNeeded: row &>> 5 & 15)
    let count: Int32 = leapMonth == 0 ? 12 : 13
    // Months of 29 days and a day more for each long one: where the other months leave an odd day, the last is long.
    let longMonths = row &>> 9
    let others = Int32(truncatingIfNeeded: longMonths.nonzeroBitCount & 1)
    let isLastLong = UInt32(truncatingIfNeeded: (length ^ count ^ others) & 1)
    return YearLayout(
      year: year, newYear: FixedDay(rataDie: start),
      months: MonthLengths(
        shorter: 29, longMonths: longMonths | isLastLong &<< UInt32(truncatingIfNeeded: count &- 1), count: count),
      leapOrdinal: leapMonth == 0 ? nil : leapMonth &+ 1)
  }

  /// The first day of the year with this row.
  @inline(__always)
  private func newYear(of year: Int32, _ row: UInt32) -> Int32 {
    (year &* Self.daysIn128Years) &>> 7 &- Self.ahead &+ Int32(truncatingIfNeeded: row & 31)
  }

  /// The ordinary months, of up to 30 days, and the leap months that occur.
  @inline(__always)
  static func monthSet(leap: MonthLengths) -> MonthSet {
    MonthSet(
      ordinary: MonthLengths(shorter: 30, count: 12), leap: leap, leapMonths: .wandering, leapPartner: .sameNumber)
  }

  /// `M01` to `M12`, and the leap months whose bits are set: bit 0 stands for `M01L`.
  @inline(__always)
  static func monthCodes(leapNumbers: UInt16) -> MonthCodes {
    var codes = MonthCodes(count: 12)
    var number: UInt8 = 1
    while number <= 12 {
      if leapNumbers &>> UInt16(number &- 1) & 1 == 1 { codes.insert(MonthCode(number, isLeap: true)) }
      number &+= 1
    }
    return codes
  }
}
