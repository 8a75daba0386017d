import CalendarSystems

/// A year of ISO weeks: its weeks begin on Mondays, and its first week holds the year's first Thursday.
///
/// Source: ISO 8601-1:2019, §4.3.2.
struct WeekYear: Equatable, Sendable {
  let year: Int32
  /// The Monday of its first week.
  let newYear: FixedDay
  /// Its weeks, 52 or 53.
  let weekCount: Int32

  /// The week year with this number; `nil` outside the years of `iso8601`.
  @inline(never)  // Once in the module, not once a caller.
  init?(_ year: Int32) {
    guard let layout = try? CalendarID.iso8601.layout(ofYear: year) else { return nil }
    // 4 January lies in the first week, 28 December in the last.
    let fourth = layout.newYear + 3
    self.year = year
    newYear = fourth - (fourth.weekday &- 1)
    weekCount = (layout.lastDay - 3 - newYear) / 7 &+ 1
  }

  /// The week year that holds `day`, whose week its Thursday's year counts.
  init?(containing day: FixedDay) {
    guard let layout = try? CalendarID.iso8601.layout(containing: day + (4 &- day.weekday)) else { return nil }
    self.init(layout.year)
  }

  /// The number of the week that holds `day`, a day of the week year.
  func week(of day: FixedDay) -> Int32 { (day - newYear) / 7 &+ 1 }

  /// The Monday of a week.
  func monday(ofWeek week: Int32) -> FixedDay { newYear + (week &- 1) &* 7 }
}
