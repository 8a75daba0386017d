import CalendarSystems
import DateWheel
import Testing

/// Durations: hours and minutes, minutes and seconds, one unit alone.
@Suite struct DurationTests {
  private func duration(
    _ fields: FieldSet = .time, from minimum: String? = nil, through maximum: String? = nil,
    impossibleRows: PickerConfiguration.ImpossibleRows = .dim
  ) throws -> PickerConfiguration {
    var configuration = try times(fields, from: minimum, through: maximum, impossibleRows: impossibleRows)
    configuration.isDuration = true
    return configuration
  }

  @Test(arguments: [
    (FieldSet.time, "23:59:59", [24, 60]), (FieldSet.time.adding(.second), "23:59:59", [24, 60, 60]),
    (.minutesAndSeconds, "00:59:59", [60, 60]), (FieldSet(.hour), "23:00", [24]), (FieldSet(.minute), "00:59", [60]),
    (FieldSet(.second), "00:00:59", [60]),
  ]) func `Without a maximum a duration is shorter than 24 hours, or 60 of its largest unit`(
    _ fields: FieldSet, _ longest: String, _ rows: [Int32]
  ) throws {
    let configuration = try duration(fields)
    let picker = try WheelPicker(configuration, value: time("90:00"))
    let units: [(Field, Int32)] = [(.hour, 3_600), (.minute, 60), (.second, 1)]
    let smallest = units.last { fields.contains($0.0) }?.1 ?? 1
    #expect(picker.value == Moment(second: try seconds(longest) / smallest * smallest))
    #expect(units.map(\.0).filter(fields.contains).map(picker.rowCount) == rows)
    #expect(try WheelPicker(configuration, value: time("00:00")).value == time("00:00"))
  }

