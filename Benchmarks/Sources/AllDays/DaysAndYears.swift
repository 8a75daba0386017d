import CalendarSystems
import Dispatch
import Foundation

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

  /// Returns how many days have been tried.
  func tryLaws() -> Int {
    if let law = brokenLaw(of: calendar, on: .calendar) { fail("\(calendar) breaks the law \(law)") }
    let tried = inPieces(of: years, length: 1_000) { year in
      if let law = brokenLaw(of: calendar, on: .year(year)) {
        fail("\(calendar) breaks the law \(law) in the year \(year)")
      }
      if let (day, law) = brokenDay(of: calendar, inYear: year) {
        fail("\(calendar) breaks the law \(law) on R.D. \(day.rataDie), in the year \(year)")
      }
      guard let layout = try? calendar.layout(ofYear: year) else { fail("\(calendar) has no year \(year)") }
      return Int(layout.length)
    }
    guard tried == days.count else { fail("\(calendar): \(tried) days were tried, not \(days.count)") }
    return tried
  }

  /// The sum of what `run` returns for each number of the range.
  private func inPieces(of range: ClosedRange<Int32>, length: Int, _ run: @Sendable (Int32) -> Int) -> Int {
    let pieces = (range.count + length - 1) / length
    var sums = [Int](repeating: 0, count: pieces)
    // Each piece has a place of its own for its sum.
    sums.withUnsafeMutableBufferPointer { buffer in
      let sums = Sums(buffer: buffer)
      DispatchQueue.concurrentPerform(iterations: pieces) { piece in
        let first = range.lowerBound + Int32(piece * length)
        let last = min(first + Int32(length) - 1, range.upperBound)
        sums.buffer[piece] = (first...last).reduce(0) { $0 + run($1) }
      }
    }
    return sums.reduce(0, +)
  }
}

private struct Sums: @unchecked Sendable {
  let buffer: UnsafeMutableBufferPointer<Int>
}

@Sendable
func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  exit(1)
}
