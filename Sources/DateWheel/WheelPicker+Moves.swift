import CalendarSystems

extension WheelPicker {
  /// The wheel turns, and the row at `position` is now under the bar.
  ///
  /// - Parameter position: any number where the wheel loops; else it is moved into 0 to the last row.
  @discardableResult
  public mutating func turn<Host: PickerHost>(_ field: Field, to position: Int32, host: Host = PlainHost()) -> Turn {
    guard configuration.fields.contains(field) else { return Turn(passedRows: 0, changesValue: false) }
    let before = value
    let start = wheels[field].position
    wheels.update(field) { wheel in
      wheel.position = wheel.reachable(position)
      wheel.isTurning = true
    }
    let passed = wheels[field].position &- start
    noteSide(ofMoveBy: passed, field)
    ask(field, host: host)
    return Turn(passedRows: passed < 0 ? 0 &- passed : passed, changesValue: value != before)
  }

  /// The face sends the wheel to the row at `position`, by a key or a click. ``confirm(host:)`` takes it from there.
  public mutating func aim(_ field: Field, at position: Int32) {
    guard configuration.fields.contains(field) else { return }
    wheels.update(field) { wheel in
      wheel.aim = wheel.reachable(position)
      wheel.isAimed = true
      wheel.isTurning = true
    }
  }

  /// The user takes the wheel over: it is no longer on its way to the row that the face has sent it to.
  public mutating func grab(_ field: Field) {
    wheels.update(field) { $0.isAimed = false }
  }

  /// The wheel stops. The row under the bar, even an impossible one, is what it asks for from now on.
  @inline(never)  // Once in the module, not once a caller.
  public mutating func rest<Host: PickerHost>(_ field: Field, host: Host = PlainHost()) {
    guard configuration.fields.contains(field) else { return }
    wheels.update(field) { wheel in
      wheel.isTurning = false
      wheel.isAimed = false
    }
    ask(field, host: host)
  }

  /// All wheels rest: they roll to the moment that their wishes settle on.
  ///
  /// Where what is asked for does not exist but the bounds allow what it becomes, the wheels remember what they
  /// were asked for, as a text cursor remembers its column: 31 January, then February, then March is 31 March.
  ///
  /// - Returns: where the wheels go; `nil` while a wheel turns. Settling twice changes nothing.
  public mutating func settle<Host: PickerHost>(host: Host = PlainHost()) -> Settlement? {
    isTurning ? nil : confirm(host: host)
  }

  /// Ends every move at once, on the row that the face has sent the wheel to, else on the row under the bar.
  public mutating func confirm<Host: PickerHost>(host: Host = PlainHost()) -> Settlement {
    let changesValue = endMoves(host: host)
    return roll(changesValue: changesValue)
  }

  /// Ends every move. Returns whether the value is another one than the moves began with.
  @inline(never)  // Once in the module, not once a caller.
  mutating func endMoves<Host: PickerHost>(host: Host) -> Bool {
    endTurns(host: host)
    if shown != standing {
      // Permission had its say: the wishes become the value.
      wish(shown)
      let isPermitted = isPermitted
      stand(host: host)
      self.isPermitted = isPermitted
    }
    // A move can only make a value, not take it away.
    let changesValue = hasValue && (!hadValueAtRest || shown != shownAtRest)
    restOnValue()
    return changesValue
  }

  /// Stops every wheel that turns where its move ends: first all arrive, then they are asked.
  @inline(never)  // Once in the module, not once a caller.
  mutating func endTurns<Host: PickerHost>(host: Host) {
    var field = configuration.fields.finer(than: nil)
    while let next = field {
      if wheels[next].isTurning {
        noteSide(ofMoveBy: wheels[next].target &- wheels[next].position, next)
        wheels.update(next) { $0.position = $0.target }
      }
      field = configuration.fields.finer(than: next)
    }
    field = configuration.fields.finer(than: nil)
    while let next = field {
      if wheels[next].isTurning { rest(next, host: host) }
      field = configuration.fields.finer(than: next)
    }
  }

  /// The side of a move of several wheels is that of the finest, in whatever order they turn.
  private mutating func noteSide(ofMoveBy rows: Int32, _ field: Field) {
    if rows != 0, field >= finestMoved ?? field { movesBack = rows < 0 }
  }

  mutating func restOnValue() {
    shownAtRest = shown
    hadValueAtRest = hasValue
    finestMoved = nil
    movesBack = false
  }

  /// Makes the row under the bar the wish of its wheel.
  @inline(never)  // Once in the module, not once a caller.
  private mutating func ask<Host: PickerHost>(_ field: Field, host: Host) {
    let number = number(of: field, at: wheels[field].position)
    finestMoved = max(finestMoved ?? field, field)
    wishesSecondPass = false
    hasValue = true
    switch field {
    case .year:
      // Its rows are years of the era that the wheels last settled in, whatever era is asked for since.
      wishes[.year] = eraSpan(eraAtRest)?.yearOfEra(number) ?? number
    case .dayPeriod:
      wishes[.hour] = wishes[.hour] % 12 &+ number &* 12
      followDayPeriod(number)
    case .hour:
      ask(hour: number)
    default:
      wishes[field] = number
    }
    stand(host: host)
  }

  /// The 12-hour wheel is a position on the day's 24 hours: in the other half of the day it stands twelve rows away, on a row
  /// that reads the same.
  private mutating func followDayPeriod(_ number: Int32) {
    wheels.update(.hour) { wheel in
      let isMorning = wheel.number(at: wheel.position) < 12
      if isMorning != (number == 0) { wheel.shift(by: isMorning ? 12 : -12) }
    }
  }

  /// Each crossing of the edge between 11 and 12 flips the day period. While that turns itself, its own row counts; and a
  /// row that reads as the hour asked for stands for it, where that has none.
  private mutating func ask(hour: Int32) {
    let wish = wishes[.hour]
    wishes[.hour] = hour
    guard configuration.fields.contains(.dayPeriod) else { return }
    let period = wheels[.dayPeriod]
    let standsForWish = !wheels[.hour].rows.contains(wish) && (wish &- hour) % 12 == 0
    let half = period.isTurning ? period.number(at: period.position) : (standsForWish ? wish : hour) / 12
    wishes[.hour] = hour % 12 &+ half &* 12
    // A wheel that turns stays where it has been turned to, so that each row it passes counts once.
    if !wheels[.hour].isTurning { followDayPeriod(half) }
    wheels.update(.dayPeriod) { if $0.rows.contains(half) { $0.position = $0.rows.index(of: half) } }
  }
}
