import CalendarSystems
import DateWheelFoundation

/// `datewheel calendars`: what calendars there are.
enum CalendarsCommand {
  static let options: [Option] = [.json, .help]

  /// Does what the arguments say, and returns the exit status.
  static func run(_ arguments: [String]) throws(UsageError) -> Int32 {
    let read = try Arguments(arguments, of: "calendars", options: options)
    if read.has(.help) { return Help.print(Help.calendars) }
    if let operand = read.operands.first { throw .unexpectedArgument(operand, of: "calendars") }
    let today = FixedDay.today
    return Help.print(read.has(.json) ? json(today: today) : table(today: today))
  }

  private static func table(today: FixedDay?) -> String {
    var table = Table(["ID", "ERAS", "YEARS", "FIRST DAY", "LAST DAY", "TODAY"])
    for calendar in CalendarID.all {
      let eras = calendar.eras.all.map(\.code).joined(separator: " ")
      table.append([
        calendar.identifier, eras.isEmpty ? "-" : eras, "\(calendar.years.lowerBound) to \(calendar.years.upperBound)",
        calendar.days?.lowerBound.isoText ?? "-", calendar.days?.upperBound.isoText ?? "-",
        todayText(today, in: calendar) ?? "-",
      ])
    }
    return table.text
  }

  private static func json(today: FixedDay?) -> String {
    CalendarID.all.map { calendar in
      let eras = calendar.eras.all.map { "\"\($0.code)\"" }.joined(separator: ",")
      func string(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "null" }
      return """
        {"calendar":"\(calendar.identifier)","eras":[\(eras)],"firstYear":\(calendar.years.lowerBound),\
        "lastYear":\(calendar.years.upperBound),"firstDay":\(string(calendar.days?.lowerBound.isoText)),\
        "lastDay":\(string(calendar.days?.upperBound.isoText)),"today":\(string(todayText(today, in: calendar)))}

        """
    }.joined()
  }

  /// Today as `convert --to` shows it; `nil` where the calendar does not have the day.
  private static func todayText(_ today: FixedDay?, in calendar: CalendarID) -> String? {
    guard let today, let date = try? calendar.date(of: today) else { return nil }
    return calendar == .iso8601 ? date.isoText : date.fieldsText
  }
}
