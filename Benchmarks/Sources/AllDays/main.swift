// AllDays [CALENDAR ...]
//
// Tries the laws of the calendars named, or of all, on every day and year of their ranges, on all processors at once.
// Ends with an error at the first law that is broken.

import CalendarSystems

let all = (UInt8.min...UInt8.max).compactMap(CalendarID.init(rawValue:))
let names = CommandLine.arguments.dropFirst()
let calendars = names.isEmpty ? all : all.filter { names.contains("\($0)") }
guard calendars.count == (names.isEmpty ? all.count : names.count), !calendars.isEmpty else {
  fail("the calendars are " + all.map { "\($0)" }.joined(separator: ", "))
}

var days = 0
for calendar in calendars {
  let start = ContinuousClock.now
  let range = try DaysAndYears(of: calendar)
  let tried = range.tryLaws()
  days += tried
  let seconds = start.duration(to: .now).components.seconds
  print("\(calendar): \(tried) days, \(range.years.count) years, every law kept, in \(seconds) s")
}
print("\(calendars.count) calendars, \(days) days.")
