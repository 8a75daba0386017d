public import CalendarSystems

/// One entry of a wheel: a value and its state. It holds no words; ``WheelPicker/sampleDay(of:at:)`` gives a day
/// on which the host's word for it is right.
public struct Row: Equatable, Sendable {
  /// What a row stands for. It is known by this value, never by its place in the wheel.
  public enum Value: Hashable, Sendable {
    case year(Int32)
    case month(MonthCode)
    /// The day of the month.
    case day(Int32)
  }

  let field: Field
  /// The number of the field, as in a ``PackedDate``.
  let number: Int32
  /// Some date has this value while the coarser fields stand as they do.
  public let exists: Bool
  /// Such a date lies within the bounds.
  public let isPermitted: Bool
  /// The value is today's, and so are all coarser fields.
  public let isToday: Bool

  /// What the row stands for.
  public var value: Value {
    switch field {
    case .year: .year(number)
    case .month: .month(MonthCode(rank: number))
    case .day: .day(number)
    }
  }

  /// The row exists and is permitted: a wheel may rest on it.
  public var isPossible: Bool { exists && isPermitted }
}
