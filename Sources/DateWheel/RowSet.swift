import CalendarSystems

/// The rows of a wheel: a run of years, of months or of days. Never empty.
struct RowSet: Equatable, Sendable {
  /// The first year, the place of the first month in its set or year, or the first day of the month.
  let first: Int32
  let count: Int32
  let loops: Bool
  /// Whether these are the months of one year; else months are those of the calendar's whole set.
  let isOfOneYear: Bool
  /// The place of that year's leap month.
  let leapOrdinal: Int32?

  init(first: Int32, last: Int32, loops: Bool = false) {
    self.first = first
    self.count = max(last - first + 1, 1)
    self.loops = loops
    isOfOneYear = false
    leapOrdinal = nil
  }

  /// The months of `year` from the place `first` to the place `last`.
  init(monthsOf year: YearLayout, first: Int32, last: Int32, loops: Bool) {
    self.first = first
    self.count = max(last - first + 1, 1)
    self.loops = loops
    isOfOneYear = true
    leapOrdinal = year.leapOrdinal
  }

  /// The place in the set, from 0, that is under the bar at `position`.
  func index(at position: Int32) -> Int32 {
    loops ? floorDivMod(position, count).remainder : min(max(position, 0), count - 1)
  }

  /// The position nearest to `position` that shows the row at `index`; the later of two.
  func position(of index: Int32, near position: Int32) -> Int32 {
    guard loops else { return index }
    let ahead = floorDivMod(index - self.index(at: position), count).remainder
    return position + (2 * ahead > count ? ahead - count : ahead)
  }
}
