/// Why a picker refuses a setting.
public enum PickerError: Error, Equatable, Sendable {
  /// The minimum is later than the maximum.
  case minimumAboveMaximum
  /// No day within the bounds lies in the calendar's supported range.
  case boundsOutsideCalendar
  /// The value lies outside the calendar's supported range.
  case valueOutsideCalendar
  /// The fields make no sense together.
  case fields(FieldFault)
  /// The minute interval is no divisor of 60.
  case minuteInterval
  /// The second interval is no divisor of 60.
  case secondInterval
  /// Between the minimum and the maximum there is no moment that the intervals and the clock leave.
  case noMomentWithinBounds
  /// The shortest span of a range is negative, or longer than the longest.
  case range
  /// A time of day lies outside 0 to 86 399 seconds, or a duration outside 0 to 2^30 - 1.
  case secondOutOfRange
}
