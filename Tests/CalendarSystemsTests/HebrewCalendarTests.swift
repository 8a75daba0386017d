import CalendarSystems
import Testing

struct HebrewCalendarTests {
  @Test func `The years 5000 to 6000 begin, and are as long, as in the table of new years`() throws {
    let rows = try Table("hebrew-newyear.csv").rows
    #expect(rows.count == 1001)
    for row in rows {
      let layout = try HebrewCalendar.layout(ofYear: try row.number("year"))
      #expect(layout.newYear == (try row.day("tishri1_iso")), "\(row)")
      #expect(layout.newYear.weekday % 7 == (try row.number("weekday_sun0")), "\(row)")
      #expect(layout.length == (try row.number("length")), "\(row)")
      #expect(
        (1...layout.monthCount).map(layout.code(ofMonth:)) == (try HebrewYear(row).codes), "\(row)")
      #expect(
        (1...layout.monthCount).map(layout.length(ofMonth:)) == (try HebrewYear(row).lengths),
        "\(row)")
    }
  }

  /// A walk over the months of the table, with no question to the engine but the date of each day.
  @Test
  func `Every day from 1800 to 2200 is the day of the month that the table of new years makes it`()
    throws
  {
    let first = FixedDay(iso: 1800, 1, 1)
    let last = FixedDay(iso: 2200, 12, 31)
    var days = 0
    for row in try Table("hebrew-newyear.csv").rows {
      let year = try HebrewYear(row)
      var day = year.newYear
      guard day <= last, day + 400 >= first else { continue }
      for (code, length) in zip(year.codes, year.lengths) {
        for dayOfMonth in 1...length {
          if first <= day, day <= last {
            days += 1
            let date = CalendarDate(year: year.year, month: code, day: dayOfMonth)
            let found = try HebrewCalendar.date(of: day)
            guard found == date, try HebrewCalendar.fixedDay(of: date) == day else {
              Issue.record("\(day) is \(date), not \(found)")
              return
            }
          }
          day = day + 1
        }
      }
    }
    #expect(days == 146_462)
  }

  @Test func `The dates of Calendrical Calculations, appendix C`() throws {
    let rows = try Table("dershowitz-reingold.csv").rows
    #expect(rows.count == 33)
    for row in rows {
      let day = FixedDay(try row.number("rd"))
      let date = CalendarDate(
        year: try row.number("hebrew_year"),
        month: try bookMonth(try row.number("hebrew_month"), year: try row.number("hebrew_year")),
        day: try row.number("hebrew_day"))
      #expect(try HebrewCalendar.date(of: day) == date, "\(row)")
      #expect(try HebrewCalendar.fixedDay(of: date) == day, "\(row)")
    }
  }

  @Test func `The dates of the Temporal test suite`() throws {
    try expectTemporalDates(of: .hebrew, named: "hebrew", count: 138)
  }

  @Test(arguments: [
    // The Declaration of the Establishment of the State of Israel bears both dates.
    (CalendarDate(5708, 8, 5), FixedDay(iso: 1948, 5, 14)),
    (CalendarDate(5772, 7, 12), FixedDay(iso: 2012, 4, 4)),
    (CalendarDate(5773, 7, 12), FixedDay(iso: 2013, 3, 23)),
    (CalendarDate(5784, 5, leap: true, 30), FixedDay(iso: 2024, 3, 10)),
    (CalendarDate(5785, 6, 29), FixedDay(iso: 2025, 3, 29)),
    // A year that ICU before version 78, and with it Foundation on Linux, begins a day late.
    (CalendarDate(5807, 1, 1), FixedDay(iso: 2046, 10, 1)),
    // Day 1 of the count: 7 October 3761 BCE of the Julian calendar (Calendrical Calculations, §8.2).
    (CalendarDate(1, 1, 1), FixedDay(-1_373_427)),
  ])
  func `Published dates`(date: CalendarDate, day: FixedDay) throws {
    #expect(try HebrewCalendar.fixedDay(of: date) == day)
    #expect(try HebrewCalendar.date(of: day) == date)
  }

  // MARK: New years

  /// A new year and the molad that it is reckoned from.
  struct NewYear {
    let year: Int32
    /// When the molad falls: ISO weekday, hours and parts since the evening before.
    let molad: (weekday: Int32, hours: Int, parts: Int)
    /// The days by which the year begins after the molad's day.
    let postponement: Int32
  }

  @Test(arguments: [
    // None: the year begins on the day of the molad.
    NewYear(year: 5778, molad: (4, 5, 520), postponement: 0),
    // Lo ADU: never on a Sunday, Wednesday or Friday.
    NewYear(year: 5793, molad: (7, 9, 345), postponement: 1),
    NewYear(year: 5792, molad: (3, 0, 549), postponement: 1),
    NewYear(year: 5784, molad: (5, 11, 882), postponement: 1),
    // A Sunday after a leap year, so late that on a Monday it would be put off further: Foundation does.
    NewYear(year: 5807, molad: (7, 17, 87), postponement: 1),
    // Molad zaken: not on the day of a molad at 18 hours (noon) or later, here a Monday and two Saturdays.
    NewYear(year: 5786, molad: (1, 18, 187), postponement: 1),
    NewYear(year: 5777, molad: (6, 20, 724), postponement: 2),
    NewYear(year: 75_795, molad: (6, 18, 0), postponement: 2),
    NewYear(year: -3_840, molad: (1, 18, 0), postponement: 1),
    // GaTaRaD: not on a Tuesday in a common year if the molad is at 9 hours and 204 parts or later.
    NewYear(year: 5789, molad: (2, 9, 368), postponement: 2),
    NewYear(year: 193_151, molad: (2, 9, 204), postponement: 2),
    NewYear(year: 245_816, molad: (2, 9, 203), postponement: 0),
    // BeTUTaKPaT: not on a Monday after a leap year if the molad is at 15 hours and 589 parts or later.
    NewYear(year: 5766, molad: (1, 16, 876), postponement: 1),
    NewYear(year: 88_370, molad: (1, 15, 589), postponement: 1),
    NewYear(year: -49_670, molad: (1, 15, 588), postponement: 0),
  ])
  func `A new year is put off by the four rules`(newYear: NewYear) throws {
    let molad = classicalMolad(ofYear: newYear.year)
    #expect(molad.day.weekday == newYear.molad.weekday)
    #expect(molad.parts == newYear.molad.hours * 1080 + newYear.molad.parts)
    let layout = try HebrewCalendar.layout(ofYear: newYear.year)
    #expect(layout.newYear - molad.day == newYear.postponement)
  }

  @Test func `Each supported year begins where Calendrical Calculations puts it`() throws {
    let range = HebrewCalendar.years
    let everywhere = Array(stride(from: range.lowerBound, through: range.upperBound, by: 41))
    for year in everywhere + Array(1...7000) + [range.upperBound] {
      let newYear = bookNewYear(ofYear: year)
      let layout = try HebrewCalendar.layout(ofYear: year)
      guard layout.newYear == newYear, layout.lastDay + 1 == bookNewYear(ofYear: year + 1),
        try HebrewCalendar.layout(containing: newYear) == layout,
        try HebrewCalendar.layout(containing: layout.lastDay) == layout
      else {
        Issue.record("\(year) begins on \(layout.newYear), not \(newYear), or ends wrongly")
        return
      }
    }
  }

  // MARK: Months

  @Test func `The range, the years and the months are those documented`() {
    #expect(CalendarID(rawValue: 1) == .hebrew)
    #expect(HebrewCalendar.years == -280_000...280_000)
    #expect(HebrewCalendar.yearOne == 1)
    let set = HebrewCalendar.monthSet
    let adarI = MonthCode(5, isLeap: true)
    #expect(
      (1...set.count).map(set.month(at:))
        == (1...5).map { MonthCode($0) } + [adarI] + (6...12).map { MonthCode($0) })
    #expect(
      (1...set.count).map { set.longestLength(of: set.month(at: $0)) }
        == [30, 30, 30, 29, 30, 30, 29, 30, 29, 30, 29, 30, 29])
    #expect(set.longestLength == 30)
    #expect(set.leapMonths == .fixed)
    #expect(set.ordinaryPartner(of: adarI) == MonthCode(6))
  }

  @Test func `A leap year has Adar I before Adar, and a common year rejects it`() throws {
    let adarI = MonthCode(5, isLeap: true)
    let leap = try HebrewCalendar.layout(ofYear: 5784)
    #expect(leap.monthCount == 13)
    #expect(leap.ordinal(of: adarI) == 6)
    #expect(leap.ordinal(of: MonthCode(6)) == 7)
    let common = try HebrewCalendar.layout(ofYear: 5785)
    #expect(common.monthCount == 12)
    #expect(common.ordinal(of: adarI) == nil)
    #expect(common.ordinal(of: MonthCode(6)) == 6)
    #expect(throws: CalendarError.monthNotInYear(adarI)) {
      try HebrewCalendar.fixedDay(of: CalendarDate(5785, 5, leap: true, 30))
    }
    #expect(throws: CalendarError.monthNotInCalendar(MonthCode(6, isLeap: true))) {
      try HebrewCalendar.fixedDay(of: CalendarDate(5784, 6, leap: true, 1))
    }
    #expect(throws: CalendarError.dayNotInMonth(30)) {
      try HebrewCalendar.fixedDay(of: CalendarDate(5785, 6, 30))
    }
  }
}

