import CalendarSystems
import DateWheel
import Testing

/// Pickers with era wheels and a host that rules out days, moved at random beside a model that looks at every day.
@Suite struct EraWalkTests {
  private struct Excluding: PickerHost {
    let modulus: Int32
    let excluded: Int32
    func permits(_ day: FixedDay) -> Bool {
      modulus == 0 || day.rataDie % modulus < modulus - excluded
    }
  }

  private struct Place: Hashable {
    var era: Int32
    var year: Int32
    var month: MonthCode
    var day: Int32

    /// The same down to a field.
    func agrees(with other: Place, through field: Field?) -> Bool {
      guard let field else { return true }
      return era == other.era && (field < .year || year == other.year) && (field < .month || month == other.month)
        && (field < .day || day == other.day)
    }
  }

  private static let fields: [Field] = [.era, .year, .month, .day]

  private struct Model {
    let calendar: CalendarID
    let host: Excluding
    let first: FixedDay
    let last: FixedDay
    var wish = Place(era: 0, year: 0, month: MonthCode(1), day: 1)  // The year is that of the era.
    let places: [(day: FixedDay, place: Place)]

    init(_ calendar: CalendarID, _ host: Excluding, first: FixedDay, last: FixedDay) throws {
      (self.calendar, self.host, self.first, self.last) = (calendar, host, first, last)
      places = try (0...(last - first)).map { (first + $0, try Self.place(calendar, first + $0)) }
    }

    /// The place of a day, with its arithmetic year.
    static func place(_ calendar: CalendarID, _ day: FixedDay) throws -> Place {
      let date = try calendar.date(of: day)
      return Place(era: calendar.eraIndex(of: day), year: date.year, month: date.month, day: date.day)
    }

    mutating func hold(_ day: FixedDay) throws {
      wish = try Self.place(calendar, day)
      wish.year = try #require(calendar.eraSpan(at: wish.era)).yearOfEra(wish.year)
    }

    /// The days of an era; the ends of the calendar far away where it has none.
    func days(ofEra era: Int32) throws -> ClosedRange<FixedDay> {
      let start = try calendar.eraSpan(at: era)?.firstDay ?? calendar.layout(ofYear: calendar.years.lowerBound).newYear
      let end =
        try calendar.eraSpan(at: era + 1)?.firstDay.map { $0 - 1 }
        ?? calendar.layout(ofYear: calendar.years.upperBound).lastDay
      return start...end
    }

