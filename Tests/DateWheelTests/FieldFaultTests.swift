import CalendarSystems
import DateWheel
import Testing

/// Settings that make no sense are refused with an error that names them.
@Suite struct FieldFaultTests {
  private static func fields(_ fields: Field...) -> FieldSet {
    fields.reduce(FieldSet(rawValue: 0)) { $0.adding($1) }
  }

  private func error(
    _ fields: FieldSet, calendar: CalendarID = .gregory, _ change: (inout PickerConfiguration) throws -> Void = { _ in }
  ) throws -> PickerError? {
    var configuration = PickerConfiguration(calendar: calendar, fields: fields, now: try moment("2024-05-06T10:15"))
    try change(&configuration)
    do throws(PickerError) {
      let picker = try WheelPicker(configuration)
      _ = picker.shownMoment
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    (fields(), FieldFault.empty),
    (fields(.year, .calendarDay), .twoKindsOfDate), (fields(.day, .calendarDay), .twoKindsOfDate),
    (fields(.weekYear, .week, .year), .twoKindsOfDate), (fields(.week, .calendarDay), .twoKindsOfDate),
    (fields(.era, .calendarDay), .twoKindsOfDate), (fields(.year, .month, .day, .calendarDay, .hour), .twoKindsOfDate),
    (fields(.era), .eraWithoutYear), (fields(.era, .month, .day), .eraWithoutYear),
    (fields(.era, .hour), .eraWithoutYear),
    (fields(.day), .dayWithoutMonth), (fields(.year, .day), .dayWithoutMonth),
    (fields(.day, .hour, .minute), .dayWithoutMonth),
    (fields(.month), .monthAlone), (fields(.month, .hour), .monthAlone),
    (fields(.week), .halfOfWeek), (fields(.weekYear), .halfOfWeek), (fields(.weekYear, .hour), .halfOfWeek),
    (fields(.year, .hour), .timeWithoutDay), (fields(.year, .month, .hour), .timeWithoutDay),
    (fields(.month, .day, .hour, .minute), .timeWithoutDay), (fields(.weekYear, .week, .hour), .timeWithoutDay),
    (fields(.year, .second), .timeWithoutDay),
    (fields(.dayPeriod), .dayPeriodWithoutHour), (fields(.calendarDay, .dayPeriod), .dayPeriodWithoutHour),
    (fields(.dayPeriod, .minute), .dayPeriodWithoutHour),
    (fields(.minute), .minuteWithoutHour), (fields(.calendarDay, .minute), .minuteWithoutHour),
    (fields(.minute, .second), .minuteWithoutHour),
    (fields(.second), .secondWithoutMinute), (fields(.hour, .second), .secondWithoutMinute),
    (fields(.year, .month, .day, .hour, .second), .secondWithoutMinute),
  ]) func `Fields that make no sense together are refused with the reason`(_ fields: FieldSet, _ fault: FieldFault)
    throws
  {
    #expect(try error(fields) == .fields(fault))
  }

  @Test func `An era wheel needs a calendar with eras to turn`() throws {
    #expect(try error(FieldSet.date.adding(.era), calendar: .iso8601) == .fields(.eraInCalendarWithout))
    #expect(try error(FieldSet.date.adding(.era), calendar: .hebrew) == .fields(.eraInCalendarWithout))
    #expect(try error(FieldSet.date.adding(.era), calendar: .japanese) == nil)
  }

  @Test(arguments: [
    fields(.day), fields(.hour, .second), fields(.hour, .minute, .dayPeriod), fields(.calendarDay, .hour),
    fields(.year, .hour),
    fields(.dayPeriod), fields(.week, .minute),
  ]) func `A duration is made of neighbouring units`(_ fields: FieldSet) throws {
    #expect(try error(fields) { $0.isDuration = true } == .fields(.noDuration))
  }

  @Test func `A duration of no unit is empty`() throws {
    #expect(try error(Self.fields()) { $0.isDuration = true } == .fields(.empty))
  }

  @Test(arguments: [
    fields(.hour), fields(.hour, .minute), fields(.hour, .minute, .second), fields(.minute), fields(.minute, .second),
    fields(.second),
  ]) func `These are durations`(_ fields: FieldSet) throws {
    #expect(try error(fields) { $0.isDuration = true } == nil)
  }

  @Test(arguments: [
    fields(.hour), fields(.dayPeriod, .hour), fields(.hour, .minute), fields(.dayPeriod, .hour, .minute, .second),
    fields(.calendarDay), fields(.calendarDay, .hour), fields(.calendarDay, .dayPeriod, .hour, .minute, .second),
    fields(.year, .month, .day, .hour), fields(.era, .year, .month, .day, .dayPeriod, .hour, .minute),
    fields(.era, .year),
    fields(.year), fields(.year, .month), fields(.month, .day), fields(.weekYear, .week), fields(.era, .year, .month),
  ]) func `These sets make sense`(_ fields: FieldSet) throws {
    #expect(try error(fields) == nil)
  }

