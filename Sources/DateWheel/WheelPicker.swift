public import CalendarSystems

/// The wheels of a date picker: which rows they hold, what each row's state is, and what a move leads to.
///
/// A value without words, pixels or allocation. A face shows its rows and tells it about moves:
///
///     var picker = try WheelPicker(PickerConfiguration(calendar: .hebrew, today: today), value: day)
///     picker.turn(.year, to: picker.position(of: .year) + 1)   // a row passes under the bar
///     picker.rest(.year)                                       // the wheel stops
///     if let settlement = picker.settle() { roll(settlement) } // all wheels rest: roll to the date
///     let row = picker.row(of: .month, at: picker.position(of: .month))
///
/// Positions count rows. The row under the bar of a wheel that loops has many positions; they go on counting
/// without wrapping, so that a face can scroll by them.
public struct WheelPicker: Equatable, Sendable {
  /// What the picker was asked to be.
  public private(set) var configuration = PickerConfiguration(calendar: .gregory, today: FixedDay(rataDie: 0))
  private(set) var bounds = Bounds()
  /// Today in the picker's calendar; `nil` when the calendar does not reach it.
  private(set) var today: PackedDate?

  /// What each wheel was last asked for. It may name a date that does not exist.
  private(set) var wishes = PackedDate()
  /// The year of ``existing``.
  private(set) var year = YearLayout(year: 0, newYear: FixedDay(rataDie: 0), months: MonthLengths())
  /// The date asked for, made to exist: rows are judged against its year and month.
  private(set) var existing = PackedDate()
  /// How many days the month of ``existing`` has.
  private(set) var monthLength: Int32 = 0
  /// The day that the wheels show: the value, or without one the possible day nearest to today.
  public private(set) var shownDay = FixedDay(rataDie: 0)
  var hasValue = false
  /// What these two were when the wheels last rested.
  private var shownAtRest = FixedDay(rataDie: 0)
  private var hadValueAtRest = false

  var wheels = FieldMap(year: Wheel(), month: Wheel(), day: Wheel())
  /// The rows of the month wheel.
  var months = MonthCodes()

  /// A picker at rest.
  ///
  /// - Parameter value: the day to hold, moved into the bounds. A picker without one shows today, or the nearest
  ///   possible day, and any move makes a value.
  /// - Throws: a ``PickerError`` that names the setting that is wrong.
  public init(_ configuration: PickerConfiguration, value: FixedDay? = nil) throws(PickerError) {
    // A picker of nothing that is given a value and then settings: the same way in as for new settings later.
    hasValue = value != nil
    shownDay = value ?? shownDay
    _ = try take(configuration)
    _ = roll(changesValue: false, anew: true)
  }

  /// The day that the picker holds; `nil` when it holds none. While wheels turn it is the day that ``settle()``
  /// would give if all of them stopped now: never one that is impossible.
  public var value: FixedDay? { hasValue ? shownDay : nil }

  /// Whether a wheel turns.
  public var isTurning: Bool {
    wheels.year.isTurning || wheels.month.isTurning || wheels.day.isTurning
  }

  /// How many rows the wheel holds.
  public func rowCount(of field: Field) -> Int32 { wheels[field].rows.count }

  /// Whether the wheel goes round: then every position shows a row, else those from 0 to the last row.
  public func loops(_ field: Field) -> Bool { wheels[field].rows.loops }

  /// The position under the bar.
  public func position(of field: Field) -> Int32 { wheels[field].position }

  /// Whether years before year 1 can be chosen, so that a year needs its era to be understood.
  public var needsEra: Bool { bounds.firstDate[.year] < configuration.calendar.yearOne }

  /// Holds another day, or none. All moves end first, where they are.
  ///
  /// - Parameter value: moved into the bounds.
  /// - Throws: ``PickerError/valueOutsideCalendar``; then nothing has changed.
  /// - Returns: where the wheels go. A value set by code is no event.
  public mutating func setValue(_ value: FixedDay?) throws(PickerError) -> Settlement {
    try configuration.calendar.check(value)
    hold(value)
    return roll(changesValue: false)
  }

