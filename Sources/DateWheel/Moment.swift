public import CalendarSystems

/// A moment on the local time line: a day and a second of it. What a picker holds, whatever its fields are.
///
/// Pickers of dates hold seconds of 0, pickers of times and durations the day ``timeOnly``. A month and day without a year
/// is held as a *reference day*: the last day up to the end of 1972 that has them, as in ECMAScript Temporal.
public struct Moment: Hashable, Comparable, Sendable {
  /// From the highest bit: the day, 32 bits; the second, 31; the pass. One number, so that moments sort as it does.
  private var bits: Int64

  /// A second of a day. Whether there is such a second is for the picker to say.
  ///
  /// - Parameter second: one that no day and no duration has, below 0 or from 2^30 on, becomes -1.
  public init(_ day: FixedDay, second: Int32 = 0, isSecondPass: Bool = false) {
    let isHeld = second >= 0 && second < Self.secondsInDurations
    self.init(line: day.rataDie, second: isHeld ? second : -1, isSecondPass: isSecondPass)
  }

  /// A time of day, or a duration, without a day.
  public init(second: Int32) {
    self.init(Self.timeOnly, second: second)
  }

  /// A second of the day with this number on the picker's line.
  init(line: Int32, second: Int32 = 0, isSecondPass: Bool = false) {
    bits = Int64(line) &<< 32 | Int64(UInt32(bitPattern: second &<< 1 | (isSecondPass ? 1 : 0)))
  }

  /// The local day.
  public var day: FixedDay {
    get { FixedDay(rataDie: line) }
    set { self = Moment(line: newValue.rataDie, second: second, isSecondPass: isSecondPass) }
  }

  /// The second of the local day, 0 to 86 399; in a duration its length in seconds, 0 or more and less than 2^30.
  public var second: Int32 {
    get { Int32(truncatingIfNeeded: bits) &>> 1 }
    set { self = Moment(day, second: newValue, isSecondPass: isSecondPass) }
  }

  /// The clock shows this time twice on this day, and the second time is meant.
  public var isSecondPass: Bool {
    get { bits & 1 == 1 }
    set { bits = bits & ~1 | (newValue ? 1 : 0) }
  }

  /// The number of the day on the picker's line.
  var line: Int32 { Int32(truncatingIfNeeded: bits &>> 32) }

  /// The day of a moment that has none: R.D. 1.
  public static var timeOnly: FixedDay { FixedDay(rataDie: 1) }

  static var secondsInDay: Int32 { 86_400 }
  /// Durations are shorter than this, 34 years, so that no sum of them overflows.
  static var secondsInDurations: Int32 { 1 &<< 30 }

  /// The same time in the first pass.
  var inFirstPass: Moment { Moment(bits: bits & ~1) }

  private init(bits: Int64) { self.bits = bits }

  /// Whether `left` is the earlier moment; the second pass of a time comes after the first.
  public static func < (left: Moment, right: Moment) -> Bool { left.bits < right.bits }
}
