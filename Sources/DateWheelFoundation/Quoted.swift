/// A text that somebody gave, for a message: in quotation marks, in one line of visible characters, and not too long.
public func quoted(_ text: String) -> String {
  var quoted = "\""
  for character in text.unicodeScalars.prefix(longestQuotation) {
    let isVisible =
      !character.properties.isDefaultIgnorableCodePoint && !hidden.contains(character.properties.generalCategory)
    quoted += isVisible ? String(character) : character.escaped(asASCII: true)
  }
  return quoted + (text.unicodeScalars.count > longestQuotation ? "…\"" : "\"")
}

private let longestQuotation = 60

/// What would end a line, steer a terminal or show nothing.
private let hidden: Set<Unicode.GeneralCategory> = [
  .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned,
]
