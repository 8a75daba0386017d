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
    let place = try configuration.place(ofValue: value)
    hold(place, host: host)
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
    try configuration.check()
    let bounds = try Bounds(configuration, host: host)
    var ended = self
    let changesValue = ended.endMoves(host: host)
    let place = try configuration.place(ofValue: ended.value)
    let (before, isSameLine) = (ended, configuration.isSameLine(as: self.configuration))
    self = ended
    adopt(configuration, bounds, place, host: host)
    if isSameLine, standing == before.standing {
      // Wishes outlive new settings if they still lead where the wheels are.
      let own = self
      wishes = before.wishes
      stand(host: host)
      if standing != own.standing || shown != own.shown { self = own }
    }
    return roll(changesValue: changesValue, anew: !isSameLine)
  }

  /// Becomes what it is asked to be, without rolling.
  mutating func adopt<Host: PickerHost>(
    _ configuration: PickerConfiguration, _ bounds: Bounds, _ place: Moment?, host: Host
  ) {
    self.configuration = configuration
    self.bounds = bounds
    // The time of day is no duration.
    now = configuration.isDuration ? nil : configuration.place(of: configuration.now)
    today = now.flatMap { configuration.date(of: $0.day) }
    hold(place, host: host)
  }

  /// Stands on a place that the calendar reaches, or without one on now, moved into the bounds.
  @inline(never)  // Once in the module, not once a caller.
  private mutating func hold<Host: PickerHost>(_ place: Moment?, host: Host) {
    finestMoved = nil
    movesBack = false
    hadValueAtRest = false  // What was held before may be no moment of these settings.
    hasValue = place != nil
    let asked = place ?? now ?? bounds.first
    let existing = configuration.existing(asked, host: host)
    let nearest = bounds.nearest(to: existing, movesBack: false)
    wishesSecondPass = nearest.isSecondPass
    wish(nearest == existing ? asked : nearest)
    stand(isAnew: true, host: host)
    if shown != standing {
      // The host had its say.
      wish(shown)
      stand(isAnew: true, host: host)
    }
    restOnValue()
  }
}

extension PickerConfiguration {
  /// - Throws: a ``PickerError`` when the settings make no sense.
  @inline(never)  // Once in the module, not once a caller.
  func check() throws(PickerError) {
    if let fault = fields.fault(isDuration: isDuration, eras: calendar.eras.count) { throw .fields(fault) }
    guard minuteInterval > 0, 60 % minuteInterval == 0 else { throw .minuteInterval }
    guard secondInterval > 0, 60 % secondInterval == 0 else { throw .secondInterval }
    guard !hasTime || isDuration || isTime(now.second) else { throw .secondOutOfRange }
  }

  /// The place of a value, or of none.
  @inline(never)  // Once in the module, not once a caller.
  func place(ofValue value: Moment?) throws(PickerError) -> Moment? {
    guard let value else { return nil }
    guard isTime(value.second) || !hasTime else { throw .secondOutOfRange }
    guard let place = place(of: value) else { throw .valueOutsideCalendar }
    return place
  }

  /// Whether places on the two lines, and the rows of their wheels, mean the same.
  fileprivate func isSameLine(as other: PickerConfiguration) -> Bool {
    calendar == other.calendar && fields == other.fields && isDuration == other.isDuration
  }
}
