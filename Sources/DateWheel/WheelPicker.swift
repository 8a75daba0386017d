import CalendarSystems

/// The wheels of a date picker: which rows they hold, what each row's state is, and what a move leads to.
///
/// A value without words, pixels or allocation. A face shows its rows and tells it about moves:
///
///     var picker = try WheelPicker(PickerConfiguration(calendar: .hebrew, today: today), value: Moment(day))
///     picker.turn(.year, to: picker.position(of: .year) + 1)   // a row passes under the bar
///     picker.rest(.year)                                       // the wheel stops
///     if let settlement = picker.settle() { roll(settlement) } // all wheels rest: roll to the date
///     let row = picker.row(of: .month, at: picker.position(of: .month))
///
/// Positions count rows. The row under the bar of a wheel that loops has many positions; they go on counting
/// without wrapping, so that a face can scroll by them.
///
/// A host with a time zone, or with days that it rules out, is passed to each call that may have to ask it.
///
/// Inside, one idea carries all fields: a row is an interval of the local time line (``span(of:_:)``), and what is permitted,
/// today's or held follows from it. The state lies in this value and is worked on where it lies, so what only reads is
/// `mutating` too, and what a face only asks works on a copy.
public struct WheelPicker: Equatable, Sendable {
  /// What the picker was asked to be.
  public internal(set) var configuration = PickerConfiguration(calendar: .gregory, today: FixedDay(rataDie: 0))

  // What begins as nothing but zeros lies together: so it is made by filling memory.

  /// The first and the last moment that may be chosen: possible ones.
  var bounds = Span(first: Moment(line: 0), last: Moment(line: 0))
  /// Where the wishes lead as far as existence has a say: rows are judged by it.
  var standing = Moment(line: 0)
  /// The days of the era of ``standing``; all days where eras have no wheel.
  var era = Span(first: Moment(line: 0), last: Moment(line: 0))
  /// What the wheels show: the value, or without one the possible moment nearest to now.
  var shown = Moment(line: 0)
  /// What was shown when the wheels last rested.
  var shownAtRest = Moment(line: 0)
  var wheels = FieldMap(Wheel())
  /// What each wheel was last asked for. It may name a date that does not exist. Of hours it is that of the day, also on
  /// a 12-hour clock; of years with an era wheel that of the era.
  var wishes = FieldMap<Int32>(0)
  /// The number of each field at ``standing``.
  var numbers = FieldMap<Int32>(0)
  /// The first and the last day of the year of ``standing``, of weeks its ISO year.
  var yearStart: Int32 = 0
  var yearEnd: Int32 = 0
  /// The first day of its month, or of its ISO year.
  var monthStart: Int32 = 0
  /// How many days the month, or weeks the ISO year, has.
  var monthLength: Int32 = 0
  /// The minutes, and the seconds, that times fall to; 60 where no wheel turns them.
  var minuteGrid: Int32 = 0
  var secondGrid: Int32 = 0
  /// The year of ``standing``, of weeks its ISO year.
  var year = YearLayout(year: 0, newYear: FixedDay(rataDie: 0), months: MonthLengths())
  /// Whether that is a year of the calendar.
  var hasYear = false
  /// How the clock of the day of ``standing`` runs.
  var clock = DayClock()
  /// The wheels that turn, and those of them that the face has sent somewhere.
  var turning = FieldSet(rawValue: 0)
  var aimed = FieldSet(rawValue: 0)
  /// The finest wheel that has moved since the wheels last settled.
  var finestMoved: Field?
  /// Whether its last move went to rows above.
  var movesBack = false
  /// The day period has been asked for since the wheels last settled.
  var asksForPeriod = false
  /// The value was made in the second pass of a time that the clock repeats, and no wheel has moved since.
  var wishesSecondPass = false
  /// Whether the host permits what is shown: false when it has ruled out all days around.
  public internal(set) var isPermitted = false
  /// Whether it holds a value. Any move makes one.
  public internal(set) var hasValue = false
  /// Whether it held one when the wheels last rested.
  var hadValueAtRest = false

  // What follows from the configuration.

  var kind = DateKind.none
  /// The calendar that the line of days is laid out in.
  var calendar = CalendarID.gregory
  var hasTime = false
  /// Whether the clock of a day matters.
  var knowsClock = false
  /// Whether the host may rule out days.
  var knowsDays = false
  /// Times alone, from the first over midnight to the last: a window that the day's line holds in two pieces.
  var isOverMidnight = false
  /// Whether the calendar reaches now.
  var hasNow = false
  /// The place of now on the line.
  var now = Moment(line: 0)

  var fields: FieldSet { configuration.fields }

  /// The picker, to work on.
  @inline(never)  // Once in the module, not once a caller.
  mutating func copied() -> WheelPicker { self }

  /// A picker that has not been asked to be anything: it has no wheels.
  init() { configuration.fields = FieldSet(rawValue: 0) }

  /// A picker at rest.
  ///
  /// - Parameter value: the moment to hold, moved into the bounds. A picker without one shows now, or the nearest possible
  ///   moment, and any move makes a value.
  /// - Throws: a ``PickerError`` that names the setting that is wrong.
  public init<Host: PickerHost>(
    _ configuration: PickerConfiguration, value: Moment? = nil, host: Host = PlainHost()
  ) throws(PickerError) {
    self.configuration = configuration
    if let error = adopt(value, host: host) { throw error }
    _ = roll(changesValue: false, anew: true)
  }

  /// What the picker holds; `nil` when it holds nothing. While wheels turn it is what ``settle(host:)`` would give if all of
  /// them stopped now: never anything that is impossible.
  public var value: Moment? { hasValue ? shownMoment : nil }

  /// What the wheels show: the value, or without one the possible moment nearest to now.
  public var shownMoment: Moment {
    @inline(never)  // Once in the module, not once a caller.
    get {
      var copy = self
      return copy.toldMoment()
    }
  }

  /// As ``shownMoment``, without a copy.
  @inline(never)  // Once in the module, not once a caller.
  package mutating func toldMoment() -> Moment {
    guard kind == .monthDay else { return shown }
    var copy = self
    return copy.referenceDay()
  }

  mutating func toldValue() -> Moment? { hasValue ? toldMoment() : nil }

  /// Whether a wheel turns.
  public var isTurning: Bool { turning.rawValue != 0 }

  /// How many rows the wheel holds, whether it goes round, and the position under the bar.
  package mutating func extent(of field: Field) -> (count: Int32, loops: Bool, position: Int32) {
    wheels.at(field) { ($0.count, $0.loops, $0.position) }
  }

  /// How many rows the wheel holds.
  public func rowCount(of field: Field) -> Int32 {
    var copy = self
    return copy.wheels.at(field) { $0.count }
  }

  /// Whether the wheel goes round: then every position shows a row, else those from 0 to the last row.
  public func loops(_ field: Field) -> Bool {
    var copy = self
    return copy.wheels.at(field) { $0.loops }
  }

  /// The position under the bar.
  public func position(of field: Field) -> Int32 {
    var copy = self
    return copy.wheels.at(field) { $0.position }
  }

  /// Whether years before year 1 can be chosen, so that a year needs its era to be understood.
  public var needsEra: Bool {
    guard kind == .calendar else { return false }
    var copy = self
    copy.go(to: bounds.first)
    return copy.year.year < calendar.yearOne
  }
}
