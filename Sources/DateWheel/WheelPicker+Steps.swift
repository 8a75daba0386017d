extension WheelPicker {
  /// Where a key leads: a step from the row that the wheel stands on or is sent to. Steps pass over rows that are not
  /// possible; where no possible row lies ahead, the nearest one before the end is taken. Rows are judged by where the
  /// other wheels are going: a key may come before they are there.
  ///
  /// - Complexity: O(rows of a month or year), and no more than 1,000 rows.
  public func position<Host: PickerHost>(
    after step: Step, of field: Field, host: Host = PlainHost()
  ) -> Int32 {
    guard fields.contains(field) else { return 0 }
    var copy = self
    copy.endTurns(host: host)
    return copy.position(step, of: field, host: host)
  }

  private mutating func position<Host: PickerHost>(_ step: Step, of field: Field, host: Host) -> Int32 {
    let direction: Int32 = step.isForward ? 1 : -1
    let page = step == .nextRow || step == .previousRow ? 1 : pageLength(of: field)
    let (start, end, count) = wheels.at(field) { wheel in
      let start = wheel.position
      let index = wheel.index(at: start)
      let distance =
        step == .firstRow ? 0 &- index : step == .lastRow ? wheel.count &- 1 &- index : direction &* page
      return (start, wheel.reachable(start &+ distance), wheel.count)
    }
    var found = end
    if !findPossible(&found, of: field, by: direction, host: host) {
      found = end
      if !findPossible(&found, of: field, by: 0 &- direction, host: host) { found = start }
    }
    // A whole round, which only a single possible row makes, is no step.
    return found &- start == direction &* count ? start : found
  }

  /// The rows that a Page key steps over: 10 years, 3 months, 7 days, 30 calendar days, 6 hours, 10 minutes or seconds, 4
  /// weeks.
  private func pageLength(of field: Field) -> Int32 {
    switch field {
    case .era, .dayPeriod: 1
    case .year, .weekYear: 10
    case .month: 3
    case .day: 7
    case .week: 4
    case .calendarDay: 30
    case .hour: 6
    case .minute, .second: max(quotient(10, interval(of: field)), 1)
    }
  }

  /// The step from one number of a wheel to the next.
  @inline(never)  // Once in the module, not once a caller.
  func interval(of field: Field) -> Int32 {
    field == .minute ? configuration.minuteInterval : field == .second ? configuration.secondInterval : 1
  }

  /// Goes to the first possible row from a position on. Returns whether there is one before the wheel ends, or has gone round.
  @inline(never)  // Once in the module, not once a caller.
  private mutating func findPossible<Host: PickerHost>(
    _ position: inout Int32, of field: Field, by direction: Int32, host: Host
  ) -> Bool {
    var tries = wheels.at(field) { min($0.count, 1_000) }
    while tries > 0, wheels.at(field, { $0.reachable(position) }) == position {
      if state(of: field, at: position, host: host).isPossible { return true }
      position &+= direction
      tries &-= 1
    }
    return false
  }
}
