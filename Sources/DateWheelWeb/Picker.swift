import CalendarSystems
import DateWheel

// What the page calls: making a picker, setting and reading it.
//
// Each element keeps the bytes of its own picker; it copies them to `picker`, calls, and copies them back. Answers of
// more than one number go to `answer`, 32 bits each. Both addresses lie above `__heap_base`, which nothing else uses. A
// day is a fixed day, unless said otherwise; a flag is 0 or 1. A value is four numbers: whether there is one, its day,
// its second, and whether its second pass is meant.

/// The bytes of a picker, which is a ``PickerDraft``: one that is no pop-up only ever uses its wheels.
@_expose(wasm, "pickerSize")
@_cdecl("datewheel_pickerSize")
public func pickerSize() -> Int32 {
  Int32(truncatingIfNeeded: MemoryLayout<PickerDraft>.size)
}

/// Makes a picker without a value, or gives one that is there other settings. Returns an outcome, or a negative ``Status``.
@_expose(wasm, "configure")
@_cdecl("datewheel_configure")
public func configure(
  picker: UnsafeMutableRawPointer, isNew: Bool, settings: UnsafePointer<Int32>
) -> Int32 {
  if isNew { picker.initializeMemory(as: PickerDraft.self, to: PickerDraft()) }
  var configuration = at(picker).pointee.picker.configuration
  guard Settings(numbers: settings).write(to: &configuration) else { return 0 &- Status.unknownCalendar }
  return answer { () throws(PickerError) in try at(picker).pointee.become(configuration, host: PageHost()) }
}

/// Sets or removes the value. Returns an outcome, or a negative ``Status``.
@_expose(wasm, "setValue")
@_cdecl("datewheel_setValue")
public func setValue(picker: UnsafeMutableRawPointer, value: UnsafePointer<Int32>) -> Int32 {
  let moment = Moment(FixedDay(rataDie: value[1]), second: value[2], isSecondPass: value[3] != 0)
  return answer { () throws(PickerError) in
    try at(picker).pointee.hold(value[0] != 0 ? moment : nil, host: PageHost())
  }
}

/// What the wheels show, to `answer`, as a value: also where they hold none. Then whether years need their era, whether
/// the page permits what is shown, and the value that a pop-up has outside its draft.
@_expose(wasm, "read")
@_cdecl("datewheel_read")
public func read(picker: UnsafeMutableRawPointer, answer: UnsafeMutablePointer<Int32>) {
  let wheels = at(picker)
  write(wheels.pointee.picker.toldMoment(), isValue: wheels.pointee.picker.hasValue, to: answer)
  answer[4] = wheels.pointee.picker.needsEra ? 1 : 0
  answer[5] = wheels.pointee.picker.isPermitted ? 1 : 0
  let value = wheels.pointee.value
  write(value ?? Moment(second: 0), isValue: value != nil, to: answer + 6)
}

func at(_ picker: UnsafeMutableRawPointer) -> UnsafeMutablePointer<PickerDraft> {
  picker.assumingMemoryBound(to: PickerDraft.self)
}

@inline(never)  // Once in the module, not once a caller.
func write(_ moment: Moment, isValue: Bool, to answer: UnsafeMutablePointer<Int32>) {
  answer[0] = isValue ? 1 : 0
  answer[1] = moment.day.rataDie
  answer[2] = moment.second
  answer[3] = moment.isSecondPass ? 1 : 0
}

/// An outcome, or what went wrong as a negative ``Status``.
func answer(_ work: () throws(PickerError) -> Outcome) -> Int32 {
  do throws(PickerError) { return number(of: try work()) } catch { return 0 &- Status.number(of: error) }
}

/// Bit 0: whether the value changes; bits 1 to 11: the wheels that roll; bits 12 to 22: those with new rows.
func number(of outcome: Outcome) -> Int32 { Int32(bitPattern: outcome.bits) }

extension Field {
  init?(number: UInt32) {
    self.init(rawValue: UInt8(truncatingIfNeeded: number))
  }
}
