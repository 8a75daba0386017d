import CalendarSystems
import DateWheel

/// A host whose clock and whose days follow from a seed.
struct WalkHost: PickerHost {
  /// Which days it permits.
  enum Days: Int32 {
    case all = 0
    case weekdays = 1
    case some = 2
    case few = 3
    case none = 4
  }

  let seed: UInt32
  let days: Days

  /// One day in four is odd: its clock has a gap, somewhere or at one of its ends, repeats a time, or never runs.
  func clock(of day: FixedDay) -> DayClock {
    var clock = DayClock()
    let hash = hash(day)
    let from = Int32(truncatingIfNeeded: hash >> 8 & 0x3F) &* 1_200
    let length = length(hash >> 16 & 3)
    switch hash & 31 {
    case 0, 1:
      clock.skippedFrom = from
      clock.skippedTo = from &+ length
    case 2: clock.skippedTo = length
    case 3:
      clock.skippedFrom = 86_400 &- length
      clock.skippedTo = 86_400
    case 4, 5:
      clock.repeatedFrom = from
      clock.repeatedTo = from &+ length
    case 6:
      clock.repeatedFrom = 86_400 &- length
      clock.repeatedTo = 86_400
    // A zone skips no two days on end.
    case 7: clock.isSkippedDay = day.rataDie & 1 == 0
    default: break
    }
    return clock
  }

  func permits(_ day: FixedDay) -> Bool {
    switch days {
    case .all: true
    case .weekdays: day.weekday < 6
    case .some: hash(day) >> 24 & 1 == 0
    // Some lie farther from the next than a search goes.
    case .few: hash(day) % 700 == 0
    case .none: false
    }
  }

  /// Half an hour to two hours, and one of an old offset with seconds.
  private func length(_ number: UInt32) -> Int32 {
    switch number {
    case 0: 1_800
    case 1: 3_600
    case 2: 7_200
    default: 1_172
    }
  }

  private func hash(_ day: FixedDay) -> UInt32 { WalkNumbers.hash(UInt32(bitPattern: day.rataDie) ^ seed) }
}
