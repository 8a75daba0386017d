import CalendarSystems
import DateWheel

/// Settings, hosts and moments made from the numbers of a walk: all that make sense, and some that do not.
enum WalkSettings {
  static func center(_ numbers: inout WalkNumbers, _ calendar: CalendarID) -> FixedDay {
    let years = calendar.years
    let modern = FixedDay(rataDie: 697_200 &+ numbers.next(below: 100_000))  // The years 1910 to 2183.
    switch numbers.next(below: 8) {
    case 0:
      let year = numbers.once(in: 2) ? years.lowerBound : years.upperBound
      return (try? calendar.layout(ofYear: year))?.newYear ?? modern
    case 1: return (try? calendar.layout(ofYear: max(calendar.yearOne, years.lowerBound)))?.newYear ?? modern
    case 2, 3:
      return calendar.eraSpan(at: numbers.next(below: calendar.eras.count &+ 1))?.firstDay ?? modern
    default: return modern
    }
  }

  static func host(_ numbers: inout WalkNumbers) -> WalkHost {
    let seed = UInt32(bitPattern: numbers.next(below: 1 << 20))
    return WalkHost(seed: seed, days: WalkHost.Days(rawValue: numbers.next(below: 5)) ?? .all)
  }

  static func settings(
    _ numbers: inout WalkNumbers, _ calendar: CalendarID, near center: FixedDay
  ) -> PickerConfiguration {
    var settings = PickerConfiguration(calendar: calendar, now: moment(&numbers, near: center))
    settings.fields = fields(&numbers, calendar)
    settings.isDuration = settings.fields.rawValue & ~FieldSet.time.adding(.second).rawValue == 0 && numbers.once(in: 2)
    if !settings.isDuration, !settings.fields.contains(.hour),
      settings.fields.contains(.minute) || settings.fields.contains(.second)
    {
      settings.isDuration = true
    }
    settings.asksForClock = numbers.once(in: 2)
    settings.asksForDays = numbers.once(in: 3)
    setWays(&numbers, of: &settings)
    setBounds(&numbers, of: &settings, near: center)
    return settings
  }

  static func setWays(_ numbers: inout WalkNumbers, of settings: inout PickerConfiguration) {
    settings.impossibleRows = numbers.once(in: 2) ? .dim : .hide
    settings.looping = numbers.once(in: 3) ? .none : .automatic
    settings.visibleRows = numbers.once(in: 3) ? numbers.next(below: 20) : 5
    settings.minuteInterval = interval(&numbers)
    settings.secondInterval = interval(&numbers)
  }

  static func setBounds(
    _ numbers: inout WalkNumbers, of settings: inout PickerConfiguration, near center: FixedDay
  ) {
    settings.minimum = nil
    settings.maximum = nil
    let first = moment(&numbers, near: center)
    var last = first
    switch numbers.next(below: 8) {
    case 0, 1: return
    case 2: last.day = first.day + numbers.next(below: 60_000)
    case 3: last.day = first.day + numbers.next(below: 60)
    case 4: last.day = first.day + numbers.next(below: 3)
    case 5: break
    case 6: last.day = first.day + numbers.next(below: 800)
    default: last = moment(&numbers, near: center)
    }
    // Times alone, the other way round, are a window over midnight.
    if last.day != first.day || numbers.once(in: 2) { last.second = numbers.next(below: 86_400) }
    if settings.isDuration, numbers.once(in: 2) { last.second = numbers.next(below: 400_000) }
    if !numbers.once(in: 6) { settings.minimum = first }
    if !numbers.once(in: 6) { settings.maximum = last }
  }

  /// A moment some years, months or days away.
  static func moment(_ numbers: inout WalkNumbers, near center: FixedDay) -> Moment {
    let reach: Int32 = numbers.once(in: 3) ? 40_000 : numbers.once(in: 2) ? 400 : 20
    var moment = Moment(center + numbers.next(around: reach), second: numbers.next(below: 86_400))
    if numbers.once(in: 2) { moment.second = moment.second / 3_600 &* 3_600 }
    moment.isSecondPass = numbers.once(in: 6)
    return moment
  }

  /// A number for each error.
  static func number(of error: PickerError) -> Int32 {
    switch error {
    case .minimumAboveMaximum: 1
    case .boundsOutsideCalendar: 2
    case .valueOutsideCalendar: 3
    case .fields(let fault): 4 &+ Int32(fault.rawValue)
    case .minuteInterval: 20
    case .secondInterval: 21
    case .noMomentWithinBounds: 22
    case .secondOutOfRange: 23
    case .range: 24
    }
  }

  private static func interval(_ numbers: inout WalkNumbers) -> Int32 {
    switch numbers.next(below: 12) {
    case 0: 5
    case 1: 15
    case 2: 30
    case 3: 60
    case 4: numbers.once(in: 8) ? 7 : 20
    default: 1
    }
  }

  /// Fields that make sense together; now and then fields at random.
  private static func fields(_ numbers: inout WalkNumbers, _ calendar: CalendarID) -> FieldSet {
    let clock = FieldSet.time.adding(.dayPeriod)
    let hasEras = calendar.eras.count > 1
    switch numbers.next(below: 24) {
    case 0, 1: return .date
    case 2, 3: return hasEras ? FieldSet.date.adding(.era) : .date
    case 4: return hasEras ? FieldSet.yearMonth.adding(.era) : .yearMonth
    case 5: return hasEras ? FieldSet.year.adding(.era) : .year
    case 6, 7: return .monthDay
    case 8: return .yearMonth
    case 9: return .year
    case 10, 11: return .week
    case 12: return .time
    case 13: return clock
    case 14: return FieldSet.time.adding(.second)
    case 15: return clock.adding(.second)
    case 16: return .dateTime
    case 17: return clock.adding(.calendarDay)
    case 18: return FieldSet(.calendarDay)
    case 19: return FieldSet.date.union(.time)
    case 20: return clock.adding(.second).union(hasEras ? FieldSet.date.adding(.era) : .date)
    case 21: return FieldSet(.minute).adding(.second)
    case 22: return numbers.once(in: 2) ? FieldSet(.second) : FieldSet(.hour)
    default:
      return numbers.once(in: 4)
        ? FieldSet(rawValue: UInt16(truncatingIfNeeded: numbers.next(below: 2_048))) : .dateTime.adding(.second)
    }
  }
}
