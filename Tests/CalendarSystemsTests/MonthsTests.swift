import CalendarSystems
import Testing

struct MonthCodeTests {
  @Test func `Codes are ordered by number, a leap month after its ordinary namesake`() {
    let ordered = [
      MonthCode(5), MonthCode(5, isLeap: true), MonthCode(6), MonthCode(6, isLeap: true),
    ]
    for (index, code) in ordered.enumerated() {
      for (otherIndex, other) in ordered.enumerated() {
        #expect((code < other) == (index < otherIndex))
      }
    }
  }
}

struct MonthLengthsTests {
  @Test func `Each place keeps its own length, from 1 to 35 days, up to 20 months`() {
    let lengths: [UInt8] = [
      1, 35, 29, 30, 31, 5, 6, 19, 28, 35, 35, 1, 28, 35, 2, 34, 3, 33, 30, 35,
    ]
    var months = MonthLengths()
    #expect(months.count == 0)
    #expect(months.total == 0)
    var total: Int32 = 0
    for (index, length) in lengths.enumerated() {
      months.append(length)
      total += Int32(length)
      #expect(months.count == Int32(index) + 1)
      #expect(months.total == total)
      #expect((1...months.count).map { months[$0] } == lengths[...index].map(Int32.init))
    }
  }

  @Test func `Places that are not there have no days`() {
    let months = MonthLengths(shorter: 30, count: 12)
    for ordinal in [0, 13, 20, 21, -1, Int32.min, Int32.max] as [Int32] {
      #expect(months[ordinal] == 0)
    }
    #expect(MonthLengths()[1] == 0)
  }

  @Test func `A 21st month is not taken`() {
    var months = MonthLengths(shorter: 25, count: MonthLengths.capacity)
    let full = months
    months.append(30)
    #expect(months == full)
    #expect(months.count == 20)
    #expect(months.total == 500)
    #expect(MonthLengths(shorter: 25, count: 25) == full)
  }

  @Test func `Long months are those whose bit is set`() {
    let months = MonthLengths(shorter: 29, longMonths: 0b10_0000_0000_0101, count: 14)
    #expect(
      (1...14).map { months[$0] } == [30, 29, 30, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 30])
    #expect(months.total == 14 * 29 + 3)
    #expect(MonthLengths(shorter: 0, count: 4).total == 0)
    #expect(MonthLengths(shorter: 30, count: 0) == MonthLengths())
    #expect(MonthLengths(shorter: 30, count: -1) == MonthLengths())
  }
}

struct MonthSetTests {
  /// A calendar like the Chinese, whose leap month can follow any month.
  static let wandering = MonthSet(
    ordinary: MonthLengths(shorter: 30, count: 12),
    leap: MonthLengths(shorter: 29, longMonths: 0b10, count: 12),
    leapMonths: .wandering, leapPartner: .sameNumber)
  /// Leap months after the first and the last number.
  static let edges = MonthSet(
    ordinary: MonthLengths(shorter: 28, longMonths: 0b100, count: 3),
    leap: {
      var leap = MonthLengths()
      leap.append(5)
      leap.append(0)
      leap.append(35)
      return leap
    }())

