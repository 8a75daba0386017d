import CalendarSystems
import DateWheel

// What the page calls. Each element keeps the bytes of its own picker; it copies them to `picker`, calls, and copies
// them back. Answers of more than one number go to `answer`, 32 bits each. Both addresses lie above `__heap_base`,
// which nothing else uses. A day is a fixed day, unless said otherwise; a flag is 0 or 1.

/// The bytes of a picker.
@_expose(wasm, "pickerSize")
@_cdecl("datewheel_pickerSize")
public func pickerSize() -> Int32 {
  Int32(truncatingIfNeeded: MemoryLayout<WheelPicker>.size)
}

/// The fixed day of an ISO date, to `answer`. Returns whether there is such a date.
@_expose(wasm, "isoDay")
@_cdecl("datewheel_isoDay")
public func isoDay(year: Int32, month: Int32, day: Int32, answer: UnsafeMutablePointer<Int32>) -> Bool {
  guard
    let month = UInt8(exactly: month),
    let fixed = try? GregorianCalendar.fixedDay(of: CalendarDate(year: year, month: MonthCode(month), day: day))
  else { return false }
  answer[0] = fixed.rataDie
  return true
}

/// Makes a picker. Returns a ``Status``.
@_expose(wasm, "create")
@_cdecl("datewheel_create")
public func create(
  picker: UnsafeMutableRawPointer, settings: UnsafePointer<Int32>, hasValue: Bool, value: Int32
) -> Int32 {
  take(settings, for: picker, value: hasValue ? Moment(FixedDay(rataDie: value)) : nil, answer: nil)
}

/// Gives the picker other settings; the settlement goes to `answer`. Returns a ``Status``.
@_expose(wasm, "configure")
@_cdecl("datewheel_configure")
public func configure(
  picker: UnsafeMutableRawPointer, settings: UnsafePointer<Int32>, answer: UnsafeMutablePointer<Int32>
) -> Int32 {
  take(settings, for: picker, value: nil, answer: answer)
}

/// Makes a picker that holds `value`, or gives one that is there other settings and answers.
@inline(never)  // Once in the module, not once a caller.
private func take(
  _ settings: UnsafePointer<Int32>, for picker: UnsafeMutableRawPointer, value: Moment?,
  answer: UnsafeMutablePointer<Int32>?
) -> Int32 {
  guard let configuration = Settings(numbers: settings).configuration else { return Status.unknownSetting.rawValue }
  do throws(PickerError) {
    if let answer {
      write(try at(picker).pointee.setConfiguration(configuration), to: answer)
    } else {
      picker.initializeMemory(as: WheelPicker.self, to: try WheelPicker(configuration, value: value))
    }
    return Status.done.rawValue
  } catch {
    return Status(error).rawValue
  }
}

/// Sets or removes the value; the settlement goes to `answer`. Returns a ``Status``.
@_expose(wasm, "setValue")
@_cdecl("datewheel_setValue")
public func setValue(
  picker: UnsafeMutableRawPointer, hasValue: Bool, value: Int32, answer: UnsafeMutablePointer<Int32>
) -> Int32 {
  do throws(PickerError) {
    write(try at(picker).pointee.setValue(hasValue ? Moment(FixedDay(rataDie: value)) : nil), to: answer)
    return Status.done.rawValue
  } catch {
    return Status(error).rawValue
  }
}

/// What the picker shows, to `answer`: whether it is its value, the ISO year, month and day, and whether years need
/// their era.
@_expose(wasm, "read")
@_cdecl("datewheel_read")
public func read(picker: UnsafeMutableRawPointer, answer: UnsafeMutablePointer<Int32>) {
  let picker = at(picker)
  answer[0] = picker.pointee.value == nil ? 0 : 1
  // Every day of a picker is one that a page can name, and so one of `gregory`.
  if let date = try? GregorianCalendar.date(of: picker.pointee.shownMoment.day) {
    answer[1] = date.year
    answer[2] = Int32(date.month.number)
    answer[3] = date.day
  }
  answer[4] = picker.pointee.needsEra ? 1 : 0
}

/// A wheel, to `answer`: how many rows it has, whether it loops, its position.
@_expose(wasm, "wheel")
@_cdecl("datewheel_wheel")
public func wheel(picker: UnsafeMutableRawPointer, field: UInt32, answer: UnsafeMutablePointer<Int32>) {
  guard let field = Field(number: field) else { return }
  let picker = at(picker)
  answer[0] = picker.pointee.rowCount(of: field)
  answer[1] = picker.pointee.loops(field) ? 1 : 0
  answer[2] = picker.pointee.position(of: field)
}

