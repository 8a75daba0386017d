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
    var copy = self
    let number = copy.number(of: field, at: position)
    return FixedDay(rataDie: copy.sampleDay(of: field, number, first?.rataDie ?? .min, last?.rataDie ?? .max))
  }

  /// 1 January 2023. Hosts agree on the days around it in every calendar.
  private static var nearPresent: Int32 { 738_521 }

  private mutating func sampleDay(of field: Field, _ number: Int32, _ first: Int32, _ last: Int32) -> Int32 {
    // Years read as those of the era that the wheels last rested in.
    if field == .year, fields.contains(.era) { era = days(ofEra: eraAtRest) }
    let days = span(of: field, number)
    let (start, end) = (days.first.line, days.last.line)
    switch field {
    case .era:
      // The day before the next era begins, or the first of the last era: hosts differ on when Meiji began.
      return number < calendar.eras.count &- 1 ? end : start
    case .year, .weekYear: return start &+ (end &- start) / 2
    case .month: return sampleDay(ofMonth: number, first, last)
    case .day:
      // The first such day from the present on.
      kind = .calendarDay
      var line = Self.nearPresent
      while go(to: Moment(line: line)), numbers[.day] != number { line &+= 1 }
      return line
    case .week, .calendarDay: return start
    case .dayPeriod, .hour, .minute, .second: return shown.line
    }
  }

  /// The fifteenth of a month, in a year in which it reads as it should: what a month is called can depend on the others. So a
  /// year that has the month stands for one with the same months only, and without a year one without a leap month will do.
  private mutating func sampleDay(ofMonth rank: Int32, _ first: Int32, _ last: Int32) -> Int32 {
    var search = DaySearch(rank: rank, day: 15, first: first, last: last)
    if kind == .monthDay {
      kind = .calendarDay
      layOut(yearOf: Self.nearPresent)
      if rank & 1 == 0 { search.mask = DaySearch.leapMonths }
    } else if length(ofMonth: rank) > 0 {
      search.mask = .max
      search.months = months()
    }
    return find(search)
  }

  /// The last day up to the end of 1972 with the month and day that is shown, as ECMAScript Temporal has it; of one that comes
  /// after that only the first day.
  @inline(never)  // Once in the module, not once a caller.
  mutating func referenceDay() -> Moment {
    let lastDay: Int32 = 720_258  // 1972-12-31
    kind = .calendarDay
    layOut(yearOf: lastDay)
    let search = DaySearch(rank: shown.line &>> 6, day: shown.line & 63, last: lastDay, isExact: true)
    return Moment(line: find(search))
  }

  /// Looks for a day, from the year that is laid out back and then forward. Where there is none, it is the day that is shown.
  @inline(never)  // Once in the module, not once a caller.
  private mutating func find(_ search: DaySearch) -> Int32 {
    let start = year.year
    var number = start
    var last = search.last
    var direction: Int32 = -1
    while true {
      let isThere = layOut(year: number)
      guard isThere || direction < 0 else { return shown.line }
      let length = length(ofMonth: search.rank)
      let day = firstDay(ofMonth: search.rank) &+ min(search.day, length) &- 1
      let isBefore = !isThere || day < search.first
      let isAlike = months() & search.mask == search.months
      if !isBefore, day <= last, isAlike, length >= (search.isExact ? search.day : 1) { return day }
      if isBefore, direction < 0 {
        direction = 1
        number = start
        if search.isExact { last = .max }
      }
      number &+= direction
    }
  }
}

/// A day of a month that is looked for in some year.
struct DaySearch {
  let rank: Int32
  /// The day of the month, or its last where that is shorter.
  let day: Int32
  var first = Int32.min
  var last = Int32.max
  /// The month has the day, and only going back it lies before `last`.
  var isExact = false
  /// Of the year's months these are compared ...
  var mask: UInt64 = 0
  /// ... and have to be those.
  var months: UInt64 = 0

  /// A bit for each leap month.
  static var leapMonths: UInt64 { 0xAAAA_AAAA_AAAA_AAAA }
}
