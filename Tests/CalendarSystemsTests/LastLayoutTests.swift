import CalendarSystems
import Testing

/// Conversions that are given the layout of the last one, against those that are not.
struct LastLayoutTests {
  @Test(arguments: [CalendarID.gregory, .hebrew])
  func `Days and dates in any order are what they are without a layout`(calendar: CalendarID) throws {
    var generator = SeededGenerator(seed: 7)
    var lastForDates: YearLayout?
    var lastForDays: YearLayout?
    var day = FixedDay(iso: 2000, 1, 1)
    for step in 1...20_000 {
      // On to the next day, and now and then to a day far away.
      day = step.isMultiple(of: 100) ? FixedDay(Int32.random(in: 1...1_000_000, using: &generator)) : day + 1
      let date = try calendar.date(of: day)
      #expect(try calendar.date(of: day, lastLayout: &lastForDates) == date)
      #expect(try calendar.fixedDay(of: date, lastLayout: &lastForDays) == day)
    }
  }

  @Test func `What does not exist is rejected with and without a layout at hand`() throws {
    let wrong: [(CalendarDate, CalendarError)] = [
      (CalendarDate(5785, 5, leap: true, 1), .monthNotInYear(MonthCode(5, isLeap: true))),
      (CalendarDate(5785, 4, leap: true, 1), .monthNotInCalendar(MonthCode(4, isLeap: true))),
      (CalendarDate(5785, 0, 1), .monthNotInCalendar(MonthCode(0))),
      (CalendarDate(5785, 13, 1), .monthNotInCalendar(MonthCode(13))),
      (CalendarDate(5785, 127, leap: true, 1), .monthNotInCalendar(MonthCode(127, isLeap: true))),
      (CalendarDate(5785, 1, 0), .dayNotInMonth(0)),
      (CalendarDate(5785, 1, 31), .dayNotInMonth(31)),
      (CalendarDate(5785, 1, .min), .dayNotInMonth(.min)),
      (CalendarDate(5785, 1, .max), .dayNotInMonth(.max)),
      (CalendarDate(280_001, 1, 1), .yearOutOfRange(280_001)),
    ]
    for (date, error) in wrong {
      var none: YearLayout?
      var same: YearLayout? = try CalendarID.hebrew.layout(ofYear: 5785)
      #expect(throws: error) { try CalendarID.hebrew.fixedDay(of: date, lastLayout: &none) }
      #expect(throws: error) { try CalendarID.hebrew.fixedDay(of: date, lastLayout: &same) }
    }
    var layout: YearLayout? = try CalendarID.hebrew.layout(ofYear: 280_000)
    let beyond = try #require(layout).lastDay + 1
    #expect(throws: CalendarError.fixedDayOutOfRange(beyond)) {
      try CalendarID.hebrew.date(of: beyond, lastLayout: &layout)
    }
  }
}
