import CalendarSystems
import Foundation
import Testing

/// Every day from 1800 to 2200 as Foundation has it.
struct FoundationTests {
  private let first = FixedDay(iso: 1800, 1, 1)
  private let last = FixedDay(iso: 2200, 12, 31)

  @Test func `Every Gregorian day from 1800 to 2200 is Foundation's`() throws {
    let foundation = FoundationCalendar(.gregorian)
    for number in first.rataDie...last.rataDie {
      let day = FixedDay(number)
      let theirs = foundation.fields(of: day)
      let date = try GregorianCalendar.date(of: day)
      let ours = FoundationFields(
        year: Int(date.year), month: Int(date.month.number), day: Int(date.day),
        weekday: Int(day.weekday % 7) + 1)
      guard ours == theirs, !date.month.isLeap else {
        Issue.record("\(day) is \(ours), Foundation's \(theirs)")
        return
      }
    }
  }

  /// Foundation on Linux begins the year 5807 a day late and gives that day to Heshvan 5806: it applies the rule
  /// for a molad on a Monday after a leap year to one on a Sunday that has already been put off. If this test
  /// fails because Foundation is right, the exception can go.
  @Test
  func `Every Hebrew day from 1800 to 2200 is Foundation's, but for its error in 2045 and 2046`()
    throws
  {
    let error = FixedDay(iso: 2045, 11, 10)...FixedDay(iso: 2046, 11, 29)
    #expect(error.upperBound - error.lowerBound + 1 == 385)
    let foundation = FoundationCalendar(.hebrew)
    for number in first.rataDie...last.rataDie {
      let day = FixedDay(number)
      let theirs = foundation.fields(of: day)
      // Foundation shows the date of the day before, except that its 5806 has a 30th of Heshvan.
      let expected =
        day == error.lowerBound
        ? FoundationFields(year: 5806, month: 2, day: 30, weekday: Int(day.weekday % 7) + 1)
        : try foundationFields(ofHebrew: error.contains(day) ? day - 1 : day, weekdayOf: day)
      guard expected == theirs else {
        Issue.record("\(day) is \(expected), Foundation's \(theirs)")
        return
      }
    }
  }

  @Test func `Foundation's Hebrew error lies where the table of disagreements has it`() throws {
    let rows = try Table("foundation-disagreements.csv").rows.filter {
      let from = try $0.day("iso_from")
      return try $0.text("calendar") == "hebrew" && first <= from && from <= last
    }
    #expect(rows.count == 1)
    let row = try #require(rows.first)
    #expect(try row.day("iso_from") == FixedDay(iso: 2045, 11, 10))
    #expect(try row.day("iso_to") == FixedDay(iso: 2046, 11, 29))
    let day = try row.day("iso_from")
    #expect(
      try HebrewCalendar.date(of: day)
        == CalendarDate(
          try row.number("year"), UInt8(try row.number("month")), leap: try row.number("leap") == 1,
          try row.number("day")))
    let theirs = FoundationCalendar(.hebrew).fields(of: day)
    #expect(theirs.year == Int(try row.number("foundation_year")))
    #expect(theirs.month == Int(try row.number("foundation_month")))
    #expect(theirs.day == Int(try row.number("foundation_day")))
  }
}

/// A date in Foundation's own numbers; weekday 1 is Sunday.
private struct FoundationFields: Equatable {
  let year: Int
  let month: Int
  let day: Int
  let weekday: Int
}

private struct FoundationCalendar {
  private var calendar: Calendar

  init(_ identifier: Calendar.Identifier) {
    calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
  }

  func fields(of day: FixedDay) -> FoundationFields {
    // Noon of the day; 1970-01-01 is R.D. 719 163.
    let noon = Date(timeIntervalSince1970: (Double(day.rataDie) - 719_162.5) * 86_400)
    let fields = calendar.dateComponents([.year, .month, .day, .weekday], from: noon)
    return FoundationFields(
      year: fields.year ?? 0, month: fields.month ?? 0, day: fields.day ?? 0,
      weekday: fields.weekday ?? 0)
  }
}

/// Foundation counts Tishri to Shevat 1 to 5, Adar I 6, and Adar to Elul 7 to 13 in every year. Its flag for leap
/// months says nothing here: it is off for Adar I too.
private func foundationFields(ofHebrew day: FixedDay, weekdayOf shown: FixedDay) throws
  -> FoundationFields
{
  let date = try HebrewCalendar.date(of: day)
  let isBeforeAdar = date.month.number <= 5 && !date.month.isLeap
  return FoundationFields(
    year: Int(date.year), month: Int(date.month.number) + (isBeforeAdar ? 0 : 1),
    day: Int(date.day),
    weekday: Int(shown.weekday % 7) + 1)
}
