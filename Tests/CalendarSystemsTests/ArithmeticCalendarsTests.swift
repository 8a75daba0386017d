import CalendarSystems
import Testing

/// The calendars that a rule gives for all time, but `hebrew`, against the book that states the rule and against published
/// dates. `Tests/Wasm/test_arithmetic_calendars.py` tries the same on wasm32.
struct ArithmeticCalendarsTests {
  /// A calendar's columns in the table of the book, and how its years are got from them.
  struct Column: Sendable {
    let calendar: CalendarID
    let name: String
    var ahead: Int32 = 0
    /// Whether 1 BCE is written -1.
    var hasNoYearZero = false
  }

  @Test(arguments: [
    Column(calendar: .iso8601, name: "gregorian"), Column(calendar: .japanese, name: "gregorian"),
    Column(calendar: .buddhist, name: "gregorian", ahead: 543), Column(calendar: .roc, name: "gregorian", ahead: -1911),
    Column(calendar: .julian, name: "julian", hasNoYearZero: true), Column(calendar: .coptic, name: "coptic"),
    Column(calendar: .ethiopic, name: "ethiopic"), Column(calendar: .ethioaa, name: "ethiopic", ahead: 5_500),
    Column(calendar: .islamicCivil, name: "islamic_civil"), Column(calendar: .islamicTbla, name: "islamic_tbla"),
  ])
  func `The dates of Calendrical Calculations, appendix C`(column: Column) throws {
    let rows = try Table("dershowitz-reingold.csv").rows
    #expect(rows.count == 33)
    for row in rows {
      let day = FixedDay(try row.number("rd"))
      let written = try row.number("\(column.name)_year")
      let year = column.hasNoYearZero && written < 0 ? written + 1 : written
      let date = CalendarDate(
        year + column.ahead, UInt8(try row.number("\(column.name)_month")), try row.number("\(column.name)_day"))
      #expect(try column.calendar.date(of: day) == date, "\(row)")
      #expect(try column.calendar.fixedDay(of: date) == day, "\(row)")
    }
  }

