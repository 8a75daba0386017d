import CalendarSystems

/// Days to convert.
enum Inputs: String, CaseIterable {
  /// Random days from 1900 to 2100.
  case near
  /// Random days of all that a calendar answers for; of the years -32767 to 32767 for chrono, which knows no others.
  case far
  /// One day after the other from 1900 on, the last layout passed in.
  case inOrder = "in-order"

  /// Days enough to hide the clock, few enough for the processor's nearest memory.
  static let count = 4_096

  private static let first: Int32 = 693_596  // 1900-01-01
  private static let last: Int32 = 767_009  // 2100-12-31

  /// - Parameter range: all that the calendar answers for; it has most of the days from 1900 to 2100.
  func days(in range: ClosedRange<Int32>) -> [Int32] {
    let near = max(Self.first, range.lowerBound)...min(Self.last, range.upperBound)
    var generator = SplitMix(state: 42)
    return (0..<Int32(Self.count)).map { index in
      switch self {
      case .near: Int32.random(in: near, using: &generator)
      case .far: Int32.random(in: range, using: &generator)
      case .inOrder: near.lowerBound + index
      }
    }
  }
}

/// The same numbers on every run: SplitMix64 by Steele, Lea and Flood (2014).
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
