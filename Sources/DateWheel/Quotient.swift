/// The quotient of two numbers of which neither is negative, without the checks that negative ones need.
///
/// - Parameter divisor: greater than 0.
@inline(__always)
func quotient(_ dividend: Int32, _ divisor: Int32) -> Int32 {
  divisor > 0 ? Int32(truncatingIfNeeded: UInt32(bitPattern: dividend) / UInt32(bitPattern: divisor)) : 0
}
