import CalendarSystems
import DateWheel
import Testing

/// Wheels that go round, and the positions on them.
@Suite struct LoopingTests {
  @Test func `Months and days loop and years do not`() throws {
    for calendar in [CalendarID.gregory, .hebrew] {
      let picker = try picker(calendar, "2012-04-04")
      #expect(!picker.loops(.year))
      #expect(picker.loops(.month))
      #expect(picker.loops(.day))
    }
  }

  @Test func `Hidden wheels loop only while they hold their whole cycle`() throws {
    var picker = try picker(.gregory, "2018-03-05", maximum: "2019-10-12", impossibleRows: .hide)
    #expect(picker.loops(.month) && picker.loops(.day))
    _ = try picker.move(to: .year(2019))
    #expect(!picker.loops(.month))
    #expect(picker.loops(.day))
    _ = try picker.move(to: .month(10))
    #expect(!picker.loops(.month) && !picker.loops(.day))
    _ = try picker.move(to: .year(2018))
    #expect(picker.loops(.month) && picker.loops(.day))
  }

  @Test func `Nothing loops where looping is off`() throws {
    var configuration = try configuration(.hebrew)
    configuration.looping = .none
    let picker = try WheelPicker(configuration, value: day("2012-04-04"))
    for field in allFields { #expect(!picker.loops(field)) }
  }

  @Test func `A wheel with no more rows than are shown does not loop`() throws {
    var configuration = try configuration(.gregory)
    configuration.visibleRows = 11
    #expect(try WheelPicker(configuration).loops(.month))
    configuration.visibleRows = 12
    #expect(try !WheelPicker(configuration).loops(.month))
    #expect(try WheelPicker(configuration).loops(.day))
    configuration.calendar = .hebrew
    #expect(try WheelPicker(configuration).loops(.month))  // Thirteen rows.
  }

  @Test func `Positions on a looping wheel go on counting`() throws {
    var picker = try picker(.gregory, "2023-11-15")
    #expect(picker.position(of: .month) == 10)
    #expect(picker.turn(.month, to: 13) == Turn(passedRows: 3, changesValue: true))
    #expect(picker.row(of: .month, at: 13).value == .month(2))
    picker.rest(.month)
    #expect(try picker.settle() == .value("2023-02-15", year: .stays(2022), month: .stays(13), day: .stays(14)))
    #expect(picker.turn(.month, to: -1) == Turn(passedRows: 14, changesValue: true))
    picker.rest(.month)
    #expect(try picker.settle() == .value("2023-12-15", year: .stays(2022), month: .stays(-1), day: .stays(14)))
  }

  @Test func `Looping carries into no other wheel`() throws {
    var picker = try picker(.gregory, "2023-12-31")
    picker.turn(.day, to: picker.position(of: .day) + 1)
    #expect(picker.value == (try day("2023-12-01")))
    picker.turn(.month, to: picker.position(of: .month) + 1)
    #expect(picker.value == (try day("2023-01-01")))
  }

  @Test func `A looping wheel rolls the nearest way round`() throws {
    // Left on the 31st of February, 30 days short of a round, it rolls three rows back, not 28 ahead.
    var picker = try picker(.gregory, "2023-02-02")
    picker.turn(.day, to: 30 + 2 * 31)
    picker.rest(.day)
    #expect(try picker.settle() == .value("2023-02-28", year: .stays(2022), month: .stays(1), day: .rolls(27 + 2 * 31)))
    // From December to the maximum in February, ahead over the turn of the year.
    var ahead = try WheelPicker(configuration(.gregory, maximum: "2023-02-10"), value: day("2022-12-10"))
    ahead.turn(.year, to: ahead.position(of: .year) + 1)
    ahead.rest(.year)
    #expect(try ahead.settle() == .value("2023-02-10", year: .stays(2022), month: .rolls(13), day: .stays(9)))
  }

  @Test func `Of two equally long ways a looping wheel rolls ahead`() throws {
    var picker = try WheelPicker(configuration(.gregory, maximum: "2023-02-10"), value: day("2022-08-10"))
    picker.turn(.year, to: picker.position(of: .year) + 1)
    picker.rest(.year)
    #expect(picker.settle()?.wheels[.month] == .rolls(13))
  }

  @Test func `A position beyond the end of a wheel is its last row`() throws {
    var picker = try picker(.gregory, "2019-05-05", minimum: "2018-01-01", maximum: "2020-12-31")
    #expect(picker.row(of: .year, at: 99).value == .year(2020))
    #expect(picker.row(of: .year, at: -99).value == .year(2018))
    #expect(picker.turn(.year, to: 99) == Turn(passedRows: 1, changesValue: true))
    #expect(picker.turn(.year, to: -99) == Turn(passedRows: 2, changesValue: true))
    #expect(picker.position(of: .year) == 0)
  }

  @Test(arguments: [Int32.min, -1_000_000_007, 1_000_000_007, .max])
  func `No position is too far for a looping wheel`(position: Int32) throws {
    var picker = try picker(.gregory, "2023-05-05")
    let row = (Int(position) % 12 + 12) % 12
    #expect(picker.row(of: .month, at: position).value == .month(UInt8(row + 1)))
    picker.turn(.month, to: position)
    picker.turn(.day, to: position)
    for step in [Step.nextRow, .previousRow, .nextPage, .previousPage, .firstRow, .lastRow] {
      _ = picker.position(after: step, of: .month)
    }
    #expect(picker.underBars[1] == .month(UInt8(row + 1)))
    picker.rest(.month)
    picker.rest(.day)
    #expect(picker.settle() != nil)
  }
}