/// A year as the table of new years describes it, with the months that its kind has.
private struct HebrewYear {
  let year: Int32
  let newYear: FixedDay
  let codes: [MonthCode]
  let lengths: [Int32]

  init(_ row: Table.Row) throws {
    year = try row.number("year")
    newYear = try row.day("tishri1_iso")
    let isLeap = try row.number("leap") == 1
    let kind = try row.text("type")
    let heshvan: Int32 = kind == "complete" ? 30 : 29
    let kislev: Int32 = kind == "deficient" ? 29 : 30
    let winter = [30, heshvan, kislev, 29, 30]  // Tishri to Shevat
    let spring: [Int32] = [29, 30, 29, 30, 29, 30, 29]  // Adar to Elul
    codes =
      (1...5).map { MonthCode($0) } + (isLeap ? [MonthCode(5, isLeap: true)] : [])
      + (6...12).map { MonthCode($0) }
    lengths = winter + (isLeap ? [30] : []) + spring
  }
}

/// The book counts Nisan 1 to Elul 6, Tishri 7 to Shevat 11, and 12 is Adar, or Adar I before Adar II, 13.
private func bookMonth(_ number: Int32, year: Int32) throws -> MonthCode {
  // Of 19 years, these are leap.
  let isLeap = [3, 6, 8, 11, 14, 17, 0].contains(year % 19)
  switch number {
  case 1...6: return MonthCode(UInt8(number + 6))
  case 7...11: return MonthCode(UInt8(number - 6))
  case 12: return isLeap ? MonthCode(5, isLeap: true) : MonthCode(6)
  default: return MonthCode(6)
  }
}

