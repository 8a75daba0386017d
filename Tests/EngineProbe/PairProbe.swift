import CalendarSystems
import DateWheel

/// Drives two pickers as the ends of a range, one of them in a pop-up, and looks at a month of days.
@_expose(wasm, "walkPair")
@_cdecl("probe_walkPair")
public func walkPair(calendar: UInt32, day: Int32, rows: Int32) -> Int32 {
  guard calendar <= UInt8.max, let id = CalendarID(rawValue: UInt8(truncatingIfNeeded: calendar)) else { return 0 }
  var configuration = PickerConfiguration(calendar: id, today: FixedDay(rataDie: day))
  configuration.asksForDays = true
  let host = NoSundays()
  do throws(PickerError) {
    let range = try PickerRange(shortest: 1, longest: 9)
    var start = try WheelPicker(configuration, value: configuration.now, host: host)
    var draft = PickerDraft(start)
    _ = draft.open(host: host)
    draft.picker.turn(.day, to: draft.picker.position(of: .day) &+ rows, host: host)
    var mixed: Int32 = draft.done(host: host) ? 1 : 0
    _ = draft.today(host: host)
    draft.cancel(host: host)
    configuration.minimum = Moment(FixedDay(rataDie: day - 40))
    _ = try draft.setConfiguration(configuration, host: host)
    _ = try draft.setValue(draft.value, host: host)
    start.turn(.month, to: start.position(of: .month) &+ rows, host: host)
    start.rest(.month, host: host)
    if range.fits(start: start, end: draft.picker),
      let report = range.settle(&start, movedEnd: .start, other: &draft.picker, host: host)
    {
      mixed = mixed &* 31 &+ (report.moved.value?.day.rataDie ?? 0)
      mixed = mixed &* 31 &+ (report.other.value?.day.rataDie ?? 0)
    }
    if let grid = start.grid(firstWeekday: 7) {
      mixed = mixed &* 31 &+ grid.weekCount
      let state = start.state(ofDay: grid.day(inWeek: 1, column: 2), host: host)
      mixed = mixed &* 31 &+ (state.isPossible ? 1 : 0)
    }
    return draft.clear(host: host) ? mixed : 0 &- mixed
  } catch {
    return 0
  }
}

private struct NoSundays: PickerHost {
  func permits(_ day: FixedDay) -> Bool { day.weekday != 7 }
}
