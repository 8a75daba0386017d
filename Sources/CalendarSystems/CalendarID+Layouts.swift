// The two questions for a layout, from the years and the days that a calendar has.

extension CalendarID {
  /// The layout of `year`.
  ///
  /// - Throws: ``CalendarError/yearOutOfRange(_:)`` when `year` is not in ``years``.
  /// - Complexity: O(1).
  @inline(never)  // Once in a program.
  public func layout(ofYear year: Int32) throws(CalendarError) -> YearLayout {
    let years = years
    guard year >= years.lowerBound, year <= years.upperBound else { throw .yearOutOfRange(year) }
    return layout(ofKnownYear: year)
  }

  /// The layout of the year that holds `day`.
  ///
  /// - Throws: ``CalendarError/fixedDayOutOfRange(_:)`` when that year is not in ``years``.
  /// - Complexity: O(1).
  @inline(never)  // Once in a program.
  public func layout(containing day: FixedDay) throws(CalendarError) -> YearLayout {
    let (years, days) = (years, days)
    guard day.rataDie >= days.lowerBound, day.rataDie <= days.upperBound else { throw .fixedDayOutOfRange(day) }
    // The year that it would be if all were equally long. No year begins more than some weeks before or after that.
    let yearCount = Self.distance(from: years.lowerBound, to: years.upperBound &+ 1)
    let dayCount = Self.distance(from: days.lowerBound, to: days.upperBound &+ 1)
    let daysBefore = Self.distance(from: days.lowerBound, to: day.rataDie)
    var year = years.lowerBound &+ Int32(truncatingIfNeeded: daysBefore &* yearCount / dayCount)
    var layout = layout(ofKnownYear: year)
    while !layout.contains(day) {
      year &+= day < layout.newYear ? -1 : 1
      layout = self.layout(ofKnownYear: year)
    }
    return layout
  }

  private static func distance(from first: Int32, to last: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: last &- first))
  }
}
