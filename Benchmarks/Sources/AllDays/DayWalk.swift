import CalendarSystems

/// The first day of a year of the calendar called `id` that breaks a law, and the law.
///
/// What ``brokenLaw(of:on:)`` asks of a day, at a tenth of the time: the year is laid out once, and each date is
/// compared with the one that follows from the last. The first and the last day of the year, and those on which an era
/// changes, are asked in full.
func brokenDay(of id: CalendarID, inYear year: Int32) -> (day: FixedDay, law: CalendarLaw)? {
  switch id {
  case .gregory: brokenDay(of: GregorianCalendar.self, id, year)
  case .hebrew: brokenDay(of: HebrewCalendar.self, id, year)
  case .iso8601: brokenDay(of: ISO8601Calendar.self, id, year)
  case .julian: brokenDay(of: JulianCalendar.self, id, year)
  case .buddhist: brokenDay(of: BuddhistCalendar.self, id, year)
  case .roc: brokenDay(of: RocCalendar.self, id, year)
  case .japanese: brokenDay(of: JapaneseCalendar.self, id, year)
  case .coptic: brokenDay(of: CopticCalendar.self, id, year)
  case .ethiopic: brokenDay(of: EthiopicCalendar.self, id, year)
  case .ethioaa: brokenDay(of: EthioaaCalendar.self, id, year)
  case .indian: brokenDay(of: IndianCalendar.self, id, year)
  case .persian: brokenDay(of: PersianCalendar.self, id, year)
  case .nepali: brokenDay(of: NepaliCalendar.self, id, year)
  case .islamicCivil: brokenDay(of: IslamicCivilCalendar.self, id, year)
  case .islamicTbla: brokenDay(of: IslamicTblaCalendar.self, id, year)
  case .islamicUmalqura: brokenDay(of: IslamicUmalquraCalendar.self, id, year)
  case .chinese: brokenDay(of: ChineseCalendar.self, id, year)
  case .dangi: brokenDay(of: DangiCalendar.self, id, year)
  case .vietnamese: brokenDay(of: VietnameseCalendar.self, id, year)
  }
}

private func brokenDay<Calendar: CalendarSystem>(
  of calendar: Calendar.Type, _ id: CalendarID, _ year: Int32
) -> (day: FixedDay, law: CalendarLaw)? {
  guard let layout = try? Calendar.layout(ofYear: year) else { return (FixedDay(rataDie: 0), .oneLayout) }
  for day in [layout.newYear, layout.lastDay] {
    if let law = brokenLaw(of: id, on: .day(day)) { return (day, law) }
  }
  var lastLayout: YearLayout?
  var day = layout.newYear
  var weekday = (day - 1).weekday
  var era = id.eraYear(ofYear: year, on: day)
  for ordinal in 1...layout.monthCount {
    let month = layout.code(ofMonth: ordinal)
    for dayOfMonth in 1...layout.length(ofMonth: ordinal) {
      let date = CalendarDate(year: year, month: month, day: dayOfMonth)
      guard (try? Calendar.date(of: day)) == date else { return (day, .nextDate) }
      guard (try? Calendar.fixedDay(of: date)) == day else { return (day, .roundTrip) }
      guard (try? id.date(of: day)) == date, (try? id.fixedDay(of: date)) == day,
        (try? id.date(of: day, lastLayout: &lastLayout)) == date,
        (try? id.fixedDay(of: date, lastLayout: &lastLayout)) == day
      else { return (day, .identifier) }
      guard layout.contains(day), layout.date(of: day) == date, (try? Calendar.layout(containing: day)) == layout
      else { return (day, .oneLayout) }
      guard day.weekday == weekday % 7 + 1 else { return (day, .nextWeekday) }
      weekday = day.weekday
      let nextEra = id.eraYear(ofYear: year, on: day)
      if nextEra != era {
        for changed in [day - 1, day] {
          if let law = brokenLaw(of: id, on: .day(changed)) { return (changed, law) }
        }
        era = nextEra
      }
      day = day + 1
    }
  }
  return day == layout.lastDay + 1 ? nil : (day, .monthsTile)
}
