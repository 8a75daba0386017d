import CalendarSystems
import DateWheel

/// Walks again, and prints the settings and what every move has led to.
func replay(seed: UInt32, moves: Int32) {
  do throws(PickerError) {
    var walk = try PickerWalk(seed: seed)
    print("\(walk.picker.configuration)\n\(walk.host)\n0: \(state(of: walk))")
    do throws(PickerLaw) {
      for move in 1...moves {
        defer { print("\(move): \(walk.lastMove) \(walk.lastField) -> \(state(of: walk))") }
        try walk.step()
      }
    } catch {
      print("\(error) is broken; last tried: \(walk.place)")
    }
  } catch {
    print("no picker: \(error)")
  }
}

private func state(of walk: PickerWalk) -> String {
  let fields = (UInt8(0)...10).compactMap(Field.init).filter(walk.fields.contains)
  let wheels = fields.map { field in
    let position = walk.picker.position(of: field)
    return "\(field) \(walk.row(of: field, at: position).number) at \(position) of \(walk.picker.rowCount(of: field))"
  }
  let shown = walk.picker.shownMoment
  let value = walk.picker.value == nil ? "none, " : ""
  let pass = shown.isSecondPass ? " again" : ""
  let flags = (walk.picker.isTurning ? " turning" : "") + (walk.picker.isPermitted ? "" : " not permitted")
  return "\(value)\(shown.day.rataDie) \(shown.second)\(pass)\(flags): " + wheels.joined(separator: ", ")
}
