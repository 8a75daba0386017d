import CalendarSystems

/// The days that may be chosen: an interval inside the calendar's supported range, never empty.
struct Bounds: Equatable, Sendable {
  private(set) var first = FixedDay(rataDie: 0)
  private(set) var last = FixedDay(rataDie: 0)
  /// The dates of these days, so that rows are judged by comparing numbers.
  private(set) var firstDate = PackedDate()
  private(set) var lastDate = PackedDate()

  /// Bounds of nothing yet.
  init() {}

  /// - Throws: ``PickerError`` when the bounds are the wrong way round, or leave no day of the calendar.
  @inline(never)  // Once in the module, not once a caller.
  init(_ configuration: PickerConfiguration) throws(PickerError) {
    let calendar = configuration.calendar
    let minimum = configuration.minimum
    let maximum = configuration.maximum
    if let minimum, let maximum, minimum > maximum { throw .minimumAboveMaximum }
    do throws(CalendarError) {
      let supported = calendar.years
      let opening = minimum == nil ? max(supported.lowerBound, calendar.yearOne) : supported.lowerBound
      let start = try calendar.layout(ofYear: opening).newYear
      let end = try calendar.layout(ofYear: supported.upperBound).lastDay
      first = max(minimum ?? start, start)
      last = min(maximum ?? end, end)
      guard first <= last else { throw .fixedDayOutOfRange(first) }
      firstDate = calendar.packedDate(of: first) ?? firstDate
      lastDate = calendar.packedDate(of: last) ?? lastDate
    } catch {
      throw .boundsOutsideCalendar
    }
  }

  /// The nearest day within the bounds.
  func nearest(to day: FixedDay) -> FixedDay {
    min(max(day, first), last)
  }
}
