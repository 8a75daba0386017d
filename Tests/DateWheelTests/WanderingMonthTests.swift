import CalendarSystems
import DateWheel
import Testing

/// Leap months that follow nearly any month: `chinese`, `dangi` and `vietnamese`.
@Suite struct WanderingMonthTests {
  private let sixthLeap = MonthCode(6, isLeap: true)

  private func fixedDay(_ calendar: CalendarID, _ year: Int32, _ month: MonthCode, _ day: Int32) throws -> Moment {
    Moment(try calendar.fixedDay(of: CalendarDate(year: year, month: month, day: day)))
  }

  // 2025 has a leap sixth month in all three calendars, 2026 has none.
  @Test(arguments: [CalendarID.chinese, .dangi, .vietnamese])
  func `A leap month becomes its namesake in a year without it, and comes back`(calendar: CalendarID) throws {
    for policy in [PickerConfiguration.ImpossibleRows.dim, .hide] {
      let start = try fixedDay(calendar, 2025, sixthLeap, 10)
      var configuration = try configuration(calendar, minimum: "2000-06-01", maximum: "2050-06-01")
      configuration.impossibleRows = policy
      var picker = try WheelPicker(configuration, value: start)
      #expect(picker.rowCount(of: .month) == 13)
      #expect(picker.underBar(.month) == .month(sixthLeap))
      let toCommon = try picker.move(to: .year(2026))
      #expect(toCommon.value == (try fixedDay(calendar, 2026, MonthCode(6), 10)))
      #expect(toCommon.wheels[.month] == .newRowsAndRolls(5))
      #expect(picker.rows(of: .month).map(\.value) == (1...12).map { .month($0) })
      let back = try picker.move(to: .year(2025))
      #expect(back.value == start)
      #expect(back.wheels[.month] == .newRowsAndRolls(6))
    }
  }

  // The sixth month of 2026 begins on 14 July, as the Hong Kong Observatory has it.
  @Test func `From a leap month to a year without it the months are other rows, and nothing else rolls`() throws {
    let start = try fixedDay(.chinese, 2025, sixthLeap, 10)
    var picker = try WheelPicker(
      try configuration(.chinese, minimum: "2000-06-01", maximum: "2050-06-01"), value: start)
    let settlement = try picker.move(to: .year(2026))
    #expect(
      settlement == (try .value("2026-07-23", year: .stays(26), month: .newRowsAndRolls(5), day: .stays(9))))
  }

  @Test(arguments: [CalendarID.chinese, .dangi, .vietnamese])
  func `Months go by their code over a leap month`(calendar: CalendarID) throws {
    // The tenth month is the eleventh of 2025.
    let start = try fixedDay(calendar, 2025, MonthCode(10), 5)
    var picker = try WheelPicker(try configuration(calendar), value: start)
    let position = picker.position(of: .month)
    let settlement = try picker.move(to: .year(2026))
    #expect(settlement.value == (try fixedDay(calendar, 2026, MonthCode(10), 5)))
    #expect(settlement.wheels[.month] == .newRows(9))
    #expect(position == 10)
    #expect(try picker.move(to: .year(2025)).value == start)
  }

  @Test func `While the year turns the leap month's row stays, and does not exist`() throws {
    var picker = try WheelPicker(
      try configuration(.chinese), value: try fixedDay(.chinese, 2025, sixthLeap, 10))
    try picker.turn(to: .year(2026))
    #expect(picker.rowCount(of: .month) == 13)
    let row = picker.row(of: .month, at: picker.position(of: .month))
    #expect(row.value == .month(sixthLeap))
    #expect(!row.exists)
    #expect(picker.value == (try fixedDay(.chinese, 2026, MonthCode(6), 10)))
    // A leap month that the rows lack cannot be turned to until the wheels rest, in whatever year they are.
    try picker.turn(to: .year(2028))
    #expect(picker.nearestPosition(of: .month(MonthCode(5, isLeap: true))) == nil)
    picker.rest(.year)
    _ = picker.settle()
    #expect(picker.nearestPosition(of: .month(MonthCode(5, isLeap: true))) != nil)
  }

  @Test func `Months go by their code over a leap month in the Hebrew calendar`() throws {
    var picker = try picker(.hebrew, "2024-06-10")  // 4 Sivan 5784.
    #expect(picker.underBars == [.year(5784), .month(9), .day(4)])
    for year in [Int32(5785), 5786, 5787, 5783] {
      #expect(
        try picker.move(to: .year(year)).value
          == CalendarID.hebrew.fixedDay(of: CalendarDate(year: year, month: MonthCode(9), day: 4)))
    }
  }

  @Test(arguments: [CalendarID.chinese, .dangi, .vietnamese, .hebrew])
  func `Every month of every year can be reached, and keeps its code through the next year`(
    calendar: CalendarID
  ) throws {
    let years = calendar == .hebrew ? 5760...5800 : Int32(1990)...2050
    for policy in [PickerConfiguration.ImpossibleRows.dim, .hide] {
      var configuration = try configuration(calendar)
      configuration.impossibleRows = policy
      // Hidden wheels have a row 30 only where the month has; the first is in all.
      let isDim = policy == .dim
      var picker = try WheelPicker(configuration, value: try fixedDay(calendar, years.lowerBound, MonthCode(1), 1))
      for year in years {
        let layout = try calendar.layout(ofYear: year)
        let next = try calendar.layout(ofYear: year + 1)
        for ordinal in 1...layout.monthCount {
          let code = layout.code(ofMonth: ordinal)
          _ = try picker.move(to: .year(year))
          let there = try picker.move(to: .month(code), .day(isDim ? 30 : 1)).value
          #expect(there == layout.firstDay(ofMonth: ordinal) + (isDim ? layout.length(ofMonth: ordinal) - 1 : 0))
          let partner = next.ordinal(of: code) == nil ? MonthCode(calendar == .hebrew ? 6 : code.number) : code
          let place = try #require(next.ordinal(of: partner))
          let later = try picker.move(to: .year(year + 1)).value
          #expect(later == next.firstDay(ofMonth: place) + (isDim ? next.length(ofMonth: place) - 1 : 0))
          #expect(try picker.move(to: .year(year)).value == there)
        }
      }
    }
  }
}
