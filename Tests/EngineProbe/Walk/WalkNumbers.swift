/// Numbers that follow from a seed, and one number that all answers are mixed into. The same on every machine: a
/// difference between two of them is a fault.
struct WalkNumbers {
  private var random: UInt32
  private(set) var mixed: UInt32 = 2_166_136_261

  /// - Parameter seed: any number; xorshift would stay at 0 for ever, and begins alike for small numbers.
  init(seed: UInt32) {
    random = WalkNumbers.hash(seed)
    if random == 0 { random = 1 }
  }

  /// A number from 0 to `limit` - 1, by xorshift.
  mutating func next(below limit: Int32) -> Int32 {
    random ^= random << 13
    random ^= random >> 17
    random ^= random << 5
    return Int32(truncatingIfNeeded: (random >> 8) % UInt32(truncatingIfNeeded: limit))
  }

  /// True once in so many times.
  mutating func once(in times: Int32) -> Bool { next(below: times) == 0 }

  /// A number from `-reach` to `reach`.
  mutating func next(around reach: Int32) -> Int32 { next(below: 2 &* reach &+ 1) &- reach }

  /// FNV-1a, four bytes at a time.
  mutating func mix(_ number: Int32) {
    mixed = (mixed ^ UInt32(bitPattern: number)) &* 16_777_619
  }

  mutating func mix(_ flag: Bool) { mix(flag ? 1 : 0) }

  /// Numbers side by side become numbers far apart: the last steps of MurmurHash3 by Austin Appleby.
  static func hash(_ number: UInt32) -> UInt32 {
    var mixed = number
    mixed = (mixed ^ (mixed >> 16)) &* 0x85EB_CA6B
    mixed = (mixed ^ (mixed >> 13)) &* 0xC2B2_AE35
    return mixed ^ (mixed >> 16)
  }
}
