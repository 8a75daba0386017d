import CalendarSystems
import DateWheel

extension PickerWalk {
  mutating func move() throws(PickerLaw) {
    lastField = anyField()
    lastMove = anyMove()
    switch lastMove {
    case .setValue: try setValue()
    case .setConfiguration: try configure()
    case .confirm: try confirm()
    case .key: try pressKey(on: lastField)
    case .grab: picker.grab(lastField)
    case .rest: rest(lastField)
    case .turnAndSettle:
      try turn(lastField)
      rest(lastField)
      try settle()
    case .turnTwoAndSettle:
      let other = anyField()
      try turn(lastField)
      try turn(other)
      rest(lastField)
      if numbers.once(in: 2) { try turn(other) }
      rest(other)
      try settle()
    case .settle: try settle()
    case .turn: try turn(lastField)
    }
  }

  private mutating func anyMove() -> Move {
    switch numbers.next(below: 24) {
    case 0: .setValue
    case 1: numbers.once(in: 3) ? .setConfiguration : .settle
    case 2: .confirm
    case 3, 4, 5: .key
    case 6: .grab
    case 7: .rest
    case 8, 9, 10, 11: .turnAndSettle
    case 12, 13, 14: .turnTwoAndSettle
    case 15, 16: .settle
    default: .turn
    }
  }

  private mutating func turn(_ field: Field) throws(PickerLaw) {
    place = (field, 0)
    let start = picker.position(of: field)
    var goal = start &+ numbers.next(around: numbers.once(in: 4) ? 40 : 4)
    if !picker.loops(field), numbers.once(in: 16) {
      goal =
        numbers.once(in: 3)
        ? Int32.max : numbers.once(in: 2) ? Int32.min : numbers.next(below: picker.rowCount(of: field))
    }
    let before = picker.value
    let turn = picker.turn(field, to: goal, host: host)
    sent = FieldSet(rawValue: sent.rawValue & ~FieldSet(field).rawValue)
    isSettled = false
    let passed = picker.position(of: field) &- start
    numbers.mix(passed)
    guard turn.passedRows == (passed < 0 ? 0 &- passed : passed), turn.changesValue == (picker.value != before) else {
      throw .turnTells
    }
  }

  private mutating func rest(_ field: Field) {
    picker.rest(field, host: host)
    sent = FieldSet(rawValue: sent.rawValue & ~FieldSet(field).rawValue)
    isSettled = false
  }

  private mutating func settle() throws(PickerLaw) {
    let before = picker
    if let settlement = picker.settle(host: host) {
      try check(settlement, after: before, isMove: true)
    } else if !picker.isTurning || picker != before {
      throw .settlementTells
    }
  }

  private mutating func confirm() throws(PickerLaw) {
    let before = picker
    try check(picker.confirm(host: host), after: before, isMove: true)
  }

  private mutating func setValue() throws(PickerLaw) {
    let value = numbers.once(in: 5) ? nil : WalkSettings.moment(&numbers, near: center)
    let before = picker
    do throws(PickerError) {
      let settlement = try picker.setValue(value, host: host)
      try? check(settlement, after: nil, isMove: false)
    } catch {
      numbers.mix(WalkSettings.number(of: error))
      guard picker == before else { throw .takesSettings }
      return
    }
    guard isSettled, (value == nil) == (picker.value == nil) else { throw .takesSettings }
    guard let value, let place = model.place(of: value) else { return }
    if model.exists(place), model.isInBounds(place), model.permits(value.day) {
      let isSecondPass = value.isSecondPass && model.repeats(value)
      guard let held = picker.value, model.place(of: held) == place, held.isSecondPass == isSecondPass else {
        throw .takesSettings
      }
    }
  }

  /// Other settings: now other bounds or ways alone, now another picker altogether.
  private mutating func configure() throws(PickerLaw) {
    let before = picker
    var settings = picker.configuration
    var newHost = host
    if numbers.once(in: 3) {
      newHost = WalkSettings.host(&numbers)
      settings = WalkSettings.settings(&numbers, calendar, near: center)
    } else if numbers.once(in: 2) {
      WalkSettings.setBounds(&numbers, of: &settings, near: center)
    } else {
      WalkSettings.setWays(&numbers, of: &settings)
    }
    do throws(PickerError) {
      let settlement = try picker.setConfiguration(settings, host: newHost)
      host = newHost
      model = PickerModel(settings, host: host)
      try? check(settlement, after: nil, isMove: true)
    } catch {
      numbers.mix(WalkSettings.number(of: error))
      guard picker == before else { throw .takesSettings }
      return
    }
    guard isSettled, (before.value == nil) == (picker.value == nil) || before.isTurning else { throw .takesSettings }
  }

