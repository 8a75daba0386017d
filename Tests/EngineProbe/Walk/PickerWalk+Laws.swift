import CalendarSystems
import DateWheel

extension PickerWalk {
  /// What holds after every move.
  mutating func look() throws(PickerLaw) {
    try tryPositions()
    let shown = picker.shownMoment
    numbers.mix(shown.day.rataDie)
    numbers.mix(shown.second)
    numbers.mix(shown.isSecondPass)
    numbers.mix(picker.value != nil)
    numbers.mix(picker.isPermitted)
    numbers.mix(picker.isTurning)
    numbers.mix(picker.needsEra)
    let field = anyField()
    let position = picker.position(of: field) &+ numbers.next(around: 4)
    let row = row(of: field, at: position)
    numbers.mix(row.number)
    numbers.mix(row.exists)
    numbers.mix(row.isPossible)
    numbers.mix(row.isToday)
    if numbers.once(in: 8) { lookAtWords(of: field, at: position) }
    if let value = picker.value, value != shown { throw .valueIsPreview }
    try tryMoment(shown)
    if !isSettled { try tryPreview() }
  }

  private mutating func lookAtWords(of field: Field, at position: Int32) {
    numbers.mix(picker.sampleDay(of: field, at: position).rataDie)
    let first = center + numbers.next(around: 4_000)
    numbers.mix(picker.sampleDay(of: field, at: position, from: first, through: first + 4_000).rataDie)
    let day = picker.shownMoment.day + numbers.next(around: 40)
    let state = picker.state(ofDay: day, host: host)
    numbers.mix(state.isPossible)
    numbers.mix(state.isToday)
    numbers.mix(state.isSelected)
    guard let grid = picker.grid(firstWeekday: numbers.next(below: 7) &+ 1) else { return }
    numbers.mix(grid.weekCount)
    numbers.mix(grid.day(inWeek: numbers.next(below: 6), column: numbers.next(below: 7)).rataDie)
  }

  private func tryPositions() throws(PickerLaw) {
    var raw: UInt8 = 0
    while let field = Field(rawValue: raw) {
      if fields.contains(field) {
        let (position, count) = (picker.position(of: field), picker.rowCount(of: field))
        guard count > 0, picker.loops(field) || position >= 0 && position < count else { throw .positionsInside }
      }
      raw += 1
    }
  }

  private func tryMoment(_ moment: Moment) throws(PickerLaw) {
    guard var place = model.place(of: moment), model.exists(place) else { throw .valueExists }
    if moment.isSecondPass, !model.repeats(moment) { throw .valueExists }
    if model.kind == .calendar || model.kind == .week || model.kind == .time {
      place.isSecondPass = moment.isSecondPass
      guard place == moment else { throw .valueExists }
    }
    guard model.isInBounds(place) else { throw .valueInBounds }
    guard model.permits(moment.day) || !picker.isPermitted else { throw .valuePermitted }
  }

  /// While wheels turn the value is what settling would give if all of them stopped now.
  private func tryPreview() throws(PickerLaw) {
    guard let value = picker.value, sent.rawValue == 0 else { return }
    var copy = picker
    var raw: UInt8 = 0
    while let field = Field(rawValue: raw) {
      copy.grab(field)
      raw += 1
    }
    // Taken over from where they were sent, wheels that turn stop where they are.
    let settlement = copy.confirm(host: host)
    guard settlement.value == value else { throw .valueIsPreview }
  }

  /// What holds when the wheels have settled.
  mutating func tryLawsAtRest() throws(PickerLaw) {
    let shown = picker.shownMoment
    var raw: UInt8 = 0
    while let field = Field(rawValue: raw) {
      if fields.contains(field) {
        let row = row(of: field, at: picker.position(of: field))
        place = (field, row.number)
        guard row.number == model.number(of: field, at: shown) else { throw .shownIsValue }
        guard row.isPossible || !picker.isPermitted else { throw .restsOnPossible }
      }
      raw += 1
    }
    var again = picker
    guard let settlement = again.settle(host: host), again == picker, !settlement.changesValue else {
      throw .settlesOnce
    }
    if numbers.once(in: 16) { try lookAtDraftAndRange() }
    let field = anyField()
    if numbers.once(in: 4) { try tryRows(of: field, at: shown) }
    if picker.isPermitted, numbers.once(in: 6) { try tryMoves(of: field) }
  }

  /// The rows of a wheel, or some of a long one.
  private mutating func tryRows(of field: Field, at shown: Moment) throws(PickerLaw) {
    let count = picker.rowCount(of: field)
    let tries = min(count, 12)
    var index: Int32 = 0
    while index < tries {
      let row = row(of: field, at: count <= 12 ? index : anyIndex(of: field))
      place = (field, row.number)
      let expected = model.state(of: field, row.number, at: shown)
      guard row.exists == expected.exists, row.isPossible == expected.isPossible else { throw .rowStates }
      guard row.isToday == model.isToday(field, row.number, at: shown) else { throw .rowStates }
      try tryHiding(row)
      index += 1
    }
  }

  private func tryHiding(_ row: Row) throws(PickerLaw) {
    guard picker.configuration.impossibleRows == .hide, picker.isPermitted, !row.isPossible else { return }
    // Single days stay dimmed: those that the host has ruled out, or the zone has skipped.
    let isSingleDay = row.field == .day || row.field == .calendarDay
    if isSingleDay, model.knowsDays || model.knowsClock { return }
    throw .hides
  }

