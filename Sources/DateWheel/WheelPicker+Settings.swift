import CalendarSystems

// What code sets. It ends all moves first, and is no event.

extension WheelPicker {
  /// Holds another moment, or none. All moves end first, where they are.
  ///
  /// - Parameter value: moved into the bounds.
  /// - Throws: ``PickerError/valueOutsideCalendar`` or ``PickerError/secondOutOfRange``; then nothing has changed.
  /// - Returns: where the wheels go. A value set by code is no event.
  public mutating func setValue<Host: PickerHost>(
    _ value: Moment?, host: Host = PlainHost()
  ) throws(PickerError) -> Settlement {
    let outcome = try take(value, host: host)
    return Settlement(outcome, of: &self)
  }

  /// As ``setValue(_:host:)``, for a page.
  @inline(never)  // Once in the module, not once a caller.
  package mutating func take<Host: PickerHost>(_ value: Moment?, host: Host) throws(PickerError) -> Outcome {
    if let error = hold(value, host: host) { throw error }
    return roll(changesValue: false)
  }

  /// Is asked to be something else, and keeps its value as far as that allows. All moves end first, as by ``confirm(host:)``.
  ///
  /// - Throws: a ``PickerError`` that names the setting that is wrong, also when another calendar does not reach the
  ///   value; then nothing has changed.
  /// - Returns: where the wheels go. What is set by code is no event; ``Settlement/changesValue`` tells of the moves
  ///   that were under way.
  public mutating func setConfiguration<Host: PickerHost>(
    _ configuration: PickerConfiguration, host: Host = PlainHost()
  ) throws(PickerError) -> Settlement {
    let outcome = try become(configuration, host: host)
    return Settlement(outcome, of: &self)
  }

  /// As ``setConfiguration(_:host:)``, for a page.
  @inline(never)  // Once in the module, not once a caller.
  package mutating func become<Host: PickerHost>(
    _ configuration: PickerConfiguration, host: Host
  ) throws(PickerError) -> Outcome {
    var next = copied()
    let changesValue = next.endMoves(host: host)
    let isSameLine = next.isOnLine(of: configuration)
    var ended = next.copied()
    next.configuration = configuration
    if let error = next.adopt(ended.toldValue(), host: host) { throw error }
    if isSameLine, next.standing == ended.standing {
      // Wishes outlive new settings if they still lead where the wheels are.
      var kept = next.copied()
      kept.wishes.take(&ended.wishes)
      kept.stand(host: host)
      if kept.standing == next.standing, kept.shown == next.shown { next.wishes.take(&ended.wishes) }
    }
    self = next
    return roll(changesValue: changesValue, anew: !isSameLine)
  }

  /// Whether places on the line, and the rows of the wheels, mean the same by other settings.
  @inline(never)  // Once in the module, not once a caller.
  private mutating func isOnLine(of other: PickerConfiguration) -> Bool {
    configuration.calendar == other.calendar && fields == other.fields && configuration.isDuration == other.isDuration
  }

  /// Becomes what the configuration asks for, and holds a value, without rolling. Returns what is wrong.
  @inline(never)  // Once in the module, not once a caller.
  mutating func adopt<Host: PickerHost>(_ value: Moment?, host: Host) -> PickerError? {
    if let fault = fields.fault(isDuration: configuration.isDuration, eras: configuration.calendar.eras.count) {
      return .fields(fault)
    }
    let (minutes, seconds) = (configuration.minuteInterval, configuration.secondInterval)
    guard minutes > 0, 60 % minutes == 0 else { return .minuteInterval }
    guard seconds > 0, 60 % seconds == 0 else { return .secondInterval }
    kind = DateKind(of: fields)
    calendar = kind == .week ? .iso8601 : configuration.calendar
    hasTime = fields.meets(.anyTime)
    knowsClock = configuration.asksForClock && hasTime && kind != .none
    knowsDays = configuration.asksForDays && (fields.contains(.calendarDay) || fields.holds(.date))
    // In a duration of seconds alone every number of them is a whole one of the largest unit.
    secondGrid = fields.contains(.second) ? seconds : 60
    minuteGrid = fields.contains(.minute) ? minutes : fields.contains(.second) ? 1 : 60
    hasYear = false
    era = Span(first: Moment(line: .min), last: Moment(line: .max))
    // The time of day is no duration.
    guard configuration.isDuration || isTime(configuration.now) else { return .secondOutOfRange }
    hasNow = !configuration.isDuration && go(to: configuration.now, isDay: true)
    now = standing
    return setBounds(host: host) ?? hold(value, host: host)
  }

  /// Whether the second lies in a day, or in the durations that a picker can hold.
  mutating func isTime(_ moment: Moment) -> Bool {
    !hasTime || moment.second >= 0 && (moment.second < Moment.secondsInDay || configuration.isDuration)
  }

  /// Stands on a value, or without one on now, moved into the bounds. Returns what is wrong with the value; then nothing has
  /// changed.
  @inline(never)  // Once in the module, not once a caller.
  mutating func hold<Host: PickerHost>(_ value: Moment?, host: Host) -> PickerError? {
    // A today that the calendar has no more is nearest to the last day.
    let isPast = kind != .none && kind != .monthDay && configuration.now > bounds.last
    var asked = hasNow ? now : isPast ? bounds.last : bounds.first
    if let value {
      guard isTime(value) else { return .secondOutOfRange }
      guard go(to: value, isDay: true) else { return .valueOutsideCalendar }
      asked = standing
    }
    finestMoved = nil
    movesBack = false
    hadValueAtRest = false  // What was held before may be no moment of these settings.
    hasValue = value != nil
    let existing = existing(asked, host: host)
    let nearest = nearest(to: existing)
    wish(nearest == existing ? asked : nearest, host: host)
    // The host may have had its say.
    if shown != standing { wish(shown, host: host) }
    restOnValue()
    return nil
  }
}
