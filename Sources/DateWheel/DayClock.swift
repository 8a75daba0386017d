/// How the clock of one day runs in the time zone of the picker, as its host knows.
///
/// Seconds count from 00:00 as the clock shows it. An interval with equal ends is none. One over midnight is told whole on
/// both days: it ends after 86 400 on the first, and begins before 0 on the second.
public struct DayClock: Hashable, Sendable {
  /// The clock jumps from here, where summer time begins, ...
  public var skippedFrom: Int32 = 0
  /// ... to here. The times between are shown by no clock.
  public var skippedTo: Int32 = 0
  /// The clock shows the times from here, where summer time ends, ...
  public var repeatedFrom: Int32 = 0
  /// ... to here twice.
  public var repeatedTo: Int32 = 0
  /// The zone had no such day at all, as Apia had no 30 December 2011.
  public var isSkippedDay = false

  /// A day of 24 hours.
  public init() {}

  /// Whether the clock shows this second of the day.
  func shows(_ second: Int32) -> Bool {
    !(second >= skippedFrom && second < skippedTo)
  }

  /// Whether the clock shows this second of the day twice.
  func repeats(_ second: Int32) -> Bool {
    second >= repeatedFrom && second < repeatedTo
  }
}
