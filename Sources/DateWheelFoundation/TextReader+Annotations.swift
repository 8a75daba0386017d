import CalendarSystems

// Annotations, the suffix of RFC 9557, section 4.1: a time zone at the front, then keys with values. A date has no use
// for a time zone.

extension TextReader {
  /// Reads annotations up to the end of the text, and returns the calendar that they name.
  ///
  /// An annotation that is not understood is passed over, unless it is critical, `[!key=value]`. Of several calendars the
  /// first counts, unless one of them is critical: then they contradict each other.
  mutating func annotations() throws(DateTextError) -> CalendarID? {
    var calendar: CalendarID?
    var hasCalendar = false
    var isCritical = false
    var isFirst = true
    while !isAtEnd {
      let start = position
      let annotation = try annotation(mayBeZone: isFirst)
      isFirst = false
      if annotation.key == "u-ca" {
        isCritical = isCritical || annotation.isCritical
        if hasCalendar, isCritical { throw .contradiction(text(from: start)) }
        if !hasCalendar { calendar = try TextReader.calendar(annotation.value) }
        hasCalendar = true
      } else if annotation.isCritical {
        throw .criticalAnnotation(text(from: start))
      }
    }
    return calendar
  }

  private static func calendar(_ identifier: String) throws(DateTextError) -> CalendarID {
    do {
      return try CalendarID(identifier: identifier)
    } catch {
      throw .unknownCalendar(error)
    }
  }

  private struct Annotation {
    var isCritical: Bool
    /// `nil` for a time zone.
    var key: String?
    var value: String
  }

  private mutating func annotation(mayBeZone: Bool) throws(DateTextError) -> Annotation {
    let start = self
    guard take("[") else { throw .afterDate(rest) }
    let isCritical = take("!")
    let content = position
    take { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "]") }
    let front = text(from: content)
    if take("]") {
      guard mayBeZone, isZone(front) else { throw .annotation(start.rest) }
      return Annotation(isCritical: isCritical, key: nil, value: front)
    }
    guard take("="), isKey(front) else { throw .annotation(start.rest) }
    let valueStart = position
    take { $0 != UInt8(ascii: "]") }
    let value = text(from: valueStart)
    guard take("]"), isValue(value) else { throw .annotation(start.rest) }
    return Annotation(isCritical: isCritical, key: front, value: value)
  }
}

private func isSmallLetter(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
private func isAlphanumeric(_ byte: UInt8) -> Bool { isSmallLetter(byte | 0x20) || isDigit(byte) }

/// A small letter or `_`, and then also digits and hyphens.
private func isKey(_ text: String) -> Bool {
  guard let first = text.utf8.first, isSmallLetter(first) || first == UInt8(ascii: "_") else { return false }
  return text.utf8.allSatisfy { isSmallLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
}

/// Letters and digits, in groups that hyphens part.
private func isValue(_ text: String) -> Bool {
  text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    .allSatisfy { !$0.isEmpty && $0.allSatisfy(isAlphanumeric) }
}

/// A name such as `Europe/London`, or an offset such as `+05:45`.
private func isZone(_ text: String) -> Bool {
  let others: StaticString = "._+-/:"
  return !text.isEmpty
    && text.utf8.allSatisfy { byte in isAlphanumeric(byte) || others.withUTF8Buffer { $0.contains(byte) } }
}
