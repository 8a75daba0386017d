public import CalendarSystems

/// What every calendar keeps, whatever its own rules are.
public enum CalendarLaw: Int32, Sendable {
  /// A day in range has a date, and the date leads back to the day.
  case roundTrip = 1
  /// The year that holds a day is the year of its date, asked for either way.
  case oneLayout
  /// The date of the next day is the next date: the next day of the month, or day 1 of the next month or year.
  case nextDate
  /// The next day is the next weekday.
  case nextWeekday
  /// A year ends on the day before the next one begins.
  case yearsMeet
  /// The months of a year follow each other from its first day to its last.
  case monthsTile
  /// Codes rise through the year, and code and ordinal lead to each other.
  case codesAndOrdinals
  /// Each month is in the month set and no longer than its longest length there.
  case monthsInSet
  /// The days before the first and after the last of a month are rejected as days.
  case rejectsDays
  /// A month that the year or the calendar lacks is rejected as such, whatever the day.
  case rejectsMonths
  /// The first and last day and year are answered for; those beyond are rejected, whatever month and day.
  case range
  /// Places and months of the month set lead to each other, and a leap month's partner is an ordinary month.
  case monthSet
  /// ``CalendarID`` answers what the calendar itself answers.
  case identifier
  /// A day has an era of the calendar's list, and the next day the next year of it, the same, or one of a later era.
  case eras
  /// As many years as the month cycle has, from any year on, have as many months as it says.
  case monthCycle
  /// The layout of another conversion, passed back in, changes no answer.
  case lastLayout
}

/// What a law is to be tried on.
public enum LawSubject: Sendable {
  case day(FixedDay)
  case year(Int32)
  /// The range and the month set.
  case calendar
}

/// Tries the laws of a calendar on one of its days or years, or on itself.
///
/// It allocates nothing, so that the same lines judge the native engine and the one on wasm32.
///
/// - Parameter id: `nil` for a calendar that has none.
/// - Returns: the first law that is broken.
public func brokenLaw<Calendar: CalendarSystem>(
  of calendar: Calendar.Type, id: CalendarID?, on subject: LawSubject
) -> CalendarLaw? {
  let contract = CalendarContract<Calendar>(id: id)
  return switch subject {
  case .day(let day): contract.brokenLaw(on: day)
  case .year(let year): contract.brokenLaw(in: year)
  case .calendar: contract.brokenLawOfCalendar()
  }
}

/// Tries the laws of the calendar called `id`, asked for by its name and by its type.
public func brokenLaw(of id: CalendarID, on subject: LawSubject) -> CalendarLaw? {
  switch id {
  case .gregory: brokenLaw(of: GregorianCalendar.self, id: id, on: subject)
  case .hebrew: brokenLaw(of: HebrewCalendar.self, id: id, on: subject)
  case .iso8601: brokenLaw(of: ISO8601Calendar.self, id: id, on: subject)
  case .julian: brokenLaw(of: JulianCalendar.self, id: id, on: subject)
  case .buddhist: brokenLaw(of: BuddhistCalendar.self, id: id, on: subject)
  case .roc: brokenLaw(of: RocCalendar.self, id: id, on: subject)
  case .japanese: brokenLaw(of: JapaneseCalendar.self, id: id, on: subject)
  case .coptic: brokenLaw(of: CopticCalendar.self, id: id, on: subject)
  case .ethiopic: brokenLaw(of: EthiopicCalendar.self, id: id, on: subject)
  case .ethioaa: brokenLaw(of: EthioaaCalendar.self, id: id, on: subject)
  case .indian: brokenLaw(of: IndianCalendar.self, id: id, on: subject)
  case .persian: brokenLaw(of: PersianCalendar.self, id: id, on: subject)
  case .nepali: brokenLaw(of: NepaliCalendar.self, id: id, on: subject)
  case .islamicCivil: brokenLaw(of: IslamicCivilCalendar.self, id: id, on: subject)
  case .islamicTbla: brokenLaw(of: IslamicTblaCalendar.self, id: id, on: subject)
  case .islamicUmalqura: brokenLaw(of: IslamicUmalquraCalendar.self, id: id, on: subject)
  case .chinese: brokenLaw(of: ChineseCalendar.self, id: id, on: subject)
  case .dangi: brokenLaw(of: DangiCalendar.self, id: id, on: subject)
  case .vietnamese: brokenLaw(of: VietnameseCalendar.self, id: id, on: subject)
  }
}

