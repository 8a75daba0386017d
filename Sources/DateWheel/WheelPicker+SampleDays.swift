public import CalendarSystems

extension WheelPicker {
  /// A day whose word for `field`, as the host's own calendar data has it, is the word for the row at `position`. Parts of a
  /// day have no such day: they read as their number.
  ///
  /// Hosts convert some days wrongly, by a day or two near the start of a month or year. So a year answers a day in
  /// its middle; a month its fifteenth, or its last where it is shorter; and a day of the month a day near the present. A month
  /// that the year under the bar lacks answers for the nearest year that has it, rather an earlier one. Without a year, a
  /// month answers for a year in which it reads as it should: a leap month for a leap year, the others for a common year.
  ///
  /// - Parameters:
  ///   - first: the first day that the host can name. A month whose day lies before it, or after `last`, answers for
  ///     the nearest year with the same months whose day the host can name.
  ///   - last: the last day that the host can name.
  /// - Complexity: O(1), but for months that few years have.
  public func sampleDay(
    of field: Field, at position: Int32, from first: FixedDay? = nil, through last: FixedDay? = nil
  ) -> FixedDay {
    let number = number(of: field, at: position)
    switch field {
    case .era: return sampleDay(ofEra: number)
    case .year: return sampleDay(ofYear: number)
    case .month:
      let present = configuration.dateKind == .monthDay ? configuration.calendar.packedDate(of: Self.nearPresent) : nil
      return sampleDay(of: number, in: present?[.year] ?? year.year, from: first, through: last)
    case .day: return sampleDay(ofDay: number)
    case .weekYear: return WeekYear(number)?.monday(ofWeek: 26) ?? shown.day
    case .week: return WeekYear(existing[.weekYear])?.monday(ofWeek: number) ?? shown.day
    case .calendarDay: return FixedDay(rataDie: number)
    case .dayPeriod, .hour, .minute, .second: return shown.day
    }
  }

  /// 1 January 2023. Hosts agree on the days around it in every calendar.
  private static var nearPresent: FixedDay { FixedDay(rataDie: 738_521) }

  /// The day before the next era begins, or the first of the last era: hosts differ on when Meiji began.
  private func sampleDay(ofEra index: Int32) -> FixedDay {
    let calendar = configuration.calendar
    let last = calendar.eraSpan(at: index &+ 1)?.firstDay.map { $0 - 1 }
    return last ?? calendar.eraSpan(at: index)?.firstDay ?? shown.day
  }

  /// The fifteenth of `M06`, which every year of every calendar has in its middle; where eras have a wheel, a day of the era.
  private func sampleDay(ofYear number: Int32) -> FixedDay {
    guard let layout = try? configuration.calendar.layout(ofYear: number) else { return shown.day }
    let middle = layout.newYear + (layout.days(beforeRank: 12) &+ 14)
    guard configuration.fields.contains(.era) else { return middle }
    let era = eraAtRest
    let first = configuration.calendar.eraSpan(at: era)?.firstDay ?? layout.newYear
    let last = configuration.calendar.eraSpan(at: era &+ 1)?.firstDay.map { $0 - 1 } ?? layout.lastDay
    return min(max(middle, first), last)
  }

  /// The fifteenth of the month with this rank in the year asked for, or in the nearest one before it that will do, or
  /// after it. A year that has the month stands for one with the same months only: what a month is called can depend
  /// on them.
  @inline(never)  // Once in the module, not once a caller.
  private func sampleDay(of month: Int32, in asked: Int32, from first: FixedDay?, through last: FixedDay?) -> FixedDay {
    let isYearless = configuration.dateKind == .monthDay
    let codes = !isYearless && asked == year.year && year.contains(rank: month) ? year.codes : nil
    var number = asked
    var direction: Int32 = -1
    while direction != 0 {
      var isBefore = true
      if let layout = try? configuration.calendar.layout(ofYear: number) {
        let before = layout.days(beforeRank: month)
        // Epagomenal days are fewer than fifteen.
        let day = layout.newYear + min(before &+ 14, layout.days(beforeRank: month &+ 1) &- 1)
        isBefore = first.map { day < $0 } ?? false
        let isAfter = last.map { day > $0 } ?? false
        let isSame = codes.map { $0 == layout.codes } ?? !(isYearless && month & 1 == 0 && layout.leapOrdinal != nil)
        if layout.contains(rank: month), isSame, !isBefore, !isAfter { return day }
      }
      if direction < 0, isBefore {
        direction = 1
        number = asked
      } else if direction > 0, number >= configuration.calendar.years.upperBound {
        direction = 0
      }
      number &+= direction
    }
    return shown.day
  }

  /// The first such day from 1 January 2023 on.
  private func sampleDay(ofDay number: Int32) -> FixedDay {
    var day = Self.nearPresent
    while let date = configuration.calendar.packedDate(of: day), date[.day] != number { day = day + 1 }
    return day
  }
}
