import DateWheel

/// How a call ended, as the page reads it.
enum Status {
  static var unknownCalendar: Int32 { 9 }

  /// 1 to 8; from 16 on the faults of fields, in their own order.
  @inline(never)  // Once in the module, not once a caller.
  static func number(of error: PickerError) -> Int32 {
    switch error {
    case .minimumAboveMaximum: 1
    case .boundsOutsideCalendar: 2
    case .valueOutsideCalendar: 3
    case .noMomentWithinBounds: 4
    case .secondOutOfRange: 5
    case .minuteInterval: 6
    case .secondInterval: 7
    case .range: 8
    case .fields(let fault): 16 + Int32(fault.rawValue)
    }
  }
}
