/// The lunar years of a table: what `chinese`, `dangi` and `vietnamese` share.
///
/// A year begins with a new moon between 21 January and 20 February, and is numbered by the Gregorian year in which
/// that is. It has the months `M01` to `M12` of 29 or 30 days, and in about seven of nineteen years a leap month after
/// one of them, with its number.
///
/// A row of the table has the lengths of all months but the last, which goes on until the next year begins; the day on
/// which its year begins, counted from an earliest day; and the number of its leap month. The earliest days are 365 days
/// and 31/128 apart, a mean year of the seasons, and of the 1206 new years in all tables each comes less than 32 days
/// after its own. The rows and the formulas are this project's own.
public struct EastAsianYears {
  private let bytes: UnsafePointer<UInt8>
  private let firstYear: Int32
  private let rowCount: Int32
  private let firstDay: Int32
  private let lastDay: Int32

  /// - Parameters:
  ///   - bytes: the first bytes of all rows, the second and the third: a row for each year, and one for the new year
  ///     after the last.
  ///   - years: those of the rows but the last.
  ///   - days: the first and the last day of these years, R.D.
  @inline(__always)  // The compiler then makes constants of constants.
  init(_ bytes: StaticString, years: ClosedRange<Int32>, days: ClosedRange<Int32>) {
    self.bytes = bytes.utf8Start
    firstYear = years.lowerBound
    rowCount = years.upperBound &- years.lowerBound &+ 2
    firstDay = days.lowerBound
    lastDay = days.upperBound
  }

  /// The days of the years.
  @inline(__always)
  var days: ClosedRange<Int32> { firstDay...lastDay }

  @inline(__always)
  private func check(_ day: FixedDay) throws(CalendarError) {
    guard day.rataDie >= firstDay, day.rataDie <= lastDay else { throw .fixedDayOutOfRange(day) }
  }

  @inline(__always)
  private func check(year: Int32) throws(CalendarError) {
    guard year >= firstYear, year &- firstYear < rowCount &- 1 else { throw .yearOutOfRange(year) }
  }

  /// A year as its row has it.
  private struct Row {
    let year: Int32
    let bits: UInt32

    /// The first day.
    var newYear: Int32 {
      (year &* EastAsianYears.daysIn128Years) &>> 7 &- EastAsianYears.ahead
        &+ Int32(truncatingIfNeeded: bits &>> 12 & 31)
    }

    /// The number of the leap month, which is also how many months come before it; 0 for none.
    var leapMonth: Int32 { Int32(truncatingIfNeeded: bits &>> 17) }

    /// How many months come before the last.
    var lastPlace: Int32 { leapMonth == 0 ? 11 : 12 }

    /// A bit for each month that is known to have 30 days.
    var longMonths: UInt32 { bits & 0xFFF }

    /// The days of the first `months` months, which are all but the last, or fewer.
    func days(ofMonths months: Int32) -> Int32 {
      let long = longMonths & (1 &<< UInt32(truncatingIfNeeded: months) &- 1)
      return 29 &* months &+ Int32(truncatingIfNeeded: long.nonzeroBitCount)
    }
  }

  /// 128 mean years.
  private static let daysIn128Years: Int32 = 46_751
  /// By which the earliest days come before whole mean years from the year 0.
  private static let ahead: Int32 = 344

  @inline(__always)
  private func row(ofYear year: Int32) -> Row {
    let low = bytes + Int(year &- firstYear)
    let middle = low + Int(rowCount)
    let high = middle + Int(rowCount)
    return Row(year: year, bits: UInt32(low.pointee) | UInt32(middle.pointee) &<< 7 | UInt32(high.pointee) &<< 14)
  }

  /// The row of the year that holds a day.
  @inline(__always)
  private func row(containing day: Int32) -> Row {
    // The last year whose earliest day has come. It has begun itself, or the year before it lasts.
    let scaled = UInt32(truncatingIfNeeded: 128 &* (day &+ Self.ahead) &+ 127)
    let last = row(ofYear: Int32(truncatingIfNeeded: scaled / UInt32(Self.daysIn128Years)))
    return last.newYear > day ? row(ofYear: last.year &- 1) : last
  }

