import CalendarSystems

extension WheelPicker {
  /// The row at `position`, judged by where the coarser wheels stand now.
  ///
  /// - Parameter position: any number where the wheel loops; else it is moved into 0 to the last row.
  /// - Complexity: O(1), whatever the bounds.
  @inline(never)  // Once in the module, not once a caller.
  public func row<Host: PickerHost>(of field: Field, at position: Int32, host: Host = PlainHost()) -> Row {
    let shownNumber = number(of: field, at: position)
    let number = field == .year ? yearAsked(shownNumber) : shownNumber
    var state = state(of: field, number)
    if field == .day || field == .calendarDay, state.exists {
      let day = field == .day ? standing.day + (number &- existing[.day]) : FixedDay(rataDie: number)
      if configuration.knowsClock, host.clock(of: day).isSkippedDay { state = RowState(exists: false) }
      if configuration.knowsDays, state.isPermitted, !host.permits(day) { state.isPermitted = false }
    }
    return Row(
      field: field, number: shownNumber, exists: state.exists, isPermitted: state.isPermitted,
      isToday: isToday(field, number))
  }

  /// The number that the row at `position` stands for, as in a ``Row``.
  @inline(never)  // Once in the module, not once a caller.
  func number(of field: Field, at position: Int32) -> Int32 { wheels[field].number(at: position) }

  /// The year that a row asks for. Beside an era wheel its row reads as a year of an era: of that in which the wheels last
  /// rested, which the rows are from. While the era turns the same words ask for a year of another era.
  @inline(never)  // Once in the module, not once a caller.
  func yearAsked(_ number: Int32) -> Int32 {
    let read = eraSpan(eraAtRest)?.yearOfEra(number)
    return read.flatMap { eraSpan(wishes[.era])?.year(ofEra: $0) } ?? number
  }

  private func isToday(_ field: Field, _ number: Int32) -> Bool {
    guard let now, let today, !field.isTime, configuration.dateKind != .none else { return false }
    switch field {
    case .era: return number == configuration.calendar.eraIndex(of: now.day)
    case .calendarDay: return number == now.day.rataDie
    default:
      let calendar = configuration.calendar
      let isEra =
        !configuration.fields.contains(.era) || calendar.eraIndex(of: now.day) == calendar.eraIndex(of: standing.day)
      return isEra && existing.cut(after: field, with: number) == today.cut(after: field)
    }
  }

  /// What grid, calendar, clock and bounds say of a row. The host's word on single days is not asked for.
  @inline(never)  // Once in the module, not once a caller.
  private func state(of field: Field, _ number: Int32) -> RowState {
    switch field {
    case .era:
      let first = eraSpan(number)?.firstDay ?? bounds.first.day
      let last = lastDay(ofEra: number) ?? bounds.last.day
      return RowState(exists: true, isPermitted: first <= bounds.last.day && last >= bounds.first.day)
    case .calendarDay:
      return RowState(
        exists: true, isPermitted: number >= bounds.first.day.rataDie && number <= bounds.last.day.rataDie)
    case .year, .month, .day, .weekYear, .week:
      let date = existing.cut(after: field, with: number)
      guard exists(field, number) else { return RowState(exists: false) }
      var (first, last) = (bounds.firstDate, bounds.lastDate)
      if configuration.fields.contains(.era) {
        // The era is the coarsest field: in Showa 64 there is no month but January.
        let index = configuration.calendar.eraIndex(of: standing.day)
        let era = dates(ofEra: index)
        guard date >= era.first?.cut(after: field) ?? date, date <= era.last?.cut(after: field) ?? date else {
          return RowState(exists: false)
        }
        (first, last) = possibleDates(ofEra: index)
      }
      return RowState(exists: true, isPermitted: date >= first.cut(after: field) && date <= last.cut(after: field))
    case .dayPeriod:
      return state(ofTimesFrom: number &* 43_200, through: number &* 43_200 &+ 43_199)
    case .hour:
      return state(ofTimesFrom: number &* 3_600, through: number &* 3_600 &+ 3_599)
    case .minute:
      let start = coarser(than: 3_600) &+ number &* 60
      return state(ofTimesFrom: start, through: start &+ 59)
    case .second:
      let start = coarser(than: 60) &+ number
      return state(ofTimesFrom: start, through: start)
    }
  }

