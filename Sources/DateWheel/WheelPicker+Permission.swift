import CalendarSystems

// *Permission*, where the host rules out single days. For plain bounds the nearest possible moment, whichever wheels are
// held, is the one that clamping the whole value gives.

extension WheelPicker {
  /// How far a permitted day is looked for, in days each way.
  private static var reach: Int32 { 1_000 }

  /// Moves what is shown to the nearest permitted day, at the time asked for: if there is one, to a day with the fields up to
  /// the finest wheel that has moved as they are asked for; else that wheel is released, then the next coarser, and so on.
  /// Of two equally near days it is the one on the side of the move, else the later. If there is none, what was shown before
  /// stays.
  @inline(never)  // Once in the module, not once a caller.
  mutating func permit<Host: PickerHost>(host: Host) {
    let start = shown.line
    let side: Int32 = movesBack ? -1 : 1
    let finest = kind == .calendar ? min(finestMoved.map { Int32($0.rawValue) } ?? -1, Int32(Field.month.rawValue)) : -1
    var found: Int32 = -2
    var distance: Int32 = 0
    // From side to side, further each time, until a day keeps all that is held.
    while distance != 0 &- side &* Self.reach, found < finest {
      distance = distance &* side > 0 ? 0 &- distance : side &- distance
      let line = start &+ distance
      let kept = finestKept(on: line, from: finest)
      guard kept > found, bounds.holds(day: line), host.permits(FixedDay(rataDie: line)) else { continue }
      let moment = nearest(to: existing(Moment(line: line, second: wishedSecond), host: host))
      if moment.line == line {
        shown = moment
        found = kept
      }
    }
    readClock(of: standing.line, host: host)  // That of other days has been asked for.
    guard found == -2 else { return }
    isPermitted = false
    if finestMoved != nil {
      // What the wheels have shown stays, and a picker without a value has none still.
      hasValue = hadValueAtRest
      shown = shownAtRest
    }
  }

  /// The finest field that a day keeps as it is asked for, of those that wheels hold: a raw value; -1 for none.
  private mutating func finestKept(on line: Int32, from finest: Int32) -> Int32 {
    var kept = finest
    while let field = Field(rawValue: UInt8(truncatingIfNeeded: kept)) {
      if fields.contains(field), span(of: field, numbers.at(field) { $0 }).holds(day: line) { break }
      kept &-= 1
    }
    return kept
  }
}
