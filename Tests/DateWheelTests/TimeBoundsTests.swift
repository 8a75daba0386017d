import CalendarSystems
import DateWheel
import Testing

/// Times alone and with days: bounds, intervals, windows over midnight.
@Suite struct TimeBoundsTests {
  // MARK: Intervals

  @Test(arguments: [
    (1, "10:07", "10:07"), (5, "10:07", "10:05"), (15, "10:59", "10:45"), (30, "23:59", "23:30"),
    (60, "23:59", "23:00"),
    (20, "00:19", "00:00"), (12, "13:47", "13:36"),
  ]) func `A time falls to the interval, counted from 00-00`(_ interval: Int32, _ asked: String, _ result: String)
    throws
  {
    var configuration = try times()
    configuration.minuteInterval = interval
    let picker = try WheelPicker(configuration, value: time(asked))
    #expect(picker.value == (try time(result)))
    #expect(picker.numbers(of: .minute) == Array(stride(from: 0, to: 60, by: Int32.Stride(interval))))
    #expect(picker.loops(.minute) == (60 / interval > 5))
  }

  @Test(arguments: [
    (1, 1, "10:07:31"), (5, 1, "10:05:31"), (1, 30, "10:07:30"), (15, 20, "10:00:20"), (60, 60, "10:00:00"),
  ])
  func `Minutes and seconds fall each by itself`(_ minutes: Int32, _ seconds: Int32, _ result: String) throws {
    var configuration = try times(.time.adding(.second))
    configuration.minuteInterval = minutes
    configuration.secondInterval = seconds
    var picker = try WheelPicker(configuration, value: time("10:07:31"))
    #expect(picker.value == (try time(result)))
    #expect(picker.numbers(of: .second) == Array(stride(from: 0, to: 60, by: Int32.Stride(seconds))))
    let end = try time(result).second + 3_600
    #expect(try picker.move(.hour, by: 1).value == Moment(second: end))
  }

  @Test func `Without a wheel of minutes an hour is whole, and without one of seconds a minute`() throws {
    #expect(try WheelPicker(times(FieldSet(.hour)), value: time("10:59:59")).value == time("10:00"))
    #expect(try WheelPicker(times(), value: time("10:59:59")).value == time("10:59"))
  }

  @Test(arguments: [
    ("10:07", "11:52", 15, "10:15", "11:45"), ("10:15", "11:45", 15, "10:15", "11:45"),
    ("10:46", "11:29", 30, "11:00", "11:00"),
    ("23:01", "23:59", 30, "23:30", "23:30"), ("00:00:01", "23:59:59", 60, "01:00", "23:00"),
  ]) func `A minimum off the grid rounds up, and a maximum down`(
    _ minimum: String, _ maximum: String, _ interval: Int32, _ first: String, _ last: String
  ) throws {
    var configuration = try times(from: minimum, through: maximum)
    configuration.minuteInterval = interval
    #expect(try WheelPicker(configuration, value: time("00:00")).value == time(first))
    #expect(try WheelPicker(configuration, value: time("23:59")).value == time(last))
  }

  @Test func `Bounds off the grid of seconds round too`() throws {
    var configuration = try times(.time.adding(.second), from: "10:00:31", through: "10:59:29")
    configuration.secondInterval = 30
    configuration.minuteInterval = 15
    #expect(try WheelPicker(configuration, value: time("00:00")).value == time("10:15:00"))
    // Each field falls by itself: the last time before 10:59:29 is in minute 45.
    #expect(try WheelPicker(configuration, value: time("23:59")).value == time("10:45:30"))
  }

  @Test(arguments: [("10:01", "10:14"), ("10:16", "10:29"), ("23:46", "23:59"), ("10:07", "10:07")])
  func `An interval that leaves nothing is an error`(_ minimum: String, _ maximum: String) throws {
    var configuration = try times(from: minimum, through: maximum)
    configuration.minuteInterval = 15
    #expect(throws: PickerError.noMomentWithinBounds) { try WheelPicker(configuration) }
    // With days the next grid time may be on the next one.
    var local = try localTimes(from: "2024-05-05T\(minimum)", through: "2024-05-05T\(maximum)")
    local.minuteInterval = 15
    #expect(throws: PickerError.noMomentWithinBounds) { try WheelPicker(local) }
  }

