import CalendarSystems
import DateWheel
import Testing

/// Pickers of times without a value, moves that are confirmed while wheels spin, and what code sets meanwhile.
@Suite struct TimeSettingTests {
  // MARK: No value

  @Test(arguments: [
    (1, nil, nil, "10:37"), (5, nil, nil, "10:35"), (1, "11:20", nil, "11:20"), (15, "11:20", nil, "11:30"),
    (1, nil, "09:05", "09:05"),
    (15, nil, "09:05", "09:00"), (1, "22:00", "02:00", "02:00"), (1, "18:00", "02:00", "18:00"),
    (15, "09:55", "08:00", "10:30"),
  ]) func `Without a value now is shown, or the nearest possible time`(
    _ interval: Int32, _ minimum: String?, _ maximum: String?, _ shown: String
  ) throws {
    var configuration = try times(from: minimum, through: maximum)
    configuration.minuteInterval = interval
    configuration.now = try moment("2024-05-06T10:37")
    var picker = try WheelPicker(configuration)
    #expect(picker.value == nil)
    #expect(picker.shownMoment == (try time(shown)))
    #expect(picker.settle()?.value == nil)
    // Any move makes a value, also one that ends where it began.
    picker.turn(.minute, to: picker.position(of: .minute))
    #expect(picker.value == (try time(shown)))
    picker.rest(.minute)
    let settlement = picker.settle()
    #expect(settlement?.value == (try time(shown)))
    #expect(settlement?.changesValue == true)
    #expect(try picker.setValue(nil) == Settlement(nil, changes: false, settled(picker)))
    #expect(picker.shownMoment == (try time(shown)))
  }

  /// All wheels stay where they are.
  private func settled(_ picker: WheelPicker) -> [Field: Settlement.Wheel] {
    var wheels: [Field: Settlement.Wheel] = [:]
    for field in [Field.calendarDay, .hour, .minute] where picker.configuration.fields.contains(field) {
      wheels[field] = .stays(picker.position(of: field))
    }
    return wheels
  }

  @Test func `Without a value a now in a gap is shown after it`() throws {
    let london = try ZoneHost.london()
    let picker = try WheelPicker(localTimes(now: "2024-03-31T01:15"), host: london)
    #expect(picker.value == nil)
    #expect(picker.shownMoment == (try moment("2024-03-31T02:15")))
  }

