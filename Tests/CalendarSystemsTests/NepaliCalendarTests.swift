import CalendarSystems
import Testing

struct NepaliCalendarTests {
  @Test func `The years 1970 to 2100 begin, and have the months, as in the table of months`() throws {
    let rows = try Table("nepali-months.csv").rows
    #expect(rows.count == 131)
    for row in rows {
      try expectYear(
        try row.number("year"), of: .nepali, begins: try row.day("start_iso"),
        lengths: try (1...12).map { try row.number("m\($0)") }, row)
    }
  }

  @Test func `The table is disputed in seven years, and projected from 2084`() throws {
    let rows = try Table("nepali-months.csv").rows
    #expect(try years(in: rows, of: "disputed") == [1974, 1975, 1977, 1989, 1991, 1993, 2062])
    #expect(try years(in: rows, of: "projected") == Array(2084...2100))
  }

  private func years(in rows: [Table.Row], of status: String) throws -> [Int32] {
    try rows.filter { try $0.text("status") == status }.map { try $0.number("year") }
  }

  @Test func `The range has its ends and nothing beyond`() throws {
    try expectRange(1970...2100, of: .nepali, from: FixedDay(iso: 1913, 4, 13), to: FixedDay(iso: 2044, 4, 12))
  }

  @Test func `The months and the era are those documented`() throws {
    #expect(CalendarID(rawValue: 12) == .nepali)
    #expect(NepaliCalendar.yearOne == 1970)
    #expect(NepaliCalendar.eras[0] == .bs && NepaliCalendar.eras.count == 1)
    #expect(CalendarID.nepali.eraYear(ofYear: 2081, on: FixedDay(iso: 2024, 4, 13)) == EraYear(.bs, 2081))
    let set = NepaliCalendar.monthSet
    #expect((1...set.count).map(set.month(at:)) == (1...12).map { MonthCode($0) })
    // Each as long as in the longest of its rows.
    let rows = try Table("nepali-months.csv").rows
    for month in 1...UInt8(12) {
      let longest = try rows.map { try $0.number("m\(month)") }.max()
      #expect(set.longestLength(of: MonthCode(month)) == longest)
    }
    #expect(NepaliCalendar.monthCodes == set.codes)
    #expect(NepaliCalendar.longestMonth == set.longestLength)
  }

  @Test(arguments: [
    // The days on which events fell that are known by both dates in Nepal.
    (CalendarDate(1990, 10, 2), FixedDay(iso: 1934, 1, 15)),  // the great earthquake
    (CalendarDate(2058, 2, 19), FixedDay(iso: 2001, 6, 1)),  // the massacre in the palace
    (CalendarDate(2065, 2, 15), FixedDay(iso: 2008, 5, 28)),  // the republic
    (CalendarDate(2072, 1, 12), FixedDay(iso: 2015, 4, 25)),  // the earthquake of Gorkha
    (CalendarDate(2072, 6, 3), FixedDay(iso: 2015, 9, 20)),  // the constitution
    // New years of the published calendars.
    (CalendarDate(2080, 1, 1), FixedDay(iso: 2023, 4, 14)),
    (CalendarDate(2081, 1, 1), FixedDay(iso: 2024, 4, 13)),
    (CalendarDate(2082, 1, 1), FixedDay(iso: 2025, 4, 14)),
  ])
  func `Published dates`(date: CalendarDate, day: FixedDay) throws {
    #expect(try NepaliCalendar.fixedDay(of: date) == day)
    #expect(try NepaliCalendar.date(of: day) == date)
  }

  @Test func `A month has the 32nd day in the years that the table gives it`() throws {
    // Month 5 has 32 days in three years.
    for year in [Int32(1971), 2029, 2056] {
      #expect(try NepaliCalendar.date(of: NepaliCalendar.fixedDay(of: CalendarDate(year, 5, 32))).day == 32)
    }
    for year in [Int32(1970), 2030, 2081] {
      #expect(throws: CalendarError.dayNotInMonth(32)) { try NepaliCalendar.fixedDay(of: CalendarDate(year, 5, 32)) }
    }
  }
}
