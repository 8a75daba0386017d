/// One unit of a date, and the wheel that turns it. Fields are ordered from coarse to fine.
///
/// The raw values are part of the interface between the engine and its hosts: they never change.
public enum Field: UInt8, Comparable, Sendable {
  case year = 1
  case month = 2
  case day = 3

  /// The coarser field comes first.
  public static func < (left: Field, right: Field) -> Bool {
    left.rawValue < right.rawValue
  }
}
