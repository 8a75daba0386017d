/// A picker in a pop-up: its wheels turn a draft, and the value changes only with Done.
///
///     draft.open()                          // the pop-up appears
///     draft.picker.turn(.month, to: 3)      // its wheels turn as any others
///     if draft.done() { report(draft.value) }
public struct PickerDraft: Equatable, Sendable {
  /// What the field holds; `nil` for "not set", or for "now".
  public private(set) var value: Moment?
  /// The wheels of the pop-up.
  public var picker: WheelPicker

  /// Around a picker without any wheels, which is asked for some next.
  package init() {
    picker = WheelPicker()
  }

  /// - Parameter picker: at rest; its value is the field's.
  public init(_ picker: WheelPicker) {
    self.picker = picker
    value = picker.value
  }

  /// The pop-up opens: the wheels stand on the value, or on now.
  ///
  /// - Returns: where the wheels stand.
  public mutating func open<Host: PickerHost>(host: Host = PlainHost()) -> Settlement {
    cancel(host: host)
  }

  /// Cancel, Escape, a press outside: the draft is dropped, and the wheels stand on the value again.
  @discardableResult
  public mutating func cancel<Host: PickerHost>(host: Host = PlainHost()) -> Settlement {
    let outcome = go(to: value, host: host)
    return Settlement(outcome, of: &picker)
  }

  /// Done: what the wheels show becomes the value, also where no wheel has moved and there was none. Wheels that turn take
  /// their target first. Where the host permits nothing of what is shown, the value stays.
  ///
  /// - Returns: whether the value is another one: the moment of the one `input` and the one `change`.
  public mutating func done<Host: PickerHost>(host: Host = PlainHost()) -> Bool {
    _ = picker.endMoves(host: host)
    return take(picker.isPermitted ? picker.toldMoment() : value, host: host)
  }

  /// Now, or Clear: there is no value. The pop-up closes.
  ///
  /// - Returns: whether there was one.
  public mutating func clear<Host: PickerHost>(host: Host = PlainHost()) -> Bool {
    take(nil, host: host)
  }

  /// Today: the wheels go to now, or to the nearest possible moment. The draft stays one.
  ///
  /// - Returns: where the wheels go.
  public mutating func today<Host: PickerHost>(host: Host = PlainHost()) -> Settlement {
    let outcome = go(to: picker.configuration.now, host: host)
    return Settlement(outcome, of: &picker)
  }

  /// Code sets another value: the draft is dropped. It is no event.
  ///
  /// - Throws: as ``WheelPicker/setValue(_:host:)``; then nothing has changed.
  public mutating func setValue<Host: PickerHost>(
    _ value: Moment?, host: Host = PlainHost()
  ) throws(PickerError) -> Settlement {
    let outcome = try hold(value, host: host)
    return Settlement(outcome, of: &picker)
  }

  /// As ``setValue(_:host:)``, for a page.
  package mutating func hold<Host: PickerHost>(_ value: Moment?, host: Host) throws(PickerError) -> Outcome {
    let outcome = try picker.take(value, host: host)
    self.value = picker.toldValue()
    return outcome
  }

  /// Code sets other bounds, or anything else that a picker is asked to be: the value and the draft keep to it.
  ///
  /// - Throws: as ``WheelPicker/setConfiguration(_:host:)``; then nothing has changed.
  public mutating func setConfiguration<Host: PickerHost>(
    _ configuration: PickerConfiguration, host: Host = PlainHost()
  ) throws(PickerError) -> Settlement {
    let outcome = try become(configuration, host: host)
    return Settlement(outcome, of: &picker)
  }

  /// As ``setConfiguration(_:host:)``, for a page.
  package mutating func become<Host: PickerHost>(
    _ configuration: PickerConfiguration, host: Host
  ) throws(PickerError) -> Outcome {
    var field = picker.copied()
    _ = try field.take(value, host: host)
    _ = try field.become(configuration, host: host)
    let outcome = try picker.become(configuration, host: host)
    value = field.toldValue()
    return outcome
  }

  @inline(never)  // Once in the module, not once a caller.
  private mutating func take<Host: PickerHost>(_ value: Moment?, host: Host) -> Bool {
    let changes = value != self.value
    self.value = value
    _ = go(to: value, host: host)
    return changes
  }

  /// Puts the wheels on a moment; the draft stays one.
  @inline(never)  // Once in the module, not once a caller.
  package mutating func go<Host: PickerHost>(to moment: Moment?, host: Host) -> Outcome {
    // The picker has held the value before. Now may lie where the calendar does not reach: then the wheels stay.
    (try? picker.take(moment, host: host)) ?? picker.end(host: host)
  }
}
