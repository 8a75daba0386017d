import CalendarSystems

// From wishes to where the wheels stand: existence, then permission.

extension WheelPicker {
  /// Makes the wishes those of a place on the line.
  @inline(never)  // Once in the module, not once a caller.
  mutating func wish(_ place: Moment) {
    guard let date = configuration.date(of: place.day) else { return }
    wishes[.era] = configuration.fields.contains(.era) ? configuration.calendar.eraIndex(of: place.day) : 0
    wishes[.year] = eraSpan(wishes[.era])?.yearOfEra(date[.year]) ?? date[.year]
    wishes[.month] = date[.month]
    wishes[.day] = date[.day]
    wishes[.weekYear] = date[.weekYear]
    wishes[.week] = date[.week]
    wishes[.calendarDay] = place.day.rataDie
    wish(time: place.second)
  }

  /// Makes the wishes of the hour, minute and second those of a time, or of a duration.
  @inline(never)  // Once in the module, not once a caller.
  private mutating func wish(time: Int32) {
    let fields = configuration.fields
    let minutes = time / 60
    let holdsHours = fields.contains(.hour) || !configuration.isDuration
    let holdsMinutes = fields.contains(.minute) || holdsHours
    wishes[.hour] = holdsHours ? minutes / 60 : 0
    wishes[.minute] = holdsHours ? minutes % 60 : holdsMinutes ? minutes : 0
    wishes[.second] = holdsMinutes ? time % 60 : time
  }

  /// The time, or the duration, that is asked for.
  var wishedSecond: Int32 { wishes[.hour] &* 3_600 &+ wishes[.minute] &* 60 &+ wishes[.second] }

  /// The span of an era that has a wheel; `nil` where eras have none.
  @inline(never)  // Once in the module, not once a caller.
  func eraSpan(_ index: Int32) -> EraSpan? {
    configuration.fields.contains(.era) ? configuration.calendar.eraSpan(at: index) : nil
  }

  /// The era whose years the year wheel holds.
  var eraAtRest: Int32 { configuration.calendar.eraIndex(of: shownAtRest.day) }

  /// Stands where the wishes lead.
  ///
  /// - Parameter isAnew: the year that is known may be one of another calendar.
  @inline(never)  // Once in the module, not once a caller.
  mutating func stand<Host: PickerHost>(isAnew: Bool = false, host: Host) {
    var place = Moment(existingDay(isAnew: isAnew), second: wishedSecond, isSecondPass: wishesSecondPass)
    if configuration.hasTime {
      let day = place.day
      place = configuration.existing(place, host: host)
      if place.day != day { stand(onDay: place.day) }
    }
    standing = place
    clock = configuration.clock(of: place.day, host: host)
    isPermitted = true
    shown = bounds.nearest(to: place, holding: finestMoved, of: configuration.fields, movesBack: movesBack)
    if configuration.knowsDays, !host.permits(shown.day) { permit(host: host) }
  }

  /// The day that the wishes lead to, as far as existence has a say. ``existing``, ``year`` and ``monthLength`` become its own.
  private mutating func existingDay(isAnew: Bool) -> FixedDay {
    switch configuration.dateKind {
    case .none:
      existing = PackedDate()
      return Moment.timeOnly
    case .calendarDay:
      let day = FixedDay(rataDie: wishes[.calendarDay])
      existing = configuration.calendar.packedDate(of: day) ?? existing
      return day
    case .week:
      guard let weekYear = WeekYear(wishes[.weekYear]) else { return standing.day }
      monthLength = weekYear.weekCount
      let week = min(wishes[.week], weekYear.weekCount)
      existing = PackedDate(year: weekYear.year, month: week, day: 1)
      return weekYear.monday(ofWeek: week)
    case .monthDay:
      monthLength = configuration.calendar.monthSet.longestLength(of: MonthCode(rank: wishes[.month]))
      existing = PackedDate(year: 0, month: wishes[.month], day: min(wishes[.day], monthLength))
      return existing.line
    case .calendar:
      return existingDate(isAnew: isAnew)
    }
  }

  /// *Existence*: a month code is carried over; a leap month that the year lacks becomes its ordinary partner; the
  /// day is no later than the month's last, and lies in the era asked for.
  @inline(never)  // Once in the module, not once a caller.
  private mutating func existingDate(isAnew: Bool) -> FixedDay {
    let calendar = configuration.calendar
    let span = eraSpan(wishes[.era])
    let number = span.map { yearInEra($0.year(ofEra: wishes[.year])) } ?? wishes[.year]
    if isAnew || year.year != number, let layout = try? calendar.layout(ofYear: number) {
      // A year that has a row, or an era, lies in the calendar's range: there is always a layout.
      year = layout
    }
    var month = configuration.fields.contains(.month) ? wishes[.month] : year.codes.rank(at: 0)
    if !year.contains(rank: month) { month = calendar.leapPartner.rank(ofPartner: month) }
    let start = year.days(beforeRank: month)
    monthLength = year.days(beforeRank: month &+ 1) &- start
    let day = configuration.fields.contains(.day) ? min(wishes[.day], monthLength) : 1
    existing = PackedDate(year: year.year, month: month, day: day)
    let fixed = year.newYear + (start &+ day &- 1)
    guard let span else { return fixed }
    let afterStart = max(fixed, span.firstDay ?? fixed)
    let inEra = min(afterStart, lastDay(ofEra: wishes[.era]) ?? afterStart)
    guard inEra != fixed else { return fixed }
    // A picker of months or years stands on the first day of one.
    let place = configuration.place(of: Moment(inEra))?.day ?? inEra
    stand(onDay: place)
    return place
  }

  /// Another day than the wishes have led to exists: ``existing`` and what goes with it become its own.
  @inline(never)  // Once in the module, not once a caller.
  private mutating func stand(onDay day: FixedDay) {
    guard let date = configuration.date(of: day) else { return }
    existing = date
    guard configuration.dateKind == .calendar, let layout = try? configuration.calendar.layout(ofYear: date[.year])
    else { return }
    year = layout
    monthLength = year.days(beforeRank: date[.month] &+ 1) &- year.days(beforeRank: date[.month])
  }

  /// The arithmetic year, or the nearest one that has a day of the era asked for.
  private func yearInEra(_ number: Int32) -> Int32 {
    let era = dates(ofEra: wishes[.era])
    let years = configuration.calendar.years
    return min(max(number, era.first?[.year] ?? years.lowerBound), era.last?[.year] ?? years.upperBound)
  }

  /// The dates of the first and the last day of an era; `nil` at an end that is open.
  @inline(never)  // Once in the module, not once a caller.
  func dates(ofEra index: Int32) -> (first: PackedDate?, last: PackedDate?) {
    let calendar = configuration.calendar
    return (
      eraSpan(index)?.firstDay.flatMap { calendar.packedDate(of: $0) },
      lastDay(ofEra: index).flatMap { calendar.packedDate(of: $0) }
    )
  }

  /// The last day before the next era; `nil` in the last one.
  @inline(never)  // Once in the module, not once a caller.
  func lastDay(ofEra index: Int32) -> FixedDay? {
    configuration.calendar.eraSpan(at: index &+ 1)?.firstDay.map { $0 - 1 }
  }

  /// The dates in an era and within the bounds. Where there are none the last comes before the first.
  func possibleDates(ofEra index: Int32) -> (first: PackedDate, last: PackedDate) {
    let era = dates(ofEra: index)
    return (
      max(era.first ?? bounds.firstDate, bounds.firstDate), min(era.last ?? bounds.lastDate, bounds.lastDate)
    )
  }
}