  @Test func `A maximum above 24 hours is one`() throws {
    var picker = try WheelPicker(duration(through: "100:30"), value: time("40:45"))
    #expect(picker.numbers(of: .hour) == Array(0...100))
    #expect(!picker.loops(.hour))
    #expect(picker.loops(.minute))
    #expect(
      try picker.move(to: .hour(100)) == Settlement(time("100:30"), [.hour: .stays(100), .minute: .rolls(30)]))
    #expect(picker.possibleNumbers(of: .minute) == Array(0...30))
    #expect(try picker.move(.minute, by: -1) == Settlement(time("100:29"), [.hour: .stays(100), .minute: .stays(29)]))
    #expect(try picker.move(to: .hour(99)).value == time("99:29"))
  }

  @Test func `Minutes and seconds go beyond the hour`() throws {
    var picker = try WheelPicker(duration(.minutesAndSeconds, through: "02:30:15"), value: time("01:40:50"))
    #expect(picker.numbers(of: .minute) == Array(0...150))
    #expect(picker.underBar(.minute) == .minute(100))
    #expect(picker.underBar(.second) == .second(50))
    #expect(!picker.loops(.minute))
    #expect(
      try picker.move(to: .minute(150))
        == Settlement(time("02:30:15"), [.minute: .stays(150), .second: .rolls(75)]))
    #expect(try picker.move(to: .minute(61)).value == time("01:01:15"))
  }

  @Test func `Seconds alone`() throws {
    var picker = try WheelPicker(duration(FieldSet(.second), through: "00:05:00"), value: time("00:01:30"))
    #expect(picker.numbers(of: .second) == Array(0...300))
    #expect(picker.underBar(.second) == .second(90))
    #expect(try picker.move(to: .second(300)) == Settlement(time("00:05"), [.second: .stays(300)]))
    #expect(picker.position(after: .nextPage, of: .second) == 300)
    #expect(picker.position(after: .previousPage, of: .second) == 290)
  }

  @Test func `A minimum is dimmed, or hidden`() throws {
    for impossibleRows in [PickerConfiguration.ImpossibleRows.dim, .hide] {
      let hides = impossibleRows == .hide
      var picker = try WheelPicker(
        duration(from: "01:30", through: "30:20", impossibleRows: impossibleRows), value: time("00:10"))
      #expect(picker.value == (try time("01:30")))
      #expect(picker.numbers(of: .hour) == Array((hides ? 1 : 0)...30))
      #expect(picker.possibleNumbers(of: .hour) == Array(1...30))
      #expect(picker.numbers(of: .minute) == Array((hides ? 30 : 0)...59))
      #expect(picker.possibleNumbers(of: .minute) == Array(30...59))
      #expect(try picker.move(to: .hour(2)).value == time("02:30"))
      #expect(picker.numbers(of: .minute) == Array(0...59))
      let settlement = try picker.move(to: .hour(30))
      #expect(settlement.value == (try time("30:20")))
      #expect(settlement.wheels[.minute] == (hides ? .newRowsAndRolls(20) : .rolls(20)))
      #expect(picker.numbers(of: .minute) == Array(0...(hides ? 20 : 59)))
    }
  }

  @Test(arguments: [
    (FieldSet.time, "05:00", Field.minute, Int32(55)), (.minutesAndSeconds, "01:12:30", .minute, 70),
    (FieldSet(.minute), "03:00", .minute, 180), (FieldSet(.minute), "00:59", .minute, 55),
    (FieldSet(.second), "00:01:50", .second, 100),
  ]) func `The rows of every unit follow its interval`(
    _ fields: FieldSet, _ maximum: String, _ field: Field, _ longest: Int32
  ) throws {
    let numbers = Array(stride(from: Int32(0), through: longest, by: field == .minute ? 5 : 20))
    for impossibleRows in [PickerConfiguration.ImpossibleRows.dim, .hide] {
      var configuration = try duration(fields, through: maximum, impossibleRows: impossibleRows)
      configuration.minuteInterval = 5
      configuration.secondInterval = 20
      var picker = try WheelPicker(configuration, value: time("00:00"))
      #expect(picker.numbers(of: field) == numbers)
      #expect(!picker.rows(of: field).contains { !$0.isPossible })
      let unit: Int32 = field == .minute ? 60 : 1
      let settlement = try picker.move(field, by: 3)
      #expect(settlement == Settlement(Moment(second: numbers[3] * unit), [field: .stays(3)]))
      #expect(try picker.setValue(Moment(second: (numbers[2] + 4) * unit)).wheels[field] == .rolls(2))
      let last = Int32(numbers.count - 1)
      let end = try picker.move(field, by: last - 2)
      #expect(end.wheels[field] == .stays(last))
      #expect(picker.underBar(field) == (field == .minute ? .minute(longest) : .second(longest)))
    }
  }

  @Test func `A hidden minimum of minutes alone begins with the next of the interval`() throws {
    var configuration = try duration(FieldSet(.minute), from: "01:02", through: "02:00", impossibleRows: .hide)
    configuration.minuteInterval = 15
    let picker = try WheelPicker(configuration, value: time("00:00"))
    #expect(picker.numbers(of: .minute) == [75, 90, 105, 120])
  }

  @Test func `A duration of nothing, and one of a single length`() throws {
    #expect(try WheelPicker(duration(), value: time("00:00")).value == time("00:00"))
    var picker = try WheelPicker(duration(from: "48:00", through: "48:00"), value: time("00:00"))
    #expect(picker.value == (try time("48:00")))
    #expect(try picker.move(to: .hour(3)).value == time("48:00"))
  }

  @Test func `Without a value the shortest duration is shown, not the time of day`() throws {
    var configuration = try duration(from: "00:20")
    configuration.now = try moment("2024-05-06T10:15")
    var picker = try WheelPicker(configuration)
    #expect(picker.value == nil)
    #expect(picker.shownMoment == (try time("00:20")))
    #expect(try picker.move(.hour, by: 1) == Settlement(time("01:20"), [.hour: .stays(1), .minute: .stays(20)]))
  }

  @Test func `A day, a clock and a host have no say in a duration`() throws {
    var configuration = try duration(through: "48:00")
    configuration.asksForClock = true
    configuration.asksForDays = true
    let picker = try WheelPicker(configuration, value: moment("2024-03-31T01:30"), host: ZoneHost.london())
    #expect(picker.value == (try time("01:30")))
    #expect(!picker.rows(of: .hour).contains { $0.isToday })
  }

  @Test func `Bounds that leave nothing are errors`() throws {
    #expect(throws: PickerError.minimumAboveMaximum) { try WheelPicker(duration(from: "03:00", through: "02:00")) }
    #expect(throws: PickerError.noMomentWithinBounds) { try WheelPicker(duration(from: "24:00")) }
    #expect(throws: PickerError.noMomentWithinBounds) {
      try WheelPicker(duration(FieldSet(.hour), from: "00:10", through: "00:50"))
    }
  }

  @Test func `Lengths are no less than nothing, and shorter than 2 to the power of 30 seconds`() throws {
    let longest: Int32 = 1 << 30 - 1
    for second in [-1, longest + 1, Int32.max, Int32.min] {
      var configuration = try duration(FieldSet(.second))
      #expect(throws: PickerError.secondOutOfRange) { try WheelPicker(configuration, value: Moment(second: second)) }
      configuration.maximum = Moment(second: second)
      #expect(throws: PickerError.secondOutOfRange) { try WheelPicker(configuration) }
      configuration.maximum = nil
      configuration.minimum = Moment(second: second)
      #expect(throws: PickerError.secondOutOfRange) { try WheelPicker(configuration) }
    }
    for fields in [FieldSet.time.adding(.second), .minutesAndSeconds, FieldSet(.second)] {
      var configuration = try duration(fields)
      configuration.maximum = Moment(second: longest)
      var picker = try WheelPicker(configuration, value: Moment(second: longest))
      #expect(picker.value == Moment(second: longest))
      let coarsest: Field = fields.contains(.hour) ? .hour : fields.contains(.minute) ? .minute : .second
      #expect(picker.rowCount(of: coarsest) == longest / (coarsest == .hour ? 3_600 : coarsest == .minute ? 60 : 1) + 1)
      try picker.move(.second, by: -1)
      #expect(picker.value == Moment(second: longest - 1))
    }
  }
}
