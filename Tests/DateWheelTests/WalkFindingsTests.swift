import CalendarSystems
import DateWheel
import Testing

/// What random walks have found: each case is put plainly, with the rule that it broke.
@Suite struct WalkFindingsTests {
  private let noon: Int32 = 12 * 3_600

  private func time(_ hour: Int32, _ minute: Int32 = 0) -> Moment { Moment(second: hour * 3_600 + minute * 60) }

  private func picker(
    in calendar: CalendarID = .gregory, _ fields: FieldSet, _ value: Moment?, from minimum: Moment? = nil,
    through maximum: Moment? = nil
  ) throws -> WheelPicker {
    var configuration = PickerConfiguration(calendar: calendar, fields: fields, now: Moment(try day("2000-01-01")))
    configuration.minimum = minimum
    configuration.maximum = maximum
    return try WheelPicker(configuration, value: value)
  }

  @Test func `A bound in the second pass of a repeated time makes no value of the second pass`() throws {
    var minimum = time(9)
    minimum.isSecondPass = true
    let picker = try picker(.time, time(8), from: minimum)
    #expect(picker.value == time(9))
  }

  @Test func `While both wheels of a 12-hour clock turn, the day period under its bar says which half is meant`() throws
  {
    var picker = try picker(FieldSet.time.adding(.dayPeriod), time(11, 30))
    picker.turn(.dayPeriod, to: 1)
    picker.turn(.dayPeriod, to: 0)
    picker.turn(.hour, to: 13)  // It reads "1", beside AM.
    #expect(picker.value == time(1, 30))
    picker.rest(.hour)
    picker.rest(.dayPeriod)
    let settlement = picker.settle()
    var wheels = FieldMap(Settlement.Wheel.stays(0))
    wheels[.hour] = .stays(1)
    wheels[.minute] = .stays(30)
    #expect(settlement == Settlement(value: time(1, 30), changesValue: true, wheels: wheels))
  }

  @Test func `While both wheels of a 12-hour clock turn, the hour's stays where it was turned to, and counts its rows`()
    throws
  {
    var picker = try picker(FieldSet.time.adding(.dayPeriod), time(11, 30))
    picker.turn(.dayPeriod, to: 1)
    picker.turn(.dayPeriod, to: 0)
    #expect(picker.turn(.hour, to: 13) == Turn(passedRows: 2, changesValue: true))
    #expect(picker.position(of: .hour) == 13)
    #expect(picker.turn(.hour, to: 14) == Turn(passedRows: 1, changesValue: true))
    #expect(picker.confirm().value == time(2, 30))
  }

  @Test func `A value that new bounds rule out moves into them, also where the host permits no day there`() throws {
    var configuration = PickerConfiguration(calendar: .gregory, today: try day("2024-01-01"))
    configuration.asksForDays = true
    var picker = try WheelPicker(configuration, value: Moment(try day("2024-01-02")), host: NewYearsOnly())
    #expect(picker.value == (try day("2024-01-01")))
    configuration.minimum = Moment(try day("2030-03-01"))
    configuration.maximum = Moment(try day("2030-04-30"))
    let settlement = try picker.setConfiguration(configuration, host: NewYearsOnly())
    #expect(settlement.value == (try day("2030-03-01")))
    #expect(!picker.isPermitted)
  }

  /// Permits one day in ten years alone.
  private struct NewYearsOnly: PickerHost {
    func permits(_ day: FixedDay) -> Bool { day.rataDie == 738_886 }  // 2024-01-01
  }

  @Test func `An era and a year that are turned together are a year of that era, whichever turned first`() throws {
    let fields = FieldSet.year.adding(.era)
    let start = Moment(try day("1950-01-01"))  // Showa 25
    var configuration = PickerConfiguration(calendar: .japanese, fields: fields, now: start)
    configuration.minimum = Moment(try day("1900-01-01"))
    let picker = try WheelPicker(configuration, value: start)
    var (eraFirst, yearFirst) = (picker, picker)
    eraFirst.turn(.era, to: picker.position(of: .era) + 1)
    eraFirst.turn(.year, to: picker.position(of: .year) - 20)  // The row that reads Showa 5.
    yearFirst.turn(.year, to: picker.position(of: .year) - 20)
    yearFirst.turn(.era, to: picker.position(of: .era) + 1)
    let (one, other) = (eraFirst.confirm(), yearFirst.confirm())
    #expect(one.value == (try day("1993-01-01")))  // Heisei 5
    #expect(one == other)
  }

