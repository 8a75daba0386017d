import CalendarSystems
import DateWheel
import Testing

/// The seconds of a time written as 22:00 or 22:00:30.
func seconds(_ time: String) throws -> Int32 {
  let numbers = time.split(separator: ":").compactMap { Int32($0) }
  try #require(numbers.count == 2 || numbers.count == 3)
  return numbers[0] * 3_600 + numbers[1] * 60 + (numbers.count == 3 ? numbers[2] : 0)
}

/// The local time written as 2024-03-31T01:30.
func moment(_ iso: String, isSecondPass: Bool = false) throws -> Moment {
  let parts = iso.split(separator: "T").map(String.init)
  try #require(parts.count == 2)
  return Moment(try day(parts[0]), second: try seconds(parts[1]), isSecondPass: isSecondPass)
}

/// A time alone.
func time(_ text: String) throws -> Moment { Moment(second: try seconds(text)) }

extension FieldSet {
  static var clock: FieldSet { time.adding(.dayPeriod) }
  static var dateAndTime: FieldSet { date.union(time) }
  static var minutesAndSeconds: FieldSet { FieldSet(.minute).adding(.second) }
}

/// A configuration of times alone.
func times(
  _ fields: FieldSet = .time, from minimum: String? = nil, through maximum: String? = nil,
  impossibleRows: PickerConfiguration.ImpossibleRows = .dim
) throws -> PickerConfiguration {
  var configuration = PickerConfiguration(calendar: .gregory, fields: fields, now: Moment(second: 0))
  configuration.minimum = try minimum.map(time)
  configuration.maximum = try maximum.map(time)
  configuration.impossibleRows = impossibleRows
  return configuration
}

/// A configuration of local times, for a host that has a clock.
func localTimes(
  _ fields: FieldSet = .dateTime, from minimum: String? = nil, through maximum: String? = nil,
  now: String = "2000-01-01T00:00", calendar: CalendarID = .gregory
) throws -> PickerConfiguration {
  var configuration = PickerConfiguration(calendar: calendar, fields: fields, now: try moment(now))
  configuration.minimum = try minimum.map { try moment($0) }
  configuration.maximum = try maximum.map { try moment($0) }
  configuration.asksForClock = true
  return configuration
}

extension Settlement {
  /// A settlement with what these wheels have to do.
  init(_ value: Moment?, changes: Bool = true, _ wheels: [Field: Wheel]) {
    var map = FieldMap(Wheel.stays(0))
    for (field, wheel) in wheels { map[field] = wheel }
    self.init(value: value, changesValue: changes, wheels: map)
  }
}

extension WheelPicker {
  /// The position of a row, by its value; the nearest one where the wheel loops.
  func place(of value: Row.Value) throws -> Int32 {
    let field = value.field
    if case .calendarDay(let day) = value {
      guard case .calendarDay(let first) = row(of: field, at: 0).value else { throw PickerError.boundsOutsideCalendar }
      return day - first
    }
    return try #require(nearestPosition(of: value))
  }

  /// The wheels of `values` turn there together, then all of them stop and settle.
  @discardableResult
  mutating func move(to values: Row.Value..., on host: some PickerHost) throws -> Settlement {
    for value in values { turn(value.field, to: try place(of: value), host: host) }
    for value in values { rest(value.field, host: host) }
    let settlement = settle(host: host)
    return try #require(settlement)
  }

  /// The wheel turns by some rows, stops and settles.
  @discardableResult
  mutating func move(_ field: Field, by rows: Int32) throws -> Settlement {
    turn(field, to: position(of: field) + rows)
    rest(field)
    let settlement = settle()
    return try #require(settlement)
  }

  /// The number of each row, from the first.
  func numbers(of field: Field) -> [Int32] { rows(of: field).map(\.number) }

  /// The numbers of the possible rows.
  func possibleNumbers(of field: Field, host: some PickerHost = PlainHost()) -> [Int32] {
    (0..<rowCount(of: field)).map { row(of: field, at: $0, host: host) }.filter(\.isPossible).map(\.number)
  }
}
