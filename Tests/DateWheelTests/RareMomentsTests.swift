import CalendarSystems
import DateWheel
import Testing

/// What came to light where rare things meet: clocks, eras, intervals and ends.
@Suite struct RareMomentsTests {
  /// New York: a gap from 2:00 to 3:00 on 2026-03-08, a repeated hour from 1:00 on 2026-11-01.
  private struct NewYork: PickerHost {
    var permitsDays = true

    func clock(of day: FixedDay) -> DayClock {
      var clock = DayClock()
      if day == (try? DateWheelTests.day("2026-03-08")) {
        clock.skippedFrom = 2 * 3_600
        clock.skippedTo = 3 * 3_600
      }
      if day == (try? DateWheelTests.day("2026-11-01")) {
        clock.repeatedFrom = 3_600
        clock.repeatedTo = 2 * 3_600
      }
      return clock
    }

    func permits(_ day: FixedDay) -> Bool { permitsDays }
  }

  /// The wish of 2 AM, which has no row on that day, is taken for what the row of 2 PM asks for.
  @Test func `On a hidden 12-hour clock 2 PM can be chosen on the day that lacks 2 AM`() throws {
    var configuration = try configuration(.gregory)
    configuration.fields = FieldSet.dateTime.adding(.dayPeriod)
    configuration.asksForClock = true
    configuration.impossibleRows = .hide
    var picker = try WheelPicker(configuration, value: moment("2026-03-08", 2, 30), host: NewYork())
    #expect(picker.value == (try moment("2026-03-08", 3, 30)))
    let still = picker
    let found = (0..<still.rowCount(of: .hour)).first {
      still.row(of: .hour, at: $0, host: NewYork()).value == .hour(14)
    }
    let position = try #require(found)
    #expect(picker.row(of: .hour, at: position, host: NewYork()).isPossible)
    picker.aim(.hour, at: position)
    #expect(picker.confirm(host: NewYork()).value == (try moment("2026-03-08", 14, 30)))
  }

  /// The last day of an era counts to its first second only, where the minimum lies on it.
  @Test func `A minimum in the course of an era's last day leaves the era`() throws {
    var configuration = try configuration(.japanese)
    configuration.fields = FieldSet.date.adding(.era).union(.time)
    configuration.minimum = try moment("2019-04-30", 9)
    let picker = try WheelPicker(configuration, value: moment("2019-04-30", 12))
    #expect(picker.value == (try moment("2019-04-30", 12)))
    #expect(picker.rowCount(of: .era) == 2)
    #expect(picker.underBar(.era) == .era(5))
  }

  /// The value that stays is of the second pass; the next settlement makes it one of the first.
  @Test func `Settling twice changes nothing, also where no day is permitted and the time is repeated`() throws {
    let host = NewYork(permitsDays: false)
    var configuration = try configuration(.gregory)
    configuration.fields = .dateTime
    configuration.asksForClock = true
    configuration.asksForDays = true
    var value = try moment("2026-11-01", 1, 30)
    value.isSecondPass = true
    var picker = try WheelPicker(configuration, value: value, host: host)
    picker.turn(.minute, to: picker.position(of: .minute) + 1, host: host)
    picker.rest(.minute, host: host)
    let first = picker.settle(host: host)
    let second = picker.settle(host: host)
    #expect(second?.value == first?.value)
    #expect(second?.changesValue == false)
  }

  /// The end falls to its own interval, before the start, and the start is then taken back although nothing forbids 10:30.
  @Test func `The moved end of a range stays where the intervals of the two differ`() throws {
    var configuration = try configuration(.gregory)
    configuration.fields = .dateTime
    configuration.minuteInterval = 5
    var start = try WheelPicker(configuration, value: moment("2026-06-10", 10, 0))
    configuration.minuteInterval = 30
    var end = try WheelPicker(configuration, value: moment("2026-06-10", 10, 0))
    start.turn(.minute, to: start.position(of: .minute) + 4)
    start.rest(.minute)
    let report = try PickerRange().settle(&start, movedEnd: .start, other: &end)
    #expect(report?.moved.value == (try moment("2026-06-10", 10, 20)))
    #expect(report?.other.value == (try moment("2026-06-10", 10, 30)))
  }

  @Test func `Without a value a today after the calendar's range shows the last day, not the first`() throws {
    let picker = try picker(.nepali, nil, today: "2100-01-01", minimum: "2000-01-01", maximum: "2030-01-01")
    #expect(picker.shownMoment == Moment(try day("2030-01-01")))
  }

  /// Ends the program: the absolute value of -2^31.
  @Test func `A loop can be turned by any number of rows`() throws {
    var picker = try picker(.gregory, "2026-01-01")
    #expect(picker.position(of: .month) == 0)
    #expect(picker.turn(.month, to: .min).passedRows == .max)
    #expect(picker.turn(.month, to: .max).passedRows >= 0)
  }
}
