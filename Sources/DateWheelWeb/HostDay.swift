import CalendarSystems

/// The days that a page can name: those of JavaScript's `Date`, 100 million on either side of 1970-01-01.
///
/// Source: ECMAScript, "Time Values and Time Range".
enum HostDay {
  /// R.D. of 1970-01-01.
  private static var epoch: FixedDay { FixedDay(rataDie: 719_163) }
  private static var reach: Int32 { 100_000_000 }

  static var first: FixedDay { epoch - reach }
  static var last: FixedDay { epoch + reach }

  /// The days from 1970-01-01 to `day`, or to the nearest day that a page can name.
  static func number(of day: FixedDay) -> Int32 {
    min(max(day, first), last) - epoch
  }
}
