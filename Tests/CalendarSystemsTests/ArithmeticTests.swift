import CalendarSystems
import Testing

/// Adding years and months, comparing, and the distance in days. `Tests/Wasm/test_adding.py` tries the same on wasm32.
struct ArithmeticTests {
  @Test(arguments: [("constrain", Overflow.constrain), ("reject", .reject)])
  func `Years keep the month's code, months are counted, and the day comes last`(
    column: String, overflow: Overflow
  ) throws {
    let rows = try Table("../Tests/Cases/adding.csv").rows
    #expect(rows.count == 102)
    for row in rows {
      let calendar = try row.calendar()
      let (years, months) = (try row.number("years"), try row.number("months"))
      let start = try row.date("start")
      let sum = Result { () throws(CalendarError) in
        try calendar.adding(years: years, months: months, to: start, overflow: overflow)
      }
      #expect(describe(sum, like: try row.text(column)) == (try row.text(column)), "\(row)")
    }
  }

  // MARK: Against plain counts

  /// The months of the table of Hebrew new years, one after the other.
  @Test func `Hebrew months added at once are those of a walk month by month`() throws {
    var walk: [(month: CalendarDate, length: Int32)] = []
    for row in try Table("hebrew-newyear.csv").rows {
      let year = try row.number("year")
      let isLeap = try row.number("leap") == 1
      let kind = try row.text("type")
      let codes =
        (1...5).map { MonthCode($0) } + (isLeap ? [MonthCode(5, isLeap: true)] : []) + (6...12).map { MonthCode($0) }
      let autumn: [Int32] = [30, kind == "complete" ? 30 : 29, kind == "deficient" ? 29 : 30, 29, 30]
      let lengths = autumn + (isLeap ? [30] : []) + [29, 30, 29, 30, 29, 30, 29]
      for (code, length) in zip(codes, lengths) {
        walk.append((CalendarDate(year: year, month: code, day: 1), length))
      }
    }
    #expect(walk.count == 12_381)  // 52 cycles of 235 months, and 13 years with 5 leap months.

    func expectSum(from start: Int, to end: Int, day: Int32) throws {
      var from = walk[start].month
      from.day = min(day, walk[start].length)
      var expected = walk[end].month
      expected.day = min(from.day, walk[end].length)
      let months = Int32(end - start)
      #expect(try CalendarID.hebrew.adding(years: 0, months: months, to: from, overflow: .constrain) == expected)
      if expected.day == from.day {
        #expect(try CalendarID.hebrew.adding(years: 0, months: months, to: from, overflow: .reject) == expected)
      } else {
        #expect(throws: CalendarError.dayNotInMonth(from.day)) {
          try CalendarID.hebrew.adding(years: 0, months: months, to: from, overflow: .reject)
        }
      }
    }
    for place in walk.indices {
      try expectSum(from: 0, to: place, day: 30)
      try expectSum(from: walk.count - 1, to: place, day: 29)
    }
    var numbers = SeededGenerator(seed: 5784)
    for _ in 0..<5_000 {
      try expectSum(
        from: Int.random(in: walk.indices, using: &numbers), to: Int.random(in: walk.indices, using: &numbers),
        day: Int32.random(in: 1...30, using: &numbers))
    }
  }

  @Test(arguments: BookCalendar.all)
  func `Where every year has the same months, adding is plain counting`(book: BookCalendar) throws {
    let (years, count) = (book.calendar.years, Int32(book.lengths.count))
    var numbers = SeededGenerator(seed: UInt64(book.calendar.rawValue))
    func randomMonth() -> (year: Int32, month: Int32) {
      (Int32.random(in: years, using: &numbers), Int32.random(in: 1...count, using: &numbers))
    }
    for _ in 0..<2_000 {
      let (from, to) = (randomMonth(), randomMonth())
      let length = book.lengths(ofYear: Int(from.year))[Int(from.month - 1)]
      let start = CalendarDate(from.year, UInt8(from.month), Int32.random(in: 1...Int32(length), using: &numbers))
      let endLength = Int32(book.lengths(ofYear: Int(to.year))[Int(to.month - 1)])
      let end = CalendarDate(to.year, UInt8(to.month), min(start.day, endLength))
      // Any split between years and months leads there, where the years alone stay in the range.
      let years = Int32.random(in: min(0, to.year - from.year)...max(0, to.year - from.year), using: &numbers)
      let months = (to.year - from.year - years) * count + to.month - from.month
      #expect(
        try book.calendar.adding(years: years, months: months, to: start, overflow: .constrain) == end,
        "\(start) + \(years) years + \(months) months")

      let days = dayOf(end, in: book) - dayOf(start, in: book)
      #expect(try book.calendar.days(from: start, to: end) == Int32(days))
      #expect(try book.calendar.days(from: end, to: start) == Int32(-days))
      #expect((start < end) == (days > 0))
      #expect((end < start) == (days < 0))
    }
  }

  // MARK: Comparing and distance

  @Test func `Dates of one calendar are in the order of their days, leap months among them`() throws {
    // From Shevat to Nisan of a leap year.
    let dates = [
      "5784-M05-30", "5784-M05L-01", "5784-M05L-30", "5784-M06-01", "5784-M06-29", "5784-M07-01", "5785-M01-01",
    ]
    .compactMap(CalendarDate.init(fields:))
    #expect(dates.count == 7)
    #expect(dates.reversed().sorted() == dates)
    let days = try dates.map { try CalendarID.hebrew.fixedDay(of: $0) }
    #expect(days.sorted() == days)
    let distances = try dates.dropFirst().map { try CalendarID.hebrew.days(from: dates[0], to: $0) }
    // Adar I has 30 days and Adar II 29; from 1 Nisan to 1 Tishri there are 177.
    #expect(distances == [1, 30, 31, 59, 60, 237])
  }

  @Test func `The whole range lies between its ends, and dates beyond them have no distance`() throws {
    let first = CalendarDate(-300_000, 1, 1)
    let last = CalendarDate(300_000, 12, 31)
    // 1500 cycles of 400 years and the leap year 300 000.
    #expect(try CalendarID.gregory.days(from: first, to: last) == 1_500 * 146_097 + 365)
    #expect(try CalendarID.gregory.days(from: last, to: first) == -1_500 * 146_097 - 365)
    #expect(throws: CalendarError.yearOutOfRange(300_001)) {
      try CalendarID.gregory.days(from: CalendarDate(300_001, 1, 1), to: CalendarDate(2023, 2, 29))
    }
    #expect(throws: CalendarError.dayNotInMonth(29)) {
      try CalendarID.gregory.days(from: first, to: CalendarDate(2023, 2, 29))
    }
  }

  @Test(arguments: allCalendars)
  func `No amount crashes, and those beyond the range are errors`(calendar: CalendarID) throws {
    let years = calendar.years
    for year in [years.lowerBound, years.upperBound] {
      let start = CalendarDate(year: year, month: try calendar.layout(ofYear: year).code(ofMonth: 1), day: 1)
      #expect(try calendar.adding(years: 0, months: 0, to: start, overflow: .reject) == start)
      for overflow in [Overflow.constrain, .reject] {
        for (years, months): (Int32, Int32) in [
          (.max, 0), (.min, 0), (0, .max), (0, .min), (.max, .max), (.min, .min), (.max, .min), (.min, .max),
        ] {
          let sum = Result { () throws(CalendarError) in
            try calendar.adding(years: years, months: months, to: start, overflow: overflow)
          }
          guard case .failure(.yearOutOfRange) = sum else {
            Issue.record("\(start) + \(years) years + \(months) months is \(sum)")
            continue
          }
        }
      }
    }
  }

  private func dayOf(_ date: CalendarDate, in book: BookCalendar) -> Int {
    let before = book.lengths(ofYear: Int(date.year)).prefix(Int(date.month.number) - 1).reduce(0, +)
    return book.newYear(Int(date.year)) + before + Int(date.day) - 1
  }
}

/// A sum as `Tests/Cases` writes it. Where those name an error without a value, any value will do.
private func describe(_ sum: Result<CalendarDate, CalendarError>, like expected: String) -> String {
  func code(_ month: MonthCode) -> String {
    (month.number < 10 ? "M0" : "M") + "\(month.number)" + (month.isLeap ? "L" : "")
  }
  switch sum {
  case .success(let date):
    return "\(date.year)-\(code(date.month))-" + (date.day < 10 ? "0" : "") + "\(date.day)"
  case .failure(.yearOutOfRange(let year)):
    return expected == "yearOutOfRange" ? expected : "yearOutOfRange \(year)"
  case .failure(.fixedDayOutOfRange(let day)): return "fixedDayOutOfRange \(day.rataDie)"
  case .failure(.monthNotInCalendar(let month)): return "monthNotInCalendar \(code(month))"
  case .failure(.monthNotInYear(let month)): return "monthNotInYear \(code(month))"
  case .failure(.dayNotInMonth(let day)): return "dayNotInMonth \(day)"
  }
}
