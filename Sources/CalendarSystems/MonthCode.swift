/// The name of a month within its calendar, the same in every year: `M05`, or `M05L` for a leap month.
///
/// The place of a month in one year (its *ordinal*) changes where leap months come and go, so dates and rows
/// carry month codes. The codes are those of ECMAScript Temporal.
public struct MonthCode: Hashable, Comparable, Sendable {
  private let packed: UInt16

  /// The month `number`, or the leap month that has this number too.
  ///
  /// - Parameter number: the number in the code: 5 in `M05` and in `M05L`.
  public init(_ number: UInt8, isLeap: Bool = false) {
    packed = UInt16(number) &* 2 &+ (isLeap ? 1 : 0)
  }

  /// The number in the code: 5 in `M05` and in `M05L`.
  public var number: UInt8 { UInt8(truncatingIfNeeded: packed >> 1) }

  /// Whether this is a leap month, the `L` in `M05L`.
  public var isLeap: Bool { packed & 1 == 1 }

  /// The month with this ``rank``, from 0 to 511.
  public init(rank: Int32) {
    packed = UInt16(truncatingIfNeeded: rank)
  }

  /// The code as a number that sorts: `M01` has the rank 2, `M01L` 3, `M02` 4.
  public var rank: Int32 { Int32(packed) }

  /// By number; a leap month comes after the ordinary month with its number.
  public static func < (left: MonthCode, right: MonthCode) -> Bool {
    left.rank < right.rank
  }
}
