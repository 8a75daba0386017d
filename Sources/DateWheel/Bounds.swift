import CalendarSystems

/// The days that may be chosen: an interval inside the calendar's supported range, never empty.
struct Bounds: Equatable, Sendable {
  let first: FixedDay
  let last: FixedDay
  /// The years of the first and the last day, so that a year row is judged without laying out its year.
  let years: ClosedRange<Int32>

  /// - Throws: ``PickerError`` when the bounds are the wrong way round, or leave no day of the calendar.
  init(_ configuration: PickerConfiguration) throws(PickerError) {
    let calendar = configuration.calendar
    let minimum = configuration.minimum
    let maximum = configuration.maximum
    if let minimum, let maximum, minimum > maximum {
      throw .minimumAboveMaximum(minimum: minimum, maximum: maximum)
    }
    do throws(CalendarError) {
      let supported = calendar.years
      let opening = minimum == nil ? max(supported.lowerBound, calendar.yearOne) : supported.lowerBound
      let start = try calendar.layout(ofYear: opening).newYear
      let end = try calendar.layout(ofYear: supported.upperBound).lastDay
      first = max(minimum ?? start, start)
      last = min(maximum ?? end, end)
      guard first <= last else {
        throw CalendarError.fixedDayOutOfRange(first)
      }
      years = try calendar.date(of: first).year...calendar.date(of: last).year
    } catch {
      throw .boundsOutsideCalendar(minimum: minimum, maximum: maximum)
    }
  }

  func contains(_ day: FixedDay) -> Bool {
    day >= first && day <= last
  }

  /// Whether some day from `start` to `end` may be chosen.
  func overlaps(from start: FixedDay, to end: FixedDay) -> Bool {
    start <= last && end >= first
  }

  /// The nearest day within the bounds.
  func nearest(to day: FixedDay) -> FixedDay {
    min(max(day, first), last)
  }
}
