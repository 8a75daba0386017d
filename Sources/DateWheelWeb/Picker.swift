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

/// Makes a picker without a value, or gives one that is there other settings; the settlement of these goes to `answer`.
/// Returns a ``Status``.
@_expose(wasm, "configure")
@_cdecl("datewheel_configure")
public func configure(
  picker: UnsafeMutableRawPointer, isNew: Bool, settings: UnsafePointer<Int32>, answer: UnsafeMutablePointer<Int32>
) -> Int32 {
  var configuration = PickerConfiguration(calendar: .gregory, now: Moment(second: 0))
  guard Settings(numbers: settings).write(to: &configuration) else { return Status.unknownCalendar }
  do throws(PickerError) {
    if isNew {
      let made = try WheelPicker(configuration, host: PageHost())
      picker.initializeMemory(as: PickerDraft.self, to: PickerDraft(made))
    } else {
      write(try at(picker).pointee.setConfiguration(configuration, host: PageHost()), to: answer)
    }
    return Status.done
  } catch {
    return Status.number(of: error)
  }
}

/// Sets or removes the value; the settlement goes to `answer`. Returns a ``Status``.
@_expose(wasm, "setValue")
@_cdecl("datewheel_setValue")
public func setValue(
  picker: UnsafeMutableRawPointer, value: UnsafePointer<Int32>, answer: UnsafeMutablePointer<Int32>
) -> Int32 {
  do throws(PickerError) {
    let moment = Moment(FixedDay(rataDie: value[1]), second: value[2], isSecondPass: value[3] != 0)
    write(try at(picker).pointee.setValue(value[0] != 0 ? moment : nil, host: PageHost()), to: answer)
    return Status.done
  } catch {
    return Status.number(of: error)
  }
}

/// What the wheels show, to `answer`, as a value: also where they hold none. Then whether years need their era, whether
/// the page permits what is shown, and the value that a pop-up has outside its draft.
@_expose(wasm, "read")
@_cdecl("datewheel_read")
public func read(picker: UnsafeMutableRawPointer, answer: UnsafeMutablePointer<Int32>) {
  let wheels = at(picker)
  write(wheels.pointee.picker.shownMoment, isValue: wheels.pointee.picker.hasValue, to: answer)
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

/// Whether the value changes; then the wheels that roll and those that have new rows, a bit for each field.
@inline(never)  // Once in the module, not once a caller.
func write(_ settlement: Settlement, to answer: UnsafeMutablePointer<Int32>) {
  answer[0] = settlement.changesValue ? 1 : 0
  answer[1] = 0
  answer[2] = 0
  var number: UInt8 = 0
  while let field = Field(rawValue: number) {
    if settlement.wheels[field].rolls { answer[1] |= 1 << Int32(number) }
    if settlement.wheels[field].hasNewRows { answer[2] |= 1 << Int32(number) }
    number += 1
  }
}

extension Field {
  init?(number: UInt32) {
    self.init(rawValue: UInt8(truncatingIfNeeded: number))
  }
}
