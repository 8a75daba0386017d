/// A day, counted as a *fixed day* (Rata Die): day 1 is Monday, 1 January of the year 1, proleptic Gregorian.
///
/// A fixed day knows no calendar and no time zone. It is the common ground of all calendars.
///
/// Source: Reingold and Dershowitz, *Calendrical Calculations*, 4th ed., §1.1.
public struct FixedDay: Hashable, Comparable, Sendable {
  /// The number of the day: 1 is 0001-01-01, 0 the day before.
  public var rataDie: Int32

  /// The day with this number.
  public init(rataDie: Int32) {
    self.rataDie = rataDie
  }

  /// The ISO number of the weekday: 1 is Monday, 7 is Sunday.
  public var weekday: Int32 {
    // Swift's remainder is -6 to 6; 13 makes it positive and has day 1 on a Monday.
    (rataDie % 7 &+ 13) % 7 &+ 1
  }

  /// Whether `left` is the earlier day.
  public static func < (left: FixedDay, right: FixedDay) -> Bool {
    left.rataDie < right.rataDie
  }

  /// The day that lies `days` after `day`. Beyond `Int32`, 2000 million days away, it wraps.
  public static func + (day: FixedDay, days: Int32) -> FixedDay {
    FixedDay(rataDie: day.rataDie &+ days)
  }

  /// The day that lies `days` before `day`. It wraps as a sum does.
  public static func - (day: FixedDay, days: Int32) -> FixedDay {
    FixedDay(rataDie: day.rataDie &- days)
  }

  /// The days from `start` to `end`, negative when `end` is earlier. It wraps as a sum does.
  public static func - (end: FixedDay, start: FixedDay) -> Int32 {
    end.rataDie &- start.rataDie
  }
}