private struct CalendarContract<Calendar: CalendarSystem> {
  let id: CalendarID?

  func brokenLaw(on day: FixedDay) -> CalendarLaw? {
    guard case .success(let date) = self.date(of: day), fixedDay(of: date) == .success(day) else {
      return .roundTrip
    }
    guard identifierAgrees(date, of: day) else { return .identifier }
    guard case .success(let layout) = self.layout(containing: day), layout.contains(day),
      layout.date(of: day) == date, self.layout(ofYear: date.year) == .success(layout)
    else { return .oneLayout }

    guard let era = era(ofYear: date.year, on: day) else { return .eras }
    guard day < layout.lastDay || date.year < Calendar.years.upperBound else { return nil }
    let next = day + 1
    guard let nextDate = successor(of: date, in: layout), self.date(of: next) == .success(nextDate)
    else {
      return .nextDate
    }
    guard let nextEra = self.era(ofYear: nextDate.year, on: next),
      follows(nextEra, era, inNewYear: nextDate.year > date.year)
    else { return .eras }
    return next.weekday == day.weekday % 7 + 1 ? nil : .nextWeekday
  }

  func brokenLaw(in year: Int32) -> CalendarLaw? {
    guard case .success(let layout) = self.layout(ofYear: year), layout.year == year else {
      return .oneLayout
    }
    if year < Calendar.years.upperBound {
      guard case .success(let next) = self.layout(ofYear: year + 1),
        layout.lastDay + 1 == next.newYear
      else { return .yearsMeet }
    }
    guard identifierAgrees(layout) else { return .identifier }
    if let broken = brokenLawOfMonths(in: layout) ?? brokenRejection(in: layout) { return broken }
    guard keepsMonthCycle(from: layout) else { return .monthCycle }
    return keepsToLastLayout(layout) ? nil : .lastLayout
  }

  func brokenLawOfCalendar() -> CalendarLaw? {
    if let id {
      guard id.years == Calendar.years, id.yearOne == Calendar.yearOne, id.eras == Calendar.eras,
        id.monthCycle == Calendar.monthCycle
      else { return .identifier }
    }
    guard keepsRange() else { return .range }
    return keepsMonthSet() ? nil : .monthSet
  }

  // MARK: Years

  private func brokenLawOfMonths(in layout: YearLayout) -> CalendarLaw? {
    var firstDay = layout.newYear
    var previous: MonthCode?
    var ordinal: Int32 = 1
    while ordinal <= layout.monthCount {
      let code = layout.code(ofMonth: ordinal)
      let length = layout.length(ofMonth: ordinal)
      guard length > 0, layout.firstDay(ofMonth: ordinal) == firstDay else { return .monthsTile }
      guard layout.ordinal(of: code) == ordinal, code.isLeap == (ordinal == layout.leapOrdinal)
      else {
        return .codesAndOrdinals
      }
      if let previous, previous >= code { return .codesAndOrdinals }
      guard Calendar.monthSet.contains(code), length <= Calendar.monthSet.longestLength(of: code)
      else {
        return .monthsInSet
      }
      firstDay = firstDay + length
      previous = code
      ordinal += 1
    }
    let nothingAround = layout.length(ofMonth: 0) == 0 && layout.length(ofMonth: ordinal) == 0
    let isFilled = firstDay == layout.lastDay + 1 && firstDay - layout.newYear == layout.length
    return nothingAround && isFilled ? nil : .monthsTile
  }

  private func brokenRejection(in layout: YearLayout) -> CalendarLaw? {
    var ordinal: Int32 = 1
    while ordinal <= layout.monthCount {
      let code = layout.code(ofMonth: ordinal)
      let length = layout.length(ofMonth: ordinal)
      guard rejectsDay(0, layout, code), rejectsDay(-1, layout, code),
        rejectsDay(length + 1, layout, code),
        rejectsDay(.min, layout, code), rejectsDay(.max, layout, code)
      else { return .rejectsDays }
      ordinal += 1
    }

    var present: Int32 = 0
    var number: UInt8 = 0
    while true {
      if layout.ordinal(of: MonthCode(number)) != nil {
        present += 1
      } else if !rejectsMonth(MonthCode(number), layout) {
        return .rejectsMonths
      }
      if layout.ordinal(of: MonthCode(number, isLeap: true)) != nil {
        present += 1
      } else if !rejectsMonth(MonthCode(number, isLeap: true), layout) {
        return .rejectsMonths
      }
      if number == .max { break }
      // Past the codes that any calendar may have, only the last one, where sums of bytes overflow.
      number = Int32(number) > MonthLengths.capacity ? .max : number + 1
    }
    return present == layout.monthCount ? nil : .rejectsMonths
  }

