import CalendarSystems
import DateWheel
import Testing

/// Random moves, and what has to hold after each.
@Suite struct RandomWalkTests {
  /// Walks of this many moves, each with its own bounds and configuration.
  private static let movesInWalk = 500

  @Test(arguments: [CalendarID.gregory, .hebrew], [PickerConfiguration.ImpossibleRows.dim, .hide])
  func `Every move ends where the rules lead`(calendar: CalendarID, policy: PickerConfiguration.ImpossibleRows) throws {
    for seed in UInt64(1)...20 {
      var walk = try RandomWalk(seed: seed, calendar: calendar, policy: policy)
      for move in 1...Self.movesInWalk {
        let failure = walk.step()
        guard failure == nil else {
          Issue.record("\(calendar), \(policy), seed \(seed), move \(move): \(failure!)")
          return
        }
      }
    }
  }
}