  /// The layout of the year that holds a day.
  @inline(never)
  func layout(containing day: FixedDay) throws(CalendarError) -> YearLayout {
    try check(day)
    return layout(of: row(containing: day.rataDie))
  }

  /// The layout of a year of the table.
  @inline(never)
  func layout(ofKnownYear year: Int32) -> YearLayout {
    layout(of: row(ofYear: year))
  }

  @inline(never)
  private func layout(of row: Row) -> YearLayout {
    let length = self.row(ofYear: row.year &+ 1).newYear &- row.newYear
    let others = row.lastPlace
    let isLastLong = UInt32(truncatingIfNeeded: length &- row.days(ofMonths: others) &- 29)
    let starts = MonthStarts(
      longMonths: row.longMonths | isLastLong &<< UInt32(truncatingIfNeeded: others), count: others &+ 1)
    return YearLayout(
      year: row.year, newYear: FixedDay(rataDie: row.newYear), months: MonthLengths(starts: starts, count: others &+ 1),
      leapOrdinal: row.leapMonth == 0 ? nil : row.leapMonth &+ 1)
  }

  /// The date of a day, without the layout of its year.
  @inline(never)
  func date(of day: FixedDay) throws(CalendarError) -> CalendarDate {
    try check(day)
    let day = day.rataDie
    let row = row(containing: day)
    let dayOfYear = day &- row.newYear
    // By the mean month of 29.53 days, and two days ahead, the place is right or one too far: no month of any table
    // starts two days before its mean, or two after it.
    var before = min(((dayOfYear &+ 2) &* 1_110) &>> 15, row.lastPlace)
    var start = row.days(ofMonths: before)
    if start > dayOfYear {
      before &-= 1
      start = row.days(ofMonths: before)
    }
    let leap = row.leapMonth == 0 ? 15 : row.leapMonth
    let rank = 2 &* before &+ 2 &- (before >= leap ? 1 : 0) &- (before > leap ? 1 : 0)
    return CalendarDate(year: row.year, month: MonthCode(rank: rank), day: dayOfYear &- start &+ 1)
  }

  /// The fixed day of a date, without the layout of its year. Rejects what does not exist.
  ///
  /// - Throws: a ``CalendarError`` naming the first field that is wrong: year, month, day.
  @inline(never)
  func fixedDay(of date: CalendarDate, in monthCodes: MonthCodes) throws(CalendarError) -> FixedDay {
    try check(year: date.year)
    let row = row(ofYear: date.year)
    let rank = date.month.rank
    let number = rank &>> 1
    let leap = row.leapMonth
    guard rank & 1 == 0 ? number >= 1 && number <= 12 : number == leap && leap != 0 else {
      throw monthCodes.contains(rank: rank) ? .monthNotInYear(date.month) : .monthNotInCalendar(date.month)
    }
    let isAfterLeap = leap != 0 && rank > 2 &* leap &+ 1
    let before = number &- (rank & 1 == 0 && !isAfterLeap ? 1 : 0)
    let firstDay = row.newYear &+ row.days(ofMonths: before)
    // A month has 29 days at least.
    guard date.day >= 1, date.day <= 29 || date.day <= length(ofMonth: before, of: row) else {
      throw .dayNotInMonth(date.day)
    }
    return FixedDay(rataDie: firstDay &+ date.day &- 1)
  }

  /// The days of the month that has `before` months before it.
  private func length(ofMonth before: Int32, of row: Row) -> Int32 {
    let end =
      before == row.lastPlace
      ? self.row(ofYear: row.year &+ 1).newYear &- row.newYear : row.days(ofMonths: before &+ 1)
    return end &- row.days(ofMonths: before)
  }

  /// The ordinary months, of up to 30 days, and the leap months that occur.
  @inline(__always)
  static func monthSet(leap: MonthLengths) -> MonthSet {
    MonthSet(
      ordinary: MonthLengths(30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30), leap: leap, leapMonths: .wandering,
      leapPartner: .sameNumber)
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
