/// A number of years that always have the same number of months together, wherever they begin.
public struct MonthCycle: Hashable, Sendable {
  /// At least 1.
  public var years: Int32
  /// What any so many years in a row have together.
  public var months: Int32

  /// - Parameters:
  ///   - years: at least 1.
  ///   - months: what any `years` years in a row have together.
  public init(years: Int32, months: Int32) {
    self.years = years
    self.months = months
  }
}
