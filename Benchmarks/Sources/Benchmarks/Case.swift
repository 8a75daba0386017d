/// Something that is measured: so many conversions, or moves, one after the other.
struct Case {
  /// `area/case`.
  let name: String
  /// How many of them a call of `run` does.
  let count: Int
  /// Returns a number that depends on every one of them, so that none is left out.
  let run: () -> Int64
  /// The rivals' cases with the same inputs, by name.
  var chrono: String?
  var foundation: String?
  /// What DESIGN.md, section 7, allows: at most so many times what chrono takes, or so many ns.
  var timesChrono: Double?
  var nanoseconds: Double?
}

/// At least so many times faster than Foundation.
let timesFasterThanFoundation: Double = 50

/// Medians in ns of one conversion or move, by the names of the cases.
///
/// Every round runs every case once, so that whatever else the machine does hits all of them alike.
func measure(_ cases: [Case], rounds: Int) -> [String: Double] {
  let clock = ContinuousClock()
  var samples = [[Double]](repeating: [], count: cases.count)
  var sum: Int64 = 0
  for round in 0...rounds {
    for (index, `case`) in cases.enumerated() {
      let start = clock.now
      sum &+= `case`.run()
      let (seconds, attoseconds) = start.duration(to: clock.now).components
      // The first round only warms up.
      if round > 0 {
        samples[index].append((Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(`case`.count))
      }
    }
  }
  keep(sum)
  return Dictionary(uniqueKeysWithValues: zip(cases.map(\.name), samples.map(median)))
}

private func median(_ samples: [Double]) -> Double {
  let sorted = samples.sorted()
  let middle = sorted.count / 2
  return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}

/// Takes a number for good: what it was made of has to be computed.
@inline(never)
func keep(_ number: Int64) {
  withExtendedLifetime(number) {}
}
