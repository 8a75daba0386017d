import CalendarSystems
import Testing

@Test func anchors() throws {
  let day = try CalendarID.gregory.fixedDay(of: CalendarDate(year: 2012, month: MonthCode(4), day: 4))
  #expect(day.rataDie == 734597)
  #expect(day.weekday == 3)
  let date = try CalendarID.hebrew.date(of: day)
  #expect(date == CalendarDate(year: 5772, month: MonthCode(7), day: 12))
  for id in [CalendarID.gregory, .hebrew] {
    let first = try id.layout(ofYear: id.years.lowerBound).newYear
    let last = try id.layout(ofYear: id.years.upperBound).lastDay
    #expect(try id.date(of: first).day == 1)
    _ = try id.date(of: last)
    #expect(throws: CalendarError.fixedDayOutOfRange(first - 1)) { try id.date(of: first - 1) }
    #expect(throws: CalendarError.fixedDayOutOfRange(last + 1)) { try id.date(of: last + 1) }
    for rd in Int32(600000)..<800000 { let d = try id.date(of: FixedDay(rataDie: rd)); #expect(try id.fixedDay(of: d).rataDie == rd) }
  }
}
