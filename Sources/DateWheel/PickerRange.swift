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
    /// What has become of the picker that moved.
    public let moved: Settlement
    /// What has become of the one that gives way.
    public let other: Settlement
  }

  /// The fewest days from the start to the end; 0 is the same day, on which the end is no earlier than the start.
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
  /// one is moved back as little as they ask for. An end without a value has no say and stays as it is; months and days
  /// without a year know no spans.
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
    if let value = moved.value, let held = rest, moved.hasSpans, other.hasSpans {
      // One that does not have to give way is left alone: it may be turning, and keeps its wishes.
      let days = days(from: value.day, movedEnd)
      let asked = days.nearest(to: held, from: value, movedEnd, in: other)
      if asked != held { answer = other.give(asked, in: days, host: host) }
      if let reached = other.value {
        let back: End = movedEnd == .start ? .end : .start
        let days = self.days(from: reached.day, back)
        let final = days.nearest(to: value, from: reached, back, in: moved)
        if final != value { settlement = settlement.then(moved.give(final, in: days, host: host)) }
      }
    }
    let changes = moved.hasValue && (!hadValue || moved.shown != before)
    return Report(
      moved: Settlement(value: moved.value, changesValue: changes, wheels: settlement.wheels),
      other: Settlement(value: other.value, changesValue: other.value != rest, wheels: answer.wheels))
  }

  /// The days that the spans leave to the other end when this one stands on `day`.
  private func days(from day: FixedDay, _ end: End) -> SpanDays {
    // Sums of days and spans stay far from the ends of 64 bits, and are moved back into 32.
    let day = Int64(day.rataDie)
    let near = end == .start ? day + Int64(shortest) : day - Int64(shortest)
    let far = longest.map { end == .start ? day + Int64($0) : day - Int64($0) }
    return SpanDays(
      first: fixedDay(end == .start ? near : far ?? Int64(Int32.min)),
      last: fixedDay(end == .start ? far ?? Int64(Int32.max) : near))
  }

  private func fixedDay(_ rataDie: Int64) -> FixedDay {
    FixedDay(rataDie: Int32(truncatingIfNeeded: min(max(rataDie, Int64(Int32.min)), Int64(Int32.max))))
  }
}

/// The days that one end of a range leaves to the other.
private struct SpanDays {
  let first: FixedDay
  let last: FixedDay

  /// Where `other` goes when an end stands on `moment`.
  func nearest(to other: Moment, from moment: Moment, _ end: PickerRange.End, in picker: WheelPicker) -> Moment {
    var place = other
    if place.day < first { place.day = picker.firstPlace(from: first) }
    if place.day > last { place.day = last }
    // Spans count days; on one day the end does not come before the start.
    if place.day == moment.day, end == .start ? place < moment : place > moment { place = moment }
    return place
  }
}

extension WheelPicker {
  /// Whether days can be counted from one of its moments to another: not where there is no year.
  fileprivate var hasSpans: Bool { kind != .monthDay }

  /// The first place from `day` on: the next Monday or first of a month where wheels know no single days.
  ///
  /// - Complexity: O(days of a year).
  fileprivate func firstPlace(from day: FixedDay) -> FixedDay {
    var copy = self
    var next = day
    while kind != .none, copy.go(to: Moment(next), isDay: true), copy.standing.day < day { next = next + 1 }
    return next
  }

  /// Nothing has to move.
  fileprivate var settlementAtRest: Settlement {
    var wheels = FieldMap(Settlement.Wheel(position: 0, rolls: false, hasNewRows: false))
    var rest = fields
    while let field = rest.removeFirst() {
      wheels[field] = Settlement.Wheel(position: position(of: field), rolls: false, hasNewRows: false)
    }
    return Settlement(value: value, changesValue: false, wheels: wheels)
  }

  /// Gives way to another picker, into the bounds. A moment that the calendar does not reach is one of its ends.
  fileprivate mutating func give(_ moment: Moment, in days: SpanDays, host: some PickerHost) -> Settlement {
    var inside = min(max(moment, bounds.first), bounds.last)
    if knowsDays, inside.day >= days.first, inside.day <= days.last {
      // The nearest day that the host permits is looked for among those that the spans leave.
      var narrow = self
      narrow.bounds.first = max(bounds.first, Moment(days.first))
      narrow.bounds.last = min(bounds.last, Moment(days.last, second: Moment.secondsInDay &- 1))
      if (try? narrow.setValue(inside, host: host)) != nil, narrow.isPermitted { inside = narrow.shown }
    }
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
