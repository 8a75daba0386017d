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
    let month = held(.month)
    let year = held(.year)
    let era = held(.era)
    let start = shown.day
    var found: Moment?
    var foundIn = 4  // The narrowest of month, year, era and everything that the found day lies in: 0 to 3.
    let narrowest = month != nil ? 0 : year != nil ? 1 : era != nil ? 2 : 3
    var distance: Int32 = 1
    while distance <= Self.reach, foundIn > narrowest {
      var side: Int32 = movesBack ? -1 : 1
      for _ in 0..<2 {
        let day = start + side &* distance
        var place = era?.holds(day) ?? false ? 2 : 3
        if year?.holds(day) ?? false { place = month?.holds(day) ?? false ? 0 : 1 }
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
      shown = hadValueAtRest ? shownAtRest : shown
    }
  }

  /// The moment of a day at the time asked for, if the day is permitted and within the bounds.
  private func permitted<Host: PickerHost>(_ day: FixedDay, host: Host) -> Moment? {
    guard day >= bounds.first.day, day <= bounds.last.day, host.permits(day) else { return nil }
    let moment = bounds.nearest(
      to: configuration.existing(Moment(day, second: standing.second), host: host), movesBack: movesBack)
    return moment.day == day ? moment : nil
  }

  private struct Days {
    var first: FixedDay
    var last: FixedDay
    func holds(_ day: FixedDay) -> Bool { day >= first && day <= last }
  }

  /// The days of the month, the year or the era that the wheels ask for; `nil` where no wheel as coarse, or finer, has moved.
  private func held(_ field: Field) -> Days? {
    guard configuration.dateKind == .calendar, let finestMoved, finestMoved >= field else { return nil }
    let span = eraSpan(wishes[.era])
    if field == .era, span == nil { return nil }
    var days = Days(first: bounds.first.day, last: bounds.last.day)
    if let first = span?.firstDay { days.first = max(days.first, first) }
    if span != nil, let last = lastDay(ofEra: wishes[.era]) { days.last = min(days.last, last) }
    if field == .era { return days }
    let first = field == .year ? year.newYear : year.newYear + year.days(beforeRank: existing[.month])
    let last = field == .year ? year.lastDay : first + (monthLength &- 1)
    return Days(first: max(days.first, first), last: min(days.last, last))
  }
}
