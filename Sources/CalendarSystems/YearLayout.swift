/// One year of a calendar: its first fixed day and a row of month lengths.
///
/// Everything a calendar knows of a year is in here, so conversions are written once, for all calendars:
///
///     let layout = try HebrewCalendar.layout(ofYear: 5772)
///     let nisan = layout.ordinal(of: MonthCode(7))!        // 7, in a common year
///     let date = layout.date(of: layout.firstDay(ofMonth: nisan) + 11)!  // 12 Nisan 5772
public struct YearLayout: Hashable, Sendable {
  /// The year, on Temporal's line of years.
  public let year: Int32
  /// The first day of the year.
  public let newYear: FixedDay
  /// The codes of the year's months.
  public let codes: MonthCodes
  private let starts: MonthStarts

  /// - Parameter leapOrdinal: the place of the leap month; it takes its number from the month before.
  @inline(__always)
  public init(year: Int32, newYear: FixedDay, months: MonthLengths, leapOrdinal: Int32? = nil) {
    self.year = year
    self.newYear = newYear
    starts = months.starts
    codes = MonthCodes(count: months.count, leapOrdinal: leapOrdinal)
  }

  /// The length of each month, in the order of the year.
  public var months: MonthLengths { MonthLengths(starts: starts, count: monthCount) }

  /// The place of the year's leap month, from 1; `nil` in a year without one.
  public var leapOrdinal: Int32? { codes.leapOrdinal }

  /// The number of months.
  public var monthCount: Int32 { codes.count }

  /// The days of the year.
  public var length: Int32 { starts.total }

  /// The last day of the year.
  public var lastDay: FixedDay { newYear + (length &- 1) }

  /// Whether `day` lies in the year.
  public func contains(_ day: FixedDay) -> Bool {
    day >= newYear && day <= lastDay
  }

  /// The code of the month at `ordinal`, which is 1 to ``monthCount``.
  public func code(ofMonth ordinal: Int32) -> MonthCode { codes[ordinal &- 1] }

  /// The place of `month` in this year, from 1; `nil` when the year does not have it.
  public func ordinal(of month: MonthCode) -> Int32? {
    codes.contains(month) ? codes.count(beforeRank: month.rank) &+ 1 : nil
  }

  /// The days of the month at `ordinal`. A month that is not there has 0 days.
  public func length(ofMonth ordinal: Int32) -> Int32 {
    months[ordinal]
  }

  /// The days of the year that come before the month whose code has this rank, or would, where the year lacks it.
  public func days(beforeRank rank: Int32) -> Int32 {
    starts.days(through: codes.count(beforeRank: rank))
  }

  /// The first day of the month at `ordinal`, which is 1 to ``monthCount``.
  public func firstDay(ofMonth ordinal: Int32) -> FixedDay {
    newYear + starts.days(through: ordinal &- 1)
  }

  /// The date of `day`; `nil` when the day is not in this year.
  public func date(of day: FixedDay) -> CalendarDate? {
    guard contains(day) else { return nil }
    let dayOfYear = day - newYear
    var ordinal: Int32 = 1
    var start: Int32 = 0
    while true {
      let end = starts.days(through: ordinal)
      if end > dayOfYear { break }
      start = end
      ordinal &+= 1
    }
    return CalendarDate(year: year, month: code(ofMonth: ordinal), day: dayOfYear &- start &+ 1)
  }
}