  @Test(arguments: [
    ("buddhist", 158), ("roc", 165), ("japanese", 202), ("coptic", 52), ("ethiopic", 56), ("ethioaa", 52),
    ("indian", 119), ("islamic-civil", 84), ("islamic-tbla", 84),
  ])
  func `The dates of the Temporal test suite`(name: String, count: Int) throws {
    try expectTemporalDates(of: try #require(CalendarID(named: name)), named: name, count: count)
  }

  @Test func `Published dates`() throws {
    let rows = try Table("../Tests/Cases/published-dates.csv").rows
    #expect(rows.count == 51)
    for row in rows {
      let (calendar, date, day) = (try row.calendar(), try row.date("date"), try row.day("iso"))
      #expect(try calendar.date(of: day) == date, "\(row)")
      #expect(try calendar.fixedDay(of: date) == day, "\(row)")
    }
  }

  @Test func `Weekdays of the two Islamic epochs`() throws {
    #expect(try IslamicCivilCalendar.fixedDay(of: CalendarDate(1, 1, 1)).weekday == 5)
    #expect(try IslamicTblaCalendar.fixedDay(of: CalendarDate(1, 1, 1)).weekday == 4)
    // Both epochs by the calendar in which the book names them.
    #expect(try JulianCalendar.fixedDay(of: CalendarDate(622, 7, 16)) == FixedDay(227_015))
    #expect(try JulianCalendar.fixedDay(of: CalendarDate(284, 8, 29)) == FixedDay(103_605))
    #expect(try JulianCalendar.fixedDay(of: CalendarDate(8, 8, 29)) == FixedDay(2_796))
  }

  // MARK: The whole range

  @Test(arguments: BookCalendar.ofOwnRule)
  func `Each year of the whole range begins and ends where the book's plain count puts it`(book: BookCalendar) throws {
    let years = book.calendar.years
    #expect(years.count >= 560_001)
    var newYear = book.newYear(Int(years.lowerBound))
    for year in years {
      let next = book.newYear(Int(year) + 1)
      let layout = try book.calendar.layout(ofYear: year)
      guard layout.newYear.rataDie == newYear, layout.lastDay.rataDie == next - 1,
        try book.calendar.layout(containing: layout.newYear) == layout,
        try book.calendar.layout(containing: layout.lastDay) == layout
      else {
        Issue.record("\(year) is from \(layout.newYear) to \(layout.lastDay), not from \(newYear) to \(next - 1)")
        return
      }
      newYear = next
    }
  }

  @Test(arguments: BookCalendar.all)
  func `The months of years everywhere begin and end where the rule puts them`(book: BookCalendar) throws {
    let years = book.calendar.years
    let everywhere = Array(stride(from: years.lowerBound, through: years.upperBound, by: 97))
    for year in everywhere + Array(-40...440) + Array(1400...2900) + Array(7400...7600) + [years.upperBound] {
      var day = FixedDay(Int32(book.newYear(Int(year))))
      for (index, length) in book.lengths(ofYear: Int(year)).enumerated() {
        let first = CalendarDate(year, UInt8(index + 1), 1)
        let last = CalendarDate(year, UInt8(index + 1), Int32(length))
        guard try book.calendar.fixedDay(of: first) == day, try book.calendar.date(of: day) == first,
          try book.calendar.fixedDay(of: last) == day + Int32(length - 1),
          try book.calendar.date(of: day + Int32(length - 1)) == last
        else {
          Issue.record("\(first) is not \(day), or \(last) not the last of its month")
          return
        }
        day = day + Int32(length)
      }
    }
  }

  @Test(arguments: BookCalendar.all)
  func `The range holds Temporal's and the month set is that of a leap year`(book: BookCalendar) throws {
    let first = FixedDay(iso: -271_821, 4, 19)
    let last = FixedDay(iso: 275_760, 9, 13)
    #expect(try book.calendar.fixedDay(of: try book.calendar.date(of: first)) == first)
    #expect(try book.calendar.fixedDay(of: try book.calendar.date(of: last)) == last)

    var lengths = book.lengths
    lengths[book.leapMonth - 1] += 1
    let set = book.calendar.monthSet
    #expect((1...set.count).map(set.month(at:)) == lengths.indices.map { MonthCode(UInt8($0 + 1)) })
    #expect((1...set.count).map { Int(set.longestLength(of: set.month(at: $0))) } == lengths)
    #expect(Int(book.calendar.longestMonth) == lengths.max())
    #expect(book.calendar.monthCodes == set.codes)
    #expect(book.calendar.monthCycle == MonthCycle(years: 1, months: Int32(lengths.count)))
  }

  @Test func `The ranges are those documented`() {
    #expect(JulianCalendar.years == -280_000...280_000)
    #expect(CopticCalendar.years == -280_000...280_000)
    #expect(EthiopicCalendar.years == -279_724...280_276)
    #expect(EthioaaCalendar.years == -274_224...285_776)
    #expect(IndianCalendar.years == -280_000...280_000)
    #expect(IslamicCivilCalendar.years == -290_000...290_000)
    #expect(IslamicTblaCalendar.years == -290_000...290_000)
    #expect(BuddhistCalendar.years == -299_457...300_543)
    #expect(RocCalendar.years == -301_911...298_089)
    #expect(ISO8601Calendar.years == -300_000...300_000)
    #expect(JapaneseCalendar.years == -300_000...300_000)
  }

  // MARK: What does not exist

  @Test(arguments: [
    (CalendarID.julian, "1901-M02-29", CalendarError.dayNotInMonth(29)),
    (.gregory, "1900-M02-29", .dayNotInMonth(29)),
    (.coptic, "1740-M13-06", .dayNotInMonth(6)),
    (.ethiopic, "2016-M13-06", .dayNotInMonth(6)),
    (.ethioaa, "7516-M13-06", .dayNotInMonth(6)),
    (.coptic, "1739-M13-07", .dayNotInMonth(7)),
    (.coptic, "1740-M14-01", .monthNotInCalendar(MonthCode(14))),
    (.indian, "1945-M01-31", .dayNotInMonth(31)),
    (.indian, "1946-M07-31", .dayNotInMonth(31)),
    (.indian, "1946-M13-01", .monthNotInCalendar(MonthCode(13))),
    (.islamicCivil, "1446-M12-30", .dayNotInMonth(30)),
    (.islamicTbla, "1446-M12-30", .dayNotInMonth(30)),
    (.islamicCivil, "1445-M02-30", .dayNotInMonth(30)),
    (.islamicCivil, "1445-M05L-01", .monthNotInCalendar(MonthCode(5, isLeap: true))),
    (.islamicCivil, "290001-M01-01", .yearOutOfRange(290_001)),
    (.roc, "298090-M01-01", .yearOutOfRange(298_090)),
  ])
  func `What does not exist is rejected`(calendar: CalendarID, text: String, error: CalendarError) throws {
    let date = try #require(CalendarDate(fields: text))
    #expect(throws: error) { try calendar.fixedDay(of: date) }
  }
}
