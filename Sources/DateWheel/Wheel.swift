import CalendarSystems

/// One wheel: its rows and where it stands.
///
/// Rows are known by their numbers: numbers of any count at equal steps, or some of the numbers 0 to 63. A wheel of a picker
/// that is there is never empty. What only reads is `mutating` too: so it reads where the wheel lies, without a copy.
struct Wheel: Equatable, Sendable {
  /// A bit for each number; 0 where they lie at equal steps.
  var bits: UInt64 = 0
  /// The number of the first row. Rows go round from there.
  var first: Int32 = 0
  var count: Int32 = 0
  /// From one number to the next, where they lie at equal steps.
  var step: Int32 = 0
  /// How many rows make a round; 0 where the wheel does not go round.
  var round: Int32 = 0
  /// The row under the bar, counted on without wrapping where the wheel loops.
  var position: Int32 = 0
  /// Where the face has sent the wheel, by a key or a click.
  var aim: Int32 = 0

  var loops: Bool { round != 0 }

  /// The number of the row at `position`.
  @inline(never)  // Once in the module, not once a caller.
  mutating func number(at position: Int32) -> Int32 {
    var before = index(at: position)
    guard bits != 0 else { return first &+ before &* step }
    var number = first
    while true {
      if holds(number) {
        if before == 0 { return number }
        before &-= 1
      }
      number = (number &+ 1) & 63
    }
  }

  private func holds(_ number: Int32) -> Bool { bits &>> UInt64(UInt32(bitPattern: number)) & 1 == 1 }

  /// The place of the row with this number, from 0. Where there is none it is the place of another one.
  @inline(never)  // Once in the module, not once a caller.
  mutating func index(of number: Int32) -> Int32 {
    var index: Int32
    if bits != 0 {
      index = countBits(below: number) &- countBits(below: first)
      if index < 0 { index &+= count }
    } else {
      index = quotient(max(number &- first, 0), step)
    }
    return min(index, count &- 1)
  }

  /// The place of the row that is under the bar at `position`, from 0.
  @inline(never)  // Once in the module, not once a caller.
  mutating func index(at position: Int32) -> Int32 {
    loops ? floorDivMod(position, count).remainder : clamped(position, 0, count &- 1)
  }

  /// `position`, or the end of the wheel that lies on the way there.
  mutating func reachable(_ position: Int32) -> Int32 { loops ? position : index(at: position) }

  /// The position nearest to `position` that shows the row with this number; the later of two.
  @inline(never)  // Once in the module, not once a caller.
  mutating func position(of number: Int32, near position: Int32) -> Int32 {
    let index = index(of: number)
    guard loops else { return index }
    let ahead = floorDivMod(index &- position, count).remainder
    return position &+ (2 &* ahead > count ? ahead &- count : ahead)
  }

  /// The row whose number is larger by `distance`, by a way of about as many rows; `position` where there is none.
  @inline(never)  // Once in the module, not once a caller.
  mutating func position(_ distance: Int32, after position: Int32) -> Int32 {
    let number = number(at: position) &+ distance
    let reached = self.position(of: number, near: position &+ distance)
    return self.number(at: reached) == number ? reached : position
  }

  /// Whether there is a row with this number.
  mutating func contains(_ number: Int32) -> Bool { self.number(at: index(of: number)) == number }

  private func countBits(below number: Int32) -> Int32 {
    Int32(truncatingIfNeeded: (bits & (1 &<< UInt64(UInt32(bitPattern: number)) &- 1)).nonzeroBitCount)
  }
}
