import CalendarSystems
import DateWheel

/// What an element asks of its picker, as the page writes it: nine 32-bit numbers in a row.
struct Settings {
  let numbers: UnsafePointer<Int32>

  /// The settings of the picker; `nil` when a number stands for no calendar or no way of the picker.
  ///
  /// A page cannot name days beyond those of its `Date`, so bounds stay within them.
  var configuration: PickerConfiguration? {
    @inline(__always)
    get {
      guard
        let calendar = CalendarID(rawValue: UInt8(truncatingIfNeeded: numbers[0])),
        let impossibleRows = PickerConfiguration.ImpossibleRows(rawValue: UInt8(truncatingIfNeeded: numbers[1])),
        let looping = PickerConfiguration.Looping(rawValue: UInt8(truncatingIfNeeded: numbers[2]))
      else { return nil }
      var configuration = PickerConfiguration(calendar: calendar, today: FixedDay(rataDie: numbers[4]))
      configuration.impossibleRows = impossibleRows
      configuration.looping = looping
      configuration.visibleRows = numbers[3]
      configuration.minimum = numbers[5] == 0 ? nil : Moment(max(FixedDay(rataDie: numbers[6]), HostDay.first))
      configuration.maximum = Moment(min(numbers[7] == 0 ? HostDay.last : FixedDay(rataDie: numbers[8]), HostDay.last))
      return configuration
    }
  }
}
