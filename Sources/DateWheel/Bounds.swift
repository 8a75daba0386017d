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

  /// Only days from `first` through `last` are looked at from now on: some of those within the bounds.
  mutating func narrow(from first: FixedDay, through last: FixedDay) {
    self.first = max(self.first, Moment(first))
    self.last = min(self.last, Moment(last, second: Moment.secondsInDay &- 1))
  }

  /// Whether a moment lies within the bounds.
  func contains(_ moment: Moment) -> Bool {
    isOverMidnight ? moment >= first || moment <= last : moment >= first && moment <= last
  }

  /// The nearest moment within the bounds; of two equally near ones the later, unless the move went back. A moment that is
  /// as late as an end stays itself, with its pass.
  ///
  /// - Parameters:
  ///   - field: the finest field that is asked for. A moment with the fields up to it as they are asked for comes first, then
  ///     one with those up to the next coarser, and so on. Only a window over midnight leaves a choice.
  ///   - fields: those of the picker.
  @inline(never)  // Once in the module, not once a caller.
  func nearest(
    to moment: Moment, holding field: Field? = nil, of fields: FieldSet = FieldSet(rawValue: 0), movesBack: Bool
  )
    -> Moment
  {
    guard isOverMidnight else { return min(max(first, moment), last) }
    if contains(moment) { return moment }
    var held = field
    while let next = held {
      let asked = moment.second / next.seconds
      let (holdsFirst, holdsLast) = (first.second / next.seconds == asked, last.second / next.seconds == asked)
      if holdsFirst != holdsLast { return holdsFirst ? first : last }
      held = holdsFirst ? nil : fields.coarser(than: next)
    }
    let toFirst = first.second &- moment.second
    let toLast = moment.second &- last.second
    return toFirst < toLast || toFirst == toLast && !movesBack ? first : last
  }
}
