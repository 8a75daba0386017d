/// The quotient rounded down and the remainder, which is never negative.
///
/// Swift's own `/` and `%` round towards zero, which is wrong for the days and years before an epoch.
///
/// - Parameter divisor: greater than 0.
@inlinable @inline(__always)
public func floorDivMod<Number: FixedWidthInteger & SignedInteger>(
  _ dividend: Number, _ divisor: Number
) -> (quotient: Number, remainder: Number) {
  let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
  return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
}