/// The molad of Tishri, counted month by month from that of year 1, which fell 5 hours and 204 parts into its day.
private func classicalMolad(ofYear year: Int32) -> (day: FixedDay, parts: Int) {
  let months = floorDivMod(235 * Int(year) - 234, 19).quotient
  let monthInParts = (29 * 24 + 12) * 1080 + 793
  let (day, parts) = floorDivMod(5 * 1080 + 204 + months * monthInParts, 24 * 1080)
  return (FixedDay(-1_373_427 + Int32(day)), parts)
}

/// The first day of a year as *Calendrical Calculations*, 4th ed., §8.2, has it: the elapsed days, which know two
/// of the postponements, put right where they leave a year of an impossible length.
private func bookNewYear(ofYear year: Int32) -> FixedDay {
  func elapsedDays(_ year: Int) -> Int {
    let months = floorDivMod(235 * year - 234, 19).quotient
    let days = 29 * months + floorDivMod(12_084 + 13_753 * months, 25_920).quotient
    return floorDivMod(3 * (days + 1), 7).remainder < 3 ? days + 1 : days
  }
  let before = elapsedDays(Int(year) - 1)
  let start = elapsedDays(Int(year))
  let after = elapsedDays(Int(year) + 1)
  let correction = after - start == 356 ? 2 : start - before == 382 ? 1 : 0
  return FixedDay(-1_373_427 + Int32(start + correction))
}
