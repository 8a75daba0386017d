import DateWheel

/// How a call ended, as the page reads it.
enum Status: Int32 {
  case done = 0
  case minimumAboveMaximum = 1
  case boundsOutsideCalendar = 2
  case valueOutsideCalendar = 3
  case unknownSetting = 4

  init(_ error: PickerError) {
    switch error {
    case .minimumAboveMaximum: self = .minimumAboveMaximum
    case .boundsOutsideCalendar: self = .boundsOutsideCalendar
    case .valueOutsideCalendar: self = .valueOutsideCalendar
    // A page asks for whole dates only.
    case .fields, .minuteInterval, .secondInterval, .noMomentWithinBounds, .range, .secondOutOfRange:
      self = .unknownSetting
    }
  }
}
