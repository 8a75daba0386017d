import CalendarSystems
import DateWheel
import Testing

/// A month and a day without a year.
@Suite struct MonthDayTests {
  private struct Day: Hashable {
    let month: MonthCode
    let day: Int32
  }

  /// Each month and day that some year has, with the last day up to 1972-12-31 that has it, or else the first after that:
  /// found by walking through days.
  private func references(of calendar: CalendarID) throws -> [Day: FixedDay] {
    let end = try day("1972-12-31")
    let wanders = calendar.leapMonths == .wandering
    let first = wanders ? try calendar.layout(ofYear: calendar.years.lowerBound).newYear : end - 30_000
    let last = wanders ? try calendar.layout(ofYear: calendar.years.upperBound).lastDay : end + 30_000
    var references: [Day: FixedDay] = [:]
    var rataDie = end.rataDie
    while rataDie >= first.rataDie, let date = try? calendar.date(of: FixedDay(rataDie: rataDie)) {
      let key = Day(month: date.month, day: date.day)
      if references[key] == nil { references[key] = FixedDay(rataDie: rataDie) }
      rataDie -= 1
    }
    rataDie = end.rataDie + 1
    while rataDie <= last.rataDie, let date = try? calendar.date(of: FixedDay(rataDie: rataDie)) {
      let key = Day(month: date.month, day: date.day)
      if references[key] == nil { references[key] = FixedDay(rataDie: rataDie) }
      rataDie += 1
    }
    return references
  }

  @Test(arguments: everyCalendar)
  func `Each day that some year has can be chosen, held and given back`(calendar: CalendarID) throws {
    let references = try references(of: calendar)
    for policy in [PickerConfiguration.ImpossibleRows.dim, .hide] {
      var picker = try fieldPicker(calendar, .monthDay, "2000-01-01") { $0.impossibleRows = policy }
      var seen = 0
      for month in picker.rows(of: .month) {
        #expect(month.isPossible)
        _ = try picker.move(to: month.value)
        for day in picker.rows(of: .day) {
          let key = Day(month: MonthCode(rank: month.number), day: day.number)
          #expect(day.isPossible == (references[key] != nil), "\(calendar) \(key)")
          guard let reference = references[key], day.isPossible else { continue }
          seen += 1
          let settlement = try picker.move(to: month.value, day.value)
          #expect(settlement.value == reference, "\(calendar) \(key)")
          #expect(picker.underBar(.month) == month.value)
          #expect(picker.underBar(.day) == day.value)
          let again = try picker.setValue(Moment(reference))
          #expect(again.value == reference)
          #expect(!again.wheels[.month].rolls && !again.wheels[.day].rolls)
        }
      }
      #expect(seen == references.count, "\(calendar)")
    }
  }

