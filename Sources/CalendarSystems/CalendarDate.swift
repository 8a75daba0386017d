/// A day as a calendar writes it: year, month code and day of the month.
///
/// It names a day only together with its calendar, and it may name a day that does not exist there; a calendar
/// tells when it is asked for the fixed day.
public struct CalendarDate: Hashable, Comparable, Sendable {
  /// The year on one line that runs through all eras, with a year 0 where the calendar has no year zero:
  /// Temporal's `year`. In `gregory` 0 is 1 BCE.
  public var year: Int32
  /// The month, by its code.
  public var month: MonthCode
  /// The day of the month, from 1.
  public var day: Int32

  /// A date, whether or not its calendar has it.
  public init(year: Int32, month: MonthCode, day: Int32) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Whether `left` is the earlier of two dates of one calendar.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    if left.year != right.year { return left.year < right.year }
    return left.month == right.month ? left.day < right.day : left.month < right.month
  }
}
