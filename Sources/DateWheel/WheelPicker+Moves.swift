import CalendarSystems

extension WheelPicker {
  /// The wheel turns, and the row at `position` is now under the bar.
  ///
  /// - Parameter position: any number where the wheel loops; else it is moved into 0 to the last row.
  @discardableResult
  public mutating func turn(_ field: Field, to position: Int32) -> Turn {
    let before = value
    var passed: Int32 = 0
    wheels.update(field) { wheel in
      let end = wheel.reachable(position)
      passed = end &- wheel.position
      wheel.position = end
      wheel.isTurning = true
    }
    ask(field)
    return Turn(passedRows: passed < 0 ? 0 &- passed : passed, changesValue: shownDay != before)
  }

  /// The face sends the wheel to the row at `position`, by a key or a click. ``confirm()`` takes it from there.
  public mutating func aim(_ field: Field, at position: Int32) {
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
  public mutating func rest(_ field: Field) {
    wheels.update(field) { wheel in
      wheel.isTurning = false
      wheel.isAimed = false
    }
    ask(field)
  }

  /// All wheels rest: they roll to the date that their wishes settle on.
  ///
  /// Where the date asked for does not exist but the bounds allow what it becomes, the wheels remember what they
  /// were asked for, as a text cursor remembers its column: 31 January, then February, then March is 31 March.
  ///
  /// - Returns: where the wheels go; `nil` while a wheel turns. Settling twice changes nothing.
  public mutating func settle() -> Settlement? {
    isTurning ? nil : confirm()
  }

  /// Ends every move at once, on the row that the face has sent the wheel to, else on the row under the bar.
  public mutating func confirm() -> Settlement {
    let changesValue = endMoves()
    return roll(changesValue: changesValue)
  }

  /// Ends the move of one wheel, if it turns.
  mutating func endMove(_ field: Field) {
    guard wheels[field].isTurning else { return }
    wheels.update(field) { $0.position = $0.target }
    rest(field)
  }
}
