import CalendarSystems
import DateWheel
import Testing

/// What the minimum and the maximum do to moves, values and settings.
@Suite struct BoundsTests {
  @Test func `A move beyond the maximum ends on it with one change per move`() throws {
    var picker = try picker(.gregory, "2019-10-12", maximum: "2019-10-12")
    #expect(
      try picker.move(to: .year(2018)) == .value("2018-10-12", year: .stays(2017), month: .stays(9), day: .stays(11)))
    #expect(
      try picker.move(to: .month(11)) == .value("2018-11-12", year: .stays(2017), month: .stays(10), day: .stays(11)))
    #expect(
      try picker.move(to: .year(2019)) == .value("2019-10-12", year: .stays(2018), month: .rolls(9), day: .stays(11)))
    #expect(picker.impossibleRows(of: .month) == [.month(11), .month(12)])
    #expect(picker.impossibleRows(of: .day) == (13...31).map { .day($0) })
    #expect(picker.impossibleRows(of: .year) == [])
  }

  @Test func `A move before the minimum ends on it with one change per move`() throws {
    var picker = try picker(.gregory, "2020-03-20", minimum: "2019-10-12", maximum: "2021-12-31")
    #expect(
      try picker.move(to: .year(2019)) == .value("2019-10-12", year: .stays(0), month: .rolls(-3), day: .rolls(11)))
    #expect(picker.impossibleRows(of: .month) == (1...9).map { .month($0) })
    #expect(picker.impossibleRows(of: .day) == (1...11).map { .day($0) })
    #expect(
      try picker.move(to: .day(5))
        == .value("2019-10-12", changes: false, year: .stays(0), month: .stays(-3), day: .rolls(11)))
  }

  @Test func `In the Hebrew year the maximum is reached across a leap month`() throws {
    // 1 Adar II 5784 is 2024-03-11.
    var picker = try picker(.hebrew, "2023-03-20", maximum: "2024-03-11")
    #expect(picker.underBars == [.year(5783), .month(6), .day(27)])
    #expect(
      try picker.move(to: .year(5784)) == .value("2024-03-11", year: .stays(5783), month: .stays(6), day: .rolls(30)))
    #expect(picker.impossibleRows(of: .month) == (7...12).map { .month($0) })
  }

  @Test func `Wishes become the value when the bounds had their say`() throws {
    var picker = try picker(.gregory, "2019-10-12", maximum: "2019-10-12")
    _ = try picker.move(to: .year(2018))
    _ = try picker.move(to: .month(12))
    #expect(try picker.move(to: .year(2019)).value == day("2019-10-12"))
    // Not December: October was taken over as the wish.
    #expect(try picker.move(to: .year(2018)).value == day("2018-10-12"))
  }

  @Test func `A wish for a day is kept when only existence changed it`() throws {
    var picker = try picker(.gregory, "2019-01-31", maximum: "2019-10-12")
    _ = try picker.move(to: .month(2))
    #expect(try picker.move(to: .month(3)).value == day("2019-03-31"))
    #expect(try picker.move(to: .month(10)).value == day("2019-10-12"))
    #expect(try picker.move(to: .month(3)).value == day("2019-03-12"))
  }

  @Test func `Equal bounds leave one day`() throws {
    for policy in [PickerConfiguration.ImpossibleRows.dim, .hide] {
      var picker = try picker(
        .gregory, nil, minimum: "2019-10-12", maximum: "2019-10-12", impossibleRows: policy)
      #expect(picker.shownMoment.day == (try day("2019-10-12")))
      #expect(picker.rowCount(of: .year) == 1)
      #expect(picker.rows(of: .month).filter(\.isPossible).map(\.value) == [.month(10)])
      #expect(picker.rows(of: .day).filter(\.isPossible).map(\.value) == [.day(12)])
      picker.turn(.month, to: picker.position(of: .month) + 1)
      #expect(picker.value == (try day("2019-10-12")))
      picker.rest(.month)
      #expect(picker.settle()?.value == (try day("2019-10-12")))
      #expect(picker.underBars == [.year(2019), .month(10), .day(12)])
    }
  }

  @Test func `A value out of bounds is moved into them`() throws {
    var picker = try picker(.gregory, "2025-01-01", minimum: "2019-02-03", maximum: "2019-10-12")
    #expect(picker.value == (try day("2019-10-12")))
    #expect(
      try picker.setValue(day("1066-10-14"))
        == .value("2019-02-03", changes: false, year: .stays(0), month: .rolls(13), day: .rolls(2)))
  }

  @Test func `Without a minimum a value before year one is moved into it`() throws {
    let beforeYearOne = try day("0001-01-01") - 500
    let moved = try WheelPicker(configuration(.gregory), value: beforeYearOne)
    #expect(moved.value == (try day("0001-01-01")))
    var wide = try configuration(.gregory)
    wide.minimum = Moment(beforeYearOne)
    #expect(try WheelPicker(wide, value: beforeYearOne).value == beforeYearOne)
  }

  @Test func `A minimum above the maximum is an error that changes nothing`() throws {
    let wrong = try configuration(.gregory, minimum: "2020-01-02", maximum: "2020-01-01")
    let error = PickerError.minimumAboveMaximum
    #expect(throws: error) { try WheelPicker(wrong) }
    try refuses(.gregory, wrong, with: error)
  }

  @Test func `Bounds that leave no day of the calendar are an error that changes nothing`() throws {
    for calendar in [CalendarID.gregory, .hebrew] {
      let end = try calendar.layout(ofYear: calendar.years.upperBound).lastDay
      var wrong = try configuration(calendar)
      wrong.minimum = Moment(end + 1)
      let error = PickerError.boundsOutsideCalendar
      #expect(throws: error) { try WheelPicker(wrong) }
      try refuses(calendar, wrong, with: error)

      wrong.minimum = Moment(end)
      #expect(try WheelPicker(wrong).shownMoment.day == end)

      let start = try calendar.layout(ofYear: calendar.years.lowerBound).newYear
      wrong.minimum = Moment(start - 9)
      wrong.maximum = Moment(start - 1)
      try refuses(calendar, wrong, with: .boundsOutsideCalendar)
    }
  }

  @Test func `A value outside the calendar is an error that changes nothing`() throws {
    for calendar in [CalendarID.gregory, .hebrew] {
      let beyond = try calendar.layout(ofYear: calendar.years.upperBound).lastDay + 1
      let error = PickerError.valueOutsideCalendar
      #expect(throws: error) { try WheelPicker(configuration(calendar), value: beyond) }
      var picker = try turningPicker(calendar)
      let before = picker
      #expect(throws: error) { try picker.setValue(beyond) }
      #expect(picker == before)
    }
  }

  @Test func `A value outside the calendar changes nothing, whatever the wheels are`() throws {
    let sets: [(CalendarID, FieldSet, Field)] = [
      (.gregory, .week, .weekYear), (.gregory, .yearMonth, .month), (.gregory, .dateTime, .calendarDay),
      (.japanese, .eraDate, .year), (.hebrew, .monthDay, .month),
    ]
    for (calendar, fields, field) in sets {
      var picker = try fieldPicker(calendar, fields, "2019-10-12")
      picker.turn(field, to: picker.position(of: field) + 3)
      let before = picker
      for day in [Int32.min, -200_000_000, 200_000_000, .max] {
        #expect(throws: PickerError.valueOutsideCalendar) { try picker.setValue(Moment(FixedDay(rataDie: day))) }
        #expect(picker == before)
      }
    }
  }

  @Test func `A calendar that does not reach the value is an error that changes nothing`() throws {
    // The Hebrew range begins 5.9 million days later than the Gregorian one.
    let early = try CalendarID.hebrew.layout(ofYear: CalendarID.hebrew.years.lowerBound).newYear - 1
    var wide = try configuration(.gregory)
    wide.minimum = Moment(early)
    var picker = try WheelPicker(wide, value: early)
    let before = picker
    #expect(throws: PickerError.valueOutsideCalendar) {
      try picker.setConfiguration(configuration(.hebrew))
    }
    #expect(picker == before)
  }

  private func turningPicker(_ calendar: CalendarID) throws -> WheelPicker {
    var picker = try picker(calendar, "2019-10-12")
    picker.turn(.year, to: picker.position(of: .year) + 3)
    picker.aim(.month, at: picker.position(of: .month) + 1)
    return picker
  }

  private func refuses(_ calendar: CalendarID, _ wrong: PickerConfiguration, with error: PickerError) throws {
    var picker = try turningPicker(calendar)
    let before = picker
    #expect(throws: error) { try picker.setConfiguration(wrong) }
    #expect(picker == before)
  }
}
