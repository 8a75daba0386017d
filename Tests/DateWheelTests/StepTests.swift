import CalendarSystems
import DateWheel
import Testing

/// Where keys lead.
@Suite struct StepTests {
  @Test func `Arrows go to the next and the previous row`() throws {
    let picker = try picker(.gregory, "2023-05-20")
    for field in allFields {
      let position = picker.position(of: field)
      #expect(picker.position(after: .nextRow, of: field) == position + 1)
      #expect(picker.position(after: .previousRow, of: field) == position - 1)
    }
  }

  @Test func `Arrows go round a looping wheel`() throws {
    let picker = try picker(.gregory, "2023-12-01")
    #expect(picker.position(after: .nextRow, of: .month) == 12)
    #expect(picker.position(after: .previousRow, of: .day) == -1)
  }

  @Test func `Arrows pass over rows that do not exist`() throws {
    let picker = try picker(.hebrew, "2025-02-05")  // Shevat 5785, a common year
    #expect(picker.underBars[1] == .month(5))
    #expect(picker.position(after: .nextRow, of: .month) == 6)
    let february = try DateWheelTests.picker(.gregory, "2023-02-28")
    #expect(february.position(after: .nextRow, of: .day) == 31)
    #expect(february.row(of: .day, at: 31).value == .day(1))
  }

  @Test func `Arrows pass over rows that are not permitted`() throws {
    let picker = try picker(.gregory, "2019-10-12", maximum: "2019-10-12")
    #expect(picker.position(after: .nextRow, of: .month) == 12)  // January
    #expect(picker.position(after: .nextRow, of: .day) == 31)  // the first
    #expect(picker.position(after: .nextRow, of: .year) == picker.position(of: .year))
  }

  @Test func `Arrows stay where no other row is possible`() throws {
    let picker = try picker(.gregory, nil, minimum: "2019-10-12", maximum: "2019-10-12")
    for field in allFields {
      for step in [Step.nextRow, .previousRow, .nextPage, .previousPage, .firstRow, .lastRow] {
        #expect(picker.position(after: step, of: field) == picker.position(of: field))
      }
    }
  }

  @Test func `Page keys step ten years, three months and seven days`() throws {
    let picker = try picker(.gregory, "2023-05-20")
    for (field, length) in [(Field.year, Int32(10)), (.month, 3), (.day, 7)] {
      let position = picker.position(of: field)
      #expect(picker.position(after: .nextPage, of: field) == position + length)
      #expect(picker.position(after: .previousPage, of: field) == position - length)
    }
  }

  @Test func `Page keys stop at the ends of a wheel`() throws {
    let picker = try picker(.gregory, "2023-05-20", minimum: "2020-01-01", maximum: "2025-12-31")
    #expect(picker.position(after: .nextPage, of: .year) == 5)
    #expect(picker.position(after: .previousPage, of: .year) == 0)
  }

  @Test func `Page keys go on to the possible row ahead`() throws {
    let picker = try picker(.gregory, "2023-02-22")
    // Seven days on is the 29th, which 2023 lacks: the next is the first.
    #expect(picker.position(after: .nextPage, of: .day) == 31)
    #expect(picker.row(of: .day, at: 31).value == .day(1))
  }

  @Test func `Page keys turn back where no possible row lies ahead`() throws {
    var configuration = try configuration(.gregory, maximum: "2019-10-12")
    configuration.looping = .none
    let picker = try WheelPicker(configuration, value: day("2019-09-30"))
    #expect(picker.position(after: .nextPage, of: .month) == 9)  // October, not December
  }

  @Test func `Home and End go to the first and the last possible row`() throws {
    let picker = try picker(.gregory, "2019-10-11", minimum: "2018-01-01", maximum: "2019-10-12")
    #expect(picker.position(after: .firstRow, of: .year) == 0)
    #expect(picker.position(after: .lastRow, of: .year) == 1)
    #expect(picker.position(after: .firstRow, of: .month) == 0)
    #expect(picker.position(after: .lastRow, of: .month) == 9)
    #expect(picker.position(after: .lastRow, of: .day) == 11)
    let early = try DateWheelTests.picker(.gregory, "2018-03-20", minimum: "2018-03-15")
    #expect(early.position(after: .firstRow, of: .month) == 2)
    #expect(early.position(after: .firstRow, of: .day) == 14)
  }

  @Test func `Home and End stay in the round of a looping wheel`() throws {
    var picker = try picker(.gregory, "2023-05-20")
    picker.turn(.month, to: 4 + 12 * 3)
    #expect(picker.position(after: .firstRow, of: .month) == 36)
    #expect(picker.position(after: .lastRow, of: .month) == 47)
    picker.turn(.month, to: -1)
    #expect(picker.position(after: .firstRow, of: .month) == -12)
    #expect(picker.position(after: .lastRow, of: .month) == -1)
  }

  @Test func `Steps count from where the wheel is sent`() throws {
    var picker = try picker(.gregory, "2023-05-20")
    picker.aim(.month, at: 6)
    #expect(picker.position(after: .nextRow, of: .month) == 7)
  }

  @Test func `A key is judged by where the other wheels are going`() throws {
    var picker = try picker(.gregory, "2019-10-12", maximum: "2019-10-12")
    let october = picker.position(of: .month)
    picker.aim(.year, at: picker.position(of: .year) - 1)
    #expect(picker.position(after: .nextRow, of: .month) == october + 1)
    #expect(picker.value == (try day("2019-10-12")))
  }

  @Test func `Who grabs a wheel ends its way to where it was sent`() throws {
    var picker = try picker(.gregory, "2012-04-04")
    let start = picker.position(of: .year)
    picker.aim(.year, at: start + 10)
    picker.turn(.year, to: start + 1)
    picker.grab(.year)
    picker.turn(.year, to: start - 3)
    #expect(picker.position(after: .nextRow, of: .year) == start - 2)
    #expect(picker.confirm().value == (try day("2009-04-04")))
  }
}