/// The states of `count` rows from the position `first`, to `answer`: 1 possible, 2 today, added up.
@_expose(wasm, "rows")
@_cdecl("datewheel_rows")
public func rows(
  picker: UnsafeMutableRawPointer, field: UInt32, first: Int32, count: Int32, answer: UnsafeMutablePointer<Int32>
) {
  guard let field = Field(number: field) else { return }
  let picker = at(picker)
  var offset: Int32 = 0
  while offset < count {
    let row = picker.pointee.row(of: field, at: first + offset)
    answer[Int(offset)] = (row.isPossible ? 1 : 0) + (row.isToday ? 2 : 0)
    offset += 1
  }
}

/// A day whose word names the row at `position`, in days from 1970-01-01.
@_expose(wasm, "sampleDay")
@_cdecl("datewheel_sampleDay")
public func sampleDay(picker: UnsafeMutableRawPointer, field: UInt32, position: Int32) -> Int32 {
  guard let field = Field(number: field) else { return 0 }
  let day = at(picker).pointee.sampleDay(of: field, at: position, from: HostDay.first, through: HostDay.last)
  return HostDay.number(of: day)
}

/// The position that the key `step` leads to.
@_expose(wasm, "step")
@_cdecl("datewheel_step")
public func step(picker: UnsafeMutableRawPointer, field: UInt32, step: UInt32) -> Int32 {
  guard let field = Field(number: field), let step = Step(rawValue: UInt8(truncatingIfNeeded: step)) else { return 0 }
  return at(picker).pointee.position(after: step, of: field)
}

/// The wheel turns to `position`. Returns the rows passed, times two, plus 1 if that changed the value.
@_expose(wasm, "turn")
@_cdecl("datewheel_turn")
public func turn(picker: UnsafeMutableRawPointer, field: UInt32, position: Int32) -> Int32 {
  guard let field = Field(number: field) else { return 0 }
  let turn = at(picker).pointee.turn(field, to: position)
  return turn.passedRows &* 2 &+ (turn.changesValue ? 1 : 0)
}

/// The element sends the wheel to `position`.
@_expose(wasm, "aim")
@_cdecl("datewheel_aim")
public func aim(picker: UnsafeMutableRawPointer, field: UInt32, position: Int32) {
  guard let field = Field(number: field) else { return }
  at(picker).pointee.aim(field, at: position)
}

/// The user takes the wheel over from where the element has sent it.
@_expose(wasm, "grab")
@_cdecl("datewheel_grab")
public func grab(picker: UnsafeMutableRawPointer, field: UInt32) {
  guard let field = Field(number: field) else { return }
  at(picker).pointee.grab(field)
}

/// The wheel stops.
@_expose(wasm, "rest")
@_cdecl("datewheel_rest")
public func rest(picker: UnsafeMutableRawPointer, field: UInt32) {
  guard let field = Field(number: field) else { return }
  at(picker).pointee.rest(field)
}

/// The settlement of wheels at rest, to `answer`. Returns whether all of them rest.
@_expose(wasm, "settle")
@_cdecl("datewheel_settle")
public func settle(picker: UnsafeMutableRawPointer, answer: UnsafeMutablePointer<Int32>) -> Bool {
  guard let settlement = at(picker).pointee.settle() else { return false }
  write(settlement, to: answer)
  return true
}

/// Ends all moves; the settlement goes to `answer`.
@_expose(wasm, "confirm")
@_cdecl("datewheel_confirm")
public func confirm(picker: UnsafeMutableRawPointer, answer: UnsafeMutablePointer<Int32>) {
  write(at(picker).pointee.confirm(), to: answer)
}

private func at(_ picker: UnsafeMutableRawPointer) -> UnsafeMutablePointer<WheelPicker> {
  picker.assumingMemoryBound(to: WheelPicker.self)
}

/// Whether the value changes, then for year, month and day: the position, whether the wheel rolls, whether it has
/// new rows.
@inline(never)  // Once in the module, not once a caller.
private func write(_ settlement: Settlement, to answer: UnsafeMutablePointer<Int32>) {
  answer[0] = settlement.changesValue ? 1 : 0
  write(settlement.wheels[.year], to: answer + 1)
  write(settlement.wheels[.month], to: answer + 4)
  write(settlement.wheels[.day], to: answer + 7)
}

@inline(never)  // Once in the module, not once a caller.
private func write(_ wheel: Settlement.Wheel, to answer: UnsafeMutablePointer<Int32>) {
  answer[0] = wheel.position
  answer[1] = wheel.rolls ? 1 : 0
  answer[2] = wheel.hasNewRows ? 1 : 0
}

extension Field {
  fileprivate init?(number: UInt32) {
    self.init(rawValue: UInt8(truncatingIfNeeded: number))
  }
}
