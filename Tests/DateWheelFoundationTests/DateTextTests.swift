import CalendarSystems
import DateWheelFoundation
import Testing

private func date(_ year: Int32, _ month: UInt8, leap: Bool = false, _ day: Int32) -> CalendarDate {
  CalendarDate(year: year, month: MonthCode(month, isLeap: leap), day: day)
}

struct DateTextTests {
  @Test(arguments: [
    ("2012-04-04", date(2012, 4, 4)), ("0000-01-01", date(0, 1, 1)), ("9999-12-31", date(9999, 12, 31)),
    ("-000001-12-31", date(-1, 12, 31)), ("-000586-07-24", date(-586, 7, 24)), ("+010000-01-01", date(10_000, 1, 1)),
    ("-271821-04-19", date(-271_821, 4, 19)), ("+275760-09-13", date(275_760, 9, 13)),
  ])
  func `ISO dates are read and written in the same form`(text: String, date: CalendarDate) throws {
    let read = try DateText(text)
    #expect(read.form == .iso)
    #expect(read.date == date)
    #expect(read.calendar == nil)
    #expect(date.isoText == text)
  }

  @Test func `A sign and six digits are read for any year, zero only with a plus`() throws {
    #expect(try DateText("+002012-04-04").date == date(2012, 4, 4))
    #expect(try DateText("+000000-04-04").date == date(0, 4, 4))
    #expect(throws: DateTextError.negativeZero("-000000")) { try DateText("-000000-04-04") }
  }

  @Test(arguments: [
    ("5784-M05L-30", date(5784, 5, leap: true, 30)), ("0000-M13-05", date(0, 13, 5)),
    ("-000100-M01-01", date(-100, 1, 1)), ("+010000-M12-29", date(10_000, 12, 29)),
  ])
  func `Fields are read and written in the same form`(text: String, date: CalendarDate) throws {
    let read = try DateText(text)
    #expect(read.form == .fields)
    #expect(read.date == date)
    #expect(date.fieldsText == text)
  }

  @Test(arguments: [
    ("113-M05-01", 113), ("1-M05-01", 1), ("-0100-M05-01", -100), ("-1-M05-01", -1), ("+5784-M05-01", 5784),
    ("276000-M05-01", 276_000), ("0-M05-01", 0),
  ])
  func `The year of fields may have one to six digits and a sign`(text: String, year: Int32) throws {
    #expect(try DateText(text).date == date(year, 5, 1))
  }

  @Test(arguments: [
    ("", DateTextError.noDate), ("x", .noYear("x")), ("-", .noYear("-")), ("2012", .noYear("2012")),
    ("2012/04/04", .noYear("2012/04/04")), ("20120404", .noYear("20120404")), ("-04-04", .year("-04", .iso)),
    ("--04-04", .noYear("--04-04")), (" 2012-04-04", .noYear(" 2012-04-04")), ("٢٠١٢-04-04", .noYear("٢٠١٢-04-04")),
    ("12-04-04", .year("12", .iso)), ("+2012-04-04", .year("+2012", .iso)), ("02012-04-04", .year("02012", .iso)),
    ("1234567-M04-04", .year("1234567", .fields)), ("-0-M04-04", .negativeZero("-0")),
    ("2012-4-04", .month("4", .iso)), ("2012-004-04", .month("004", .iso)), ("2012-", .month("", .iso)),
    ("2012-04", .month("04", .iso)), ("2012-05L-04", .month("05L", .iso)), ("2012-M5-04", .month("M5", .fields)),
    ("2012-M05l-04", .month("M05l", .fields)), ("2012-M05LL-04", .month("M05LL", .fields)),
    ("2012-04-", .day("")), ("2012-04-4", .day("4")), ("2012-04-004", .day("004")), ("2012-04-x", .day("x")),
    ("2012-04-04 ", .afterDate(" ")), ("2012-04-04T10:00", .afterDate("T10:00")), ("2012-04-04-", .afterDate("-")),
    ("5784-M05L-30[u-ca=hebrew]", .annotatedFields("[u-ca=hebrew]")),
  ])
  func `What is no date is refused by the first thing that is wrong`(text: String, error: DateTextError) {
    #expect(throws: error) { try DateText(text) }
  }

  @Test func `ISO dates are days of iso8601 and fields are days of the calendar given`() throws {
    // 30 Adar I 5784: hebcal.com and Data/hebrew-newyear.csv have 1 Tishri 5784 on 2023-09-16; 176 days lie between.
    #expect(try DateText("5784-M05L-30").fixedDay(fieldsOf: .hebrew) == FixedDay(rataDie: 738_955))
    #expect(try DateText("2024-03-10").fixedDay(fieldsOf: .hebrew) == FixedDay(rataDie: 738_955))
    #expect(FixedDay(rataDie: 738_955).isoText == "2024-03-10")
  }

  @Test func `Days beyond the years of iso8601 have an ISO date too`() throws {
    // 400 Gregorian years have 146 097 days, and R.D. 1 is 0001-01-01.
    #expect(FixedDay(rataDie: 1 + 1000 * 146_097).isoText == "+400001-01-01")
    #expect(FixedDay(rataDie: 1 - 1000 * 146_097).isoText == "-399999-01-01")
    #expect(FixedDay(rataDie: 0).isoText == "0000-12-31")
  }
}
