import CalendarSystems

// `Tests/Cases` holds what the native tests and those on wasm32 try alike.

extension CalendarID {
  /// The calendar that the data call `name`, its CLDR name.
  init?(named name: String) {
    let plain = name.filter { $0 != "-" }
    guard let calendar = allCalendars.first(where: { String(describing: $0).lowercased() == plain }) else { return nil }
    self = calendar
  }
}

extension CalendarDate {
  /// A date as `Tests/Cases` writes it: `5784-M05L-30`, `-43-M03-15`.
  init?(fields text: String) {
    let isNegative = text.hasPrefix("-")
    let fields = text.drop { $0 == "-" }.split(separator: "-")
    guard fields.count == 3, let year = Int32(fields[0]), let month = MonthCode(code: String(fields[1])),
      let day = Int32(fields[2])
    else { return nil }
    self.init(year: isNegative ? -year : year, month: month, day: day)
  }
}

extension MonthCode {
  /// A month as Temporal writes it: `M05`, `M05L`.
  init?(code: String) {
    let isLeap = code.hasSuffix("L")
    guard code.hasPrefix("M"), let number = UInt8(code.dropFirst().prefix { $0 != "L" }) else { return nil }
    self.init(number, isLeap: isLeap)
  }
}

extension Table.Row {
  func calendar() throws -> CalendarID {
    guard let calendar = CalendarID(named: try text("calendar")) else {
      throw Table.Unreadable(row: description, column: "calendar")
    }
    return calendar
  }

  func date(_ column: String) throws -> CalendarDate {
    guard let date = CalendarDate(fields: try text(column)) else {
      throw Table.Unreadable(row: description, column: column)
    }
    return date
  }
}
