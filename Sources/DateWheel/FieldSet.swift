/// The wheels that a picker has.
///
///     let fields = FieldSet.date.union(.time)          // year, month, day, hour, minute
///     let clock = FieldSet.time.adding(.dayPeriod)     // a 12-hour clock
public struct FieldSet: Hashable, Sendable {
  /// A bit for each field, at its raw value: part of the interface between the engine and its hosts.
  public private(set) var rawValue: UInt16

  /// - Parameter rawValue: a bit for each field, at its raw value. Bits that stand for no field are left out.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue & (1 &<< UInt16(Field.count) &- 1)
  }

  /// One field.
  public init(_ field: Field) {
    self.init(rawValue: 1 &<< UInt16(field.rawValue))
  }

  /// The fields of both.
  public func union(_ other: FieldSet) -> FieldSet {
    FieldSet(rawValue: rawValue | other.rawValue)
  }

  /// The fields, and one more.
  public func adding(_ field: Field) -> FieldSet { union(FieldSet(field)) }

  /// Whether `field` is one of them.
  public func contains(_ field: Field) -> Bool {
    rawValue &>> UInt16(field.rawValue) & 1 == 1
  }

  /// Whether the two have a field in common.
  func meets(_ other: FieldSet) -> Bool { rawValue & other.rawValue != 0 }

  /// Whether all of `other` are among them.
  func holds(_ other: FieldSet) -> Bool { rawValue & other.rawValue == other.rawValue }

  /// Whether `field` is the coarsest of them.
  func begins(with field: Field) -> Bool { rawValue.trailingZeroBitCount == Int(field.rawValue) }

  /// The next coarser field than `field`; `nil` when there is none.
  func coarser(than field: Field) -> Field? {
    let rest = rawValue & (1 &<< UInt16(field.rawValue) &- 1)
    return rest == 0 ? nil : Field(rawValue: UInt8(truncatingIfNeeded: 15 &- rest.leadingZeroBitCount))
  }

  /// Takes the coarsest field out; `nil` when there is none.
  mutating func removeFirst() -> Field? {
    let first = Field(rawValue: UInt8(truncatingIfNeeded: rawValue.trailingZeroBitCount))
    rawValue &= rawValue &- 1
    return first
  }

  mutating func insert(_ field: Field) { rawValue |= 1 &<< UInt16(field.rawValue) }

  mutating func remove(_ field: Field) { rawValue &= ~(1 &<< UInt16(field.rawValue)) }
}

extension FieldSet {
  /// Year, month and day.
  public static var date: FieldSet { FieldSet(rawValue: 0b1110) }
  /// Month and day, without a year: a birthday.
  public static var monthDay: FieldSet { FieldSet(rawValue: 0b1100) }
  /// Year and month.
  public static var yearMonth: FieldSet { FieldSet(rawValue: 0b0110) }
  /// The year alone.
  public static var year: FieldSet { FieldSet(.year) }
  /// Hour and minute, on a 24-hour clock; with the day period on a 12-hour clock.
  public static var time: FieldSet { FieldSet(.hour).adding(.minute) }
  /// Whole days in one wheel, hour and minute.
  public static var dateTime: FieldSet { time.adding(.calendarDay) }
  /// The ISO week and its year.
  public static var week: FieldSet { FieldSet(.weekYear).adding(.week) }

  /// All parts of a day.
  static var anyTime: FieldSet { time.adding(.dayPeriod).adding(.second) }
  /// All parts of a date in the calendar.
  static var anyDate: FieldSet { date.adding(.era) }
}
