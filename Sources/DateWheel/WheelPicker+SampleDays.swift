public import CalendarSystems

extension WheelPicker {
  /// A day whose word for `field`, as the host's own calendar data has it, is the word for the row at `position`.
  ///
  /// Hosts convert some days wrongly, by a day or two near the start of a month or year. So a year answers a day in
  /// its middle, a month its fifteenth, and a day of the month a day near the present. A month that the year under
  /// the bar lacks answers for the nearest earlier year that has it.
  ///
  /// - Complexity: O(1).
  public func sampleDay(of field: Field, at position: Int32) -> FixedDay {
    switch row(of: field, at: position).value {
    case .year(let year): sampleDay(ofYear: year)
    case .month(let month): sampleDay(ofMonth: month)
    case .day(let day): sampleDay(ofDay: day)
    }
  }

  private func sampleDay(ofYear year: Int32) -> FixedDay {
    let layout = layout(ofYear: year)
    return layout.newYear + layout.length / 2
  }

  private func sampleDay(ofMonth month: MonthCode) -> FixedDay {
    var layout = standing.layout
    var tries = Self.yearsToSearch
    while layout.ordinal(of: month) == nil, tries > 0 {
      layout = self.layout(ofYear: layout.year - 1)
      tries -= 1
    }
    return layout.firstDay(ofMonth: layout.ordinal(of: month) ?? standing.ordinal) + 14
  }

  private func sampleDay(ofDay day: Int32) -> FixedDay {
    let layout = (try? configuration.calendar.layout(containing: Self.presentDay)) ?? standing.layout
    var ordinal: Int32 = 1
    while layout.length(ofMonth: ordinal) < day, ordinal < layout.monthCount { ordinal += 1 }
    return layout.firstDay(ofMonth: ordinal) + (day - 1)
  }

  /// 1 January 2023: in every calendar hosts agree on the days of the year around it.
  private static var presentDay: FixedDay { FixedDay(rataDie: 738_521) }

  /// A fixed leap month comes back within a few years.
  private static var yearsToSearch: Int32 { 10 }
}
