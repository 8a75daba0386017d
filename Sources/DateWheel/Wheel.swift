/// The state of one wheel: the rows it holds and where it stands.
struct Wheel: Equatable, Sendable {
  /// The rows, as they were when the wheels last settled.
  var rows: RowSet
  /// The row under the bar, counted on without wrapping where the wheel loops.
  var position: Int32
  /// Where the face has sent the wheel, by a key or a click, while it turns.
  var target: Int32?
  var isTurning = false

  init(rows: RowSet, position: Int32) {
    self.rows = rows
    self.position = position
  }
}
