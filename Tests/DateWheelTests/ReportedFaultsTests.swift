import CalendarSystems
import DateWheel
import Testing

/// Faults that users of other pickers have reported, one test a kind: none of them is to be found here.
@Suite struct ReportedFaultsTests {
  /// The day wheel keeps the days of the month before.
  @Test func `A hidden day wheel always holds the days of the month that is shown`() throws {
    for calendar in [CalendarID.gregory, .hebrew, .chinese, .persian] {
      var picker = try picker(calendar, "2024-01-31", impossibleRows: .hide)
      for step in 1...40 {
        picker.turn(.month, to: picker.position(of: .month) + 1)
        if step % 7 == 0 { picker.turn(.year, to: picker.position(of: .year) + 1) }
        _ = picker.confirm()
        let date = try calendar.date(of: try #require(picker.value).day)
        let layout = try calendar.layout(ofYear: date.year)
        let length = layout.length(ofMonth: try #require(layout.ordinal(of: date.month)))
        #expect(picker.rows(of: .day).map(\.value) == (1...length).map { .day($0) })
      }
    }
  }

  /// A date beyond the maximum is cut wheel by wheel: 15 October 2019 with the maximum of 12 March 2020 would become 12 March
  /// instead of staying.
  @Test func `The value is clamped, not one wheel of it`() throws {
    var picker = try picker(.gregory, "2019-10-15", minimum: "2018-11-20", maximum: "2020-03-12")
    #expect(try picker.move(to: .day(25)).value == day("2019-10-25"))
    #expect(try picker.move(to: .year(2020)).value == day("2020-03-12"))
    #expect(try picker.move(to: .year(2018)).value == day("2018-11-20"))
    #expect(try picker.move(to: .month(12)).value == day("2018-12-20"))
    #expect(try picker.move(to: .day(1)).value == day("2018-12-01"))
  }

  /// With a minimum alone the picker ends at some year of its own making, or with a maximum alone begins there.
  @Test(arguments: everyCalendar) func `A bound that is not set is not invented`(calendar: CalendarID) throws {
    let upper = try picker(calendar, "2020-01-01", minimum: "2019-06-01")
    #expect(upper.row(of: .year, at: upper.rowCount(of: .year) - 1).value == .year(calendar.years.upperBound))
    let lower = try picker(calendar, "2020-01-01", maximum: "2021-06-01")
    #expect(lower.row(of: .year, at: 0).value == .year(max(calendar.yearOne, calendar.years.lowerBound)))
    let last = try calendar.layout(ofYear: calendar.years.upperBound).lastDay
    var open = upper
    #expect(try open.setValue(last).value == last)
  }

  /// 10:07 stays on a wheel that has no 7, or is rounded away from the day.
  @Test func `Minutes off the interval fall to it`() throws {
    var configuration = try configuration(.gregory)
    configuration.fields = .dateTime
    configuration.minuteInterval = 15
    let picker = try WheelPicker(configuration, value: moment("2026-06-10", 23, 59))
    #expect(picker.value == (try moment("2026-06-10", 23, 45)))
    #expect(picker.rows(of: .minute).map(\.value) == [0, 15, 30, 45].map { .minute($0) })
    #expect(picker.underBar(.minute) == .minute(45))
  }

  /// 31 January jumps to 3 March on its way through February, or stays on the 28th for ever.
  @Test func `31 January goes through February to 31 March`() throws {
    for policy in [PickerConfiguration.ImpossibleRows.dim, .hide] {
      var picker = try picker(.gregory, "2023-01-31", impossibleRows: policy)
      #expect(try picker.move(to: .month(2)).value == day("2023-02-28"))
      #expect(try picker.move(to: .month(3)).value == day("2023-03-31"))
      // The same while the wheel turns without a rest.
      var spinning = try DateWheelTests.picker(.gregory, "2023-01-31", impossibleRows: policy)
      spinning.turn(.month, to: 1)
      #expect(spinning.value == (try day("2023-02-28")))
      spinning.turn(.month, to: 2)
      #expect(spinning.confirm().value == (try day("2023-03-31")))
    }
  }

  /// A minimum of 9:30 rules out 10:00 to 10:29 too.
  @Test func `A minimum time is one moment, not an hour and a minute`() throws {
    var configuration = try configuration(.gregory)
    configuration.fields = .time
    configuration.minimum = Moment(second: 9 * 3_600 + 30 * 60)
    var picker = try WheelPicker(configuration, value: Moment(second: 9 * 3_600 + 45 * 60))
    #expect(picker.possibleNumbers(of: .minute) == Array(30...59))
    #expect(picker.impossibleRows(of: .hour) == (0...8).map { .hour($0) })
    _ = try picker.move(to: .hour(10), .minute(5))
    #expect(picker.value == Moment(second: 10 * 3_600 + 5 * 60))
    #expect(picker.impossibleRows(of: .minute) == [])
    // Back to 9: 9:05 is too early, 9:30 the nearest.
    #expect(try picker.move(to: .hour(9)).value == Moment(second: 9 * 3_600 + 30 * 60))
  }

  /// Bounds are read as midnight of some zone: the maximum's own day is missing, or the day before the minimum is there.
  @Test func `The days of the bounds can be chosen, whatever their time`() throws {
    for second in [Int32(0), 1, 43_200, 86_399] {
      var configuration = try configuration(.gregory)
      configuration.minimum = Moment(try day("2026-06-10"), second: second)
      configuration.maximum = Moment(try day("2026-06-12"), second: second)
      var picker = try WheelPicker(configuration, value: Moment(day("2026-06-11"), second: 86_399 - second))
      #expect(picker.possibleNumbers(of: .day) == [10, 11, 12])
      #expect(try picker.move(to: .day(12)).value == day("2026-06-12"))
      #expect(try picker.move(to: .day(10)).value == day("2026-06-10"))
      #expect(try picker.move(to: .day(9)).value == day("2026-06-10"))
    }
    // And of moments the midnight at the end of a day is that of the next.
    var configuration = try configuration(.gregory)
    configuration.fields = .dateTime
    configuration.minimum = Moment(try day("2026-06-10"))
    configuration.maximum = try Moment(day("2026-06-12"))
    var picker = try WheelPicker(configuration, value: moment("2026-06-11", 12))
    #expect(picker.rowCount(of: .calendarDay) == 3)
    #expect(try picker.move(to: .calendarDay(day("2026-06-12"))).value == Moment(day("2026-06-12")))
    #expect(picker.possibleNumbers(of: .hour) == [0])
  }

  /// A flung wheel runs past the bound and reports what it passes, or stays there.
  @Test func `A wheel that is flung past a bound never holds what lies beyond`() throws {
    for policy in [PickerConfiguration.ImpossibleRows.dim, .hide] {
      var picker = try picker(.gregory, "2026-06-10", maximum: "2026-06-12", impossibleRows: policy)
      for distance in [Int32(1), 2, 3, 10, 17, 400] {
        picker.turn(.day, to: picker.position(of: .day) + distance)
        #expect(try #require(picker.value).day <= day("2026-06-12"))
        picker.turn(.month, to: picker.position(of: .month) + distance)
        #expect(try #require(picker.value).day <= day("2026-06-12"))
        picker.turn(.year, to: picker.position(of: .year) + distance)
        #expect(try #require(picker.value).day <= day("2026-06-12"))
      }
      let settlement = picker.confirm()
      #expect(try #require(settlement.value).day <= day("2026-06-12"))
      for field in allFields { #expect(picker.row(of: field, at: picker.position(of: field)).isPossible) }
    }
  }

  /// The value is read before the wheel has rolled back, and is another one than is shown a moment later.
  @Test func `The value read while wheels turn is the one that they settle on`() throws {
    var picker = try picker(.hebrew, "2024-03-10", maximum: "2026-01-01")
    for (field, distance) in [(Field.year, Int32(1)), (.day, 5), (.month, -9), (.year, -3), (.month, 4)] {
      picker.turn(field, to: picker.position(of: field) + distance)
      let read = picker.value
      picker.rest(field)
      #expect(picker.value == read)
      #expect(picker.settle()?.value == read)
      #expect(picker.value == read)
    }
  }

  /// Two wheels are flung one after the other, and the first one's end undoes the second.
  @Test func `Quick moves on two wheels both count, in any order of their ends`() throws {
    for isMonthFirst in [true, false] {
      var picker = try picker(.gregory, "2023-01-31")
      try picker.turn(to: .month(2))
      try picker.turn(to: .year(2024))
      picker.rest(isMonthFirst ? .month : .year)
      #expect(picker.settle() == nil)
      #expect(picker.value == (try day("2024-02-29")))
      picker.rest(isMonthFirst ? .year : .month)
      #expect(picker.settle()?.value == (try day("2024-02-29")))
    }
    // Two keys in a row: the second comes before the first has arrived.
    var keys = try picker(.gregory, "2023-01-31")
    keys.aim(.month, at: keys.position(after: .nextRow, of: .month))
    keys.aim(.day, at: keys.position(after: .lastRow, of: .day))
    #expect(keys.confirm().value == (try day("2023-02-28")))
  }

  /// The month is kept by its position, so that a leap year shifts it by one.
  @Test func `A month keeps its name over a leap year`() throws {
    let cases: [(CalendarID, Int32, Int32)] = [
      (.hebrew, 5783, 9), (.chinese, 2024, 8), (.dangi, 2024, 8), (.vietnamese, 2024, 8),
    ]
    for (calendar, year, month) in cases {
      for policy in [PickerConfiguration.ImpossibleRows.dim, .hide] {
        var configuration = try configuration(calendar)
        configuration.impossibleRows = policy
        let code = MonthCode(UInt8(month))
        let start = try calendar.fixedDay(of: CalendarDate(year: year, month: code, day: 7))
        var picker = try WheelPicker(configuration, value: start)
        for _ in 0..<20 {
          picker.turn(.year, to: picker.position(of: .year) + 1)
          _ = picker.confirm()
          #expect(picker.underBar(.month) == .month(code))
          #expect(picker.underBar(.day) == .day(7))
        }
      }
    }
  }
}
