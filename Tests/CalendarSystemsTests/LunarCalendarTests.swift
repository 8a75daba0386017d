import CalendarSystems
import Testing

/// `chinese`, `dangi` and `vietnamese` on published dates, and where they differ from each other and from others.
struct LunarCalendarTests {
  @Test(arguments: [
    // New years that ICU has a day late or early.
    (CalendarDate(2027, 1, 1), FixedDay(iso: 2027, 2, 6)),
    (CalendarDate(2030, 1, 1), FixedDay(iso: 2030, 2, 3)),
    // New moons forecast for the minute around midnight, as the Hong Kong Observatory has them.
    (CalendarDate(2057, 9, 1), FixedDay(iso: 2057, 9, 28)),
    (CalendarDate(2089, 8, 1), FixedDay(iso: 2089, 9, 4)),
    (CalendarDate(2097, 7, 1), FixedDay(iso: 2097, 8, 7)),
    // A new moon after midnight by UTC+8 and before it in Beijing, whose time the calendar of 1914 kept.
    (CalendarDate(1914, 10, 1), FixedDay(iso: 1914, 11, 17)),
    // The leap month after the one with the winter solstice, which leaves the following year without one.
    (CalendarDate(2033, 11, leap: true, 1), FixedDay(iso: 2033, 12, 22)),
    (CalendarDate(2034, 1, 1), FixedDay(iso: 2034, 2, 19)),
    (CalendarDate(2012, 4, leap: true, 1), FixedDay(iso: 2012, 5, 21)),
    (CalendarDate(2017, 6, leap: true, 1), FixedDay(iso: 2017, 7, 23)),
    // The last Qing emperor abdicated on the 25th of the 12th month of Xuantong 3.
    (CalendarDate(1911, 12, 25), FixedDay(iso: 1912, 2, 12)),
  ])
  func `Published Chinese dates`(date: CalendarDate, day: FixedDay) throws {
    #expect(try ChineseCalendar.fixedDay(of: date) == day)
    #expect(try ChineseCalendar.date(of: day) == date)
  }

  @Test(arguments: [
    (CalendarDate(2012, 3, leap: true, 1), FixedDay(iso: 2012, 4, 21)),
    (CalendarDate(2017, 5, leap: true, 1), FixedDay(iso: 2017, 6, 24)),
    // A month that ICU begins a day late.
    (CalendarDate(2017, 2, 1), FixedDay(iso: 2017, 2, 26)),
    // The Korean calendar ended on 17 November of its year 1895, the day before 1 January 1896.
    (CalendarDate(1895, 11, 17), FixedDay(iso: 1896, 1, 1)),
  ])
  func `Published Korean dates`(date: CalendarDate, day: FixedDay) throws {
    #expect(try DangiCalendar.fixedDay(of: date) == day)
    #expect(try DangiCalendar.date(of: day) == date)
  }

  @Test(arguments: [
    (CalendarDate(1968, 1, 1), FixedDay(iso: 1968, 1, 29)),
    (CalendarDate(1985, 2, leap: true, 1), FixedDay(iso: 1985, 3, 21)),
    (CalendarDate(1987, 7, leap: true, 1), FixedDay(iso: 1987, 8, 24)),
    // The Chinese day, where the tables of Ho Ngoc Duc have the next, which fits no rule.
    (CalendarDate(1925, 1, 1), FixedDay(iso: 1925, 1, 24)),
  ])
  func `Published Vietnamese dates`(date: CalendarDate, day: FixedDay) throws {
    #expect(try VietnameseCalendar.fixedDay(of: date) == day)
    #expect(try VietnameseCalendar.date(of: day) == date)
  }

