import CalendarSystems
import DateWheel

// What the page asks about wheels and their rows.

/// A wheel, to `answer`: how many rows it has, whether it loops, its position.
@_expose(wasm, "wheel")
@_cdecl("datewheel_wheel")
public func wheel(picker: UnsafeMutableRawPointer, field: UInt32, answer: UnsafeMutablePointer<Int32>) {
  guard let field = Field(number: field) else { return }
  let wheel = at(picker).pointee.picker.extent(of: field)
  answer[0] = wheel.count
  answer[1] = wheel.loops ? 1 : 0
  answer[2] = wheel.position
}

/// `count` rows from the position `first`, to `answer`, two numbers each: the state (1 possible, 2 today, 4 it exists, added
/// up), and the number that the row stands for, as in ``Row``.
@_expose(wasm, "rows")
@_cdecl("datewheel_rows")
public func rows(
  picker: UnsafeMutableRawPointer, field: UInt32, first: Int32, count: Int32, answer: UnsafeMutablePointer<Int32>
) {
  guard let field = Field(number: field) else { return }
  let picker = at(picker)
  var offset: Int32 = 0
  while offset < count {
    let row = picker.pointee.picker.rowInPlace(of: field, at: first &+ offset, host: PageHost())
    answer[Int(2 &* offset)] = (row.isPossible ? 1 : 0) | (row.isToday ? 2 : 0) | (row.exists ? 4 : 0)
    answer[Int(2 &* offset &+ 1)] = row.number
    offset &+= 1
  }
}

/// A day whose word names the row at `position`, in days from 1970-01-01.
@_expose(wasm, "sampleDay")
@_cdecl("datewheel_sampleDay")
public func sampleDay(picker: UnsafeMutableRawPointer, field: UInt32, position: Int32) -> Int32 {
  guard let field = Field(number: field) else { return 0 }
  let day = at(picker).pointee.picker.sampleDay(of: field, at: position, from: HostDay.first, through: HostDay.last)
  return HostDay.number(of: day)
}

/// The position that the key `step` leads to.
@_expose(wasm, "step")
@_cdecl("datewheel_step")
public func step(picker: UnsafeMutableRawPointer, field: UInt32, step: UInt32) -> Int32 {
  guard let field = Field(number: field), let step = Step(rawValue: UInt8(truncatingIfNeeded: step)) else { return 0 }
  return at(picker).pointee.picker.position(after: step, of: field, host: PageHost())
}
