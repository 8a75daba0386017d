import CalendarSystems
import Testing

struct IslamicUmalquraCalendarTests {
  @Test func `Every month of 1300 to 1600 begins, and is as long, as in the table of months`() throws {
    let rows = try Table("umalqura-months.csv").rows
    #expect(rows.count == 3612)
    for (index, row) in rows.enumerated() {
      let date = CalendarDate(try row.number("year"), UInt8(try row.number("month")), 1)
      #expect(date.year == 1300 + Int32(index) / 12 && Int(date.month.number) == index % 12 + 1)
      let first = try row.day("start_iso_kacst")
      let length = try row.number("length_kacst")
      #expect(try IslamicUmalquraCalendar.fixedDay(of: date) == first, "\(row)")
      #expect(try IslamicUmalquraCalendar.date(of: first) == date, "\(row)")
      #expect(
        try IslamicUmalquraCalendar.date(of: first + (length - 1))
          == CalendarDate(year: date.year, month: date.month, day: length), "\(row)")
    }
    for start in stride(from: 0, to: rows.count, by: 12) {
      try expectYear(
        try rows[start].number("year"), of: .islamicUmalqura, begins: try rows[start].day("start_iso_kacst"),
        lengths: try rows[start..<start + 12].map { try $0.number("length_kacst") }, rows[start])
    }
  }

  @Test func `The years from 1501 on are the extension`() throws {
    let rows = try Table("umalqura-months.csv").rows
    let extended = try rows.filter { try $0.text("status") == "icu-extension" }.map { try $0.number("year") }
    #expect(extended.count == 1200)
    #expect(Set(extended) == Set(1501...1600))
  }

  /// Before, the printed calendar followed older criteria; after, the two tables have other forecasts.
  @Test func `From 1420 to the spring of 1451 the months are those of the printed calendar`() throws {
    var months = 0
    for row in try Table("umalqura-months.csv").rows {
      let year = try row.number("year")
      let month = UInt8(try row.number("month"))
      guard year >= 1420, year < 1451 || (year == 1451 && month <= 3) else { continue }
      months += 1
      #expect(
        try IslamicUmalquraCalendar.fixedDay(of: CalendarDate(year, month, 1)) == row.day("start_iso_published"),
        "\(row)")
    }
    #expect(months == 375)
  }

  @Test func `The range has its ends and nothing beyond`() throws {
    try expectRange(
      1300...1600, of: .islamicUmalqura, from: FixedDay(iso: 1882, 11, 12), to: FixedDay(iso: 2174, 11, 25))
    // The years on both sides of the end of KACST's table.
    #expect(try IslamicUmalquraCalendar.date(of: FixedDay(iso: 2077, 11, 16)) == CalendarDate(1500, 12, 30))
    #expect(try IslamicUmalquraCalendar.date(of: FixedDay(iso: 2077, 11, 17)) == CalendarDate(1501, 1, 1))
  }

  @Test func `The months and the era are those documented`() {
    #expect(CalendarID(rawValue: 15) == .islamicUmalqura)
    #expect(IslamicUmalquraCalendar.yearOne == 1300)
    #expect(IslamicUmalquraCalendar.eras[0] == .ah && IslamicUmalquraCalendar.eras.count == 1)
    let set = IslamicUmalquraCalendar.monthSet
    #expect((1...set.count).map(set.month(at:)) == (1...12).map { MonthCode($0) })
    #expect((1...set.count).allSatisfy { set.longestLength(of: set.month(at: $0)) == 30 })
    #expect(IslamicUmalquraCalendar.monthCodes == set.codes)
    #expect(IslamicUmalquraCalendar.longestMonth == set.longestLength)
  }

  @Test(arguments: [
    // The feasts of 1445 and the first days of years, as Saudi Arabia kept them.
    (CalendarDate(1445, 9, 1), FixedDay(iso: 2024, 3, 11)),
    (CalendarDate(1445, 10, 1), FixedDay(iso: 2024, 4, 10)),
    (CalendarDate(1445, 12, 10), FixedDay(iso: 2024, 6, 16)),
    (CalendarDate(1446, 1, 1), FixedDay(iso: 2024, 7, 7)),
    (CalendarDate(1447, 1, 1), FixedDay(iso: 2025, 6, 26)),
    // Months that older tables have a day off.
    (CalendarDate(1427, 6, 1), FixedDay(iso: 2006, 6, 27)),
    (CalendarDate(1446, 6, 1), FixedDay(iso: 2024, 12, 2)),
  ])
  func `Published dates`(date: CalendarDate, day: FixedDay) throws {
    #expect(try IslamicUmalquraCalendar.fixedDay(of: date) == day)
    #expect(try IslamicUmalquraCalendar.date(of: day) == date)
  }

  /// Temporal goes on by the rule of `islamic-civil` where the table ends; here there is no date.
  @Test func `The dates of the Temporal test suite in range; the others are refused`() throws {
    try expectTemporalDates(of: .islamicUmalqura, named: "islamic-umalqura", inRange: 55, refused: 20)
  }
}