  @Test func `A minimum that rounds up to the next day begins there`() throws {
    var configuration = try localTimes(from: "2023-12-31T23:50", through: "2024-01-02T00:10")
    configuration.minuteInterval = 15
    let picker = try WheelPicker(configuration, value: moment("2023-12-31T23:55"))
    #expect(picker.value == (try moment("2024-01-01T00:00")))
    let first = try day("2024-01-01")
    #expect(picker.rows(of: .calendarDay).map(\.value) == [.calendarDay(first), .calendarDay(first + 1)])
  }

  // MARK: Bounds with times

  @Test func `The whole value is clamped, not wheel by wheel`() throws {
    var configuration = try localTimes(from: "2024-05-05T10:30", through: "2024-05-07T16:20")
    configuration.asksForClock = false
    var picker = try WheelPicker(configuration, value: moment("2024-05-06T08:45"))
    // 5 May 08:45 is too early. A clamp of each wheel would give 10:45.
    let rows = picker.position(of: .calendarDay)
    #expect(
      try picker.move(.calendarDay, by: -1)
        == Settlement(
          moment("2024-05-05T10:30"), [.calendarDay: .stays(rows - 1), .hour: .rolls(10), .minute: .rolls(30)]))
    // Permission has had its say: the wishes are the value.
    #expect(try picker.move(.calendarDay, by: 1).value == moment("2024-05-06T10:30"))
    _ = try picker.move(to: .hour(18), .minute(40))
    #expect(
      try picker.move(.calendarDay, by: 1)
        == Settlement(
          moment("2024-05-07T16:20"), [.calendarDay: .stays(2), .hour: .rolls(16), .minute: .rolls(20)]))
  }

  @Test func `Hours and minutes are judged on the day where the date wheels stand`() throws {
    for fields in [FieldSet.dateTime, .dateAndTime] {
      var picker = try WheelPicker(
        localTimes(fields, from: "2024-05-05T10:30", through: "2024-05-07T16:20"), value: moment("2024-05-06T10:15"))
      let field: Field = fields == .dateTime ? .calendarDay : .day
      #expect(picker.possibleNumbers(of: .hour) == Array(0...23))
      #expect(picker.possibleNumbers(of: .minute) == Array(0...59))
      let start = picker.position(of: field)
      // While the wheel of days turns the value is clamped, and minutes are judged in the hour asked for: 10.
      picker.turn(field, to: start - 1)
      #expect(picker.value == (try moment("2024-05-05T10:30")))
      #expect(picker.possibleNumbers(of: .hour) == Array(10...23))
      #expect(picker.possibleNumbers(of: .minute) == Array(30...59))
      picker.turn(field, to: start + 1)
      #expect(picker.value == (try moment("2024-05-07T10:15")))
      #expect(picker.possibleNumbers(of: .hour) == Array(0...16))
      #expect(picker.possibleNumbers(of: .minute) == Array(0...59))
      picker.turn(.hour, to: 16)
      #expect(picker.possibleNumbers(of: .minute) == Array(0...20))
    }
  }

  @Test func `On a day out of bounds no time is possible`() throws {
    var picker = try WheelPicker(
      localTimes(.dateAndTime, from: "2024-05-05T10:30", through: "2024-05-07T16:20"), value: moment("2024-05-06T10:15")
    )
    try picker.turn(to: .day(20))
    #expect(picker.possibleNumbers(of: .hour).isEmpty)
    #expect(!picker.rows(of: .hour).contains { !$0.exists })
    #expect(picker.value == (try moment("2024-05-07T16:20")))
  }

  @Test func `Hidden hours and minutes change with the day`() throws {
    var configuration = try localTimes(from: "2024-05-05T10:30", through: "2024-05-07T16:20")
    configuration.impossibleRows = .hide
    var picker = try WheelPicker(configuration, value: moment("2024-05-06T10:15"))
    #expect(
      try picker.move(.calendarDay, by: -1)
        == Settlement(
          moment("2024-05-05T10:30"), [.calendarDay: .stays(0), .hour: .newRows(0), .minute: .newRowsAndRolls(0)]))
    #expect(picker.numbers(of: .hour) == Array(10...23))
    #expect(picker.numbers(of: .minute) == Array(30...59))
    #expect(
      try picker.move(.hour, by: 1)
        == Settlement(moment("2024-05-05T11:30"), [.calendarDay: .stays(0), .hour: .stays(1), .minute: .newRows(30)]))
  }

  @Test func `A calendar day millions of rows away is a move as any other`() throws {
    for calendar in [CalendarID.gregory, .hebrew, .coptic, .islamicCivil] {
      var configuration = PickerConfiguration(
        calendar: calendar, fields: .dateTime, now: try moment("2024-05-06T10:15"))
      // Before every calendar: the wheel begins with its range.
      configuration.minimum = Moment(FixedDay(rataDie: -200_000_000))
      var picker = try WheelPicker(configuration, value: moment("2024-05-06T10:15"))
      let last = picker.rowCount(of: .calendarDay) - 1
      #expect(last > 190_000_000)
      let settlement = try picker.move(.calendarDay, by: last)
      #expect(settlement.wheels[.calendarDay] == .stays(last))
      let days = picker.row(of: .calendarDay, at: last).number - picker.row(of: .calendarDay, at: 0).number
      #expect(days == last)
      #expect(settlement.value?.second == Int32(36_900))
      #expect(try picker.move(.calendarDay, by: -1_000_000).wheels[.calendarDay] == .stays(last - 1_000_000))
    }
  }

  // MARK: Windows over midnight

  @Test func `A minimum above the maximum is a window over midnight`() throws {
    var picker = try WheelPicker(times(from: "22:00", through: "02:00"), value: time("23:30"))
    #expect(picker.impossibleRows(of: .hour) == (3...21).map { .hour($0) })
    #expect(picker.loops(.hour))
    #expect(try picker.move(.hour, by: 1) == Settlement(time("00:30"), [.hour: .stays(24), .minute: .stays(30)]))
    // 05:30 is nearer to 02:00 than to 22:00; of the hour 12 both are equally far.
    #expect(try picker.move(.hour, by: 5) == Settlement(time("02:00"), [.hour: .rolls(26), .minute: .rolls(60)]))
    #expect(try picker.move(.hour, by: 10) == Settlement(time("22:00"), [.hour: .rolls(46), .minute: .stays(60)]))
    #expect(try picker.move(.hour, by: -10) == Settlement(time("02:00"), [.hour: .rolls(26), .minute: .stays(60)]))
  }

  @Test func `The hours of a hidden window begin with the minimum`() throws {
    var picker = try WheelPicker(times(from: "22:15", through: "02:10", impossibleRows: .hide), value: time("22:30"))
    #expect(picker.numbers(of: .hour) == [22, 23, 0, 1, 2])
    #expect(!picker.loops(.hour))
    #expect(picker.numbers(of: .minute) == Array(15...59))
    #expect(picker.position(of: .hour) == 0)
    #expect(
      try picker.move(.hour, by: 4)
        == Settlement(time("02:10"), [.hour: .stays(4), .minute: .newRowsAndRolls(10)]))
    #expect(picker.numbers(of: .minute) == Array(0...10))
    #expect(
      try picker.move(.hour, by: -2)
        == Settlement(time("00:10"), [.hour: .stays(2), .minute: .newRows(10)]))
    #expect(picker.numbers(of: .minute) == Array(0...59))
    #expect(picker.position(after: .nextRow, of: .hour) == 3)
    #expect(picker.position(after: .firstRow, of: .hour) == 0)
    #expect(picker.position(after: .lastRow, of: .hour) == 4)
  }

  @Test func `Both ends of a window in one hour leave all hours`() throws {
    for impossibleRows in [PickerConfiguration.ImpossibleRows.dim, .hide] {
      var picker = try WheelPicker(
        times(from: "10:40", through: "10:10", impossibleRows: impossibleRows), value: time("10:45"))
      #expect(picker.numbers(of: .hour) == Array(0...23))
      #expect(picker.loops(.hour))
      #expect(picker.possibleNumbers(of: .minute) == Array(0...10) + Array(40...59))
      #expect(try picker.move(.hour, by: 1).value == time("11:45"))
      _ = try picker.move(to: .minute(20))
      // 10:20 is nearer to 10:10.
      #expect(try picker.move(.hour, by: -1).value == time("10:10"))
    }
  }

  @Test func `A window of all the day's times forbids none`() throws {
    let picker = try WheelPicker(times(from: "10:00", through: "09:59", impossibleRows: .hide), value: time("03:00"))
    #expect(picker.value == (try time("03:00")))
    #expect(picker.numbers(of: .hour) == Array(0...23))
    #expect(picker.numbers(of: .minute) == Array(0...59))
  }

  @Test func `In a window the wheel that was moved is held where it can be`() throws {
    // Impossible are 01:06 to 02:49. 01:58 is nearer to 02:50, but hour 1 was asked for.
    for impossibleRows in [PickerConfiguration.ImpossibleRows.dim, .hide] {
      var picker = try WheelPicker(
        times(from: "02:50", through: "01:05", impossibleRows: impossibleRows), value: time("03:58"))
      #expect(try picker.move(.hour, by: -2).value == time("01:05"))
      _ = try picker.move(to: .hour(0))
      // And 02:01 is nearer to 01:05.
      _ = try picker.move(to: .minute(1))
      #expect(try picker.move(.hour, by: 2).value == time("02:50"))
      // The same where the minute was moved last: it is released, and the hour held.
      _ = try picker.move(to: .hour(1))
      #expect(try picker.setValue(time("01:05")).value == time("01:05"))
      if impossibleRows == .dim { #expect(try picker.move(to: .minute(57)).value == time("01:05")) }
    }
    // A value set by code holds nothing: the nearest time.
    #expect(try WheelPicker(times(from: "02:50", through: "01:05"), value: time("01:58")).value == time("02:50"))
  }

  @Test func `In a window the day period that was turned is held`() throws {
    // Impossible are 11:01 AM to 9:59 PM. 12:30 PM is nearer to 11:00 AM, but PM was asked for.
    var picker = try WheelPicker(times(.clock, from: "22:00", through: "11:00"), value: time("00:30"))
    #expect(
      try picker.move(.dayPeriod, by: 1)
        == Settlement(time("22:00"), [.dayPeriod: .stays(1), .hour: .rolls(22), .minute: .rolls(60)]))
  }

  @Test(arguments: [("23:50", "02:00", "00:00", "02:00"), ("23:50", "23:40", "00:00", "23:30")])
  func `A window whose minimum rounds up to midnight begins there`(
    _ minimum: String, _ maximum: String, _ first: String, _ last: String
  ) throws {
    var configuration = try times(from: minimum, through: maximum)
    configuration.minuteInterval = 15
    #expect(try WheelPicker(configuration, value: time("23:55")).value == time(last))
    let picker = try WheelPicker(configuration, value: time("00:07"))
    #expect(picker.value == (try time(first)))
    #expect(picker.possibleNumbers(of: .hour) == Array(0...(try seconds(last) / 3_600)))
  }

  @Test func `Windows with intervals round their ends inward`() throws {
    var configuration = try times(from: "22:50", through: "01:10", impossibleRows: .hide)
    configuration.minuteInterval = 30
    let picker = try WheelPicker(configuration, value: time("12:00"))
    #expect(picker.numbers(of: .hour) == [23, 0, 1])
    #expect(picker.value == (try time("23:00")))
  }

  @Test func `Every time in a window can be reached, and none outside it rests`() throws {
    var generator = SeededGenerator(state: 22)
    for (minimum, maximum) in [("22:00", "02:00"), ("10:40", "10:10"), ("02:50", "01:05"), ("12:01", "11:58")] {
      for fields in [FieldSet.time, .clock] {
        let (first, last) = (try seconds(minimum), try seconds(maximum))
        var picker = try WheelPicker(times(fields, from: minimum, through: maximum))
        for _ in 0..<300 {
          let asked = Int32.random(in: 0..<1_440, using: &generator) * 60
          _ = try picker.move(to: .hour(asked / 3_600), .minute(asked / 60 % 60))
          let value = try #require(picker.value).second
          #expect(value >= first || value <= last)
          if asked >= first || asked <= last { #expect(value == asked) }
        }
      }
    }
  }
}
