public import CalendarSystems

/// One entry of a wheel: a value and its state. It holds no words; ``WheelPicker/sampleDay(of:at:from:through:)`` gives a day
/// on which the host's word for it is right.
public struct Row: Equatable, Sendable {
  /// What a row stands for. It is known by this value, never by its place in the wheel.
  public enum Value: Hashable, Sendable {
    /// By its place in ``CalendarID/eras``.
    case era(Int32)
    /// The arithmetic year, also where an era wheel stands beside it.
    case year(Int32)
    case month(MonthCode)
    /// The day of the month.
    case day(Int32)
    case weekYear(Int32)
    case week(Int32)
    case calendarDay(FixedDay)
    /// 0 is AM, 1 is PM.
    case dayPeriod(Int32)
    /// 0 to 23, also where a 12-hour clock reads it as 12, 1 ... 11; in a duration 0 or more.
    case hour(Int32)
    case minute(Int32)
    case second(Int32)
  }

  /// The field whose wheel the row is on.
  public let field: Field
  /// The number of the field, as in ``Value``: a month's is the rank of its code, a calendar day's its fixed day.
  public let number: Int32
  /// What is known of it.
  let state: RowState

  /// Some moment has this value while the coarser fields stand as they do.
  public var exists: Bool { state.exists }
  /// Such a moment lies within the bounds, and its day is not ruled out.
  public var isPermitted: Bool { state.isPermitted }
  /// The value is today's, and so are all coarser fields. Parts of a day are never today's.
  public var isToday: Bool { state.isToday }
  /// The row exists and is permitted: a wheel may rest on it.
  public var isPossible: Bool { state.isPossible }

  /// What the row stands for.
  public var value: Value {
    switch field {
    case .era: .era(number)
    case .year: .year(number)
    case .month: .month(MonthCode(rank: number))
    case .day: .day(number)
    case .weekYear: .weekYear(number)
    case .week: .week(number)
    case .calendarDay: .calendarDay(FixedDay(rataDie: number))
    case .dayPeriod: .dayPeriod(number)
    case .hour: .hour(number)
    case .minute: .minute(number)
    case .second: .second(number)
    }
  }
}
