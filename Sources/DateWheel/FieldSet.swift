/// The wheels that a picker has.
///
///     let fields = FieldSet.date.union(.time)          // year, month, day, hour, minute
///     let clock = FieldSet.time.adding(.dayPeriod)     // a 12-hour clock
public struct FieldSet: Hashable, Sendable {
  /// A bit for each field, at its raw value: part of the interface between the engine and its hosts.
  public let rawValue: UInt16

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

  /// Those of the fields that are in `other` too.
  func intersection(_ other: FieldSet) -> FieldSet { FieldSet(rawValue: rawValue & other.rawValue) }

  /// The finest field; `nil` when there is none.
  var finest: Field? {
    rawValue == 0 ? nil : Field(rawValue: UInt8(truncatingIfNeeded: 15 &- rawValue.leadingZeroBitCount))
  }

  /// The next coarser field than `field`; `nil` when there is none.
  func coarser(than field: Field) -> Field? {
    FieldSet(rawValue: rawValue & (1 &<< UInt16(field.rawValue) &- 1)).finest
  }

  /// The next finer field than `field`, which may be none: then the coarsest; `nil` when there is none.
  func finer(than field: Field?) -> Field? {
    let rest = field.map { rawValue & ~(2 &<< UInt16($0.rawValue) &- 1) } ?? rawValue
    return rest == 0 ? nil : Field(rawValue: UInt8(truncatingIfNeeded: rest.trailingZeroBitCount))
  }
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
