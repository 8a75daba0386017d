import CalendarSystems

// Times: the grid of the intervals, and the clock of a day.

extension WheelPicker {
  /// The time, in seconds from 00:00, with each field fallen to its interval: to 15 minutes, 10:07:30 is 10:00:30.
  @inline(never)  // Once in the module, not once a caller.
  mutating func fallen(_ time: Int32) -> Int32 {
    time &- time % 60 % secondGrid &- time / 60 % 60 % minuteGrid &* 60
  }

  /// Asks how the clock runs on a day.
  @inline(never)  // Once in the module, not once a caller.
  mutating func readClock(of line: Int32, host: some PickerHost) {
    clock = knowsClock ? host.clock(of: FixedDay(rataDie: line)) : DayClock()
  }

  /// Whether a time is of the grid, and the clock shows it.
  @inline(never)  // Once in the module, not once a caller.
  private mutating func exists(_ second: Int32) -> Bool { clock.shows(second) && fallen(second) == second }

  /// Whether the clock of the day shows a time of the grid from one to another.
  @inline(never)  // Once in the module, not once a caller.
  mutating func showsTime(from first: Int32, through last: Int32) -> Bool {
    var second = first
    while second <= last {
      if exists(second) { return true }
      second = clock.shows(second) ? second &+ 1 : clock.skippedTo
    }
    return false
  }

  /// What becomes of a time that has been asked for, to exist: it falls to the grid; where the clock skips it, the gap is
  /// added, and then the next time of the grid taken that exists. A day that was skipped becomes the next one.
  @inline(never)  // Once in the module, not once a caller.
  mutating func existing<Host: PickerHost>(_ moment: Moment, host: Host) -> Moment {
    guard hasTime else { return moment }
    var line = moment.line
    readClock(of: line, host: host)
    if clock.isSkippedDay {
      line &+= 1
      readClock(of: line, host: host)
    }
    let second = fallen(moment.second)
    if !clock.isSkippedDay, exists(second) {
      return Moment(line: line, second: second, isSecondPass: moment.isSecondPass && clock.repeats(second))
    }
    var result = Moment(line: line, second: second &+ clock.skippedTo &- clock.skippedFrom)
    return moveInside(&result, by: 1, host: host) ? result : moment
  }

  /// Goes second by second to the first moment from here on, or up to here, that grid and clock leave. An hour has one.
  ///
  /// - Returns: whether one lies within some days.
  @inline(never)  // Once in the module, not once a caller.
  mutating func moveInside<Host: PickerHost>(_ moment: inout Moment, by direction: Int32, host: Host) -> Bool {
    guard hasTime else { return true }
    var line = moment.line
    var second = moment.second
    while (line &- moment.line) &* direction < 4 {
      readClock(of: line, host: host)
      while !clock.isSkippedDay, second >= 0, second < Moment.secondsInDay || configuration.isDuration {
        if exists(second) {
          moment = Moment(line: line, second: second)
          return true
        }
        second &+= direction
      }
      guard kind != .none else { return false }
      line &+= direction
      second = direction > 0 ? max(second &- Moment.secondsInDay, 0) : Moment.secondsInDay &- 1
    }
    return false
  }
}
