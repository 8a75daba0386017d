// What follows from the spans of the eras, once for all calendars.

extension CalendarID {
  /// The era of a day, and its year in that era; `nil` in a calendar without eras.
  ///
  /// - Parameters:
  ///   - year: a year of the calendar.
  ///   - day: a day of that year; eras may change within it.
  /// - Complexity: O(eras).
  public func eraYear(ofYear year: Int32, on day: FixedDay) -> EraYear? {
    guard let span = eraSpan(at: eraIndex(of: day)) else { return nil }
    return EraYear(span.era, span.yearOfEra(year))
  }

  /// The place in ``eras`` of the era that holds a day; 0 in a calendar without eras.
  ///
  /// - Complexity: O(eras).
  @inline(never)  // Once in a program.
  public func eraIndex(of day: FixedDay) -> Int32 {
    var index = max(eras.count &- 1, 0)
    while index > 0, let first = eraSpan(at: index)?.firstDay, day < first { index &-= 1 }
    return index
  }
}
