import CalendarSystems
import EngineProbe
import Testing

/// The laws of ``CalendarLaw`` over every calendar.
struct CalendarContract {
  @Test func `There are calendars to test`() {
    #expect(allCalendars.count >= 2)
  }

  @Test(arguments: allCalendars)
  func `The range has its ends and the month set is in order`(calendar: CalendarID) {
    #expect(brokenLaw(of: calendar, on: .calendar) == nil)
  }

  @Test(arguments: allCalendars)
  func `Every day from 1600 to 2400 keeps the laws`(calendar: CalendarID) throws {
    let days = try calendar.days(from: FixedDay(iso: 1600, 1, 1), through: FixedDay(iso: 2400, 12, 31))
    #expect(firstBroken(of: calendar, onDays: days.lowerBound.rataDie...days.upperBound.rataDie) == nil)
  }

  @Test(arguments: allCalendars)
  func `Every year from 1600 to 2400 keeps the laws`(calendar: CalendarID) throws {
    let days = try calendar.days(from: FixedDay(iso: 1600, 1, 1), through: FixedDay(iso: 2400, 12, 31))
    let years = try calendar.date(of: days.lowerBound).year...calendar.date(of: days.upperBound).year
    #expect(firstBroken(of: calendar, inYears: years) == nil)
  }

  @Test func `Only calendars of tables end between 1600 and 2400`() throws {
    let ending = try allCalendars.filter {
      try $0.days(from: FixedDay(iso: 1600, 1, 1), through: FixedDay(iso: 2400, 12, 31)).count != 292_560
    }
    #expect(ending == [.nepali, .islamicUmalqura, .chinese, .dangi, .vietnamese])
  }

  @Test(arguments: allCalendars)
  func `The days and years around both ends of the range keep the laws`(calendar: CalendarID) throws {
    let years = calendar.years
    let first = try calendar.layout(ofYear: years.lowerBound).newYear.rataDie
    let last = try calendar.layout(ofYear: years.upperBound).lastDay.rataDie
    #expect(firstBroken(of: calendar, onDays: first...first + 2_000) == nil)
    #expect(firstBroken(of: calendar, onDays: last - 2_000...last) == nil)
    #expect(firstBroken(of: calendar, inYears: years.lowerBound...years.lowerBound + 5) == nil)
    #expect(firstBroken(of: calendar, inYears: years.upperBound - 5...years.upperBound) == nil)
  }

  @Test(arguments: allCalendars)
  func `Random days and years of the whole range keep the laws`(calendar: CalendarID) throws {
    let first = try calendar.layout(ofYear: calendar.years.lowerBound).newYear.rataDie
    let last = try calendar.layout(ofYear: calendar.years.upperBound).lastDay.rataDie
    var generator = SeededGenerator(seed: UInt64(calendar.rawValue))
    for _ in 1...5_000 {
      let day = Int32.random(in: first...last, using: &generator)
      if let broken = firstBroken(of: calendar, onDays: day...day) {
        Issue.record("\(broken)")
        break
      }
    }
    for _ in 1...300 {
      let year = Int32.random(in: calendar.years, using: &generator)
      if let broken = firstBroken(of: calendar, inYears: year...year) {
        Issue.record("\(broken)")
        break
      }
    }
  }
}

extension FixedDay: Strideable {
  public func distance(to other: FixedDay) -> Int { Int(other - self) }
  public func advanced(by days: Int) -> FixedDay { self + Int32(days) }
}

extension CalendarID {
  /// The days from `first` to `last` that the calendar answers for.
  fileprivate func days(from first: FixedDay, through last: FixedDay) throws -> ClosedRange<FixedDay> {
    let start = try layout(ofYear: years.lowerBound).newYear
    let end = try layout(ofYear: years.upperBound).lastDay
    return max(first, start)...min(last, end)
  }
}

/// A day or a year that breaks a law.
private struct Counterexample: Equatable {
  let law: CalendarLaw
  let number: Int32
}

private func firstBroken(of calendar: CalendarID, onDays days: ClosedRange<Int32>)
  -> Counterexample?
{
  for number in days {
    if let law = brokenLaw(of: calendar, on: .day(FixedDay(number))) {
      return Counterexample(law: law, number: number)
    }
  }
  return nil
}

private func firstBroken(of calendar: CalendarID, inYears years: ClosedRange<Int32>)
  -> Counterexample?
{
  for number in years {
    if let law = brokenLaw(of: calendar, on: .year(number)) {
      return Counterexample(law: law, number: number)
    }
  }
  return nil
}