  @Test func `Every set of fields is either refused or works`() throws {
    var sensible = 0
    for bits in UInt16(0)..<(1 << 11) {
      for isDuration in [false, true] where try error(FieldSet(rawValue: bits), { $0.isDuration = isDuration }) == nil {
        sensible += 1
      }
    }
    // Times: hours; hours and minutes; with seconds; each with or without a day period: 6. Dates: calendar day, date, era and
    // date, each alone or with one of the 6: 21. Year, year and month, each with or without era: 4. Month and day. Week.
    // Durations: 6.
    #expect(sensible == 6 + 21 + 4 + 1 + 1 + 6)
  }

  @Test(arguments: [0, -1, -5, 7, 8, 59, 61, 120, Int32.max, Int32.min])
  func `An interval that does not divide 60 is refused`(_ interval: Int32) throws {
    #expect(try error(.time) { $0.minuteInterval = interval } == .minuteInterval)
    #expect(try error(.time.adding(.second)) { $0.secondInterval = interval } == .secondInterval)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30, 60] as [Int32])
  func `Divisors of 60 are intervals`(_ interval: Int32) throws {
    #expect(try error(.time) { $0.minuteInterval = interval } == nil)
    #expect(try error(.time.adding(.second)) { $0.secondInterval = interval } == nil)
  }

  @Test(arguments: [-1, 86_400, Int32.min, Int32.max])
  func `A second outside the day is refused, where there is a time`(_ second: Int32) throws {
    for fields in [FieldSet.time, .dateTime, .dateAndTime] {
      #expect(try error(fields) { $0.minimum = Moment(try day("2024-05-06"), second: second) } == .secondOutOfRange)
      #expect(try error(fields) { $0.maximum = Moment(try day("2024-05-06"), second: second) } == .secondOutOfRange)
      #expect(try error(fields) { $0.now.second = second } == .secondOutOfRange)
      let configuration = PickerConfiguration(calendar: .gregory, fields: fields, now: try moment("2024-05-06T10:15"))
      #expect(throws: PickerError.secondOutOfRange) {
        try WheelPicker(configuration, value: Moment(day("2024-05-06"), second: second))
      }
      var picker = try WheelPicker(configuration, value: moment("2024-05-06T10:15"))
      let before = picker
      #expect(throws: PickerError.secondOutOfRange) { try picker.setValue(Moment(day("2024-05-06"), second: second)) }
      #expect(picker == before)
    }
    // A date has no time, whatever its moments say, and a duration no now.
    #expect(try error(.date) { $0.now.second = second } == nil)
    #expect(
      try error(.time) {
        $0.isDuration = true
        $0.now.second = second
      } == nil)
    #expect(try error(.date) { $0.minimum = Moment(try day("2024-05-06"), second: second) } == nil)
  }

  @Test func `A minimum above the maximum is refused, but for times alone`() throws {
    for fields in [FieldSet.dateTime, .dateAndTime] {
      #expect(
        try error(fields) {
          $0.minimum = try moment("2024-05-06T10:16")
          $0.maximum = try moment("2024-05-06T10:15")
        } == .minimumAboveMaximum)
    }
    #expect(
      try error(.time) {
        $0.minimum = try time("10:16")
        $0.maximum = try time("10:15")
      } == nil)
  }

  @Test func `A value or bounds beyond the calendar are refused`() throws {
    let chinese = PickerConfiguration(calendar: .chinese, fields: .dateTime, now: try moment("2024-05-06T10:15"))
    #expect(throws: PickerError.valueOutsideCalendar) { try WheelPicker(chinese, value: moment("1600-01-01T10:15")) }
    #expect(
      try error(.dateTime, calendar: .chinese) { $0.maximum = try moment("1600-01-01T10:15") } == .boundsOutsideCalendar
    )
    #expect(
      try error(.dateTime, calendar: .chinese) { $0.minimum = try moment("2600-01-01T10:15") } == .boundsOutsideCalendar
    )
    #expect(try error(.dateTime, calendar: .chinese) { $0.minimum = try moment("1600-01-01T10:15") } == nil)
  }

  @Test func `A configuration that is refused changes nothing`() throws {
    var picker = try WheelPicker(times(), value: time("10:15"))
    picker.turn(.hour, to: 12)
    let before = picker
    var configuration = picker.configuration
    configuration.minuteInterval = 7
    #expect(throws: PickerError.minuteInterval) { try picker.setConfiguration(configuration) }
    #expect(picker == before)
    configuration.minuteInterval = 30
    configuration.minimum = try time("10:01")
    configuration.maximum = try time("10:29")
    #expect(throws: PickerError.noMomentWithinBounds) { try picker.setConfiguration(configuration) }
    #expect(picker == before)
    configuration.fields = FieldSet(.minute)
    #expect(throws: PickerError.fields(.minuteWithoutHour)) { try picker.setConfiguration(configuration) }
    #expect(picker == before)
  }
}
