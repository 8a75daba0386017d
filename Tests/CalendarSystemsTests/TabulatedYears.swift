import CalendarSystems
import Testing

// What the tests of calendars that know only the years of a table share.

/// Expects a year without a leap month to begin on `newYear`, to have months of these lengths, and to be found by its days.
func expectYear(
  _ year: Int32, of calendar: CalendarID, begins newYear: FixedDay, lengths: [Int32], _ row: Table.Row
) throws {
  let layout = try calendar.layout(ofYear: year)
  #expect(layout.year == year && layout.newYear == newYear, "\(row)")
  #expect((1...layout.monthCount).map(layout.length(ofMonth:)) == lengths, "\(row)")
  #expect(layout.leapOrdinal == nil, "\(row)")
  let lastDay = newYear + (lengths.reduce(0, +) - 1)
  #expect(layout.lastDay == lastDay, "\(row)")
  #expect(try calendar.layout(containing: newYear) == layout, "\(row)")
  #expect(try calendar.layout(containing: lastDay) == layout, "\(row)")
  #expect(try calendar.date(of: newYear) == CalendarDate(year, 1, 1), "\(row)")
  #expect(try calendar.date(of: lastDay) == CalendarDate(year, 12, lengths[11]), "\(row)")
}

/// Expects the calendar to begin on `first` and to end on `last`, with an error beyond.
func expectRange(_ years: ClosedRange<Int32>, of calendar: CalendarID, from first: FixedDay, to last: FixedDay) throws {
  #expect(calendar.years == years)
  #expect(try calendar.fixedDay(of: CalendarDate(years.lowerBound, 1, 1)) == first)
  let end = try calendar.date(of: last)
  #expect(end.year == years.upperBound && end.month == MonthCode(12))
  #expect(end.day == (try calendar.layout(ofYear: years.upperBound).length(ofMonth: 12)))
  for year in [years.lowerBound, years.lowerBound + 1, years.upperBound - 1, years.upperBound] {
    #expect(try calendar.layout(ofYear: year).year == year)
  }
  for year in [years.lowerBound - 1, years.upperBound + 1, 0, -1, .min, .max] where !years.contains(year) {
    expectRefusal(of: CalendarDate(year, 1, 1), in: calendar)
  }
  for day in [first - 1, last + 1, FixedDay(.min), FixedDay(.max)] { expectRefusal(of: day, in: calendar) }
}

/// Expects the dates that the test suite of Temporal states for the calendar, where their year is in range, and an error
/// for the day and the date of those where it is not.
///
/// - Parameter exceptions: days for which the suite is known to state another date than ours.
func expectTemporalDates(
  of calendar: CalendarID, named name: String, inRange: Int, refused: Int, exceptions: [String] = []
) throws {
  let rows = try Table("test262-dates.csv").rows.filter {
    let day = try $0.text("iso_date")
    return try $0.text("calendar") == name && !exceptions.contains(day)
  }
  let known = try rows.filter { calendar.years.contains(try $0.number("arithmetic_year")) }
  #expect(known.count == inRange)
  #expect(rows.count - known.count == refused)
  for row in rows {
    let day = try row.day("iso_date")
    let date = CalendarDate(
      try row.number("arithmetic_year"), UInt8(try row.number("month")),
      leap: try row.number("month_is_leap") == 1, try row.number("day"))
    if calendar.years.contains(date.year) {
      #expect(try calendar.date(of: day) == date, "\(row)")
      #expect(try calendar.fixedDay(of: date) == day, "\(row)")
      let eraYear = try #require(calendar.eraYear(ofYear: date.year, on: day))
      #expect(try "\(eraYear.era)" == row.text("era"), "\(row)")
      #expect(eraYear.year == (try row.number("year")), "\(row)")
    } else {
      expectRefusal(of: date, in: calendar)
      expectRefusal(of: day, in: calendar)
    }
  }
}

/// Expects that the calendar has no such year.
func expectRefusal(of date: CalendarDate, in calendar: CalendarID) {
  #expect(throws: CalendarError.yearOutOfRange(date.year)) { try calendar.fixedDay(of: date) }
  #expect(throws: CalendarError.yearOutOfRange(date.year)) { try calendar.layout(ofYear: date.year) }
}

/// Expects that the calendar has no date for the day.
func expectRefusal(of day: FixedDay, in calendar: CalendarID) {
  #expect(throws: CalendarError.fixedDayOutOfRange(day)) { try calendar.date(of: day) }
  #expect(throws: CalendarError.fixedDayOutOfRange(day)) { try calendar.layout(containing: day) }
}
