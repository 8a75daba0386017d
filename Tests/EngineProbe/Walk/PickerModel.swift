import CalendarSystems
import DateWheel

/// What the rules say of moments and rows, worked out slowly, from the calendars and the settings alone. The engine's own
/// ways are not made use of.
struct PickerModel {
  /// What the dates of the picker are made of.
  enum Kind {
    case time
    case calendar
    case monthDay
    case calendarDay
    case week
  }

  let settings: PickerConfiguration
  let host: WalkHost
  let kind: Kind
  /// The days that may be chosen, on the line of ``line(of:)``, and the moments where the picker has times. After `first`
  /// comes `last`, but for a window over midnight.
  private(set) var first = Moment(second: 0)
  private(set) var last = Moment(second: 0)
  private(set) var isOverMidnight = false

  /// The rules of a picker that is there: its settings are sound.
  init(_ settings: PickerConfiguration, host: WalkHost) {
    self.settings = settings
    self.host = host
    let fields = settings.fields
    kind =
      settings.isDuration
      ? .time
      : fields.contains(.calendarDay)
        ? .calendarDay
        : fields.contains(.week)
          ? .week : fields.contains(.year) ? .calendar : fields.contains(.month) ? .monthDay : .time
    (first, last) = ends()
    if let minimum = settings.minimum, let place = place(of: minimum) { first = place }
    if let maximum = settings.maximum, let place = place(of: maximum) { last = place }
    isOverMidnight = kind == .time && !settings.isDuration && last < first
    if !isOverMidnight, !settings.isDuration {
      // A bound beyond the calendar is none.
      let ends = ends()
      first = max(first, ends.first)
      last = min(last, ends.last)
    }
    first = inward(first, by: 1)
    last = inward(last, by: -1)
  }

  var calendar: CalendarID { settings.calendar }
  var hasTime: Bool {
    let fields = settings.fields
    return fields.contains(.hour) || fields.contains(.minute) || fields.contains(.second)
  }
  var knowsClock: Bool { settings.asksForClock && hasTime && kind != .time }
  var knowsDays: Bool {
    let fields = settings.fields
    return settings.asksForDays && (fields.contains(.calendarDay) || fields.contains(.day) && fields.contains(.year))
  }

  func clock(of day: FixedDay) -> DayClock { knowsClock ? host.clock(of: day) : DayClock() }

  /// Whether the settings and the host leave this time on the day.
  func hasTime(_ second: Int32, on day: FixedDay) -> Bool {
    let clock = clock(of: day)
    let isSkipped = second >= clock.skippedFrom && second < clock.skippedTo
    return isOnGrid(second) && !isSkipped && !clock.isSkippedDay
  }

  private func isOnGrid(_ second: Int32) -> Bool {
    let fields = settings.fields
    let seconds = fields.contains(.second) ? settings.secondInterval : 60
    let holdsAnyMinute = fields.contains(.second) && !fields.contains(.minute)
    let minutes = fields.contains(.minute) ? settings.minuteInterval : holdsAnyMinute ? 1 : 60
    return second % 60 % seconds == 0 && second / 60 % 60 % minutes == 0
  }

  /// The first moment from here on, or up to here, that grid and clock leave.
  private func inward(_ moment: Moment, by direction: Int32) -> Moment {
    guard hasTime else { return moment }
    var result = moment
    var days = 0
    while days < 5 {
      if !clock(of: result.day).isSkippedDay {
        while result.second >= 0, settings.isDuration || result.second < 86_400 {
          if hasTime(result.second, on: result.day) { return result }
          result.second &+= direction
        }
      }
      result = Moment(result.day + direction, second: direction > 0 ? 0 : 86_399)
      days += 1
    }
    return result
  }

  /// Where the line runs without bounds.
  private func ends() -> (first: Moment, last: Moment) {
    let fields = settings.fields
    switch kind {
    case .time:
      let longest: Int32 = fields.contains(.hour) ? 86_399 : fields.contains(.minute) ? 3_599 : 59
      return (Moment(second: 0), Moment(second: settings.isDuration ? longest : 86_399))
    case .monthDay:
      return (Moment(FixedDay(rataDie: 0)), Moment(FixedDay(rataDie: 64 &* 64)))
    case .week:
      let years = CalendarID.iso8601.years
      let first = week(settings.minimum == nil ? 1 : years.lowerBound &+ 1)
      let last = week(years.upperBound &- 1)
      return (Moment(first.monday), Moment(last.monday + 7 &* (last.weeks &- 1)))
    case .calendar, .calendarDay:
      let years = calendar.years
      let opening = settings.minimum == nil ? max(years.lowerBound, calendar.yearOne) : years.lowerBound
      guard let start = try? calendar.layout(ofYear: opening), let end = try? calendar.layout(ofYear: years.upperBound)
      else { return (first, last) }
      let last = Moment(end.lastDay, second: hasTime ? 86_399 : 0)
      return (Moment(start.newYear), place(of: last) ?? last)
    }
  }

