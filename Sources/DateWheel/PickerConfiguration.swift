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
    /// Wheels of months, days and parts of the day loop when they hold their whole cycle and more rows than are shown.
    case automatic = 0
    /// No wheel loops.
    case none = 1
  }

  /// The calendar that the wheels are laid out in.
  public var calendar: CalendarID
  /// The wheels. Their order on the screen is the face's to choose.
  public var fields: FieldSet = .date
  /// The fields are hours, minutes and seconds of a duration, and not of a day.
  public var isDuration = false
  /// The first moment that may be chosen; of pickers of dates only the day counts, of those of times only the second.
  /// Without it the years begin with year 1 of the calendar's first era that counts forward, or with the supported
  /// range if that is later.
  public var minimum: Moment?
  /// The last moment that may be chosen. Without it the years end with the supported range, and a duration with the
  /// last one that is shorter than 24 hours, or 60 of its largest unit. For times alone a minimum above it means a window
  /// over midnight.
  public var maximum: Moment?
  /// The local time: its day stands out, and a picker without a value shows it; one of durations the shortest.
  public var now: Moment
  /// Whether rows that are not possible are dimmed or left out.
  public var impossibleRows: ImpossibleRows = .dim
  /// Whether wheels loop where they can.
  public var looping: Looping = .automatic
  /// How many rows of a wheel the face shows: a wheel with no more rows than that does not loop.
  public var visibleRows: Int32 = 5
  /// Minutes can be chosen in steps of this many, from 0: a divisor of 60.
  public var minuteInterval: Int32 = 1
  /// Seconds can be chosen in steps of this many, from 0: a divisor of 60.
  public var secondInterval: Int32 = 1
  /// The host has a time zone, and is asked how its clock runs.
  public var asksForClock = false
  /// The host rules out single days, and is asked which. Only wheels of days and calendar days know single days.
  public var asksForDays = false

  /// A picker of these fields, without bounds; everything else stands at its default.
  public init(calendar: CalendarID, fields: FieldSet = .date, now: Moment) {
    self.calendar = calendar
    self.fields = fields
    self.now = now
  }

  /// A picker of dates without bounds; everything else stands at its default.
  public init(calendar: CalendarID, today: FixedDay) {
    self.init(calendar: calendar, now: Moment(today))
  }

  /// The day that stands out.
  public var today: FixedDay {
    get { now.day }
    set { now.day = newValue }
  }
}
