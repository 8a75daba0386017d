import CalendarSystems
import DateWheel

/// What a picker keeps, whatever its settings and moves.
enum PickerLaw: Int32, Error {
  /// The value exists in its calendar and its clock, and is one that the wheels can show.
  case valueExists = 1
  /// The value lies within the bounds.
  case valueInBounds
  /// The host permits the value's day, unless the picker says that it does not.
  case valuePermitted
  /// While wheels turn the value is what settling would give if all of them stopped now.
  case valueIsPreview
  /// At rest the row under each bar is the value's own.
  case shownIsValue
  /// At rest everything under a bar is possible.
  case restsOnPossible
  /// Settling twice changes nothing.
  case settlesOnce
  /// The settlement tells what has become of the wheels and the value.
  case settlementTells
  /// A turn tells what it has done.
  case turnTells
  /// Every possible row can be reached by a move, and then is under the bar; what is coarser stays.
  case reachesPossible
  /// An impossible row never rests.
  case leavesImpossible
  /// Turning a wheel away and back restores the value, wherever permission changed nothing in between.
  case thereAndBack
  /// A key leads to a possible row or nowhere, and passes over none.
  case keysLeadToPossible
  /// A wheel that does not loop stays within its rows, and every wheel has some.
  case positionsInside
  /// A row's state is what the calendar, the clock, the bounds and the host say.
  case rowStates
  /// Hidden rows are not there.
  case hides
  /// A value set by code is taken as it is where it is possible, and a setting that is refused changes nothing.
  case takesSettings
}

/// A picker driven at random through every entry of ``WheelPicker``, and the laws tried after each move.
struct PickerWalk {
  var numbers: WalkNumbers
  var calendar: CalendarID
  /// A day near which everything happens.
  var center: FixedDay
  var host: WalkHost
  var picker: WheelPicker
  var model: PickerModel
  /// What was held when the wheels last rested.
  var valueAtRest: Moment?
  /// No wheel has moved since the wheels settled.
  var isSettled = true
  /// Wheels that were sent somewhere and have not turned since, a bit each: they have asked for nothing yet.
  var sent = FieldSet(rawValue: 0)
  /// What the law that is tried looks at, for a message: the field and the row.
  var place: (field: Field, number: Int32) = (.era, 0)
  /// The last move, for a replay.
  var lastMove = Move.settle
  var lastField = Field.era

  /// What a step of the walk does.
  enum Move {
    case setValue, setConfiguration, confirm, key, grab, rest, turnAndSettle, turnTwoAndSettle, settle, turn
  }

  /// - Throws: a ``PickerError`` where the settings that the seed leads to leave no picker.
  init(seed: UInt32) throws(PickerError) {
    var numbers = WalkNumbers(seed: seed)
    let calendar = CalendarID(rawValue: UInt8(truncatingIfNeeded: numbers.next(below: 19))) ?? .gregory
    let center = WalkSettings.center(&numbers, calendar)
    host = WalkSettings.host(&numbers)
    let settings = WalkSettings.settings(&numbers, calendar, near: center)
    let value = numbers.once(in: 4) ? nil : WalkSettings.moment(&numbers, near: center)
    picker = try WheelPicker(settings, value: value, host: host)
    model = PickerModel(settings, host: host)
    valueAtRest = picker.value
    self.numbers = numbers
    self.calendar = calendar
    self.center = center
  }

  /// Moves the picker once and tries the laws.
  mutating func step() throws(PickerLaw) {
    try move()
    try look()
    if isSettled { try tryLawsAtRest() }
  }

  var fields: FieldSet { picker.configuration.fields }

  /// One of the wheels.
  mutating func anyField() -> Field {
    while true {
      let number = numbers.next(below: 11)
      if let field = Field(rawValue: UInt8(truncatingIfNeeded: number)), fields.contains(field) { return field }
    }
  }

  func row(of field: Field, at position: Int32) -> Row { picker.row(of: field, at: position, host: host) }
}
