import CalendarSystems
import DateWheel

/// A move of a picker: a wheel turns by a row, then the state of every row that shows is asked for.
func casesOfPicker() throws -> [Case] {
  try [CalendarID.gregory, .hebrew].flatMap { id in
    try [Int32(1), 100_000].map { years in
      let today = FixedDay(rataDie: 738_521)  // 2023-01-01
      let year = try id.date(of: today).year
      var configuration = PickerConfiguration(calendar: id, today: today)
      configuration.minimum = try id.layout(ofYear: year - years / 2).newYear
      configuration.maximum = try id.layout(ofYear: year + (years - 1) / 2).lastDay
      let picker = try WheelPicker(configuration, value: today)
      // DESIGN.md allows 5 microseconds on WebAssembly.
      return Case(
        name: "picker/\(id)-\(years)-\(years == 1 ? "year" : "years")", count: moves, run: { movesOf(picker) },
        nanoseconds: 5_000)
    }
  }
}

private let moves = 60

@inline(never)
private func movesOf(_ start: WheelPicker) -> Int64 {
  var picker = start
  var possible: Int64 = 0
  for move in 0..<moves {
    let field: Field = [.year, .month, .day][move % 3]
    picker.turn(field, to: picker.position(of: field) + (move % 4 < 2 ? 1 : -1))
    for other in [Field.year, .month, .day] {
      let middle = picker.position(of: other)
      for position in middle - 3...middle + 3 where picker.row(of: other, at: position).isPossible { possible += 1 }
    }
  }
  return possible
}
