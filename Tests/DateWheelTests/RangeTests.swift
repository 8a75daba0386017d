import CalendarSystems
import DateWheel
import Testing

/// Two pickers that are the start and the end of a range.
@Suite struct RangeTests {
  private func pair(
    _ start: String?, _ end: String?, fields: FieldSet = .date, startMaximum: String? = nil,
    startMinimum: String? = nil,
    endMaximum: String? = nil, endMinimum: String? = nil, endCalendar: CalendarID = .gregory
  ) throws -> (start: WheelPicker, end: WheelPicker) {
    (
      try fieldPicker(
        .gregory, fields, start, today: "2026-06-15", minimum: startMinimum ?? "2020-01-01", maximum: startMaximum),
      try fieldPicker(
        endCalendar, fields, end, today: "2026-06-15", minimum: endMinimum ?? "2020-01-01", maximum: endMaximum)
    )
  }

  /// The wheels of an end turn there and rest; then both settle.
  private func move(
    _ range: PickerRange, _ moved: inout WheelPicker, _ end: PickerRange.End, _ other: inout WheelPicker,
    to values: Row.Value...
  ) throws -> PickerRange.Report {
    for value in values { try moved.turn(to: value) }
    for value in values { moved.rest(value.field) }
    return try #require(range.settle(&moved, movedEnd: end, other: &other))
  }

  @Test func `The other end gives way as little as the spans ask for`() throws {
    let range = try PickerRange(shortest: 1, longest: 5)
    // Start and end, what moves where, and what becomes of the other.
    let cases: [(PickerRange.End, Int32, other: String, changes: Bool)] = [
      (.start, 11, "2026-06-13", false), (.start, 12, "2026-06-13", false), (.start, 13, "2026-06-14", true),
      (.start, 20, "2026-06-21", true), (.start, 8, "2026-06-13", false), (.start, 7, "2026-06-12", true),
      (.end, 15, "2026-06-10", false), (.end, 16, "2026-06-11", true), (.end, 11, "2026-06-10", false),
      (.end, 10, "2026-06-09", true), (.end, 3, "2026-06-02", true),
    ]
    for (end, dayOfMonth, other, changes) in cases {
      var (start, finish) = try pair("2026-06-10", "2026-06-13")
      let report =
        end == .start
        ? try move(range, &start, .start, &finish, to: .day(dayOfMonth))
        : try move(range, &finish, .end, &start, to: .day(dayOfMonth))
      #expect(report.moved.value == (try day("2026-06-01")) + (dayOfMonth - 1))
      #expect(report.moved.changesValue)
      #expect(report.other.value == (try day(other)))
      #expect(report.other.changesValue == changes)
      #expect((end == .start ? start : finish).value == report.moved.value)
      #expect((end == .start ? finish : start).value == report.other.value)
    }
  }

