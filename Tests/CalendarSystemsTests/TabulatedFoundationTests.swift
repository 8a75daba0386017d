import CalendarSystems
import Foundation
import Testing

/// Days of the tabulated calendars as Foundation on Linux has them. It does not know `nepali`.
struct TabulatedFoundationTests {
  @Test func `Every Persian day of the official years is Foundation's`() throws {
    try expectFoundationDays(
      of: .persian, .persian, from: CalendarDate(1206, 1, 1), through: CalendarDate(1498, 12, 30))
  }

  /// Foundation follows the 33-year rule alone. If this test fails because Foundation is right, its rows can go.
  @Test func `Foundation begins the ten Persian years of the table of disagreements a day late`() throws {
    let foundation = FoundationDays(.persian)
    let rows = try Table("foundation-disagreements.csv").rows.filter { try $0.text("calendar") == "persian" }
    #expect(rows.count == 10)
    for row in rows {
      let theirs = CalendarDate(
        try row.number("foundation_year"), UInt8(try row.number("foundation_month")), try row.number("foundation_day"))
      #expect(foundation.date(of: try row.day("iso_from")) == theirs, "\(row)")
      let after = try row.day("iso_to") + 1
      #expect(foundation.date(of: after) == (try PersianCalendar.date(of: after)), "\(row)")
    }
  }

  @Test func `Every day of Umm al-Qura from 1300 to 1600 is Foundation's`() throws {
    try expectFoundationDays(
      of: .islamicUmalqura, .islamicUmmAlQura, from: CalendarDate(1300, 1, 1), through: CalendarDate(1600, 12, 29))
  }

  private func expectFoundationDays(
    of calendar: CalendarID, _ identifier: Calendar.Identifier, from first: CalendarDate, through last: CalendarDate
  ) throws {
    let foundation = FoundationDays(identifier)
    for number in try calendar.fixedDay(of: first).rataDie...calendar.fixedDay(of: last).rataDie {
      let ours = try calendar.date(of: FixedDay(number))
      let theirs = foundation.date(of: FixedDay(number))
      guard ours == theirs else {
        Issue.record("\(number) is \(ours), Foundation's \(theirs)")
        return
      }
    }
  }
}

private struct FoundationDays {
  private var calendar: Calendar

  init(_ identifier: Calendar.Identifier) {
    calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
  }

  func date(of day: FixedDay) -> CalendarDate {
    // Noon of the day; 1970-01-01 is R.D. 719 163.
    let noon = Date(timeIntervalSince1970: (Double(day.rataDie) - 719_162.5) * 86_400)
    let fields = calendar.dateComponents([.year, .month, .day], from: noon)
    return CalendarDate(Int32(fields.year ?? 0), UInt8(fields.month ?? 0), Int32(fields.day ?? 0))
  }
}