  /// Chinese, Korean and Vietnamese new year of one year.
  @Test(
    arguments: [
      (1968, FixedDay(iso: 1968, 1, 30), FixedDay(iso: 1968, 1, 30), FixedDay(iso: 1968, 1, 29)),
      (1985, FixedDay(iso: 1985, 2, 20), FixedDay(iso: 1985, 2, 20), FixedDay(iso: 1985, 1, 21)),
      (1988, FixedDay(iso: 1988, 2, 17), FixedDay(iso: 1988, 2, 18), FixedDay(iso: 1988, 2, 17)),
      (1997, FixedDay(iso: 1997, 2, 7), FixedDay(iso: 1997, 2, 8), FixedDay(iso: 1997, 2, 7)),
      (2007, FixedDay(iso: 2007, 2, 18), FixedDay(iso: 2007, 2, 18), FixedDay(iso: 2007, 2, 17)),
      (2027, FixedDay(iso: 2027, 2, 6), FixedDay(iso: 2027, 2, 7), FixedDay(iso: 2027, 2, 6)),
      (2028, FixedDay(iso: 2028, 1, 26), FixedDay(iso: 2028, 1, 27), FixedDay(iso: 2028, 1, 26)),
      (2030, FixedDay(iso: 2030, 2, 3), FixedDay(iso: 2030, 2, 3), FixedDay(iso: 2030, 2, 2)),
    ] as [(Int32, FixedDay, FixedDay, FixedDay)])
  func `New year comes on other days in Beijing, Seoul and Hanoi`(
    year: Int32, chinese: FixedDay, korean: FixedDay, vietnamese: FixedDay
  ) throws {
    #expect(try ChineseCalendar.layout(ofYear: year).newYear == chinese)
    #expect(try DangiCalendar.layout(ofYear: year).newYear == korean)
    #expect(try VietnameseCalendar.layout(ofYear: year).newYear == vietnamese)
  }

  @Test func `The Vietnamese months are the Chinese ones before 1968`() throws {
    for year in 1900...1966 as ClosedRange<Int32> {
      #expect(try VietnameseCalendar.layout(ofYear: year) == ChineseCalendar.layout(ofYear: year))
    }
    #expect(try VietnameseCalendar.layout(ofYear: 1967) != ChineseCalendar.layout(ofYear: 1967))
  }

  @Test func `The dates of Calendrical Calculations, appendix C, that lie in the range`() throws {
    let rows = try Table("dershowitz-reingold.csv").rows.filter {
      LunarTables.chinese.days.contains(FixedDay(try $0.number("rd")))
    }
    #expect(rows.count == 13)
    for row in rows {
      let day = FixedDay(try row.number("rd"))
      // The book counts cycles of sixty years; the first began in the year -2636.
      let year = 60 * (try row.number("chinese_cycle") - 1) + (try row.number("chinese_year")) - 2637
      #expect(year == (try row.number("chinese_related_gregorian_year")))
      let date = CalendarDate(
        year, UInt8(try row.number("chinese_month")), leap: try row.number("chinese_leap") == 1,
        try row.number("chinese_day"))
      #expect(try ChineseCalendar.date(of: day) == date, "\(row)")
      #expect(try ChineseCalendar.fixedDay(of: date) == day, "\(row)")
    }
  }

  @Test(arguments: [(LunarTables.chinese, 121), (LunarTables.dangi, 137)])
  func `The dates of the Temporal test suite that lie in the range`(tables: LunarTables, count: Int) throws {
    let all = try Table("test262-dates.csv").rows.filter { try $0.text("calendar") == tables.name }
    let rows = try all.filter { tables.days.contains(try $0.day("iso_date")) }
    #expect(rows.count == count)
    // 1 January of the year 1.
    #expect(all.count == count + 1)
    for row in rows {
      let day = try row.day("iso_date")
      let date = CalendarDate(
        try row.number("arithmetic_year"), UInt8(try row.number("month")),
        leap: try row.number("month_is_leap") == 1, try row.number("day"))
      #expect(try tables.calendar.date(of: day) == date, "\(row)")
      #expect(try tables.calendar.fixedDay(of: date) == day, "\(row)")
    }
  }

  @Test(arguments: [
    (LunarTables.chinese, "icu", 12, 447), (LunarTables.dangi, "icu", 4, 120),
    (LunarTables.chinese, "foundation", 5, 150), (LunarTables.dangi, "foundation", 1, 30),
  ])
  func `Days that ICU and Foundation misplace`(
    tables: LunarTables, library: String, runs: Int, days: Int32
  ) throws {
    let rows = try Table("\(library)-disagreements.csv").rows.filter { try $0.text("calendar") == tables.name }
    #expect(rows.count == runs)
    var count: Int32 = 0
    for row in rows {
      let (first, last) = (try row.day("iso_from"), try row.day("iso_to"))
      count += last - first + 1
      let right = try row.lunarDate("")
      #expect(try tables.calendar.date(of: first) == right, "\(row)")
      #expect(try tables.calendar.fixedDay(of: right) == first, "\(row)")
      #expect(right != (try row.lunarDate("\(library)_")), "\(row)")
    }
    #expect(count == days)
  }
}

extension Table.Row {
  fileprivate func lunarDate(_ prefix: String) throws -> CalendarDate {
    CalendarDate(
      try number("\(prefix)year"), UInt8(try number("\(prefix)month")),
      leap: try number("\(prefix)leap") == 1, try number("\(prefix)day"))
  }
}
