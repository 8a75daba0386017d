extension WheelPicker {
  /// Where a key leads: a step from the row that the wheel stands on or is sent to. Steps pass over rows that are not
  /// possible; where no possible row lies ahead, the nearest one before the end is taken. Rows are judged by where the
  /// other wheels are going: a key may come before they are there.
  ///
  /// - Complexity: O(rows of a month or year), and no more than 1,000 rows.
  public func position<Host: PickerHost>(
    after step: Step, of field: Field, host: Host = PlainHost()
  ) -> Int32 {
    guard configuration.fields.contains(field) else { return 0 }
    var arrived = self
    arrived.endTurns(host: host)
    return arrived.position(afterRestOn: field, step, host: host)
  }

  private func position<Host: PickerHost>(afterRestOn field: Field, _ step: Step, host: Host) -> Int32 {
    let wheel = wheels[field]
    let start = wheel.position
    let index = wheel.rows.index(at: start)
    let direction: Int32 = step.isForward ? 1 : -1
    let distance =
      switch step {
      case .nextRow, .previousRow: direction
      case .nextPage, .previousPage: direction &* pageLength(of: field)
      case .firstRow: 0 &- index
      case .lastRow: wheel.rows.count &- 1 &- index
      }
    let end = wheel.reachable(start &+ distance)
    let found =
      possible(field, from: end, by: direction, host: host)
      ?? possible(field, from: end, by: 0 &- direction, host: host) ?? start
    // A whole round, which only a single possible row makes, is no step.
    return found &- start == direction &* wheel.rows.count ? start : found
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
    case .minute: max(10 / configuration.minuteInterval, 1)
    case .second: max(10 / configuration.secondInterval, 1)
    }
  }

  /// The first possible row from `position` on; `nil` when the wheel ends, or has gone round, before there is one.
  @inline(never)  // Once in the module, not once a caller.
  private func possible<Host: PickerHost>(
    _ field: Field, from position: Int32, by direction: Int32, host: Host
  ) -> Int32? {
    let wheel = wheels[field]
    var candidate = position
    var tries = min(wheel.rows.count, 1_000)
    while tries > 0, wheel.reachable(candidate) == candidate {
      if row(of: field, at: candidate, host: host).isPossible { return candidate }
      candidate &+= direction
      tries &-= 1
    }
    return nil
  }
}
