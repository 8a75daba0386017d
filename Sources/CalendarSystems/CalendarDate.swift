/// A day as a calendar writes it: year, month code and day of the month.
///
/// It names a day only together with its calendar, and it may name a day that does not exist there; a calendar
/// tells when it is asked for the fixed day.
public struct CalendarDate: Hashable, Sendable {
  /// The year on one line that runs through all eras, with a year 0 where the calendar has no year zero:
  /// Temporal's `year`. In `gregory` 0 is 1 BCE.
  public var year: Int32
  /// The code of the month, which says nothing of its place in the year.
  public var month: MonthCode
  /// The day of the month, from 1.
  public var day: Int32

  /// The date with these fields, whether any calendar has it or not.
  public init(year: Int32, month: MonthCode, day: Int32) {
    self.year = year
    self.month = month
    self.day = day
  }
}
