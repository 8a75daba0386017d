import CalendarSystems

extension WheelPicker {
  /// The wheel turns, and the row at `position` is now under the bar.
  ///
  /// - Parameter position: any number where the wheel loops; else it is moved into 0 to the last row.
  @discardableResult
  public mutating func turn(_ field: Field, to position: Int32) -> Turn {
    let before = value
    var wheel = wheels[field]
    let end = wheel.rows.loops ? position : wheel.rows.index(at: position)
    let passed = end - wheel.position
    wheel.position = end
    wheel.isTurning = true
    wheels[field] = wheel
    hasValue = true
    stand(on: wishesWhileTurning)
    return Turn(passedRows: abs(passed), changesValue: value != before)
  }

  /// The face sends the wheel to the row at `position`, by a key or a click. ``confirm()`` takes it from there.
  public mutating func aim(_ field: Field, at position: Int32) {
    var wheel = wheels[field]
    wheel.target = wheel.rows.loops ? position : wheel.rows.index(at: position)
    wheel.isTurning = true
    wheels[field] = wheel
    hasValue = true
  }

  /// The wheel stops. The row under the bar, even an impossible one, is what it asks for from now on.
  public mutating func rest(_ field: Field) {
    wish(field, in: &wishes)
    wheels[field].isTurning = false
    wheels[field].target = nil
    hasValue = true
    stand(on: wishesWhileTurning)
  }

  /// All wheels rest: they roll to the date that their wishes settle on.
  ///
  /// Where the date asked for does not exist but the bounds allow what it becomes, the wheels remember what they
  /// were asked for, as a text cursor remembers its column: 31 January, then February, then March is 31 March.
  ///
  /// - Returns: where the wheels go; `nil` while a wheel turns. Settling twice changes nothing.
  public mutating func settle() -> Settlement? {
    isTurning ? nil : settleAll()
  }

  /// Ends every move at once, on the row that the face has sent the wheel to, else on the row under the bar.
  public mutating func confirm() -> Settlement {
    confirm(.year)
    confirm(.month)
    confirm(.day)
    return settleAll()
  }

  @inline(never)  // Once in the module, not once a field.
  private mutating func confirm(_ field: Field) {
    guard wheels[field].isTurning else { return }
    if let target = wheels[field].target { wheels[field].position = target }
    rest(field)
  }

  @inline(never)
  private mutating func settleAll() -> Settlement {
    stand(on: wishes)
    if standing.isClamped, let date = try? configuration.calendar.date(of: standing.day) {
      // The bounds had their say: the wishes become the value.
      wishes = date
      stand(on: date)
    }
    let changesValue = value != valueAtRest
    valueAtRest = value
    return roll(changesValue: changesValue)
  }

  /// Brings every wheel to where ``standing`` has it, and tells how it gets there.
  @inline(never)
  mutating func roll(changesValue: Bool) -> Settlement {
    Settlement(
      value: value, changesValue: changesValue,
      wheels: FieldMap(year: roll(.year), month: roll(.month), day: roll(.day)))
  }

  @inline(never)
  private mutating func roll(_ field: Field) -> Settlement.Wheel {
    let wheel = wheels[field]
    let left = rowValue(field, in: wheel.rows, at: wheel.position)
    let rows = rowSet(of: field)
    var position = index(field, in: rows)
    let hasNewRows = rows != wheel.rows
    if !hasNewRows { position = rows.position(of: position, near: wheel.position) }
    wheels[field] = Wheel(rows: rows, position: position)
    return Settlement.Wheel(
      position: position, rolls: left != rowValue(field, in: rows, at: position), hasNewRows: hasNewRows)
  }

  /// The wishes if every wheel stopped now.
  private var wishesWhileTurning: CalendarDate {
    var date = wishes
    if wheels.year.isTurning { wish(.year, in: &date) }
    if wheels.month.isTurning { wish(.month, in: &date) }
    if wheels.day.isTurning { wish(.day, in: &date) }
    return date
  }

  /// Makes the row under the bar the wish of its wheel.
  private func wish(_ field: Field, in wishes: inout CalendarDate) {
    switch rowValue(field, in: wheels[field].rows, at: wheels[field].position) {
    case .year(let year): wishes.year = year
    case .month(let month): wishes.month = month
    case .day(let day): wishes.day = day
    }
  }

  @inline(never)
  private mutating func stand(on wish: CalendarDate) {
    standing = Standing(
      wish: wish, in: layout(ofYear: wish.year), of: configuration.calendar.monthSet, within: bounds)
  }

  /// The layout of a year that has a row. Such a year lies in the calendar's range, so there is always a layout.
  @inline(never)
  func layout(ofYear year: Int32) -> YearLayout {
    if standing.layout.year == year { return standing.layout }
    return (try? configuration.calendar.layout(ofYear: year)) ?? standing.layout
  }
}
