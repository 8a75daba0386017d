/// Why fields make no sense together.
public enum FieldFault: UInt8, Equatable, Sendable {
  /// There is no field at all.
  case empty = 0
  /// Calendar days, weeks, and the fields of a date in the calendar exclude each other.
  case twoKindsOfDate = 1
  /// An era says nothing without a year.
  case eraWithoutYear = 2
  /// A calendar without eras, or with a single one, has nothing to turn.
  case eraInCalendarWithout = 3
  /// A day says nothing without a month.
  case dayWithoutMonth = 4
  /// A month alone is no date: it needs a year or a day.
  case monthAlone = 5
  /// A week and its year need each other.
  case halfOfWeek = 6
  /// A time is one of a whole day: of a calendar day, or of year, month and day.
  case timeWithoutDay = 7
  /// The day period says nothing without an hour.
  case dayPeriodWithoutHour = 8
  /// A minute needs its hour; in a duration it may be the largest unit.
  case minuteWithoutHour = 9
  /// A second needs its minute; in a duration it may be the largest unit.
  case secondWithoutMinute = 10
  /// A duration is made of hours, minutes and seconds, next to each other.
  case noDuration = 11
}

extension FieldSet {
  /// Why the fields make no sense together; `nil` when they do.
  func fault(isDuration: Bool, eras: Int32) -> FieldFault? {
    if rawValue == 0 { return .empty }
    if isDuration {
      let units = FieldSet.time.adding(.second)
      let hasHole = contains(.hour) && contains(.second) && !contains(.minute)
      return rawValue & ~units.rawValue == 0 && !hasHole ? nil : .noDuration
    }
    let isOfWeeks = meets(.week)
    if meets(.anyDate) ? isOfWeeks || contains(.calendarDay) : isOfWeeks && contains(.calendarDay) {
      return .twoKindsOfDate
    }
    if isOfWeeks, !holds(.week) { return .halfOfWeek }
    if contains(.era) {
      if !contains(.year) { return .eraWithoutYear }
      if eras < 2 { return .eraInCalendarWithout }
    }
    if contains(.day), !contains(.month) { return .dayWithoutMonth }
    if rawValue & FieldSet.anyDate.rawValue == FieldSet(.month).rawValue { return .monthAlone }
    guard meets(.anyTime) else { return nil }
    if !contains(.calendarDay), !holds(.date), isOfWeeks || meets(.anyDate) { return .timeWithoutDay }
    if !contains(.hour) {
      if contains(.dayPeriod) { return .dayPeriodWithoutHour }
      if contains(.minute) { return .minuteWithoutHour }
    }
    return contains(.second) && !contains(.minute) ? .secondWithoutMinute : nil
  }
}
