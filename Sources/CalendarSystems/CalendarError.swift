/// Why a calendar has no answer: the first thing that is wrong, with the value that was given.
public enum CalendarError: Error, Equatable, Sendable {
  /// The day lies outside the calendar's supported years.
  case fixedDayOutOfRange(FixedDay)
  /// The year lies outside the calendar's supported years.
  case yearOutOfRange(Int32)
  /// No year of the calendar has this month.
  case monthNotInCalendar(MonthCode)
  /// The calendar has this month, but not in this year.
  case monthNotInYear(MonthCode)
  /// The month has no such day in this year.
  case dayNotInMonth(Int32)
}
