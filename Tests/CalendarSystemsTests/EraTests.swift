import CalendarSystems
import Testing

struct EraTests {
  /// Each calendar with eras in the test suite of Temporal, and its rows there.
  @Test(arguments: [
    ("gregory", 166), ("buddhist", 158), ("roc", 165), ("japanese", 202), ("hebrew", 138), ("coptic", 52),
    ("ethiopic", 56), ("ethioaa", 52), ("indian", 119), ("islamic-civil", 84), ("islamic-tbla", 84),
  ])
  func `The eras of the Temporal test suite`(name: String, count: Int) throws {
    let rows = try Table("test262-dates.csv").rows.filter { try $0.text("calendar") == name }
    #expect(rows.count == count)
    let calendar = try #require(CalendarID(named: name))
    for row in rows {
      let eraYear = try #require(
        calendar.eraYear(ofYear: try row.number("arithmetic_year"), on: try row.day("iso_date")))
      #expect(String(describing: eraYear.era) == (try row.text("era")), "\(row)")
      #expect(eraYear.year == (try row.number("year")), "\(row)")
    }
  }

  @Test func `The first and last day of each Japanese era`() throws {
    let rows = try Table("japanese-eras.csv").rows.filter { try $0.text("profile") == "temporal" }
    #expect(try rows.map { try $0.text("era") } == ["bce", "ce", "meiji", "taisho", "showa", "heisei", "reiwa"])
    let eras = JapaneseCalendar.eras
    #expect(try (0..<eras.count).map { try name(eras[$0]) } == rows.map { try $0.text("era") })
    for row in rows {
      let era = try row.text("era")
      // The first year of an era that counts backward has no first day, and today's era no last.
      if try row.text("start_iso") != "" {
        let first = try japaneseEraYear(on: try row.day("start_iso"))
        #expect(try name(first.era) == era)
        #expect(first.year == (try row.number("start_era_year")))
        #expect(try name(japaneseEraYear(on: try row.day("start_iso") - 1).era) != era)
      }
      if try row.text("end_iso") != "" {
        #expect(try name(japaneseEraYear(on: try row.day("end_iso")).era) == era)
        #expect(try name(japaneseEraYear(on: try row.day("end_iso") + 1).era) != era)
      }
    }
    let ends = try [JapaneseCalendar.years.lowerBound, JapaneseCalendar.years.upperBound].map {
      try JapaneseCalendar.layout(ofYear: $0).newYear
    }
    #expect(try japaneseEraYear(on: ends[0]) == EraYear(.bce, 300_001))
    #expect(try japaneseEraYear(on: ends[1]) == EraYear(.reiwa, 297_982))
  }

  @Test(arguments: [
    // The last day of an era and the first of the next.
    (CalendarID.japanese, FixedDay(iso: 1989, 1, 7), EraYear(.showa, 64), EraYear(.heisei, 1)),
    (.japanese, FixedDay(iso: 2019, 4, 30), EraYear(.heisei, 31), EraYear(.reiwa, 1)),
    (.japanese, FixedDay(iso: 1872, 12, 31), EraYear(.ce, 1872), EraYear(.meiji, 6)),
    (.japanese, FixedDay(0), EraYear(.bce, 1), EraYear(.ce, 1)),
    (.gregory, FixedDay(0), EraYear(.bce, 1), EraYear(.ce, 1)),
    (.julian, FixedDay(-2), EraYear(.bce, 1), EraYear(.ce, 1)),
    (.roc, FixedDay(iso: 1911, 12, 31), EraYear(.broc, 1), EraYear(.roc, 1)),
    (.ethiopic, FixedDay(2_795), EraYear(.aa, 5_500), EraYear(.am, 1)),
    (.islamicCivil, FixedDay(227_014), EraYear(.bh, 1), EraYear(.ah, 1)),
    (.islamicTbla, FixedDay(227_013), EraYear(.bh, 1), EraYear(.ah, 1)),
    // One era alone goes on below its year 1.
    (.buddhist, FixedDay(iso: -543, 12, 31), EraYear(.be, 0), EraYear(.be, 1)),
    (.coptic, FixedDay(103_604), EraYear(.am, 0), EraYear(.am, 1)),
    (.ethioaa, FixedDay(iso: -5492, 7, 16), EraYear(.aa, 0), EraYear(.aa, 1)),
    (.indian, FixedDay(iso: 79, 3, 21), EraYear(.shaka, 0), EraYear(.shaka, 1)),
  ])
  func `An era follows another, or goes on`(
    calendar: CalendarID, last: FixedDay, before: EraYear, after: EraYear
  ) throws {
    #expect(calendar.eraYear(ofYear: try calendar.date(of: last).year, on: last) == before)
    let first = last + 1
    #expect(calendar.eraYear(ofYear: try calendar.date(of: first).year, on: first) == after)
  }

  @Test func `The eras of each calendar in the order of time`() throws {
    let expected: [(CalendarID, [Era])] = [
      (.gregory, [.bce, .ce]), (.iso8601, []), (.julian, [.bce, .ce]), (.buddhist, [.be]), (.roc, [.broc, .roc]),
      (.hebrew, [.am]), (.coptic, [.am]), (.ethiopic, [.aa, .am]), (.ethioaa, [.aa]), (.indian, [.shaka]),
      (.islamicCivil, [.bh, .ah]), (.islamicTbla, [.bh, .ah]),
    ]
    for (calendar, eras) in expected {
      #expect((0..<calendar.eras.count).map { calendar.eras[$0] } == eras, "\(calendar)")
      #expect(calendar.eras[calendar.eras.count] == nil)
      #expect(calendar.eras[-1] == nil)
    }
    #expect(CalendarID.iso8601.eraYear(ofYear: 2024, on: FixedDay(iso: 2024, 1, 1)) == nil)
  }

  /// The wheel of years begins with it, so both Ethiopian calendars begin on one day.
  @Test func `Year one is year 1 of the first era that counts forward`() throws {
    #expect(EthiopicCalendar.yearOne == -5_499)
    #expect(EthioaaCalendar.yearOne == 1)
    #expect(try EthiopicCalendar.layout(ofYear: -5_499).newYear == EthioaaCalendar.layout(ofYear: 1).newYear)
    let others: [CalendarID] = [
      .gregory, .julian, .buddhist, .roc, .japanese, .coptic, .indian, .islamicCivil, .islamicTbla,
    ]
    for calendar in others {
      #expect(calendar.yearOne == 1, "\(calendar)")
    }
  }

  private func japaneseEraYear(on day: FixedDay) throws -> EraYear {
    let year = try JapaneseCalendar.date(of: day).year
    return try #require(CalendarID.japanese.eraYear(ofYear: year, on: day))
  }

  private func name(_ era: Era?) throws -> String {
    String(describing: try #require(era))
  }
}
