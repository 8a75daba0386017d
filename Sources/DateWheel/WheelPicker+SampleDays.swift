public import CalendarSystems

extension WheelPicker {
  /// A day whose word for `field`, as the host's own calendar data has it, is the word for the row at `position`.
  ///
  /// Hosts convert some days wrongly, by a day or two near the start of a month or year. So a year answers a day in
  /// its middle, a month its fifteenth, and a day of the month a day near the present. A month that the year under
  /// the bar lacks answers for the nearest year that has it, rather an earlier one.
  ///
  /// - Parameters:
  ///   - first: the first day that the host can name. A month whose day lies before it, or after `last`, answers for
  ///     the nearest year with the same months whose day the host can name.
  ///   - last: the last day that the host can name.
  /// - Complexity: O(1).
  public func sampleDay(
    of field: Field, at position: Int32, from first: FixedDay? = nil, through last: FixedDay? = nil
  ) -> FixedDay {
    let number = number(of: field, at: position)
    switch field {
    case .year: return sampleDay(of: Self.middleMonth, in: number, from: nil, through: nil)
    case .month: return sampleDay(of: number, in: year.year, from: first, through: last)
    case .day: return sampleDay(ofDay: number)
    }
  }

  /// The rank of `M06`, which every year of every calendar has in its middle.
  private static var middleMonth: Int32 { 12 }

  /// The fifteenth of the month with this rank in the year asked for, or in the nearest one before it that will do, or
  /// after it. A year that has the month stands for one with the same months only: what a month is called can depend
  /// on them.
  @inline(never)  // Once in the module, not once a caller.
  private func sampleDay(of month: Int32, in asked: Int32, from first: FixedDay?, through last: FixedDay?) -> FixedDay {
    let codes = asked == year.year && year.codes.contains(rank: month) ? year.codes : nil
    var number = asked
    var direction: Int32 = -1
    while direction != 0 {
      var isBefore = true
      if let layout = try? configuration.calendar.layout(ofYear: number) {
        let day = layout.newYear + (layout.days(beforeRank: month) &+ 14)
        isBefore = first.map { day < $0 } ?? false
        let isAfter = last.map { day > $0 } ?? false
        if layout.codes.contains(rank: month), codes.map({ $0 == layout.codes }) ?? true, !isBefore, !isAfter {
          return day
        }
      }
      if direction < 0, isBefore {
        direction = 1
        number = asked
      } else if direction > 0, number >= configuration.calendar.years.upperBound {
        direction = 0
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
