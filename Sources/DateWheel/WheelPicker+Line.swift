import CalendarSystems

// The line of days that the wheels stand on, and what a row is of it: an interval.

extension WheelPicker {
  /// Goes to the place of a moment: ``standing`` becomes the first moment of what the wheels can tell apart, no earlier than
  /// its era, and what is known of its year, month and era becomes its own.
  ///
  /// - Parameter isDay: the day is one of the calendar, and not of the picker's line. They differ without a year.
  /// - Returns: whether the calendar reaches it.
  @discardableResult
  @inline(never)  // Once in the module, not once a caller.
  mutating func go(to moment: Moment, isDay: Bool = false) -> Bool {
    var line = moment.line
    if kind == .none {
      line = Moment.timeOnly.rataDie
    } else if kind == .monthDay, !isDay {
      numbers[.month] = line &>> 6
      numbers[.day] = line & 63
    } else if kind == .week {
      // A week belongs to the year that its Thursday lies in.
      line = monday(line)
      guard layOut(yearOf: line &+ 3) else { return false }
      numbers[.weekYear] = year.year
      numbers[.week] = (line &- yearStart) / 7 &+ 1
    } else {
      guard layOut(yearOf: line) else { return false }
      // A month that the year lacks has no days.
      var month: Int32 = 2
      while firstDay(ofMonth: month &+ 1) <= line { month &+= 1 }
      numbers[.year] = year.year
      numbers[.month] = month
      numbers[.day] = line &- firstDay(ofMonth: month) &+ 1
    }
    if kind == .monthDay || kind == .calendar {
      layOut(month: numbers[.month])
      line = monthStart &+ numbers[.day] &- 1
    }
    if kind == .calendar {
      var start = fields.contains(.day) ? line : fields.contains(.month) ? monthStart : yearStart
      if fields.contains(.era) {
        numbers[.era] = configuration.calendar.eraIndex(of: FixedDay(rataDie: line))
        era = days(ofEra: numbers[.era])
        start = max(start, era.first.line)
      }
      if start != line { return go(to: Moment(line: start)) }
    }
    numbers[.calendarDay] = line
    standing =
      hasTime ? Moment(line: line, second: moment.second, isSecondPass: moment.isSecondPass) : Moment(line: line)
    // What is larger than the largest unit of a duration is counted in that.
    var rest = standing.second
    numbers[.dayPeriod] = rest / 43_200
    numbers[.hour] = fields.contains(.hour) ? rest / 3_600 : 0
    rest &-= numbers[.hour] &* 3_600
    numbers[.minute] = fields.contains(.minute) ? rest / 60 : 0
    numbers[.second] = rest &- numbers[.minute] &* 60
    return true
  }

  /// Lays out the year that holds a day. Returns whether the calendar has it.
  @discardableResult
  @inline(never)  // Once in the module, not once a caller.
  mutating func layOut(yearOf line: Int32) -> Bool {
    let day = FixedDay(rataDie: line)
    if hasYear, year.contains(day) { return true }
    guard let layout = try? calendar.layout(containing: day) else { return false }
    return layOut(layout)
  }

  /// Lays out the year with this number. Returns whether the calendar has it.
  @discardableResult
  @inline(never)  // Once in the module, not once a caller.
  mutating func layOut(year number: Int32) -> Bool {
    if hasYear, year.year == number { return true }
    guard let layout = try? calendar.layout(ofYear: number) else { return false }
    return layOut(layout)
  }

  private mutating func layOut(_ layout: YearLayout) -> Bool {
    year = layout
    hasYear = true
    yearStart = layout.newYear.rataDie
    yearEnd = layout.lastDay.rataDie
    if kind == .week {
      // 4 January lies in the first week, 28 December in the last (ISO 8601-1:2019, 4.3.2).
      yearStart = monday(yearStart &+ 3)
      yearEnd = monday(yearEnd &- 3) &+ 6
      monthStart = yearStart
      monthLength = (yearEnd &+ 1 &- yearStart) / 7
    }
    return true
  }

  /// The Monday of the week that holds a day.
  @inline(never)  // Once in the module, not once a caller.
  private mutating func monday(_ line: Int32) -> Int32 { line &+ 1 &- FixedDay(rataDie: line).weekday }

  /// The month of the year that is laid out, or its partner where the year lacks it, becomes the one that days are from.
  @inline(never)  // Once in the module, not once a caller.
  mutating func layOut(month rank: Int32) {
    let month = kind == .monthDay || length(ofMonth: rank) > 0 ? rank : calendar.leapPartner.rank(ofPartner: rank)
    monthStart = start(ofMonth: month)
    monthLength = length(ofMonth: month)
  }

  /// The first day of a month of the year that is laid out.
  @inline(never)  // Once in the module, not once a caller.
  mutating func firstDay(ofMonth rank: Int32) -> Int32 { year.newYear.rataDie &+ year.days(beforeRank: rank) }

  /// Where a month begins on the picker's line.
  mutating func start(ofMonth rank: Int32) -> Int32 {
    kind == .monthDay ? rank &<< 6 | 1 : firstDay(ofMonth: rank)
  }

  /// The days of a month: in the year that is laid out, or without a year the most that any year has; 0 where there is none.
  @inline(never)  // Once in the module, not once a caller.
  mutating func length(ofMonth rank: Int32) -> Int32 {
    kind == .monthDay
      ? calendar.monthSet.longestLength(of: MonthCode(rank: rank))
      : firstDay(ofMonth: rank &+ 1) &- firstDay(ofMonth: rank)
  }

  /// The months of the year that is laid out, a bit each at the rank of its code.
  @inline(never)  // Once in the module, not once a caller.
  mutating func months() -> UInt64 { year.codes.bits }

  /// The days of an era. Those of the first and the last go on without end.
  @inline(never)  // Once in the module, not once a caller.
  mutating func days(ofEra index: Int32) -> Span {
    Span(
      first: Moment(line: start(ofEra: index)),
      last: Moment(line: start(ofEra: index &+ 1) &- 1, second: Moment.secondsInDay &- 1))
  }

  @inline(never)  // Once in the module, not once a caller.
  private mutating func start(ofEra index: Int32) -> Int32 {
    calendar.eraSpan(at: index)?.firstDay?.rataDie ?? (index > 0 ? .max : .min)
  }

  /// What a row stands for while all coarser fields stand as they do: for nothing, where it does not exist. Of times the
  /// clock has its say in addition.
  @inline(never)  // Once in the module, not once a caller.
  mutating func span(of field: Field, _ number: Int32) -> Span {
    var first = number
    var last = number
    switch field {
    case .era: return days(ofEra: number)
    case .year, .weekYear:
      let own = year.year
      guard layOut(year: number) else { return Span(first: standing, last: Moment(line: .min)) }
      first = yearStart
      last = yearEnd
      layOut(year: own)
    case .month:
      first = start(ofMonth: number)
      last = first &+ length(ofMonth: number) &- 1
    case .day, .week:
      first = monthStart &+ (number &- 1) &* (field == .week ? 7 : 1)
      last = number > monthLength ? first &- 1 : first
    case .calendarDay: break
    case .dayPeriod, .hour, .minute, .second:
      first = number &* field.seconds
      if field > .hour { first &+= numbers[.hour] &* 3_600 }
      if field == .second { first &+= numbers[.minute] &* 60 }
      return Span(
        first: Moment(line: standing.line, second: first),
        last: Moment(line: standing.line, second: first &+ field.seconds &- 1))
    }
    return Span(
      first: Moment(line: max(first, era.first.line)),
      last: Moment(line: min(last, era.last.line), second: Moment.secondsInDay &- 1))
  }
}
