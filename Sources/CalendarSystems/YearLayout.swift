/// One year of a calendar: its first fixed day and a row of month lengths.
///
/// Everything a calendar knows of a year is in here, so conversions are written once, for all calendars:
///
///     let layout = try HebrewCalendar.layout(ofYear: 5772)
///     let nisan = layout.ordinal(of: MonthCode(7))!        // 7, in a common year
///     let date = layout.date(of: layout.firstDay(ofMonth: nisan) + 11)!  // 12 Nisan 5772
public struct YearLayout: Hashable, Sendable {
  // Four words in all: a function can return them in the processor's registers.

  @usableFromInline let starts: MonthStarts
  /// From the lowest bit: the first day, 32 bits; the rank of the leap month's code, 7, in a year without one a rank above
  /// all others; the number of months, 5; and the year, 20.
  @usableFromInline let head: UInt64

  private static let noLeapRank: UInt64 = 127

  /// - Parameters:
  ///   - year: -524 288 to 524 287.
  ///   - leapOrdinal: the place of the leap month, from 2; it takes its number from the month before.
  @inline(__always)
  public init(year: Int32, newYear: FixedDay, months: MonthLengths, leapOrdinal: Int32? = nil) {
    assert(year >= -524_288 && year < 524_288)
    starts = months.starts
    let leapRank = leapOrdinal.map { UInt64(UInt32(bitPattern: 2 &* $0 &- 1)) } ?? Self.noLeapRank
    head =
      UInt64(UInt32(bitPattern: newYear.rataDie)) | leapRank &<< 32 | UInt64(UInt32(bitPattern: months.count)) &<< 39
      | UInt64(bitPattern: Int64(year)) &<< 44
  }

  /// The year, on Temporal's line of years.
  @inlinable
  public var year: Int32 { Int32(truncatingIfNeeded: Int64(bitPattern: head) &>> 44) }

  /// The first day of the year.
  @inlinable
  public var newYear: FixedDay { FixedDay(rataDie: Int32(truncatingIfNeeded: head)) }

  @inlinable
  var leapRank: Int32 { Int32(truncatingIfNeeded: head &>> 32 & 0x7F) }

  /// The codes of the year's months.
  public var codes: MonthCodes { MonthCodes(count: monthCount, leapOrdinal: leapOrdinal) }

  /// The length of each month, in the order of the year.
  public var months: MonthLengths { MonthLengths(starts: starts, count: monthCount) }

  /// The place of the year's leap month, from 1; `nil` in a year without one.
  public var leapOrdinal: Int32? { leapRank == Self.noLeapRank ? nil : leapRank / 2 &+ 1 }

  /// The number of months.
  @inlinable
  public var monthCount: Int32 { Int32(truncatingIfNeeded: head &>> 39 & 0x1F) }

  /// The days of the year.
  @inlinable
  public var length: Int32 { starts.total }

  /// The last day of the year.
  public var lastDay: FixedDay { newYear + (length &- 1) }

  /// Whether `day` lies in the year.
  @inlinable
  public func contains(_ day: FixedDay) -> Bool {
    UInt32(bitPattern: day - newYear) < UInt32(truncatingIfNeeded: length)
  }

  /// The code of the month at `ordinal`, which is 1 to ``monthCount``.
  @inlinable
  public func code(ofMonth ordinal: Int32) -> MonthCode {
    // Codes two apart; the leap month is one behind the month before it, and those after it are two less.
    let rank = 2 &* ordinal
    let leap = leapRank
    return MonthCode(rank: rank &- (rank > leap ? 1 : 0) &- (rank &- 1 > leap ? 1 : 0))
  }

  /// The place of `month` in this year, from 1; `nil` when the year does not have it.
  public func ordinal(of month: MonthCode) -> Int32? {
    contains(rank: month.rank) ? ordinals(beforeRank: month.rank) &+ 1 : nil
  }

  /// Whether the year has the month whose code has this rank.
  @inlinable
  public func contains(rank: Int32) -> Bool {
    // The rank that stands for no leap month lies behind all months.
    (rank & 1 == 0 || rank == leapRank) && hasMonth(after: places(beforeRank: rank))
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
  @inlinable @inline(__always)
  public func date(of day: FixedDay) -> CalendarDate? {
    guard contains(day) else { return nil }
    let (ordinal, dayOfMonth) = starts.month(holding: day - newYear)
    return CalendarDate(year: year, month: code(ofMonth: ordinal), day: dayOfMonth)
  }

  /// The fixed day of `date`; `nil` when the year does not have it, or is not the date's.
  @inlinable @inline(__always)
  public func day(of date: CalendarDate) -> FixedDay? {
    let rank = date.month.rank
    let before = places(beforeRank: rank)
    guard date.year == year, rank & 1 == 0 || rank == leapRank, hasMonth(after: before) else { return nil }
    let lanes = starts.lanes(from: before)
    let start = Int32(truncatingIfNeeded: lanes & 0o777)
    let end = Int32(truncatingIfNeeded: lanes &>> 9 & 0o777)
    let dayOfMonth = date.day &- 1
    guard UInt32(bitPattern: dayOfMonth) < UInt32(truncatingIfNeeded: end &- start) else { return nil }
    return newYear + (start &+ dayOfMonth)
  }

  /// How many months of the year come before a code with this rank.
  private func ordinals(beforeRank rank: Int32) -> Int32 {
    min(max(places(beforeRank: rank), 0), monthCount)
  }

  /// The same, if the year had a month for every number.
  @inlinable @inline(__always)
  func places(beforeRank rank: Int32) -> Int32 {
    (rank &- 1) &>> 1 &+ (leapRank < rank ? 1 : 0)
  }

  /// Whether there is a month with so many others before it.
  @inlinable @inline(__always)
  func hasMonth(after places: Int32) -> Bool {
    UInt32(bitPattern: places) < UInt32(truncatingIfNeeded: monthCount)
  }
}
