import CalendarSystems
import DateWheel

// What the page tells of moves.

/// The wheel turns to `position`. Returns the rows passed, times two, plus 1 if that changed the value.
@_expose(wasm, "turn")
@_cdecl("datewheel_turn")
public func turn(picker: UnsafeMutableRawPointer, field: UInt32, position: Int32) -> Int32 {
  guard let field = Field(number: field) else { return 0 }
  let turn = at(picker).pointee.picker.turn(field, to: position, host: PageHost())
  return turn.passedRows &* 2 &+ (turn.changesValue ? 1 : 0)
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

/// Settles wheels at rest; or, if `endsMoves`, ends all moves at once first. The settlement goes to `answer`. Returns
/// whether all wheels rest.
@_expose(wasm, "settle")
@_cdecl("datewheel_settle")
public func settle(picker: UnsafeMutableRawPointer, endsMoves: Bool, answer: UnsafeMutablePointer<Int32>) -> Bool {
  let picker = at(picker)
  guard endsMoves || !picker.pointee.picker.isTurning else { return false }
  write(picker.pointee.picker.confirm(host: PageHost()), to: answer)
  return true
}

/// The same for one end of a range whose wheels rest: the other picker gives way, and if it cannot, this one does. The
/// settlement of this picker goes to `answer`, that of the other behind it, three numbers each.
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
    let report = range.settle(
      &at(picker).pointee.picker, movedEnd: isEnd ? .end : .start, other: &at(other).pointee.picker, host: PageHost())
  else { return false }
  write(report.moved, to: answer)
  write(report.other, to: answer + 3)
  return true
}

/// What a button of a pop-up does: 0 opens it or drops the draft, 1 is Done, 2 Clear or Now, 3 Today. Returns whether
/// the value is another one.
@_expose(wasm, "press")
@_cdecl("datewheel_press")
public func press(picker: UnsafeMutableRawPointer, button: Int32) -> Bool {
  let draft = at(picker)
  switch button {
  case 0: draft.pointee.cancel(host: PageHost())
  case 1: return draft.pointee.done(host: PageHost())
  case 2: return draft.pointee.clear(host: PageHost())
  default: _ = draft.pointee.today(host: PageHost())
  }
  return false
}
