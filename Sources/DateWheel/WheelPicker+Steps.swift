extension WheelPicker {
  /// Where a key leads: a step from the row that the wheel stands on or is sent to. Steps pass over rows that are not
  /// possible; where no possible row lies ahead, the nearest one before the end is taken.
  ///
  /// - Complexity: O(rows of a month or year); years are always possible.
  public func position(after step: Step, of field: Field) -> Int32 {
    let wheel = wheels[field]
    let start = wheel.target ?? wheel.position
    let home = start - wheel.rows.index(at: start)
    switch step {
    case .nextRow: return possible(field, from: start + 1, direction: 1) ?? start
    case .previousRow: return possible(field, from: start - 1, direction: -1) ?? start
    case .nextPage: return page(field, from: start, direction: 1)
    case .previousPage: return page(field, from: start, direction: -1)
    case .firstRow: return possible(field, from: home, direction: 1) ?? start
    case .lastRow: return possible(field, from: home + wheel.rows.count - 1, direction: -1) ?? start
    }
  }

  private func page(_ field: Field, from start: Int32, direction: Int32) -> Int32 {
    let rows = wheels[field].rows
    var end = start + direction * field.pageLength
    if !rows.loops { end = rows.index(at: end) }
    return possible(field, from: end, direction: direction)
      ?? possible(field, from: end, direction: -direction) ?? start
  }

  /// The first possible row from `position` on; `nil` when the wheel ends, or has gone round, before there is one.
  private func possible(_ field: Field, from position: Int32, direction: Int32) -> Int32? {
    let rows = wheels[field].rows
    var candidate = position
    var tries = rows.count
    while tries > 0, rows.loops || rows.index(at: candidate) == candidate {
      if row(of: field, at: candidate).isPossible { return candidate }
      candidate += direction
      tries -= 1
    }
    return nil
  }
}
