import CalendarSystems
import DateWheel

/// Drives a picker through every entry of `DateWheel`, by numbers that follow from `seed`, and tries its laws after each
/// move. All answers are mixed into one number: the same on every machine.
///
/// - Parameter reply: the number; the moves made; and where a law is broken its number, the field and the row that it was
///   tried on.
/// - Returns: 0; 7 where a law is broken.
@_expose(wasm, "walkPicker")
@_cdecl("probe_walkPicker")
public func walkPicker(seed: UInt32, moves: Int32, reply: UnsafeMutablePointer<Int32>) -> Int32 {
  var walk: PickerWalk
  var done: Int32 = 0
  reply[1] = 0
  do throws(PickerError) {
    walk = try PickerWalk(seed: seed)
  } catch {
    reply[0] = WalkSettings.number(of: error)
    return 0
  }
  do throws(PickerLaw) {
    while done < moves {
      done += 1
      try walk.step()
    }
  } catch {
    reply[1] = done
    reply[2] = error.rawValue
    reply[3] = Int32(walk.place.field.rawValue)
    reply[4] = walk.place.number
    return 7
  }
  reply[0] = Int32(bitPattern: walk.numbers.mixed)
  reply[1] = done
  return 0
}
