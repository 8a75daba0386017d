public import CalendarSystems

/// A moment on the local time line: a day and a second of it. What a picker holds, whatever its fields are.
///
/// Pickers of dates hold seconds of 0, pickers of times and durations the day ``timeOnly``. A month and day without a year
/// is held as a *reference day*: the last day up to the end of 1972 that has them, as in ECMAScript Temporal.
public struct Moment: Hashable, Comparable, Sendable {
  /// The local day.
  public var day: FixedDay
  /// The second of the local day, 0 to 86 399; in a duration its length in seconds, 0 or more and less than 2^30.
  public var second: Int32
  /// The clock shows this time twice on this day, and the second time is meant.
  public var isSecondPass: Bool

  /// A second of a day. Whether there is such a second is for the picker to say.
  public init(_ day: FixedDay, second: Int32 = 0, isSecondPass: Bool = false) {
    self.day = day
    self.second = second
    self.isSecondPass = isSecondPass
  }

  /// A time of day, or a duration, without a day.
  public init(second: Int32) {
    self.init(Self.timeOnly, second: second)
  }

  /// The day of a moment that has none: R.D. 1.
  public static var timeOnly: FixedDay { FixedDay(rataDie: 1) }

  static var secondsInDay: Int32 { 86_400 }
  /// Durations are shorter than this, 34 years, so that no sum of them overflows.
  static var secondsInDurations: Int32 { 1 &<< 30 }

  /// Whether the hands of the clock show `left` earlier; passes are not told apart.
  public static func < (left: Moment, right: Moment) -> Bool {
    left.day == right.day ? left.second < right.second : left.day < right.day
  }
}