  /// The time on which the wheels stand, down to a unit; nothing where the unit is as large as a duration's largest.
  private func coarser(than unit: Int32) -> Int32 {
    let isLargest = configuration.isDuration && !configuration.fields.contains(unit == 60 ? .minute : .hour)
    return isLargest ? 0 : standing.second / unit &* unit
  }

  private func exists(_ field: Field, _ number: Int32) -> Bool {
    switch field {
    case .month:
      configuration.dateKind == .monthDay
        ? configuration.calendar.monthCodes.contains(rank: number) : year.contains(rank: number)
    case .day, .week: number <= monthLength
    default: true
    }
  }

  /// Whether one of the times that an interval of the day of ``standing`` holds exists, and one of them within the bounds.
  @inline(never)  // Once in the module, not once a caller.
  private func state(ofTimesFrom first: Int32, through last: Int32) -> RowState {
    guard holdsTime(from: first, through: last) else { return RowState(exists: false) }
    var low = first
    var high = last
    if bounds.isOverMidnight {
      let early = holdsTime(from: low, through: min(high, bounds.last.second))
      return RowState(exists: true, isPermitted: early || holdsTime(from: max(low, bounds.first.second), through: high))
    }
    guard standing.day >= bounds.first.day, standing.day <= bounds.last.day else { return RowState(exists: true) }
    if standing.day == bounds.first.day { low = max(low, bounds.first.second) }
    if standing.day == bounds.last.day { high = min(high, bounds.last.second) }
    return RowState(exists: true, isPermitted: holdsTime(from: low, through: high))
  }

  /// Whether the day's clock shows a time of the grid in an interval.
  @inline(never)  // Once in the module, not once a caller.
  private func holdsTime(from first: Int32, through last: Int32) -> Bool {
    let grid = configuration.grid
    var time = grid.next(first)
    if !clock.shows(time) { time = grid.next(clock.skippedTo) }
    return time <= last
  }
}

/// What is known of a row before the host is asked.
private struct RowState {
  let exists: Bool
  var isPermitted = false
}

// The sets of rows, which change only when the wheels settle.

extension WheelPicker {
  /// Brings every wheel to where the picker stands, and tells how it gets there.
  ///
  /// - Parameter anew: the wheels held rows of another calendar, or of other fields, which are no rows of this one.
  @inline(never)  // Once in the module, not once a caller.
  mutating func roll(changesValue: Bool, anew: Bool = false) -> Settlement {
    var settled = FieldMap(Settlement.Wheel(position: 0, rolls: false, hasNewRows: false))
    var field = configuration.fields.finer(than: nil)
    while let next = field {
      settled[next] = roll(next, anew: anew)
      field = configuration.fields.finer(than: next)
    }
    return Settlement(value: value, changesValue: changesValue, wheels: settled)
  }

  private mutating func roll(_ field: Field, anew: Bool) -> Settlement.Wheel {
    let left = wheels[field]
    let number = standingNumber(of: field)
    let rows = rowSet(of: field)
    let hasNewRows = anew || rows != left.rows
    let rolls = anew || number != left.number(at: left.position)
    let index = rows.index(of: number)
    let position = hasNewRows ? index : rows.position(of: index, near: left.position)
    wheels[field] = Wheel(rows: rows, position: position)
    return Settlement.Wheel(position: position, rolls: rolls, hasNewRows: hasNewRows)
  }

