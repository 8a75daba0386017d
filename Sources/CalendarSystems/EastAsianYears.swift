/// The lunar years of a table: what `chinese`, `dangi` and `vietnamese` share.
///
/// A year begins with a new moon between 21 January and 20 February, and is numbered by the Gregorian year in which
/// that is. It has the months `M01` to `M12` of 29 or 30 days, and in about seven of nineteen years a leap month after
/// one of them, with its number.
///
/// Each month begins on the day of a new moon. Those days are computed by ``NewMoon``, rightly but for one or two months
/// of a hundred. A row of the table tells which of its year's months begin a day earlier or later than computed, with
/// which lunation the year begins, and the number of its leap month. So every month is that of the data from which the
/// table is made. The rows and the formulas are this project's own.
public struct EastAsianYears {
  /// The clock by which days begin.
  struct Zone {
    /// The first year that has another clock than those before.
    private let change: Int32
    private let before: NewMoon.Clock
    private let after: NewMoon.Clock

    /// - Parameters:
    ///   - before: minutes east of Greenwich, before the year `change`.
    ///   - after: minutes east of Greenwich, from that year on.
    @inline(__always)  // The compiler then makes constants of constants.
    init(before: Int64, change: Int32, after: Int64) {
      self.change = change
      self.before = NewMoon.Clock(minutes: before)
      self.after = NewMoon.Clock(minutes: after)
    }

    /// The later of the two clocks.
    @inline(__always)
    var latest: NewMoon.Clock { NewMoon.Clock.later(before, after) }

    @inline(__always)
    func clock(inYear year: Int32) -> NewMoon.Clock { year < change ? before : after }
  }

  private let bytes: UnsafePointer<UInt8>
  private let firstYear: Int32
  private let rowCount: Int32
  private let firstDay: Int32
  private let lastDay: Int32
  private let zone: Zone

  /// - Parameters:
  ///   - bytes: the first bytes of all rows, the second and the third.
  ///   - years: those of the rows.
  ///   - days: the first and the last day of these years, R.D.
  @inline(__always)  // The compiler then makes constants of constants.
  init(_ bytes: StaticString, years: ClosedRange<Int32>, days: ClosedRange<Int32>, zone: Zone) {
    self.bytes = bytes.utf8Start
    firstYear = years.lowerBound
    rowCount = years.upperBound &- years.lowerBound &+ 1
    firstDay = days.lowerBound
    lastDay = days.upperBound
    self.zone = zone
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
    guard year >= firstYear, year &- firstYear < rowCount else { throw .yearOutOfRange(year) }
  }

  /// A year as its row has it.
  private struct Row {
    let year: Int32
    let bits: UInt32
    let clock: NewMoon.Clock

    /// The lunation that the year begins with.
    var firstLunation: Int32 {
      (year &* EastAsianYears.lunationsInYear &+ EastAsianYears.lunationOfYear0) &>> 16
        &+ Int32(truncatingIfNeeded: bits &>> 18)
    }

    /// The number of the leap month, which is also how many months come before it; 0 for none.
    var leapMonth: Int32 { Int32(truncatingIfNeeded: bits &>> 14 & 15) }

    /// How many months come before the last.
    var lastPlace: Int32 { leapMonth == 0 ? 11 : 12 }

    /// The first day of the month that has `place` others before it, or of the next year behind the last month.
    @inline(__always)
    func start(_ place: Int32) -> Int32 {
      NewMoon(lunation: firstLunation &+ place, clock: clock).day(
        isAcrossMidnight: bits &>> UInt32(truncatingIfNeeded: place) & 1)
    }
  }

  /// In units of 2^-16. With these numbers no year of the tables begins earlier, or more than one lunation later.
  private static let lunationsInYear: Int32 = 810_565
  private static let lunationOfYear0: Int32 = -1_296_638_680

  @inline(__always)
  private func row(ofYear year: Int32) -> Row {
    let low = bytes + Int(year &- firstYear)
    let middle = low + Int(rowCount)
    let high = middle + Int(rowCount)
    return Row(
      year: year, bits: UInt32(low.pointee) | UInt32(middle.pointee) &<< 7 | UInt32(high.pointee) &<< 14,
      clock: zone.clock(inYear: year))
  }

  /// A month: its year, how many months come before it there, and its first day.
  private typealias Month = (row: Row, place: Int32, start: Int32)

  /// The month that holds a day.
  @inline(__always)
  private func month(holding day: Int32) -> Month {
    // The last lunation that may have begun, and the last year that may begin with it or before.
    let lunation = NewMoon.lastLunation(by: day, clock: zone.latest)
    let scaled = UInt32(bitPattern: lunation &<< 16 &- Self.lunationOfYear0) &+ 0xFFFF
    let year = min(
      Int32(truncatingIfNeeded: scaled / UInt32(Self.lunationsInYear)), firstYear &+ rowCount &- 1)
    let row = row(ofYear: year)
    let place = lunation &- row.firstLunation
    if _fastPath(place >= 0) {
      let start = row.start(place)
      if _fastPath(start <= day) { return (row, place, start) }
    }
    return month(holding: day, lunation: lunation, inOrBefore: row)
  }

  /// The same, where that lunation, or that year, has not begun on the day.
  @inline(never)
  private func month(holding day: Int32, lunation: Int32, inOrBefore row: Row) -> Month {
    var row = row
    var lunation = lunation
    while true {
      if lunation < row.firstLunation { row = self.row(ofYear: row.year &- 1) }
      let place = lunation &- row.firstLunation
      let start = row.start(place)
      if start <= day { return (row, place, start) }
      lunation &-= 1
    }
  }

  /// The layout of the year that holds a day.
  @inline(never)
  func layout(containing day: FixedDay) throws(CalendarError) -> YearLayout {
    try check(day)
    return layout(ofKnownYear: month(holding: day.rataDie).row.year)
  }

  /// The layout of a year of the table.
  @inline(never)
  func layout(ofKnownYear year: Int32) -> YearLayout {
    let row = row(ofYear: year)
    let count = row.lastPlace &+ 1
    // From the next year backward, a bit for each month; the first bit has no month and is cut off.
    var longMonths: UInt32 = 0
    var start: Int32 = 0
    var place = count
    while place >= 0 {
      let end = start
      start = row.start(place)
      longMonths = longMonths &<< 1 | UInt32(bitPattern: end &- start &- 29) & 1
      place &-= 1
    }
    longMonths &= 1 &<< UInt32(bitPattern: count) &- 1
    return YearLayout(
      year: year, newYear: FixedDay(rataDie: start),
      months: MonthLengths(starts: MonthStarts(longMonths: longMonths, count: count), count: count),
      leapOrdinal: row.leapMonth == 0 ? nil : row.leapMonth &+ 1)
  }

  /// The date of a day, without the layout of its year.
  @inline(never)
  func date(of day: FixedDay) throws(CalendarError) -> CalendarDate {
    try check(day)
    let (row, before, start) = month(holding: day.rataDie)
    let leap = row.leapMonth == 0 ? 15 : row.leapMonth
    let rank = 2 &* before &+ 2 &- (before >= leap ? 1 : 0) &- (before > leap ? 1 : 0)
    return CalendarDate(year: row.year, month: MonthCode(rank: rank), day: day.rataDie &- start &+ 1)
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
    let start = row.start(before)
    // A month has 29 days at least.
    guard date.day >= 1, date.day <= 29 || date.day <= row.start(before &+ 1) &- start else {
      throw .dayNotInMonth(date.day)
    }
    return FixedDay(rataDie: start &+ date.day &- 1)
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
