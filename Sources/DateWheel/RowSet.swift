import CalendarSystems

/// The rows of a wheel: a run of years or of days, or the months of a set. Never empty once the picker is there.
struct RowSet: Equatable, Sendable {
  /// The first year or day; 0 for months, which are known by their place among the picker's ``WheelPicker/months``.
  var first: Int32 = 0
  var count: Int32 = 0
  var loops = false

  /// The place in the set, from 0, that is under the bar at `position`.
  @inline(never)  // Once in the module, not once a caller.
  func index(at position: Int32) -> Int32 {
    loops ? floorDivMod(position, count).remainder : min(max(position, 0), count &- 1)
  }

  /// The position nearest to `position` that shows the row at `index`; the later of two.
  func position(of index: Int32, near position: Int32) -> Int32 {
    guard loops else { return index }
    let ahead = floorDivMod(index &- self.index(at: position), count).remainder
    return position &+ (2 &* ahead > count ? ahead &- count : ahead)
  }
}
