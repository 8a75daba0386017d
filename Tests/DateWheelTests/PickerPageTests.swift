import CalendarSystems
import DateWheel
import Testing

/// The examples of `Docs/Picker.md` that no other test states.
@Suite struct PickerPageTests {
  private struct Zone: PickerHost {
    func clock(of day: FixedDay) -> DayClock {
      var clock = DayClock()
      if day == (try? DateWheelTests.day("2026-03-29")) {  // London, at 01:00 UTC.
        clock.skippedFrom = 3_600
        clock.skippedTo = 7_200
      }
      if day == (try? DateWheelTests.day("2026-10-25")) {
        clock.repeatedFrom = 3_600
        clock.repeatedTo = 7_200
      }
      if day == (try? DateWheelTests.day("2011-12-30")) { clock.isSkippedDay = true }  // Apia.
      return clock
    }
  }

  private func time(_ hour: Int32, _ minute: Int32 = 0) -> Moment { Moment(second: hour * 3_600 + minute * 60) }

  @Test func `Looping carries nowhere`() throws {
    var picker = try picker(.gregory, "2024-12-05")
    #expect(picker.position(of: .month) == 11)
    picker.turn(.month, to: 12)
    #expect(picker.value == (try day("2024-01-05")))
    #expect(picker.row(of: .month, at: 12).value == .month(1))
  }

  @Test func `Dimmed wheels keep all rows of their set`() throws {
    let common = try picker(.hebrew, "2025-03-29")
    #expect(common.rowCount(of: .month) == 13)
    #expect(try picker(.gregory, "2023-02-10").rowCount(of: .day) == 31)
    #expect(try picker(.gregory, "2023-02-10", impossibleRows: .hide).rowCount(of: .day) == 28)
    #expect(try fieldPicker(.gregory, .week, "2023-02-10").rowCount(of: .week) == 53)
    // Over a dimmed Adar I the days are Adar's, of which there are 29.
    var turning = try picker(.hebrew, "2024-03-10")
    try turning.turn(to: .year(5785))
    #expect(turning.underBar(.month) == .month(.adarI))
    #expect(turning.rows(of: .day).filter(\.exists).count == 29)
  }

  @Test func `The 12-hour wheel crosses noon`() throws {
    var configuration = PickerConfiguration(calendar: .gregory, fields: FieldSet.time.adding(.dayPeriod), now: time(0))
    configuration.looping = .automatic
    var picker = try WheelPicker(configuration, value: time(11, 30))
    picker.turn(.hour, to: picker.position(of: .hour) + 1)
    #expect(picker.confirm().value == time(12, 30))
    #expect(picker.underBar(.dayPeriod) == .dayPeriod(1))
    picker.turn(.hour, to: picker.position(of: .hour) + 1)
    #expect(picker.confirm().value == time(13, 30))
  }

  @Test func `A window over midnight`() throws {
    var configuration = PickerConfiguration(calendar: .gregory, fields: .time, now: time(0))
    configuration.minimum = time(22)
    configuration.maximum = time(2)
    #expect(try WheelPicker(configuration, value: time(3)).value == time(2))
    #expect(try WheelPicker(configuration, value: time(23)).value == time(23))
  }

  @Test func `Skipped times and days, and repeated times`() throws {
    var configuration = try configuration(.gregory)
    configuration.fields = .dateTime
    configuration.asksForClock = true
    var picker = try WheelPicker(configuration, value: moment("2026-03-28", 1, 30), host: Zone())
    picker.turn(.calendarDay, to: picker.position(of: .calendarDay) + 1, host: Zone())
    #expect(picker.confirm(host: Zone()).value == (try moment("2026-03-29", 2, 30)))
    let apia = try WheelPicker(configuration, value: moment("2011-12-30", 10), host: Zone())
    #expect(apia.value == (try moment("2011-12-31", 10)))
    var second = try moment("2026-10-25", 1, 30)
    #expect(try WheelPicker(configuration, value: second, host: Zone()).value?.isSecondPass == false)
    second.isSecondPass = true
    var repeated = try WheelPicker(configuration, value: second, host: Zone())
    #expect(repeated.value?.isSecondPass == true)
    repeated.turn(.minute, to: repeated.position(of: .minute) + 1, host: Zone())
    #expect(repeated.confirm(host: Zone()).value?.isSecondPass == false)
  }

  @Test func `A duration runs up to its default or its maximum`() throws {
    var configuration = PickerConfiguration(calendar: .gregory, fields: .time, now: time(0))
    configuration.isDuration = true
    #expect(try WheelPicker(configuration, value: time(30)).value == time(23, 59))
    configuration.maximum = time(20)
    #expect(try WheelPicker(configuration, value: time(30)).value == time(20))
    configuration.maximum = nil
    configuration.fields = FieldSet(.minute)
    #expect(try WheelPicker(configuration, value: time(2)).value == time(0, 59))
  }

  @Test func `A move makes a value, also on the row that it began with`() throws {
    var picker = try picker(.gregory, nil, today: "2026-06-15")
    #expect(picker.value == nil)
    picker.turn(.day, to: picker.position(of: .day))
    picker.rest(.day)
    let settlement = picker.settle()
    #expect(settlement?.value == (try day("2026-06-15")))
    #expect(settlement?.changesValue == true)
  }

  @Test func `What new bounds leave of the wishes stays`() throws {
    var picker = try picker(.gregory, "2023-01-31")
    _ = try picker.move(to: .month(2))
    var bounded = picker.configuration
    bounded.maximum = Moment(try day("2024-01-01"))
    #expect(try picker.setConfiguration(bounded).value == day("2023-02-28"))
    #expect(try picker.move(to: .month(3)).value == day("2023-03-31"))
  }

  @Test func `A wheel that is grabbed is no longer on its way`() throws {
    var picker = try picker(.gregory, "2023-01-31")
    picker.aim(.month, at: 5)
    picker.grab(.month)
    #expect(picker.confirm().value == (try day("2023-01-31")))
  }

  @Test func `Page keys`() throws {
    let pages: [(Field, FieldSet, Int32)] = [
      (.year, .date, 10), (.month, .date, 3), (.day, .date, 7), (.weekYear, .week, 10), (.week, .week, 4),
      (.calendarDay, .dateTime, 30), (.hour, .dateTime, 6), (.minute, .dateTime, 10),
      (.second, .dateTime.adding(.second), 10),
    ]
    for (field, fields, rows) in pages {
      let picker = try fieldPicker(.gregory, fields, "2026-03-10")
      let start = picker.position(of: field)
      #expect(picker.position(after: .nextPage, of: field) == start + rows)
    }
  }

  @Test func `Without a minimum years begin with year 1 of the first era that counts forward`() throws {
    // Amete Alem in the Ethiopic calendar; the Chinese range begins with 1700.
    for (calendar, year) in [(CalendarID.japanese, Int32(1)), (.ethiopic, -5_499), (.chinese, 1_700)] {
      #expect(try picker(calendar, "2000-01-01").row(of: .year, at: 0).value == .year(year))
    }
  }
}
