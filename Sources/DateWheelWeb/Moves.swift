import CalendarSystems
import DateWheel

// What the page tells of moves.

/// The wheel turns to `position`. Returns whether that changed the value.
@_expose(wasm, "turn")
@_cdecl("datewheel_turn")
public func turn(picker: UnsafeMutableRawPointer, field: UInt32, position: Int32) -> Bool {
  guard let field = Field(number: field) else { return false }
  return at(picker).pointee.picker.turn(field, to: position, host: PageHost()).changesValue
}

/// The element sends the wheel to `position`.
@_expose(wasm, "aim")
@_cdecl("datewheel_aim")
public func aim(picker: UnsafeMutableRawPointer, field: UInt32, position: Int32) {
  guard let field = Field(number: field) else { return }
  at(picker).pointee.picker.aim(field, at: position)
}

/// The user takes the wheel over from where the element has sent it.
@_expose(wasm, "grab")
@_cdecl("datewheel_grab")
public func grab(picker: UnsafeMutableRawPointer, field: UInt32) {
  guard let field = Field(number: field) else { return }
  at(picker).pointee.picker.grab(field)
}

/// The wheel stops.
@_expose(wasm, "rest")
@_cdecl("datewheel_rest")
public func rest(picker: UnsafeMutableRawPointer, field: UInt32) {
  guard let field = Field(number: field) else { return }
  at(picker).pointee.picker.rest(field, host: PageHost())
}

/// Settles wheels at rest; or, if `endsMoves`, ends all moves at once first. Returns an outcome, or -1 while a wheel turns.
@_expose(wasm, "settle")
@_cdecl("datewheel_settle")
public func settle(picker: UnsafeMutableRawPointer, endsMoves: Bool) -> Int32 {
  let picker = at(picker)
  guard endsMoves || !picker.pointee.picker.isTurning else { return -1 }
  return number(of: picker.pointee.picker.end(host: PageHost()))
}

/// The same for one end of a range whose wheels rest: the other picker gives way, and if it cannot, this one does. The
/// outcome for this picker goes to `answer`, that for the other behind it.
///
/// - Parameters:
///   - isEnd: whether this picker is the end of the range.
///   - longest: the longest span in days; a negative number for none.
@_expose(wasm, "settleRange")
@_cdecl("datewheel_settleRange")
public func settleRange(
  picker: UnsafeMutableRawPointer, isEnd: Bool, other: UnsafeMutableRawPointer, shortest: Int32, longest: Int32,
  answer: UnsafeMutablePointer<Int32>
) -> Bool {
  guard
    let range = try? PickerRange(shortest: shortest, longest: longest < 0 ? nil : longest),
    !at(picker).pointee.picker.isTurning
  else { return false }
  let both = range.end(
    &at(picker).pointee.picker, isStart: !isEnd, other: &at(other).pointee.picker, host: PageHost())
  answer[0] = number(of: both.moved)
  answer[1] = number(of: both.other)
  return true
}

/// What a button of a pop-up does: 0 opens it or drops the draft, 1 is Done, 2 Clear or Now, 3 Today. Returns an outcome:
/// of Done and Clear whether the value is another one, of the others what becomes of the wheels.
@_expose(wasm, "press")
@_cdecl("datewheel_press")
public func press(picker: UnsafeMutableRawPointer, button: Int32) -> Int32 {
  let draft = at(picker)
  switch button {
  case 0: return number(of: draft.pointee.go(to: draft.pointee.value, host: PageHost()))
  case 1: return draft.pointee.done(host: PageHost()) ? 1 : 0
  case 2: return draft.pointee.clear(host: PageHost()) ? 1 : 0
  default: return number(of: draft.pointee.go(to: draft.pointee.picker.configuration.now, host: PageHost()))
  }
}
