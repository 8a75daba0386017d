import CalendarSystems
import Testing

/// Expects the dates that the test suite of Temporal states for the calendar that it calls `name`: `count` rows,
/// all of them in range.
func expectTemporalDates(of calendar: CalendarID, named name: String, count: Int) throws {
  let rows = try Table("test262-dates.csv").rows.filter { try $0.text("calendar") == name }
  #expect(rows.count == count)
  for row in rows {
    let day = try row.day("iso_date")
    let date = CalendarDate(
      try row.number("arithmetic_year"), UInt8(try row.number("month")),
      leap: try row.number("month_is_leap") == 1, try row.number("day"))
    #expect(try calendar.date(of: day) == date, "\(row)")
    #expect(try calendar.fixedDay(of: date) == day, "\(row)")
  }
}
