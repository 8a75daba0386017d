import CalendarSystems
import Testing

struct PersianCalendarTests {
  @Test func `The years 1 to 3000 begin, and are leap, as in the table of new years`() throws {
    let rows = try Table("persian-newyear.csv").rows
    #expect(rows.count == 3000)
    for row in rows {
      let isLeap = try row.number("leap") == 1
      #expect(try row.number("length") == (isLeap ? 366 : 365))
      try expectYear(
        try row.number("year"), of: .persian, begins: try row.day("nowruz_iso"),
        lengths: [31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, isLeap ? 30 : 29], row)
    }
  }

  @Test func `The table is official for 1206 to 1498, and eleven of its years are uncertain`() throws {
    let rows = try Table("persian-newyear.csv").rows
    #expect(try years(in: rows, of: "official") == Array(1206...1498))
    #expect(
      try years(in: rows, of: "computed-uncertain")
        == [785, 1503, 1602, 1701, 1734, 2060, 2159, 2192, 2225, 2258, 2291])
  }

  private func years(in rows: [Table.Row], of status: String) throws -> [Int32] {
    try rows.filter { try $0.text("status") == status }.map { try $0.number("year") }
  }

  @Test func `The range has its ends and nothing beyond`() throws {
    try expectRange(1...3000, of: .persian, from: FixedDay(iso: 622, 3, 22), to: FixedDay(iso: 3622, 3, 20))
  }

  @Test func `The months and the era are those documented`() {
    #expect(CalendarID(rawValue: 11) == .persian)
    #expect(PersianCalendar.yearOne == 1)
    #expect(PersianCalendar.eras[0] == .ap && PersianCalendar.eras.count == 1)
    let set = PersianCalendar.monthSet
    #expect((1...set.count).map(set.month(at:)) == (1...12).map { MonthCode($0) })
    #expect(
      (1...set.count).map { set.longestLength(of: set.month(at: $0)) }
        == [31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30])
    #expect(PersianCalendar.monthCodes == set.codes)
    #expect(PersianCalendar.longestMonth == set.longestLength)
  }

  @Test(arguments: [
    // The days on which events fell that are known by both dates in Iran.
    (CalendarDate(1304, 1, 11), FixedDay(iso: 1925, 3, 31)),  // the law that made the calendar official
    (CalendarDate(1332, 5, 28), FixedDay(iso: 1953, 8, 19)),  // the fall of Mosaddegh
    (CalendarDate(1357, 11, 22), FixedDay(iso: 1979, 2, 11)),  // the victory of the revolution
    // Nowruz and the end of leap years, as the calendar centre of the University of Tehran publishes them.
    (CalendarDate(1399, 12, 30), FixedDay(iso: 2021, 3, 20)),
    (CalendarDate(1400, 1, 1), FixedDay(iso: 2021, 3, 21)),
    (CalendarDate(1403, 1, 1), FixedDay(iso: 2024, 3, 20)),
    (CalendarDate(1403, 12, 30), FixedDay(iso: 2025, 3, 20)),
    (CalendarDate(1404, 1, 1), FixedDay(iso: 2025, 3, 21)),
    // Day 1 of the count: 19 March 622 of the Julian calendar (Calendrical Calculations, 4th ed., §15.1).
    (CalendarDate(1, 1, 1), FixedDay(226_896)),
  ])
  func `Published dates`(date: CalendarDate, day: FixedDay) throws {
    #expect(try PersianCalendar.fixedDay(of: date) == day)
    #expect(try PersianCalendar.date(of: day) == date)
  }

  @Test func `The leap years of our time are those of the calendar centre`() throws {
    let leapYears: [Int32] = [1399, 1403, 1408, 1412, 1416, 1420, 1424, 1428, 1432, 1436, 1441]
    for year in 1396...Int32(1441) {
      #expect(try PersianCalendar.layout(ofYear: year).length == (leapYears.contains(year) ? 366 : 365), "\(year)")
    }
    #expect(throws: CalendarError.dayNotInMonth(30)) { try PersianCalendar.fixedDay(of: CalendarDate(1404, 12, 30)) }
  }

  /// The book's astronomical calendar is ours but for the place: it takes noon at Tehran. None of its dates falls in a
  /// year where that makes a difference. Its arithmetic calendar is the cycle of 2820 years.
  @Test func `The dates of Calendrical Calculations are those of its astronomical calendar`() throws {
    let rows = try Table("dershowitz-reingold.csv").rows
    #expect(rows.count == 33)
    var inRange = 0
    var differing: [Int32] = []
    for row in rows {
      let day = FixedDay(try row.number("rd"))
      let date = try bookDate("persian_astronomical", row)
      guard date.year >= 1 else {
        expectRefusal(of: day, in: .persian)
        continue
      }
      inRange += 1
      #expect(try PersianCalendar.date(of: day) == date, "\(row)")
      #expect(try PersianCalendar.fixedDay(of: date) == day, "\(row)")
      if try bookDate("persian_arithmetic", row) != date { differing.append(day.rataDie) }
    }
    #expect(inRange == 27)
    #expect(differing == [400_085])
  }

  private func bookDate(_ name: String, _ row: Table.Row) throws -> CalendarDate {
    CalendarDate(
      try row.number("\(name)_year"), UInt8(try row.number("\(name)_month")), try row.number("\(name)_day"))
  }

  /// The suite has year 1 begin on 21 March, by the 33-year rule; the equinox of 622 was 23 minutes after noon of that day.
  @Test func `The dates of the Temporal test suite in range, but for the first day of year 1`() throws {
    try expectTemporalDates(of: .persian, named: "persian", inRange: 138, refused: 8, exceptions: ["0622-03-21"])
    expectRefusal(of: FixedDay(iso: 622, 3, 21), in: .persian)
    #expect(try PersianCalendar.date(of: FixedDay(iso: 622, 3, 22)) == CalendarDate(1, 1, 1))
  }

  @Test(arguments: ["foundation-disagreements.csv", "icu-disagreements.csv"])
  func `The years that others begin a day late`(table: String) throws {
    let rows = try Table(table).rows.filter { try $0.text("calendar") == "persian" }
    #expect(rows.count == 10)
    for row in rows {
      let first = try row.day("iso_from")
      let date = CalendarDate(try row.number("year"), UInt8(try row.number("month")), try row.number("day"))
      #expect(try PersianCalendar.date(of: first) == date, "\(row)")
      let last = try row.day("iso_to")
      #expect(last - first + 1 == (try row.number("days")))
      // They are right again on the next Nowruz.
      #expect(try PersianCalendar.date(of: last + 1) == CalendarDate(date.year + 1, 1, 1), "\(row)")
    }
  }
}
