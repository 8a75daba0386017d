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
  public private(set) var configuration: PickerConfiguration
  private(set) var bounds: Bounds
  /// Today in the picker's calendar; `nil` when the calendar does not reach it.
  private(set) var today: CalendarDate?
  /// What each wheel was last asked for. It may name a date that does not exist.
  var wishes: CalendarDate
  var standing: Standing
  var wheels: FieldMap<Wheel>
  var hasValue: Bool
  /// The value when the wheels last rested.
  var valueAtRest: FixedDay?

  /// A picker at rest.
  ///
  /// - Parameter value: the day to hold, moved into the bounds. A picker without one shows today, or the nearest
  ///   possible day, and any move makes a value.
  /// - Throws: a ``PickerError`` that names the setting that is wrong.
  public init(_ configuration: PickerConfiguration, value: FixedDay? = nil) throws(PickerError) {
    bounds = try Bounds(configuration)
    if let value { try configuration.calendar.check(value) }
    self.configuration = configuration
    today = try? configuration.calendar.date(of: configuration.today)
    standing = try Standing(on: bounds.nearest(to: value ?? configuration.today), in: configuration.calendar)
    wishes = standing.existing
    hasValue = value != nil
    valueAtRest = hasValue ? standing.day : nil
    let none = Wheel(rows: RowSet(first: 0, last: 0), position: 0)
    wheels = FieldMap(year: none, month: none, day: none)
    _ = roll(changesValue: false)
  }

  /// The day that the picker holds; `nil` when it holds none. While wheels turn it is the day that ``settle()``
  /// would give if all of them stopped now: never one that is impossible.
  public var value: FixedDay? { hasValue ? standing.day : nil }

  /// The day that the wheels show: the value, or without one the possible day nearest to today.
  public var shownDay: FixedDay { standing.day }

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
  public var needsEra: Bool { bounds.years.lowerBound < configuration.calendar.yearOne }

  /// Holds another day, or none. All moves end first, where they are.
  ///
  /// - Parameter value: moved into the bounds.
  /// - Throws: ``PickerError/valueOutsideCalendar(_:)``; then nothing has changed.
  /// - Returns: where the wheels go. A value set by code is no event.
  public mutating func setValue(_ value: FixedDay?) throws(PickerError) -> Settlement {
    if let value { try configuration.calendar.check(value) }
    return try hold(value, changesValue: false)
  }

  /// Is asked to be something else, and keeps its day as far as that allows. All moves end first, as by ``confirm()``.
  ///
  /// - Throws: a ``PickerError`` that names the setting that is wrong; then nothing has changed.
  /// - Returns: where the wheels go. What is set by code is no event; ``Settlement/changesValue`` tells of the moves
  ///   that were under way.
  public mutating func setConfiguration(_ configuration: PickerConfiguration) throws(PickerError) -> Settlement {
    let bounds = try Bounds(configuration)
    try configuration.calendar.check(bounds.nearest(to: standing.day))
    let ended = confirm()
    let kept = configuration.calendar == self.configuration.calendar ? wishes : nil
    self.configuration = configuration
    self.bounds = bounds
    today = try? configuration.calendar.date(of: configuration.today)
    let value = value
    let settlement = try hold(value, changesValue: ended.changesValue)
    if let kept, self.value == value { wishes = kept }
    return settlement
  }

  private mutating func hold(_ value: FixedDay?, changesValue: Bool) throws(PickerError) -> Settlement {
    standing = try Standing(on: bounds.nearest(to: value ?? configuration.today), in: configuration.calendar)
    wishes = standing.existing
    hasValue = value != nil
    valueAtRest = self.value
    return roll(changesValue: changesValue)
  }
}

extension CalendarID {
  /// - Throws: ``PickerError/valueOutsideCalendar(_:)`` when the calendar does not reach `day`.
  fileprivate func check(_ day: FixedDay) throws(PickerError) {
    guard (try? layout(containing: day)) != nil else { throw .valueOutsideCalendar(day) }
  }
}
