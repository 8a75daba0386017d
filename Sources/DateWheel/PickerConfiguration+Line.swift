import CalendarSystems

// The line of moments that a picker's wheels stand on. A place on it is a ``Moment`` of whole wheels: a picker of months
// stands on first days of months, one of weeks on Mondays, one with eras no earlier than the era's first day.
//
// A month and day without a year is no day; its place is the packed date as the number of a day.

extension PickerConfiguration {
  /// The place of a moment that the host gives; `nil` when the calendar does not reach it. Times are left as they are.
  @inline(never)  // Once in the module, not once a caller.
  func place(of moment: Moment) -> Moment? {
    var place = moment
    if !hasTime {
      place.second = 0
      place.isSecondPass = false
    }
    switch dateKind {
    case .none:
      place.day = Moment.timeOnly
    case .calendarDay:
      guard calendar.packedDate(of: moment.day) != nil else { return nil }
    case .week:
      guard WeekYear(containing: moment.day) != nil else { return nil }
      place.day = moment.day - (moment.day.weekday &- 1)
    case .monthDay:
      guard let date = calendar.packedDate(of: moment.day) else { return nil }
      place.day = PackedDate(year: 0, month: date[.month], day: date[.day]).line
    case .calendar:
      guard let layout = try? calendar.layout(containing: moment.day), let date = layout.date(of: moment.day) else {
        return nil
      }
      if !fields.contains(.month) {
        place.day = layout.newYear
      } else if !fields.contains(.day) {
        place.day = moment.day - (date.day &- 1)
      }
      if fields.contains(.era), let start = calendar.eraSpan(at: calendar.eraIndex(of: moment.day))?.firstDay {
        // A month or year that two eras share is two rows.
        place.day = max(place.day, start)
      }
    }
    return place
  }

  /// The place of a bound. One that the calendar does not reach is no bound on its side of the range.
  @inline(never)  // Once in the module, not once a caller.
  func place(ofBound bound: Moment?) throws(PickerError) -> Moment? {
    guard var bound else { return nil }
    bound.isSecondPass = false  // Bounds hold for both passes.
    guard isTime(bound.second) || !hasTime else { throw .secondOutOfRange }
    guard let place = place(of: bound) else {
      // A day beyond the calendar still has its side; a month and day of it does not.
      if dateKind == .monthDay { throw .boundsOutsideCalendar }
      return bound
    }
    return place
  }

  /// Whether the second lies in a day, or in the durations that a picker can hold.
  func isTime(_ second: Int32) -> Bool {
    second >= 0 && second < (isDuration ? Moment.secondsInDurations : Moment.secondsInDay)
  }

  /// The places between which the line runs where there are no bounds.
  ///
  /// - Parameter isOpenBelow: years begin with the calendar's year one then, and not with its range.
  @inline(never)  // Once in the module, not once a caller.
  func ends(isOpenBelow: Bool) throws(PickerError) -> (first: Moment, last: Moment) {
    let lastSecond = hasTime ? Moment.secondsInDay &- 1 : 0
    let years = dateKind == .week ? CalendarID.iso8601.years : calendar.years
    let yearOne = dateKind == .week ? 1 : calendar.yearOne
    do throws(CalendarError) {
      switch dateKind {
      case .none:
        return (Moment(second: 0), Moment(second: isDuration ? max(longestDuration, maximum?.second ?? 0) : lastSecond))
      case .monthDay:
        let codes = calendar.monthCodes
        let last = codes.rank(at: codes.count &- 1)
        let length = calendar.monthSet.longestLength(of: MonthCode(rank: last))
        return (
          Moment(PackedDate(year: 0, month: codes.rank(at: 0), day: 1).line),
          Moment(PackedDate(year: 0, month: last, day: length).line)
        )
      case .week:
        // The week years of the ends need days of the years beside them.
        let first = WeekYear(isOpenBelow ? yearOne : years.lowerBound &+ 1)
        let last = WeekYear(years.upperBound &- 1)
        guard let first, let last else { throw .yearOutOfRange(yearOne) }
        return (Moment(first.newYear), Moment(last.monday(ofWeek: last.weekCount)))
      case .calendarDay, .calendar:
        let opening = isOpenBelow ? max(years.lowerBound, yearOne) : years.lowerBound
        let start = try calendar.layout(ofYear: opening).newYear
        let end = try calendar.layout(ofYear: years.upperBound).lastDay
        return (Moment(start), Moment(place(of: Moment(end))?.day ?? end, second: lastSecond))
      }
    } catch {
      throw .boundsOutsideCalendar
    }
  }

