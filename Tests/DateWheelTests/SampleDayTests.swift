import CalendarSystems
import DateWheel
import Foundation
import Testing

/// The days on which a host's word names a row.
@Suite struct SampleDayTests {
  @Test func `The sample day of a year lies in that year`() throws {
    for calendar in [CalendarID.gregory, .hebrew] {
      let picker = try picker(calendar, "2012-04-04")
      for position in stride(from: Int32(0), to: picker.rowCount(of: .year), by: 997) {
        let year = try calendar.date(of: picker.sampleDay(of: .year, at: position)).year
        #expect(picker.row(of: .year, at: position).value == .year(year))
      }
    }
  }

  @Test func `The sample day of a month lies in that month and its year`() throws {
    for (calendar, value) in [(CalendarID.gregory, "2023-02-10"), (.hebrew, "2024-02-10"), (.hebrew, "2025-02-10")] {
      let picker = try picker(calendar, value)
      let year = try calendar.date(of: day(value)).year
      for position in 0..<picker.rowCount(of: .month) {
        let row = picker.row(of: .month, at: position)
        let date = try calendar.date(of: picker.sampleDay(of: .month, at: position))
        #expect(row.value == .month(date.month))
        if row.exists { #expect(date.year == year) }
      }
    }
  }

  @Test func `A missing Adar I answers the nearest earlier leap year`() throws {
    for (year, leapYear) in [(Int32(5785), Int32(5784)), (5786, 5784), (5788, 5787), (5789, 5787), (5773, 5771)] {
      let newYear = try CalendarID.hebrew.layout(ofYear: year).newYear
      let picker = try WheelPicker(configuration(.hebrew), value: newYear)
      let position = try #require(picker.nearestPosition(of: .month(.adarI)))
      let date = try CalendarID.hebrew.date(of: picker.sampleDay(of: .month, at: position))
      #expect(date.year == leapYear)
      #expect(date.month == .adarI)
    }
  }

  @Test func `The sample day of a month follows the year under the bar`() throws {
    var picker = try picker(.hebrew, "2024-03-20")
    let adar = picker.position(of: .month)
    #expect(try CalendarID.hebrew.date(of: picker.sampleDay(of: .month, at: adar)).year == 5784)
    try picker.turn(to: .year(5785))
    // So that its word is "Adar", not "Adar II".
    #expect(try CalendarID.hebrew.date(of: picker.sampleDay(of: .month, at: adar)).year == 5785)
  }

  @Test func `The sample day of a day has that number`() throws {
    for calendar in [CalendarID.gregory, .hebrew] {
      let picker = try picker(calendar, "2023-02-10")
      for position in 0..<picker.rowCount(of: .day) {
        let number = try calendar.date(of: picker.sampleDay(of: .day, at: position)).day
        #expect(picker.row(of: .day, at: position).value == .day(number))
      }
    }
  }

  /// Foundation on Linux has 385 days too late by one day after each of four Hebrew new years: what it calls the
  /// 5th is the 6th. No word may suffer from that: not the year's, not the month's, and least of all the day's.
  @Test func `Foundation's Hebrew errors touch no word`() throws {
    for error in try foundationErrors(of: "hebrew") {
      let first = try CalendarID.hebrew.date(of: error.lowerBound).year
      let last = try CalendarID.hebrew.date(of: error.upperBound).year
      for year in first...last {
        let newYear = try CalendarID.hebrew.layout(ofYear: year).newYear
        let picker = try WheelPicker(configuration(.hebrew), value: newYear)
        for field in allFields {
          let positions = field == .year ? year - 2..<year + 1 : 0..<picker.rowCount(of: field)
          for position in positions {
            let sample = picker.sampleDay(of: field, at: position)
            let said = try CalendarID.hebrew.date(of: error.contains(sample) ? sample - 1 : sample)
            let word: Row.Value =
              switch field {
              case .year: .year(said.year)
              case .month: .month(said.month)
              default: .day(said.day)
              }
            #expect(picker.row(of: field, at: position).value == word)
          }
        }
      }
    }
  }

  @Test func `Where the host cannot name a month of the year, a year with the same months answers`() throws {
    let gregorian = try picker(.gregory, "2019-10-12")
    let last = try day("2019-06-20")
    #expect(gregorian.sampleDay(of: .month, at: 1, through: last) == (try day("2019-02-15")))
    #expect(gregorian.sampleDay(of: .month, at: 9, through: last) == (try day("2018-10-15")))
    let first = try day("2020-01-01")
    #expect(gregorian.sampleDay(of: .month, at: 9, from: first) == (try day("2020-10-15")))
    // Adar of the common year 5785 is just "Adar"; the leap year before it would answer "Adar II".
    let hebrew = try picker(.hebrew, "2025-03-20")
    #expect(hebrew.row(of: .month, at: 6).value == .month(6))
    let adar = hebrew.sampleDay(of: .month, at: 6, through: try day("2024-12-01"))
    #expect(try CalendarID.hebrew.date(of: adar) == CalendarDate(year: 5783, month: MonthCode(6), day: 15))
  }

  /// The runs of days that `Data/foundation-disagreements.csv` has for the calendar.
  private func foundationErrors(of calendar: String) throws -> [ClosedRange<FixedDay>] {
    let table = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Data/foundation-disagreements.csv")
    let lines = try String(contentsOf: table.standardized, encoding: .utf8).split(whereSeparator: \.isNewline)
    var errors: [ClosedRange<FixedDay>] = []
    for line in lines {
      let columns: [Substring] = line.split(separator: ",", omittingEmptySubsequences: false)
      guard columns[0] == calendar else { continue }
      let first = try day(String(columns[1]))
      let last = try day(String(columns[2]))
      errors.append(first...last)
    }
    try #require(!errors.isEmpty)
    return errors
  }
}
