/// What becomes of a date that a sum of years and months leads to, where it does not exist.
public enum Overflow: Sendable {
  /// A leap month that the year lacks becomes its ordinary partner, and the day is no later than the month's last.
  case constrain
  /// It is an error.
  case reject
}

extension CalendarID {
  /// The date that lies some years, and then some months, after `date`, as ECMAScript Temporal adds them.
  ///
  /// Years keep the month's code: a year after `M05L` is `M05L` again. Months are counted as they come, leap months
  /// among them. The day of the month is looked at last, so that 31 January and one month is the end of February.
  ///
  /// - Parameters:
  ///   - years: negative for years before.
  ///   - months: negative for months before.
  ///   - date: a date that exists.
  ///   - overflow: what becomes of a month or day that the years or months lead to and that does not exist.
  /// - Throws: a ``CalendarError`` naming the field that is wrong with `date`, or with what comes of it.
  /// - Complexity: O(1), but for calendars with wandering leap months, where it is O(years).
  public func adding(
    years: Int32, months: Int32, to date: CalendarDate, overflow: Overflow
  ) throws(CalendarError) -> CalendarDate {
    _ = try fixedDay(of: date)
    let (year, isTooFar) = date.year.addingReportingOverflow(years)
    guard !isTooFar else { throw .yearOutOfRange(years > 0 ? .max : .min) }
    var layout = try layout(ofYear: year)
    let month = try layout.month(date.month, partner: leapPartner, overflow)
    guard let ordinal = layout.ordinal(of: month) else { throw .monthNotInYear(month) }

    let place = try step(months, from: ordinal, of: &layout)
    let length = layout.length(ofMonth: place)
    if date.day > length, overflow == .reject { throw .dayNotInMonth(date.day) }
    return CalendarDate(year: layout.year, month: layout.code(ofMonth: place), day: min(date.day, length))
  }

  /// The days from one date to another, negative when `end` is earlier.
  ///
  /// - Throws: a ``CalendarError`` naming the first field that is wrong with `start`, then with `end`.
  /// - Complexity: O(1).
  public func days(from start: CalendarDate, to end: CalendarDate) throws(CalendarError) -> Int32 {
    let first = try fixedDay(of: start)
    return try fixedDay(of: end) - first
  }

  /// Goes on from a month of a year, which becomes the year reached. Returns the place of the month in it.
  private func step(
    _ months: Int32, from ordinal: Int32, of layout: inout YearLayout
  ) throws(CalendarError) -> Int32 {
    var year = layout.year
    // From the first month of `year`. At most 2^31 + 20 months, 2^28 years.
    var ahead = Int64(ordinal &- 1) &+ Int64(months)
    if let monthCycle, ahead < 0 || ahead >= Int64(layout.monthCount) {
      // Towards zero, so that no year beyond the one to be reached is asked for.
      let (cycles, rest) = ahead.quotientAndRemainder(dividingBy: Int64(monthCycle.months))
      year &+= Int32(truncatingIfNeeded: cycles) &* monthCycle.years
      ahead = rest
      layout = try self.layout(ofYear: year)
    }
    while ahead < 0 {
      year &-= 1
      layout = try self.layout(ofYear: year)
      ahead &+= Int64(layout.monthCount)
    }
    while ahead >= Int64(layout.monthCount) {
      ahead &-= Int64(layout.monthCount)
      year &+= 1
      layout = try self.layout(ofYear: year)
    }
    return Int32(truncatingIfNeeded: ahead) &+ 1
  }
}

extension YearLayout {
  /// `month`, or what stands for it in a year that lacks it.
  fileprivate func month(
    _ month: MonthCode, partner: MonthSet.LeapPartner, _ overflow: Overflow
  ) throws(CalendarError) -> MonthCode {
    if contains(rank: month.rank) { return month }
    guard overflow == .constrain else { throw .monthNotInYear(month) }
    return MonthCode(rank: partner.rank(ofPartner: month.rank))
  }
}
