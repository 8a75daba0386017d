import CalendarSystems
import DateWheel
import Testing

/// What a move leads to where the bounds have no say: existence and wishes.
@Suite struct ExistenceTests {
  @Test func `Turning the Hebrew year keeps month and day`() throws {
    var picker = try picker(.hebrew, "2012-04-04")
    #expect(picker.underBars == [.year(5772), .month(7), .day(12)])
    #expect(
      try picker.move(to: .year(5773))
        == .value("2013-03-23", year: .stays(5772), month: .stays(7), day: .stays(11)))
    #expect(picker.underBars == [.year(5773), .month(7), .day(12)])
  }

  @Test func `Turning a Gregorian month keeps year and day`() throws {
    var picker = try picker(.gregory, "2012-04-04")
    #expect(
      try picker.move(to: .month(9)) == .value("2012-09-04", year: .stays(2011), month: .stays(8), day: .stays(3)))
  }

  @Test func `Adar I becomes Adar in a common year and comes back in a leap year`() throws {
    var picker = try picker(.hebrew, "2024-03-10")
    #expect(picker.underBars == [.year(5784), .month(.adarI), .day(30)])
    #expect(
      try picker.move(to: .year(5785)) == .value("2025-03-29", year: .stays(5784), month: .rolls(6), day: .rolls(28)))
    #expect(
      try picker.move(to: .year(5787)) == .value("2027-03-09", year: .stays(5786), month: .rolls(5), day: .rolls(29)))
    #expect(
      try picker.move(to: .year(5785)) == .value("2025-03-29", year: .stays(5784), month: .rolls(6), day: .rolls(28)))
    #expect(
      try picker.move(to: .year(5784)) == .value("2024-03-10", year: .stays(5783), month: .rolls(5), day: .rolls(29)))
  }

  @Test func `Hidden Adar I comes back too`() throws {
    var picker = try picker(.hebrew, "2024-03-10", impossibleRows: .hide)
    #expect(
      try picker.move(to: .year(5785))
        == .value("2025-03-29", year: .stays(5784), month: .newRowsAndRolls(5), day: .newRowsAndRolls(28)))
    #expect(
      try picker.move(to: .year(5787))
        == .value("2027-03-09", year: .stays(5786), month: .newRowsAndRolls(5), day: .newRowsAndRolls(29)))
    #expect(
      try picker.move(to: .year(5784)) == .value("2024-03-10", year: .stays(5783), month: .stays(5), day: .stays(29)))
  }

  @Test(arguments: [PickerConfiguration.ImpossibleRows.dim, .hide])
  func `Adar I is remembered when it is asked for together with a common year`(
    policy: PickerConfiguration.ImpossibleRows
  ) throws {
    // 30 Shevat 5784, a leap year.
    var picker = try picker(.hebrew, "2024-02-09", impossibleRows: policy)
    #expect(picker.underBars == [.year(5784), .month(5), .day(30)])
    #expect(try picker.move(to: .month(.adarI), .year(5785)).value == day("2025-03-29"))
    #expect(picker.underBars == [.year(5785), .month(6), .day(29)])
    #expect(try picker.move(to: .year(5784)).value == day("2024-03-10"))
    #expect(picker.underBars == [.year(5784), .month(.adarI), .day(30)])
  }

  @Test func `A day that a month lacks comes back in a longer month`() throws {
    var picker = try picker(.gregory, "2023-01-31")
    #expect(
      try picker.move(to: .month(2)) == .value("2023-02-28", year: .stays(2022), month: .stays(1), day: .rolls(27)))
    #expect(
      try picker.move(to: .month(3)) == .value("2023-03-31", year: .stays(2022), month: .stays(2), day: .rolls(30)))
  }

  @Test func `A day that a hidden month lacks comes back in a longer month`() throws {
    var picker = try picker(.gregory, "2023-01-31", impossibleRows: .hide)
    #expect(
      try picker.move(to: .month(2))
        == .value("2023-02-28", year: .stays(2022), month: .stays(1), day: .newRowsAndRolls(27)))
    #expect(
      try picker.move(to: .month(3))
        == .value("2023-03-31", year: .stays(2022), month: .stays(2), day: .newRowsAndRolls(30)))
  }

  @Test func `The 29th of February comes back in a leap year`() throws {
    var picker = try picker(.gregory, "2024-02-29")
    #expect(
      try picker.move(to: .year(2025)) == .value("2025-02-28", year: .stays(2024), month: .stays(1), day: .rolls(27)))
    #expect(
      try picker.move(to: .year(2027)) == .value("2027-02-28", year: .stays(2026), month: .stays(1), day: .stays(27)))
    #expect(
      try picker.move(to: .year(2028)) == .value("2028-02-29", year: .stays(2027), month: .stays(1), day: .rolls(28)))
  }

  @Test func `A row that does not exist is a wish too`() throws {
    var picker = try picker(.gregory, "2023-02-10")
    #expect(
      try picker.move(to: .day(31)) == .value("2023-02-28", year: .stays(2022), month: .stays(1), day: .rolls(-4)))
    #expect(try picker.move(to: .month(3)).value == day("2023-03-31"))
  }

  @Test func `Resetting a wheel on the same row forgets its old wish`() throws {
    var picker = try picker(.gregory, "2023-01-31")
    _ = try picker.move(to: .month(2))
    #expect(
      try picker.move(to: .day(28))
        == .value("2023-02-28", changes: false, year: .stays(2022), month: .stays(1), day: .stays(27)))
    #expect(try picker.move(to: .month(3)).value == day("2023-03-28"))
  }

  @Test func `A move back and forth is no change`() throws {
    var picker = try picker(.gregory, "2023-01-15")
    #expect(picker.turn(.day, to: 16) == Turn(passedRows: 2, changesValue: true))
    #expect(picker.turn(.day, to: 14) == Turn(passedRows: 2, changesValue: true))
    picker.rest(.day)
    #expect(
      try picker.settle()
        == .value("2023-01-15", changes: false, year: .stays(2022), month: .stays(0), day: .stays(14)))
  }

  @Test(arguments: [PickerConfiguration.ImpossibleRows.dim, .hide])
  func `Settling twice changes nothing`(policy: PickerConfiguration.ImpossibleRows) throws {
    var picker = try picker(.hebrew, "2024-03-10", maximum: "2026-01-01", impossibleRows: policy)
    for year in [Int32(5785), 5786, 5784] {
      let first = try picker.move(to: .year(year))
      let settled = picker
      let again = picker.settle()
      let second = try #require(again)
      #expect(picker == settled)
      #expect(second.value == first.value)
      #expect(!second.changesValue)
      for field in allFields {
        #expect(second.wheels[field] == .stays(first.wheels[field].position))
      }
    }
  }

  @Test func `Wheels do not settle while one turns`() throws {
    var picker = try picker(.gregory, "2023-01-31")
    try picker.turn(to: .month(2))
    try picker.turn(to: .year(2024))
    picker.rest(.month)
    #expect(picker.isTurning)
    #expect(picker.settle() == nil)
    picker.rest(.year)
    #expect(!picker.isTurning)
    #expect(picker.settle()?.value == (try day("2024-02-29")))
  }
}
