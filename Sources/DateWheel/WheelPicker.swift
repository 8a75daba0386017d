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
public struct WheelPicker: Equatable, Sendable {
  /// What the picker was asked to be.
  public internal(set) var configuration = PickerConfiguration(calendar: .gregory, today: FixedDay(rataDie: 0))
  var bounds = Bounds()
  /// The place of now on the line of moments; `nil` when the calendar does not reach it.
  var now: Moment?
  /// The date of ``now``.
  var today: PackedDate?

  /// What each wheel was last asked for. It may name a date that does not exist. Of hours it is that of the day, also on
  /// a 12-hour clock; of years with an era wheel that of the era.
  var wishes = FieldMap<Int32>(0)
  /// The finest wheel that has moved since the wheels last settled.
  var finestMoved: Field?
  /// Whether its last move went to rows above.
  var movesBack = false

  /// The value was made in the second pass of a time that the clock repeats, and no wheel has moved since.
  var wishesSecondPass = false

  /// Where the wishes lead as far as existence has a say: rows are judged by it. ``existing`` is its date.
  var standing = Moment(second: 0)
  var existing = PackedDate()
  /// The year of ``existing``.
  var year = YearLayout(year: 0, newYear: FixedDay(rataDie: 0), months: MonthLengths())
  /// How many days the month, or weeks the week year, of ``existing`` has.
  var monthLength: Int32 = 0
  /// How the clock runs on the day of ``standing``.
  var clock = DayClock()
  /// What the wheels show: the value, or without one the possible moment nearest to now.
  var shown = Moment(second: 0)
  /// Whether the host permits what is shown: false when it has ruled out all days around.
  public internal(set) var isPermitted = true
  /// Whether it holds a value. Any move makes one.
  public internal(set) var hasValue = false
  /// What these two were when the wheels last rested.
  var shownAtRest = Moment(second: 0)
  var hadValueAtRest = false

  var wheels = FieldMap(Wheel())

  /// A picker at rest.
  ///
  /// - Parameter value: the moment to hold, moved into the bounds. A picker without one shows now, or the nearest possible
  ///   moment, and any move makes a value.
  /// - Throws: a ``PickerError`` that names the setting that is wrong.
  public init<Host: PickerHost>(
    _ configuration: PickerConfiguration, value: Moment? = nil, host: Host = PlainHost()
  ) throws(PickerError) {
    try configuration.check()
    let bounds = try Bounds(configuration, host: host)
    adopt(configuration, bounds, try configuration.place(ofValue: value), host: host)
    _ = roll(changesValue: false, anew: true)
  }

  /// What the picker holds; `nil` when it holds nothing. While wheels turn it is what ``settle(host:)`` would give if all of
  /// them stopped now: never anything that is impossible.
  public var value: Moment? { hasValue ? shownMoment : nil }

  /// What the wheels show: the value, or without one the possible moment nearest to now.
  public var shownMoment: Moment {
    configuration.dateKind == .monthDay ? Moment(referenceDay(of: PackedDate(line: shown.day))) : shown
  }

  /// Whether a wheel turns.
  public var isTurning: Bool {
    var field = configuration.fields.finer(than: nil)
    while let next = field {
      if wheels[next].isTurning { return true }
      field = configuration.fields.finer(than: next)
    }
    return false
  }

  /// How many rows the wheel holds.
  public func rowCount(of field: Field) -> Int32 { wheels[field].rows.count }

  /// Whether the wheel goes round: then every position shows a row, else those from 0 to the last row.
  public func loops(_ field: Field) -> Bool { wheels[field].rows.loops }

  /// The position under the bar.
  public func position(of field: Field) -> Int32 { wheels[field].position }

  /// Whether years before year 1 can be chosen, so that a year needs its era to be understood.
  public var needsEra: Bool {
    configuration.dateKind == .calendar && bounds.firstDate[.year] < configuration.calendar.yearOne
  }

  /// The last day up to the end of 1972 with this month and day, as ECMAScript Temporal has it; a month that comes after
  /// that only has its first day.
  private func referenceDay(of date: PackedDate) -> FixedDay {
    let calendar = configuration.calendar
    let last = FixedDay(rataDie: 720_258)  // 1972-12-31
    guard let start = calendar.packedDate(of: last)?[.year] else { return last }
    var year = start
    var direction: Int32 = -1
    while direction != 0 {
      if let layout = try? calendar.layout(ofYear: year), layout.contains(rank: date[.month]) {
        let before = layout.days(beforeRank: date[.month])
        let day = layout.newYear + (before &+ date[.day] &- 1)
        let exists = layout.days(beforeRank: date[.month] &+ 1) &- before >= date[.day]
        if exists, day <= last || direction > 0 { return day }
      }
      if year <= calendar.years.lowerBound {
        direction = 1
        year = start
      } else if direction > 0, year >= calendar.years.upperBound {
        direction = 0
      }
      year &+= direction
    }
    return last
  }
}
