import CalendarSystems

/// What two pickers keep to that are the start and the end of a range.
///
/// The end that has moved stays, and the other one gives way:
///
///     let week = PickerRange(shortest: 0, longest: 6)
///     if let report = week.settle(&start, movedEnd: .start, other: &end) { roll(report.moved, report.other) }
public struct PickerRange: Equatable, Sendable {
  /// One end of a range.
  public enum End: UInt8, Sendable {
    case start = 0
    case end = 1
  }

  /// What becomes of both pickers. The moved one reports first.
  public struct Report: Equatable, Sendable {
    public let moved: Settlement
    public let other: Settlement
  }

  /// The fewest days from the start to the end; 0 is the same day.
  public var shortest: Int32
  /// The most days from the start to the end; `nil` for any number.
  public var longest: Int32?

  /// - Parameters:
  ///   - shortest: 0 or more days.
  ///   - longest: no less than `shortest`.
  /// - Throws: ``PickerError/range`` when the two are the wrong way round, or the shortest span is negative.
  public init(shortest: Int32 = 0, longest: Int32? = nil) throws(PickerError) {
    guard shortest >= 0, longest ?? shortest >= shortest else { throw .range }
    self.shortest = shortest
    self.longest = longest
  }

  /// Whether the bounds of the two pickers leave a range of these spans.
  public func fits(start: WheelPicker, end: WheelPicker) -> Bool {
    let widest = Int64(end.bounds.last.day.rataDie) - Int64(start.bounds.first.day.rataDie)
    let narrowest = Int64(end.bounds.first.day.rataDie) - Int64(start.bounds.last.day.rataDie)
    return widest >= Int64(shortest) && longest.map { narrowest <= Int64($0) } ?? true
  }

  /// The wheels of one end rest: the other is moved as little as the spans ask for. If its own bounds forbid that, the moved
  /// one is moved back as little as they ask for. An end without a value has no say and stays as it is.
  ///
  /// - Returns: where the wheels of both go; `nil` while a wheel of the moved picker turns.
  public func settle<Host: PickerHost>(
    _ moved: inout WheelPicker, movedEnd: End, other: inout WheelPicker, host: Host = PlainHost()
  ) -> Report? {
    let before = moved.shownAtRest
    let hadValue = moved.hadValueAtRest
    guard var settlement = moved.settle(host: host) else { return nil }
    let rest = other.value
    var answer = other.settlementAtRest
    if let value = moved.value, let held = rest {
      answer = other.give(way(from: value.day, movedEnd, of: held), host: host)
      if let reached = other.value {
        let back: End = movedEnd == .start ? .end : .start
        let final = way(from: reached.day, back, of: value)
        if final != value { settlement = settlement.then(moved.give(final, host: host)) }
      }
    }
    let changes = moved.hasValue && (!hadValue || moved.shown != before)
    return Report(
      moved: Settlement(value: moved.value, changesValue: changes, wheels: settlement.wheels),
      other: Settlement(value: other.value, changesValue: other.value != rest, wheels: answer.wheels))
  }

  /// Where the other end goes when this one stands on `day`: to the nearest day of the spans.
  private func way(from day: FixedDay, _ end: End, of other: Moment) -> Moment {
    // Sums of days and spans stay far from the ends of 64 bits, and are moved back into 32.
    let near = Int64(day.rataDie) + (end == .start ? Int64(shortest) : 0 - Int64(shortest))
    let far = longest.map { Int64(day.rataDie) + (end == .start ? Int64($0) : 0 - Int64($0)) }
    var place = Int64(other.day.rataDie)
    if end == .start {
      place = min(max(place, near), far ?? Int64(Int32.max))
    } else {
      place = max(min(place, near), far ?? Int64(Int32.min))
    }
    var moment = other
    moment.day = FixedDay(rataDie: Int32(truncatingIfNeeded: min(max(place, Int64(Int32.min)), Int64(Int32.max))))
    return moment
  }
}

extension WheelPicker {
  /// Nothing has to move.
  fileprivate var settlementAtRest: Settlement {
    var wheels = FieldMap(Settlement.Wheel(position: 0, rolls: false, hasNewRows: false))
    var field = configuration.fields.finer(than: nil)
    while let next = field {
      wheels[next] = Settlement.Wheel(position: position(of: next), rolls: false, hasNewRows: false)
      field = configuration.fields.finer(than: next)
    }
    return Settlement(value: value, changesValue: false, wheels: wheels)
  }

  /// Gives way to another picker, into the bounds. A moment that the calendar does not reach is one of its ends.
  fileprivate mutating func give(_ moment: Moment, host: some PickerHost) -> Settlement {
    let inside = min(max(moment, bounds.first), bounds.last)
    return (try? setValue(inside, host: host)) ?? settlementAtRest
  }
}

extension Settlement {
  /// What has to be done for this and then for `next`.
  fileprivate func then(_ next: Settlement) -> Settlement {
    var wheels = next.wheels
    var number: UInt8 = 0
    while let field = Field(rawValue: number) {
      let (one, two) = (self.wheels[field], next.wheels[field])
      wheels[field] = Wheel(
        position: two.position, rolls: one.rolls || two.rolls, hasNewRows: one.hasNewRows || two.hasNewRows)
      number &+= 1
    }
    return Settlement(value: next.value, changesValue: next.changesValue, wheels: wheels)
  }
}
