import CalendarSystems
import Testing

struct GregorianCalendarTests {
  @Test func `The dates of Calendrical Calculations, appendix C`() throws {
    let rows = try Table("dershowitz-reingold.csv").rows
    #expect(rows.count == 33)
    for row in rows {
      let day = FixedDay(try row.number("rd"))
      let date = CalendarDate(
        try row.number("gregorian_year"), UInt8(try row.number("gregorian_month")),
        try row.number("gregorian_day"))
      #expect(try GregorianCalendar.date(of: day) == date, "\(row)")
      #expect(try GregorianCalendar.fixedDay(of: date) == day, "\(row)")
      #expect(day.weekday % 7 == (try row.number("weekday_sun0")), "\(row)")
    }
  }

  @Test func `The dates of the Temporal test suite`() throws {
    try expectTemporalDates(of: .gregory, named: "gregory", count: 166)
  }

  @Test func `Published dates`() throws {
    // The reform took effect on Friday, 15 October 1582 (bull Inter gravissimas, 1582).
    #expect(try GregorianCalendar.fixedDay(of: CalendarDate(1582, 10, 15)) == FixedDay(577_736))
    #expect(FixedDay(577_736).weekday == 5)
    // The day of Modified Julian Day 0, 17 November 1858, is R.D. 678 576 (Calendrical Calculations, table 1.2).
    #expect(try GregorianCalendar.fixedDay(of: CalendarDate(1858, 11, 17)) == FixedDay(678_576))
    // The start of Unix time, a Thursday, is R.D. 719 163 (the same table).
    #expect(try GregorianCalendar.fixedDay(of: CalendarDate(1970, 1, 1)) == FixedDay(719_163))
    #expect(FixedDay(719_163).weekday == 4)
    #expect(try GregorianCalendar.fixedDay(of: CalendarDate(1, 1, 1)) == FixedDay(1))
  }

  @Test(arguments: [
    (1900, false), (2000, true), (2023, false), (2024, true), (2100, false), (2400, true),
    (4, true), (1, false), (0, true), (-1, false), (-4, true), (-100, false), (-400, true),
    (-299_900, false), (-300_000, true), (300_000, true), (299_900, false),
  ])
  func `A year is leap when 4 divides it, but of the centuries only every fourth`(
    year: Int32, isLeap: Bool
  ) throws {
    let layout = try GregorianCalendar.layout(ofYear: year)
    let february: Int32 = isLeap ? 29 : 28
    let lengths = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    #expect((1...layout.monthCount).map(layout.length(ofMonth:)) == lengths)
    #expect(layout.length == (isLeap ? 366 : 365))
    #expect(layout.leapOrdinal == nil)
  }

  @Test func `Each supported year begins where the plain count of days and leap days puts it`()
    throws
  {
    for year in stride(from: GregorianCalendar.years.lowerBound, through: 300_000, by: 97) {
      let newYear = FixedDay(iso: Int(year), 1, 1)
      let layout = try GregorianCalendar.layout(ofYear: year)
      guard layout.newYear == newYear, try GregorianCalendar.layout(containing: newYear) == layout
      else {
        Issue.record("\(year) begins on \(layout.newYear), not \(newYear)")
        return
      }
    }
  }

  @Test func `The day before 1 January of year 1 is 31 December of year 0`() throws {
    #expect(try GregorianCalendar.date(of: FixedDay(0)) == CalendarDate(0, 12, 31))
    #expect(try GregorianCalendar.date(of: FixedDay(-365)) == CalendarDate(0, 1, 1))
    #expect(try GregorianCalendar.date(of: FixedDay(-366)) == CalendarDate(-1, 12, 31))
  }

  @Test func `The range, the years and the months are those documented`() throws {
    #expect(CalendarID(rawValue: 0) == .gregory)
    #expect(GregorianCalendar.years == -300_000...300_000)
    #expect(GregorianCalendar.yearOne == 1)
    let set = GregorianCalendar.monthSet
    #expect((1...set.count).map(set.month(at:)) == (1...12).map { MonthCode($0) })
    #expect(
      (1...set.count).map { set.longestLength(of: set.month(at: $0)) }
        == [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
    #expect(set.longestLength == 31)
    #expect(set.leapMonths == .fixed)
  }

  @Test func `What does not exist is rejected and never rolls over`() {
    #expect(throws: CalendarError.dayNotInMonth(29)) {
      try GregorianCalendar.fixedDay(of: CalendarDate(2023, 2, 29))
    }
    #expect(throws: CalendarError.monthNotInCalendar(MonthCode(13))) {
      try GregorianCalendar.fixedDay(of: CalendarDate(2023, 13, 1))
    }
    #expect(throws: CalendarError.monthNotInCalendar(MonthCode(2, isLeap: true))) {
      try GregorianCalendar.fixedDay(of: CalendarDate(2023, 2, leap: true, 1))
    }
  }
}
