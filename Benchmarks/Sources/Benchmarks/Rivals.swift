import CalendarSystems
import ChronoRival
import Foundation

/// The Gregorian conversions of the C++ standard library, which is what every calendar is compared with.
func casesOfChrono() -> [Case] {
  Inputs.allCases.flatMap { inputs in
    let days = inputs.days(in: chrono_first_day()...chrono_last_day())
    let dates = days.map { day in
      var date = ChronoDate()
      chrono_date(day, &date)
      return date
    }
    return [
      Case(name: "chrono/to-date-\(inputs.rawValue)", count: days.count) {
        chrono_dates_of_days(days, Int32(days.count))
      },
      Case(name: "chrono/to-day-\(inputs.rawValue)", count: dates.count) {
        chrono_days_of_dates(dates, Int32(dates.count))
      },
    ]
  }
}

/// Foundation's conversions of days near the present, where it knows the calendar.
func casesOfFoundation(_ id: CalendarID) -> [Case] {
  guard let identifier = id.foundationIdentifier else { return [] }
  var calendar = Calendar(identifier: identifier)
  calendar.timeZone = .gmt
  let units: Set<Calendar.Component> = [.era, .year, .month, .day]
  // It takes a hundred times as long: few are enough.
  let dates = Inputs.near.days(in: .min ... .max).prefix(100).map { day in
    Date(timeIntervalSinceReferenceDate: Double(day - 730_486) * 86_400)  // R.D. 730 486 is 2001-01-01.
  }
  let components = dates.map { calendar.dateComponents(units, from: $0) }
  return [
    Case(name: "foundation/\(id)-to-date", count: dates.count) { [calendar] in
      dates.reduce(0) { $0 &+ Int64(calendar.dateComponents(units, from: $1).day ?? 0) }
    },
    Case(name: "foundation/\(id)-to-day", count: components.count) { [calendar] in
      components.reduce(0) { $0 &+ Int64(calendar.date(from: $1)?.timeIntervalSinceReferenceDate ?? 0) }
    },
  ]
}

extension CalendarID {
  fileprivate var foundationIdentifier: Calendar.Identifier? {
    switch self {
    case .gregory: .gregorian
    case .hebrew: .hebrew
    case .iso8601: .iso8601
    case .buddhist: .buddhist
    case .roc: .republicOfChina
    case .japanese: .japanese
    case .coptic: .coptic
    case .ethiopic: .ethiopicAmeteMihret
    case .ethioaa: .ethiopicAmeteAlem
    case .indian: .indian
    case .persian: .persian
    case .islamicCivil: .islamicCivil
    case .islamicTbla: .islamicTabular
    case .islamicUmalqura: .islamicUmmAlQura
    case .chinese: .chinese
    case .julian, .nepali, .dangi, .vietnamese: nil
    }
  }
}
