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
    let asked = Held(month: held(.month), year: held(.year), era: held(.era))
    let start = shown.day
    var found: Moment?
    var foundIn = 4  // How narrow a span the found day lies in.
    var distance: Int32 = 1
    while distance <= Self.reach, foundIn > asked.narrowest {
      var side: Int32 = movesBack ? -1 : 1
      for _ in 0..<2 {
        let day = start + side &* distance
        let place = asked.narrowest(with: day)
        if place < foundIn, let moment = permitted(day, host: host) {
          found = moment
          foundIn = place
        }
        side = 0 &- side
      }
      distance &+= 1
    }
    if let found {
      shown = found
    } else {
      isPermitted = false
      if finestMoved != nil {
        // What the wheels have shown stays, and a picker without a value has none still.
        hasValue = hadValueAtRest
        shown = shownAtRest
      }
    }
  }

  /// The moment of a day at the time asked for, if the day is permitted and within the bounds.
  private func permitted<Host: PickerHost>(_ day: FixedDay, host: Host) -> Moment? {
    guard day >= bounds.first.day, day <= bounds.last.day, host.permits(day) else { return nil }
    let moment = bounds.nearest(
      to: configuration.existing(Moment(day, second: wishedSecond), host: host), movesBack: movesBack)
    return moment.day == day ? moment : nil
  }

  private struct Days {
    let first: FixedDay
    let last: FixedDay
    func holds(_ day: FixedDay) -> Bool { day >= first && day <= last }
  }

  /// What the wheels hold a day to. The narrowest span is the month, 0; then the year, the era and everything, 3.
  private struct Held {
    let month: Days?
    let year: Days?
    let era: Days?

    var narrowest: Int { month != nil ? 0 : year != nil ? 1 : era != nil ? 2 : 3 }

    func narrowest(with day: FixedDay) -> Int {
      if let era, !era.holds(day) { return 3 }
      if let month, month.holds(day) { return 0 }
      if let year, year.holds(day) { return 1 }
      return era != nil ? 2 : 3
    }
  }

  /// The days of the month, the year or the era that the wheels ask for; `nil` where a wheel as coarse has not moved.
  private func held(_ field: Field) -> Days? {
    guard configuration.dateKind == .calendar, let finestMoved, finestMoved >= field else { return nil }
    if field == .era {
      guard let span = eraSpan(wishes[.era]) else { return nil }
      return Days(first: span.firstDay ?? bounds.first.day, last: lastDay(ofEra: wishes[.era]) ?? bounds.last.day)
    }
    guard field == .month else { return Days(first: year.newYear, last: year.lastDay) }
    let first = year.newYear + year.days(beforeRank: existing[.month])
    return Days(first: first, last: first + (monthLength &- 1))
  }
}
