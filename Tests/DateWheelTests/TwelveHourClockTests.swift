import CalendarSystems
import DateWheel
import Testing

/// The 12-hour wheel is a position on the day's 24 hours; the day period follows it, and turns it.
@Suite struct TwelveHourClockTests {
  private func clock(
    _ value: String, from minimum: String? = nil, through maximum: String? = nil,
    impossibleRows: PickerConfiguration.ImpossibleRows = .dim
  ) throws -> WheelPicker {
    try WheelPicker(
      times(.clock, from: minimum, through: maximum, impossibleRows: impossibleRows), value: time(value))
  }

  @Test(arguments: [
    ("11:30", 1, "12:30"), ("12:30", 1, "13:30"), ("12:30", -1, "11:30"), ("23:30", 1, "00:30"), ("00:30", -1, "23:30"),
    ("09:30", 12, "21:30"), ("09:30", 14, "23:30"), ("09:30", 15, "00:30"), ("09:30", 27, "12:30"),
    ("09:30", -24, "09:30"),
    ("09:30", 48, "09:30"), ("00:00", -13, "11:00"),
  ]) func `Each crossing of the edge between 11 and 12 flips the day period`(
    _ start: String, _ rows: Int32, _ end: String
  ) throws {
    var picker = try clock(start)
    let hour = try seconds(end) / 3_600
    let minute = try seconds(end) / 60 % 60
    #expect(
      try picker.move(.hour, by: rows)
        == Settlement(
          time(end), changes: start != end,
          [
            .hour: .stays(seconds(start) / 3_600 + rows), .dayPeriod: .stays(hour / 12), .minute: .stays(minute),
          ]))
  }

  @Test func `Row by row through two days, the day period is that of the hour and the date stays`() throws {
    let configuration = PickerConfiguration(
      calendar: .hebrew, fields: .date.union(.clock), now: try moment("2024-03-10T00:00"))
    var picker = try WheelPicker(configuration, value: moment("2024-03-10T07:05"))
    for step in Int32(1)...96 {
      let target = step <= 48 ? step : 96 - step
      picker.turn(.hour, to: 7 + target)
      let hour = (7 + target) % 24
      #expect(picker.value == Moment(try day("2024-03-10"), second: hour * 3_600 + 300))
      #expect(picker.underBar(.hour) == .hour(hour))
      #expect(picker.underBar(.dayPeriod) == .dayPeriod(hour / 12))
    }
    picker.rest(.hour)
    #expect(picker.settle()?.changesValue == false)
  }

  @Test(arguments: [("11:30", "23:30"), ("00:10", "12:10"), ("12:10", "00:10"), ("13:00", "01:00")])
  func `Turning the day period keeps the label of the hour`(_ start: String, _ end: String) throws {
    var picker = try clock(start)
    let isForward = try seconds(start) < 43_200
    #expect(
      try picker.move(.dayPeriod, by: isForward ? 1 : -1)
        == Settlement(
          time(end),
          [
            .dayPeriod: .stays(isForward ? 1 : 0), .hour: .stays(seconds(end) / 3_600),
            .minute: .stays(seconds(end) / 60 % 60),
          ]))
  }

  @Test func `Hours and day period turn together, and what the bars show counts`() throws {
    // The hours cross the edge while the day period turns: that is where its own move ends.
    for periodFirst in [true, false] {
      var picker = try clock("22:15")
      picker.turn(.dayPeriod, to: 0)
      #expect(picker.value == (try time("10:15")))
      picker.turn(.hour, to: picker.position(of: .hour) + 3)
      #expect(picker.underBar(.dayPeriod) == .dayPeriod(0))
      #expect(picker.value == (try time("01:15")))
      for field in periodFirst ? [Field.dayPeriod, .hour] : [.hour, .dayPeriod] { picker.rest(field) }
      #expect(
        picker.settle()
          == Settlement(
            try time("01:15"), [.dayPeriod: .stays(0), .hour: .stays(1), .minute: .stays(15)]))
    }
  }

  @Test func `The value while both turn is what stopping them now gives`() throws {
    var generator = SeededGenerator(state: 12)
    for impossibleRows in [PickerConfiguration.ImpossibleRows.dim, .hide] {
      var picker = try clock("10:15", from: "09:00", through: "17:30", impossibleRows: impossibleRows)
      for _ in 0..<2_000 {
        let field: Field = Bool.random(using: &generator) ? .dayPeriod : .hour
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: picker.rest(field)
        case 1: _ = picker.settle()
        default: picker.turn(field, to: picker.position(of: field) + Int32.random(in: -3...3, using: &generator))
        }
        var stopped = picker
        let before = picker.value
        #expect(stopped.confirm().value == before)
        stopped = picker
        for field in [Field.hour, .dayPeriod, .minute] where stopped.isTurning { stopped.rest(field) }
        #expect(stopped.settle()?.value == before)
      }
    }
  }

  @Test func `A confirm takes both wheels to where they have been sent`() throws {
    // 9 AM: the hours on their way to 10, the day period to PM, in either order.
    for periodFirst in [true, false] {
      var picker = try clock("09:15")
      for field in periodFirst ? [Field.dayPeriod, .hour] : [.hour, .dayPeriod] {
        picker.aim(field, at: field == .hour ? 10 : 1)
      }
      #expect(
        picker.confirm()
          == Settlement(
            try time("22:15"), [.dayPeriod: .stays(1), .hour: .stays(22), .minute: .stays(15)]))
    }
  }

  @Test func `A day period that turns takes along where the hours have been sent`() throws {
    var picker = try clock("09:15")
    picker.aim(.hour, at: 10)
    picker.turn(.dayPeriod, to: 1)
    picker.rest(.dayPeriod)
    #expect(picker.confirm().value == (try time("22:15")))
  }

  @Test func `A confirm of a crossing that is under way flips the day period`() throws {
    var picker = try clock("11:30")
    picker.aim(.hour, at: 12)
    #expect(picker.value == (try time("11:30")))
    #expect(
      picker.confirm()
        == Settlement(
          try time("12:30"), [.dayPeriod: .stays(1), .hour: .stays(12), .minute: .stays(30)]))
  }

  @Test func `Hidden hours leave out what the bounds forbid, and cross the edge too`() throws {
    var picker = try clock("11:30", from: "09:00", through: "17:00", impossibleRows: .hide)
    #expect(picker.numbers(of: .hour) == Array(9...17))
    #expect(!picker.loops(.hour))
    #expect(
      try picker.move(.hour, by: 1)
        == Settlement(time("12:30"), [.dayPeriod: .stays(1), .hour: .stays(3), .minute: .stays(30)]))
    // 12 AM is before the bounds: the whole value is clamped, and with it the day period.
    #expect(
      try picker.move(to: .dayPeriod(0))
        == Settlement(
          time("09:00"), [.dayPeriod: .stays(0), .hour: .rolls(0), .minute: .rolls(60)]))
  }

  @Test func `A day period without a possible time is no row of hidden wheels`() throws {
    let picker = try clock("13:00", from: "12:00", through: "17:00", impossibleRows: .hide)
    #expect(picker.rows(of: .dayPeriod).map(\.value) == [.dayPeriod(1)])
    let dimmed = try clock("13:00", from: "12:00", through: "17:00")
    #expect(dimmed.impossibleRows(of: .dayPeriod) == [.dayPeriod(0)])
    #expect(dimmed.possibleNumbers(of: .hour) == Array(12...17))
  }

  @Test func `A 12-hour clock of hours alone flips too`() throws {
    var picker = try WheelPicker(times(FieldSet(.hour).adding(.dayPeriod)), value: time("11:00"))
    #expect(try picker.move(.hour, by: 1) == Settlement(time("12:00"), [.dayPeriod: .stays(1), .hour: .stays(12)]))
  }

  @Test func `Code can change from a 24-hour to a 12-hour clock while wheels turn`() throws {
    var picker = try WheelPicker(times(.time), value: time("09:30"))
    picker.turn(.hour, to: 14)
    #expect(
      try picker.setConfiguration(times(.clock))
        == Settlement(
          time("14:30"), changes: true,
          [.dayPeriod: .newRowsAndRolls(1), .hour: .newRowsAndRolls(14), .minute: .newRowsAndRolls(30)]))
    #expect(!picker.isTurning)
    picker.turn(.dayPeriod, to: 0)
    #expect(
      try picker.setConfiguration(times(.time))
        == Settlement(time("02:30"), changes: true, [.hour: .newRowsAndRolls(2), .minute: .newRowsAndRolls(30)]))
  }
}
