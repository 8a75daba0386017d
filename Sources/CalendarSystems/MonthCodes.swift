/// A set of month codes, in their order.
public struct MonthCodes: Hashable, Sendable {
  /// A bit for each code, at its rank.
  public private(set) var bits: UInt64

  /// No codes.
  public init() { bits = 0 }

  /// The codes of a year with `count` months, of which the one at `leapOrdinal` is a leap month.
  @inline(__always)  // The compiler then makes constants of constants.
  public init(count: Int32, leapOrdinal: Int32? = nil) {
    let ordinary = leapOrdinal == nil ? count : count &- 1
    bits = Self.ordinary & (4 &<< UInt64(UInt32(bitPattern: 2 &* ordinary)) &- 1)
    if let leapOrdinal { bits |= 2 &<< UInt64(UInt32(bitPattern: 2 &* (leapOrdinal &- 1))) }
  }

  /// All ordinary months that a code can name in a set.
  private static let ordinary: UInt64 = 0x5555_5555_5555_5554

  /// Adds a month, unless its number is above 31.
  public mutating func insert(_ month: MonthCode) {
    if month.rank < 64 { bits |= 1 &<< UInt64(UInt32(bitPattern: month.rank)) }
  }

  /// How many codes there are.
  public var count: Int32 { Int32(truncatingIfNeeded: bits.nonzeroBitCount) }

  /// Whether the code with this rank is one of them.
  public func contains(rank: Int32) -> Bool {
    rank < 64 && bits &>> UInt64(UInt32(bitPattern: rank)) & 1 == 1
  }

  /// Whether `month` is one of them.
  public func contains(_ month: MonthCode) -> Bool { contains(rank: month.rank) }

  /// How many of the codes come before the code with this rank.
  public func count(beforeRank rank: Int32) -> Int32 {
    Int32(truncatingIfNeeded: (rank < 64 ? bits & Self.below(rank) : bits).nonzeroBitCount)
  }

  /// The rank of the code that has `index` others before it; at any other index that of a code that is not one of them.
  ///
  /// - Complexity: O(`index`).
  public func rank(at index: Int32) -> Int32 {
    guard index >= 0 else { return 0 }
    var rest = bits
    var before: Int32 = 0
    while before < index, rest != 0 {
      rest &= rest &- 1  // Without its lowest bit.
      before &+= 1
    }
    return Int32(truncatingIfNeeded: rest.trailingZeroBitCount)
  }

  /// The code that has `index` others before it; at any other index a code that is not one of them.
  public subscript(index: Int32) -> MonthCode { MonthCode(rank: rank(at: index)) }

  /// The codes from the rank `first` to the rank `last`, both below 63.
  public func between(rank first: Int32, and last: Int32) -> MonthCodes {
    var codes = self
    codes.bits &= Self.below(last &+ 1) & ~Self.below(first)
    return codes
  }

  private static func below(_ rank: Int32) -> UInt64 {
    1 &<< UInt64(UInt32(bitPattern: rank)) &- 1
  }
}
