import CalendarSystems
import DateWheel
import Testing

/// Values and configurations set by code, also while wheels turn, and the state without a value.
@Suite struct SettingTests {
  @Test func `A value set while wheels turn ends the moves and is no change`() throws {
    var picker = try picker(.gregory, "2019-01-31")
    try picker.turn(to: .month(2))
    try picker.turn(to: .year(2020))
    #expect(
      try picker.setValue(day("2021-03-04"))
        == .value("2021-03-04", changes: false, year: .rolls(2020), month: .rolls(2), day: .rolls(34)))
    #expect(!picker.isTurning)
    // The wishes are the value: 31 is forgotten.
    #expect(try picker.move(to: .month(5)).value == day("2021-05-04"))
  }

  @Test func `A maximum set while wheels turn ends the moves at once`() throws {
    var picker = try picker(.gregory, "2019-10-12", minimum: "2010-01-01", maximum: "2029-12-31")
    try picker.turn(to: .year(2021))
    let settlement = try picker.setConfiguration(
      configuration(.gregory, minimum: "2010-01-01", maximum: "2020-05-06"))
    // The year wheel held 2010 to 2029 and has lost its last years.
    #expect(
      settlement == (try .value("2020-05-06", year: .newRowsAndRolls(10), month: .rolls(4), day: .rolls(5))))
    #expect(!picker.isTurning)
  }

  @Test func `A configuration set at rest is no change`() throws {
    var picker = try picker(.gregory, "2019-10-12", minimum: "2010-01-01")
    #expect(
      try picker.setConfiguration(configuration(.gregory, minimum: "2019-11-01"))
        == .value("2019-11-01", changes: false, year: .newRows(0), month: .rolls(10), day: .rolls(0)))
  }

  @Test func `Another calendar keeps the day`() throws {
    var picker = try picker(.gregory, "2012-04-04")
    let settlement = try picker.setConfiguration(configuration(.hebrew))
    #expect(
      settlement
        == (try .value(
          "2012-04-04", changes: false, year: .newRowsAndRolls(5771), month: .newRowsAndRolls(7),
          day: .newRowsAndRolls(11))))
    #expect(try picker.move(to: .year(5773)).value == day("2013-03-23"))
  }

  @Test func `Wishes outlive a new today`() throws {
    var picker = try picker(.gregory, "2023-01-31")
    _ = try picker.move(to: .month(2))
    _ = try picker.setConfiguration(configuration(.gregory, today: "2023-02-02"))
    #expect(try picker.move(to: .month(3)).value == day("2023-03-31"))
  }

  @Test func `Wishes do not outlive a bound that moved the value`() throws {
    var picker = try picker(.gregory, "2023-01-31")
    _ = try picker.move(to: .month(2))
    _ = try picker.setConfiguration(configuration(.gregory, maximum: "2023-02-20"))
    _ = try picker.setConfiguration(configuration(.gregory))
    #expect(try picker.move(to: .month(3)).value == day("2023-03-20"))
  }

  @Test func `Without a value the picker shows today`() throws {
    let picker = try picker(.hebrew, nil, today: "2012-04-04")
    #expect(picker.value == nil)
    #expect(picker.shownMoment.day == (try day("2012-04-04")))
    #expect(picker.underBars == [.year(5772), .month(7), .day(12)])
  }

  @Test func `Without a value the picker shows the possible day nearest to today`() throws {
    #expect(try picker(.gregory, nil, today: "2020-05-05", maximum: "2019-10-12").shownMoment.day == day("2019-10-12"))
    #expect(try picker(.gregory, nil, today: "2018-05-05", minimum: "2019-10-12").shownMoment.day == day("2019-10-12"))
  }

  @Test func `Any move makes a value`() throws {
    var picker = try picker(.gregory, nil, today: "2012-04-04")
    let position = picker.position(of: .day)
    #expect(picker.turn(.day, to: position + 1) == Turn(passedRows: 1, changesValue: true))
    #expect(picker.value == (try day("2012-04-05")))
    #expect(picker.turn(.day, to: position) == Turn(passedRows: 1, changesValue: true))
    picker.rest(.day)
    #expect(
      try picker.settle() == .value("2012-04-04", year: .stays(2011), month: .stays(3), day: .stays(3)))
  }

  @Test func `A move that ends on the row it began on makes a value`() throws {
    var picker = try picker(.gregory, nil, today: "2012-04-04")
    #expect(picker.turn(.day, to: picker.position(of: .day)) == Turn(passedRows: 0, changesValue: true))
    picker.rest(.day)
    #expect(picker.settle()?.changesValue == true)
    #expect(picker.value == (try day("2012-04-04")))
  }

  @Test func `A wheel that is only sent somewhere makes no value before it turns`() throws {
    var picker = try picker(.gregory, nil, today: "2012-04-04")
    picker.aim(.day, at: picker.position(of: .day) + 2)
    #expect(picker.value == nil)
    #expect(picker.turn(.day, to: picker.position(of: .day) + 1) == Turn(passedRows: 1, changesValue: true))
  }

  @Test func `Removing the value shows today again`() throws {
    var picker = try picker(.gregory, "2019-01-31", today: "2012-04-04")
    let settlement = try picker.setValue(nil)
    #expect(settlement.value == nil)
    #expect(!settlement.changesValue)
    #expect(picker.underBars == [.year(2012), .month(4), .day(4)])
    #expect(picker.settle()?.changesValue == false)
  }

  @Test func `A new today moves a picker without a value and its wishes`() throws {
    var picker = try picker(.gregory, nil, today: "2012-04-04")
    let settlement = try picker.setConfiguration(configuration(.gregory, today: "2013-06-07"))
    #expect(settlement.value == nil)
    #expect(picker.underBars == [.year(2013), .month(6), .day(7)])
    #expect(try picker.move(to: .day(8)).value == day("2013-06-08"))
  }

  @Test func `Confirm takes the targets where there are some`() throws {
    var picker = try picker(.gregory, "2019-01-31")
    picker.aim(.month, at: picker.position(of: .month) + 2)
    picker.turn(.month, to: picker.position(of: .month) + 1)
    picker.turn(.year, to: picker.position(of: .year) + 1)
    #expect(picker.value == (try day("2020-02-29")))
    #expect(
      picker.confirm() == (try .value("2020-03-31", year: .stays(2019), month: .stays(2), day: .stays(30))))
    #expect(!picker.isTurning)
  }

  @Test func `Confirm at rest changes nothing`() throws {
    for value in ["2019-01-31", nil] {
      var picker = try picker(.gregory, value, today: "2012-04-04")
      let before = picker
      #expect(!picker.confirm().changesValue)
      #expect(picker == before)
    }
  }

  @Test func `A target beyond the end of a wheel is its last row`() throws {
    var picker = try picker(.gregory, "2019-01-31", maximum: "2020-12-31")
    picker.aim(.year, at: 5_000)
    #expect(picker.confirm() == (try .value("2020-01-31", year: .stays(2019), month: .stays(0), day: .stays(30))))
  }

  @Test func `Resting forgets the target`() throws {
    var picker = try picker(.gregory, "2019-01-31")
    picker.aim(.month, at: picker.position(of: .month) + 2)
    picker.rest(.month)
    picker.turn(.month, to: picker.position(of: .month) + 1)
    #expect(picker.confirm().value == (try day("2019-02-28")))
  }

  @Test func `A year needs its era where years before year one can be chosen`() throws {
    for calendar in [CalendarID.gregory, .hebrew] {
      #expect(try !picker(calendar, "2012-04-04").needsEra)
      let yearOne = try calendar.layout(ofYear: 1).newYear
      var configuration = try configuration(calendar)
      configuration.minimum = Moment(yearOne)
      #expect(try !WheelPicker(configuration).needsEra)
      configuration.minimum = Moment(yearOne - 1)
      #expect(try WheelPicker(configuration).needsEra)
    }
  }
}
