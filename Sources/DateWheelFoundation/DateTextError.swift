/// Why a text is no date: the first thing that is wrong, as it was written.
public enum DateTextError: Error, Equatable, CustomStringConvertible, Sendable {
  /// There is no text.
  case noDate
  /// The text does not begin with a year and a hyphen.
  case noYear(String)
  /// The year has too few or too many digits for the form of the date.
  case year(String, DateText.Form)
  /// Year 0 has no sign.
  case negativeZero(String)
  /// The month is not written as the form of the date asks.
  case month(String, DateText.Form)
  /// The day is not two digits.
  case day(String)
  /// Something follows the date that is no annotation.
  case afterDate(String)
  /// An annotation is not as RFC 9557 has it.
  case annotation(String)
  /// An annotation that must be understood is not.
  case criticalAnnotation(String)
  /// A second calendar, where one of the two is critical.
  case contradiction(String)
  /// An annotation names a calendar that there is not.
  case unknownCalendar(UnknownCalendar)
  /// Fields are no ISO date, which alone can be annotated.
  case annotatedFields(String)

  /// The field, its value and what is allowed.
  public var description: String {
    switch self {
    case .noDate: "no date; \(Self.forms)"
    case .noYear(let text): "\(quoted(text)) does not begin with a year and a hyphen; \(Self.forms)"
    case .year(let text, .iso):
      "year \(quoted(text)): an ISO date has four digits, or a sign and six digits, as in 2012-04-04 and -000586-07-24"
    case .year(let text, .fields): "year \(quoted(text)): one to six digits are allowed"
    case .negativeZero(let text): "year \(quoted(text)): year 0 has no sign; write 0000"
    case .month(let text, .iso):
      "month \(quoted(text)): two digits are allowed, as in 2012-04-04, or a month code, as in 5784-M05L-30"
    case .month(let text, .fields): "month \(quoted(text)): M, two digits and perhaps L are allowed, as in M05 and M05L"
    case .day(let text): "day \(quoted(text)): two digits are allowed"
    case .afterDate(let text): "\(quoted(text)) after the date: only an annotation such as [u-ca=hebrew] may follow"
    case .annotation(let text): "annotation \(quoted(text)): [key=value] is allowed, as in [u-ca=hebrew]"
    case .criticalAnnotation(let text):
      "annotation \(quoted(text)): marked as critical by !, but only u-ca is known here"
    case .contradiction(let text): "annotation \(quoted(text)): a second calendar, and one of them is critical"
    case .unknownCalendar(let error): "annotation u-ca: \(error)"
    case .annotatedFields(let text): "\(quoted(text)) after the date: only an ISO date may have annotations"
    }
  }

  private static let forms = "a date is written 2012-04-04, or as fields of a calendar 5784-M05L-30"
}
