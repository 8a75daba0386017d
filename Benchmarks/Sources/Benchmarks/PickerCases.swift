import CalendarSystems
import DateWheel

/// A move of a picker: a wheel turns by a row, then the state of every row that shows is asked for.
func casesOfPicker() throws -> [Case] {
  let clock = FieldSet.time.adding(.dayPeriod)
  return try casesOfPicker("date", .date, [.gregory, .hebrew, .chinese])
    + casesOfPicker("era-date", FieldSet.date.adding(.era), [.japanese])
    + casesOfPicker("date-time", clock.adding(.calendarDay), [.gregory])
    + casesOfPicker("week", .week, [.iso8601])
    + casesOfPicker("date-hidden", .date, [.hebrew], hides: true)
}

private func casesOfPicker(
  _ mode: String, _ fields: FieldSet, _ calendars: [CalendarID], hides: Bool = false
) throws -> [Case] {
  try calendars.flatMap { id in
    try [Int32(1), 100_000].map { years in
      let today = FixedDay(rataDie: 738_521)  // 2023-01-01
      let year = try id.date(of: today).year
      let range = id.years
      var configuration = PickerConfiguration(calendar: id, fields: fields, now: Moment(today, second: 43_200))
      // A calendar with fewer years gives all that it has.
      configuration.minimum = Moment(try id.layout(ofYear: max(year - years / 2, range.lowerBound)).newYear)
      let last = try id.layout(ofYear: min(year + (years - 1) / 2, range.upperBound)).lastDay
      configuration.maximum = Moment(last, second: 86_399)
      configuration.impossibleRows = hides ? .hide : .dim
      let picker = try WheelPicker(configuration, value: configuration.now)
      // DESIGN.md allows 5 microseconds on WebAssembly.
      return Case(
        name: "picker/\(mode)-\(id)-\(years)-\(years == 1 ? "year" : "years")", count: moves,
        run: { movesOf(picker, fields) }, nanoseconds: 5_000)
    }
  }
}

private let moves = 60

@inline(never)
private func movesOf(_ start: WheelPicker, _ set: FieldSet) -> Int64 {
  var picker = start
  let fields = (UInt8(0)...10).compactMap(Field.init).filter(set.contains)
  var possible: Int64 = 0
  for move in 0..<moves {
    let field = fields[move % fields.count]
    picker.turn(field, to: picker.position(of: field) + (move % 4 < 2 ? 1 : -1))
    for other in fields {
      let middle = picker.position(of: other)
      for position in middle - 3...middle + 3 where picker.row(of: other, at: position).isPossible { possible += 1 }
    }
  }
  return possible
}
