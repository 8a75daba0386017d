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
      tryAlone(walk)
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

/// The move that broke a law of moves, which was made on a copy.
private func tryAlone(_ walk: PickerWalk) {
  let (field, number) = walk.place
  guard walk.isSettled, walk.fields.contains(field) else { return }
  let rows = 0..<min(walk.picker.rowCount(of: field), 1_000_000)
  guard let index = rows.first(where: { walk.row(of: field, at: $0).number == number }) else { return }
  print(
    "row: \(walk.row(of: field, at: index)), by the rules \(walk.model.state(of: field, number, at: walk.picker.shownMoment))"
  )
  var moved = walk
  let home = walk.row(of: field, at: walk.picker.position(of: field)).number
  moved.picker.turn(field, to: index, host: walk.host)
  _ = moved.picker.confirm(host: walk.host)
  print("there: \(state(of: moved))")
  let back = (0..<min(moved.picker.rowCount(of: field), 1_000_000)).first {
    moved.row(of: field, at: $0).number == home
  }
  moved.picker.turn(field, to: back ?? 0, host: walk.host)
  _ = moved.picker.confirm(host: walk.host)
  print("back: \(state(of: moved))")
}