  /// Is asked to be something else, and keeps its day as far as that allows. All moves end first, as by ``confirm()``.
  ///
  /// - Throws: a ``PickerError`` that names the setting that is wrong, also when another calendar does not reach the
  ///   value; then nothing has changed.
  /// - Returns: where the wheels go. What is set by code is no event; ``Settlement/changesValue`` tells of the moves
  ///   that were under way.
  public mutating func setConfiguration(_ configuration: PickerConfiguration) throws(PickerError) -> Settlement {
    let isOtherCalendar = configuration.calendar != self.configuration.calendar
    let changesValue = try take(configuration)
    return roll(changesValue: changesValue, anew: isOtherCalendar)
  }

  /// Becomes what it is asked to be, without rolling. Returns whether the moves under way have changed the value.
  @inline(never)  // Once in the module, not once a caller.
  private mutating func take(_ configuration: PickerConfiguration) throws(PickerError) -> Bool {
    let bounds = try Bounds(configuration)
    try configuration.calendar.check(value)
    let changesValue = endMoves()
    let isOtherCalendar = configuration.calendar != self.configuration.calendar
    let (existing, wishes) = (existing, wishes)
    self.configuration = configuration
    self.bounds = bounds
    hold(value)
    // Wishes outlive new settings that leave the wheels where they are.
    if !isOtherCalendar, self.existing == existing { self.wishes = wishes }
    return changesValue
  }

  /// Ends every move. Returns whether the value is another one than the moves began with.
  @inline(never)  // Once in the module, not once a caller.
  mutating func endMoves() -> Bool {
    endMove(.year)
    endMove(.month)
    endMove(.day)
    let settled = min(max(existing, bounds.firstDate), bounds.lastDate)
    if settled != existing {
      // The bounds had their say: the wishes become the value.
      wishes = settled
      stand()
    }
    // A move can only make a value, not take it away.
    let changesValue = hasValue && (!hadValueAtRest || shownDay != shownAtRest)
    restOnValue()
    return changesValue
  }

  /// Makes the row under the bar the wish of its wheel.
  @inline(never)  // Once in the module, not once a caller.
  mutating func ask(_ field: Field) {
    wishes[field] = number(of: field, at: wheels[field].position)
    hasValue = true
    stand()
  }

  /// Stands on a day that the calendar reaches, or without one on today, moved into the bounds.
  @inline(never)  // Once in the module, not once a caller.
  private mutating func hold(_ value: FixedDay?) {
    today = configuration.calendar.packedDate(of: configuration.today)
    // A day within the bounds lies in the calendar's range: there is always a date.
    wishes = configuration.calendar.packedDate(of: bounds.nearest(to: value ?? configuration.today)) ?? wishes
    stand(isOtherCalendar: true)
    hasValue = value != nil
    restOnValue()
  }

  private mutating func restOnValue() {
    shownAtRest = shownDay
    hadValueAtRest = hasValue
  }

  /// Stands where the wishes lead.
  ///
  /// *Existence*: a month code is carried over; a leap month that the year lacks becomes its ordinary partner; the
  /// day is no later than the month's last. *Permission*: for plain bounds the nearest possible day, whichever
  /// wheels are held, is the one that clamping the whole date gives.
  @inline(never)  // Once in the module, not once a caller.
  private mutating func stand(isOtherCalendar: Bool = false) {
    let calendar = configuration.calendar
    if isOtherCalendar || year.year != wishes[.year], let layout = try? calendar.layout(ofYear: wishes[.year]) {
      // A year that has a row lies in the calendar's range: there is always a layout.
      year = layout
    }
    var month = wishes[.month]
    if !year.codes.contains(rank: month) { month = calendar.leapPartner.rank(ofPartner: month) }
    let start = year.days(beforeRank: month)
    monthLength = year.days(beforeRank: month &+ 1) &- start
    let day = min(wishes[.day], monthLength)
    existing = PackedDate(year: year.year, month: month, day: day)
    shownDay = bounds.nearest(to: year.newYear + (start &+ day &- 1))
  }
}

extension CalendarID {
  /// - Throws: ``PickerError/valueOutsideCalendar`` when the calendar does not reach `value`.
  fileprivate func check(_ value: FixedDay?) throws(PickerError) {
    if let value, packedDate(of: value) == nil { throw .valueOutsideCalendar }
  }

  /// The date of `day`; `nil` when the calendar does not reach it.
  @inline(never)  // Once in the module, not once a caller.
  func packedDate(of day: FixedDay) -> PackedDate? {
    // By the layout, which the picker needs anyway: the calendars' own conversions stay out of its module.
    (try? layout(containing: day))?.date(of: day).map(PackedDate.init)
  }
}
