import CalendarSystems

/// Where all wheels stand together: the date that they ask for, and the day that it settles on.
struct Standing: Equatable, Sendable {
  /// The year of ``existing``.
  let layout: YearLayout
  /// The place in the year of ``existing``'s month.
  let ordinal: Int32
  /// The date asked for, made to exist: rows are judged against its year and month.
  let existing: CalendarDate
  /// The permitted day nearest to ``existing``: what the picker would hold if every wheel stopped now.
  let day: FixedDay

  /// Stands on a day that may be chosen.
  ///
  /// - Throws: ``PickerError/valueOutsideCalendar(_:)`` when the calendar does not reach it.
  init(on day: FixedDay, in calendar: CalendarID) throws(PickerError) {
    guard let layout = try? calendar.layout(containing: day), let date = layout.date(of: day),
      let ordinal = layout.ordinal(of: date.month)
    else { throw .valueOutsideCalendar(day) }
    self.layout = layout
    self.ordinal = ordinal
    self.existing = date
    self.day = day
  }

  /// Makes the date asked for exist in its year, then moves it into the bounds.
  ///
  /// *Existence*: a month code is carried over; a leap month that the year lacks becomes its ordinary partner; the
  /// day is no later than the month's last. *Permission*: for plain bounds the nearest possible day, whichever
  /// wheels are held, is the one that clamping the whole date gives.
  init(wish: CalendarDate, in layout: YearLayout, of monthSet: MonthSet, within bounds: Bounds) {
    let ordinal =
      layout.ordinal(of: wish.month)
      ?? layout.ordinal(of: monthSet.ordinaryPartner(of: wish.month))
      ?? layout.monthCount
    let day = min(max(wish.day, 1), layout.length(ofMonth: ordinal))
    self.layout = layout
    self.ordinal = ordinal
    self.existing = CalendarDate(year: layout.year, month: layout.code(ofMonth: ordinal), day: day)
    self.day = bounds.nearest(to: layout.firstDay(ofMonth: ordinal) + (day - 1))
  }

  /// Whether the bounds moved the date away from the one asked for.
  var isClamped: Bool { day != layout.firstDay(ofMonth: ordinal) + (existing.day - 1) }
}
