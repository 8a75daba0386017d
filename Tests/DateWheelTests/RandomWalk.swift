import CalendarSystems
import DateWheel

/// A picker that is moved at random, beside a slow model of the rules that knows nothing of wheels.
struct RandomWalk {
  private var picker: WheelPicker
  private var random: SeededGenerator
  private let calendar: CalendarID
  private let first: FixedDay
  private let last: FixedDay
  private let isHidden: Bool
  /// What each field was last asked for.
  private var wishes: CalendarDate

  init(seed: UInt64, calendar: CalendarID, policy: PickerConfiguration.ImpossibleRows) throws {
    random = SeededGenerator(state: seed)
    self.calendar = calendar
    let start = FixedDay(rataDie: Int32.random(in: 500_000...800_000, using: &random))
    // From one day over some months to thirty years.
    let span = Int32.random(in: 0...(seed % 3 == 0 ? 40 : seed % 3 == 1 ? 800 : 11_000), using: &random)
    first = start
    last = start + span
    isHidden = policy == .hide
    var configuration = PickerConfiguration(calendar: calendar, today: start + span / 2)
    configuration.minimum = Moment(first)
    configuration.maximum = Moment(last)
    configuration.impossibleRows = policy
    configuration.looping = seed % 5 == 0 ? .none : .automatic
    let value = FixedDay(rataDie: Int32.random(in: first.rataDie...last.rataDie, using: &random))
    picker = try WheelPicker(configuration, value: value)
    wishes = try calendar.date(of: value)
  }

  /// One or more wheels turn and rest, then all settle. Returns what was found wrong.
  mutating func step() -> String? {
    if Int.random(in: 0..<20, using: &random) == 0 { return setValue() }
    for field in allFields where Int.random(in: 0..<5, using: &random) < 2 {
      let distance = field == .day ? Int32(40) : field == .month ? 14 : 5
      picker.turn(field, to: picker.position(of: field) + Int32.random(in: -distance...distance, using: &random))
      isTurning[field] = true
      if let failure = checkWhileTurning() { return failure }
      if Bool.random(using: &random) { rest(field) }
    }
    let expected = model()
    guard picker.value == expected.day else { return "shows \(String(describing: picker.value)) for \(expected.day)" }
    if picker.isTurning {
      guard picker.settle() == nil else { return "settles while a wheel turns" }
      for field in allFields where isTurning[field] { rest(field) }
    }
    let before = picker.value
    guard let settlement = picker.settle() else { return "does not settle" }
    if expected.isClamped { wishes = expected.date }
    guard settlement.value == before, settlement.value == expected.day else { return "does not settle on the preview" }
    return checkAtRest()
  }

  private var isTurning = FieldMap(false)

  private mutating func rest(_ field: Field) {
    ask(field, of: &wishes)
    picker.rest(field)
    isTurning[field] = false
  }

  private mutating func setValue() -> String? {
    let value = FixedDay(rataDie: Int32.random(in: first.rataDie - 50...last.rataDie + 50, using: &random))
    let clamped = min(max(value, first), last)
    guard let date = try? calendar.date(of: clamped), let settlement = try? picker.setValue(value) else {
      return "refuses the value \(value)"
    }
    wishes = date
    guard settlement.value == clamped, !settlement.changesValue else { return "does not take the value \(value)" }
    return checkAtRest()
  }
}

extension RandomWalk {
  /// What `settle` has to give if every wheel stopped now.
  private func model() -> (day: FixedDay, date: CalendarDate, isClamped: Bool) {
    var asked = wishes
    for field in allFields where isTurning[field] { ask(field, of: &asked) }
    // Existence: the month, or its partner; the day, or the last one before it that exists.
    var existing = try? calendar.fixedDay(of: asked)
    let firstOfMonth = CalendarDate(year: asked.year, month: asked.month, day: 1)
    if existing == nil, (try? calendar.fixedDay(of: firstOfMonth)) == nil {
      asked.month = MonthCode(6)  // Of these calendars only the Hebrew one has a leap month.
      existing = try? calendar.fixedDay(of: asked)
    }
    while existing == nil, asked.day > 1 {
      asked.day -= 1
      existing = try? calendar.fixedDay(of: asked)
    }
    guard let existing else { return (first - 1, asked, false) }
    // Permission: for plain bounds the nearest day within them.
    let day = min(max(existing, first), last)
    return (day, (try? calendar.date(of: day)) ?? asked, day != existing)
  }

  /// Makes what is under the bar of the wheel the wish of its field.
  private func ask(_ field: Field, of wishes: inout CalendarDate) {
    switch picker.row(of: field, at: picker.position(of: field)).value {
    case .year(let year): wishes.year = year
    case .month(let month): wishes.month = month
    case .day(let day): wishes.day = day
    default: break
    }
  }

  private mutating func checkWhileTurning() -> String? {
    guard let value = picker.value?.day, value >= first, value <= last else {
      return "holds a day that is not permitted"
    }
    return nil
  }

  /// The wheels stand on the value, and everything under a bar is possible.
  private mutating func checkAtRest() -> String? {
    guard let value = picker.value?.day, let date = try? calendar.date(of: value) else { return "holds no day" }
    guard value >= first, value <= last else { return "holds a day that is not permitted" }
    guard picker.underBars == [.year(date.year), .month(date.month), .day(date.day)] else {
      return "shows \(picker.underBars) for \(date)"
    }
    for field in allFields {
      let underBar = picker.row(of: field, at: picker.position(of: field))
      guard underBar.isPossible else { return "an impossible row of \(field)" }
      if let failure = checkRows(of: field, at: date) { return failure }
    }
    let settled = picker
    guard let again = picker.settle(), again.value == value, !again.changesValue, picker == settled else {
      return "settles twice"
    }
    return nil
  }

  private func checkRows(of field: Field, at date: CalendarDate) -> String? {
    for row in picker.rows(of: field) {
      if isHidden, !row.isPossible { return "holds the hidden row \(row.value)" }
      if row.isPossible != isPossible(row.value, at: date) { return "the state of \(row.value) at \(date)" }
    }
    return nil
  }

  /// Whether a day within the bounds has this value and the coarser fields of `date`, found by looking at days.
  private func isPossible(_ value: Row.Value, at date: CalendarDate) -> Bool {
    switch value {
    case .year: return true
    case .month(let month):
      return (Int32(1)...30).contains { isPermitted(CalendarDate(year: date.year, month: month, day: $0)) }
        || isPermitted(CalendarDate(year: date.year, month: month, day: 31))
    case .day(let day): return isPermitted(CalendarDate(year: date.year, month: date.month, day: day))
    default: return false
    }
  }

  private func isPermitted(_ date: CalendarDate) -> Bool {
    guard let day = try? calendar.fixedDay(of: date) else { return false }
    return day >= first && day <= last
  }
}
