import CalendarSystems
import Foundation

/// Every calendar there is, so that a new one is under the laws from its first day.
let allCalendars = (UInt8.min...UInt8.max).compactMap(CalendarID.init(rawValue:))

extension CalendarDate {
  init(_ year: Int32, _ month: UInt8, leap: Bool = false, _ day: Int32) {
    self.init(year: year, month: MonthCode(month, isLeap: leap), day: day)
  }
}

extension FixedDay {
  init(_ rataDie: Int32) {
    self.init(rataDie: rataDie)
  }

  /// A day by its proleptic Gregorian date, by the formula of *Calendrical Calculations*, 4th ed., §2.2, which
  /// shares nothing with the engine's own.
  init(iso year: Int, _ month: Int, _ day: Int) {
    func floor(_ dividend: Int, _ divisor: Int) -> Int {
      Int((Double(dividend) / Double(divisor)).rounded(.down))
    }
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let before = year - 1
    let shift = month <= 2 ? 0 : isLeap ? -1 : -2
    self.init(
      rataDie: Int32(
        365 * before + floor(before, 4) - floor(before, 100) + floor(before, 400)
          + (367 * month - 362) / 12 + shift + day))
  }

  /// A day by its date as the data write it: `2012-04-04` or `-000586-07-24`.
  init?(iso text: String) {
    let isNegative = text.hasPrefix("-")
    let fields = text.drop { $0 == "-" || $0 == "+" }.split(separator: "-").compactMap { Int($0) }
    guard fields.count == 3 else { return nil }
    self.init(iso: isNegative ? -fields[0] : fields[0], fields[1], fields[2])
  }
}

/// A table of `Data/`, its cells named by its header.
struct Table {
  struct Row: CustomStringConvertible {
    private let cells: [String: String]
    let description: String

    init(_ line: Substring, header: [String]) {
      let values = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      cells = Dictionary(uniqueKeysWithValues: zip(header, values))
      description = String(line)
    }

    func text(_ column: String) throws -> String {
      guard let cell = cells[column] else { throw Unreadable(row: description, column: column) }
      return cell
    }

    func number(_ column: String) throws -> Int32 {
      guard let number = Int32(try text(column)) else {
        throw Unreadable(row: description, column: column)
      }
      return number
    }

    func day(_ column: String) throws -> FixedDay {
      guard let day = FixedDay(iso: try text(column)) else {
        throw Unreadable(row: description, column: column)
      }
      return day
    }
  }

  struct Unreadable: Error {
    let row: String
    let column: String
  }

  let rows: [Row]

  init(_ name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Data")
      .standardized
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    let lines = text.split(whereSeparator: \.isNewline)
    let header =
      lines.first?.split(separator: ",", omittingEmptySubsequences: false).map(String.init) ?? []
    rows = lines.dropFirst().map { Row($0, header: header) }
  }
}

/// The same numbers on every run: SplitMix64 by Steele, Lea and Flood (2014).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
