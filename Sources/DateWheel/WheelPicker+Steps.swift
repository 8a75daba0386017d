extension WheelPicker {
  /// Where a key leads: a step from the row that the wheel stands on or is sent to. Steps pass over rows that are not
  /// possible; where no possible row lies ahead, the nearest one before the end is taken. Rows are judged by where the
  /// other wheels are going: a key may come before they are there.
  ///
  /// - Complexity: O(rows of a month or year); years are always possible.
  public func position(after step: Step, of field: Field) -> Int32 {
    var arrived = self
    arrived.endMove(.year)
    arrived.endMove(.month)
    arrived.endMove(.day)
    return arrived.position(afterRestOn: field, step)
  }

  private func position(afterRestOn field: Field, _ step: Step) -> Int32 {
    let wheel = wheels[field]
    let start = wheel.position
    let index = wheel.rows.index(at: start)
    let direction: Int32 = step.isForward ? 1 : -1
    let distance =
      switch step {
      case .nextRow, .previousRow: direction
      case .nextPage, .previousPage: direction &* field.pageLength
      case .firstRow: 0 &- index
      case .lastRow: wheel.rows.count &- 1 &- index
      }
    let end = wheel.reachable(start &+ distance)
    let found = possible(field, from: end, by: direction) ?? possible(field, from: end, by: 0 &- direction) ?? start
    // A whole round, which only a single possible row makes, is no step.
    return found &- start == direction &* wheel.rows.count ? start : found
  }

  /// The first possible row from `position` on; `nil` when the wheel ends, or has gone round, before there is one.
  @inline(never)  // Once in the module, not once a caller.
  private func possible(_ field: Field, from position: Int32, by direction: Int32) -> Int32? {
    let wheel = wheels[field]
    var candidate = position
    var tries = wheel.rows.count
    while tries > 0, wheel.reachable(candidate) == candidate {
      if row(of: field, at: candidate).isPossible { return candidate }
      candidate &+= direction
      tries &-= 1
    }
    return nil
  }
}
