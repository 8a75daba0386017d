/// A step that a key makes on a wheel. The raw values are part of the interface between the engine and its hosts.
public enum Step: UInt8, Sendable {
  case nextRow = 0
  case previousRow = 1
  case nextPage = 2
  case previousPage = 3
  case firstRow = 4
  case lastRow = 5
}

extension Step {
  /// Whether the step looks for a possible row towards the end of the wheel.
  var isForward: Bool { rawValue & 1 == 0 }
}
