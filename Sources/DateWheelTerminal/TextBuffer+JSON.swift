import CalendarSystems
import DateWheelFoundation

extension TextBuffer {
  /// Appends a date as a JSON object, whose keys are those of ECMAScript Temporal, with `iso`, `fixedDay` and `weekday`.
  ///
  /// - Parameter ordinal: the place of the month in its year.
  mutating func append(json date: CalendarDate, on day: FixedDay, of calendar: CalendarID, ordinal: Int32?) {
    append("{\"iso\":\"")
    append(iso: day)
    append("\",\"calendar\":\"")
    append(contentsOf: calendar.identifier)
    if let eraYear = calendar.eraYear(ofYear: date.year, on: day) {
      append("\",\"era\":\"")
      append(contentsOf: eraYear.era.code)
      append("\",\"eraYear\":")
      append(eraYear.year)
    } else {
      append("\",\"era\":null,\"eraYear\":null")
    }
    append(",\"year\":")
    append(date.year)
    append(",\"monthCode\":\"")
    append(date.month)
    append("\",\"month\":")
    if let ordinal { append(ordinal) } else { append("null") }
    append(",\"day\":")
    append(date.day)
    append(",\"fixedDay\":")
    append(day.rataDie)
    append(",\"weekday\":")
    append(day.weekday)
    append("}")
  }
}
