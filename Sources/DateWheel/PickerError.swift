public import CalendarSystems

/// Why a picker refuses a setting.
public enum PickerError: Error, Equatable, Sendable {
  /// The minimum is later than the maximum.
  case minimumAboveMaximum(minimum: FixedDay, maximum: FixedDay)
  /// No day within the bounds lies in the calendar's supported range.
  case boundsOutsideCalendar(minimum: FixedDay?, maximum: FixedDay?)
  /// The day lies outside the calendar's supported range.
  case valueOutsideCalendar(FixedDay)
}
