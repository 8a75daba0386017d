import CalendarSystems
import DateWheel
import Testing

/// The moment of a day with this ISO date, at a time of it.
func moment(_ iso: String, _ hour: Int32 = 0, _ minute: Int32 = 0) throws -> Moment {
  Moment(try day(iso), second: hour * 3_600 + minute * 60)
}

/// A picker of any fields, with a change of its configuration.
func fieldPicker(
  _ calendar: CalendarID, _ fields: FieldSet, _ value: String?, today: String = "2000-01-01",
  minimum: String? = nil, maximum: String? = nil, host: some PickerHost = PlainHost(),
  _ change: (inout PickerConfiguration) -> Void = { _ in }
) throws -> WheelPicker {
  var configuration = try configuration(calendar, today: today, minimum: minimum, maximum: maximum)
  configuration.fields = fields
  change(&configuration)
  return try WheelPicker(configuration, value: value.map { Moment(try day($0)) }, host: host)
}

extension FieldSet {
  static var eraDate: FieldSet { date.adding(.era) }
}

extension Settlement {
  /// A settlement of a picker with these wheels alone.
  static func value(
    _ value: Moment?, changes: Bool = true, _ wheels: [Field: Wheel]
  ) -> Settlement {
    var map = FieldMap(Wheel.stays(0))
    for (field, wheel) in wheels { map[field] = wheel }
    return Settlement(value: value, changesValue: changes, wheels: map)
  }

  static func day(_ iso: String, changes: Bool = true, _ wheels: [Field: Wheel]) throws -> Settlement {
    .value(Moment(try DateWheelTests.day(iso)), changes: changes, wheels)
  }
}

extension WheelPicker {
  /// What stands under the bar of a wheel.
  func underBar(_ field: Field) -> Row.Value { row(of: field, at: position(of: field)).value }

  /// The numbers of all rows that are possible.
  func possibleNumbers(of field: Field) -> [Int32] { rows(of: field).filter(\.isPossible).map(\.number) }

  /// The wheels turn there together, then all of them stop and settle, with a host.
  mutating func move(to values: [Row.Value], host: some PickerHost) throws -> Settlement {
    for value in values { turn(value.field, to: try #require(nearestPosition(of: value)), host: host) }
    for value in values { rest(value.field, host: host) }
    let settlement = settle(host: host)
    return try #require(settlement)
  }
}

let everyCalendar: [CalendarID] = (UInt8.min...UInt8.max).compactMap { CalendarID(rawValue: $0) }