    /// Era and existence.
    func standing() throws -> FixedDay {
      let span = try #require(calendar.eraSpan(at: wish.era))
      let days = try days(ofEra: wish.era)
      let years = try calendar.date(of: days.lowerBound).year...calendar.date(of: days.upperBound).year
      let year = min(max(span.year(ofEra: wish.year), years.lowerBound), years.upperBound)
      var day = wish.day
      var fixed: FixedDay?
      while fixed == nil, day > 0 {
        fixed = try? calendar.fixedDay(of: CalendarDate(year: year, month: wish.month, day: day))
        day -= 1
      }
      return min(max(try #require(fixed), days.lowerBound), days.upperBound)
    }

    /// All three steps; `nil` where the host permits nothing near.
    func settled(finest: Field, movesBack: Bool) throws -> FixedDay? {
      let standing = try standing()
      let asked = try Self.place(calendar, standing)
      let start = min(max(standing, first), last)
      let near = places.filter { abs($0.day - start) <= 1_000 && host.permits($0.day) }
      for field in [Field.day, .month, .year, .era, nil] as [Field?] where field == nil || field! <= finest {
        let held = near.filter { $0.place.agrees(with: asked, through: field) }
        let best = held.min { one, other in
          let (left, right) = (one.day - start, other.day - start)
          if abs(left) != abs(right) { return abs(left) < abs(right) }
          return movesBack ? left < right : left > right
        }
        if let best { return best.day }
      }
      return nil
    }

    /// Whether a day of the coarser fields has a value, as existence and bounds see it.
    func state(of field: Field, at place: Place) throws -> (exists: Bool, isPermitted: Bool) {
      let isWithin = places.contains { $0.place.agrees(with: place, through: field) }
      if isWithin { return (true, true) }
      if field < .month { return (true, false) }
      let days = try days(ofEra: place.era)
      let exists = ((field == .day ? place.day : 1)...(field == .day ? place.day : 31)).contains {
        let day = try? calendar.fixedDay(of: CalendarDate(year: place.year, month: place.month, day: $0))
        return day.map { days.contains($0) } ?? false
      }
      return (exists, false)
    }
  }

  @Test(arguments: [CalendarID.japanese, .gregory, .roc, .ethiopic, .islamicCivil])
  func `Every settlement and every row is as a look at all days has it`(calendar: CalendarID) throws {
    var random = SeededGenerator(state: UInt64(calendar.rawValue) + 77)
    // Days where eras meet.
    let edges = (1..<calendar.eras.count).compactMap { calendar.eraSpan(at: $0)?.firstDay }
    for walk in 0..<12 {
      let edge = try #require(edges.randomElement(using: &random))
      let first = edge - Int32.random(in: 0...1_100, using: &random)
      let last = edge + Int32.random(in: 0...1_100, using: &random)
      let modulus: Int32 = walk % 3 == 0 ? 0 : walk % 3 == 1 ? 7 : 500
      let host = Excluding(modulus: modulus, excluded: Int32.random(in: 1...max(modulus - 1, 1), using: &random))
      var configuration = PickerConfiguration(calendar: calendar, fields: .eraDate, now: Moment(edge))
      configuration.minimum = Moment(first)
      configuration.maximum = Moment(last)
      configuration.asksForDays = modulus != 0
      configuration.impossibleRows = walk % 2 == 0 ? .dim : .hide
      var picker = try WheelPicker(configuration, value: Moment(edge), host: host)
      var model = try Model(calendar, host, first: first, last: last)
      try model.hold(try #require(picker.value).day)
      for _ in 0..<12 { try step(&picker, &model, &random) }
    }
  }

  private func step(_ picker: inout WheelPicker, _ model: inout Model, _ random: inout SeededGenerator) throws {
    let host = model.host
    let held = try #require(picker.value).day
    let era = try Model.place(model.calendar, held).era
    var finest: Field?
    var movesBack = false
    for field in Self.fields.shuffled(using: &random) where Int.random(in: 0..<3, using: &random) == 0 {
      let distance = Int32.random(in: -9...9, using: &random)
      let passed = picker.position(of: field)
      picker.turn(field, to: passed + distance, host: host)
      let moved = picker.position(of: field) - passed
      if moved != 0, field >= finest ?? field { movesBack = moved < 0 }
      // A finer wheel that has not passed a row has no side.
      finest = max(finest ?? field, field)
      switch picker.underBar(field) {
      case .era(let number): model.wish.era = number
      case .year(let year): model.wish.year = try #require(model.calendar.eraSpan(at: era)).yearOfEra(year)
      case .month(let month): model.wish.month = month
      case .day(let day): model.wish.day = day
      default: break
      }
      if let finest {
        #expect(try picker.value?.day == model.settled(finest: finest, movesBack: movesBack) ?? held)
      }
    }
    guard let finest else { return }
    let standing = try model.standing()
    let expected = try model.settled(finest: finest, movesBack: movesBack)
    let settlement = picker.confirm(host: host)
    #expect(settlement.value == expected ?? held)
    #expect(picker.isPermitted == (expected != nil))
    let value = try #require(settlement.value).day
    if value != standing { try model.hold(value) }
    let place = try Model.place(model.calendar, value)
    #expect(
      Self.fields.map { picker.underBar($0) } == [
        .era(place.era), .year(place.year), .month(place.month), .day(place.day),
      ])
    for field in Self.fields {
      for index in 0..<picker.rowCount(of: field) {
        let row = picker.row(of: field, at: index, host: host)
        var asked = place
        switch row.value {
        case .era(let era): asked.era = era
        case .year(let year): asked.year = year
        case .month(let month): asked.month = month
        case .day(let day): asked.day = day
        default: break
        }
        let state = try model.state(of: field, at: asked)
        let isExcluded =
          field == .day && picker.configuration.asksForDays && !host.permits(value + (asked.day - place.day))
        #expect(
          row.exists == state.exists && row.isPermitted == (state.isPermitted && !isExcluded), "\(row) at \(place)")
      }
    }
  }
}
