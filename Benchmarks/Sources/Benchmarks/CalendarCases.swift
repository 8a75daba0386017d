import CalendarSystems

/// The cases of one calendar: day to date and date to day, by the calendar's type (`type`) and by ``CalendarID`` (`id`).
func cases(of id: CalendarID) throws -> [Case] {
  switch id {
  case .gregory: try cases(of: GregorianCalendar.self, id)
  case .hebrew: try cases(of: HebrewCalendar.self, id)
  case .iso8601: try cases(of: ISO8601Calendar.self, id)
  case .julian: try cases(of: JulianCalendar.self, id)
  case .buddhist: try cases(of: BuddhistCalendar.self, id)
  case .roc: try cases(of: RocCalendar.self, id)
  case .japanese: try cases(of: JapaneseCalendar.self, id)
  case .coptic: try cases(of: CopticCalendar.self, id)
  case .ethiopic: try cases(of: EthiopicCalendar.self, id)
  case .ethioaa: try cases(of: EthioaaCalendar.self, id)
  case .indian: try cases(of: IndianCalendar.self, id)
  case .persian: try cases(of: PersianCalendar.self, id)
  case .nepali: try cases(of: NepaliCalendar.self, id)
  case .islamicCivil: try cases(of: IslamicCivilCalendar.self, id)
  case .islamicTbla: try cases(of: IslamicTblaCalendar.self, id)
  case .islamicUmalqura: try cases(of: IslamicUmalquraCalendar.self, id)
  case .chinese: try cases(of: ChineseCalendar.self, id)
  case .dangi: try cases(of: DangiCalendar.self, id)
  case .vietnamese: try cases(of: VietnameseCalendar.self, id)
  }
}

@inline(__always)  // So that each calendar gets code of its own, as in a program that names its type.
private func cases<Calendar: CalendarSystem>(of calendar: Calendar.Type, _ id: CalendarID) throws -> [Case] {
  let first = try id.layout(ofYear: id.years.lowerBound).newYear.rataDie
  let last = try id.layout(ofYear: id.years.upperBound).lastDay.rataDie
  var cases: [Case] = []
  for inputs in Inputs.allCases {
    let days = inputs.days(in: first...last).map(FixedDay.init(rataDie:))
    let dates = try days.map { day throws(CalendarError) in try id.date(of: day) }
    func add(_ direction: String, _ way: String?, _ run: @escaping () -> Int64) {
      let end = "\(direction)-\(inputs.rawValue)"
      let times: Double = inputs == .inOrder ? 1.5 : id == .gregory ? 1.2 : 4
      cases.append(
        Case(
          name: "\(id)/\(end)\(way.map { "-" + $0 } ?? "")", count: days.count, run: run,
          chrono: "chrono/\(end)", foundation: "foundation/\(id)-\(direction)", timesChrono: times))
    }
    if inputs == .inOrder {
      add("to-date", nil) { sumOfDatesInOrder(id, days) }
      add("to-day", nil) { sumOfDaysInOrder(id, dates) }
    } else {
      add("to-date", "type") { sumOfDates(calendar, days) }
      add("to-date", "id") { sumOfDates(id, days) }
      add("to-day", "type") { sumOfDays(calendar, dates) }
      add("to-day", "id") { sumOfDays(id, dates) }
    }
  }
  return cases
}

@inline(__always)
private func sumOfDates<Calendar: CalendarSystem>(_ calendar: Calendar.Type, _ days: [FixedDay]) -> Int64 {
  var sum: Int64 = 0
  for day in days {
    if let date = try? Calendar.date(of: day) { sum &+= date.sum }
  }
  return sum
}

@inline(__always)
private func sumOfDays<Calendar: CalendarSystem>(_ calendar: Calendar.Type, _ dates: [CalendarDate]) -> Int64 {
  var sum: Int64 = 0
  for date in dates {
    if let day = try? Calendar.fixedDay(of: date) { sum &+= Int64(day.rataDie) }
  }
  return sum
}

@inline(never)
private func sumOfDates(_ id: CalendarID, _ days: [FixedDay]) -> Int64 {
  var sum: Int64 = 0
  for day in days {
    if let date = try? id.date(of: day) { sum &+= date.sum }
  }
  return sum
}

@inline(never)
private func sumOfDays(_ id: CalendarID, _ dates: [CalendarDate]) -> Int64 {
  var sum: Int64 = 0
  for date in dates {
    if let day = try? id.fixedDay(of: date) { sum &+= Int64(day.rataDie) }
  }
  return sum
}

@inline(never)
private func sumOfDatesInOrder(_ id: CalendarID, _ days: [FixedDay]) -> Int64 {
  var sum: Int64 = 0
  var lastLayout: YearLayout?
  for day in days {
    if let date = try? id.date(of: day, lastLayout: &lastLayout) { sum &+= date.sum }
  }
  return sum
}

@inline(never)
private func sumOfDaysInOrder(_ id: CalendarID, _ dates: [CalendarDate]) -> Int64 {
  var sum: Int64 = 0
  var lastLayout: YearLayout?
  for date in dates {
    if let day = try? id.fixedDay(of: date, lastLayout: &lastLayout) { sum &+= Int64(day.rataDie) }
  }
  return sum
}

extension CalendarDate {
  fileprivate var sum: Int64 { Int64(year &+ month.rank &+ day) }
}
