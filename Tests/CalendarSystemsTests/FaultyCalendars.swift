import CalendarSystems
import EngineProbe
import Testing

/// The laws themselves, tried on calendars with one fault each.
struct FaultyCalendars {
  @Test func `A sound calendar breaks no law`() {
    #expect(broken(Sound.self, .calendar) == nil)
    #expect(broken(Sound.self, .year(2000)) == nil)
    #expect(broken(Sound.self, .day(FixedDay(iso: 2000, 12, 31))) == nil)
  }

  @Test func `A date that leads to another day breaks the round trip`() {
    #expect(broken(YearsMoved.self, .day(FixedDay(iso: 2000, 6, 1))) == .roundTrip)
  }

  @Test func `A day whose year is laid out in two ways is found`() {
    #expect(broken(TwoLayouts.self, .day(FixedDay(iso: 2001, 1, 5))) == .oneLayout)
  }

  @Test func `A gap between years is found from either side`() {
    #expect(broken(DayLeftOut.self, .year(2000)) == .yearsMeet)
    #expect(broken(DayLeftOut.self, .day(FixedDay(iso: 2000, 12, 31))) == .nextDate)
    #expect(broken(DayLeftOut.self, .day(FixedDay(iso: 2001, 1, 1))) == .roundTrip)
  }

  @Test func `A month that its set has shorter, or not at all, is found`() {
    #expect(broken(ShortFebruary.self, .year(2000)) == .monthsInSet)
    #expect(broken(ShortFebruary.self, .year(2001)) == nil)
    #expect(broken(NoDecember.self, .year(2001)) == .monthsInSet)
  }

  @Test func `A month without days is found`() {
    #expect(broken(EmptyMonth.self, .year(2001)) == .monthsTile)
  }

  @Test func `Answers beyond the range are found`() {
    #expect(broken(Unbounded.self, .calendar) == .range)
  }

  @Test func `An era that the list does not have at its place is found`() {
    #expect(broken(UnlistedEra.self, .day(FixedDay(iso: 2000, 1, 1))) == .eras)
    #expect(broken(RestartedEra.self, .day(FixedDay(iso: 2020, 1, 1))) == .eras)
    #expect(broken(RestartedEra.self, .day(FixedDay(iso: 1900, 1, 1))) == nil)
  }

  @Test func `Years with other months than their cycle says are found`() {
    #expect(broken(ThirteenMonths.self, .year(2000)) == .monthCycle)
  }

  @Test func `A leap month without a partner is found`() {
    #expect(broken(NoPartner.self, .calendar) == .monthSet)
  }

  @Test func `A name that answers for another calendar is found`() {
    #expect(
      brokenLaw(of: HebrewCalendar.self, id: .gregory, on: .day(FixedDay(iso: 2000, 1, 1)))
        == .identifier)
    #expect(brokenLaw(of: HebrewCalendar.self, id: .gregory, on: .year(5784)) == .identifier)
    #expect(brokenLaw(of: HebrewCalendar.self, id: .gregory, on: .calendar) != nil)
  }

  private func broken<Calendar: CalendarSystem>(
    _ calendar: Calendar.Type, _ subject: LawSubject
  ) -> CalendarLaw? {
    brokenLaw(of: calendar, id: nil, on: subject)
  }
}

/// The Gregorian calendar, of which a faulty one changes a part.
private protocol Variant: CalendarSystem {}

extension Variant {
  static var years: ClosedRange<Int32> { GregorianCalendar.years }
  static var eras: Eras { Eras() }
  static var monthSet: MonthSet { GregorianCalendar.monthSet }
  static func layout(containing day: FixedDay) throws(CalendarError) -> YearLayout {
    try GregorianCalendar.layout(containing: day)
  }
  static func layout(ofYear year: Int32) throws(CalendarError) -> YearLayout {
    try GregorianCalendar.layout(ofYear: year)
  }
}

private enum Sound: Variant {}

private enum YearsMoved: Variant {
  static func layout(ofYear year: Int32) throws(CalendarError) -> YearLayout {
    let layout = try GregorianCalendar.layout(ofYear: year)
    return YearLayout(year: year, newYear: layout.newYear + 1, months: layout.months)
  }
}

private enum TwoLayouts: Variant {
  static func layout(containing day: FixedDay) throws(CalendarError) -> YearLayout {
    let layout = try GregorianCalendar.layout(containing: day)
    return YearLayout(
      year: layout.year, newYear: layout.newYear, months: GregorianCalendar.monthSet.ordinary)
  }
}

/// 1 January 2001 is in no year: each later day is a day later.
private enum DayLeftOut: Variant {
  static func layout(containing day: FixedDay) throws(CalendarError) -> YearLayout {
    day <= FixedDay(iso: 2000, 12, 31)
      ? try GregorianCalendar.layout(containing: day)
      : try layout(ofYear: GregorianCalendar.date(of: day - 1).year)
  }

  static func layout(ofYear year: Int32) throws(CalendarError) -> YearLayout {
    let layout = try GregorianCalendar.layout(ofYear: year)
    guard year > 2000 else { return layout }
    return YearLayout(year: year, newYear: layout.newYear + 1, months: layout.months)
  }
}

private enum ShortFebruary: Variant {
  static var monthSet: MonthSet {
    var ordinary = MonthLengths(shorter: 31, count: 1)
    ordinary.append(28)
    for _ in 3...12 { ordinary.append(31) }
    return MonthSet(ordinary: ordinary)
  }
}

private enum NoDecember: Variant {
  static var monthSet: MonthSet { MonthSet(ordinary: MonthLengths(shorter: 31, count: 11)) }
}

private enum EmptyMonth: Variant {
  static func layout(ofYear year: Int32) throws(CalendarError) -> YearLayout {
    let layout = try GregorianCalendar.layout(ofYear: year)
    var months = layout.months
    months.append(0)
    return YearLayout(year: year, newYear: layout.newYear, months: months)
  }
}

private enum Unbounded: Variant {
  static var years: ClosedRange<Int32> { -1000...1000 }
}

private enum NoPartner: Variant {
  static var monthSet: MonthSet {
    MonthSet(
      ordinary: GregorianCalendar.monthSet.ordinary, leap: MonthLengths(shorter: 29, count: 12),
      leapPartner: .nextNumber)
  }
}

private enum UnlistedEra: Variant {
  static var eras: Eras { JapaneseCalendar.eras }
  static func eraSpan(at index: Int32) -> EraSpan? { HebrewCalendar.eraSpan(at: index) }
}

private enum RestartedEra: Variant {
  static var eras: Eras { JapaneseCalendar.eras }
  static func eraSpan(at index: Int32) -> EraSpan? {
    // Its Heisei begins again with the year 1 where its Reiwa should.
    JapaneseCalendar.eraSpan(at: index == 6 ? 1 : index)
  }
}

private enum ThirteenMonths: Variant {
  static var monthCycle: MonthCycle? { MonthCycle(years: 1, months: 13) }
}
