/// An interval of the picker's line. It is empty where the last moment comes before the first.
struct Span: Equatable, Sendable {
  var first: Moment
  var last: Moment

  var isEmpty: Bool { last < first }

  /// Whether the days of the span hold a day.
  func holds(day line: Int32) -> Bool { line >= first.line && line <= last.line }
}