  @Test func `Months stand by number, a leap month after its ordinary namesake`() {
    #expect(Self.wandering.count == 24)
    #expect(
      (1...24).map(Self.wandering.month(at:))
        == (1...12).flatMap { [MonthCode($0), MonthCode($0, isLeap: true)] })
    #expect(Self.edges.count == 5)
    #expect(
      (1...5).map(Self.edges.month(at:)) == [
        MonthCode(1), MonthCode(1, isLeap: true), MonthCode(2), MonthCode(3),
        MonthCode(3, isLeap: true),
      ])
  }

  @Test(arguments: [GregorianCalendar.monthSet, HebrewCalendar.monthSet, wandering, edges])
  func `Month and place lead to each other, and there is no place for any other month`(
    set: MonthSet
  ) {
    var places: [MonthCode: Int32] = [:]
    for place in 1...set.count {
      places[set.month(at: place)] = place
    }
    #expect(places.count == Int(set.count))
    for number in UInt8.min...UInt8.max {
      for isLeap in [false, true] {
        let month = MonthCode(number, isLeap: isLeap)
        #expect(set.place(of: month) == places[month])
        #expect(set.contains(month) == (places[month] != nil))
        #expect((set.longestLength(of: month) > 0) == set.contains(month))
      }
    }
    for place in [0, -1, set.count + 1, Int32.min, Int32.max] {
      #expect(!set.contains(set.month(at: place)))
    }
  }

  @Test func `The longest length is that of the longest month, ordinary or leap`() {
    #expect(Self.wandering.longestLength == 30)
    #expect(Self.wandering.longestLength(of: MonthCode(2, isLeap: true)) == 30)
    #expect(Self.wandering.longestLength(of: MonthCode(3, isLeap: true)) == 29)
    #expect(Self.edges.longestLength == 35)
    #expect(Self.edges.longestLength(of: MonthCode(3)) == 29)
    #expect(Self.edges.longestLength(of: MonthCode(2, isLeap: true)) == 0)
  }

  @Test func `A leap month's partner is the ordinary month of its number or of the next`() {
    #expect(Self.wandering.ordinaryPartner(of: MonthCode(6, isLeap: true)) == MonthCode(6))
    #expect(HebrewCalendar.monthSet.ordinaryPartner(of: MonthCode(5, isLeap: true)) == MonthCode(6))
    #expect(HebrewCalendar.monthSet.ordinaryPartner(of: MonthCode(5)) == MonthCode(5))
    for set in [Self.wandering, HebrewCalendar.monthSet] {
      for number in UInt8.min...UInt8.max {
        #expect(!set.ordinaryPartner(of: MonthCode(number, isLeap: true)).isLeap)
        #expect(set.ordinaryPartner(of: MonthCode(number)) == MonthCode(number))
      }
    }
  }
}

struct YearLayoutTests {
  /// A year whose third month is a leap month: M01, M02, M02L, M03.
  private let layout = YearLayout(
    year: 7, newYear: FixedDay(-50),
    months: MonthLengths(shorter: 29, longMonths: 0b0110, count: 4),
    leapOrdinal: 3)

  @Test func `The leap month takes the number of the month before it`() {
    let codes = [MonthCode(1), MonthCode(2), MonthCode(2, isLeap: true), MonthCode(3)]
    #expect((1...4).map(layout.code(ofMonth:)) == codes)
    #expect(codes.map(layout.ordinal(of:)) == [1, 2, 3, 4])
    for absent in [
      MonthCode(0), MonthCode(4), MonthCode(255), MonthCode(1, isLeap: true),
      MonthCode(3, isLeap: true), MonthCode(0, isLeap: true), MonthCode(255, isLeap: true),
    ] {
      #expect(layout.ordinal(of: absent) == nil)
    }
  }

  @Test func `A day has a date if it lies in the year`() {
    #expect(layout.length == 118)
    #expect(layout.lastDay == FixedDay(67))
    #expect(layout.date(of: FixedDay(-51)) == nil)
    #expect(layout.date(of: FixedDay(68)) == nil)
    #expect(layout.date(of: FixedDay(-50)) == CalendarDate(7, 1, 1))
    #expect(layout.date(of: FixedDay(-22)) == CalendarDate(7, 1, 29))
    #expect(layout.date(of: FixedDay(-21)) == CalendarDate(7, 2, 1))
    #expect(layout.date(of: FixedDay(9)) == CalendarDate(7, 2, leap: true, 1))
    #expect(layout.date(of: FixedDay(67)) == CalendarDate(7, 3, 29))
    #expect((1...4).map(layout.firstDay(ofMonth:)) == [-50, -21, 9, 39].map(FixedDay.init(_:)))
  }
}
