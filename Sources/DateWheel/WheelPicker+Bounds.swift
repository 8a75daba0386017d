import CalendarSystems

// The first and the last moment that may be chosen.

extension WheelPicker {
  /// Finds the bounds. Returns what is wrong with those that are asked for.
  @inline(never)  // Once in the module, not once a caller.
  mutating func setBounds<Host: PickerHost>(host: Host) -> PickerError? {
    findEnds()
    let ends = bounds
    var (first, last) = (ends.first, ends.last)
    if let error = place(configuration.minimum, &first) ?? place(configuration.maximum, &last) { return error }
    isOverMidnight = last < first && configuration.minimum != nil && configuration.maximum != nil
    if isOverMidnight {
      guard kind == .none, !configuration.isDuration else { return .minimumAboveMaximum }
    } else {
      first = max(first, ends.first)
      last = min(last, ends.last)
      if last < first { return kind == .none ? .noMomentWithinBounds : .boundsOutsideCalendar }
    }
    if !moveInside(&first, by: 1, host: host) {
      guard isOverMidnight else { return .noMomentWithinBounds }
      // On the grid the first time is midnight: then nothing lies before it.
      isOverMidnight = false
      first = ends.first
    }
    guard moveInside(&last, by: -1, host: host), first <= last || isOverMidnight else { return .noMomentWithinBounds }
    bounds = Span(first: first, last: last)
    return nil
  }

  /// The place of a bound. One that the calendar does not reach is no bound on its side of the range; without a year it has
  /// no side.
  @inline(never)  // Once in the module, not once a caller.
  private mutating func place(_ bound: Moment?, _ place: inout Moment) -> PickerError? {
    guard let bound else { return nil }
    guard isTime(bound) else { return .secondOutOfRange }
    let isReached = go(to: bound, isDay: true)
    place = (isReached ? standing : bound).inFirstPass
    return isReached || kind != .monthDay ? nil : .boundsOutsideCalendar
  }

  /// The bounds become the places between which the line runs without any.
  private mutating func findEnds() {
    var first: Int32 = 1
    var last: Int32 = 1
    var lastSecond = Moment.secondsInDay &- 1
    if kind == .none {
      if configuration.isDuration {
        // Just under 24 hours, or 60 of the largest unit.
        if !fields.contains(.hour) { lastSecond = fields.contains(.minute) ? 3_599 : 59 }
        lastSecond = max(lastSecond, configuration.maximum?.second ?? 0)
      }
    } else if kind == .monthDay {
      let months = calendar.monthCodes.bits
      layOut(month: Int32(truncatingIfNeeded: months.trailingZeroBitCount))
      first = monthStart
      layOut(month: 63 &- Int32(truncatingIfNeeded: months.leadingZeroBitCount))
      last = monthStart &+ monthLength &- 1
    } else {
      let years = calendar.years
      // The week years of the ends need days of the years beside them.
      let margin: Int32 = kind == .week ? 1 : 0
      var opening = years.lowerBound &+ margin
      // Without a minimum the years begin with the first that counts forward.
      if configuration.minimum == nil { opening = max(opening, calendar.yearOne) }
      layOut(year: opening)
      first = yearStart
      layOut(year: years.upperBound &- margin)
      last = yearEnd
    }
    bounds.first = Moment(line: first)
    go(to: Moment(line: last, second: lastSecond))
    bounds.last = standing
  }
}
