public import CalendarSystems

/// What a picker is asked to be.
public struct PickerConfiguration: Equatable, Sendable {
  /// How a wheel treats rows that are not possible.
  public enum ImpossibleRows: UInt8, Sendable {
    /// The wheel keeps all rows of its set and marks those that are not possible.
    case dim = 0
    /// The wheel leaves out what does not exist or is out of bounds.
    case hide = 1
  }

  /// Which wheels go round.
  public enum Looping: UInt8, Sendable {
    /// Wheels of months and days loop when they hold their whole cycle and more rows than are shown.
    case automatic = 0
    /// No wheel loops.
    case none = 1
  }

  /// The calendar that the wheels are laid out in.
  public var calendar: CalendarID
  /// The first day that may be chosen. Without it the years begin with year 1 of the calendar's first era that
  /// counts forward, or with the supported range if that is later.
  public var minimum: FixedDay?
  /// The last day that may be chosen. Without it the years end with the supported range.
  public var maximum: FixedDay?
  /// The day that stands out, and that a picker without a value shows.
  public var today: FixedDay
  /// Whether rows that are not possible are dimmed or left out.
  public var impossibleRows: ImpossibleRows = .dim
  /// Whether wheels loop where they can.
  public var looping: Looping = .automatic
  /// How many rows of a wheel the face shows: a wheel with no more rows than that does not loop.
  public var visibleRows: Int32 = 5

  /// A picker without bounds; everything else stands at its default.
  public init(calendar: CalendarID, today: FixedDay) {
    self.calendar = calendar
    self.today = today
  }
}
