import CalendarSystems
import DateWheelFoundation

/// Turns dates into dates, one after the other.
struct Converter {
  /// Why a date cannot be converted.
  enum Failure: Error {
    case text(DateTextError)
    case tooLong
    case noSuchDate(CalendarError, CalendarDate, in: CalendarID, DateText.Form)
    case noDateThere(CalendarError, in: CalendarID)
  }

  /// Whose the fields are; `nil` for `iso8601`.
  let source: CalendarID?
  /// In which calendar the dates are shown; `nil` for the one that the date itself names, or else ISO.
  let target: CalendarID?
  let isJSON: Bool

  /// The first plain ISO date that came where fields of another calendar were to be expected.
  private(set) var isoAmongFields: CalendarDate?

  private var lastSource: YearLayout?
  private var lastTarget: YearLayout?
  private var lastCalendar: CalendarID?

  init(from source: CalendarID?, to target: CalendarID?, isJSON: Bool) {
    self.source = source
    self.target = target
    self.isJSON = isJSON
  }

  /// Appends to `output` what the date in these bytes is, or nothing if it cannot be converted.
  mutating func convert(_ bytes: UnsafeBufferPointer<UInt8>, into output: inout TextBuffer) throws(Failure) {
    let text = try read(bytes)
    let day = try fixedDay(of: text)
    let calendar = target ?? text.calendar ?? .iso8601
    if lastCalendar != calendar {
      lastTarget = nil
      lastCalendar = calendar
    }
    let date: CalendarDate
    do {
      date = try calendar.date(of: day, lastLayout: &lastTarget)
    } catch {
      throw .noDateThere(error, in: calendar)
    }
    if isJSON {
      output.append(json: date, on: day, of: calendar, ordinal: lastTarget?.ordinal(of: date.month))
    } else if calendar == .iso8601 {
      output.append(iso: date)
    } else {
      output.append(fields: date)
    }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(Failure) -> DateText {
    let text: DateText
    do {
      text = try DateText(utf8: bytes)
    } catch {
      throw .text(error)
    }
    if isoAmongFields == nil, text.form == .iso, text.calendar == nil, let source, source != .iso8601,
      source != .gregory
    {
      isoAmongFields = text.date
    }
    return text
  }

  private mutating func fixedDay(of text: DateText) throws(Failure) -> FixedDay {
    let calendar = source ?? .iso8601
    do {
      return text.form == .iso
        ? try text.fixedDay(fieldsOf: calendar) : try calendar.fixedDay(of: text.date, lastLayout: &lastSource)
    } catch {
      throw .noSuchDate(error, text.date, in: text.form == .iso ? .iso8601 : calendar, text.form)
    }
  }
}

extension Converter.Failure: CustomStringConvertible {
  var description: String {
    switch self {
    case .text(let error): "\(error)"
    case .tooLong: "no date; the line is longer than \(InputLines.longest) bytes"
    case .noSuchDate(let error, let date, let calendar, let form):
      error.explanation(of: date, in: calendar, form: form)
    case .noDateThere(let error, let calendar):
      error.explanation(of: CalendarDate(year: 0, month: MonthCode(1), day: 1), in: calendar)
    }
  }
}
