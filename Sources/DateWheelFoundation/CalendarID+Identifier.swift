public import CalendarSystems

extension CalendarID {
  /// Every calendar and its identifier, in the order in which they are listed to people.
  private static let named: [(identifier: String, calendar: CalendarID)] = [
    ("gregory", .gregory),
    ("iso8601", .iso8601),
    ("julian", .julian),
    ("buddhist", .buddhist),
    ("roc", .roc),
    ("japanese", .japanese),
    ("coptic", .coptic),
    ("ethiopic", .ethiopic),
    ("ethioaa", .ethioaa),
    ("indian", .indian),
    ("persian", .persian),
    ("nepali", .nepali),
    ("islamic-civil", .islamicCivil),
    ("islamic-tbla", .islamicTbla),
    ("islamic-umalqura", .islamicUmalqura),
    ("hebrew", .hebrew),
    ("chinese", .chinese),
    ("dangi", .dangi),
    ("vietnamese", .vietnamese),
  ]

  /// By the raw value, so that no list is searched where dates are written.
  private static let identifiers: [String] = {
    var identifiers = [String](repeating: "", count: named.count)
    for (identifier, calendar) in named { identifiers[Int(calendar.rawValue)] = identifier }
    return identifiers
  }()

  /// All calendars: first the solar, then the lunar, then the lunisolar.
  public static let all: [CalendarID] = named.map(\.calendar)

  /// The name of the calendar in CLDR, such as `islamic-umalqura`; `julian`, `nepali` and `vietnamese`, which CLDR
  /// lacks, are named alike.
  public var identifier: String { Self.identifiers[Int(rawValue)] }

  /// The calendar with this ``identifier``, in small or capital letters.
  ///
  /// - Throws: ``UnknownCalendar``, which lists the identifiers. It never stands for another calendar.
  public init(identifier: String) throws(UnknownCalendar) {
    let wanted = identifier.lowercased()
    guard let found = Self.named.first(where: { $0.identifier == wanted }) else {
      throw UnknownCalendar(identifier: identifier)
    }
    self = found.calendar
  }
}

/// There is no calendar with this identifier.
public struct UnknownCalendar: Error, Equatable, CustomStringConvertible {
  /// As it was given.
  public let identifier: String

  /// What was given, and what is allowed.
  public var description: String {
    "\(quoted(identifier)) is no calendar; there are \(CalendarID.all.map(\.identifier).joined(separator: ", "))"
  }
}
