// AllDays [CALENDAR ...]
//
// Tries the laws of the calendars named, or of all, on every day and year of their ranges, on all processors at once.
// Ends with an error at the first law that is broken.

import CalendarSystems
import Dispatch
import Foundation

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
  range.tryLaws()
  days += range.days.count
  let seconds = start.duration(to: .now).components.seconds
  print("\(calendar): \(range.days.count) days, \(range.years.count) years, every law kept, in \(seconds) s")
}
print("\(calendars.count) calendars, \(days) days.")

/// Everything that a calendar answers for.
struct DaysAndYears {
  let calendar: CalendarID
  let years: ClosedRange<Int32>
  let days: ClosedRange<Int32>

  init(of calendar: CalendarID) throws {
    self.calendar = calendar
    years = calendar.years
    let first = try calendar.layout(ofYear: years.lowerBound).newYear
    days = first.rataDie...(try calendar.layout(ofYear: years.upperBound).lastDay.rataDie)
  }

  func tryLaws() {
    tryLaws(on: .calendar)
    inPieces(of: years, length: 2_000) { tryLaws(on: .year($0)) }
    inPieces(of: days, length: 500_000) { tryLaws(on: .day(FixedDay(rataDie: $0))) }
  }

  private func tryLaws(on subject: LawSubject) {
    if let law = brokenLaw(of: calendar, on: subject) { fail("\(calendar) breaks the law \(law) on \(subject)") }
  }

  private func inPieces(of range: ClosedRange<Int32>, length: Int, _ run: @Sendable (Int32) -> Void) {
    let pieces = (range.count + length - 1) / length
    var tried = [Int](repeating: 0, count: pieces)
    // Each piece has a place of its own to count in.
    tried.withUnsafeMutableBufferPointer { buffer in
      let counts = Counts(buffer: buffer)
      DispatchQueue.concurrentPerform(iterations: pieces) { piece in
        let first = range.lowerBound + Int32(piece * length)
        var number = first
        while number <= range.upperBound, number - first < length {
          run(number)
          number += 1
        }
        counts.buffer[piece] = Int(number - first)
      }
    }
    guard tried.reduce(0, +) == range.count else { fail("\(calendar): not every one of \(range) was tried") }
  }
}

private struct Counts: @unchecked Sendable {
  let buffer: UnsafeMutableBufferPointer<Int>
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  exit(1)
}