  private mutating func anyIndex(of field: Field) -> Int32 {
    let count = picker.rowCount(of: field)
    if numbers.once(in: 2) { return numbers.next(below: count) }
    return min(max(picker.position(of: field) &+ numbers.next(around: 30), 0), count &- 1)
  }

  /// Moves to the rows of a wheel, or to some of a long one, and back.
  private mutating func tryMoves(of field: Field) throws(PickerLaw) {
    let count = picker.rowCount(of: field)
    let isLong = count > 64
    let tries = isLong ? 16 : count
    var index: Int32 = 0
    while index < tries {
      try tryMove(of: field, to: isLong ? anyIndex(of: field) : index)
      index += 1
    }
  }

  private mutating func tryMove(of field: Field, to index: Int32) throws(PickerLaw) {
    let row = row(of: field, at: index)
    place = (field, row.number)
    var moved = picker
    move(&moved, field, to: index)
    let under = moved.row(of: field, at: moved.position(of: field), host: host)
    numbers.mix(under.number)
    guard moved.isPermitted else { return }
    guard under.isPossible else { throw .leavesImpossible }
    // Where existence has moved the date itself, its wish may come back with any other move.
    if model.mayBeMoved(picker.shownMoment.day) { return }
    let hasArrived = under.number == row.number && agree(moved, before: field)
    if row.isPossible, !hasArrived, !mayGiveWay(field, row.number, moved) { throw .reachesPossible }
    guard let value = picker.value, let reached = moved.value else { return }
    // Permission changed nothing where it gave no end of the bounds, or all is as asked for.
    let place = model.place(of: reached)
    let isFree = !model.knowsDays && place != model.first && place != model.last
    guard isFree || under.number == row.number && agree(moved, besides: field) else { return }
    let home = self.row(of: field, at: picker.position(of: field)).number
    // A time that a gap has moved stands on other rows than it asked for: these are no way back.
    let clock = model.clock(of: picker.shownMoment.day)
    if field >= .dayPeriod, clock.skippedTo > clock.skippedFrom { return }
    guard let back = position(of: home, in: moved, field) else { return }
    move(&moved, field, to: back)
    guard model.place(of: moved.value ?? reached) == model.place(of: value) else { throw .thereAndBack }
  }

  private func move(_ picker: inout WheelPicker, _ field: Field, to position: Int32) {
    picker.turn(field, to: position, host: host)
    picker.rest(field, host: host)
    _ = picker.settle(host: host)
  }

  /// The position of the row with this number that is nearest to the bar; `nil` where there is none.
  private func position(of number: Int32, in picker: WheelPicker, _ field: Field) -> Int32? {
    let count = picker.rowCount(of: field)
    if count > 64 {
      // Long wheels have rows at equal steps.
      let first = picker.row(of: field, at: 0, host: host).number
      let index = (number &- first) / (picker.row(of: field, at: 1, host: host).number &- first)
      return index >= 0 && index < count ? index : nil
    }
    var index: Int32 = 0
    while index < count {
      if picker.row(of: field, at: index, host: host).number == number { return index }
      index += 1
    }
    return nil
  }

  /// Whether the fields coarser than this one are the same. An hour of a 12-hour clock takes the day period with it.
  private func agree(_ moved: WheelPicker, before field: Field) -> Bool {
    agree(moved) { $0 < field && !(field == .hour && $0 == .dayPeriod) }
  }

  private func agree(_ moved: WheelPicker, besides field: Field) -> Bool { agree(moved) { $0 != field } }

  private func agree(_ moved: WheelPicker, _ isMeant: (Field) -> Bool) -> Bool {
    var raw: UInt8 = 0
    while let field = Field(rawValue: raw) {
      if fields.contains(field), isMeant(field),
        model.number(of: field, at: moved.shownMoment) != model.number(of: field, at: picker.shownMoment)
      {
        return false
      }
      raw += 1
    }
    return true
  }

  /// Whether a move to a possible row may end elsewhere: where existence carries the time asked for over the end of what
  /// the row stands for, or where the host rules out all its days.
  private func mayGiveWay(_ field: Field, _ number: Int32, _ moved: WheelPicker) -> Bool {
    let shown = picker.shownMoment
    if field >= .dayPeriod {
      let clock = model.clock(of: shown.day)
      let times = model.times(of: field, number, at: shown)
      // The hour asked for may lie in the gap, and come back with another minute.
      if field >= .minute, clock.skippedTo > clock.skippedFrom { return true }
      return clock.skippedTo > clock.skippedFrom && clock.skippedFrom <= times.last && clock.skippedTo > times.first
    }
    if model.knowsClock {
      let day = moved.shownMoment.day
      if model.carriesOver(day) || model.carriesOver(day - 1) || model.knowsDays { return true }
    }
    guard model.knowsDays, field != .day, field != .calendarDay else { return false }
    var days = model.days(of: field, number, at: shown).cut(to: DaySpan(first: model.first.day, last: model.last.day))
    // A search goes 1,000 days; an era is longer.
    guard days.last - days.first < 1_000 else { return true }
    while !days.isEmpty {
      if host.permits(days.first) { return false }
      days.first = days.first + 1
    }
    return true
  }
}