  @Test func `In a year that an era ends in, the months and days after its end do not exist`() throws {
    let showa64 = Moment(try day("1989-01-05"))
    let picker = try picker(in: .japanese, FieldSet.date.adding(.era), showa64)
    #expect(picker.rows(of: .month).filter(\.exists).map(\.value) == [.month(1)])
    #expect(picker.rows(of: .day).filter(\.exists).map(\.number) == Array(1...7))
    let heisei1 = try self.picker(in: .japanese, FieldSet.date.adding(.era), Moment(try day("1989-01-20")))
    #expect(heisei1.impossibleRows(of: .month).isEmpty)
    #expect(heisei1.rows(of: .day).filter(\.exists).map(\.number) == Array(8...31))
  }

  @Test func `An era with no day within the bounds is not possible, though one of its years is`() throws {
    let picker = try picker(
      in: .japanese, FieldSet.date.adding(.era), Moment(try day("1980-01-01")), through: Moment(try day("1989-01-07")))
    let eras = picker.rows(of: .era)
    let showa = CalendarID.japanese.eraIndex(of: try day("1989-01-07"))
    #expect(eras.last { $0.isPossible }?.number == showa)
    let heisei = CalendarID.japanese.eraIndex(of: try day("1989-01-08"))
    #expect(!eras.contains { $0.number == heisei })
  }

  @Test func `A year is today's only in today's era`() throws {
    var configuration = PickerConfiguration(
      calendar: .japanese, fields: FieldSet.date.adding(.era), now: Moment(try day("1989-03-01")))
    configuration.minimum = Moment(try day("1980-01-01"))
    let showa64 = try WheelPicker(configuration, value: Moment(try day("1989-01-05")))
    #expect(showa64.rows(of: .year).filter(\.isToday).isEmpty)
    let heisei1 = try WheelPicker(configuration, value: Moment(try day("1989-01-20")))
    #expect(heisei1.rows(of: .year).filter(\.isToday).map(\.number) == [1989])
  }

  @Test func `A year of an era stays in it, though the year began in the era before`() throws {
    var picker = try picker(in: .japanese, FieldSet.year.adding(.era), Moment(try day("1989-06-01")))
    let held = try #require(picker.value)
    #expect(held == (try day("1989-01-08")))  // The first day of Heisei 1.
    let settlement = try picker.setValue(held)
    #expect(settlement.value == held)
  }

  @Test func `Over midnight a move stays in the half of the day, and in the hour, that it asked for`() throws {
    var picker = try picker(FieldSet.time.adding(.dayPeriod), time(23), from: time(13), through: time(1))
    picker.turn(.dayPeriod, to: 0)  // 11:00 AM: 13:00 is nearer than 01:00, but no AM.
    #expect(picker.confirm().value == time(1))

    var hours = try self.picker(.time, time(22, 10), from: time(10, 50), through: time(9, 55))
    hours.turn(.hour, to: 10)  // 10:10: 09:55 is nearer than 10:50, but has another hour.
    #expect(hours.confirm().value == time(10, 50))
  }

  @Test func `A wish that an interval kept off does not come back when the interval goes`() throws {
    var configuration = PickerConfiguration(calendar: .gregory, fields: .time, now: time(9))
    var picker = try WheelPicker(configuration, value: time(9, 33))
    configuration.minuteInterval = 30
    _ = try picker.setConfiguration(configuration)
    #expect(picker.value == time(9, 30))
    configuration.minuteInterval = 1
    _ = try picker.setConfiguration(configuration)
    picker.turn(.hour, to: 10)
    #expect(picker.confirm().value == time(10, 30))
  }

  @Test func `A month after the end of an era becomes the era's last month, on its first day`() throws {
    var picker = try picker(in: .japanese, FieldSet.yearMonth.adding(.era), Moment(try day("2019-10-01")))
    picker.turn(.era, to: picker.position(of: .era) - 1)  // Heisei 1
    picker.turn(.era, to: picker.position(of: .era) + 1)
    #expect(picker.confirm().value == (try day("2019-10-01")))
    var heisei = try self.picker(in: .japanese, FieldSet.yearMonth.adding(.era), Moment(try day("2018-10-01")))
    heisei.turn(.year, to: heisei.position(of: .year) + 1)  // Heisei 31 ends on 30 April.
    #expect(heisei.confirm().value == (try day("2019-04-01")))
  }

