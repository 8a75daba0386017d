/// The times that the intervals leave, counted from 00:00. Each field falls by itself: to 15 minutes, 10:07:30 is 10:00:30.
struct TimeGrid {
  /// Minutes in steps of this many; 60 where no wheel turns them.
  private let minutes: Int32
  /// Seconds in steps of this many; 60 where no wheel turns them.
  private let seconds: Int32

  init(_ configuration: PickerConfiguration) {
    // In a duration of seconds alone every number of them is a whole one of the largest unit.
    let fields = configuration.fields
    let hasMinutes = fields.contains(.minute)
    let hasSeconds = fields.contains(.second)
    minutes = hasMinutes ? configuration.minuteInterval : hasSeconds ? 1 : 60
    seconds = hasSeconds ? configuration.secondInterval : 60
  }

  /// The time, in seconds from 00:00, with each field fallen to its interval.
  @inline(never)  // Once in the module, not once a caller.
  func floor(_ time: Int32) -> Int32 {
    let second = time % 60
    let minute = time / 60 % 60
    return time &- second % seconds &- minute % minutes &* 60
  }

  func holds(_ time: Int32) -> Bool { floor(time) == time }

  /// The first time of the grid from `time` on: it may lie on the next day.
  @inline(never)  // Once in the module, not once a caller.
  func next(_ time: Int32) -> Int32 {
    let raised = time &+ (seconds &- time % 60 % seconds) % seconds
    let minute = raised / 60 % 60
    let late = minute % minutes
    return late == 0 ? raised : raised &- raised % 60 &+ (minutes &- late) &* 60
  }

  /// The last time of the grid up to `time`.
  @inline(never)  // Once in the module, not once a caller.
  func previous(_ time: Int32) -> Int32 {
    let lowered = time &- time % 60 % seconds
    let late = lowered / 60 % 60 % minutes
    return late == 0 ? lowered : lowered &- lowered % 60 &- late &* 60 &+ (60 &- seconds)
  }
}
