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
  /// The length of each month, in the order of the year.
  public let months: MonthLengths
  /// The place of the year's leap month, from 1; `nil` in a year without one.
  public let leapOrdinal: Int32?

  /// - Parameter leapOrdinal: the place of the leap month; it takes its number from the month before.
  public init(year: Int32, newYear: FixedDay, months: MonthLengths, leapOrdinal: Int32? = nil) {
    self.year = year
    self.newYear = newYear
    self.months = months
    self.leapOrdinal = leapOrdinal
  }

  /// The number of months.
  public var monthCount: Int32 { months.count }

  /// The days of the year.
  public var length: Int32 { months.total }

  /// The last day of the year.
  public var lastDay: FixedDay { newYear + (length - 1) }

  /// Whether `day` lies in the year.
  public func contains(_ day: FixedDay) -> Bool {
    day >= newYear && day <= lastDay
  }

  /// The code of the month at `ordinal`, which is 1 to ``monthCount``.
  public func code(ofMonth ordinal: Int32) -> MonthCode {
    MonthCode(ordinal: ordinal, leapOrdinal: leapOrdinal)
  }

  /// The place of `month` in this year, from 1; `nil` when the year does not have it.
  public func ordinal(of month: MonthCode) -> Int32? {
    let number = Int32(month.number)
    let ordinal: Int32
    if month.isLeap {
      guard leapOrdinal == number + 1 else { return nil }
      ordinal = number + 1
    } else if let leapOrdinal, number >= leapOrdinal {
      ordinal = number + 1
    } else {
      ordinal = number
    }
    return ordinal >= 1 && ordinal <= monthCount ? ordinal : nil
  }

  /// The days of the month at `ordinal`. A month that is not there has 0 days.
  public func length(ofMonth ordinal: Int32) -> Int32 {
    months[ordinal]
  }

  /// The first day of the month at `ordinal`, which is 1 to ``monthCount``.
  public func firstDay(ofMonth ordinal: Int32) -> FixedDay {
    var day = newYear
    var earlier: Int32 = 1
    while earlier < ordinal {
      day = day + months[earlier]
      earlier += 1
    }
    return day
  }

  /// The date of `day`; `nil` when the day is not in this year.
  public func date(of day: FixedDay) -> CalendarDate? {
    guard contains(day) else { return nil }
    var remaining = day - newYear
    var ordinal: Int32 = 1
    while remaining >= months[ordinal] {
      remaining -= months[ordinal]
      ordinal += 1
    }
    return CalendarDate(year: year, month: code(ofMonth: ordinal), day: remaining + 1)
  }
}
