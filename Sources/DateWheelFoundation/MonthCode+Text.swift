public import CalendarSystems

extension MonthCode {
  /// The code as ECMAScript Temporal writes it: `M05`, or `M05L` for a leap month.
  public var text: String {
    var text = TextBuffer()
    text.append(self)
    return text.string
  }

  /// The month with this code; `nil` when the text is not `M`, two digits and perhaps `L`.
  public init?(_ text: String) {
    var copy = text
    let month = copy.withUTF8 { bytes -> MonthCode? in
      var reader = TextReader(bytes)
      let month = reader.monthCode()
      return reader.isAtEnd ? month : nil
    }
    guard let month else { return nil }
    self = month
  }
}
