public import CalendarSystems

/// The weeks of a month, as a face draws them in a grid.
public struct MonthGrid: Equatable, Sendable {
  /// The first day of the month.
  public let firstDay: FixedDay
  /// The last day of the month.
  public let lastDay: FixedDay
  /// The ISO number of the weekday that weeks begin with: 1 is Monday, 7 is Sunday.
  public let firstWeekday: Int32

  /// - Parameter firstWeekday: 1 to 7.
  init(from firstDay: FixedDay, through lastDay: FixedDay, firstWeekday: Int32) {
    self.firstDay = firstDay
    self.lastDay = lastDay
    self.firstWeekday = min(max(firstWeekday, 1), 7)
  }

  /// The first day of the first week, which may lie in the month before.
  public var start: FixedDay { firstDay - floorDivMod(firstDay.weekday &- firstWeekday, 7).remainder }

  /// The weeks that have a day of the month, 3 to 7: a month has 1 to 35 days.
  public var weekCount: Int32 { (lastDay - start) / 7 &+ 1 }

  /// The day in a week, counted from 0, and a column, counted from 0. It may lie in the month before or after.
  public func day(inWeek week: Int32, column: Int32) -> FixedDay { start + (7 &* week &+ column) }

  /// Whether the month has the day.
  public func contains(_ day: FixedDay) -> Bool { day >= firstDay && day <= lastDay }
}

/// What a grid shows of a day.
public struct DayState: Equatable, Sendable {
  /// It lies within the bounds, the host permits it, and the time zone has it.
  public let isPossible: Bool
  /// It is today.
  public let isToday: Bool
  /// The picker holds it, or the week, month or year that it lies in.
  public let isSelected: Bool
}

extension WheelPicker {
  /// The month that the wheels show, whether or not they have one for days; `nil` where a picker knows no days.
  ///
  /// - Parameter firstWeekday: the ISO number of the weekday that weeks begin with, 1 to 7.
  public func grid(firstWeekday: Int32) -> MonthGrid? {
    grid(ofMonthWith: shown.day, firstWeekday: firstWeekday)
  }

  /// The month that holds a day; `nil` where the picker knows no days, or its calendar does not reach the day.
  public func grid(ofMonthWith day: FixedDay, firstWeekday: Int32) -> MonthGrid? {
    guard kind != .none, kind != .monthDay, let layout = try? configuration.calendar.layout(containing: day),
      let date = layout.date(of: day), let month = layout.ordinal(of: date.month)
    else { return nil }
    let first = layout.firstDay(ofMonth: month)
    return MonthGrid(from: first, through: first + (layout.length(ofMonth: month) &- 1), firstWeekday: firstWeekday)
  }

  /// What a grid shows of a day.
  public func state<Host: PickerHost>(ofDay day: FixedDay, host: Host = PlainHost()) -> DayState {
    var copy = self
    // A day of a picker of weeks, months or years stands for the whole one.
    let isReached = copy.go(to: Moment(day), isDay: true)
    let place = copy.standing.line
    let isPermitted = isReached && bounds.holds(day: place) && (!knowsDays || host.permits(day))
    return DayState(
      isPossible: isPermitted && !(knowsClock && host.clock(of: day).isSkippedDay),
      isToday: day == configuration.today, isSelected: hasValue && isReached && place == shown.line)
  }
}
