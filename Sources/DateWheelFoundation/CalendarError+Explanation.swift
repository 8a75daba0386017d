public import CalendarSystems

extension CalendarError {
  /// What is wrong, in words: the field, its value, and what the calendar allows.
  ///
  /// - Parameters:
  ///   - date: the date that was asked for; for a day that has no date, any.
  ///   - calendar: the calendar that refused it.
  ///   - form: how the date was written.
  public func explanation(of date: CalendarDate, in calendar: CalendarID, form: DateText.Form = .fields) -> String {
    switch self {
    case .fixedDayOutOfRange(let day):
      return "\(day.isoText): \(calendar.answersFor)"
    case .yearOutOfRange(let year):
      return
        "year \(year): \(calendar.identifier) answers for \(calendar.years.lowerBound) to \(calendar.years.upperBound)"
    case .monthNotInCalendar(let month):
      return form == .iso
        ? "month \(month.text.dropFirst()): an ISO date has 01 to 12"
        : "month \(month.text): \(calendar.identifier) has \(calendar.monthsInWords)"
    case .monthNotInYear(let month):
      return "month \(month.text): \(calendar.absence(of: month, inYear: date.year))"
    case .dayNotInMonth(let day):
      guard day >= 1, let last = calendar.lastDay(of: date.month, inYear: date.year) else {
        return "day \(day): days begin with 1"
      }
      let year = form == .iso ? date.isoMonth : "\(date.month.text) in \(date.year) of \(calendar.identifier)"
      return "day \(day): \(last) is the last day of \(year)"
    }
  }
}

extension CalendarID {
  /// The first day and the last day that the calendar answers for; `nil` if it has no years.
  public var days: ClosedRange<FixedDay>? {
    guard let first = try? layout(ofYear: years.lowerBound), let last = try? layout(ofYear: years.upperBound) else {
      return nil
    }
    return first.newYear...last.lastDay
  }

  fileprivate var answersFor: String {
    days.map { "\(identifier) answers for \($0.lowerBound.isoText) to \($0.upperBound.isoText)" }
      ?? "\(identifier) has no days"
  }

  /// Such as "M01 to M12 and M05L".
  fileprivate var monthsInWords: String {
    let codes = (0..<monthCodes.count).map { monthCodes[$0] }
    let ordinary = codes.filter { !$0.isLeap }
    guard let first = ordinary.first, let last = ordinary.last else { return "no months" }
    let row = "\(first.text) to \(last.text)"
    let leap = codes.filter(\.isLeap)
    guard let firstLeap = leap.first else { return row }
    if leap.count == 1 { return "\(row) and, in leap years, \(firstLeap.text)" }
    return "\(row) and, in leap years, one of \(leap.map(\.text).joined(separator: ", "))"
  }

  /// Why a year lacks a month that other years have.
  fileprivate func absence(of month: MonthCode, inYear year: Int32) -> String {
    guard let layout = try? layout(ofYear: year) else { return "\(year) of \(identifier) lacks it" }
    guard month.isLeap else {
      return "\(year) of \(identifier) has \(layout.monthCount) months"
    }
    guard let leapOrdinal = layout.leapOrdinal else { return "\(year) of \(identifier) is no leap year" }
    return "the leap month of \(year) of \(identifier) is \(layout.code(ofMonth: leapOrdinal).text)"
  }

  fileprivate func lastDay(of month: MonthCode, inYear year: Int32) -> Int32? {
    guard let layout = try? layout(ofYear: year), let ordinal = layout.ordinal(of: month) else { return nil }
    return layout.length(ofMonth: ordinal)
  }
}

extension CalendarDate {
  /// Such as 2012-04.
  fileprivate var isoMonth: String { String(isoText.dropLast(3)) }
}
