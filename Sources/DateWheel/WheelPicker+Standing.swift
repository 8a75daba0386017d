import CalendarSystems

// From wishes to where the wheels stand: existence, then permission.

extension WheelPicker {
  /// Makes the wishes those of a place on the line, and stands there.
  @inline(never)  // Once in the module, not once a caller.
  mutating func wish<Host: PickerHost>(_ place: Moment, host: Host) {
    if go(to: place) {
      wishes.take(&numbers)
      wishesSecondPass = place.isSecondPass
      wishes[.year] = convert(numbers[.year], by: numbers[.era], toYearOfEra: true)
    }
    stand(host: host)
  }

  /// What an era calls an arithmetic year, or the arithmetic year of what it calls a year; the year itself where eras have
  /// no wheel.
  @inline(never)  // Once in the module, not once a caller.
  mutating func convert(_ year: Int32, by era: Int32, toYearOfEra: Bool) -> Int32 {
    guard fields.contains(.era), let span = calendar.eraSpan(at: era) else { return year }
    return toYearOfEra ? span.yearOfEra(year) : span.year(ofEra: year)
  }

  /// The era whose years the year wheel holds.
  var eraAtRest: Int32 { calendar.eraIndex(of: shownAtRest.day) }

  /// The time, or the duration, that is asked for.
  var wishedSecond: Int32 { wishes[.hour] &* 3_600 &+ wishes[.minute] &* 60 &+ wishes[.second] }

  /// Stands where the wishes lead.
  @inline(never)  // Once in the module, not once a caller.
  mutating func stand<Host: PickerHost>(host: Host) {
    let asked = Moment(line: existingDay(), second: wishedSecond, isSecondPass: wishesSecondPass)
    // A time that the clock moves on may lead out of the calendar.
    if !go(to: existing(asked, host: host)) { go(to: bounds.last) }
    readClock(of: standing.line, host: host)
    isPermitted = true
    shown = nearest(to: standing)
    if knowsDays, !host.permits(shown.day) { permit(host: host) }
  }

  /// *Existence*: a month code is carried over; a leap month that the year lacks becomes its ordinary partner; the day is no
  /// later than the month's last, and the nearest one in the era asked for.
  @inline(never)  // Once in the module, not once a caller.
  private mutating func existingDay() -> Int32 {
    guard kind != .none, kind != .calendarDay else { return wishes[.calendarDay] }
    let era = fields.contains(.era) ? days(ofEra: wishes[.era]) : self.era
    let years = calendar.years
    var number = kind == .week ? wishes[.weekYear] : convert(wishes[.year], by: wishes[.era], toYearOfEra: false)
    number = clamped(number, years.lowerBound, years.upperBound)
    while true {
      if kind != .monthDay { layOut(year: number) }
      if kind != .week { layOut(month: wishes[.month]) }
      let asked = min(kind == .week ? wishes[.week] : wishes[.day], monthLength) &- 1
      let line = monthStart &+ asked &* (kind == .week ? 7 : 1)
      let inEra = clamped(line, era.first.line, era.last.line)
      // A year that the era never had becomes its nearest.
      guard inEra != line, layOut(yearOf: inEra), year.year != number else { return inEra }
      number = year.year
    }
  }

  /// *Permission*, but for single days: the nearest moment within the bounds. A moment that is as late as an end stays
  /// itself, with its pass. Only a window over midnight leaves a choice. Then an end with the fields up to the finest that
  /// has moved as they are asked for comes first, then one with those up to the next coarser, and so on; of two equally
  /// near ones the later, unless the move went back.
  @inline(never)  // Once in the module, not once a caller.
  mutating func nearest(to moment: Moment) -> Moment {
    let (first, last) = (bounds.first, bounds.last)
    let place = moment.inFirstPass  // Bounds hold for both passes.
    guard isOverMidnight else { return place < first ? first : place > last ? last : moment }
    if place >= first || place <= last { return moment }
    var held = finestMoved
    while let field = held {
      let asked = moment.second / field.seconds
      let holdsFirst = first.second / field.seconds == asked
      if holdsFirst != (last.second / field.seconds == asked) { return holdsFirst ? first : last }
      held = holdsFirst ? nil : fields.coarser(than: field)
    }
    let further = first.second &- moment.second &- (moment.second &- last.second)
    return further < 0 || further == 0 && !movesBack ? first : last
  }
}
