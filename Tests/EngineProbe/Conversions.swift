import CalendarSystems

// The exports through which a host checks CalendarSystems on wasm32. Each returns a `Status` and writes what
// there is to say, as numbers of 32 bits, to `reply`, memory of the host's choice. A status other than 0 is
// followed by the value that was refused, so no value has to stand for an error.

private enum Status {
  static let answered: Int32 = 0
  static let fixedDayOutOfRange: Int32 = 1
  static let yearOutOfRange: Int32 = 2
  static let monthNotInCalendar: Int32 = 3
  static let monthNotInYear: Int32 = 4
  static let dayNotInMonth: Int32 = 5
  static let unknownCalendar: Int32 = 6
  static let lawBroken: Int32 = 7
}

/// Writes one number after the other.
private struct Reply {
  var memory: UnsafeMutablePointer<Int32>

  mutating func add(_ number: Int32) {
    memory.pointee = number
    memory += 1
  }

  mutating func add(_ month: MonthCode) {
    add(Int32(month.number))
    add(month.isLeap ? 1 : 0)
  }

  mutating func add(_ layout: YearLayout) {
    add(layout.year)
    add(layout.newYear.rataDie)
    add(layout.length)
    add(layout.leapOrdinal ?? 0)
    add(layout.monthCount)
    var ordinal: Int32 = 1
    while ordinal <= layout.monthCount {
      add(layout.code(ofMonth: ordinal))
      add(layout.firstDay(ofMonth: ordinal).rataDie)
      add(layout.length(ofMonth: ordinal))
      ordinal += 1
    }
  }

  mutating func refuse(_ error: CalendarError) -> Int32 {
    switch error {
    case .fixedDayOutOfRange(let day):
      add(day.rataDie)
      return Status.fixedDayOutOfRange
    case .yearOutOfRange(let year):
      add(year)
      return Status.yearOutOfRange
    case .monthNotInCalendar(let month):
      add(month)
      return Status.monthNotInCalendar
    case .monthNotInYear(let month):
      add(month)
      return Status.monthNotInYear
    case .dayNotInMonth(let day):
      add(day)
      return Status.dayNotInMonth
    }
  }
}

/// Answers a question to the calendar with this number.
private func answer(
  _ calendar: UInt32, _ memory: UnsafeMutablePointer<Int32>,
  _ write: (CalendarID, inout Reply) throws(CalendarError) -> Void
) -> Int32 {
  var reply = Reply(memory: memory)
  guard calendar <= UInt8.max, let id = CalendarID(rawValue: UInt8(truncatingIfNeeded: calendar))
  else {
    return Status.unknownCalendar
  }
  do throws(CalendarError) {
    try write(id, &reply)
    return Status.answered
  } catch {
    return reply.refuse(error)
  }
}

/// Replies with year, month number, 1 for a leap month, day and weekday.
@_expose(wasm, "dateOfDay")
@_cdecl("probe_dateOfDay")
public func dateOfDay(calendar: UInt32, day: Int32, reply: UnsafeMutablePointer<Int32>) -> Int32 {
  answer(calendar, reply) { (id, reply) throws(CalendarError) in
    let date = try id.date(of: FixedDay(rataDie: day))
    reply.add(date.year)
    reply.add(date.month)
    reply.add(date.day)
    reply.add(FixedDay(rataDie: day).weekday)
  }
}

/// Replies with the fixed day.
@_expose(wasm, "dayOfDate")
@_cdecl("probe_dayOfDate")
public func dayOfDate(
  calendar: UInt32, year: Int32, month: UInt8, isLeap: Bool, day: Int32,
  reply: UnsafeMutablePointer<Int32>
) -> Int32 {
  answer(calendar, reply) { (id, reply) throws(CalendarError) in
    let date = CalendarDate(year: year, month: MonthCode(month, isLeap: isLeap), day: day)
    reply.add(try id.fixedDay(of: date).rataDie)
  }
}

/// Replies with the number of the era, -1 where the calendar has none, and the year of the era.
@_expose(wasm, "eraOfDay")
@_cdecl("probe_eraOfDay")
public func eraOfDay(calendar: UInt32, day: Int32, reply: UnsafeMutablePointer<Int32>) -> Int32 {
  answer(calendar, reply) { (id, reply) throws(CalendarError) in
    let day = FixedDay(rataDie: day)
    let date = try id.date(of: day)
    let eraYear = id.eraYear(ofYear: date.year, on: day)
    reply.add(eraYear.map { Int32($0.era.rawValue) } ?? -1)
    reply.add(eraYear?.year ?? date.year)
  }
}

/// Replies with the number of eras, then each one's number.
@_expose(wasm, "erasOfCalendar")
@_cdecl("probe_erasOfCalendar")
public func erasOfCalendar(calendar: UInt32, reply: UnsafeMutablePointer<Int32>) -> Int32 {
  answer(calendar, reply) { (id, reply) throws(CalendarError) in
    reply.add(id.eras.count)
    var place: Int32 = 0
    while let era = id.eras[place] {
      reply.add(Int32(era.rawValue))
      place += 1
    }
  }
}