  private mutating func pressKey(on field: Field) throws(PickerLaw) {
    let step = Step(rawValue: UInt8(truncatingIfNeeded: numbers.next(below: 6))) ?? .nextRow
    let goal = picker.position(after: step, of: field, host: host)
    numbers.mix(goal)
    place = (field, row(of: field, at: goal).number)
    if isSettled, picker.isPermitted { try tryKey(step, field, leadsTo: goal) }
    picker.aim(field, at: goal)
    sent = sent.adding(field)
    isSettled = false
    if numbers.once(in: 2) { try confirm() }
  }

  private func tryKey(_ step: Step, _ field: Field, leadsTo goal: Int32) throws(PickerLaw) {
    let start = picker.position(of: field)
    guard goal == start || row(of: field, at: goal).isPossible else { throw .keysLeadToPossible }
    guard picker.loops(field) || goal >= 0 && goal < picker.rowCount(of: field) else { throw .keysLeadToPossible }
    let count = picker.rowCount(of: field)
    guard count <= 64 else { return }
    // Where there is another possible row on that side, the key goes there, and a single step goes to the nearest.
    let isForward = step == .nextRow || step == .nextPage || step == .lastRow
    guard isForward ? goal >= start : goal <= start || step == .firstRow else { throw .keysLeadToPossible }
    guard step == .nextRow || step == .previousRow else { return }
    var position = start &+ (isForward ? 1 : -1)
    while picker.loops(field)
      ? position != start &+ count && position != start &- count : position >= 0 && position < count
    {
      if row(of: field, at: position).isPossible {
        guard goal == position else { throw .keysLeadToPossible }
        return
      }
      position &+= isForward ? 1 : -1
    }
    guard goal == start else { throw .keysLeadToPossible }
  }

  /// The wheels have come to rest, and the settlement tells how.
  ///
  /// - Parameter before: the picker before, where its settings were the same.
  private mutating func check(_ settlement: Settlement, after before: WheelPicker?, isMove: Bool) throws(PickerLaw) {
    isSettled = false
    guard !picker.isTurning, settlement.value == picker.value else { throw .settlementTells }
    let changes = picker.value != nil && picker.value != valueAtRest
    if before != nil || !isMove {
      guard settlement.changesValue == (isMove && changes) else { throw .settlementTells }
    }
    numbers.mix(settlement.changesValue)
    var raw: UInt8 = 0
    while let field = Field(rawValue: raw) {
      let wheel = settlement.wheels[field]
      numbers.mix(wheel.position)
      numbers.mix(wheel.rolls)
      numbers.mix(wheel.hasNewRows)
      place = (field, 0)
      if fields.contains(field) {
        guard wheel.position == picker.position(of: field) else { throw .settlementTells }
        if let before { try check(wheel, of: field, after: before) }
      }
      raw += 1
    }
    valueAtRest = picker.value
    sent = FieldSet(rawValue: 0)
    isSettled = true
  }

  private func check(_ wheel: Settlement.Wheel, of field: Field, after before: WheelPicker) throws(PickerLaw) {
    let last = picker.rowCount(of: field) &- 1
    guard !wheel.hasNewRows else { return }
    guard
      before.rowCount(of: field) == last &+ 1, before.loops(field) == picker.loops(field),
      before.row(of: field, at: 0, host: host).number == row(of: field, at: 0).number,
      before.row(of: field, at: last, host: host).number == row(of: field, at: last).number
    else { throw .settlementTells }
    // A wheel that was sent somewhere is left on the row it was sent to, which only the engine knows.
    let wasLeft = before.row(of: field, at: before.position(of: field), host: host).number
    if !before.isTurning, field != .hour, field != .dayPeriod {
      guard wheel.rolls == (wasLeft != row(of: field, at: wheel.position).number) else { throw .settlementTells }
    }
  }
}
