import CalendarSystems
import DateWheel
import Testing

/// Local times in zones whose clocks are set forward and back.
@Suite struct TimeZoneTests {
  /// The value that a picker makes of a local time.
  private func held(
    _ asked: String, _ host: ZoneHost, fields: FieldSet = .dateTime, minutes: Int32 = 1
  ) throws -> Moment? {
    var configuration = try localTimes(fields)
    configuration.minuteInterval = minutes
    return try WheelPicker(configuration, value: moment(asked), host: host).value
  }

  // MARK: Gaps

  @Test func `A skipped time is moved by the gap, in either set of wheels`() throws {
    for fields in [FieldSet.dateTime, .dateAndTime, .dateTime.adding(.dayPeriod), .dateTime.adding(.second)] {
      let london = try ZoneHost.london()
      #expect(try held("2024-03-31T00:59", london, fields: fields) == moment("2024-03-31T00:59"))
      #expect(try held("2024-03-31T01:00", london, fields: fields) == moment("2024-03-31T02:00"))
      #expect(try held("2024-03-31T01:30", london, fields: fields) == moment("2024-03-31T02:30"))
      #expect(try held("2024-03-31T02:00", london, fields: fields) == moment("2024-03-31T02:00"))
    }
  }

  @Test(arguments: [
    (1, "02:10", "02:40"), (15, "02:10", "02:30"), (15, "02:15", "02:45"), (20, "02:20", "03:00"),
    (20, "02:00", "02:40"),
    (60, "02:00", "03:00"), (60, "02:59", "03:00"), (20, "01:59", "01:40"),
  ]) func `Where the gap leads off the grid the next time of the grid is taken`(
    _ interval: Int32, _ asked: String, _ result: String
  ) throws {
    // Half an hour from 02:00.
    #expect(
      try held("2024-10-06T\(asked)", .lordHowe(), minutes: interval) == moment("2024-10-06T\(result)"))
  }

  @Test func `Hours alone pass over half an hour that was skipped`() throws {
    let fields = FieldSet(.calendarDay).adding(.hour)
    #expect(try held("2024-10-06T02:10", .lordHowe(), fields: fields) == moment("2024-10-06T03:00"))
    let picker = try WheelPicker(localTimes(fields), value: moment("2024-10-06T01:00"), host: ZoneHost.lordHowe())
    #expect(picker.possibleNumbers(of: .hour, host: try ZoneHost.lordHowe()) == [0, 1] + Array(3...23))
  }

  @Test func `A gap at midnight`() throws {
    #expect(try held("2018-11-04T00:00", .saoPaulo()) == moment("2018-11-04T01:00"))
    #expect(try held("2018-11-04T00:59", .saoPaulo()) == moment("2018-11-04T01:59"))
    #expect(try held("2018-11-03T23:59", .saoPaulo()) == moment("2018-11-03T23:59"))
    #expect(try held("2011-03-13T00:00", .saintJohns()) == moment("2011-03-13T00:00"))
    #expect(try held("2011-03-13T00:01", .saintJohns()) == moment("2011-03-13T01:01"))
  }

  @Test func `A gap up to midnight leads to the next day`() throws {
    for fields in [FieldSet.dateTime, .dateAndTime] {
      #expect(try held("2024-03-30T22:59", .nuuk(), fields: fields) == moment("2024-03-30T22:59"))
      #expect(try held("2024-03-30T23:20", .nuuk(), fields: fields) == moment("2024-03-31T00:20"))
      // And to the next year.
      #expect(try held("1981-12-31T23:45", .singapore(), fields: fields) == moment("1982-01-01T00:15"))
    }
  }

  @Test func `A gap over midnight`() throws {
    #expect(try held("1919-03-30T23:29", .toronto()) == moment("1919-03-30T23:29"))
    #expect(try held("1919-03-30T23:45", .toronto()) == moment("1919-03-31T00:45"))
    #expect(try held("1919-03-31T00:00", .toronto()) == moment("1919-03-31T01:00"))
    #expect(try held("1919-03-31T00:29", .toronto()) == moment("1919-03-31T01:29"))
    #expect(try held("1919-03-31T00:30", .toronto()) == moment("1919-03-31T00:30"))
  }

  @Test func `Offsets with seconds`() throws {
    let seconds = FieldSet.dateTime.adding(.second)
    #expect(try held("1972-01-07T00:20:00", .monrovia(), fields: seconds) == moment("1972-01-07T01:04:30"))
    #expect(try held("1972-01-07T00:20", .monrovia()) == moment("1972-01-07T01:05"))
    #expect(try held("1972-01-07T00:44", .monrovia()) == moment("1972-01-07T01:29"))
    #expect(try held("1972-01-07T00:45", .monrovia()) == moment("1972-01-07T00:45"))
    #expect(try held("1972-01-07T00:50", .monrovia(), minutes: 30) == moment("1972-01-07T01:30"))
    #expect(try held("1937-07-01T00:00:20", .amsterdam(), fields: seconds) == moment("1937-07-01T00:00:48"))
    #expect(try held("1937-07-01T00:00", .amsterdam()) == moment("1937-07-01T00:01"))
    let paris = try WheelPicker(
      localTimes(seconds), value: moment("1911-03-10T23:50:39", isSecondPass: true), host: ZoneHost.paris())
    #expect(paris.value == (try moment("1911-03-10T23:50:39", isSecondPass: true)))
    let before = try WheelPicker(
      localTimes(seconds), value: moment("1911-03-10T23:50:38", isSecondPass: true), host: ZoneHost.paris())
    #expect(before.value == (try moment("1911-03-10T23:50:38")))
  }

  /// The rule, written down once more: fall to the grid, add the gap, then on to the next time of the grid that exists.
  private func expected(_ asked: Moment, _ host: ZoneHost, minutes: Int32, step: Int32) -> Moment {
    var result = asked
    result.second -= asked.second / 60 % minutes * 60 + asked.second % 60 % step
    result.second += host.gap(at: result)
    func isOnGrid(_ second: Int32) -> Bool { second / 60 % minutes == 0 && second % step == 0 }
    while true {
      if result.second >= 86_400 { result = Moment(result.day + 1, second: result.second - 86_400) }
      if isOnGrid(result.second), host.gap(at: result) == 0 { return result }
      result.second += 1
    }
  }

  @Test func `Every minute around every gap`() throws {
    let zones: [(ZoneHost, String)] = try [
      (.london(), "2024-03-31"), (.lordHowe(), "2024-10-06"), (.saoPaulo(), "2018-11-04"), (.nuuk(), "2024-03-30"),
      (.singapore(), "1981-12-31"), (.toronto(), "1919-03-30"), (.toronto(), "1919-03-31"),
      (.saintJohns(), "2011-03-13"),
      (.monrovia(), "1972-01-07"), (.amsterdam(), "1937-07-01"), (.apia(), "2011-12-30"), (.kiritimati(), "1994-12-31"),
    ]
    for (host, iso) in zones {
      for minutes: Int32 in [1, 5, 12, 20, 30, 60] {
        var configuration = try localTimes(minutes == 12 ? .dateAndTime : .dateTime)
        configuration.minuteInterval = minutes
        var picker = try WheelPicker(configuration, host: host)
        for minute: Int32 in 0..<1_440 where minute % (minutes == 1 ? 1 : 7) == 0 {
          let asked = Moment(try day(iso), second: minute * 60)
          _ = try picker.setValue(asked, host: host)
          #expect(picker.value == expected(asked, host, minutes: minutes, step: 60))
        }
      }
    }
  }

  @Test func `Every second around gaps with seconds`() throws {
    for (host, iso) in [(try ZoneHost.monrovia(), "1972-01-07"), (try .amsterdam(), "1937-07-01")] {
      for (minutes, seconds): (Int32, Int32) in [(1, 1), (1, 20), (15, 1)] {
        var configuration = try localTimes(.dateTime.adding(.second))
        configuration.minuteInterval = minutes
        configuration.secondInterval = seconds
        var picker = try WheelPicker(configuration, host: host)
        for second: Int32 in 0..<3_000 where second % 7 == 0 || second < 60 {
          let asked = Moment(try day(iso), second: second - second % seconds)
          _ = try picker.setValue(asked, host: host)
          #expect(picker.value == expected(asked, host, minutes: minutes, step: seconds))
        }
      }
    }
  }

  // MARK: Moves

  @Test func `Wheels left in a gap roll out of it, and come back when the day has the time`() throws {
    let london = try ZoneHost.london()
    var picker = try WheelPicker(localTimes(), value: moment("2024-03-30T01:30"), host: london)
    let start = picker.position(of: .calendarDay)
    #expect(
      try picker.move(to: .calendarDay(day("2024-03-31")), on: london)
        == Settlement(
          moment("2024-03-31T02:30"), [.calendarDay: .stays(start + 1), .hour: .rolls(2), .minute: .stays(30)]))
    #expect(
      try picker.move(to: .calendarDay(day("2024-04-01")), on: london)
        == Settlement(
          moment("2024-04-01T01:30"), [.calendarDay: .stays(start + 2), .hour: .rolls(1), .minute: .stays(30)]))
  }

  @Test func `An hour left on the gap of a day period rolls too`() throws {
    let london = try ZoneHost.london()
    var picker = try WheelPicker(
      localTimes(.dateTime.adding(.dayPeriod)), value: moment("2024-03-31T13:15"), host: london)
    let settlement = try picker.move(to: .dayPeriod(0), on: london)
    #expect(settlement.value == (try moment("2024-03-31T02:15")))
    #expect(settlement.wheels[.hour] == .rolls(2))
    #expect(settlement.wheels[.dayPeriod] == .stays(0))
    #expect(try picker.move(to: .calendarDay(day("2024-04-01")), on: london).value == moment("2024-04-01T01:15"))
  }

  @Test func `A time that rolls over midnight takes the wheels of the date along`() throws {
    let singapore = try ZoneHost.singapore()
    var picker = try WheelPicker(localTimes(.dateAndTime), value: moment("1981-12-31T22:40"), host: singapore)
    #expect(
      try picker.move(to: .hour(23), on: singapore)
        == Settlement(
          moment("1982-01-01T00:10"),
          [.year: .rolls(1981), .month: .rolls(12), .day: .rolls(31), .hour: .rolls(24), .minute: .rolls(10 + 60)]))
    // Nothing but existence had a say: the wishes are still there.
    #expect(try picker.move(to: .hour(22), on: singapore).value == moment("1981-12-31T22:40"))
  }

  @Test func `Hours and minutes that no clock shows are dimmed, or hidden`() throws {
    let lordHowe = try ZoneHost.lordHowe()
    for impossibleRows in [PickerConfiguration.ImpossibleRows.dim, .hide] {
      var configuration = try localTimes()
      configuration.impossibleRows = impossibleRows
      var picker = try WheelPicker(configuration, value: moment("2024-10-06T01:10"), host: lordHowe)
      #expect(picker.possibleNumbers(of: .hour) == Array(0...23))
      let settlement = try picker.move(to: .hour(2), on: lordHowe)
      #expect(settlement.value == (try moment("2024-10-06T02:40")))
      #expect(picker.possibleNumbers(of: .minute) == Array(30...59))
      #expect(picker.rowCount(of: .minute) == (impossibleRows == .hide ? 30 : 60))
      #expect(settlement.wheels[.minute] == (impossibleRows == .hide ? .newRowsAndRolls(10) : .rolls(40)))
    }
    var configuration = try localTimes()
    configuration.impossibleRows = .hide
    let london = try WheelPicker(configuration, value: moment("2024-03-31T12:00"), host: ZoneHost.london())
    #expect(london.numbers(of: .hour) == [0] + Array(2...23))
  }

  @Test func `A day of a gap over midnight lacks the times on its side`() throws {
    let toronto = try ZoneHost.toronto()
    let before = try WheelPicker(localTimes(), value: moment("1919-03-30T23:10"), host: toronto)
    #expect(before.possibleNumbers(of: .hour) == Array(0...23))
    #expect(before.possibleNumbers(of: .minute) == Array(0...29))
    let after = try WheelPicker(localTimes(), value: moment("1919-03-31T00:40"), host: toronto)
    #expect(after.possibleNumbers(of: .minute) == Array(30...59))
  }

  // MARK: Days that never were

  @Test func `A day that a zone skipped becomes the next day`() throws {
    let apia = try ZoneHost.apia()
    var picker = try WheelPicker(localTimes(), value: moment("2011-12-29T10:20"), host: apia)
    let start = picker.position(of: .calendarDay)
    #expect(!picker.row(of: .calendarDay, at: start + 1, host: apia).exists)
    #expect(picker.row(of: .calendarDay, at: start + 2, host: apia).isPossible)
    #expect(
      try picker.move(to: .calendarDay(day("2011-12-30")), on: apia)
        == Settlement(
          moment("2011-12-31T10:20"), [.calendarDay: .rolls(start + 2), .hour: .stays(10), .minute: .stays(20)]))
    // A key passes over it.
    #expect(picker.position(after: .previousRow, of: .calendarDay, host: apia) == start)
  }

  @Test func `A skipped day of the month comes back in another month`() throws {
    let apia = try ZoneHost.apia()
    var picker = try WheelPicker(localTimes(.dateAndTime), value: moment("2011-11-30T10:20"), host: apia)
    let settlement = try picker.move(to: .month(12), on: apia)
    #expect(settlement.value == (try moment("2011-12-31T10:20")))
    #expect(settlement.wheels[.day] == .rolls(30))
    #expect(!picker.row(of: .day, at: 29, host: apia).exists)
    #expect(picker.row(of: .day, at: 28, host: apia).isPossible)
    #expect(try picker.move(to: .month(10), on: apia).value == moment("2011-10-30T10:20"))
  }

  @Test func `A last day of a year that was skipped becomes New Year`() throws {
    let kiritimati = try ZoneHost.kiritimati()
    for calendar in [CalendarID.gregory, .buddhist, .japanese] {
      var picker = try WheelPicker(
        localTimes(.dateAndTime, calendar: calendar), value: moment("1994-12-30T10:20"), host: kiritimati)
      #expect(try picker.move(to: .day(31), on: kiritimati).value == moment("1995-01-01T10:20"))
      #expect(picker.underBar(.month) == .month(1))
      #expect(picker.underBar(.day) == .day(1))
      #expect(try picker.move(to: .day(30), on: kiritimati).value == moment("1994-12-30T10:20"))
    }
  }
}
