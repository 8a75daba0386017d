import CalendarSystems
import Foundation
import Testing

/// Every day from 1900 to 2100 as Foundation on Linux has it in `chinese` and `dangi`.
struct LunarFoundationTests {
  /// If this fails because Foundation is right on one of the days, its run can go.
  @Test(arguments: [
    (LunarTables.chinese, Calendar.Identifier.chinese, []),
    // The last day of a month by either reading, which Foundation calls day 0 of the next.
    (LunarTables.dangi, .dangi, [FixedDay(iso: 2097, 1, 13)]),
  ])
  func `Foundation has other dates than ours on the days of its table and no others from 1900 to 2100`(
    tables: LunarTables, identifier: Calendar.Identifier, alsoWrong: [FixedDay]
  ) throws {
    let listed = try Table("foundation-disagreements.csv").rows
      .filter { try $0.text("calendar") == tables.name }
      .map { try $0.day("iso_from")...$0.day("iso_to") }
    var wrong: [ClosedRange<FixedDay>] = []
    let foundation = FoundationLunarCalendar(identifier)
    for number in FixedDay(iso: 1900, 1, 31).rataDie...FixedDay(iso: 2100, 12, 31).rataDie {
      let day = FixedDay(number)
      guard foundation.date(of: day) != (try tables.calendar.date(of: day)) else { continue }
      if let last = wrong.last, last.upperBound + 1 == day {
        wrong[wrong.count - 1] = last.lowerBound...day
      } else {
        wrong.append(day...day)
      }
    }
    #expect(wrong == (listed + alsoWrong.map { $0...$0 }).sorted { $0.lowerBound < $1.lowerBound })
  }
}

private struct FoundationLunarCalendar {
  private var calendar: Calendar

  init(_ identifier: Calendar.Identifier) {
    calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
  }

  func date(of day: FixedDay) -> CalendarDate? {
    // Noon of the day; 1970-01-01 is R.D. 719 163.
    let noon = Date(timeIntervalSince1970: (Double(day.rataDie) - 719_162.5) * 86_400)
    let fields = calendar.dateComponents([.era, .year, .month, .day], from: noon)
    guard let era = fields.era, let year = fields.year, let month = fields.month, let dayOfMonth = fields.day else {
      return nil
    }
    // An era is a cycle of sixty years; the first began in -2636.
    return CalendarDate(
      Int32(60 * (era - 1) + year - 2637), UInt8(month), leap: fields.isLeapMonth ?? false, Int32(dayOfMonth))
  }
}
