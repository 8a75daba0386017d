/// A new moon as computed by a short series: mostly good to half an hour, and never more than 75 minutes off.
///
/// The mean new moon, and what the anomalies of moon and sun add to it, looked up in a table for each. ``NewMoonTable``
/// says where the numbers come from, and in which units they are.
struct NewMoon {
  /// In 2^-20 day from R.D. 0, by the clock of its place.
  private let moment: Int64

  private static let dayBits: Int64 = 20

  /// The clock of a place.
  struct Clock {
    /// The mean moment of lunation 0 by it, less what the anomalies add.
    fileprivate let start: Int64

    /// - Parameter minutes: what the clock is ahead of Greenwich.
    @inline(__always)  // The compiler then makes constants of constants.
    init(minutes: Int64) { start = NewMoonTable.start &+ 728 &* minutes }

    @inline(__always)
    static func later(_ one: Clock, _ other: Clock) -> Clock { one.start > other.start ? one : other }
  }

  /// - Parameter lunation: counted as in ``NewMoonTable``, 0 or more.
  @inline(__always)
  init(lunation: Int32, clock: Clock) {
    let bytes = NewMoonTable.bytes.utf8Start
    let count = UInt32(bitPattern: lunation)
    let lunar = (NewMoonTable.lunarStep &* count &+ NewMoonTable.lunarStart) &>> 26
    let solar = (NewMoonTable.solarStep &* count &+ NewMoonTable.solarStart) &>> 27
    let anomalies = UInt32(bytes[Int(lunar)]) &+ UInt32(bytes[Int(64 &+ solar)])
    moment = NewMoonTable.month &* Int64(count) &+ clock.start &+ Int64(anomalies &<< 13)
  }

  /// The day on which it falls.
  ///
  /// - Parameter isAcrossMidnight: 1 for the day on the other side of the nearest midnight, else 0.
  @inline(__always)
  func day(isAcrossMidnight: UInt32) -> Int32 {
    let halfDays = Int32(truncatingIfNeeded: moment &>> (Self.dayBits &- 1))
    return halfDays &>> 1 &+ (2 &* (halfDays & 1) &- 1) &* Int32(bitPattern: isAcrossMidnight)
  }

  /// The last lunation whose new moon may fall on a day or before it, be it across midnight from what is computed, which
  /// no table has for a new moon after 6 in the morning.
  @inline(__always)
  static func lastLunation(by day: Int32, clock: Clock) -> Int32 {
    let end = Int64(day &+ 1) &<< dayBits &+ 1 &<< (dayBits &- 2)
    // The anomalies only add. All days of the tables come after lunation 0.
    return Int32(truncatingIfNeeded: UInt64(bitPattern: end &- clock.start) / UInt64(bitPattern: NewMoonTable.month))
  }
}
