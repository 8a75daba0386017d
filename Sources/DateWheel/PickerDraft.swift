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

  /// - Parameter picker: at rest; its value is the field's.
  public init(_ picker: WheelPicker) {
    self.picker = picker
    value = picker.value
  }

  /// The pop-up opens: the wheels stand on the value, or on now.
  ///
  /// - Returns: where the wheels stand.
  public mutating func open<Host: PickerHost>(host: Host = PlainHost()) -> Settlement {
    drop(host: host)
  }

  /// Cancel, Escape, a press outside: the draft is dropped, and the wheels stand on the value again.
  @discardableResult
  public mutating func cancel<Host: PickerHost>(host: Host = PlainHost()) -> Settlement {
    drop(host: host)
  }

  /// Done: what the wheels show becomes the value, also where no wheel has moved and there was none. Wheels that turn take
  /// their target first. Where the host permits nothing of what is shown, the value stays.
  ///
  /// - Returns: whether the value is another one: the moment of the one `input` and the one `change`.
  public mutating func done<Host: PickerHost>(host: Host = PlainHost()) -> Bool {
    _ = picker.confirm(host: host)
    return take(picker.isPermitted ? picker.shownMoment : value, host: host)
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
    set(picker.configuration.now, host: host)
  }

  /// Code sets another value: the draft is dropped. It is no event.
  ///
  /// - Throws: as ``WheelPicker/setValue(_:host:)``; then nothing has changed.
  public mutating func setValue<Host: PickerHost>(
    _ value: Moment?, host: Host = PlainHost()
  ) throws(PickerError) -> Settlement {
    let settlement = try picker.setValue(value, host: host)
    self.value = picker.value
    return settlement
  }

  /// Code sets other bounds, or anything else that a picker is asked to be: the value and the draft keep to it.
  ///
  /// - Throws: as ``WheelPicker/setConfiguration(_:host:)``; then nothing has changed.
  public mutating func setConfiguration<Host: PickerHost>(
    _ configuration: PickerConfiguration, host: Host = PlainHost()
  ) throws(PickerError) -> Settlement {
    var field = picker
    _ = try field.setValue(value, host: host)
    _ = try field.setConfiguration(configuration, host: host)
    let settlement = try picker.setConfiguration(configuration, host: host)
    value = field.value
    return settlement
  }

  private mutating func take(_ value: Moment?, host: some PickerHost) -> Bool {
    let before = self.value
    self.value = value
    drop(host: host)
    return value != before
  }

  @discardableResult
  private mutating func drop(host: some PickerHost) -> Settlement { set(value, host: host) }

  private mutating func set(_ moment: Moment?, host: some PickerHost) -> Settlement {
    // The picker has held the value before. Now may lie where the calendar does not reach: then the wheels stay.
    (try? picker.setValue(moment, host: host)) ?? picker.confirm(host: host)
  }
}
