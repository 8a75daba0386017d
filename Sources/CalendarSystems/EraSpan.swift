/// When an era was, and how it counts its years.
public struct EraSpan: Hashable, Sendable {
  /// The era.
  public let era: Era
  /// The first day; `nil` for an era that reaches back without end.
  public let firstDay: FixedDay?
  /// The arithmetic year of the year that the era calls 0.
  private let yearZero: Int32
  private let isBackward: Bool

  /// An era that counts forward.
  ///
  /// - Parameter yearZero: the arithmetic year of the year that the era calls 0.
  init(_ era: Era, from firstDay: FixedDay?, yearZero: Int32 = 0) {
    self.era = era
    self.firstDay = firstDay
    self.yearZero = yearZero
    isBackward = false
  }

  /// An era that counts backward from the year before year 1, and reaches back without end.
  init(backward era: Era) {
    self.era = era
    firstDay = nil
    yearZero = 1
    isBackward = true
  }

  /// What the era calls an arithmetic year.
  public func yearOfEra(_ year: Int32) -> Int32 { isBackward ? yearZero &- year : year &- yearZero }

  /// The arithmetic year of what the era calls a year.
  public func year(ofEra yearOfEra: Int32) -> Int32 { isBackward ? yearZero &- yearOfEra : yearZero &+ yearOfEra }
}
