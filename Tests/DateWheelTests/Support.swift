import CalendarSystems
import DateWheel
import Testing

/// The day with this ISO date.
func day(_ iso: String) throws -> FixedDay {
  let numbers = iso.split(separator: "-").compactMap { Int32($0) }
  try #require(numbers.count == 3)
  return try CalendarID.gregory.fixedDay(
    of: CalendarDate(year: numbers[0], month: MonthCode(UInt8(numbers[1])), day: numbers[2]))
}

/// A picker that holds the day `value`, all days in ISO form.
func picker(
  _ calendar: CalendarID, _ value: String?, today: String = "2000-01-01", minimum: String? = nil,
  maximum: String? = nil, impossibleRows: PickerConfiguration.ImpossibleRows = .dim
) throws -> WheelPicker {
  let configuration = try configuration(
    calendar, today: today, minimum: minimum, maximum: maximum, impossibleRows: impossibleRows)
  return try WheelPicker(configuration, value: value.map { Moment(try day($0)) })
}

func configuration(
  _ calendar: CalendarID, today: String = "2000-01-01", minimum: String? = nil, maximum: String? = nil,
  impossibleRows: PickerConfiguration.ImpossibleRows = .dim
) throws -> PickerConfiguration {
  var configuration = PickerConfiguration(calendar: calendar, today: try day(today))
  configuration.minimum = try minimum.map { Moment(try day($0)) }
  configuration.maximum = try maximum.map { Moment(try day($0)) }
  configuration.impossibleRows = impossibleRows
  return configuration
}

let allFields: [Field] = [.year, .month, .day]

extension MonthCode {
  /// Adar I of the Hebrew calendar.
  static let adarI = MonthCode(5, isLeap: true)
}

extension WheelPicker {
  /// Turns the wheel to the nearest position that shows `value`.
  @discardableResult
  mutating func turn(to value: Row.Value) throws -> Turn {
    turn(value.field, to: try #require(nearestPosition(of: value)))
  }

  /// The wheels of `values` turn there together, then all of them stop and settle.
  mutating func move(to values: Row.Value...) throws -> Settlement {
    for value in values { try turn(to: value) }
    for value in values { rest(value.field) }
    let settlement = settle()
    return try #require(settlement)
  }

  func nearestPosition(of value: Row.Value) -> Int32? {
    let start = position(of: value.field)
    for distance in 0...rowCount(of: value.field) {
      for candidate in [start + distance, start - distance] where isRow(candidate, of: value) { return candidate }
    }
    return nil
  }

  private func isRow(_ position: Int32, of value: Row.Value) -> Bool {
    let isInside = position >= 0 && position < rowCount(of: value.field)
    return (isInside || loops(value.field)) && row(of: value.field, at: position).value == value
  }

  /// What stands under the three bars.
  var underBars: [Row.Value] { allFields.map { row(of: $0, at: position(of: $0)).value } }

  /// All rows of the wheel, from its first.
  func rows(of field: Field) -> [Row] { (0..<rowCount(of: field)).map { row(of: field, at: $0) } }

  /// The values of all rows that are not possible.
  func impossibleRows(of field: Field) -> [Row.Value] { rows(of: field).filter { !$0.isPossible }.map(\.value) }
}

extension Row.Value {
  var field: Field {
    switch self {
    case .era: .era
    case .year: .year
    case .month: .month
    case .day: .day
    case .weekYear: .weekYear
    case .week: .week
    case .calendarDay: .calendarDay
    case .dayPeriod: .dayPeriod
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  static func month(_ number: UInt8) -> Row.Value { .month(MonthCode(number)) }
}

extension Settlement {
  /// Another value, or the same one, with the three wheels at these positions.
  static func value(_ iso: String, changes: Bool = true, year: Wheel, month: Wheel, day: Wheel) throws -> Settlement {
    Settlement(
      value: Moment(try DateWheelTests.day(iso)), changesValue: changes,
      wheels: FieldMap(year: year, month: month, day: day))
  }
}

extension FieldMap<Settlement.Wheel> {
  /// A picker of dates has no other wheels.
  init(year: Settlement.Wheel, month: Settlement.Wheel, day: Settlement.Wheel) {
    self.init(.stays(0))
    self[.year] = year
    self[.month] = month
    self[.day] = day
  }
}

extension Settlement.Wheel {
  /// The wheel stays on the row that it was left on.
  static func stays(_ position: Int32) -> Self { Self(position: position, rolls: false, hasNewRows: false) }
  /// The wheel rolls to another row.
  static func rolls(_ position: Int32) -> Self { Self(position: position, rolls: true, hasNewRows: false) }
  /// The wheel has other rows, and the row under the bar is the same.
  static func newRows(_ position: Int32) -> Self { Self(position: position, rolls: false, hasNewRows: true) }
  /// The wheel has other rows, and another row is under the bar.
  static func newRowsAndRolls(_ position: Int32) -> Self { Self(position: position, rolls: true, hasNewRows: true) }
}

/// Of pickers of dates only the day is looked at.
func == (moment: Moment?, day: FixedDay) -> Bool { moment == Moment(day) }
func == (moment: Moment?, day: FixedDay?) -> Bool { moment == day.map { Moment($0) } }

// Pickers of dates hold whole days.
extension WheelPicker {
  init(_ configuration: PickerConfiguration, value: FixedDay) throws {
    try self.init(configuration, value: Moment(value))
  }

  mutating func setValue(_ value: FixedDay) throws -> Settlement { try setValue(Moment(value)) }
}
