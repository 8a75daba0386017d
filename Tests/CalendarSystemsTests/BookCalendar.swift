import CalendarSystems
import Testing

/// What *Calendrical Calculations*, 4th ed., makes of a date: days counted plainly from the epoch, in formulas that share
/// nothing with the engine's own.
struct BookCalendar: Sendable {
  let calendar: CalendarID
  /// The months of a common year and their days.
  let lengths: [Int]
  /// The month that is a day longer in a leap year.
  let leapMonth: Int
  let isLeap: @Sendable (Int) -> Bool
  /// R.D. of the first day of a year.
  let newYear: @Sendable (Int) -> Int

  func lengths(ofYear year: Int) -> [Int] {
    var lengths = lengths
    if isLeap(year) { lengths[leapMonth - 1] += 1 }
    return lengths
  }
}

extension BookCalendar {
  static let all = gregorianFamily + ofOwnRule
  static let ofOwnRule = [julian, coptic, ethiopic, ethioaa, indian, islamicCivil, islamicTbla]
  static let gregorianFamily = [
    gregorian(.gregory, ahead: 0), gregorian(.iso8601, ahead: 0), gregorian(.buddhist, ahead: 543),
    gregorian(.roc, ahead: -1911), gregorian(.japanese, ahead: 0),
  ]

  /// §3.1.
  static let julian = BookCalendar(
    calendar: .julian, lengths: roman, leapMonth: 2, isLeap: { $0.isMultiple(of: 4) },
    newYear: { -1 + 365 * ($0 - 1) + floor($0 - 1, 4) })
  /// §4.1.
  static let coptic = alexandrian(.coptic, epoch: 103_605, ahead: 0)
  /// §4.2.
  static let ethiopic = alexandrian(.ethiopic, epoch: 2_796, ahead: 0)
  /// Years that are 5500 above, which CLDR has.
  static let ethioaa = alexandrian(.ethioaa, epoch: 2_796, ahead: 5_500)
  /// From the report of the Calendar Reform Committee: the year begins 80 days after a Gregorian one.
  static let indian = BookCalendar(
    calendar: .indian, lengths: [30, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30], leapMonth: 1,
    isLeap: { isGregorianLeap($0 + 78) }, newYear: { gregorianNewYear($0 + 78) + 80 })
  /// §7.1.
  static let islamicCivil = islamic(.islamicCivil, epoch: 227_015)
  /// §7.1, the other epoch.
  static let islamicTbla = islamic(.islamicTbla, epoch: 227_014)

  private static let roman = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  private static func gregorian(_ calendar: CalendarID, ahead: Int) -> BookCalendar {
    BookCalendar(
      calendar: calendar, lengths: roman, leapMonth: 2, isLeap: { isGregorianLeap($0 - ahead) },
      newYear: { gregorianNewYear($0 - ahead) })
  }

  private static func alexandrian(_ calendar: CalendarID, epoch: Int, ahead: Int) -> BookCalendar {
    BookCalendar(
      calendar: calendar, lengths: Array(repeating: 30, count: 12) + [5], leapMonth: 13,
      isLeap: { floorDivMod($0 - ahead, 4).remainder == 3 },
      newYear: { epoch + 365 * ($0 - ahead - 1) + floor($0 - ahead, 4) })
  }

  private static func islamic(_ calendar: CalendarID, epoch: Int) -> BookCalendar {
    BookCalendar(
      calendar: calendar, lengths: (1...12).map { $0 % 2 == 1 ? 30 : 29 }, leapMonth: 12,
      isLeap: { [2, 5, 7, 10, 13, 16, 18, 21, 24, 26, 29].contains(floorDivMod($0, 30).remainder) },
      newYear: { epoch + 354 * ($0 - 1) + floor(3 + 11 * $0, 30) })
  }

  private static func isGregorianLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  private static func gregorianNewYear(_ year: Int) -> Int {
    let before = year - 1
    return 1 + 365 * before + floor(before, 4) - floor(before, 100) + floor(before, 400)
  }

  private static func floor(_ dividend: Int, _ divisor: Int) -> Int {
    Int((Double(dividend) / Double(divisor)).rounded(.down))
  }
}

extension BookCalendar: CustomTestStringConvertible {
  var testDescription: String { String(describing: calendar) }
}
