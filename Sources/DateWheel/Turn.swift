/// What a turn of a wheel by some rows has done.
public struct Turn: Equatable, Sendable {
  /// How many rows have passed under the bar: one tick each.
  public let passedRows: Int32
  /// The value is another one than before the turn: the moment of an `input` event.
  public let changesValue: Bool

  /// What a turn has done; a face gets it from the picker.
  public init(passedRows: Int32, changesValue: Bool) {
    self.passedRows = passedRows
    self.changesValue = changesValue
  }
}
