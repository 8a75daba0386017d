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
    let ownClock = clock  // That of other days is asked for.
    let start = shown.line
    let (month, year, era) = (held(.month), held(.year), held(.era))
    // How narrow a span a day lies in: 0 in the month asked for, then the year, the era, and 3 in none of them.
    let narrowest = month.isEmpty ? year.isEmpty ? era.isEmpty ? 3 : 2 : 1 : 0
    var reached = 4
    var step = movesBack ? -1 : 1 as Int32
    var distance: Int32 = 0
    while distance < Self.reach, reached > narrowest {
      distance &+= 1
      for _ in 0..<2 {
        let line = start &+ step &* distance
        step = 0 &- step
        let span = month.holds(day: line) ? 0 : year.holds(day: line) ? 1 : era.holds(day: line) ? 2 : 3
        guard span < reached, bounds.holds(day: line), host.permits(FixedDay(rataDie: line)) else { continue }
        let moment = nearest(to: existing(Moment(line: line, second: wishedSecond), host: host))
        if moment.line == line {
          shown = moment
          reached = span
        }
      }
    }
    clock = ownClock
    guard reached == 4 else { return }
    isPermitted = false
    if finestMoved != nil {
      // What the wheels have shown stays, and a picker without a value has none still.
      hasValue = hadValueAtRest
      shown = shownAtRest
    }
  }

  /// What the wheels hold a day to: the days of the month, the year or the era that they ask for; none where no wheel as
  /// coarse has moved.
  private mutating func held(_ field: Field) -> Span {
    guard kind == .calendar, fields.contains(field), let finestMoved, finestMoved >= field else {
      return Span(first: standing, last: Moment(line: .min))
    }
    return span(of: field, numbers[field])
  }
}
