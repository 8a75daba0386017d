import CalendarSystems
import DateWheel

// Days and their ISO names: what the page needs for values written as text.

/// The fixed day of an ISO date, to `answer`. Returns whether there is such a date.
@_expose(wasm, "isoDay")
@_cdecl("datewheel_isoDay")
public func isoDay(year: Int32, month: Int32, day: Int32, answer: UnsafeMutablePointer<Int32>) -> Bool {
  guard
    let month = UInt8(exactly: month),
    let fixed = try? GregorianCalendar.fixedDay(of: CalendarDate(year: year, month: MonthCode(month), day: day))
  else { return false }
  answer[0] = fixed.rataDie
  return true
}

/// The Monday of an ISO week, to `answer`. Returns whether there is such a week.
@_expose(wasm, "isoWeekDay")
@_cdecl("datewheel_isoWeekDay")
public func isoWeekDay(year: Int32, week: Int32, answer: UnsafeMutablePointer<Int32>) -> Bool {
  guard week >= 1, week <= 53, isoDay(year: year, month: 1, day: 4, answer: answer) else { return false }
  let fourth = FixedDay(rataDie: answer[0])  // Always in the first week.
  let monday = fourth - (fourth.weekday - 1) + 7 * (week - 1)
  answer[0] = monday.rataDie
  // A week belongs to the year of its Thursday.
  return (try? GregorianCalendar.date(of: monday + 3))?.year == year
}

/// The ISO year, month and day of a fixed day, to `answer`; then the ISO week year and week.
@_expose(wasm, "isoDate")
@_cdecl("datewheel_isoDate")
public func isoDate(day: Int32, answer: UnsafeMutablePointer<Int32>) {
  let day = FixedDay(rataDie: day)
  let thursday = day + (4 - day.weekday)
  // Every day of a picker is one that a page can name, and so one of `gregory`.
  guard let date = try? GregorianCalendar.date(of: day), let inWeek = try? GregorianCalendar.date(of: thursday),
    let newYear = try? GregorianCalendar.fixedDay(of: CalendarDate(year: inWeek.year, month: MonthCode(1), day: 1))
  else { return }
  answer[0] = date.year
  answer[1] = Int32(date.month.number)
  answer[2] = date.day
  answer[3] = inWeek.year
  answer[4] = (thursday - newYear) / 7 + 1
}
