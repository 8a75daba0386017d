import CalendarSystems

extension WheelPicker {
  /// The wheel turns, and the row at `position` is now under the bar.
  ///
  /// - Parameter position: any number where the wheel loops; else it is moved into 0 to the last row.
  @discardableResult
  @inline(never)  // Once in the module, not once a caller.
  public mutating func turn<Host: PickerHost>(_ field: Field, to position: Int32, host: Host = PlainHost()) -> Turn {
    guard fields.contains(field) else { return Turn(passedRows: 0, changesValue: false) }
    let (before, hadValue) = (shown, hasValue)
    let passed = move(field, to: position)
    turning.insert(field)
    ask(field, host: host)
    return Turn(
      passedRows: Int32(clamping: passed.magnitude), changesValue: shown != before || hasValue != hadValue)
  }

  /// The face sends the wheel to the row at `position`, by a key or a click. ``confirm(host:)`` takes it from there.
  public mutating func aim(_ field: Field, at position: Int32) {
    guard fields.contains(field) else { return }
    wheels.at(field) { $0.aim = $0.reachable(position) }
    aimed.insert(field)
    turning.insert(field)
  }

  /// The user takes the wheel over: it is no longer on its way to the row that the face has sent it to.
  public mutating func grab(_ field: Field) { aimed.remove(field) }

  /// The wheel stops. The row under the bar, even an impossible one, is what it asks for from now on.
  @inline(never)  // Once in the module, not once a caller.
  public mutating func rest<Host: PickerHost>(_ field: Field, host: Host = PlainHost()) {
    guard fields.contains(field) else { return }
    turning.remove(field)
    aimed.remove(field)
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
    let outcome = end(host: host)
    return Settlement(outcome, of: &self)
  }

  /// As ``confirm(host:)``, for a page.
  @inline(never)  // Once in the module, not once a caller.
  package mutating func end<Host: PickerHost>(host: Host) -> Outcome {
    let changesValue = endMoves(host: host)
    return roll(changesValue: changesValue)
  }

  /// Ends every move. Returns whether the value is another one than the moves began with.
  @inline(never)  // Once in the module, not once a caller.
  mutating func endMoves<Host: PickerHost>(host: Host) -> Bool {
    endTurns(host: host)
    if shown != standing {
      // Permission had its say: the wishes become the value.
      let isPermitted = isPermitted
      wish(shown, host: host)
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
    var sent = FieldSet(rawValue: turning.rawValue & aimed.rawValue)
    while let field = sent.removeFirst() { move(field, to: wheels.at(field) { $0.aim }) }
    var moved = turning
    while let field = moved.removeFirst() { rest(field, host: host) }
  }

  /// Brings the row at `position` under the bar. Returns by how many rows.
  @discardableResult
  @inline(never)  // Once in the module, not once a caller.
  private mutating func move(_ field: Field, to position: Int32) -> Int32 {
    let passed = wheels.at(field) { wheel in
      let start = wheel.position
      wheel.position = wheel.reachable(position)
      return wheel.position &- start
    }
    // The side of a move of several wheels is that of the finest, in whatever order they turn.
    if passed != 0, field >= finestMoved ?? field { movesBack = passed < 0 }
    return passed
  }

  mutating func restOnValue() {
    shownAtRest = shown
    hadValueAtRest = hasValue
    finestMoved = nil
    asksForPeriod = false
    movesBack = false
  }

  /// Makes the row under the bar the wish of its wheel.
  @inline(never)  // Once in the module, not once a caller.
  private mutating func ask<Host: PickerHost>(_ field: Field, host: Host) {
    let number = wheels.at(field) { $0.number(at: $0.position) }
    finestMoved = max(finestMoved ?? field, field)
    wishesSecondPass = false
    hasValue = true
    if field == .dayPeriod || field == .hour && fields.contains(.dayPeriod) {
      ask(number, of: field)
    } else {
      // Rows of years are from the era that the wheels last settled in, whatever era is asked for since.
      let wish = field == .year ? convert(number, by: eraAtRest, toYearOfEra: true) : number
      wishes.at(field) { $0 = wish }
    }
    stand(host: host)
  }

  /// On a 12-hour clock the hour wheel is a position on the day's 24 hours: each crossing of the edge between 11 and 12 flips
  /// the day period, and where that flips itself, the hour wheel goes twelve rows on, to a row that reads the same.
  ///
  /// While the day period turns, its own row counts; and once it has been asked for, a row that reads as the hour asked for
  /// stands for it, where that has none.
  private mutating func ask(_ number: Int32, of field: Field) {
    let wish = wishes[.hour]
    var hour = number
    var half = number
    if field == .dayPeriod {
      hour = wish
      asksForPeriod = true
    } else if turning.contains(.dayPeriod) {
      half = wheels.at(.dayPeriod) { $0.number(at: $0.position) }
    } else {
      let standsForWish = asksForPeriod && (wish &- hour) % 12 == 0 && !wheels.at(.hour) { $0.contains(wish) }
      half = (standsForWish ? wish : hour) / 12
    }
    wishes[.hour] = hour % 12 &+ half &* 12
    // An hour wheel that turns stays where it has been turned to, so that each row it passes counts once.
    if field == .dayPeriod || !turning.contains(.hour) {
      wheels.at(.hour) { wheel in
        let shift = half &* 12 &- wheel.number(at: wheel.position) / 12 &* 12
        if shift != 0 {
          wheel.position = wheel.position(shift, after: wheel.position)
          wheel.aim = wheel.position(shift, after: wheel.aim)
        }
      }
    }
    wheels.at(.dayPeriod) { if $0.contains(half) { $0.position = $0.index(of: half) } }
  }
}
