import CalendarSystems

/// The rows of a wheel, each known by its number: numbers of any count at equal steps, or some of the numbers 0 to 63. Never
/// empty once the picker is there.
struct RowSet: Equatable, Sendable {
  /// The number of the first row.
  private(set) var first: Int32 = 0
  private(set) var count: Int32 = 0
  /// From one number to the next, where they lie at equal steps.
  private var step: Int32 = 1
  /// A bit for each number, where they are no run; 0 where they are.
  private var bits: UInt64 = 0
  var loops = false

  /// No rows.
  init() {}

  /// A row for every number, or for each at some steps from the first.
  init(_ first: Int32, through last: Int32, by step: Int32 = 1) {
    self.first = first
    self.step = step
    count = (last &- first) / step &+ 1
  }

  /// A row for each bit, beginning with `first`, which is one of them, and going round.
  @inline(never)  // Once in the module, not once a caller.
  init(bits: UInt64, from first: Int32? = nil) {
    let lowest = Int32(truncatingIfNeeded: bits.trailingZeroBitCount)
    self.first = first ?? lowest
    count = Int32(truncatingIfNeeded: bits.nonzeroBitCount)
    let isRun = self.first == lowest && 64 &- Int32(truncatingIfNeeded: bits.leadingZeroBitCount) &- lowest == count
    self.bits = isRun ? 0 : bits
  }

  /// The number of the row at `index`, which is 0 to ``count`` - 1.
  @inline(never)  // Once in the module, not once a caller.
  func number(at index: Int32) -> Int32 {
    guard bits != 0 else { return first &+ index &* step }
    let start = countBits(below: first)
    var rest = bits
    var before = start &+ index
    if before >= count { before &-= count }
    while before > 0 {
      rest &= rest &- 1  // Without its lowest bit.
      before &-= 1
    }
    return Int32(truncatingIfNeeded: rest.trailingZeroBitCount)
  }

  /// The place of the row with this number, from 0, or of where it would be.
  @inline(never)  // Once in the module, not once a caller.
  func index(of number: Int32) -> Int32 {
    guard bits != 0 else { return min(max((number &- first) / step, 0), count &- 1) }
    let index = countBits(below: number) &- countBits(below: first)
    return index < 0 ? index &+ count : min(index, count &- 1)
  }

  /// Whether there is a row with this number.
  func contains(_ number: Int32) -> Bool {
    guard bits != 0 else { return number >= first && (number &- first) / step < count && (number &- first) % step == 0 }
    return number >= 0 && number < 64 && bits &>> UInt64(truncatingIfNeeded: number) & 1 == 1
  }

  /// The place in the set, from 0, that is under the bar at `position`.
  @inline(never)  // Once in the module, not once a caller.
  func index(at position: Int32) -> Int32 {
    loops ? floorDivMod(position, count).remainder : min(max(position, 0), count &- 1)
  }

  /// The position nearest to `position` that shows the row at `index`; the later of two.
  @inline(never)  // Once in the module, not once a caller.
  func position(of index: Int32, near position: Int32) -> Int32 {
    guard loops else { return index }
    let ahead = floorDivMod(index &- self.index(at: position), count).remainder
    return position &+ (2 &* ahead > count ? ahead &- count : ahead)
  }

  private func countBits(below number: Int32) -> Int32 {
    let mask = number >= 64 ? UInt64.max : 1 &<< UInt64(truncatingIfNeeded: max(number, 0)) &- 1
    return Int32(truncatingIfNeeded: (bits & mask).nonzeroBitCount)
  }
}
