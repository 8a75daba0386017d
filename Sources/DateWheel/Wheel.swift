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
}
