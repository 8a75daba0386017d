// Benchmarks [--rounds N] [--module-bytes N] [--save FILE] [--compare FILE] [PREFIX ...]
//
// Measures the cases whose names begin with one of the prefixes, and prints them beside their rivals and budgets.

import CalendarSystems

let options = try Options(CommandLine.arguments.dropFirst())
let calendars = (UInt8.min...UInt8.max).compactMap(CalendarID.init(rawValue:))

var subjects = try calendars.flatMap(cases(of:)) + casesOfPicker()
if !options.prefixes.isEmpty {
  subjects = subjects.filter { subject in options.prefixes.contains { subject.name.hasPrefix($0) } }
}
let wanted = Set(subjects.flatMap { [$0.chrono, $0.foundation].compactMap(\.self) })
let rivals = (casesOfChrono() + calendars.flatMap(casesOfFoundation)).filter { wanted.contains($0.name) }

let report = Report(
  subjects: subjects, rivals: rivals, medians: measure(rivals + subjects, rounds: options.rounds),
  moduleBytes: options.moduleBytes)
try report.print(besides: options.compare)
if let file = options.save { try report.save(to: file) }
