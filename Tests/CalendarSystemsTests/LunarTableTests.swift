import CalendarSystems
import Testing

/// `chinese`, `dangi` and `vietnamese` against every row of their tables.
struct LunarTableTests {
  @Test(arguments: LunarTables.all)
  func `The months of the tables follow each other from the first day of the range to the last`(
    tables: LunarTables
  ) throws {
    let rows = try tables.rows()
    #expect(rows.count == tables.months)
    for (month, next) in zip(rows, rows.dropFirst()) {
      #expect(month.start + month.length == next.start)
    }
    let last = try #require(rows.last)
    #expect(rows.first?.start == tables.days.lowerBound)
    #expect(last.start + (last.length - 1) == tables.days.upperBound)
    #expect(rows.first?.year == tables.years.lowerBound)
    #expect(last.year == tables.years.upperBound)
  }

  @Test(arguments: LunarTables.all)
  func `Every day is the day of the month that the tables make it`(tables: LunarTables) throws {
    var days: Int32 = 0
    for month in try tables.rows() {
      for dayOfMonth in 1...month.length {
        let day = month.start + (dayOfMonth - 1)
        let date = CalendarDate(year: month.year, month: month.code, day: dayOfMonth)
        guard try tables.system.date(of: day) == date, try tables.system.fixedDay(of: date) == day,
          try tables.calendar.date(of: day) == date, try tables.calendar.fixedDay(of: date) == day
        else {
          Issue.record("\(day) is \(date), not \(try tables.system.date(of: day))")
          return
        }
        days += 1
      }
    }
    #expect(days == tables.days.upperBound - tables.days.lowerBound + 1)
  }

  @Test(arguments: LunarTables.all)
  func `Every year is laid out as in the tables`(tables: LunarTables) throws {
    let years = Dictionary(grouping: try tables.rows(), by: \.year)
    #expect(years.count == tables.years.count)
    for (year, months) in years {
      let layout = try tables.system.layout(ofYear: year)
      let ordinals = 1...layout.monthCount
      #expect(layout.year == year)
      #expect(layout.newYear == months[0].start)
      #expect(ordinals.map(layout.code(ofMonth:)) == months.map(\.code), "\(year)")
      #expect(ordinals.map(layout.length(ofMonth:)) == months.map(\.length), "\(year)")
      #expect(ordinals.map(layout.firstDay(ofMonth:)) == months.map(\.start), "\(year)")
      #expect(try tables.system.layout(containing: layout.newYear) == layout)
      #expect(try tables.system.layout(containing: layout.lastDay) == layout)
      #expect(try tables.calendar.layout(ofYear: year) == layout)
    }
  }

  @Test(arguments: LunarTables.all)
  func `Days before the first and after the last of a month are rejected`(tables: LunarTables) throws {
    for month in try tables.rows() {
      for day in [0, month.length + 1, .min, .max] {
        let date = CalendarDate(year: month.year, month: month.code, day: day)
        #expect(throws: CalendarError.dayNotInMonth(day)) { try tables.system.fixedDay(of: date) }
      }
    }
  }

  @Test(arguments: LunarTables.all)
  func `A month that the year lacks is not in the year, one that no year has not in the calendar`(
    tables: LunarTables
  ) throws {
    let rows = try tables.rows()
    let everyCode = Set(rows.map(\.code))
    for (year, months) in Dictionary(grouping: rows, by: \.year) {
      for rank in 0...511 as ClosedRange<Int32> where !months.contains(where: { $0.code.rank == rank }) {
        let code = MonthCode(rank: rank)
        let expected: CalendarError =
          everyCode.contains(code) ? .monthNotInYear(code) : .monthNotInCalendar(code)
        let date = CalendarDate(year: year, month: code, day: 31)
        do throws(CalendarError) {
          _ = try tables.system.fixedDay(of: date)
          Issue.record("\(date) is not rejected")
        } catch {
          // No `#expect` for each of a million, of which it keeps a record.
          if error != expected { Issue.record("\(date) is \(error), not \(expected)") }
        }
      }
    }
  }

  @Test(arguments: LunarTables.all)
  func `The month set has each month of the tables, with its longest length there`(tables: LunarTables) throws {
    var longest: [MonthCode: Int32] = [:]
    for month in try tables.rows() {
      longest[month.code] = max(longest[month.code] ?? 0, month.length)
    }
    let set = tables.system.monthSet
    let months = (1...set.count).map(set.month(at:))
    #expect(months == longest.keys.sorted())
    #expect(months.map(set.longestLength(of:)) == months.map { longest[$0] })
    #expect(tables.system.monthCodes == set.codes)
    #expect(tables.system.longestMonth == 30)
    #expect(set.leapMonths == .wandering)
    #expect(set.leapPartner == .sameNumber)
  }

  @Test(arguments: LunarTables.all)
  func `There is no date beyond the tables`(tables: LunarTables) throws {
    let (first, last) = (tables.days.lowerBound, tables.days.upperBound)
    #expect(tables.system.years == tables.years)
    #expect(tables.system.yearOne == tables.years.lowerBound)
    #expect(tables.system.monthCycle == nil)
    #expect(tables.system.eras == Eras())
    #expect(tables.calendar.eraYear(ofYear: 2000, on: FixedDay(iso: 2000, 6, 1)) == nil)
    for day in [first - 1, last + 1, first - 40, last + 40, FixedDay(.min), FixedDay(.max)] {
      #expect(throws: CalendarError.fixedDayOutOfRange(day)) { try tables.system.date(of: day) }
      #expect(throws: CalendarError.fixedDayOutOfRange(day)) { try tables.system.layout(containing: day) }
    }
    for year in [tables.years.lowerBound - 1, tables.years.upperBound + 1, .min, .max] {
      let date = CalendarDate(year, 13, 40)
      #expect(throws: CalendarError.yearOutOfRange(year)) { try tables.system.layout(ofYear: year) }
      #expect(throws: CalendarError.yearOutOfRange(year)) { try tables.system.fixedDay(of: date) }
    }
  }

  /// Along the tables instead of the engine: the date some months on is the date in the month that many rows on.
  @Test(arguments: LunarTables.all)
  func `Months are added as they come, leap months among them`(tables: LunarTables) throws {
    let rows = try tables.rows()
    var generator = SeededGenerator(seed: 7)
    for _ in 1...1_000 {
      let from = Int.random(in: rows.indices, using: &generator)
      let to = Int.random(in: rows.indices, using: &generator)
      let date = CalendarDate(
        year: rows[from].year, month: rows[from].code, day: Int32.random(in: 1...rows[from].length, using: &generator))
      let expected = CalendarDate(
        year: rows[to].year, month: rows[to].code, day: min(date.day, rows[to].length))
      let found = try tables.calendar.adding(
        years: 0, months: Int32(to - from), to: date, overflow: .constrain)
      #expect(found == expected, "\(date) and \(to - from) months")
    }
    let first = CalendarDate(year: rows[0].year, month: rows[0].code, day: 1)
    #expect(throws: CalendarError.yearOutOfRange(tables.years.upperBound + 1)) {
      try tables.calendar.adding(years: 0, months: Int32(rows.count), to: first, overflow: .constrain)
    }
    #expect(throws: CalendarError.yearOutOfRange(tables.years.lowerBound - 1)) {
      try tables.calendar.adding(years: 0, months: -1, to: first, overflow: .constrain)
    }
  }
}
