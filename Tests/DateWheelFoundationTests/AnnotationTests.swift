import DateWheelFoundation
import Testing

/// Cases after RFC 9557, sections 3 and 4, and ECMAScript Temporal where the RFC leaves a choice.
struct AnnotationTests {
  @Test(arguments: [
    ("[u-ca=hebrew]", "hebrew"), ("[!u-ca=hebrew]", "hebrew"), ("[u-ca=islamic-umalqura]", "islamic-umalqura"),
    ("[u-ca=Hebrew]", "hebrew"), ("[Europe/London][u-ca=hebrew]", "hebrew"), ("[+05:45][u-ca=nepali]", "nepali"),
    ("[u-ca=hebrew][foo=bar]", "hebrew"), ("[foo=bar][_x-1=a-b][u-ca=hebrew]", "hebrew"),
    ("[u-ca=chinese][u-ca=japanese]", "chinese"), ("[u-ca=chinese][u-ca=nonsense]", "chinese"),
  ])
  func `An annotation names the calendar, the first if there are several`(suffix: String, calendar: String) throws {
    let text = try DateText("2012-04-04" + suffix)
    #expect(text.calendar?.identifier == calendar)
    #expect(text.date == (try DateText("2012-04-04")).date)
  }

  @Test(arguments: ["[foo=bar]", "[Europe/London]", "[UTC][foo=1]"])
  func `What is not understood and not critical is passed over`(suffix: String) throws {
    #expect(try DateText("2012-04-04" + suffix).calendar == nil)
  }

  @Test(arguments: [
    ("[!foo=bar]", DateTextError.criticalAnnotation("[!foo=bar]")), ("[!UTC]", .criticalAnnotation("[!UTC]")),
    ("[u-ca=hebrew][!foo=bar]", .criticalAnnotation("[!foo=bar]")),
    ("[u-ca=chinese][!u-ca=japanese]", .contradiction("[!u-ca=japanese]")),
    ("[!u-ca=chinese][u-ca=japanese]", .contradiction("[u-ca=japanese]")),
    ("[", .annotation("[")), ("[]", .annotation("[]")), ("[u-ca=hebrew", .annotation("[u-ca=hebrew")),
    ("[u-ca=]", .annotation("[u-ca=]")), ("[U-CA=hebrew]", .annotation("[U-CA=hebrew]")),
    ("[u-ca=he brew]", .annotation("[u-ca=he brew]")), ("[u-ca=-hebrew]", .annotation("[u-ca=-hebrew]")),
    ("[1=a]", .annotation("[1=a]")), ("[u-ca=hebrew][UTC]", .annotation("[UTC]")),
    ("[u-ca=hebrew]x", .afterDate("x")), ("[u-ca=hebrew] ", .afterDate(" ")),
  ])
  func `What is critical and not understood, contradicts or is malformed is refused`(
    suffix: String, error: DateTextError
  ) {
    #expect(throws: error) { try DateText("2012-04-04" + suffix) }
  }

  @Test(arguments: ["[u-ca=gregorian]", "[!u-ca=nonsense]"])
  func `An unknown calendar is refused, critical or not`(suffix: String) throws {
    let error = #expect(throws: DateTextError.self) { try DateText("2012-04-04" + suffix) }
    guard case .unknownCalendar = try #require(error) else {
      Issue.record("\(suffix) gives another error")
      return
    }
  }
}
