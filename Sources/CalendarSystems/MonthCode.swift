/// The name of a month within its calendar, the same in every year: `M05`, or `M05L` for a leap month.
///
/// The place of a month in one year (its *ordinal*) changes where leap months come and go, so dates and rows
/// carry month codes. The codes are those of ECMAScript Temporal.
public struct MonthCode: Hashable, Comparable, Sendable {
  /// The number in the code: 5 in `M05` and in `M05L`.
  public var number: UInt8
  /// Whether this is a leap month, the `L` in `M05L`.
  public var isLeap: Bool

  /// The code with this number: `MonthCode(5, isLeap: true)` is `M05L`.
  public init(_ number: UInt8, isLeap: Bool = false) {
    self.number = number
    self.isLeap = isLeap
  }

  /// The month at a place in its year.
  ///
  /// - Parameters:
  ///   - ordinal: the place, from 1.
  ///   - leapOrdinal: the place of the year's leap month, which takes its number from the month before; `nil` in a
  ///     year without one.
  public init(ordinal: Int32, leapOrdinal: Int32?) {
    let isAfter = leapOrdinal.map { ordinal >= $0 } ?? false
    self.init(
      UInt8(truncatingIfNeeded: isAfter ? ordinal - 1 : ordinal), isLeap: ordinal == leapOrdinal)
  }

  /// By number; a leap month comes after the ordinary month with its number.
  public static func < (left: MonthCode, right: MonthCode) -> Bool {
    left.number != right.number ? left.number < right.number : !left.isLeap && right.isLeap
  }
}
