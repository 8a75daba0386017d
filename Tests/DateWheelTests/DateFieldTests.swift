import CalendarSystems
import DateWheel
import Testing

/// Pickers of months, years, weeks and whole days.
@Suite struct DateFieldTests {
  @Test func `A picker of months holds first days`() throws {
    var picker = try fieldPicker(.gregory, .yearMonth, "2024-02-29")
    #expect(picker.value == (try day("2024-02-01")))
    #expect(
      try picker.move(to: .month(6)) == .day("2024-06-01", [.year: .stays(2023), .month: .stays(5)]))
    #expect(
      try picker.move(to: .year(2023)) == .day("2023-06-01", [.year: .stays(2022), .month: .stays(5)]))
  }

  @Test func `A leap month of a picker of months becomes its partner and comes back`() throws {
    let (first, ordinary) = (
      CalendarDate(year: 5784, month: .adarI, day: 1), CalendarDate(year: 5785, month: MonthCode(6), day: 1)
    )
    var picker = try fieldPicker(.hebrew, .yearMonth, "2024-03-01")
    #expect(picker.value == (try CalendarID.hebrew.fixedDay(of: first)))
    #expect(
      try picker.move(to: .year(5785))
        == .value(
          Moment(CalendarID.hebrew.fixedDay(of: ordinary)), [.year: .stays(5784), .month: .rolls(6)]))
    #expect(
      try picker.move(to: .year(5784))
        == .value(Moment(CalendarID.hebrew.fixedDay(of: first)), [.year: .stays(5783), .month: .rolls(5)]))
  }

  @Test func `The months of its bounds are whole`() throws {
    var picker = try fieldPicker(.gregory, .yearMonth, "2024-02-29", minimum: "2023-11-20", maximum: "2024-03-02")
    #expect(picker.rows(of: .year).map(\.value) == [.year(2023), .year(2024)])
    #expect(picker.possibleNumbers(of: .month) == [2, 4, 6])
    #expect(
      try picker.move(to: .year(2023)) == .day("2023-11-01", [.year: .stays(0), .month: .rolls(-2)]))
    #expect(picker.possibleNumbers(of: .month) == [22, 24])
    #expect(
      try picker.move(to: .month(6)) == .day("2023-11-01", changes: false, [.year: .stays(0), .month: .rolls(-2)]))
  }

  @Test func `A picker of years holds new years`() throws {
    for (calendar, year) in [(CalendarID.gregory, Int32(2024)), (.hebrew, 5784), (.chinese, 2024)] {
      let newYear = try calendar.layout(ofYear: year).newYear
      var picker = try fieldPicker(calendar, .year, "2024-06-15", minimum: "1990-06-15", maximum: "2030-06-15")
      #expect(picker.value == newYear)
      #expect(picker.rowCount(of: .year) == 41)
      #expect(picker.rows(of: .year).filter(\.isPossible).count == 41)
      #expect(!picker.loops(.year))
      #expect(
        try picker.move(to: .year(year + 1))
          == .value(Moment(calendar.layout(ofYear: year + 1).newYear), [.year: .stays(35)]))
      // Beyond the end the wheel stops at it.
      picker.turn(.year, to: 99)
      #expect(picker.position(of: .year) == 40)
    }
  }

  @Test func `Known weeks`() throws {
    // ISO 8601: 1 January 2021 is in week 53 of 2020; 31 December 2018 in week 1 of 2019.
    let known: [(String, Int32, Int32, String)] = [
      ("2021-01-01", 2020, 53, "2020-12-28"), ("2021-01-04", 2021, 1, "2021-01-04"),
      ("2018-12-31", 2019, 1, "2018-12-31"), ("2010-01-03", 2009, 53, "2009-12-28"),
      ("2024-12-30", 2025, 1, "2024-12-30"), ("2022-01-01", 2021, 52, "2021-12-27"),
    ]
    for (iso, weekYear, week, monday) in known {
      let picker = try fieldPicker(.gregory, .week, iso)
      #expect(picker.underBar(.weekYear) == .weekYear(weekYear))
      #expect(picker.underBar(.week) == .week(week))
      #expect(picker.value == (try day(monday)))
    }
  }

  @Test func `Week 53 becomes week 52 and comes back in the next year that has it`() throws {
    var picker = try fieldPicker(.gregory, .week, "2021-01-01")
    #expect(
      try picker.move(to: .weekYear(2021))
        == .day("2021-12-27", [.weekYear: .stays(2020), .week: .rolls(51)]))
    #expect(picker.row(of: .week, at: 52).exists == false)
    #expect(
      try picker.move(to: .weekYear(2026))
        == .day("2026-12-28", [.weekYear: .stays(2025), .week: .rolls(52)]))
    #expect(
      try picker.move(to: .week(1)) == .day("2025-12-29", [.weekYear: .stays(2025), .week: .stays(0)]))
  }

  @Test func `Hidden weeks are those of the year`() throws {
    var picker = try fieldPicker(.gregory, .week, "2020-12-31") { $0.impossibleRows = .hide }
    #expect(picker.rowCount(of: .week) == 53)
    #expect(
      try picker.move(to: .weekYear(2021))
        == .day("2021-12-27", [.weekYear: .stays(2020), .week: .newRowsAndRolls(51)]))
    #expect(picker.rowCount(of: .week) == 52)
    #expect(!picker.loops(.week))
  }

  @Test func `Weeks of every calendar are ISO weeks, between bounds that are whole weeks`() throws {
    for calendar in [CalendarID.gregory, .hebrew, .japanese] {
      var picker = try fieldPicker(calendar, .week, "2021-01-01", minimum: "2020-12-23", maximum: "2021-01-12")
      #expect(picker.rows(of: .weekYear).map(\.value) == [.weekYear(2020), .weekYear(2021)])
      #expect(picker.possibleNumbers(of: .week) == [52, 53])
      #expect(
        try picker.move(to: .weekYear(2021))
          == .day("2021-01-11", [.weekYear: .stays(1), .week: .rolls(1)]))
      #expect(picker.possibleNumbers(of: .week) == [1, 2])
      #expect(
        try picker.move(to: .week(1)) == .day("2021-01-04", [.weekYear: .stays(1), .week: .stays(0)]))
    }
  }

  @Test func `This week stands out`() throws {
    let picker = try fieldPicker(.gregory, .week, "2020-12-28", today: "2021-01-02")
    #expect(picker.rows(of: .week).filter(\.isToday).map(\.value) == [.week(53)])
    let next = try fieldPicker(.gregory, .week, "2021-01-04", today: "2021-01-02")
    #expect(next.rows(of: .week).filter(\.isToday).isEmpty)
  }

  @Test func `A wheel of whole days ends at the bounds and never loops`() throws {
    for calendar in [CalendarID.gregory, .chinese] {
      var picker = try fieldPicker(
        calendar, FieldSet(.calendarDay), "2025-02-28", today: "2025-03-01", minimum: "2025-02-27",
        maximum: "2025-03-20")
      #expect(picker.rowCount(of: .calendarDay) == 22)
      #expect(!picker.loops(.calendarDay))
      #expect(picker.position(of: .calendarDay) == 1)
      #expect(
        try picker.move(to: .calendarDay(day("2025-03-01"))) == .day("2025-03-01", [.calendarDay: .stays(2)]))
      #expect(picker.row(of: .calendarDay, at: 2).isToday)
      #expect(picker.turn(.calendarDay, to: 500) == Turn(passedRows: 19, changesValue: true))
      #expect(picker.value == (try day("2025-03-20")))
      #expect(picker.confirm() == (try .day("2025-03-20", [.calendarDay: .stays(21)])))
    }
  }

  @Test(arguments: everyCalendar)
  func `Both ends of each calendar's range can be chosen, and nothing beyond`(calendar: CalendarID) throws {
    let first = try calendar.layout(ofYear: calendar.years.lowerBound).newYear
    let last = try calendar.layout(ofYear: calendar.years.upperBound).lastDay
    let eras = calendar.eras.count > 1 ? FieldSet.eraDate : FieldSet.date
    for fields in [FieldSet.date, eras, .yearMonth, .year, FieldSet(.calendarDay)] {
      for policy in [PickerConfiguration.ImpossibleRows.dim, .hide] {
        var configuration = PickerConfiguration(calendar: calendar, fields: fields, now: Moment(first))
        configuration.impossibleRows = policy
        configuration.minimum = Moment(first)
        for (edge, other) in [(first, last), (last, first)] {
          var picker = try WheelPicker(configuration, value: Moment(edge))
          let held = try #require(picker.value)
          #expect(edge == first ? held == Moment(first) : held.day <= last)
          for field in [Field.era, .year, .month, .day, .calendarDay] where fields.contains(field) {
            #expect(picker.row(of: field, at: picker.position(of: field)).isPossible)
            // To the other end of each wheel, and home again.
            for step in edge == first ? [Step.lastRow, .firstRow] : [.firstRow, .lastRow] {
              picker.turn(field, to: picker.position(after: step, of: field))
              picker.rest(field)
              let value = try #require(picker.settle()?.value)
              #expect(value.day >= first && value.day <= last)
            }
          }
          _ = try picker.setValue(Moment(other))
          let beyond = edge == first ? first - 1 : last + 1
          #expect(throws: PickerError.valueOutsideCalendar) { try picker.setValue(Moment(beyond)) }
        }
      }
    }
  }

  @Test func `The first and the last weeks can be chosen, and keys end there`() throws {
    let years = CalendarID.iso8601.years
    let first = try CalendarID.iso8601.layout(ofYear: years.lowerBound).newYear
    let last = try CalendarID.iso8601.layout(ofYear: years.upperBound).lastDay
    var configuration = PickerConfiguration(calendar: .islamicUmalqura, fields: .week, now: Moment(last))
    configuration.minimum = Moment(first)
    var picker = try WheelPicker(configuration, value: Moment(first + 7))
    for (step, year) in [(Step.lastRow, years.upperBound - 1), (.firstRow, years.lowerBound + 1)] {
      for field in [Field.weekYear, .week] {
        picker.aim(field, at: picker.position(after: step, of: field))
        let value = try #require(picker.confirm().value)
        #expect(value.day.weekday == 1)
        #expect(value.day > first && value.day <= last)
      }
      #expect(picker.underBar(.weekYear) == .weekYear(year))
    }
    #expect(throws: PickerError.valueOutsideCalendar) { try picker.setValue(Moment(last + 14)) }
    // Without a minimum the weeks begin with Monday 0001-01-01.
    let plain = try fieldPicker(.gregory, .week, "0001-01-03")
    #expect(plain.value == (try day("0001-01-01")))
    #expect(plain.position(of: .weekYear) == 0)
  }

  @Test func `Sets of fields that make no sense say why`() throws {
    let faults: [(FieldSet, CalendarID, FieldFault)] = [
      (FieldSet(rawValue: 0), .gregory, .empty), (FieldSet.date.adding(.week), .gregory, .twoKindsOfDate),
      (FieldSet(.era).adding(.month), .gregory, .eraWithoutYear), (.eraDate, .hebrew, .eraInCalendarWithout),
      (.eraDate, .chinese, .eraInCalendarWithout), (FieldSet(.year).adding(.day), .gregory, .dayWithoutMonth),
      (FieldSet(.month), .gregory, .monthAlone), (FieldSet(.week), .gregory, .halfOfWeek),
      (FieldSet.yearMonth.adding(.hour), .gregory, .timeWithoutDay),
      (FieldSet.monthDay.adding(.hour), .gregory, .timeWithoutDay),
    ]
    for (fields, calendar, fault) in faults {
      #expect(throws: PickerError.fields(fault)) { try fieldPicker(calendar, fields, nil) }
    }
  }
}
