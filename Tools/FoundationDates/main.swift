// What Foundation makes of each day from a first to a last one, in the calendars that it has:
//
//     FoundationDates FIRST LAST ID ...    days as seconds since 1970-01-01 by 86 400
//
// A calendar is a line "calendar ID", or "lacking ID". After it comes a line "day era year month leap day" in
// Foundation's own numbers for each day that is not just one day later in the month than the day before.
import Foundation

private let identifiers: [String: Calendar.Identifier] = {
  var identifiers: [String: Calendar.Identifier] = [
    "gregory": .gregorian, "iso8601": .iso8601, "buddhist": .buddhist, "roc": .republicOfChina, "japanese": .japanese,
    "coptic": .coptic, "ethiopic": .ethiopicAmeteMihret, "ethioaa": .ethiopicAmeteAlem, "indian": .indian,
    "persian": .persian, "islamic-civil": .islamicCivil, "islamic-tbla": .islamicTabular,
    "islamic-umalqura": .islamicUmmAlQura, "hebrew": .hebrew, "chinese": .chinese,
  ]
  if #available(macOS 26, iOS 26, *) {
    identifiers["dangi"] = .dangi
    identifiers["vietnamese"] = .vietnamese
  }
  return identifiers
}()

private struct Fields: Equatable {
  var era: Int
  var year: Int
  var month: Int
  var isLeap: Bool
  var day: Int

  init(_ calendar: Calendar, day: Int) {
    let noon = Date(timeIntervalSince1970: (Double(day) + 0.5) * 86_400)
    let fields = calendar.dateComponents([.era, .year, .month, .isLeapMonth, .day], from: noon)
    era = fields.era ?? 0
    year = fields.year ?? 0
    month = fields.month ?? 0
    isLeap = fields.isLeapMonth ?? false
    self.day = fields.day ?? 0
  }
}

private func printDates(of identifier: String, days: ClosedRange<Int>) {
  guard let known = identifiers[identifier] else {
    print("lacking \(identifier)")
    return
  }
  print("calendar \(identifier)")
  var calendar = Calendar(identifier: known)
  calendar.timeZone = .gmt
  var expected: Fields?
  for day in days {
    var fields = Fields(calendar, day: day)
    if fields != expected {
      print(day, fields.era, fields.year, fields.month, fields.isLeap ? 1 : 0, fields.day)
    }
    fields.day += 1
    expected = fields
  }
}

private let arguments = CommandLine.arguments.dropFirst()
private let numbers = arguments.prefix(2).compactMap { Int($0) }
guard numbers.count == 2, numbers[0] <= numbers[1] else {
  FileHandle.standardError.write(Data("usage: FoundationDates FIRST LAST ID ...\n".utf8))
  exit(2)
}
for identifier in arguments.dropFirst(2) { printDates(of: identifier, days: numbers[0]...numbers[1]) }