  private func rejectsDay(_ day: Int32, _ layout: YearLayout, _ month: MonthCode) -> Bool {
    rejects(CalendarDate(year: layout.year, month: month, day: day), with: .dayNotInMonth(day))
  }

  private func rejectsMonth(_ month: MonthCode, _ layout: YearLayout) -> Bool {
    let error: CalendarError =
      Calendar.monthSet.contains(month) ? .monthNotInYear(month) : .monthNotInCalendar(month)
    return rejects(CalendarDate(year: layout.year, month: month, day: 1), with: error)
      && rejects(CalendarDate(year: layout.year, month: month, day: 0), with: error)
  }

  private func rejects(_ date: CalendarDate, with error: CalendarError) -> Bool {
    guard fixedDay(of: date) == .failure(error) else { return false }
    guard let id else { return true }
    return Result { () throws(CalendarError) in try id.fixedDay(of: date) } == .failure(error)
  }

  private func keepsToLastLayout(_ layout: YearLayout) -> Bool {
    guard let id else { return true }
    // From year to year and back, over days and dates that exist and such that do not.
    var days: YearLayout?
    var dates: YearLayout?
    var step: Int32 = 0
    while step < 6 {
      let day = step & 1 == 0 ? layout.newYear + (step &- 2) : layout.lastDay + (step &- 2)
      let month = layout.code(ofMonth: step & 1 == 0 ? 1 : layout.monthCount)
      let date = CalendarDate(year: layout.year &+ (step &- 2) / 2, month: month, day: 28 &+ step)
      guard
        Result(catching: { () throws(CalendarError) in try id.date(of: day, lastLayout: &days) })
          == self.date(of: day),
        Result(catching: { () throws(CalendarError) in try id.fixedDay(of: date, lastLayout: &dates) })
          == fixedDay(of: date)
      else { return false }
      step += 1
    }
    return true
  }

  private func keepsMonthCycle(from layout: YearLayout) -> Bool {
    guard let cycle = Calendar.monthCycle else { return true }
    guard cycle.years >= 1, layout.year >= Calendar.years.lowerBound + cycle.years - 1 else { return cycle.years >= 1 }
    var months: Int32 = 0
    var before: Int32 = 0
    while before < cycle.years {
      guard case .success(let year) = self.layout(ofYear: layout.year - before) else { return false }
      months += year.monthCount
      before += 1
    }
    return months == cycle.months
  }

  // MARK: Eras

  /// The era of a day by its place in the calendar's list, 0 where the calendar has none, and its year there; `nil` when
  /// it is not in the list.
  private func era(ofYear year: Int32, on day: FixedDay) -> (place: Int32, year: Int32)? {
    var place: Int32 = 0
    while let next = Calendar.eraSpan(at: place + 1), next.firstDay.map({ day >= $0 }) ?? true { place += 1 }
    let span = Calendar.eraSpan(at: place)
    let eraYear = span.map { EraYear($0.era, $0.yearOfEra(year)) }
    if let id, id.eraYear(ofYear: year, on: day) != eraYear || id.eraSpan(at: place) != span { return nil }
    guard let span, let eraYear else { return Calendar.eras.count == 0 ? (0, year) : nil }
    guard Calendar.eras[place] == span.era, span.year(ofEra: eraYear.year) == year else { return nil }
    return (place, eraYear.year)
  }

  private func follows(
    _ next: (place: Int32, year: Int32), _ era: (place: Int32, year: Int32), inNewYear: Bool
  ) -> Bool {
    guard next.place == era.place else { return next.place > era.place && next.year >= 1 }
    let step = next.year - era.year
    return inNewYear ? step == 1 || step == -1 : step == 0
  }

  // MARK: The calendar