  @Test func `Both reports say where the wheels go`() throws {
    let range = try PickerRange(shortest: 1, longest: 5)
    var (start, end) = try pair("2026-06-10", "2026-06-13")
    let report = try move(range, &start, .start, &end, to: .day(20))
    #expect(
      try report.moved == .day("2026-06-20", [.year: .stays(6), .month: .stays(5), .day: .stays(19)]))
    #expect(
      try report.other == .day("2026-06-21", [.year: .stays(6), .month: .stays(5), .day: .rolls(20)]))
    let again = range.settle(&start, movedEnd: .start, other: &end)
    #expect(
      try again?.moved == .day("2026-06-20", changes: false, [.year: .stays(6), .month: .stays(5), .day: .stays(19)]))
    #expect(
      try again?.other == .day("2026-06-21", changes: false, [.year: .stays(6), .month: .stays(5), .day: .stays(20)]))
  }

  @Test func `Where the bounds of the other forbid it the moved end is clamped`() throws {
    let range = try PickerRange(shortest: 1, longest: 5)
    var (start, end) = try pair("2026-06-10", "2026-06-13", endMaximum: "2026-06-15")
    let forward = try move(range, &start, .start, &end, to: .day(20))
    #expect(try forward.moved == .day("2026-06-14", [.year: .stays(6), .month: .stays(5), .day: .rolls(13)]))
    #expect(try forward.other == .day("2026-06-15", [.year: .stays(6), .month: .stays(5), .day: .rolls(14)]))
    // Already at its bound: it has no change to report, and the moved one is back where it was.
    let again = try move(range, &start, .start, &end, to: .day(25))
    #expect(
      try again.moved == .day("2026-06-14", changes: false, [.year: .stays(6), .month: .stays(5), .day: .rolls(13)]))
    #expect(again.other.changesValue == false)
    // The longest span: the start cannot come later than 12 June, so the end stops on the 17th.
    var (early, late) = try pair("2026-06-10", "2026-06-13", startMaximum: "2026-06-12")
    let longest = try move(range, &late, .end, &early, to: .day(20))
    #expect(longest.moved.value == (try day("2026-06-17")))
    #expect(longest.other.value == (try day("2026-06-12")))
    // The end cannot come before the start's minimum.
    var (first, last) = try pair("2026-06-10", "2026-06-13", startMinimum: "2026-06-08")
    let shortest = try move(range, &last, .end, &first, to: .day(2))
    #expect(shortest.moved.value == (try day("2026-06-09")))
    #expect(shortest.other.value == (try day("2026-06-08")))
  }

  @Test func `An end without a value has no say`() throws {
    let range = try PickerRange(shortest: 1, longest: 5)
    var (start, end) = try pair("2026-06-10", nil)
    let report = try move(range, &start, .start, &end, to: .day(20))
    #expect(report.moved.value == (try day("2026-06-20")))
    #expect(report.other.value == nil)
    #expect(report.other.changesValue == false)
    #expect(end.shownMoment.day == (try day("2026-06-15")))
    // Once it has one the other gives way.
    let made = try move(range, &end, .end, &start, to: .day(30))
    #expect(made.moved.value == (try day("2026-06-30")))
    #expect(made.moved.changesValue)
    #expect(made.other.value == (try day("2026-06-25")))
    var (unset, held) = try pair(nil, "2026-06-10")
    let none = range.settle(&unset, movedEnd: .start, other: &held)
    #expect(none?.moved.value == nil && none?.moved.changesValue == false)
    #expect(held.value == (try day("2026-06-10")))
  }

  @Test func `Nothing settles while the moved end turns`() throws {
    let range = try PickerRange()
    var (start, end) = try pair("2026-06-10", "2026-06-13")
    try start.turn(to: .day(20))
    #expect(range.settle(&start, movedEnd: .start, other: &end) == nil)
    #expect(end.value == (try day("2026-06-13")))
  }

  @Test func `Zero days is the same day, and without a longest span any number will do`() throws {
    let range = try PickerRange()
    var (start, end) = try pair("2026-06-10", "2026-06-10")
    #expect(try move(range, &start, .start, &end, to: .day(12)).other.value == day("2026-06-12"))
    #expect(try move(range, &start, .start, &end, to: .year(2021)).other.value == day("2026-06-12"))
    #expect(try move(range, &end, .end, &start, to: .year(2999)).other.value == day("2021-06-12"))
    let sameDay = try PickerRange(shortest: 0, longest: 0)
    #expect(try move(sameDay, &start, .start, &end, to: .month(2)).other.value == day("2021-02-12"))
  }

  @Test func `Spans that are the wrong way round are an error`() {
    #expect(throws: PickerError.range) { try PickerRange(shortest: -1) }
    #expect(throws: PickerError.range) { try PickerRange(shortest: 3, longest: 2) }
  }

  @Test func `Bounds that leave no range can be told beforehand`() throws {
    let range = try PickerRange(shortest: 3, longest: 5)
    let (start, end) = try pair(nil, nil, startMinimum: "2026-06-10", endMaximum: "2026-06-12")
    #expect(!range.fits(start: start, end: end))
    let (first, last) = try pair(nil, nil, startMinimum: "2026-06-10", endMaximum: "2026-06-13")
    #expect(range.fits(start: first, end: last))
    let (early, late) = try pair(nil, nil, startMaximum: "2026-06-10", endMinimum: "2026-06-16")
    #expect(!range.fits(start: early, end: late))
  }

  @Test func `The ends may be of two calendars`() throws {
    let range = try PickerRange(shortest: 7, longest: 7)
    var (start, end) = try pair("2024-03-01", "2024-03-08", endCalendar: .hebrew)
    let report = try move(range, &start, .start, &end, to: .day(3))
    #expect(report.other.value == (try day("2024-03-10")))
    #expect(end.underBars == [.year(5784), .month(.adarI), .day(30)])
  }

  @Test func `A range of months gives way to whole months`() throws {
    let range = try PickerRange(shortest: 1)
    var (start, end) = try pair("2026-01-01", "2026-02-01", fields: .yearMonth)
    let report = try move(range, &start, .start, &end, to: .month(3))
    #expect(report.moved.value == (try day("2026-03-01")))
    #expect(report.other.value == (try day("2026-04-01")))
    let back = try move(range, &end, .end, &start, to: .month(2))
    #expect(back.moved.value == (try day("2026-02-01")))
    #expect(back.other.value == (try day("2026-01-01")))
    let close = try PickerRange(shortest: 0, longest: 40)
    let longest = try move(close, &end, .end, &start, to: .month(6))
    // 40 days before 1 June is 22 April: the start goes to May.
    #expect(longest.moved.value == (try day("2026-06-01")))
    #expect(longest.other.value == (try day("2026-05-01")))
  }

  @Test func `A range of weeks and of years gives way to whole ones`() throws {
    let range = try PickerRange(shortest: 1)
    var (start, end) = try pair("2026-06-01", "2026-06-08", fields: .week)
    let weeks = try move(range, &start, .start, &end, to: .week(30))
    #expect(end.underBar(.week) == .week(31))
    #expect(weeks.moved.value == (try day("2026-07-20")))
    var (first, last) = try pair("2026-01-01", "2026-01-01", fields: .year)
    _ = try move(range, &first, .start, &last, to: .year(2030))
    #expect(first.underBar(.year) == .year(2030))
    #expect(last.underBar(.year) == .year(2031))
  }

  @Test func `Months and days without a year know no span`() throws {
    let range = try PickerRange(shortest: 1, longest: 5)
    var (start, end) = try pair(nil, nil, fields: .monthDay, startMinimum: "1972-01-01", endMinimum: "1972-01-01")
    _ = try start.setValue(Moment(day("1972-06-10")))
    _ = try end.setValue(Moment(day("1972-06-12")))
    let report = try move(range, &start, .start, &end, to: .month(7))
    #expect(report.moved.value == (try day("1972-07-10")))
    #expect(report.other.value == (try day("1972-06-12")))
    #expect(report.other.changesValue == false)
  }

  @Test func `Days of moments count, and the end never comes before the start`() throws {
    let range = try PickerRange(shortest: 0, longest: 2)
    var configuration = try configuration(.gregory)
    configuration.fields = .dateTime
    var start = try WheelPicker(configuration, value: moment("2026-06-10", 9, 0))
    var end = try WheelPicker(configuration, value: moment("2026-06-10", 17, 0))
    // An hour later on the same day nothing gives way.
    #expect(try move(range, &start, .start, &end, to: .hour(10)).other.value == moment("2026-06-10", 17))
    // After the end's time the end follows.
    let follows = try move(range, &start, .start, &end, to: .hour(18), .minute(30))
    #expect(follows.moved.value == (try moment("2026-06-10", 18, 30)))
    #expect(follows.other.value == (try moment("2026-06-10", 18, 30)))
    #expect(follows.other.changesValue)
    #expect(try move(range, &end, .end, &start, to: .hour(8)).other.value == moment("2026-06-10", 8, 30))
    // The end keeps its time when its day gives way.
    let later = try move(range, &start, .start, &end, to: .calendarDay(day("2026-06-07")), .hour(12), .minute(0))
    #expect(later.other.value == (try moment("2026-06-09", 8, 30)))
    // Two nights: the time of day does not count.
    let nights = try PickerRange(shortest: 2, longest: 2)
    let night = try move(nights, &start, .start, &end, to: .calendarDay(day("2026-06-20")))
    #expect(night.other.value == (try moment("2026-06-22", 8, 30)))
  }

  @Test func `Each end keeps to the days that its host permits`() throws {
    struct Mondays: PickerHost {
      func permits(_ day: FixedDay) -> Bool { day.weekday == 1 }
    }
    let range = try PickerRange(shortest: 1)
    var configuration = try configuration(.gregory)
    configuration.asksForDays = true
    var start = try WheelPicker(configuration, value: Moment(day("2026-06-01")), host: Mondays())
    var end = try WheelPicker(configuration, value: Moment(day("2026-06-08")), host: Mondays())
    start.turn(.day, to: start.position(of: .day) + 14, host: Mondays())
    start.rest(.day, host: Mondays())
    let report = range.settle(&start, movedEnd: .start, other: &end, host: Mondays())
    #expect(report?.moved.value == (try day("2026-06-15")))
    #expect(report?.other.value == (try day("2026-06-22")))
  }

  @Test func `An end that need not give way keeps its wishes, also while it turns`() throws {
    let range = try PickerRange(shortest: 1)
    var (start, end) = try pair("2026-01-10", "2027-01-31")
    _ = try end.move(to: .month(2))
    _ = try move(range, &start, .start, &end, to: .day(12))
    #expect(try end.move(to: .month(3)).value == day("2027-03-31"))
    try end.turn(to: .day(20))
    let report = try move(range, &start, .start, &end, to: .day(14))
    #expect(end.isTurning)
    #expect(report.other.value == (try day("2027-03-20")))
    #expect(report.other.changesValue == false)
    end.rest(.day)
    #expect(range.settle(&end, movedEnd: .end, other: &start)?.moved.changesValue == true)
  }

  @Test func `Ranges at random give way as the rule says`() throws {
    var random = SeededGenerator(state: 2_026)
    let origin = try day("2026-06-15")
    for _ in 0..<3_000 {
      func bounds() -> ClosedRange<FixedDay> {
        let first = origin + Int32.random(in: -60...20, using: &random)
        return first...(first + Int32.random(in: 0...80, using: &random))
      }
      let shortest = Int32.random(in: 0...10, using: &random)
      let range = try PickerRange(
        shortest: shortest,
        longest: Bool.random(using: &random) ? shortest + Int32.random(in: 0...10, using: &random) : nil)
      let end: PickerRange.End = Bool.random(using: &random) ? .start : .end
      let (own, theirs) = (bounds(), bounds())
      func picker(_ bounds: ClosedRange<FixedDay>, _ calendar: CalendarID) throws -> WheelPicker {
        var configuration = PickerConfiguration(calendar: calendar, today: origin)
        configuration.minimum = Moment(bounds.lowerBound)
        configuration.maximum = Moment(bounds.upperBound)
        let value = Int32.random(in: bounds.lowerBound.rataDie...bounds.upperBound.rataDie, using: &random)
        return try WheelPicker(configuration, value: Moment(FixedDay(rataDie: value)))
      }
      var moved = try picker(own, .gregory)
      var other = try picker(theirs, .hebrew)
      let before = try #require(other.value).day
      moved.turn(.day, to: moved.position(of: .day) + Int32.random(in: -15...15, using: &random))
      moved.rest(.day)
      let asked = try #require(moved.value).day
      let report = try #require(range.settle(&moved, movedEnd: end, other: &other))

      // The rule, on whole numbers.
      func clamp(_ day: FixedDay, _ low: FixedDay?, _ high: FixedDay?) -> FixedDay {
        let raised = max(day, low ?? day)
        return min(raised, high ?? raised)
      }
      func leaves(_ day: FixedDay, _ end: PickerRange.End) -> (FixedDay?, FixedDay?) {
        end == .start
          ? (day + shortest, range.longest.map { day + $0 }) : (range.longest.map { day - $0 }, day - shortest)
      }
      let wanted = leaves(asked, end)
      let reached = clamp(clamp(before, wanted.0, wanted.1), theirs.lowerBound, theirs.upperBound)
      let left = leaves(reached, end == .start ? .end : .start)
      let final = clamp(clamp(asked, left.0, left.1), own.lowerBound, own.upperBound)
      #expect(report.moved.value == final)
      #expect(report.other.value == reached)
      #expect(moved.value == final && other.value == reached)
      let pair = end == .start ? (moved, other) : (other, moved)
      if range.fits(start: pair.0, end: pair.1) {
        let span = try #require(pair.1.value).day - #require(pair.0.value).day
        #expect(span >= shortest && span <= range.longest ?? span)
      }
    }
  }
}
