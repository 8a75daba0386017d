public import CalendarSystems

extension CalendarDate {
  /// The date in the form of ISO 8601, which is right for dates of `iso8601`: see ``TextBuffer/append(iso:)``.
  public var isoText: String {
    var text = TextBuffer()
    text.append(iso: self)
    return text.string
  }

  /// The date as fields of its calendar: see ``TextBuffer/append(fields:)``.
  public var fieldsText: String {
    var text = TextBuffer()
    text.append(fields: self)
    return text.string
  }
}

extension FixedDay {
  /// The day as an ISO date, also where another calendar goes on and `iso8601` has ended.
  public var isoText: String {
    var text = TextBuffer()
    text.append(iso: self)
    return text.string
  }
}

extension TextBuffer {
  private static let daysInCycle: Int32 = 146_097

  /// Appends a day as an ISO date, also where another calendar goes on and `iso8601` has ended.
  public mutating func append(iso day: FixedDay) {
    // The calendar repeats itself every 400 years.
    let (cycle, dayOfCycle) = floorDivMod(day.rataDie, Self.daysInCycle)
    guard var date = try? CalendarID.iso8601.date(of: FixedDay(rataDie: dayOfCycle)) else { return }
    date.year += 400 * cycle
    append(iso: date)
  }
}
