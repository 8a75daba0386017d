public import CalendarSystems

extension WheelPicker {
  /// A day whose word for `field`, as the host's own calendar data has it, is the word for the row at `position`.
  ///
  /// Hosts convert some days wrongly, by a day or two near the start of a month or year. So a year answers a day in
  /// its middle, a month its fifteenth, and a day of the month a day near the present. A month that the year under
  /// the bar lacks answers for the nearest year that has it, rather an earlier one.
  ///
  /// - Complexity: O(1).
  public func sampleDay(of field: Field, at position: Int32) -> FixedDay {
    let number = number(of: field, at: position)
    switch field {
    case .year: return sampleDay(of: Self.middleMonth, in: number)
    case .month: return sampleDay(of: number, in: year.year)
    case .day: return sampleDay(ofDay: number)
    }
  }

  /// The rank of `M06`, which every year of every calendar has in its middle.
  private static var middleMonth: Int32 { 12 }

  /// The fifteenth of the month with this rank in the year asked for, or in the nearest one before it that has the
  /// month, or after it.
  @inline(never)  // Once in the module, not once a caller.
  private func sampleDay(of month: Int32, in asked: Int32) -> FixedDay {
    var number = asked
    var direction: Int32 = -1
    while direction != 0 {
      if let layout = try? configuration.calendar.layout(ofYear: number) {
        if layout.codes.contains(rank: month) { return layout.newYear + (layout.days(beforeRank: month) &+ 14) }
      } else {
        direction = direction < 0 ? 1 : 0
        number = asked
      }
      number &+= direction
    }
    return shownDay
  }

  /// The first such day from 1 January 2023 on: in every calendar hosts agree on the days around it.
  private func sampleDay(ofDay number: Int32) -> FixedDay {
    var day = FixedDay(rataDie: 738_521)
    while let date = configuration.calendar.packedDate(of: day), date[.day] != number { day = day + 1 }
    return day
  }
}
