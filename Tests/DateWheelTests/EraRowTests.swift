import CalendarSystems
import DateWheel
import Testing

/// Eras as rows: rule 0 of settling, and what rows exist in an era.
@Suite struct EraRowTests {
  /// Places in the eras of the Japanese calendar.
  private let taisho: Int32 = 3
  private let showa: Int32 = 4
  private let heisei: Int32 = 5
  private let reiwa: Int32 = 6

  @Test func `The era wheel of Japan without a minimum begins with the common era`() throws {
    let picker = try fieldPicker(.japanese, .eraDate, "2019-04-01")
    #expect(picker.rows(of: .era).map(\.value) == (1...6).map { .era($0) })
    #expect(picker.rows(of: .year).map(\.value) == (1989...2019).map { .year($0) })
    #expect(!picker.loops(.era))
    #expect(!picker.loops(.year))
  }

  @Test func `15 May of Heisei 31 is 30 April, and comes back in Heisei 30`() throws {
    var picker = try fieldPicker(.japanese, .eraDate, "2018-05-15")
    #expect(
      try picker.move(to: .year(2019))
        == .day("2019-04-30", [.era: .stays(4), .year: .stays(30), .month: .rolls(3), .day: .rolls(29)]))
    #expect(
      try picker.move(to: .year(2018))
        == .day("2018-05-15", [.era: .stays(4), .year: .stays(29), .month: .rolls(4), .day: .rolls(14)]))
  }

  @Test func `10 March of Reiwa 1 is 1 May, and comes back in Reiwa 3`() throws {
    var picker = try fieldPicker(.japanese, .eraDate, "2020-03-10")
    #expect(
      try picker.move(to: .year(2019))
        == .day("2019-05-01", [.era: .stays(5), .year: .stays(0), .month: .rolls(4), .day: .rolls(0)]))
    #expect(
      try picker.move(to: .year(2021))
        == .day("2021-03-10", [.era: .stays(5), .year: .stays(2), .month: .rolls(2), .day: .rolls(9)]))
  }

  @Test func `10 March of Showa 64 is 7 January, and comes back in Showa 63`() throws {
    var picker = try fieldPicker(.japanese, .eraDate, "1988-03-10")
    #expect(
      try picker.move(to: .year(1989))
        == .day("1989-01-07", [.era: .stays(3), .year: .stays(63), .month: .rolls(0), .day: .rolls(6)]))
    #expect(try picker.move(to: .year(1988)).value == day("1988-03-10"))
  }

  @Test func `Another era keeps the year of the era, and the way back restores the date`() throws {
    var picker = try fieldPicker(.japanese, .eraDate, "1989-03-10")
    // Heisei 1 becomes Reiwa 1, whose rows are those of Reiwa.
    let reiwaSettlement = try picker.move(to: .era(reiwa))
    #expect(reiwaSettlement.value == (try day("2019-05-01")))
    #expect(reiwaSettlement.wheels[.era] == .stays(5))
    #expect(reiwaSettlement.wheels[.year] == .newRowsAndRolls(0))
    #expect(try picker.move(to: .era(heisei)).value == day("1989-03-10"))
    // Showa 1 began on 25 December 1926.
    #expect(try picker.move(to: .era(showa)).value == day("1926-12-25"))
    #expect(try picker.move(to: .era(heisei)).value == day("1989-03-10"))
  }

  @Test func `A year that the era never had becomes its last, and is remembered`() throws {
    var picker = try fieldPicker(.japanese, .eraDate, "2018-05-15")  // Heisei 30.
    #expect(try picker.move(to: .era(taisho)).value == day("1926-05-15"))  // Taisho 15.
    #expect(try picker.move(to: .era(showa)).value == day("1955-05-15"))  // Showa 30.
  }

  @Test func `Era and year that are turned together are read together, in any order`() throws {
    // From Heisei 31 to Reiwa and the row that reads 5.
    for orderOfTurns in [[Row.Value.era(6), .year(1993)], [.year(1993), .era(6)]] {
      for restsReversed in [false, true] {
        var picker = try fieldPicker(.japanese, .eraDate, "2019-02-10")
        for value in orderOfTurns { try picker.turn(to: value) }
        #expect(picker.value == (try day("2023-02-10")))
        for value in restsReversed ? orderOfTurns.reversed() : orderOfTurns { picker.rest(value.field) }
        #expect(picker.settle()?.value == (try day("2023-02-10")))
      }
    }
  }

  @Test func `Months and days outside the era do not exist`() throws {
    let heisei31 = try fieldPicker(.japanese, .eraDate, "2019-04-30")
    #expect(heisei31.rows(of: .month).filter(\.exists).map(\.value) == (1...4).map { .month($0) })
    #expect(heisei31.rows(of: .month).count == 12)
    let reiwa1 = try fieldPicker(.japanese, .eraDate, "2019-05-01")
    #expect(reiwa1.rows(of: .month).filter(\.exists).map(\.value) == (5...12).map { .month($0) })
    let showa64 = try fieldPicker(.japanese, .eraDate, "1989-01-03")
    #expect(showa64.rows(of: .month).filter(\.exists).map(\.value) == [.month(1)])
    #expect(showa64.rows(of: .day).filter(\.exists).map(\.value) == (1...7).map { .day($0) })
    let heisei1 = try fieldPicker(.japanese, .eraDate, "1989-01-08")
    #expect(heisei1.rows(of: .day).filter(\.exists).map(\.value) == (8...31).map { .day($0) })
    let hidden = try fieldPicker(.japanese, .eraDate, "1989-01-03") { $0.impossibleRows = .hide }
    #expect(hidden.rows(of: .month).map(\.value) == [.month(1)])
    #expect(hidden.rows(of: .day).map(\.value) == (1...7).map { .day($0) })
    #expect(!hidden.loops(.day))
  }

  @Test func `Without an era wheel all months of the year exist`() throws {
    let picker = try fieldPicker(.japanese, .date, "2019-04-30")
    #expect(picker.rows(of: .month).filter(\.exists).count == 12)
  }

  @Test func `An era without a day within the bounds is no row`() throws {
    let before = try fieldPicker(.japanese, .eraDate, "2019-04-01", maximum: "2019-04-15")
    #expect(before.rows(of: .era).map(\.value) == (1...5).map { .era($0) })
    let after = try fieldPicker(.japanese, .eraDate, "2019-06-01", minimum: "2019-05-01")
    #expect(after.rows(of: .era).map(\.value) == [.era(reiwa)])
    let both = try fieldPicker(.japanese, .eraDate, "2019-06-01", minimum: "2019-04-30", maximum: "2019-05-01")
    #expect(both.rows(of: .era).map(\.value) == [.era(heisei), .era(reiwa)])
  }

  @Test func `Bounds clamp what the era is asked for, and become the wish`() throws {
    var picker = try fieldPicker(.japanese, .eraDate, "2023-05-05", minimum: "2000-03-01")
    // Heisei 5 lies before the minimum: the whole date is clamped.
    #expect(try picker.move(to: .era(heisei)).value == day("2000-03-01"))
    #expect(try picker.move(to: .era(reiwa)).value == day("2030-03-01"))
  }

  @Test func `Today stands out only under its own era`() throws {
    // Today is Reiwa 1; the wheels stand on Heisei 31, the same year.
    let picker = try fieldPicker(.japanese, .eraDate, "2019-04-30", today: "2019-05-30")
    #expect(picker.rows(of: .era).filter(\.isToday).map(\.value) == [.era(reiwa)])
    for field in [Field.year, .month, .day] { #expect(picker.rows(of: field).filter(\.isToday).isEmpty) }
    let there = try fieldPicker(.japanese, .eraDate, "2019-05-01", today: "2019-05-30")
    #expect(there.rows(of: .year).filter(\.isToday).map(\.value) == [.year(2019)])
    #expect(there.rows(of: .month).filter(\.isToday).map(\.value) == [.month(5)])
    #expect(there.rows(of: .day).filter(\.isToday).map(\.value) == [.day(30)])
  }

  @Test func `Years before the common era stand in the order of time`() throws {
    // 1 March of 2 BCE in the Gregorian calendar is R.D. 1 less 365 + 366 days and more 59.
    let start = try day("0001-01-01") - (365 + 366)
    var configuration = try configuration(.gregory, maximum: "0002-12-31")
    configuration.minimum = Moment(start)
    var plain = try WheelPicker(configuration, value: Moment(start + 59))
    #expect(plain.rows(of: .year).map(\.value) == (-1...2).map { .year($0) })
    #expect(plain.needsEra)
    // 29 February exists in 1 BCE, as in a leap year.
    _ = try plain.move(to: .year(0), .month(2), .day(29))
    #expect(plain.value == (try day("0001-01-01") - 366 + 59))

    configuration.fields = .eraDate
    var eras = try WheelPicker(configuration, value: Moment(start + 59))
    #expect(eras.rows(of: .era).map(\.value) == [.era(0), .era(1)])
    #expect(eras.rows(of: .year).map(\.value) == [.year(-1), .year(0)])
    // 2 BCE becomes 2 CE, and comes back.
    #expect(try eras.move(to: .era(1)).value == day("0002-03-01"))
    #expect(eras.rows(of: .year).map(\.value) == [.year(1), .year(2)])
    #expect(try eras.move(to: .era(0)).value == start + 59)
    #expect(try eras.move(to: .year(0), .era(1)).value == day("0001-03-01"))
  }

  @Test func `Backward eras of roc and islamic calendars count with the forward ones`() throws {
    // 1911 is 1 before Minguo, 1912 is Minguo 1.
    var roc = try fieldPicker(.roc, .eraDate, "1908-06-15", minimum: "1900-01-01")
    #expect(roc.underBar(.year) == .year(-3))
    #expect(roc.rows(of: .year).map(\.value) == (-11...0).map { .year($0) })
    #expect(try roc.move(to: .era(1)).value == day("1915-06-15"))  // Minguo 4.
    #expect(try roc.move(to: .year(20)).value == day("1931-06-15"))
    // 20 before Minguo lies before the minimum.
    #expect(try roc.move(to: .era(0)).value == day("1900-01-01"))

    let civil = CalendarID.islamicCivil
    let value = try civil.fixedDay(of: CalendarDate(year: -1, month: MonthCode(3), day: 5))
    var configuration = try configuration(civil)
    configuration.fields = .eraDate
    configuration.minimum = Moment(try civil.fixedDay(of: CalendarDate(year: -10, month: MonthCode(1), day: 1)))
    var islamic = try WheelPicker(configuration, value: Moment(value))
    #expect(
      try islamic.move(to: .era(1)).value == civil.fixedDay(of: CalendarDate(year: 2, month: MonthCode(3), day: 5)))
    #expect(try islamic.move(to: .era(0)).value == value)
  }

  @Test func `Both eras of the Ethiopic calendar count forward`() throws {
    let calendar = CalendarID.ethiopic
    // 5 Tir 5490 Amete Alem is ten years before the first of the Incarnation Era.
    let value = try calendar.fixedDay(of: CalendarDate(year: -10, month: MonthCode(5), day: 5))
    var configuration = try configuration(calendar)
    configuration.fields = .eraDate
    var picker = try WheelPicker(configuration, value: Moment(value))
    #expect(picker.rows(of: .era).map(\.value) == [.era(0), .era(1)])
    #expect(
      try picker.move(to: .era(1)).value
        == calendar.fixedDay(of: CalendarDate(year: 5_490, month: MonthCode(5), day: 5)))
    #expect(try picker.move(to: .era(0)).value == value)
  }

  @Test func `A picker of months or years with eras holds the first day of the month in the era`() throws {
    var months = try fieldPicker(.japanese, .yearMonth.adding(.era), "1989-01-20")
    #expect(months.value == (try day("1989-01-08")))
    #expect(months.underBar(.era) == .era(heisei))
    #expect(try months.setValue(Moment(day("1989-01-08"))).value == day("1989-01-08"))
    #expect(months.underBar(.era) == .era(heisei))
    #expect(try months.move(to: .era(showa), .year(1990)).value == day("1927-01-01"))
    var years = try fieldPicker(.japanese, .year.adding(.era), "2019-11-20")
    #expect(years.value == (try day("2019-05-01")))
    #expect(years.underBar(.era) == .era(reiwa))
    #expect(try years.move(to: .era(heisei)).value == day("1989-01-08"))
    #expect(try years.setValue(Moment(day("1989-01-07"))).value == day("1989-01-01"))
    #expect(years.underBar(.era) == .era(showa))
    #expect(years.underBar(.year) == .year(1989))
  }

  @Test func `While the era turns the years read as they did, and ask for years of that era`() throws {
    var picker = try fieldPicker(.japanese, .eraDate, "2019-02-10", maximum: "2025-12-31")
    try picker.turn(to: .era(reiwa))
    let fifth = try #require(picker.nearestPosition(of: .year(1993)))  // Heisei 5.
    #expect(CalendarID.japanese.eraIndex(of: picker.sampleDay(of: .year, at: fifth)) == heisei)
    #expect(picker.row(of: .year, at: fifth).isPossible)
    // Reiwa 8 lies beyond the maximum, and so do all after it.
    #expect(picker.rows(of: .year).filter(\.isPossible).map(\.value) == (1989...1995).map { .year($0) })
  }

  @Test func `A sample day of an era's year lies in the era`() throws {
    for (iso, era) in [("1989-01-03", showa), ("1989-01-08", heisei), ("2019-04-01", heisei), ("2019-05-01", reiwa)] {
      let picker = try fieldPicker(.japanese, .eraDate, iso)
      let sample = picker.sampleDay(of: .year, at: picker.position(of: .year))
      #expect(CalendarID.japanese.eraIndex(of: sample) == era)
    }
  }
}
