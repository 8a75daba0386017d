/// What the dates of a picker are made of, and so what its line of days is.
enum DateKind: UInt8, Sendable {
  /// Time alone: there is no date, and one day.
  case none
  /// Years, months and days of the calendar, or the first of these: a place is the first day of what the wheels know.
  case calendar
  /// A month and a day without a year: a place is 64 times the month's rank and the day.
  case monthDay
  /// Whole days in one wheel.
  case calendarDay
  /// ISO weeks: a place is a Monday.
  case week

  /// The kind that fields make which make sense together: the coarsest tells.
  init(of fields: FieldSet) {
    var rest = fields
    self =
      switch rest.removeFirst() {
      case .era, .year: .calendar
      case .month: .monthDay
      case .weekYear: .week
      case .calendarDay: .calendarDay
      default: .none
      }
  }
}