  @Test func `A day that the zone skipped does not exist, whether or not it lies within the bounds`() throws {
    var configuration = PickerConfiguration(
      calendar: .gregory, fields: FieldSet.date.union(.time), now: Moment(try day("2011-12-01")))
    configuration.asksForClock = true
    configuration.maximum = Moment(try day("2011-12-20"))
    let picker = try WheelPicker(configuration, value: Moment(try day("2011-12-10")), host: Apia())
    let rows = (Int32(0)...30).map { picker.row(of: .day, at: $0, host: Apia()) }
    #expect(rows.filter { !$0.exists }.map(\.number) == [30])
  }

  /// Without 30 December 2011.
  private struct Apia: PickerHost {
    func clock(of day: FixedDay) -> DayClock {
      var clock = DayClock()
      clock.isSkippedDay = day.rataDie == 734_501
      return clock
    }
  }

  @Test func `The largest unit of a duration has rows at its interval only`() throws {
    let fields = FieldSet(.minute).adding(.second)
    var configuration = PickerConfiguration(calendar: .gregory, fields: fields, now: Moment(second: 0))
    configuration.isDuration = true
    configuration.minuteInterval = 25
    #expect(throws: PickerError.minuteInterval) { try WheelPicker(configuration) }
    configuration.minuteInterval = 20
    configuration.minimum = Moment(second: 30 * 60)
    configuration.maximum = Moment(second: 130 * 60)
    var picker = try WheelPicker(configuration, value: Moment(second: 45 * 60))
    #expect(picker.value == Moment(second: 40 * 60))
    #expect(picker.rows(of: .minute).map(\.number) == [0, 20, 40, 60, 80, 100, 120])
    #expect(picker.rows(of: .minute).filter(\.isPossible).map(\.number) == [40, 60, 80, 100, 120])
    picker.turn(.minute, to: 4)
    #expect(picker.confirm().value == Moment(second: 80 * 60))
    configuration.impossibleRows = .hide
    _ = try picker.setConfiguration(configuration)
    #expect(picker.rows(of: .minute).map(\.number) == [40, 60, 80, 100, 120])
  }

  @Test func `A day before the last era becomes its first day`() throws {
    var picker = try picker(in: .japanese, FieldSet.date.adding(.era), Moment(try day("2020-03-10")))
    picker.turn(.year, to: 0)  // Reiwa 1
    #expect(picker.confirm().value == (try day("2019-05-01")))
  }

  @Test func `A minimum on a day that the zone skipped moves to the beginning of the next day`() throws {
    var configuration = PickerConfiguration(calendar: .gregory, fields: .dateTime, now: Moment(try day("2011-12-01")))
    configuration.asksForClock = true
    configuration.minimum = Moment(try day("2011-12-30"), second: noon)
    let picker = try WheelPicker(configuration, value: Moment(try day("2011-12-01")), host: Apia())
    #expect(picker.value == Moment(try day("2011-12-31"), second: 0))
  }

  @Test func `A duration may be as long as its maximum, also longer than it is without one`() throws {
    var configuration = PickerConfiguration(calendar: .gregory, fields: .time, now: Moment(second: 0))
    configuration.isDuration = true
    configuration.maximum = Moment(second: 100 * 3_600)
    let picker = try WheelPicker(configuration, value: Moment(second: 99 * 3_600))
    #expect(picker.value == Moment(second: 99 * 3_600))
    #expect(picker.rowCount(of: .hour) == 101)
  }

  @Test func `The nearest permitted day is looked for in the era asked for`() throws {
    var configuration = PickerConfiguration(
      calendar: .japanese, fields: FieldSet.date.adding(.era), now: Moment(try day("1938-08-15")))
    configuration.asksForDays = true
    var picker = try WheelPicker(configuration, value: Moment(try day("1938-08-15")), host: Weekdays())
    // Showa 1 begins on Saturday, 25 December 1926. Friday is nearer than Monday, but a day of Taisho.
    picker.turn(.year, to: 0, host: Weekdays())
    #expect(picker.confirm(host: Weekdays()).value == (try day("1926-12-27")))
  }

  private struct Weekdays: PickerHost {
    func permits(_ day: FixedDay) -> Bool { day.weekday < 6 }
  }
}
