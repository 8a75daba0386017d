import CalendarSystems
import DateWheel

/// Drives a picker through every entry of `DateWheel`, by numbers that follow from `seed`, and mixes all answers into
/// one number. The same on every machine: a difference between two of them is a fault.
@_expose(wasm, "walkPicker")
@_cdecl("probe_walkPicker")
public func walkPicker(calendar: UInt32, seed: UInt32, moves: Int32) -> UInt32 {
  guard calendar <= UInt8.max, let id = CalendarID(rawValue: UInt8(truncatingIfNeeded: calendar)) else { return 0 }
  var walk = PickerWalk(random: seed, calendar: id)
  do throws(PickerError) {
    var picker = try WheelPicker(walk.configuration())
    var done: Int32 = 0
    while done < moves {
      try walk.move(&picker)
      walk.look(at: picker)
      done += 1
    }
  } catch {
    walk.mix(error)
  }
  return walk.mixed
}

private struct PickerWalk {
  var random: UInt32
  let calendar: CalendarID
  private(set) var mixed: UInt32 = 2_166_136_261

  init(random: UInt32, calendar: CalendarID) {
    self.random = random
    self.calendar = calendar
  }

  mutating func configuration() -> PickerConfiguration {
    var configuration = PickerConfiguration(calendar: calendar, today: day())
    configuration.impossibleRows = next(below: 2) == 0 ? .dim : .hide
    configuration.looping = next(below: 3) == 0 ? .none : .automatic
    configuration.visibleRows = next(below: 20)
    if next(below: 2) == 0 { configuration.minimum = day() }
    if next(below: 2) == 0 { configuration.maximum = day() }
    return configuration
  }

  mutating func move(_ picker: inout WheelPicker) throws(PickerError) {
    let field = field()
    switch next(below: 12) {
    case 0: mix(try picker.setValue(next(below: 4) == 0 ? nil : day()))
    case 1:
      // Half of these have their bounds the wrong way round.
      do throws(PickerError) { mix(try picker.setConfiguration(configuration())) } catch { mix(error) }
    case 2: mix(picker.confirm())
    case 3: picker.aim(field, at: picker.position(after: step(), of: field))
    case 4: picker.rest(field)
    case 5: picker.grab(field)
    case 6, 7: if let settlement = picker.settle() { mix(settlement) }
    default:
      let turn = picker.turn(field, to: picker.position(of: field) &+ next(below: 21) &- 10)
      mix(turn.passedRows)
      mix(turn.changesValue)
    }
  }

  mutating func look(at picker: WheelPicker) {
    mix(picker.value?.rataDie ?? 0)
    mix(picker.shownDay.rataDie)
    mix(picker.isTurning)
    mix(picker.needsEra)
    mix(picker.configuration.calendar == calendar)
    let field = field()
    mix(field.pageLength)
    mix(picker.rowCount(of: field))
    mix(picker.loops(field))
    let position = picker.position(of: field) &+ next(below: 9) &- 4
    let row = picker.row(of: field, at: position)
    switch row.value {
    case .year(let number), .day(let number): mix(number)
    case .month(let month): mix(month.rank)
    }
    mix(row.exists)
    mix(row.isPermitted)
    mix(row.isPossible)
    mix(row.isToday)
    mix(picker.sampleDay(of: field, at: position).rataDie)
    mix(picker.sampleDay(of: field, at: position, from: day(), through: day()).rataDie)
  }

  private mutating func mix(_ settlement: Settlement) {
    mix(settlement.value?.rataDie ?? 0)
    mix(settlement.changesValue)
    mix(settlement.wheels.year)
    mix(settlement.wheels.month)
    mix(settlement.wheels[.day])
  }

  private mutating func mix(_ wheel: Settlement.Wheel) {
    mix(wheel.position)
    mix(wheel.rolls)
    mix(wheel.hasNewRows)
  }

  mutating func mix(_ error: PickerError) {
    switch error {
    case .minimumAboveMaximum: mix(1)
    case .boundsOutsideCalendar: mix(2)
    case .valueOutsideCalendar: mix(3)
    }
  }

  private mutating func mix(_ flag: Bool) { mix(flag ? 1 : 0) }

  /// FNV-1a, four bytes at a time.
  private mutating func mix(_ number: Int32) {
    mixed = (mixed ^ UInt32(bitPattern: number)) &* 16_777_619
  }

  /// A day of the years 1910 to 2183.
  private mutating func day() -> FixedDay { FixedDay(rataDie: 697_200 + next(below: 100_000)) }

  private mutating func field() -> Field {
    switch next(below: 3) {
    case 0: .year
    case 1: .month
    default: .day
    }
  }

  private mutating func step() -> Step {
    switch next(below: 6) {
    case 0: .nextRow
    case 1: .previousRow
    case 2: .nextPage
    case 3: .previousPage
    case 4: .firstRow
    default: .lastRow
    }
  }

  /// A number from 0 to `limit` - 1, by xorshift; the seed 0 would stay 0 for ever.
  private mutating func next(below limit: Int32) -> Int32 {
    if random == 0 { random = 1 }
    random ^= random << 13
    random ^= random >> 17
    random ^= random << 5
    return Int32(truncatingIfNeeded: (random >> 8) % UInt32(truncatingIfNeeded: limit))
  }
}