  /// The number of the row that a wheel belongs on.
  @inline(never)  // Once in the module, not once a caller.
  private func standingNumber(of field: Field) -> Int32 {
    switch field {
    case .era: configuration.calendar.eraIndex(of: standing.day)
    case .calendarDay: standing.day.rataDie
    case .dayPeriod: standing.second / 43_200
    case .hour: standing.second / 3_600
    case .minute: (standing.second &- coarser(than: 3_600)) / 60
    case .second: standing.second &- coarser(than: 60)
    default: existing[field]
    }
  }

  /// The rows that the wheel of `field` holds when all wheels rest.
  @inline(never)  // Once in the module, not once a caller.
  private func rowSet(of field: Field) -> RowSet {
    let calendar = configuration.calendar
    let hides = configuration.impossibleRows == .hide
    var all: UInt64
    switch field {
    case .year where configuration.fields.contains(.era):
      let era = calendar.eraIndex(of: standing.day)
      let dates = possibleDates(ofEra: era)
      return RowSet(dates.first[.year], through: dates.last[.year])
    case .year, .weekYear:
      return RowSet(bounds.firstDate[field], through: bounds.lastDate[field])
    case .calendarDay:
      return RowSet(bounds.first.day.rataDie, through: bounds.last.day.rataDie)
    case .era:
      return RowSet(bits: possibleBits(of: bits(through: calendar.eras.count &- 1), field))
    case .month:
      let isFixed = configuration.dateKind == .monthDay || !hides && calendar.leapMonths == .fixed
      all = (isFixed ? calendar.monthCodes : year.codes).bits
    case .day: all = bits(through: hides ? monthLength : calendar.longestMonth) & ~1
    case .week: all = bits(through: hides ? monthLength : 53) & ~1
    case .dayPeriod: all = 0b11
    case .hour: all = bits(through: 23)
    case .minute: all = multiples(of: configuration.minuteInterval)
    case .second: all = multiples(of: configuration.secondInterval)
    }
    if configuration.isDuration, !configuration.fields.contains(.hour) || field == .hour {
      if let unit = largestUnit(of: field) {
        let interval =
          field == .hour ? 1 : field == .minute ? configuration.minuteInterval : configuration.secondInterval
        return RowSet(hides ? bounds.first.second / unit : 0, through: bounds.last.second / unit, by: interval)
      }
    }
    let kept = hides ? possibleBits(of: all, field) : all
    var rows = RowSet(bits: kept == 0 ? all : kept, from: hides ? opening(of: field, kept) : nil)
    let isCycle = field != .week && field != .dayPeriod
    rows.loops = isCycle && kept == all && configuration.looping == .automatic && rows.count > configuration.visibleRows
    return rows
  }

  /// The seconds of a unit, if it is the largest of a duration.
  private func largestUnit(of field: Field) -> Int32? {
    guard configuration.fields.finer(than: nil) == field else { return nil }
    return field == .hour ? 3_600 : field == .minute ? 60 : 1
  }

  /// Over midnight the hours begin with the first of the window, where that leaves a gap in the day.
  private func opening(of field: Field, _ kept: UInt64) -> Int32? {
    guard bounds.isOverMidnight, field == .hour, kept != bits(through: 23) else { return nil }
    return bounds.first.second / 3_600
  }

  @inline(never)  // Once in the module, not once a caller.
  private func possibleBits(of bits: UInt64, _ field: Field) -> UInt64 {
    var kept: UInt64 = 0
    var rest = bits
    while rest != 0 {
      let number = Int32(truncatingIfNeeded: rest.trailingZeroBitCount)
      let state = state(of: field, number)
      if state.exists, state.isPermitted { kept |= rest & ~(rest &- 1) }
      rest &= rest &- 1
    }
    return kept
  }

  private func bits(through number: Int32) -> UInt64 {
    1 &<< UInt64(truncatingIfNeeded: number &+ 1) &- 1
  }

  private func multiples(of interval: Int32) -> UInt64 {
    var bits: UInt64 = 0
    var number: Int32 = 0
    while number < 60 {
      bits |= 1 &<< UInt64(truncatingIfNeeded: number)
      number &+= interval
    }
    return bits
  }
}
