/// Why a picker refuses a setting.
public enum PickerError: Error, Equatable, Sendable {
  /// The minimum is later than the maximum.
  case minimumAboveMaximum
  /// No day within the bounds lies in the calendar's supported range.
  case boundsOutsideCalendar
  /// The value lies outside the calendar's supported range.
  case valueOutsideCalendar
}
