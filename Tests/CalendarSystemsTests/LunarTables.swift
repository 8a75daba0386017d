import CalendarSystems
import Testing

/// A calendar of tabulated lunar years, with the tables of `Data/` that it has to agree with.
struct LunarTables: CustomStringConvertible, Sendable {
  let calendar: CalendarID
  let name: String
  let files: [String]
  let months: Int
  let years: ClosedRange<Int32>
  /// The first day of the first year and the last of the last.
  let days: ClosedRange<FixedDay>

  static let chinese = LunarTables(
    calendar: .chinese, name: "chinese", files: ["chinese-months.csv", "chinese-computed.csv"],
    months: 2486 + 3710, years: 1700...2200, days: FixedDay(iso: 1700, 2, 19)...FixedDay(iso: 2201, 2, 3))
  static let dangi = LunarTables(
    calendar: .dangi, name: "dangi", files: ["dangi-months.csv", "dangi-computed.csv"],
    months: 2486 + 3710, years: 1600...2100, days: FixedDay(iso: 1600, 2, 15)...FixedDay(iso: 2101, 1, 28))
  static let vietnamese = LunarTables(
    calendar: .vietnamese, name: "vietnamese", files: ["vietnamese-months.csv"],
    months: 2486, years: 1900...2100, days: FixedDay(iso: 1900, 1, 31)...FixedDay(iso: 2101, 1, 28))
  static let all = [chinese, dangi, vietnamese]

  var description: String { name }

  /// A month of the tables.
  struct Month {
    let start: FixedDay
    let year: Int32
    let code: MonthCode
    let length: Int32

    init(_ row: Table.Row) throws {
      start = try row.day("start_iso")
      year = try row.number("year")
      code = MonthCode(UInt8(try row.number("month")), isLeap: try row.number("leap") == 1)
      length = try row.number("length")
    }
  }

  /// The months of all tables, in the order of time.
  func rows() throws -> [Month] {
    try files.flatMap { try Table($0).rows.map(Month.init) }.sorted { $0.start < $1.start }
  }

  /// The calendar itself, which its name in ``CalendarID`` has to agree with.
  var system: any CalendarSystem.Type {
    switch calendar {
    case .chinese: ChineseCalendar.self
    case .dangi: DangiCalendar.self
    default: VietnameseCalendar.self
    }
  }
}