  @Test func `Without a value the first move is a change from what is shown`() throws {
    var configuration = try localTimes(now: "2024-05-06T10:37")
    configuration.minuteInterval = 5
    configuration.asksForClock = false
    var picker = try WheelPicker(configuration)
    let day = picker.position(of: .calendarDay)
    #expect(
      try picker.move(.calendarDay, by: 1)
        == Settlement(
          moment("2024-05-07T10:35"), [.calendarDay: .stays(day + 1), .hour: .stays(10), .minute: .stays(7)]))
  }

  @Test func `A new now is shown while there is no value`() throws {
    var configuration = try times()
    configuration.now = try moment("2024-05-06T10:37")
    var picker = try WheelPicker(configuration)
    configuration.now = try moment("2024-05-06T10:38")
    #expect(
      try picker.setConfiguration(configuration)
        == Settlement(nil, changes: false, [.hour: .stays(10), .minute: .rolls(38)]))
  }

  @Test func `Done without a move takes what is shown, and Now sets no value`() throws {
    let london = try ZoneHost.london()
    var configuration = try localTimes(now: "2024-05-06T10:37")
    configuration.minuteInterval = 5
    var draft = PickerDraft(try WheelPicker(configuration, host: london))
    _ = draft.open(host: london)
    var isNew = draft.done(host: london)
    #expect(isNew)
    #expect(draft.value == (try moment("2024-05-06T10:35")))
    _ = draft.open(host: london)
    draft.picker.aim(.hour, at: 12)
    draft.picker.aim(.minute, at: 0)
    isNew = draft.done(host: london)
    #expect(isNew)
    #expect(draft.value == (try moment("2024-05-06T12:00")))
    isNew = draft.clear(host: london)
    #expect(isNew)
    #expect(draft.value == nil)
    #expect(draft.picker.shownMoment == (try moment("2024-05-06T10:35")))
  }

  @Test func `Times alone and durations hold no day`() throws {
    for isDuration in [false, true] {
      var configuration = try times()
      configuration.isDuration = isDuration
      var picker = try WheelPicker(configuration, value: moment("2024-05-06T10:37"))
      #expect(picker.value == Moment(Moment.timeOnly, second: 38_220))
      #expect(try picker.move(.hour, by: 1).value?.day == Moment.timeOnly)
      #expect(try picker.setValue(Moment(FixedDay(rataDie: Int32.max), second: 60)).value == time("00:01"))
    }
  }

  // MARK: While wheels spin

  @Test func `A confirm takes what the wheels are sent to, else what is under the bars`() throws {
    var configuration = try localTimes(from: "2024-05-05T10:30", through: "2024-05-07T16:20")
    configuration.asksForClock = false
    var picker = try WheelPicker(configuration, value: moment("2024-05-06T08:45"))
    picker.aim(.calendarDay, at: 0)
    picker.turn(.calendarDay, to: 2)  // It overshoots on its way.
    picker.turn(.hour, to: 12)
    picker.turn(.minute, to: 70)
    #expect(picker.value == (try moment("2024-05-07T12:10")))
    #expect(picker.settle() == nil)
    #expect(
      picker.confirm()
        == Settlement(
          try moment("2024-05-05T12:10"), [.calendarDay: .stays(0), .hour: .stays(12), .minute: .stays(70)]))
    // The same onto an impossible time: the whole is clamped.
    picker.aim(.hour, at: 9)
    #expect(
      picker.confirm()
        == Settlement(
          try moment("2024-05-05T10:30"), [.calendarDay: .stays(0), .hour: .rolls(10), .minute: .rolls(90)]))
    // A wheel that the user takes over is no longer sent anywhere.
    picker.aim(.hour, at: 20)
    picker.turn(.hour, to: 14)
    picker.grab(.hour)
    #expect(picker.confirm().value == (try moment("2024-05-05T14:30")))
  }

  @Test func `A quick second move joins the first`() throws {
    var configuration = try localTimes(from: "2024-05-05T10:30", through: "2024-05-07T16:20")
    configuration.asksForClock = false
    var picker = try WheelPicker(configuration, value: moment("2024-05-06T08:45"))
    // Too early on the day before; the hours are turned before that settles, and nothing has been lost.
    picker.turn(.calendarDay, to: 0)
    picker.turn(.hour, to: 11)
    picker.rest(.calendarDay)
    #expect(picker.settle() == nil)
    picker.rest(.hour)
    #expect(
      picker.settle()
        == Settlement(
          try moment("2024-05-05T11:45"), [.calendarDay: .stays(0), .hour: .stays(11), .minute: .stays(45)]))
  }

  @Test func `A value set while wheels turn ends the moves`() throws {
    var picker = try WheelPicker(times(.clock), value: time("10:15"))
    picker.turn(.hour, to: 15)
    picker.aim(.minute, at: 20)
    #expect(
      try picker.setValue(time("09:05"))
        == Settlement(
          time("09:05"), changes: false, [.dayPeriod: .rolls(0), .hour: .rolls(9), .minute: .rolls(5)]))
    #expect(!picker.isTurning)
    #expect(picker.settle()?.changesValue == false)
  }

  @Test func `Bounds set while wheels turn end the moves and clamp the whole value at once`() throws {
    var configuration = try localTimes(from: "2024-05-01T00:00", through: "2024-05-31T23:59")
    configuration.asksForClock = false
    var picker = try WheelPicker(configuration, value: moment("2024-05-06T08:45"))
    picker.turn(.calendarDay, to: 20)
    configuration.maximum = try moment("2024-05-20T07:30")
    #expect(
      try picker.setConfiguration(configuration)
        == Settlement(
          moment("2024-05-20T07:30"), [.calendarDay: .newRowsAndRolls(19), .hour: .rolls(7), .minute: .rolls(30)]))
    #expect(!picker.isTurning)
  }

  @Test func `An interval set while wheels turn ends the moves, and the value falls to its grid`() throws {
    var configuration = try times()
    var picker = try WheelPicker(configuration, value: time("10:15"))
    picker.turn(.minute, to: 38)
    configuration.minuteInterval = 5
    #expect(
      try picker.setConfiguration(configuration)
        == Settlement(time("10:35"), [.hour: .stays(10), .minute: .newRowsAndRolls(7)]))
    configuration.minuteInterval = 1
    #expect(
      try picker.setConfiguration(configuration)
        == Settlement(time("10:35"), changes: false, [.hour: .stays(10), .minute: .newRows(35)]))
  }

  @Test func `A picker of dates that becomes one of times begins at midnight`() throws {
    var configuration = PickerConfiguration(calendar: .gregory, today: try day("2024-05-06"))
    var picker = try WheelPicker(configuration, value: moment("2024-05-06T10:15"))
    #expect(picker.value == (try moment("2024-05-06T00:00")))
    configuration.fields = .dateAndTime
    #expect(try picker.setConfiguration(configuration).value == moment("2024-05-06T00:00"))
    _ = try picker.move(to: .hour(9))
    configuration.fields = .date
    #expect(try picker.setConfiguration(configuration).value == moment("2024-05-06T00:00"))
  }

  // MARK: Keys

  @Test func `Keys pass over impossible hours and minutes`() throws {
    var configuration = try localTimes(from: "2024-05-05T10:30", through: "2024-05-07T16:20")
    configuration.asksForClock = false
    let picker = try WheelPicker(configuration, value: moment("2024-05-07T16:10"))
    #expect(picker.position(after: .nextRow, of: .hour) == 24)
    #expect(picker.position(after: .nextPage, of: .minute) == 20)
    #expect(picker.position(after: .nextPage, of: .calendarDay) == 2)
    #expect(picker.position(after: .previousPage, of: .calendarDay) == 0)
    #expect(picker.position(after: .previousPage, of: .hour) == 10)
    #expect(picker.position(after: .lastRow, of: .hour) == 16)
    #expect(picker.position(after: .firstRow, of: .hour) == 0)
  }

  @Test(arguments: [(1, 10), (5, 2), (10, 1), (15, 1), (60, 1), (4, 2)])
  func `Page keys step 6 hours and 10 minutes or seconds`(_ interval: Int32, _ rows: Int32) throws {
    var configuration = try times(.time.adding(.second))
    configuration.minuteInterval = interval
    configuration.secondInterval = interval
    let picker = try WheelPicker(configuration, value: time("00:00"))
    #expect(picker.position(after: .nextPage, of: .hour) == 6)
    let reached = interval == 60 ? 0 : rows
    #expect(picker.position(after: .nextPage, of: .minute) == reached)
    #expect(picker.position(after: .nextPage, of: .second) == reached)
  }

  @Test func `A key takes the hours over noon with their day period`() throws {
    var picker = try WheelPicker(times(.clock), value: time("09:30"))
    let target = picker.position(after: .nextPage, of: .hour)
    #expect(target == 15)
    picker.aim(.hour, at: target)
    // A second key, before the wheel is there.
    picker.aim(.hour, at: picker.position(after: .nextPage, of: .hour))
    #expect(
      picker.confirm()
        == Settlement(
          try time("21:30"), [.dayPeriod: .stays(1), .hour: .stays(21), .minute: .stays(30)]))
  }
}
