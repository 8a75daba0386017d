import CalendarSystems
import DateWheelFoundation
import Testing

struct NameTests {
  @Test func `Every calendar has an identifier of its own, which leads back to it`() throws {
    let all = (UInt8.min...UInt8.max).compactMap(CalendarID.init(rawValue:))
    #expect(Set(CalendarID.all) == Set(all))
    #expect(CalendarID.all.count == all.count)
    #expect(Set(all.map(\.identifier)).count == all.count)
    for calendar in all { #expect(try CalendarID(identifier: calendar.identifier) == calendar) }
  }

  /// By the list of calendars in CLDR, `common/bcp47/calendar.xml`.
  @Test(arguments: [
    ("gregory", CalendarID.gregory), ("iso8601", .iso8601), ("buddhist", .buddhist), ("roc", .roc),
    ("japanese", .japanese), ("coptic", .coptic), ("ethiopic", .ethiopic), ("ethioaa", .ethioaa), ("indian", .indian),
    ("persian", .persian), ("islamic-civil", .islamicCivil), ("islamic-tbla", .islamicTbla),
    ("islamic-umalqura", .islamicUmalqura), ("hebrew", .hebrew), ("chinese", .chinese), ("dangi", .dangi),
    ("julian", .julian), ("nepali", .nepali), ("vietnamese", .vietnamese),
  ])
  func `Calendars carry the names of CLDR`(identifier: String, calendar: CalendarID) throws {
    #expect(calendar.identifier == identifier)
    #expect(try CalendarID(identifier: identifier) == calendar)
    #expect(try CalendarID(identifier: identifier.uppercased()) == calendar)
  }

  @Test(arguments: ["", "gregorian", "islamic", "hebrew ", "he"])
  func `An unknown calendar is an error that lists the known ones`(identifier: String) throws {
    let error = #expect(throws: UnknownCalendar.self) { try CalendarID(identifier: identifier) }
    let message = try #require(error).description
    #expect(message.hasPrefix("\"\(identifier)\" is no calendar; there are gregory, iso8601, julian, "))
    #expect(message.hasSuffix(", hebrew, chinese, dangi, vietnamese"))
  }

  /// By the table of eras in ECMAScript's proposal "Intl era and monthCode".
  @Test(arguments: [
    (CalendarID.gregory, ["bce", "ce"]), (.iso8601, []), (.buddhist, ["be"]), (.roc, ["broc", "roc"]),
    (.japanese, ["bce", "ce", "meiji", "taisho", "showa", "heisei", "reiwa"]), (.coptic, ["am"]),
    (.ethiopic, ["aa", "am"]), (.ethioaa, ["aa"]), (.indian, ["shaka"]), (.persian, ["ap"]),
    (.islamicCivil, ["bh", "ah"]), (.islamicTbla, ["bh", "ah"]), (.islamicUmalqura, ["ah"]), (.hebrew, ["am"]),
    (.chinese, []), (.dangi, []),
  ])
  func `Eras carry the codes of Temporal, in the order of time`(calendar: CalendarID, codes: [String]) {
    #expect(calendar.eras.all.map(\.code) == codes)
  }

  @Test(arguments: [
    ("M01", MonthCode(1)), ("M05L", MonthCode(5, isLeap: true)), ("M13", MonthCode(13)), ("M00", MonthCode(0)),
    ("M99L", MonthCode(99, isLeap: true)),
  ])
  func `Month codes are written and read`(text: String, month: MonthCode) {
    #expect(month.text == text)
    #expect(MonthCode(text) == month)
  }

  @Test(arguments: ["", "M", "M1", "M001", "m01", "M01l", "M01LL", "01", "M0L", " M01", "M01 ", "M٠١"])
  func `What is no month code is not read`(text: String) {
    #expect(MonthCode(text) == nil)
  }

  @Test func `A quotation is one visible line and not too long`() {
    #expect(quoted("2012") == "\"2012\"")
    #expect(quoted("a\u{1B}[31m\nb\u{202E}") == "\"a\\u{1B}[31m\\nb\\u{202E}\"")
    #expect(quoted("٢٠١٢ 年") == "\"٢٠١٢ 年\"")
    #expect(quoted(String(repeating: "x", count: 61)) == "\"\(String(repeating: "x", count: 60))…\"")
    #expect(quoted(String(repeating: "x", count: 60)) == "\"\(String(repeating: "x", count: 60))\"")
  }
}