/// Replies with year, month number, 1 for a leap month, and day of the date some years and months after another.
@_expose(wasm, "addToDate")
@_cdecl("probe_addToDate")
public func addToDate(
  calendar: UInt32, year: Int32, month: UInt8, isLeap: Bool, day: Int32, years: Int32, months: Int32, rejects: Bool,
  reply: UnsafeMutablePointer<Int32>
) -> Int32 {
  answer(calendar, reply) { (id, reply) throws(CalendarError) in
    let date = CalendarDate(year: year, month: MonthCode(month, isLeap: isLeap), day: day)
    let sum = try id.adding(years: years, months: months, to: date, overflow: rejects ? .reject : .constrain)
    reply.add(sum.year)
    reply.add(sum.month)
    reply.add(sum.day)
    reply.add(try id.days(from: date, to: sum))
    reply.add(sum < date ? -1 : sum == date ? 0 : 1)
  }
}

/// Replies with year, new year's day, length, place of the leap month or 0, and the number of months; then for
/// each month its number, 1 for a leap month, its first day and its length.
@_expose(wasm, "layoutOfYear")
@_cdecl("probe_layoutOfYear")
public func layoutOfYear(calendar: UInt32, year: Int32, reply: UnsafeMutablePointer<Int32>) -> Int32 {
  answer(calendar, reply) { (id, reply) throws(CalendarError) in
    reply.add(try id.layout(ofYear: year))
  }
}

/// Replies like `layoutOfYear`, for the year that holds `day`.
@_expose(wasm, "layoutOfDay")
@_cdecl("probe_layoutOfDay")
public func layoutOfDay(calendar: UInt32, day: Int32, reply: UnsafeMutablePointer<Int32>) -> Int32 {
  answer(calendar, reply) { (id, reply) throws(CalendarError) in
    reply.add(try id.layout(containing: FixedDay(rataDie: day)))
  }
}

/// Replies with the first and last supported year, year one, the longest length of any month, and the number of
/// months in the set; then for each its number, 1 for a leap month, its longest length and its partner's number.
@_expose(wasm, "calendarFacts")
@_cdecl("probe_calendarFacts")
public func calendarFacts(calendar: UInt32, reply: UnsafeMutablePointer<Int32>) -> Int32 {
  answer(calendar, reply) { (id, reply) throws(CalendarError) in
    let set = id.monthSet
    reply.add(id.years.lowerBound)
    reply.add(id.years.upperBound)
    reply.add(id.yearOne)
    reply.add(set.longestLength)
    reply.add(set.count)
    var place: Int32 = 1
    while place <= set.count {
      let month = set.month(at: place)
      reply.add(month)
      reply.add(set.longestLength(of: month))
      reply.add(Int32(set.ordinaryPartner(of: month).number))
      place += 1
    }
  }
}

/// Tries the laws on the days from `first` to `last`; replies with the first broken law and its day.
@_expose(wasm, "brokenLawOnDays")
@_cdecl("probe_brokenLawOnDays")
public func brokenLawOnDays(
  calendar: UInt32, first: Int32, last: Int32, reply: UnsafeMutablePointer<Int32>
) -> Int32 {
  lawStatus(calendar, first, last, reply) { .day(FixedDay(rataDie: $0)) }
}

/// Tries the laws on the years from `first` to `last`; replies with the first broken law and its year.
@_expose(wasm, "brokenLawInYears")
@_cdecl("probe_brokenLawInYears")
public func brokenLawInYears(
  calendar: UInt32, first: Int32, last: Int32, reply: UnsafeMutablePointer<Int32>
) -> Int32 {
  lawStatus(calendar, first, last, reply) { .year($0) }
}

/// Tries the laws of the calendar's range and month set; replies with the first broken law and 0.
@_expose(wasm, "brokenLawOfCalendar")
@_cdecl("probe_brokenLawOfCalendar")
public func brokenLawOfCalendar(calendar: UInt32, reply: UnsafeMutablePointer<Int32>) -> Int32 {
  lawStatus(calendar, 0, 0, reply) { _ in .calendar }
}

private func lawStatus(
  _ calendar: UInt32, _ first: Int32, _ last: Int32, _ memory: UnsafeMutablePointer<Int32>,
  _ subject: (Int32) -> LawSubject
) -> Int32 {
  var status = Status.answered
  let known = answer(calendar, memory) { (id, reply) throws(CalendarError) in
    var number = first
    while number <= last {
      if let law = brokenLaw(of: id, on: subject(number)) {
        reply.add(law.rawValue)
        reply.add(number)
        status = Status.lawBroken
        return
      }
      if number == .max { break }
      number += 1
    }
  }
  return known == Status.answered ? status : known
}