  /// A week year's first Monday and its number of weeks, from its Thursdays.
  func week(_ year: Int32) -> (monday: FixedDay, weeks: Int32) {
    guard let layout = try? CalendarID.iso8601.layout(ofYear: year) else { return (FixedDay(rataDie: 0), 0) }
    let thursday = layout.newYear + (11 &- layout.newYear.weekday) % 7
    return (thursday - 3, (layout.lastDay - thursday) / 7 &+ 1)
  }
}

// Moments.

extension PickerModel {
  /// The moment as the wheels can show it: a picker of months knows first days of months, or of an era where it has eras.
  /// A month and day without a year is 64 times the month's rank and the day. `nil` where the calendar does not reach.
  func place(of moment: Moment) -> Moment? {
    var place = moment
    if !hasTime { place.second = 0 }
    place.isSecondPass = false
    let fields = settings.fields
    switch kind {
    case .time: place.day = Moment.timeOnly
    case .calendarDay: if (try? calendar.layout(containing: moment.day)) == nil { return nil }
    case .week:
      place.day = moment.day - (moment.day.weekday &- 1)
      guard (try? CalendarID.iso8601.layout(containing: place.day + 3)) != nil else { return nil }
    case .monthDay:
      guard let date = try? calendar.date(of: moment.day) else { return nil }
      place.day = FixedDay(rataDie: 64 &* date.month.rank &+ date.day)
    case .calendar:
      guard let layout = try? calendar.layout(containing: moment.day), let date = layout.date(of: moment.day) else {
        return nil
      }
      if !fields.contains(.month) {
        place.day = layout.newYear
      } else if !fields.contains(.day) {
        place.day = moment.day - (date.day &- 1)
      }
      if fields.contains(.era) { place.day = max(place.day, eraDays(calendar.eraIndex(of: moment.day)).first) }
    }
    return place
  }

  /// Whether a moment that the wheels can show lies within the bounds.
  func isInBounds(_ place: Moment) -> Bool {
    isOverMidnight ? place >= first || place <= last : place >= first && place <= last
  }

  /// Whether a moment that the wheels can show exists.
  func exists(_ place: Moment) -> Bool {
    guard hasTime else { return place.second == 0 }
    return place.second >= 0 && (settings.isDuration || place.second < 86_400) && hasTime(place.second, on: place.day)
  }

  func permits(_ day: FixedDay) -> Bool { !knowsDays || host.permits(day) }

  /// The number of the row that stands for the moment; a month and day without a year is that of the moment's date.
  func number(of field: Field, at moment: Moment) -> Int32 {
    let thursday = moment.day - (moment.day.weekday &- 1) + 3
    let hasHours = settings.fields.contains(.hour) || !settings.isDuration
    let hasMinutes = settings.fields.contains(.minute) || hasHours
    switch field {
    case .era: return calendar.eraIndex(of: moment.day)
    case .year: return (try? calendar.date(of: moment.day))?.year ?? 0
    case .month: return (try? calendar.date(of: moment.day))?.month.rank ?? 0
    case .day: return (try? calendar.date(of: moment.day))?.day ?? 0
    case .weekYear: return (try? CalendarID.iso8601.date(of: thursday))?.year ?? 0
    case .week:
      return (thursday - ((try? CalendarID.iso8601.layout(containing: thursday))?.newYear ?? thursday)) / 7 &+ 1
    case .calendarDay: return moment.day.rataDie
    case .dayPeriod: return moment.second / 43_200
    case .hour: return moment.second / 3_600
    case .minute: return hasHours ? moment.second / 60 % 60 : moment.second / 60
    case .second: return hasMinutes ? moment.second % 60 : moment.second
    }
  }

  /// The days of an era.
  private func eraDays(_ index: Int32) -> DaySpan {
    let first = calendar.eraSpan(at: index)?.firstDay
    let next = calendar.eraSpan(at: index &+ 1)?.firstDay
    return DaySpan(
      first: first ?? FixedDay(rataDie: -300_000_000), last: next.map { $0 - 1 } ?? FixedDay(rataDie: 300_000_000))
  }
}

/// Days on end; none where the last comes before the first.
struct DaySpan {
  var first: FixedDay
  var last: FixedDay

  var isEmpty: Bool { last < first }

  func cut(to other: DaySpan) -> DaySpan { DaySpan(first: max(first, other.first), last: min(last, other.last)) }
}

// Rows.

