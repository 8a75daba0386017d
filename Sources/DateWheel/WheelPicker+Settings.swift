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
    let place = try line.place(ofValue: value)
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
    let line = try TimeLine(checked: configuration)
    let bounds = try Bounds(line, host: host)
    var ended = self
    let changesValue = ended.endMoves(host: host)
    let place = try line.place(ofValue: ended.value)
    let (before, isSameLine) = (ended, line.isSame(as: self.line))
    self = ended
    adopt(line, bounds, place, host: host)
    // Wishes outlive new settings that leave the wheels where they are.
    if isSameLine, standing == before.standing { wishes = before.wishes }
    return roll(changesValue: changesValue, anew: !isSameLine)
  }

  /// Becomes what it is asked to be, without rolling.
  mutating func adopt<Host: PickerHost>(_ line: TimeLine, _ bounds: Bounds, _ place: Moment?, host: Host) {
    configuration = line.configuration
    self.bounds = bounds
    now = line.place(of: configuration.now)
    today = now.flatMap { line.date(of: $0.day) }
    hold(place, host: host)
  }

  /// Stands on a place that the calendar reaches, or without one on now, moved into the bounds.
  @inline(never)  // Once in the module, not once a caller.
  private mutating func hold<Host: PickerHost>(_ place: Moment?, host: Host) {
    finestMoved = nil
    movesBack = false
    hasValue = place != nil
    wishesSecondPass = place?.isSecondPass ?? false
    wish(bounds.nearest(to: place ?? now ?? bounds.first, movesBack: false))
    stand(isAnew: true, host: host)
    if shown != standing {
      // The intervals, the clock or the host had their say.
      wish(shown)
      stand(isAnew: true, host: host)
    }
    restOnValue()
  }
}

extension TimeLine {
  /// - Throws: a ``PickerError`` when the settings make no sense.
  init(checked configuration: PickerConfiguration) throws(PickerError) {
    let eras = configuration.calendar.eras.count
    if let fault = configuration.fields.fault(isDuration: configuration.isDuration, eras: eras) { throw .fields(fault) }
    guard configuration.minuteInterval > 0, 60 % configuration.minuteInterval == 0 else { throw .minuteInterval }
    guard configuration.secondInterval > 0, 60 % configuration.secondInterval == 0 else { throw .secondInterval }
    self.init(configuration)
  }

  /// The place of a value, or of none.
  func place(ofValue value: Moment?) throws(PickerError) -> Moment? {
    guard let value else { return nil }
    guard isTime(value.second) || !configuration.hasTime else { throw .secondOutOfRange }
    guard let place = place(of: value) else { throw .valueOutsideCalendar }
    return place
  }

  /// Whether places on the two lines, and the rows of their wheels, mean the same.
  fileprivate func isSame(as other: TimeLine) -> Bool {
    calendar == other.calendar && configuration.fields == other.configuration.fields
      && configuration.isDuration == other.configuration.isDuration
  }
}
