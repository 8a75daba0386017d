/// Where the months of a year start: up to 20 months of 1 to 35 days, 511 days in all, packed in 24 bytes.
///
/// The start and the length of a month are read off, without a loop over the months before it.
@usableFromInline
struct MonthStarts: Hashable, Sendable {
  // Three words of seven lanes of nine bits. The lane with the number of a place holds the days up to the end of that
  // month, so lane 0 is 0. Lanes from that of the last month on hold the total.
  @usableFromInline private(set) var first: UInt64 = 0
  @usableFromInline private(set) var second: UInt64 = 0
  @usableFromInline private(set) var third: UInt64 = 0

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

  /// Twelve months of 29 days, or thirteen, those whose bit is set in `longMonths` one day longer.
  @inline(never)  // Once in a program.
  init(longMonths: UInt32, count: Int32) {
    let (one, two) = (Self.sums(of: longMonths), Self.sums(of: longMonths &>> 7))
    let throughOne = one &>> Self.lastLane & Self.lane
    let thirteenth: UInt64 = count > 12 ? 29 : 0
    let total = throughOne &+ two &>> Self.lastLane & Self.lane &+ (12 * 29) &+ thirteenth
    // 29 days for each month before a lane, and one for each bit.
    first = 29 * 0o006_005_004_003_002_001_000 &+ (one &<< 9 & Self.allLanes)
    second =
      29 * 0o014_014_013_012_011_010_007 &+ thirteenth &<< Self.lastLane
      &+ (two &<< 9 & Self.allLanes) &+ throughOne &* Self.ones
    third = total &* Self.ones
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

  /// The first of two, or the second.
  ///
  /// - Parameter second: 0 or 1.
  @inline(__always)
  init(_ one: Self, _ other: Self, second: UInt64) {
    first = one.first &+ second &* (other.first &- one.first)
    self.second = one.second &+ second &* (other.second &- one.second)
    third = one.third &+ second &* (other.third &- one.third)
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
  @inlinable @inline(__always)
  var total: Int32 { Int32(truncatingIfNeeded: third &>> 54) }

  /// The days of the months up to and with this place, which is 0 to 20.
  @usableFromInline @inline(never)  // Once in the module, not once a caller.
  func days(through ordinal: Int32) -> Int32 {
    let bit = UInt64(UInt32(bitPattern: ordinal &* Self.bits))
    let lanes = bit < 63 ? first &>> bit : bit < 126 ? second &>> (bit &- 63) : third &>> (bit &- 126)
    return Int32(truncatingIfNeeded: lanes & Self.lane)
  }

  /// The lane with this number, which is 0 to 20, in the lowest bits, and above it the six that follow, as far as there
  /// are any.
  @inlinable @inline(__always)
  func lanes(from ordinal: Int32) -> UInt64 {
    let bit = UInt64(UInt32(bitPattern: ordinal &* 9))
    // Compilers choose between values without a jump; only years of many months take this one.
    if _slowPath(ordinal > 13) { return third &>> (bit &- 126) }
    let isEarly = ordinal < 7
    let shift = isEarly ? bit : bit &- 63
    return (isEarly ? first : second) &>> shift | (isEarly ? second : third) &<< (63 &- shift)
  }

  /// The place of the month that holds a day of the year, which is 0 to ``total`` - 1, and the day of that month from 1.
  ///
  /// - Complexity: a step for each month by which the year, up to the day, differs from months of 32 days.
  @inlinable @inline(__always)
  func month(holding dayOfYear: Int32) -> (ordinal: Int32, day: Int32) {
    // In years of months of 29 to 32 days this many months, or one more, come before the day: no jump that a processor
    // would have to guess.
    let before = dayOfYear &>> 5
    let lanes = lanes(from: before)
    let start = Int32(truncatingIfNeeded: lanes & 0o777)
    let end = Int32(truncatingIfNeeded: lanes &>> 9 & 0o777)
    let nextEnd = Int32(truncatingIfNeeded: lanes &>> 18 & 0o777)
    guard _fastPath(start <= dayOfYear && dayOfYear < nextEnd) else { return month(holding: dayOfYear, after: before) }
    let isNext = dayOfYear >= end
    return (before &+ (isNext ? 2 : 1), dayOfYear &- (isNext ? end : start) &+ 1)
  }

  /// The same, step by step from a month that the day is near.
  @usableFromInline @inline(never)
  func month(holding dayOfYear: Int32, after guess: Int32) -> (ordinal: Int32, day: Int32) {
    var before = guess
    while days(through: before) > dayOfYear { before &-= 1 }
    while days(through: before &+ 1) <= dayOfYear { before &+= 1 }
    return (before &+ 1, dayOfYear &- days(through: before) &+ 1)
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
    return ones &<< UInt64(UInt32(bitPattern: index &* bits)) & allLanes
  }

  /// The running sums of the first seven bits, each lane with its own bit.
  @inline(__always)
  private static func sums(of mask: UInt32) -> UInt64 {
    // Seven copies of the seven bits, eight apart: bit i of copy i lies in lane i.
    let copies = UInt64(mask & 0x7F) &* 0x0001_0101_0101_0101
    return (copies & ones) &* ones
  }
}
