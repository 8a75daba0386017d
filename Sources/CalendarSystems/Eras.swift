/// The eras of a calendar in the order of time: up to eight, packed in eight bytes.
public struct Eras: Hashable, Sendable {
  private var packed: UInt64 = 0
  /// How many there are.
  public private(set) var count: Int32 = 0

  /// No eras: a calendar whose years are just numbered.
  public init() {}

  /// One era for all years.
  @inline(__always)  // The compiler then makes constants of constants.
  init(_ only: Era) {
    append(only)
  }

  /// An era that counts backward from year 0, and one that counts forward from year 1.
  @inline(__always)
  init(_ backward: Era, _ forward: Era) {
    append(backward)
    append(forward)
  }

  /// Adds an era that begins after all others. A ninth is not taken.
  @inline(__always)
  mutating func append(_ era: Era) {
    guard count < 8 else { return }
    packed |= UInt64(era.rawValue) &<< UInt64(UInt32(bitPattern: count &* 8))
    count &+= 1
  }

  /// The era with `index` others before it; `nil` at any other index.
  public subscript(index: Int32) -> Era? {
    guard index >= 0, index < count else { return nil }
    return Era(rawValue: UInt8(truncatingIfNeeded: packed &>> UInt64(UInt32(bitPattern: index &* 8))))
  }

  /// When the era at `index` was, as most calendars count: one era for all years counts them as they are; of two the
  /// first counts backward from year 0, and the second forward from year 1.
  ///
  /// - Parameter yearOne: the first day of year 1.
  func span(at index: Int32, yearOne: @autoclosure () -> FixedDay?) -> EraSpan? {
    guard let era = self[index] else { return nil }
    if count == 1 { return EraSpan(era, from: nil) }
    return index == 0 ? EraSpan(backward: era) : EraSpan(era, from: yearOne())
  }
}
