/// The state of one wheel: the rows it holds and where it stands.
struct Wheel: Equatable, Sendable {
  /// The rows, as they were when the wheels last settled.
  var rows = RowSet()
  /// The row under the bar, counted on without wrapping where the wheel loops.
  var position: Int32 = 0
  /// Where the move ends, as far as is known: the row that the face has sent the wheel to, by a key or a click, else
  /// the row under the bar.
  var target: Int32 { isAimed ? aim : position }
  var aim: Int32 = 0
  var isAimed = false
  var isTurning = false

  /// `position`, or the end of the wheel that lies on the way there.
  func reachable(_ position: Int32) -> Int32 {
    rows.loops ? position : rows.index(at: position)
  }

  /// The number of the row at `position`.
  func number(at position: Int32) -> Int32 { rows.number(at: rows.index(at: position)) }

  /// Goes to the row whose number is larger by `distance`, by a way of about as many rows, if there is one. So does where
  /// the wheel has been sent.
  mutating func shift(by distance: Int32) {
    position = shifted(position, by: distance)
    aim = shifted(aim, by: distance)
  }

  private func shifted(_ position: Int32, by distance: Int32) -> Int32 {
    let number = number(at: position) &+ distance
    return rows.contains(number) ? rows.position(of: rows.index(of: number), near: position &+ distance) : position
  }
}
