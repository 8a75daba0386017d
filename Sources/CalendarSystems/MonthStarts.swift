/// Where the months of a year start: up to 20 months of 1 to 35 days, 511 days in all, packed in 24 bytes.
///
/// The start and the length of a month are read off, without a loop over the months before it.
struct MonthStarts: Hashable, Sendable {
  // Three words of seven lanes of nine bits. The lane with the number of a place holds the days up to the end of that
  // month, so lane 0 is 0. Lanes from that of the last month on hold the total.
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0

  private static let bits: Int32 = 9
  private static let inWord: Int32 = 7
  private static let lastLane: UInt64 = 54
  /// A 1 in each lane of a word: times a number, that number in each lane; times lanes, their running sums.
  private static let ones: UInt64 = 0o001_001_001_001_001_001_001
  private static let lane: UInt64 = 0o777
  private static let allLanes: UInt64 = 0o777_777_777_777_777_777_777

  /// No months.
  init() {}

  /// `count` months of `shorter` days, those whose bit is set in `longMonths` one day longer.
  @inline(__always)  // The compiler then makes constants of constants.
  init(shorter: UInt8, longMonths: UInt32, count: Int32) {
    let all: UInt32 = 1 &<< UInt32(truncatingIfNeeded: count) &- 1
    self = Self(bitsOf: all).times(shorter).plus(Self(bitsOf: longMonths & all))
  }

  /// A day for each bit: in each lane the number of bits that are set before it.
  @inline(__always)
  private init(bitsOf mask: UInt32) {
    let (one, two) = (Self.sums(of: mask), Self.sums(of: mask &>> 7))
    // The product goes on above the last lane.
    let throughOne = one &>> Self.lastLane & Self.lane
    let throughTwo = throughOne &+ two &>> Self.lastLane & Self.lane
    first = one &<< 9 & Self.allLanes
    second = (two &<< 9 & Self.allLanes) &+ throughOne &* Self.ones
    third = (Self.sums(of: mask &>> 14) &<< 9 & Self.allLanes) &+ throughTwo &* Self.ones
  }

  @inline(__always)
  private func times(_ days: UInt8) -> Self {
    var product = Self()
    product.first = first &* UInt64(days)
    product.second = second &* UInt64(days)
    product.third = third &* UInt64(days)
    return product
  }

  @inline(__always)
  private func plus(_ other: Self) -> Self {
    var sum = Self()
    sum.first = first &+ other.first
    sum.second = second &+ other.second
    sum.third = third &+ other.third
    return sum
  }

  /// The days of all months together.
  var total: Int32 { Int32(truncatingIfNeeded: third &>> Self.lastLane) }

  /// The days of the months up to and with this place, which is 0 to 20.
  func days(through ordinal: Int32) -> Int32 {
    let bit = UInt64(truncatingIfNeeded: ordinal &* Self.bits)
    let lanes = bit < 63 ? first &>> bit : bit < 126 ? second &>> (bit &- 63) : third &>> (bit &- 126)
    return Int32(truncatingIfNeeded: lanes & Self.lane)
  }

  /// The place of the month that holds a day of the year, which is 0 to ``total`` - 1, and the day of that month from 1.
  ///
  /// - Complexity: a step for each month by which the year, up to the day, differs from months of 32 days.
  func month(holding dayOfYear: Int32) -> (ordinal: Int32, day: Int32) {
    var before = dayOfYear &>> 5
    var start = days(through: before)
    while start > dayOfYear {
      before &-= 1
      start = days(through: before)
    }
    while true {
      let end = days(through: before &+ 1)
      if end > dayOfYear { return (before &+ 1, dayOfYear &- start &+ 1) }
      before &+= 1
      start = end
    }
  }

  /// Adds days to the month with this place, which is 1 to 20.
  @inline(__always)  // The compiler then makes constants of constants.
  mutating func add(_ days: UInt8, toMonth ordinal: Int32) {
    first &+= UInt64(days) &* Self.lanes(from: ordinal)
    second &+= UInt64(days) &* Self.lanes(from: ordinal &- Self.inWord)
    third &+= UInt64(days) &* Self.lanes(from: ordinal &- 2 &* Self.inWord)
  }

  /// A 1 in each lane from `index` on, which may lie before or behind the word.
  @inline(__always)
  private static func lanes(from index: Int32) -> UInt64 {
    guard index > 0 else { return ones }
    guard index < inWord else { return 0 }
    return ones &<< UInt64(truncatingIfNeeded: index &* bits) & allLanes
  }

  /// The running sums of the first seven bits, each lane with its own bit.
  @inline(__always)
  private static func sums(of mask: UInt32) -> UInt64 {
    // Seven copies of the seven bits, eight apart: bit i of copy i lies in lane i.
    let copies = UInt64(mask & 0x7F) &* 0x0001_0101_0101_0101
    return (copies & ones) &* ones
  }
}
