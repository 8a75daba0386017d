import CalendarSystems
import DateWheel
import Testing

/// Bounds, second passes and new settings of local times in zones whose clocks are set forward and back.
@Suite struct TimeZoneSettingTests {
  // MARK: Bounds

  @Test func `Bounds in a gap move inward`() throws {
    func ends(_ minimum: String, _ maximum: String, _ host: ZoneHost, minutes: Int32 = 1) throws -> [Moment?] {
      var configuration = try localTimes(from: minimum, through: maximum)
      configuration.minuteInterval = minutes
      return try ["1900-01-01T00:00", "2100-01-01T00:00"].map {
        try WheelPicker(configuration, value: moment($0), host: host).value
      }
    }
    #expect(
      try ends("2024-03-31T01:20", "2024-04-30T01:20", .london())
        == [moment("2024-03-31T02:00"), moment("2024-04-30T01:20")])
    #expect(
      try ends("2024-03-01T01:20", "2024-03-31T01:20", .london())
        == [moment("2024-03-01T01:20"), moment("2024-03-31T00:59")])
    #expect(
      try ends("2024-10-06T02:10", "2024-10-07T00:00", .lordHowe(), minutes: 20)
        == [moment("2024-10-06T02:40"), moment("2024-10-07T00:00")])
    #expect(
      try ends("2018-11-01T00:00", "2018-11-04T00:30", .saoPaulo())
        == [moment("2018-11-01T00:00"), moment("2018-11-03T23:59")])
    #expect(
      try ends("2024-03-30T23:30", "2024-03-31T12:00", .nuuk()) == [
        moment("2024-03-31T00:00"), moment("2024-03-31T12:00"),
      ])
    #expect(
      try ends("1919-03-30T23:40", "1919-04-01T00:00", .toronto()) == [
        moment("1919-03-31T00:30"), moment("1919-04-01T00:00"),
      ])
    #expect(
      try ends("1919-03-01T00:00", "1919-03-31T00:10", .toronto()) == [
        moment("1919-03-01T00:00"), moment("1919-03-30T23:29"),
      ])
    // A day that never was is a gap of 24 hours.
    #expect(
      try ends("2011-12-30T10:00", "2012-01-30T10:00", .apia()) == [
        moment("2011-12-31T00:00"), moment("2012-01-30T10:00"),
      ])
    #expect(
      try ends("2011-12-01T10:00", "2011-12-30T10:00", .apia()) == [
        moment("2011-12-01T10:00"), moment("2011-12-29T23:59"),
      ])
    #expect(
      try ends("1972-01-07T00:00", "1972-01-08T00:00", .monrovia()) == [
        moment("1972-01-07T00:45"), moment("1972-01-08T00:00"),
      ])
  }

  @Test func `Bounds with nothing but a gap between them are an error`() throws {
    for (minimum, maximum, host) in try [
      ("2024-03-31T01:00", "2024-03-31T01:59", ZoneHost.london()), ("2011-12-30T00:00", "2011-12-30T23:59", .apia()),
      ("1919-03-30T23:30", "1919-03-31T00:29", .toronto()),
    ] {
      #expect(throws: PickerError.noMomentWithinBounds) {
        try WheelPicker(localTimes(from: minimum, through: maximum), host: host)
      }
    }
  }

  @Test func `A time that the gap moves beyond a bound is clamped`() throws {
    let london = try ZoneHost.london()
    var picker = try WheelPicker(
      localTimes(through: "2024-03-31T02:10"), value: moment("2024-03-30T01:30"), host: london)
    #expect(try picker.move(to: .calendarDay(day("2024-03-31")), on: london).value == moment("2024-03-31T02:10"))
    // That was permission: the wishes are the value.
    #expect(try picker.move(to: .calendarDay(day("2024-03-30")), on: london).value == moment("2024-03-30T02:10"))
  }

  // MARK: Repeated times

  @Test func `The second pass of a repeated time is kept until a move`() throws {
    let london = try ZoneHost.london()
    let second = try moment("2024-10-27T01:30", isSecondPass: true)
    var picker = try WheelPicker(localTimes(), value: second, host: london)
    #expect(picker.value == second)
    let still = picker.settle(host: london)
    #expect(still?.value == second && still?.changesValue == false)
    #expect(picker.confirm(host: london).value == second)
    var configuration = picker.configuration
    configuration.now = try moment("2024-10-27T12:00")
    #expect(try picker.setConfiguration(configuration, host: london).value == second)
    // A move that ends on the same row is a move.
    picker.rest(.minute, host: london)
    let settlement = picker.settle(host: london)
    #expect(settlement?.value == (try moment("2024-10-27T01:30")))
    #expect(settlement?.changesValue == true)
    // Moves do not bring it back.
    _ = try picker.move(to: .minute(40), on: london)
    #expect(try picker.move(to: .minute(30), on: london).value == moment("2024-10-27T01:30"))
  }

  @Test(arguments: ["2024-10-27T00:59", "2024-10-27T02:00", "2024-10-28T01:30", "2024-03-31T01:30"])
  func `A time that is shown once has no second pass`(_ asked: String) throws {
    let picker = try WheelPicker(localTimes(), value: moment(asked, isSecondPass: true), host: ZoneHost.london())
    #expect(picker.value?.isSecondPass == false)
  }

  @Test func `Repeats up to midnight and over it`() throws {
    for (asked, host) in [
      ("2018-02-17T23:30", try ZoneHost.saoPaulo()), ("2010-11-06T23:01", try .saintJohns()),
      ("2010-11-06T23:59", try .saintJohns()),
      ("2010-11-07T00:00", try .saintJohns()),
    ] {
      let second = try moment(asked, isSecondPass: true)
      #expect(try WheelPicker(localTimes(), value: second, host: host).value == second)
    }
    for asked in ["2010-11-06T23:00", "2010-11-07T00:01"] {
      let picker = try WheelPicker(localTimes(), value: moment(asked, isSecondPass: true), host: ZoneHost.saintJohns())
      #expect(picker.value == (try moment(asked)))
    }
  }

  @Test func `Bounds do not tell passes apart`() throws {
    let london = try ZoneHost.london()
    let second = try moment("2024-10-27T01:30", isSecondPass: true)
    for isSecondPass in [false, true] {
      var configuration = try localTimes()
      configuration.minimum = try moment("2024-10-27T01:30", isSecondPass: isSecondPass)
      // A value as late as the bound stays itself, in both passes.
      #expect(try WheelPicker(configuration, value: second, host: london).value == second)
      #expect(
        try WheelPicker(configuration, value: moment("2024-10-27T01:30"), host: london).value
          == moment("2024-10-27T01:30"))
      // One that is clamped to it means the first.
      #expect(
        try WheelPicker(configuration, value: moment("2024-01-01T00:00"), host: london).value
          == moment("2024-10-27T01:30"))
      configuration.maximum = configuration.minimum
      configuration.minimum = nil
      #expect(try WheelPicker(configuration, value: second, host: london).value == second)
      #expect(
        try WheelPicker(configuration, value: moment("2024-10-27T01:50", isSecondPass: true), host: london).value
          == moment("2024-10-27T01:30"))
    }
  }

  @Test func `Without a value the second pass of now is shown, and taken by Done`() throws {
    let london = try ZoneHost.london()
    var configuration = try localTimes()
    configuration.now = try moment("2024-10-27T01:30", isSecondPass: true)
    let picker = try WheelPicker(configuration, host: london)
    #expect(picker.value == nil)
    #expect(picker.shownMoment == configuration.now)
    var draft = PickerDraft(picker)
    _ = draft.open(host: london)
    let isNew = draft.done(host: london)
    #expect(isNew)
    #expect(draft.value == configuration.now)
  }

  // MARK: Settings

  @Test func `A value in a gap exists first, and is moved into the bounds then`() throws {
    let london = try ZoneHost.london()
    // The minimum moves inward to 02:00; 01:10 becomes 02:10, and that is no longer before it.
    let configuration = try localTimes(from: "2024-03-31T01:05")
    var picker = try WheelPicker(configuration, value: moment("2024-03-31T01:10"), host: london)
    #expect(picker.value == (try moment("2024-03-31T02:10")))
    _ = try picker.setValue(moment("2024-03-31T00:10"), host: london)
    #expect(picker.value == (try moment("2024-03-31T02:00")))
  }

  @Test func `A value out of bounds is clamped as a whole where eras have a wheel`() throws {
    let fields = FieldSet.dateAndTime.adding(.era)
    let configuration = try localTimes(
      fields, from: "1995-03-01T10:30", through: "1999-10-01T10:30", calendar: .japanese)
    #expect(
      try WheelPicker(configuration, value: moment("1990-06-15T12:00"), host: ZoneHost.apia()).value
        == moment("1995-03-01T10:30"))
    #expect(
      try WheelPicker(configuration, value: moment("2005-06-15T09:00"), host: ZoneHost.apia()).value
        == moment("1999-10-01T10:30"))
    #expect(
      try WheelPicker(configuration, value: moment("1950-06-15T12:00"), host: ZoneHost.apia()).value
        == moment("1995-03-01T10:30"))
  }

  @Test func `Wishes that the new clock or interval would bring back are forgotten`() throws {
    let london = try ZoneHost.london()
    var picker = try WheelPicker(localTimes(), value: moment("2024-03-30T01:30"), host: london)
    _ = try picker.move(to: .calendarDay(day("2024-03-31")), on: london)
    var configuration = picker.configuration
    configuration.asksForClock = false
    #expect(try picker.setConfiguration(configuration).value == moment("2024-03-31T02:30"))
    #expect(try picker.move(to: .minute(31)).value == moment("2024-03-31T02:31"))

    configuration.minuteInterval = 5
    _ = try picker.setValue(moment("2024-05-06T10:37"))
    #expect(try picker.setConfiguration(configuration).value == moment("2024-05-06T10:35"))
    _ = try picker.setValue(moment("2024-05-06T10:37"))
    configuration.minuteInterval = 1
    #expect(try picker.setConfiguration(configuration).value == moment("2024-05-06T10:35"))
    #expect(try picker.move(to: .hour(11)).value == moment("2024-05-06T11:35"))
  }

  @Test func `A wish in a gap outlives a new today`() throws {
    let london = try ZoneHost.london()
    var picker = try WheelPicker(localTimes(), value: moment("2024-03-30T01:30"), host: london)
    _ = try picker.move(to: .calendarDay(day("2024-03-31")), on: london)
    var configuration = picker.configuration
    configuration.now = try moment("2024-01-01T00:00")
    _ = try picker.setConfiguration(configuration, host: london)
    #expect(try picker.move(to: .calendarDay(day("2024-04-01")), on: london).value == moment("2024-04-01T01:30"))
  }

  @Test func `A day ruled out leads to the nearest one at the time asked for, not at the one that the gap made`() throws
  {
    var london = try ZoneHost.london()
    let sunday = try day("2024-03-31")
    london.isRuledOut = { $0 == sunday }
    var configuration = try localTimes()
    configuration.asksForDays = true
    var picker = try WheelPicker(configuration, value: moment("2024-03-29T01:30"), host: london)
    #expect(try picker.move(to: .calendarDay(sunday), on: london).value == moment("2024-04-01T01:30"))
  }

  @Test func `Dates and times without days know no zone`() throws {
    var configuration = try times()
    configuration.asksForClock = true
    #expect(
      try WheelPicker(configuration, value: moment("2024-03-31T01:30"), host: ZoneHost.london()).value == time("01:30"))
    var dates = try localTimes(.date)
    dates.minimum = try moment("2011-12-30T00:00")
    #expect(
      try WheelPicker(dates, value: moment("2011-12-30T00:00"), host: ZoneHost.apia()).value
        == Moment(day("2011-12-30")))
  }
}
