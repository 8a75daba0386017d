import CalendarSystems
import DateWheel
import Testing

/// Days that the host rules out.
@Suite struct PermittedDayTests {
  /// Permits some weekdays by their ISO numbers, and counts the questions.
  private struct Weekdays: PickerHost {
    final class Counter {
      var questions = 0
    }
    let permitted: Set<Int32>
    let counter = Counter()
    init(_ permitted: Set<Int32>) { self.permitted = permitted }
    func permits(_ day: FixedDay) -> Bool {
      counter.questions += 1
      return permitted.contains(day.weekday)
    }
  }

  /// Permits single days.
  private struct Days: PickerHost {
    let permitted: Set<FixedDay>
    init(_ permitted: FixedDay...) { self.permitted = Set(permitted) }
    func permits(_ day: FixedDay) -> Bool { permitted.contains(day) }
  }

  /// Rules out single days.
  private struct AllBut: PickerHost {
    let excluded: Set<FixedDay>
    init(_ isos: String...) throws { excluded = Set(try isos.map { try DateWheelTests.day($0) }) }
    func permits(_ day: FixedDay) -> Bool { !excluded.contains(day) }
  }

  private let mondays = Weekdays([1])
  private let weekends = Weekdays([6, 7])

  private func hostPicker(
    _ value: String?, _ host: some PickerHost, calendar: CalendarID = .gregory, fields: FieldSet = .date,
    today: String = "2000-01-01", minimum: String? = nil, maximum: String? = nil,
    impossibleRows: PickerConfiguration.ImpossibleRows = .dim
  ) throws -> WheelPicker {
    try fieldPicker(calendar, fields, value, today: today, minimum: minimum, maximum: maximum, host: host) {
      $0.asksForDays = true
      $0.impossibleRows = impossibleRows
    }
  }