  private func keepsRange() -> Bool {
    let years = Calendar.years
    guard case .success(let first) = layout(ofYear: years.lowerBound),
      case .success(let last) = layout(ofYear: years.upperBound),
      years.lowerBound <= Calendar.yearOne, Calendar.yearOne <= years.upperBound
    else { return false }
    return layout(containing: first.newYear) == .success(first)
      && layout(containing: last.lastDay) == .success(last)
      && rejects(first.newYear - 1) && rejects(last.lastDay + 1)
      && rejects(FixedDay(rataDie: .min)) && rejects(FixedDay(rataDie: .max))
      && rejects(year: years.lowerBound - 1) && rejects(year: years.upperBound + 1)
      && rejects(year: .min) && rejects(year: .max)
  }

  private func rejects(_ day: FixedDay) -> Bool {
    let error = CalendarError.fixedDayOutOfRange(day)
    guard date(of: day) == .failure(error), layout(containing: day) == .failure(error) else {
      return false
    }
    guard let id else { return true }
    return Result { () throws(CalendarError) in try id.date(of: day) } == .failure(error)
      && Result { () throws(CalendarError) in try id.layout(containing: day) } == .failure(error)
  }

  private func rejects(year: Int32) -> Bool {
    let error = CalendarError.yearOutOfRange(year)
    guard layout(ofYear: year) == .failure(error),
      rejects(CalendarDate(year: year, month: MonthCode(1), day: 1), with: error),
      rejects(CalendarDate(year: year, month: MonthCode(0), day: 0), with: error)
    else { return false }
    guard let id else { return true }
    return Result { () throws(CalendarError) in try id.layout(ofYear: year) } == .failure(error)
  }

  private func keepsMonthSet() -> Bool {
    let set = Calendar.monthSet
    if let id, !isSame(id.monthSet, set) { return false }
    var previous: MonthCode?
    var longest: Int32 = 0
    var place: Int32 = 1
    while place <= set.count {
      let month = set.month(at: place)
      let partner = set.ordinaryPartner(of: month)
      guard set.contains(month), set.place(of: month) == place, !partner.isLeap,
        set.contains(partner),
        month.isLeap || partner == month
      else { return false }
      if let previous, previous >= month { return false }
      longest = max(longest, set.longestLength(of: month))
      previous = month
      place += 1
    }
    let beyond = set.month(at: place)
    return set.longestLength == longest && set.count > 0
      && !set.contains(set.month(at: 0)) && !set.contains(beyond) && set.place(of: beyond) == nil
  }

  private func isSame(_ one: MonthSet, _ other: MonthSet) -> Bool {
    one.ordinary == other.ordinary && one.leap == other.leap && one.leapMonths == other.leapMonths
      && one.leapPartner == other.leapPartner
  }

  // MARK: Answers

  private func successor(of date: CalendarDate, in layout: YearLayout) -> CalendarDate? {
    guard let ordinal = layout.ordinal(of: date.month) else { return nil }
    if date.day < layout.length(ofMonth: ordinal) {
      return CalendarDate(year: date.year, month: date.month, day: date.day + 1)
    }
    if ordinal < layout.monthCount {
      return CalendarDate(year: date.year, month: layout.code(ofMonth: ordinal + 1), day: 1)
    }
    guard case .success(let next) = self.layout(ofYear: date.year + 1) else { return nil }
    return CalendarDate(year: next.year, month: next.code(ofMonth: 1), day: 1)
  }

  private func identifierAgrees(_ date: CalendarDate, of day: FixedDay) -> Bool {
    guard let id else { return true }
    return Result { () throws(CalendarError) in try id.date(of: day) } == .success(date)
      && Result { () throws(CalendarError) in try id.fixedDay(of: date) } == .success(day)
  }

  private func identifierAgrees(_ layout: YearLayout) -> Bool {
    guard let id else { return true }
    return Result { () throws(CalendarError) in try id.layout(ofYear: layout.year) }
      == .success(layout)
      && Result { () throws(CalendarError) in try id.layout(containing: layout.lastDay) }
        == .success(layout)
  }

  private func date(of day: FixedDay) -> Result<CalendarDate, CalendarError> {
    Result { () throws(CalendarError) in try Calendar.date(of: day) }
  }

  private func fixedDay(of date: CalendarDate) -> Result<FixedDay, CalendarError> {
    Result { () throws(CalendarError) in try Calendar.fixedDay(of: date) }
  }

  private func layout(containing day: FixedDay) -> Result<YearLayout, CalendarError> {
    Result { () throws(CalendarError) in try Calendar.layout(containing: day) }
  }

  private func layout(ofYear year: Int32) -> Result<YearLayout, CalendarError> {
    Result { () throws(CalendarError) in try Calendar.layout(ofYear: year) }
  }
}