  @Test func `The 29th of February is there, and 30 February becomes it`() throws {
    var picker = try fieldPicker(.gregory, .monthDay, "2023-01-31")
    #expect(
      try picker.move(to: .month(2)) == .day("1972-02-29", [.month: .stays(1), .day: .rolls(28)]))
    #expect(
      try picker.move(to: .month(4)) == .day("1972-04-30", [.month: .stays(3), .day: .rolls(29)]))
    #expect(
      try picker.move(to: .month(5)) == .day("1972-05-31", [.month: .stays(4), .day: .rolls(30)]))
  }

  @Test func `Known reference days`() throws {
    // ECMAScript Temporal's reference years: 30 Adar I is of 5730, 30 Heshvan of 5732, 6 Nasie of 1687.
    let known: [(CalendarID, MonthCode, Int32, CalendarDate)] = [
      (.hebrew, .adarI, 30, CalendarDate(year: 5730, month: .adarI, day: 30)),
      (.coptic, MonthCode(13), 6, CalendarDate(year: 1687, month: MonthCode(13), day: 6)),
      (.chinese, MonthCode(4, isLeap: true), 1, CalendarDate(year: 1963, month: MonthCode(4, isLeap: true), day: 1)),
    ]
    for (calendar, month, dayOfMonth, date) in known {
      var picker = try fieldPicker(calendar, .monthDay, "2000-06-01")
      #expect(
        try picker.move(to: .month(month), .day(dayOfMonth)).value == calendar.fixedDay(of: date), "\(calendar)")
    }
  }

  @Test func `Leap months of the Chinese calendar are rows of a picker without a year`() throws {
    let picker = try fieldPicker(.chinese, .monthDay, "2025-08-01")
    // M06L of 2025 is the month after M06.
    let place = try #require(picker.nearestPosition(of: .month(MonthCode(6, isLeap: true))))
    #expect(picker.row(of: .month, at: place - 1).value == .month(6))
    #expect(picker.row(of: .month, at: place).isPossible)
    #expect(picker.underBar(.month) == .month(MonthCode(6, isLeap: true)))
  }

  @Test func `Bounds have no year`() throws {
    var picker = try fieldPicker(.gregory, .monthDay, "2024-02-29", minimum: "1999-02-10", maximum: "1950-10-20")
    #expect(picker.value == (try day("1972-02-29")))
    #expect(picker.impossibleRows(of: .month) == [.month(1), .month(11), .month(12)])
    #expect(picker.impossibleRows(of: .day) == ((1...9).map { .day($0) } + [.day(30), .day(31)]))
    #expect(
      try picker.move(to: .month(12)) == .day("1972-10-20", [.month: .rolls(-3), .day: .rolls(19)]))
    // The wishes have become the value.
    #expect(try picker.move(to: .month(5)).value == day("1972-05-20"))
    let error = PickerError.minimumAboveMaximum
    #expect(throws: error) { try fieldPicker(.gregory, .monthDay, nil, minimum: "2024-10-20", maximum: "2024-02-10") }
  }

  @Test func `Bounds in a hidden picker leave out months and days`() throws {
    let picker = try fieldPicker(.hebrew, .monthDay, "2024-03-10", minimum: "2024-02-20", maximum: "2024-03-20") {
      $0.impossibleRows = .hide
    }
    // 11 Adar I to 10 Adar II 5784.
    #expect(picker.rows(of: .month).map(\.value) == [.month(.adarI), .month(6)])
    #expect(picker.rows(of: .day).map(\.value) == (11...30).map { .day($0) })
    #expect(!picker.loops(.month))
  }

  @Test func `Today stands out without its year`() throws {
    let picker = try fieldPicker(.gregory, .monthDay, nil, today: "2024-02-29")
    #expect(picker.value == nil)
    #expect(picker.shownMoment.day == (try day("1972-02-29")))
    #expect(picker.rows(of: .month).filter(\.isToday).map(\.value) == [.month(2)])
    #expect(picker.rows(of: .day).filter(\.isToday).map(\.value) == [.day(29)])
  }

  @Test func `Adar of a picker without a year reads as in a common year, Adar I as in a leap year`() throws {
    let picker = try fieldPicker(.hebrew, .monthDay, "2024-03-10")
    for row in picker.rows(of: .month) {
      let place = try #require(picker.nearestPosition(of: row.value))
      let sample = picker.sampleDay(of: .month, at: place)
      let date = try CalendarID.hebrew.date(of: sample)
      #expect(.month(date.month) == row.value)
      let isLeap = try CalendarID.hebrew.layout(ofYear: date.year).leapOrdinal != nil
      #expect(isLeap == (row.value == .month(.adarI)))
    }
  }

  @Test(arguments: everyCalendar)
  func `Sample days of every month and day read as their row`(calendar: CalendarID) throws {
    let picker = try fieldPicker(calendar, .monthDay, "2000-01-01")
    for index in 0..<picker.rowCount(of: .month) {
      let date = try calendar.date(of: picker.sampleDay(of: .month, at: index))
      #expect(.month(date.month) == picker.row(of: .month, at: index).value)
    }
    for index in 0..<picker.rowCount(of: .day) {
      let date = try calendar.date(of: picker.sampleDay(of: .day, at: index))
      #expect(.day(date.day) == picker.row(of: .day, at: index).value)
    }
  }
}
