import CalendarSystems

/// The moments that may be chosen, on the picker's line: an interval, never empty. Its ends are possible moments.
struct Bounds: Equatable, Sendable {
  fileprivate(set) var first = Moment(second: 0)
  fileprivate(set) var last = Moment(second: 0)
  /// The dates of their days, so that rows are judged by comparing numbers.
  fileprivate(set) var firstDate = PackedDate()
  fileprivate(set) var lastDate = PackedDate()
  /// Times alone, from `first` over midnight to `last`: a window that the day's line holds in two pieces.
  fileprivate(set) var isOverMidnight = false

  /// Bounds of nothing yet.
  init() {}

  /// - Throws: ``PickerError`` when the bounds are the wrong way round, or leave no moment.
  @inline(never)  // Once in the module, not once a caller.
  init<Host: PickerHost>(_ configuration: PickerConfiguration, host: Host) throws(PickerError) {
    var minimum = try configuration.place(ofBound: configuration.minimum)
    let maximum = try configuration.place(ofBound: configuration.maximum)
    if let late = minimum, let maximum, maximum < late {
      guard configuration.dateKind == .none, !configuration.isDuration else { throw .minimumAboveMaximum }
      // On the grid the first time may be midnight: then nothing lies before it.
      isOverMidnight = configuration.grid.next(late.second) < Moment.secondsInDay
      if !isOverMidnight { minimum = nil }
    }
    let ends = try configuration.ends(isOpenBelow: minimum == nil)
    guard isOverMidnight || max(minimum ?? ends.first, ends.first) <= min(maximum ?? ends.last, ends.last) else {
      throw configuration.dateKind == .none ? .noMomentWithinBounds : .boundsOutsideCalendar
    }
    guard
      let first = configuration.possible(from: max(minimum ?? ends.first, ends.first), host: host),
      let last = configuration.possible(upTo: min(maximum ?? ends.last, ends.last), host: host),
      let firstDate = configuration.date(of: first.day), let lastDate = configuration.date(of: last.day),
      first <= last || isOverMidnight
    else { throw .noMomentWithinBounds }
    self.first = first
    self.last = last
    self.firstDate = firstDate
    self.lastDate = lastDate
  }

  /// Whether a moment lies within the bounds.
  func contains(_ moment: Moment) -> Bool {
    isOverMidnight ? moment >= first || moment <= last : moment >= first && moment <= last
  }

  /// The nearest moment within the bounds; of two equally near ones the later, unless the move went back. A moment that is
  /// as late as an end stays itself, with its pass.
  ///
  /// - Parameter held: the wheels that stay as they are asked, where a window over midnight leaves a choice.
  @inline(never)  // Once in the module, not once a caller.
  func nearest(to moment: Moment, movesBack: Bool, holding held: FieldSet = FieldSet(rawValue: 0)) -> Moment {
    guard isOverMidnight else { return min(max(first, moment), last) }
    if contains(moment) { return moment }
    var unit: Int32 = held.contains(.hour) ? 3_600 : 43_200
    while unit == 3_600 || unit == 43_200 && held.contains(.dayPeriod) {
      let holdsFirst = first.second / unit == moment.second / unit
      let holdsLast = last.second / unit == moment.second / unit
      if holdsFirst != holdsLast { return holdsFirst ? first : last }
      unit &*= 12
    }
    let toFirst = first.second &- moment.second
    let toLast = moment.second &- last.second
    return toFirst < toLast || toFirst == toLast && !movesBack ? first : last
  }
}
