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
  /// A 1 in each lane of a word: times a number, that number in each lane; times lanes, their running sums.
  private static let ones: UInt64 = 0o001_001_001_001_001_001_001
  private static let lane: UInt64 = 0o777
  private static let allLanes: UInt64 = 0o777_777_777_777_777_777_777

  /// No months.
  init() {}

  /// `count` months of `shorter` days, those whose bit is set in `longMonths` one day longer.
  init(shorter: UInt8, longMonths: UInt32, count: Int32) {
    let all: UInt32 = 1 &<< UInt32(truncatingIfNeeded: count) &- 1
    let days = UInt64(shorter)
    let long = longMonths & all
    first = days &* Self.sums(of: all, word: 0) &+ Self.sums(of: long, word: 0)
    second = days &* Self.sums(of: all, word: 1) &+ Self.sums(of: long, word: 1)
    third = days &* Self.sums(of: all, word: 2) &+ Self.sums(of: long, word: 2)
  }

  /// The days of all months together.
  var total: Int32 { Int32(truncatingIfNeeded: third &>> 54) }

  /// The days of the months up to and with this place, which is 0 to 20.
  func days(through ordinal: Int32) -> Int32 {
    let bit = UInt64(truncatingIfNeeded: ordinal &* Self.bits)
    let lanes = bit < 63 ? first &>> bit : bit < 126 ? second &>> (bit &- 63) : third &>> (bit &- 126)
    return Int32(truncatingIfNeeded: lanes & Self.lane)
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

  /// How many bits of `mask` lie before each place of a word: seven running sums at once.
  private static func sums(of mask: UInt32, word: UInt32) -> UInt64 {
    let places = word &* UInt32(truncatingIfNeeded: inWord)
    let before = (mask & (1 &<< places &- 1)).nonzeroBitCount
    // Seven copies of the seven bits, eight apart: bit i of copy i lies in lane i.
    let copies = UInt64(mask &>> places & 0x7F) &* 0x0001_0101_0101_0101
    let sums = (copies & ones) &* ones
    return (sums &<< 9 & allLanes) &+ UInt64(truncatingIfNeeded: before) &* ones
  }
}
