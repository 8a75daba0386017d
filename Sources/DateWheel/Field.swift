/// One unit of a date or time, and the wheel that turns it. Fields are ordered from coarse to fine.
///
/// The raw values are part of the interface between the engine and its hosts: they never change.
public enum Field: UInt8, Comparable, Sendable {
  case era = 0
  case year = 1
  case month = 2
  case day = 3
  /// The year that an ISO week belongs to.
  case weekYear = 4
  /// The ISO week.
  case week = 5
  /// A whole day in one wheel: "Fri 4 Apr".
  case calendarDay = 6
  /// AM or PM.
  case dayPeriod = 7
  case hour = 8
  case minute = 9
  case second = 10

  /// How many fields there are.
  static var count: UInt8 { 11 }

  /// The coarser field comes first.
  public static func < (left: Field, right: Field) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Whether it is a part of the day.
  var isTime: Bool { self >= .dayPeriod }

  /// How long a part of the day is.
  var seconds: Int32 {
    switch self {
    case .dayPeriod: 43_200
    case .hour: 3_600
    case .minute: 60
    default: 1
    }
  }

  /// Whether its wheel is an interval of any length, whose rows are never looked at one by one.
  var isUnending: Bool { self == .year || self == .weekYear || self == .calendarDay }

  /// Whether its wheel comes round: months, days, hours, minutes and seconds.
  var isCycle: Bool { 0b111_0000_1100 &>> UInt32(rawValue) & 1 == 1 as UInt32 }
}
