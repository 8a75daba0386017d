import CalendarSystems

/// The numbers of the fields of a date, packed so that dates sort, and that a date cut off after a field is a shift away.
///
/// A field's number says what a row stands for: the year, the rank of the month's code, the day of the month; or the week
/// year and the week. Whether the date exists is not asked.
struct PackedDate: Hashable, Comparable, Sendable {
  /// The year above twelve bits, the month or week in six, the day in six: for years from -524 288 to 524 287.
  private var bits: Int32

  /// All numbers are 0: no date.
  init() { bits = 0 }

  /// - Parameter month: a month's rank or a week, 0 to 63.
  init(year: Int32, month: Int32, day: Int32) {
    bits = year &<< 12 | month &<< 6 | day
  }

  init(_ date: CalendarDate) {
    self.init(year: date.year, month: date.month.rank, day: date.day)
  }

  /// The number of `field`; 0 for one that is no part of a date.
  subscript(field: Field) -> Int32 {
    guard let place = field.place else { return 0 }
    return bits &>> place.shift & place.mask
  }

  /// The date up to and with `field`, as a number that sorts.
  func cut(after field: Field) -> Int32 { field.place.map { bits &>> $0.shift } ?? bits }

  /// The same with another number for `field`.
  func cut(after field: Field, with number: Int32) -> Int32 {
    guard let place = field.place else { return bits }
    return bits &>> place.shift & ~place.mask | number
  }

  /// Whether all fields before `field` have the same numbers.
  func agrees(with other: PackedDate, before field: Field) -> Bool {
    guard let place = field.place else { return bits == other.bits }
    return ((bits ^ other.bits) &>> place.shift) & ~place.mask == 0
  }

  static func < (left: PackedDate, right: PackedDate) -> Bool { left.bits < right.bits }
}

extension Field {
  /// Where a field's number stands in a packed date.
  fileprivate var place: (shift: Int32, mask: Int32)? {
    switch self {
    case .year, .weekYear: (12, -1)
    case .month, .week: (6, 63)
    case .day: (0, 63)
    default: nil
    }
  }
}
