import CalendarSystems
import DateWheel
import Testing

/// The weeks of a month and the states of its days.
@Suite struct MonthGridTests {
  private struct Mondays: PickerHost {
    func permits(_ day: FixedDay) -> Bool { day.weekday == 1 }
  }

  @Test func `February 2015 has four whole weeks from Sunday, and five from Monday`() throws {
    let picker = try picker(.gregory, "2015-02-10")
    let sunday = try #require(picker.grid(firstWeekday: 7))
    #expect(sunday.start == (try day("2015-02-01")))
    #expect(sunday.weekCount == 4)
    let monday = try #require(picker.grid(firstWeekday: 1))
    #expect(monday.start == (try day("2015-01-26")))
    #expect(monday.weekCount == 5)
    #expect(monday.day(inWeek: 0, column: 6) == (try day("2015-02-01")))
    #expect(!monday.contains(try day("2015-01-31")))
    #expect(monday.contains(try day("2015-02-28")))
    #expect(!monday.contains(try day("2015-03-01")))
    // 1 August 2026 is a Saturday: six weeks from Sunday.
    #expect(picker.grid(ofMonthWith: try day("2026-08-15"), firstWeekday: 7)?.weekCount == 6)
  }

  @Test(arguments: everyCalendar)
  func `The weeks of a month hold each of its days once, in every calendar`(calendar: CalendarID) throws {
    let picker = try picker(calendar, "2024-03-10")
    for start in ["2024-03-10", "2025-07-30", "1999-09-09"] {
      let held = try day(start)
      let date = try calendar.date(of: held)
      for firstWeekday in Int32(1)...7 {
        let grid = try #require(picker.grid(ofMonthWith: held, firstWeekday: firstWeekday))
        #expect(grid.contains(held))
        #expect(grid.start.weekday == firstWeekday)
        var days: [FixedDay] = []
        for week in 0..<grid.weekCount {
          let row = (Int32(0)..<7).map { grid.day(inWeek: week, column: $0) }
          let own = row.filter { grid.contains($0) }
          #expect(!own.isEmpty)
          days += own
        }
        let layout = try calendar.layout(ofYear: date.year)
        let ordinal = try #require(layout.ordinal(of: date.month))
        let first = layout.firstDay(ofMonth: ordinal)
        #expect(days == (0..<layout.length(ofMonth: ordinal)).map { first + $0 })
      }
    }
  }

  @Test func `A Hebrew grid shows Adar I`() throws {
    let picker = try picker(.hebrew, "2024-03-10")
    let grid = try #require(picker.grid(firstWeekday: 7))
    #expect(grid.firstDay == (try day("2024-02-10")))
    #expect(grid.lastDay == (try day("2024-03-10")))
  }

  @Test func `States of days`() throws {
    var configuration = try configuration(.gregory, today: "2026-06-15", minimum: "2026-06-03", maximum: "2026-06-22")
    configuration.asksForDays = true
    let picker = try WheelPicker(configuration, value: Moment(day("2026-06-08")), host: Mondays())
    let grid = try #require(picker.grid(firstWeekday: 1))
    var possible: [FixedDay] = []
    for week in 0..<grid.weekCount {
      for column in Int32(0)..<7 {
        let day = grid.day(inWeek: week, column: column)
        let state = picker.state(ofDay: day, host: Mondays())
        if state.isPossible { possible.append(day) }
        #expect(state.isToday == (day == (try DateWheelTests.day("2026-06-15"))))
        #expect(state.isSelected == (day == (try DateWheelTests.day("2026-06-08"))))
      }
    }
    #expect(possible == (try ["2026-06-08", "2026-06-15", "2026-06-22"].map { try day($0) }))
    #expect(
      try !WheelPicker(configuration, host: Mondays()).state(ofDay: day("2026-06-15"), host: Mondays()).isSelected)
  }

  @Test func `Days of a picker of weeks stand for their week, of one of months for their month`() throws {
    let weeks = try fieldPicker(.gregory, .week, "2026-06-10", maximum: "2026-06-15")
    for (iso, isPossible, isSelected) in [
      ("2026-06-07", true, false), ("2026-06-08", true, true), ("2026-06-14", true, true), ("2026-06-15", true, false),
      ("2026-06-21", true, false), ("2026-06-22", false, false),
    ] {
      let state = weeks.state(ofDay: try day(iso))
      #expect(state.isPossible == isPossible, "\(iso)")
      #expect(state.isSelected == isSelected, "\(iso)")
    }
    let months = try fieldPicker(.hebrew, .yearMonth, "2024-03-10", maximum: "2024-03-10")
    #expect(months.state(ofDay: try day("2024-02-20")).isSelected)
    #expect(months.state(ofDay: try day("2024-03-10")).isPossible)
    #expect(!months.state(ofDay: try day("2024-03-11")).isPossible)
  }

  @Test func `Without days there is no grid, and none beyond the calendar`() throws {
    #expect(try fieldPicker(.gregory, .monthDay, nil).grid(firstWeekday: 1) == nil)
    #expect(try fieldPicker(.gregory, .time, nil).grid(firstWeekday: 1) == nil)
    let picker = try picker(.islamicUmalqura, "2024-03-10")
    #expect(picker.grid(ofMonthWith: try day("0622-01-01"), firstWeekday: 1) == nil)
    #expect(!picker.state(ofDay: try day("0622-01-01")).isPossible)
  }
}
