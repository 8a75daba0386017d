import CalendarSystems

/// The numbers of all fields, packed so that dates sort, and that a date cut off after a field is a shift away.
///
/// A field's number says what a row stands for: the year, the rank of the month's code, the day of the month. Whether
/// the date exists is not asked.
struct PackedDate: Hashable, Comparable, Sendable {
  /// The year above twelve bits, the month in six, the day in six: for years from -524 288 to 524 287.
  private var bits: Int32

  /// All numbers are 0: no date.
  init() { bits = 0 }

  init(year: Int32, month: Int32, day: Int32) {
    bits = year &<< 12 | month &<< 6 | day
  }

  init(_ date: CalendarDate) {
    self.init(year: date.year, month: date.month.rank, day: date.day)
  }

  /// The number of `field`.
  subscript(field: Field) -> Int32 {
    get { (bits &>> field.shift) & field.mask }
    set { bits = bits & ~(field.mask &<< field.shift) | newValue &<< field.shift }
  }

  /// The date up to and with `field`, as a number that sorts.
  func cut(after field: Field) -> Int32 { bits &>> field.shift }

  /// The same with another number for `field`.
  func cut(after field: Field, with number: Int32) -> Int32 {
    cut(after: field) & ~field.mask | number
  }

  /// Whether all fields before `field` have the same numbers.
  func agrees(with other: PackedDate, before field: Field) -> Bool {
    (cut(after: field) ^ other.cut(after: field)) & ~field.mask == 0
  }

  static func < (left: PackedDate, right: PackedDate) -> Bool { left.bits < right.bits }
}

extension Field {
  fileprivate var shift: Int32 { (3 &- Int32(rawValue)) &* 6 }
  /// The bits of the field's numbers; a year has all there are.
  fileprivate var mask: Int32 { self == .year ? -1 : 63 }
}