extension PickerModel {
  /// The days that a row of a date's field leaves, with the coarser fields as they are at `moment`.
  func days(of field: Field, _ number: Int32, at moment: Moment) -> DaySpan {
    let none = DaySpan(first: FixedDay(rataDie: 1), last: FixedDay(rataDie: 0))
    if kind == .monthDay {
      let rank = field == .month ? number : self.number(of: .month, at: moment)
      let length = calendar.monthSet.longestLength(of: MonthCode(rank: rank))
      let start = FixedDay(rataDie: 64 &* rank)
      let all = DaySpan(first: start + 1, last: start + length)
      return field == .month ? all : all.cut(to: DaySpan(first: start + number, last: start + number))
    }
    switch field {
    case .era: return eraDays(number)
    case .year, .month, .day:
      let year = field == .year ? number : self.number(of: .year, at: moment)
      guard let layout = try? calendar.layout(ofYear: year) else { return none }
      var days = DaySpan(first: layout.newYear, last: layout.lastDay)
      if field != .year {
        let rank = field == .month ? number : self.number(of: .month, at: moment)
        guard let month = layout.ordinal(of: MonthCode(rank: rank)) else { return none }
        days.first = layout.firstDay(ofMonth: month)
        days.last = days.first + (layout.length(ofMonth: month) &- 1)
      }
      if field == .day {
        let day = days.first + (number &- 1)
        days = days.cut(to: DaySpan(first: day, last: day))
      }
      return settings.fields.contains(.era) ? days.cut(to: eraDays(calendar.eraIndex(of: moment.day))) : days
    case .weekYear:
      let year = week(number)
      return DaySpan(first: year.monday, last: year.monday + (7 &* (year.weeks &- 1)))
    case .week:
      let year = week(self.number(of: .weekYear, at: moment))
      let monday = year.monday + 7 &* (number &- 1)
      return number <= year.weeks ? DaySpan(first: monday, last: monday) : none
    default: return DaySpan(first: FixedDay(rataDie: number), last: FixedDay(rataDie: number))
    }
  }

  /// Whether a row exists and is permitted, with the coarser fields as they are at `moment`, a possible one.
  func state(of field: Field, _ number: Int32, at moment: Moment) -> (exists: Bool, isPossible: Bool) {
    guard field < .dayPeriod else { return stateOfTime(field, number, at: moment) }
    let days = days(of: field, number, at: moment)
    let isDay = field == .day && kind == .calendar || field == .calendarDay
    if days.isEmpty || isDay && clock(of: days.first).isSkippedDay { return (false, false) }
    let left = days.cut(to: DaySpan(first: first.day, last: last.day))
    return (true, !left.isEmpty && (!isDay || permits(left.first)))
  }

  /// The seconds that a row of a time's field leaves.
  func times(of field: Field, _ number: Int32, at moment: Moment) -> (first: Int32, last: Int32) {
    let fields = settings.fields
    let hasHours = fields.contains(.hour) || !settings.isDuration
    let hasMinutes = fields.contains(.minute) || hasHours
    let hour = hasHours ? moment.second / 3_600 &* 3_600 : 0
    let minute = hasMinutes ? moment.second / 60 &* 60 : 0
    switch field {
    case .dayPeriod: return (number &* 43_200, number &* 43_200 &+ 43_199)
    case .hour: return (number &* 3_600, number &* 3_600 &+ 3_599)
    case .minute: return (hour &+ number &* 60, hour &+ number &* 60 &+ 59)
    default: return (minute &+ number, minute &+ number)
    }
  }

  private func stateOfTime(_ field: Field, _ number: Int32, at moment: Moment) -> (exists: Bool, isPossible: Bool) {
    let times = times(of: field, number, at: moment)
    var exists = false
    var time = times.first
    let step: Int32 = settings.fields.contains(.second) ? 1 : 60
    while time <= times.last {
      if hasTime(time, on: moment.day) {
        exists = true
        if isInBounds(Moment(moment.day, second: time)) { return (true, true) }
      }
      time &+= step
    }
    return (exists, false)
  }

  /// Whether the row, and what is coarser at `moment`, is today's.
  func isToday(_ field: Field, _ number: Int32, at moment: Moment) -> Bool {
    let now = settings.now
    guard kind != .time, field < .dayPeriod, place(of: now) != nil, self.number(of: field, at: now) == number else {
      return false
    }
    var isToday = true
    var raw: UInt8 = 0
    while let coarser = Field(rawValue: raw), coarser < field {
      if settings.fields.contains(coarser) {
        isToday = isToday && self.number(of: coarser, at: now) == self.number(of: coarser, at: moment)
      }
      raw += 1
    }
    return isToday
  }
}

// The clock.

extension PickerModel {
  /// Whether the clock shows this time twice on this day.
  func repeats(_ moment: Moment) -> Bool {
    let clock = clock(of: moment.day)
    return moment.second >= clock.repeatedFrom && moment.second < clock.repeatedTo
  }

  /// Whether the day may stand for another one that was asked for: as an end of its era, or after a day that the clock left.
  func mayBeMoved(_ day: FixedDay) -> Bool {
    if carriesOver(day - 1) { return true }
    guard settings.fields.contains(.era) else { return false }
    let era = eraDays(calendar.eraIndex(of: day))
    let last = place(of: Moment(era.last))?.day
    return day == era.first || day == last
  }

  /// Whether a time of the day may become one of the next day, to exist.
  func carriesOver(_ day: FixedDay) -> Bool {
    let clock = clock(of: day)
    let length = clock.skippedTo &- clock.skippedFrom
    return clock.isSkippedDay || length > 0 && clock.skippedTo &+ length &+ 3_600 > 86_400
  }
}
