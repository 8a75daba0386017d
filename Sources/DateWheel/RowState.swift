/// What is known of a row, a bit each.
struct RowState: Equatable, Sendable {
  private var bits: UInt8 = 0

  var exists: Bool {
    get { bits & 1 != 0 }
    set { bits = bits & ~1 | (newValue ? 1 : 0) }
  }

  var isPermitted: Bool {
    get { bits & 2 != 0 }
    set { bits = bits & ~2 | (newValue ? 2 : 0) }
  }

  var isToday: Bool {
    get { bits & 4 != 0 }
    set { bits = bits & ~4 | (newValue ? 4 : 0) }
  }

  var isPossible: Bool { bits & 3 == 3 }
}
