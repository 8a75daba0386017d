/// The quotient of two numbers of which neither is negative, without the checks that negative ones need.
///
/// - Parameter divisor: greater than 0.
@inline(__always)
func quotient(_ dividend: Int32, _ divisor: Int32) -> Int32 {
  divisor > 0 ? Int32(truncatingIfNeeded: UInt32(bitPattern: dividend) / UInt32(bitPattern: divisor)) : 0
}

/// The number from `low` to `high` that is nearest to `number`.
@inline(never)  // Once in the module, not once a caller.
func clamped(_ number: Int32, _ low: Int32, _ high: Int32) -> Int32 { min(max(number, low), high) }
