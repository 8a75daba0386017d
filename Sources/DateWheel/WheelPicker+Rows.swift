import CalendarSystems

extension WheelPicker {
  /// The row at `position`, judged by where the coarser wheels stand now.
  ///
  /// - Parameter position: any number where the wheel loops; else it is moved into 0 to the last row.
  /// - Complexity: O(1), whatever the bounds.
  public func row<Host: PickerHost>(of field: Field, at position: Int32, host: Host = PlainHost()) -> Row {
    var copy = self
    return copy.rowInPlace(of: field, at: position, host: host)
  }

  /// As ``row(of:at:host:)``, without a copy.
  package mutating func rowInPlace<Host: PickerHost>(of field: Field, at position: Int32, host: Host) -> Row {
    Row(
      field: field, number: number(of: field, at: position), state: state(of: field, at: position, host: host))
  }

  /// The number that the row at `position` stands for, as in a ``Row``.
  @inline(never)  // Once in the module, not once a caller.
  mutating func number(of field: Field, at position: Int32) -> Int32 {
    wheels.at(field) { $0.number(at: position) }
  }

  /// The state of the row at `position`.
  @inline(never)  // Once in the module, not once a caller.
  mutating func state<Host: PickerHost>(of field: Field, at position: Int32, host: Host) -> RowState {
    var number = number(of: field, at: position)
    // Beside an era wheel a row reads as a year of an era: of that in which the wheels last rested, which the rows are from.
    // While the era turns the same words ask for a year of another era.
    if field == .year {
      number = convert(number, by: eraAtRest, toYearOfEra: true)
      number = convert(number, by: wishes[.era], toYearOfEra: false)
    }
    var state = state(of: field, number)
    if field == .day || field == .calendarDay, state.exists {
      let day = FixedDay(rataDie: field == .day ? monthStart &+ number &- 1 : number)
      if knowsClock, host.clock(of: day).isSkippedDay { state.exists = false }
      if knowsDays, !host.permits(day) { state.isPermitted = false }
    }
    return state
  }

  /// What grid, calendar, clock and bounds say of a row. The host's word on single days is not asked for.
  @inline(never)  // Once in the module, not once a caller.
  mutating func state(of field: Field, _ number: Int32) -> RowState {
    let span = span(of: field, number)
    let (first, last) = (bounds.first, bounds.last)
    var state = RowState()
    state.exists = holds(field, span.first, span.last, from: span.first, through: span.last)
    state.isPermitted =
      isOverMidnight
      ? holds(field, span.first, span.last, from: span.first, through: last)
        || holds(field, span.first, span.last, from: first, through: span.last)
      : holds(field, span.first, span.last, from: first, through: last)
    if !field.isTime, hasNow { state.isToday = span.holds(day: now.line) }
    return state
  }

  /// Whether a row's span has a moment that exists between two others.
  @inline(never)  // Once in the module, not once a caller.
  private mutating func holds(
    _ field: Field, _ first: Moment, _ last: Moment, from low: Moment, through high: Moment
  ) -> Bool {
    let start = max(first, low)
    let end = min(last, high)
    return start <= end && (!field.isTime || showsTime(from: start.second, through: end.second))
  }
}
