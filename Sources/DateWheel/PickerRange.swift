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
    guard !moved.isTurning else { return nil }
    let both = end(&moved, isStart: movedEnd == .start, other: &other, host: host)
    return Report(moved: Settlement(both.moved, of: &moved), other: Settlement(both.other, of: &other))
  }

  /// As ``settle(_:movedEnd:other:host:)`` for a page, with all moves of the moved end ended first.
  package func end<Host: PickerHost>(
    _ moved: inout WheelPicker, isStart: Bool, other: inout WheelPicker, host: Host
  ) -> (moved: Outcome, other: Outcome) {
    let (before, hadValue) = (moved.shownAtRest, moved.hadValueAtRest)
    var outcome = moved.end(host: host)
    var answer = Outcome()
    if moved.holdsDay, other.holdsDay {
      let rest = other.shown
      answer = other.giveWay(to: moved.shown, isStart: isStart, in: self, host: host)
      outcome.add(moved.giveWay(to: other.shown, isStart: !isStart, in: self, host: host))
      outcome.changesValue = !hadValue || moved.shown != before
      answer.changesValue = other.shown != rest
    }
    return (outcome, answer)
  }
}

extension WheelPicker {
  /// Whether it holds a value from which days can be counted to another: months and days without a year know no spans.
  fileprivate var holdsDay: Bool { hasValue && kind != .monthDay }

  /// Gives way as little as the spans ask for to the other end, which stands on a moment, but stays within the bounds. One that
  /// does not have to is left alone: it may be turning, and keeps its wishes.
  ///
  /// - Parameter isStart: whether the other end is the start.
  @inline(never)  // Once in the module, not once a caller.
  fileprivate mutating func giveWay<Host: PickerHost>(
    to moment: Moment, isStart: Bool, in range: PickerRange, host: Host
  ) -> Outcome {
    // No two days of a calendar lie so far apart, and no sum with them overflows.
    let endless: Int32 = 1 &<< 30
    // Times without a day are of one day.
    let near = kind == .none ? 0 : min(range.shortest, endless)
    let far = kind == .none ? 0 : min(range.longest ?? endless, endless)
    let first = moment.line &+ (isStart ? near : 0 &- far)
    let last = moment.line &+ (isStart ? far : 0 &- near)
    var line = shown.line
    if line < first { line = place(from: first) }
    if line > last { line = last }
    var asked = Moment(line: line, second: shown.second, isSecondPass: shown.isSecondPass)
    // Spans count days; on one day the end does not come before the start.
    if line == moment.line, isStart ? asked < moment : asked > moment {
      asked = moment
      _ = moveInside(&asked, by: isStart ? 1 : -1, host: host)  // The two may have other intervals.
    }
    guard asked != shown else { return Outcome() }
    // A moment that the calendar does not reach is one of its ends.
    let own = bounds
    asked = min(max(asked, own.first), own.last)
    if knowsDays, asked.line >= first, asked.line <= last {
      // The nearest day that the host permits is looked for among those that the spans leave.
      bounds.first = max(own.first, Moment(line: first))
      bounds.last = min(own.last, Moment(line: last, second: Moment.secondsInDay &- 1))
      if hold(asked, host: host) == nil, isPermitted { asked = shown }
      bounds = own
    }
    return hold(asked, host: host) == nil ? roll(changesValue: false) : Outcome()
  }

  /// The first place from a day on: the next Monday or first of a month where wheels know no single days.
  ///
  /// - Complexity: O(days of a year).
  private mutating func place(from line: Int32) -> Int32 {
    let own = standing
    var next = line
    while kind != .none, go(to: Moment(line: next), isDay: true), standing.line < line { next &+= 1 }
    go(to: own)
    return next
  }
}
