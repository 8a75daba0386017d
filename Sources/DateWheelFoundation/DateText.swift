public import CalendarSystems

/// A date as people and programs write it, read but not yet looked up in its calendar.
///
///     let text = try DateText("2012-04-04[u-ca=hebrew]")
///     let day = try text.fixedDay(fieldsOf: .gregory)            // of an ISO date
///     let date = try text.calendar?.date(of: day)                // 12 Nisan 5772
///
///     try DateText("5784-M05L-30").fixedDay(fieldsOf: .hebrew)   // 30 Adar I 5784
///
/// - ISO dates: `2012-04-04`, the year of four digits, or of a sign and six digits, `-000586-07-24`; `-000000` is refused,
///   as ISO 8601 refuses it. Annotations of RFC 9557 may follow.
/// - Fields of a calendar: its year on Temporal's line of years, the code of the month, and the day. The year has one to
///   six digits and may have a sign; what ``TextBuffer/append(fields:)`` writes is read again.
public struct DateText: Hashable, Sendable {
  /// How a date is written.
  public enum Form: Hashable, Sendable {
    /// `2012-04-04`, a date of the calendar `iso8601`.
    case iso
    /// `5784-M05L-30`, a date of a calendar that the text does not name.
    case fields
  }

  /// How it is written.
  public let form: Form
  /// What it says; whether there is such a day, only its calendar knows.
  public let date: CalendarDate
  /// The calendar that an annotation `[u-ca=ID]` names, to show the day in. The date itself is ISO.
  public let calendar: CalendarID?

  /// Reads a date.
  ///
  /// - Throws: a ``DateTextError`` naming the first thing that is wrong.
  public init(_ text: String) throws(DateTextError) {
    var copy = text
    self = try copy.withUTF8 { bytes in Result { () throws(DateTextError) in try DateText(utf8: bytes) } }.get()
  }

  /// Reads a date from the bytes of UTF-8.
  ///
  /// - Throws: a ``DateTextError`` naming the first thing that is wrong.
  public init(utf8 bytes: UnsafeBufferPointer<UInt8>) throws(DateTextError) {
    var reader = TextReader(bytes)
    guard !reader.isAtEnd else { throw .noDate }
    let year = try reader.year()
    let form: Form = reader.next == UInt8(ascii: "M") ? .fields : .iso
    guard year.isWhole(in: form) else { throw .year(year.text, form) }
    guard !year.isNegativeZero else { throw .negativeZero(year.text) }
    let month = try reader.month(form)
    let day = try reader.day()
    self.form = form
    date = CalendarDate(year: year.number, month: month, day: day)
    if reader.isAtEnd {
      calendar = nil
    } else {
      guard reader.next == UInt8(ascii: "[") else { throw .afterDate(reader.rest) }
      guard form == .iso else { throw .annotatedFields(reader.rest) }
      calendar = try reader.annotations()
    }
  }

  /// The day.
  ///
  /// - Parameter calendar: whose the fields are. An ISO date does not ask.
  /// - Throws: a `CalendarError` naming the first field that is wrong: year, month, day.
  public func fixedDay(fieldsOf calendar: CalendarID) throws(CalendarError) -> FixedDay {
    try (form == .iso ? .iso8601 : calendar).fixedDay(of: date)
  }
}

/// A year as it is written.
private struct YearText {
  let number: Int32
  let digits: Int
  let isSigned: Bool
  let isNegativeZero: Bool
  let text: String

  func isWhole(in form: DateText.Form) -> Bool {
    switch form {
    case .iso: digits == (isSigned ? 6 : 4)
    case .fields: digits >= 1 && digits <= 6
    }
  }
}

extension TextReader {
  /// Reads a year and the hyphen after it.
  fileprivate mutating func year() throws(DateTextError) -> YearText {
    let start = self
    let isNegative = take("-")
    let isSigned = isNegative || take("+")
    let (number, digits) = self.digits()
    // The text is for messages: whatever stands where the year should, and no `String` where all is well.
    let isPlain = digits == (isSigned ? 6 : 4) && !(isNegative && number == 0)
    let end = self
    guard take("-"), digits > 0 else { throw .noYear(start.rest) }
    return YearText(
      number: isNegative ? -number : number, digits: digits, isSigned: isSigned,
      isNegativeZero: isNegative && number == 0, text: isPlain ? "" : end.text(from: start.position))
  }

  /// Reads a month and the hyphen after it.
  fileprivate mutating func month(_ form: DateText.Form) throws(DateTextError) -> MonthCode {
    let start = position
    let month: MonthCode?
    switch form {
    case .fields: month = monthCode()
    case .iso:
      let (number, digits) = self.digits()
      month = digits == 2 ? MonthCode(UInt8(truncatingIfNeeded: number)) : nil
    }
    guard let month, take("-") else {
      take { $0 != UInt8(ascii: "-") }
      throw .month(text(from: start), form)
    }
    return month
  }

  /// Reads a day, which something that is no digit may follow.
  fileprivate mutating func day() throws(DateTextError) -> Int32 {
    let start = position
    let (number, digits) = self.digits()
    guard digits == 2 else {
      take { $0 != UInt8(ascii: "[") }
      throw .day(text(from: start))
    }
    return number
  }
}