  @Test func `With only Mondays July can be reached`() throws {
    // 1 June 2026 is a Monday, 1 July a Wednesday; 29 June would be nearer than 6 July.
    var picker = try hostPicker("2026-06-01", mondays)
    #expect(
      try picker.move(to: [.month(7)], host: mondays)
        == .day("2026-07-06", [.year: .stays(2025), .month: .stays(6), .day: .rolls(5)]))
    // The wishes have become the value: 6 August is a Thursday, 3 August the nearest Monday.
    #expect(try picker.move(to: [.month(8)], host: mondays).value == day("2026-08-03"))
    #expect(picker.isPermitted)
  }

  @Test(arguments: everyCalendar)
  func `With only Mondays every month can be reached in every calendar`(calendar: CalendarID) throws {
    // Months of five days may have no Monday.
    var picker = try hostPicker("2026-06-01", mondays, calendar: calendar)
    for round in 0..<3 {
      for row in picker.rows(of: .month) where row.isPossible {
        let settlement = try picker.move(to: [row.value], host: mondays)
        let value = try #require(settlement.value)
        #expect(value.day.weekday == 1)
        let date = try calendar.date(of: value.day)
        let layout = try calendar.layout(containing: value.day)
        let ordinal = try #require(layout.ordinal(of: date.month))
        if layout.length(ofMonth: ordinal) > 6 { #expect(.month(date.month) == row.value, "\(calendar) \(round)") }
      }
    }
  }

  @Test func `A day that is ruled out gives way within its month`() throws {
    var picker = try hostPicker("2026-06-01", mondays)
    #expect(
      try picker.move(to: [.day(5)], host: mondays)
        == .day("2026-06-08", [.year: .stays(2025), .month: .stays(5), .day: .rolls(7)]))
    // 30 June is a Tuesday: 29 June.
    #expect(try picker.move(to: [.day(30)], host: mondays).value == day("2026-06-29"))
    // From Monday 2 November: the 1st is a Sunday, and the nearest Monday of the month the 2nd.
    #expect(try picker.move(to: [.month(11), .day(1)], host: mondays).value == day("2026-11-02"))
  }

  @Test func `Where the month has none the year is kept, then nothing`() throws {
    let host = Days(try day("2026-06-10"), try day("2026-12-28"), try day("2027-01-02"))
    var picker = try hostPicker("2026-06-10", host)
    // Around 31 December 2026 the second of January is nearer than 28 December.
    _ = try picker.setValue(Moment(day("2026-06-10")), host: host)
    #expect(try picker.move(to: [.month(11), .day(30)], host: host).value == day("2026-12-28"))
    // 28 November 2027 has nothing in its month; the year has 2 January.
    #expect(try picker.move(to: [.year(2027), .month(11)], host: host).value == day("2027-01-02"))
    // The year 2028 has nothing at all: the nearest day.
    #expect(try picker.move(to: [.year(2028)], host: host).value == day("2027-01-02"))
  }

  @Test func `Of two equally near days the one on the side of the move is taken`() throws {
    // 3 June 2026 is a Wednesday between two permitted days.
    let host = Weekdays([2, 4])
    var picker = try hostPicker("2026-06-02", host)
    #expect(try picker.move(to: [.day(3)], host: host).value == day("2026-06-04"))
    #expect(try picker.move(to: [.day(3)], host: host).value == day("2026-06-02"))
    #expect(try picker.setValue(Moment(day("2026-06-03")), host: host).value == day("2026-06-04"))
  }

  @Test func `The side of the move counts for a row that a key has sent the wheel to`() throws {
    let host = Weekdays([2, 4])
    for (start, step, end) in [("2026-06-02", Int32(1), "2026-06-04"), ("2026-06-04", -1, "2026-06-02")] {
      var picker = try hostPicker(start, host)
      picker.aim(.day, at: picker.position(of: .day) + step)
      #expect(picker.confirm(host: host).value == (try day(end)))
    }
  }

  @Test func `The side of the move is that of the finest wheel`() throws {
    let host = Weekdays([2, 4])
    for last in [Row.Value.day(3), .month(6)] {
      // From 4 May back to the 3rd and on to June: the 3rd is a Wednesday, the move of the day goes back.
      var picker = try hostPicker("2026-05-05", host)  // A Tuesday.
      let first: Row.Value = last == .day(3) ? .month(6) : .day(3)
      try picker.turn(to: first)
      try picker.turn(to: last)
      #expect(picker.confirm(host: host).value == (try day("2026-06-02")))
    }
  }

  @Test func `Within 1,000 days a day is found, beyond them the old value stays`() throws {
    let only = try day("2026-06-10")
    let host = Days(only)
    for distance in [Int32(-1_000), -999, 1_000, 1] {
      var picker = try hostPicker("2026-06-10", host, fields: FieldSet(.calendarDay))
      let settlement = try picker.move(to: [.calendarDay(only + distance)], host: host)
      #expect(settlement.value == only)
      #expect(picker.isPermitted)
    }
    for distance in [Int32(-1_001), 1_001, 50_000] {
      var picker = try hostPicker("2026-06-10", host, fields: FieldSet(.calendarDay))
      let position = picker.position(of: .calendarDay)
      let settlement = try picker.move(to: [.calendarDay(only + distance)], host: host)
      #expect(settlement == .value(Moment(only), changes: false, [.calendarDay: .rolls(position)]))
      #expect(!picker.isPermitted)
      let settled = picker
      #expect(picker.settle(host: host) == .value(Moment(only), changes: false, [.calendarDay: .stays(position)]))
      #expect(picker == settled)
      // The next move that finds a day is permitted again.
      #expect(try picker.move(to: [.calendarDay(only + 5)], host: host).value == only)
      #expect(picker.isPermitted)
    }
  }

  @Test func `One day in three years`() throws {
    let host = Days(try day("2024-06-10"), try day("2027-06-10"))
    var picker = try hostPicker("2024-06-10", host)
    #expect(try picker.move(to: [.year(2025)], host: host).value == day("2024-06-10"))
    #expect(picker.isPermitted)
    #expect(try picker.move(to: [.year(2026)], host: host).value == day("2027-06-10"))
    #expect(try picker.move(to: [.year(2031)], host: host).value == day("2027-06-10"))
    #expect(!picker.isPermitted)
  }

  @Test func `Where nothing is permitted the value stays, flagged`() throws {
    let nothing = Weekdays([])
    var picker = try hostPicker("2026-06-10", nothing)
    #expect(picker.value == (try day("2026-06-10")))
    #expect(!picker.isPermitted)
    for value in [Row.Value.year(2020), .month(2), .day(31)] {
      let settlement = try picker.move(to: [value], host: nothing)
      #expect(settlement.value == (try day("2026-06-10")))
      #expect(!settlement.changesValue)
      #expect(!picker.isPermitted)
    }
  }

  @Test func `Where nothing is permitted a picker without a value keeps none`() throws {
    let nothing = Weekdays([])
    var picker = try hostPicker(nil, nothing, today: "2026-06-10")
    #expect(picker.value == nil)
    picker.turn(.day, to: picker.position(of: .day) + 3, host: nothing)
    #expect(picker.value == nil)
    #expect(picker.shownMoment.day == (try day("2026-06-10")))
    picker.rest(.day, host: nothing)
    let settlement = picker.settle(host: nothing)
    #expect(settlement?.value == nil)
    #expect(settlement?.changesValue == false)
    #expect(picker.underBars == [.year(2026), .month(6), .day(10)])
    #expect(!picker.isPermitted)
  }

  @Test func `New bounds hold also where nothing is permitted`() throws {
    let nothing = Weekdays([])
    var picker = try hostPicker("2026-06-10", nothing)
    var narrow = picker.configuration
    narrow.maximum = Moment(try day("2020-01-01"))
    let settlement = try picker.setConfiguration(narrow, host: nothing)
    #expect(settlement.value == (try day("2020-01-01")))
    #expect(!picker.isPermitted)
    narrow.calendar = .hebrew
    #expect(try picker.setConfiguration(narrow, host: nothing).value == day("2020-01-01"))
  }

  @Test func `The search keeps to the bounds`() throws {
    var picker = try hostPicker("2026-06-01", mondays, minimum: "2026-05-26", maximum: "2026-06-14")
    #expect(picker.value == (try day("2026-06-01")))
    // 14 June is a Sunday; 15 June, the nearest Monday, lies beyond the maximum.
    #expect(try picker.move(to: [.day(14)], host: mondays).value == day("2026-06-08"))
    // Beyond the maximum the nearest Monday before it.
    #expect(try picker.move(to: [.day(30)], host: mondays).value == day("2026-06-08"))
    // May has no Monday from the 26th on.
    #expect(try picker.move(to: [.month(5)], host: mondays).value == day("2026-06-01"))
  }

  @Test func `Hidden wheels keep days that are ruled out as dimmed rows`() throws {
    for policy in [PickerConfiguration.ImpossibleRows.dim, .hide] {
      let picker = try hostPicker("2026-06-01", mondays, impossibleRows: policy)
      let rows = (0..<picker.rowCount(of: .day)).map { picker.row(of: .day, at: $0, host: mondays) }
      #expect(rows.count == (policy == .dim ? 31 : 30))
      #expect(rows.filter(\.isPossible).map(\.value) == [1, 8, 15, 22, 29].map { .day($0) })
      #expect(rows.filter(\.exists).count == 30)
      // Months and years know nothing of days.
      #expect((0..<12).filter { picker.row(of: .month, at: $0, host: mondays).isPossible }.count == 12)
    }
    let days = try hostPicker(
      "2026-06-01", mondays, fields: FieldSet(.calendarDay), minimum: "2026-05-31", maximum: "2026-06-09")
    let rows = (0..<10).map { days.row(of: .calendarDay, at: $0, host: mondays) }
    #expect(rows.map(\.isPermitted) == [false, true] + Array(repeating: false, count: 6) + [true, false])
  }

  @Test func `Keys pass over days that are ruled out`() throws {
    let picker = try hostPicker("2026-06-08", mondays)
    let start = picker.position(of: .day)
    #expect(picker.position(after: .nextRow, of: .day, host: mondays) == start + 7)
    #expect(picker.position(after: .previousRow, of: .day, host: mondays) == start - 7)
    #expect(picker.position(after: .nextPage, of: .day, host: mondays) == start + 7)
    #expect(picker.position(after: .firstRow, of: .day, host: mondays) == 0)
    #expect(picker.position(after: .lastRow, of: .day, host: mondays) == 28)
    let days = try hostPicker(
      "2026-06-08", weekends, fields: FieldSet(.calendarDay), minimum: "2026-06-01", maximum: "2026-06-30")
    #expect(days.value == (try day("2026-06-07")))
    #expect(days.position(after: .nextRow, of: .calendarDay, host: weekends) == 12)
    #expect(days.position(after: .lastRow, of: .calendarDay, host: weekends) == 27)
    #expect(days.position(after: .firstRow, of: .calendarDay, host: weekends) == 5)
  }

  @Test func `Eras are kept before years and months`() throws {
    let noLast = try AllBut("2019-04-30")
    var heisei = try hostPicker("2018-05-15", noLast, calendar: .japanese, fields: .eraDate)
    #expect(try heisei.move(to: [.year(2019)], host: noLast).value == day("2019-04-29"))
    let noFirst = try AllBut("2019-05-01")
    var reiwa = try hostPicker("2020-03-10", noFirst, calendar: .japanese, fields: .eraDate)
    #expect(try reiwa.move(to: [.year(2019)], host: noFirst).value == day("2019-05-02"))
    // Nothing in Reiwa 1: the nearest day of Reiwa, not that of Heisei.
    let host = Days(try day("1995-06-01"), try day("2019-04-29"), try day("2020-02-01"))
    var eras = try hostPicker("1995-06-01", host, calendar: .japanese, fields: .eraDate)
    #expect(try eras.move(to: [.era(6), .year(1989)], host: host).value == day("2020-02-01"))
  }

  @Test func `The nearest day is taken at the time asked for`() throws {
    let fields = FieldSet.dateTime
    var configuration = try configuration(.gregory)
    configuration.fields = fields
    configuration.asksForDays = true
    var picker = try WheelPicker(configuration, value: moment("2026-06-01", 9, 30), host: mondays)
    #expect(
      try picker.move(to: [.calendarDay(day("2026-06-05"))], host: mondays).value == moment("2026-06-08", 9, 30))
  }

  @Test func `The questions to the host are bounded`() throws {
    let nothing = Weekdays([])
    for fields in [FieldSet.date, FieldSet(.calendarDay), .eraDate] {
      var picker = try hostPicker("2026-06-10", nothing, calendar: .japanese, fields: fields)
      let field: Field = fields.contains(.day) ? .day : .calendarDay
      let most = 2_001
      nothing.counter.questions = 0
      picker.turn(field, to: picker.position(of: field) + 3, host: nothing)
      #expect(nothing.counter.questions <= most)
      nothing.counter.questions = 0
      _ = picker.position(after: .nextRow, of: field, host: nothing)
      #expect(nothing.counter.questions <= most + 2_000)
      picker.rest(field, host: nothing)
      nothing.counter.questions = 0
      _ = picker.settle(host: nothing)
      #expect(nothing.counter.questions <= most)
      nothing.counter.questions = 0
      _ = picker.row(of: field, at: 3, host: nothing)
      #expect(nothing.counter.questions <= 1)
    }
    // With only Mondays a week is asked for, and the rest of the month where it has none.
    var picker = try hostPicker("2026-06-01", mondays)
    mondays.counter.questions = 0
    picker.turn(.month, to: picker.position(of: .month) + 1, host: mondays)
    #expect(mondays.counter.questions <= 12)
  }
}