  /// Just under 24 hours, or 60 of the largest unit.
  private var longestDuration: Int32 {
    let fields = fields
    return fields.contains(.hour) ? 86_399 : fields.contains(.minute) ? 3_599 : 59
  }

  /// The date at a place, as far as it has one; `nil` when the calendar does not reach it.
  @inline(never)  // Once in the module, not once a caller.
  func date(of place: FixedDay) -> PackedDate? {
    switch dateKind {
    case .none: PackedDate()
    case .monthDay: PackedDate(line: place)
    case .week: WeekYear(containing: place).map { PackedDate(year: $0.year, month: $0.week(of: place), day: 1) }
    case .calendarDay, .calendar: calendar.packedDate(of: place)
    }
  }

  /// How the clock runs on the day at a place.
  @inline(never)  // Once in the module, not once a caller.
  func clock<Host: PickerHost>(of place: FixedDay, host: Host) -> DayClock {
    knowsClock ? host.clock(of: place) : DayClock()
  }

  /// What becomes of a time that has been asked for, to exist: it falls to the grid; where the clock skips it, the gap is
  /// added, and then the next time of the grid taken that exists. A day that was skipped becomes the next one.
  @inline(never)  // Once in the module, not once a caller.
  func existing<Host: PickerHost>(_ moment: Moment, host: Host) -> Moment {
    guard hasTime else { return moment }
    var result = moment
    result.second = grid.floor(moment.second)
    var clock = clock(of: moment.day, host: host)
    if clock.isSkippedDay {
      result.day = result.day + 1
      clock = self.clock(of: result.day, host: host)
    }
    if !clock.isSkippedDay, clock.shows(result.second) {
      result.isSecondPass = moment.isSecondPass && clock.repeats(result.second)
      return result
    }
    result.second &+= clock.skippedTo &- clock.skippedFrom
    result.isSecondPass = false
    return possible(from: result, host: host) ?? moment
  }

  /// The first possible moment from here on, as far as grid and clock have a say; `nil` when none comes within some days.
  @inline(never)  // Once in the module, not once a caller.
  func possible<Host: PickerHost>(from moment: Moment, host: Host) -> Moment? {
    guard hasTime else { return moment }
    var result = moment
    var tries = 4
    while tries > 0 {
      let clock = clock(of: result.day, host: host)
      if !clock.isSkippedDay {
        result.second = grid.next(result.second)
        if !clock.shows(result.second) { result.second = grid.next(clock.skippedTo) }
        if isDuration || result.second < Moment.secondsInDay { return result }
      }
      guard dateKind != .none else { return nil }
      result = Moment(result.day + 1, second: max(result.second &- Moment.secondsInDay, 0))
      tries &-= 1
    }
    return nil
  }

  /// The last possible moment up to here, as far as grid and clock have a say; `nil` when none came within some days.
  @inline(never)  // Once in the module, not once a caller.
  func possible<Host: PickerHost>(upTo moment: Moment, host: Host) -> Moment? {
    guard hasTime else { return moment }
    var result = moment
    var tries = 4
    while tries > 0 {
      let clock = clock(of: result.day, host: host)
      if !clock.isSkippedDay, result.second >= 0 {
        result.second = grid.previous(result.second)
        if clock.shows(result.second) { return result }
        if clock.skippedFrom > 0 {
          result.second = grid.previous(clock.skippedFrom &- 1)
          return result
        }
      }
      guard dateKind != .none else { return nil }
      result = Moment(result.day - 1, second: Moment.secondsInDay &- 1)
      tries &-= 1
    }
    return nil
  }
}

extension PackedDate {
  /// The number of a day that stands for the date on the line of a picker without years.
  var line: FixedDay { FixedDay(rataDie: cut(after: .day)) }

  init(line: FixedDay) {
    self.init(year: 0, month: line.rataDie &>> 6, day: line.rataDie & 63)
  }
}

extension CalendarID {
  /// The date of `day`; `nil` when the calendar does not reach it.
  @inline(never)  // Once in the module, not once a caller.
  func packedDate(of day: FixedDay) -> PackedDate? {
    // By the layout, which the picker needs anyway: the calendars' own conversions stay out of its module.
    (try? layout(containing: day))?.date(of: day).map(PackedDate.init)
  }
}
