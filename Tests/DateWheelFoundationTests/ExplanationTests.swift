import CalendarSystems
import DateWheelFoundation
import Testing

struct ExplanationTests {
  @Test(arguments: [
    ("5785-M06-30", CalendarID.hebrew, "day 30: 29 is the last day of M06 in 5785 of hebrew"),
    ("5785-M06-00", .hebrew, "day 0: days begin with 1"),
    ("5785-M05L-01", .hebrew, "month M05L: 5785 of hebrew is no leap year"),
    ("5785-M13-01", .hebrew, "month M13: hebrew has M01 to M12 and, in leap years, M05L"),
    ("5785-M04L-01", .hebrew, "month M04L: hebrew has M01 to M12 and, in leap years, M05L"),
    ("2023-02-29", .iso8601, "day 29: 28 is the last day of 2023-02"),
    ("2023-13-01", .iso8601, "month 13: an ISO date has 01 to 12"),
    ("2023-M02-29", .gregory, "day 29: 28 is the last day of M02 in 2023 of gregory"),
    ("+300001-01-01", .iso8601, "year 300001: iso8601 answers for -300000 to 300000"),
    ("2201-M01-01", .chinese, "year 2201: chinese answers for 1700 to 2200"),
    ("1699-M01-01", .chinese, "year 1699: chinese answers for 1700 to 2200"),
    // Leap months follow the second to the eleventh, those of 2025 the sixth; 2024 has none: Data/chinese-months.csv.
    ("2025-M05L-01", .chinese, "month M05L: the leap month of 2025 of chinese is M06L"),
    ("2024-M05L-01", .chinese, "month M05L: 2024 of chinese is no leap year"),
    (
      "2024-M13-01", .chinese,
      "month M13: chinese has M01 to M12 and, in leap years, one of "
        + "M02L, M03L, M04L, M05L, M06L, M07L, M08L, M09L, M10L, M11L"
    ),
    (
      "2023-M10L-01", .vietnamese,
      "month M10L: vietnamese has M01 to M12 and, in leap years, one of "
        + "M02L, M03L, M04L, M05L, M06L, M07L, M08L, M09L, M11L"
    ),
  ])
  func `What is wrong with a date is told with the field, the value and what is allowed`(
    text: String, calendar: CalendarID, explanation: String
  ) throws {
    let text = try DateText(text)
    let error = #expect(throws: CalendarError.self) { try text.fixedDay(fieldsOf: calendar) }
    #expect(try #require(error).explanation(of: text.date, in: calendar, form: text.form) == explanation)
  }

  @Test func `A day that a calendar does not reach is told with the days that it does`() throws {
    let day = FixedDay(rataDie: 200_000_000)
    let error = #expect(throws: CalendarError.self) { try CalendarID.buddhist.date(of: day) }
    let date = CalendarDate(year: 0, month: MonthCode(1), day: 1)
    #expect(
      try #require(error).explanation(of: date, in: .buddhist)
        == "\(day.isoText): buddhist answers for -300000-01-01 to +300000-12-31")
  }
}
