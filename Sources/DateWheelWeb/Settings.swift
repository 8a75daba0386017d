import CalendarSystems
import DateWheel

/// What an element asks of its picker, as the page writes it: 32-bit numbers in a row.
///
/// | place | number |
/// | --- | --- |
/// | 0, 1 | calendar, fields (a bit for each) |
/// | 2 | flags: 1 duration, 2 hides, 4 never loops, 8 asks for the clock, 16 asks for days, 32 has a minimum, 64 a maximum |
/// | 3, 4, 5 | visible rows, minute interval, second interval |
/// | 6, 7 | now: a fixed day and a second |
/// | 8, 9 | the minimum, likewise |
/// | 10, 11 | the maximum, likewise |
struct Settings {
  let numbers: UnsafePointer<Int32>

  /// Writes all settings of the picker; returns whether every number stands for something.
  ///
  /// A page cannot name days beyond those of its `Date`, so bounds stay within them.
  @inline(never)  // Once in the module, not once a caller.
  func write(to configuration: inout PickerConfiguration) -> Bool {
    guard let calendar = CalendarID(rawValue: UInt8(truncatingIfNeeded: numbers[0])) else { return false }
    let fields = FieldSet(rawValue: UInt16(truncatingIfNeeded: numbers[1]))
    let flags = numbers[2]
    configuration.calendar = calendar
    configuration.fields = fields
    configuration.now = moment(at: 6)
    configuration.isDuration = flags & 1 != 0
    configuration.impossibleRows = flags & 2 != 0 ? .hide : .dim
    configuration.looping = flags & 4 != 0 ? .none : .automatic
    configuration.asksForClock = flags & 8 != 0
    configuration.asksForDays = flags & 16 != 0
    configuration.visibleRows = numbers[3]
    configuration.minuteInterval = numbers[4]
    configuration.secondInterval = numbers[5]
    configuration.minimum = flags & 32 != 0 ? max(moment(at: 8), Moment(HostDay.first)) : nil
    let hasMaximum = flags & 64 != 0
    let last = Moment(HostDay.last, second: 86_399)
    let hasLast = fields.rawValue & ~FieldSet.everyTime.rawValue != 0 && fields.rawValue != FieldSet.monthDay.rawValue
    configuration.maximum = hasMaximum ? min(moment(at: 10), last) : hasLast ? last : nil
    return true
  }

  @inline(never)  // Once in the module, not once a caller.
  private func moment(at place: Int) -> Moment {
    Moment(FixedDay(rataDie: numbers[place]), second: numbers[place + 1])
  }
}

extension FieldSet {
  /// All parts of a day.
  fileprivate static var everyTime: FieldSet { FieldSet.time.adding(.dayPeriod).adding(.second) }
}
