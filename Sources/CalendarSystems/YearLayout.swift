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
  private let starts: MonthStarts
  /// The rank of the leap month's code; in a year without one a rank above all others.
  private let leapRank: UInt8
  private let count: UInt8

  /// - Parameter leapOrdinal: the place of the leap month, from 2; it takes its number from the month before.
  @inline(__always)
  public init(year: Int32, newYear: FixedDay, months: MonthLengths, leapOrdinal: Int32? = nil) {
    self.year = year
    self.newYear = newYear
    starts = months.starts
    count = UInt8(truncatingIfNeeded: months.count)
    leapRank = leapOrdinal.map { UInt8(truncatingIfNeeded: 2 &* $0 &- 1) } ?? .max
  }

  /// The codes of the year's months.
  public var codes: MonthCodes { MonthCodes(count: monthCount, leapOrdinal: leapOrdinal) }

  /// The length of each month, in the order of the year.
  public var months: MonthLengths { MonthLengths(starts: starts, count: monthCount) }

  /// The place of the year's leap month, from 1; `nil` in a year without one.
  public var leapOrdinal: Int32? { leapRank == .max ? nil : Int32(leapRank) / 2 &+ 1 }

  /// The number of months.
  public var monthCount: Int32 { Int32(count) }

  /// The days of the year.
  public var length: Int32 { starts.total }

  /// The last day of the year.
  public var lastDay: FixedDay { newYear + (length &- 1) }

  /// Whether `day` lies in the year.
  public func contains(_ day: FixedDay) -> Bool {
    day >= newYear && day <= lastDay
  }

  /// The code of the month at `ordinal`, which is 1 to ``monthCount``.
  public func code(ofMonth ordinal: Int32) -> MonthCode {
    // Codes two apart; the leap month is one behind the month before it, and those after it are two less.
    let rank = 2 &* ordinal
    let leap = Int32(leapRank)
    return MonthCode(rank: rank &- (rank > leap ? 1 : 0) &- (rank &- 1 > leap ? 1 : 0))
  }

  /// The place of `month` in this year, from 1; `nil` when the year does not have it.
  public func ordinal(of month: MonthCode) -> Int32? {
    contains(rank: month.rank) ? ordinals(beforeRank: month.rank) &+ 1 : nil
  }

  /// Whether the year has the month whose code has this rank.
  public func contains(rank: Int32) -> Bool {
    let leap = Int32(leapRank)
    return rank & 1 == 0 ? rank >= 2 && rank <= 2 &* ordinaryCount : rank == leap && leap != UInt8.max
  }

  /// The days of the month at `ordinal`. A month that is not there has 0 days.
  public func length(ofMonth ordinal: Int32) -> Int32 {
    months[ordinal]
  }

  /// The days of the year that come before the month whose code has this rank, or would, where the year lacks it.
  public func days(beforeRank rank: Int32) -> Int32 {
    starts.days(through: ordinals(beforeRank: rank))
  }

  /// The first day of the month at `ordinal`, which is 1 to ``monthCount``.
  public func firstDay(ofMonth ordinal: Int32) -> FixedDay {
    newYear + starts.days(through: ordinal &- 1)
  }

  /// The date of `day`; `nil` when the day is not in this year.
  public func date(of day: FixedDay) -> CalendarDate? {
    let dayOfYear = day - newYear
    guard dayOfYear >= 0, dayOfYear < length, day >= newYear else { return nil }
    let (ordinal, dayOfMonth) = starts.month(holding: dayOfYear)
    return CalendarDate(year: year, month: code(ofMonth: ordinal), day: dayOfMonth)
  }

  private var ordinaryCount: Int32 { leapRank == .max ? monthCount : monthCount &- 1 }

  /// How many months of the year come before a code with this rank.
  private func ordinals(beforeRank rank: Int32) -> Int32 {
    let ordinary = min(max((rank &- 1) &>> 1, 0), ordinaryCount)
    return ordinary &+ (Int32(leapRank) < rank && leapRank != .max ? 1 : 0)
  }
}
