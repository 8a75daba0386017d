import CalendarSystems
import DateWheel

extension PickerWalk {
  /// Copies of the picker as the draft of a pop-up, and as an end of a range. All answers are mixed; the walk goes on as it was.
  mutating func lookAtDraftAndRange() throws(PickerLaw) {
    let field = anyField()
    let goal = picker.position(of: field) &+ numbers.next(around: 9)
    var draft = PickerDraft(picker)
    let opened = draft.open(host: host)
    numbers.mix(opened.changesValue)
    draft.picker.turn(field, to: goal, host: host)
    let dropped = draft.cancel(host: host)
    numbers.mix(dropped.changesValue)
    // A draft that is dropped leaves the value.
    guard draft.value == picker.value else { throw .takesSettings }
    draft.picker.turn(field, to: goal, host: host)
    numbers.mix(draft.done(host: host))
    mix(draft.value)
    let today = draft.today(host: host)
    mix(today.value)
    numbers.mix(draft.clear(host: host))
    if let set = try? draft.setValue(picker.value, host: host) { mix(set.value) }
    guard let range = try? PickerRange(shortest: numbers.next(below: 3), longest: numbers.next(below: 40) &+ 3) else {
      return
    }
    var (start, end) = (picker, picker)
    numbers.mix(range.fits(start: start, end: end))
    start.turn(field, to: goal, host: host)
    start.rest(field, host: host)
    if let report = range.settle(&start, movedEnd: .start, other: &end, host: host) {
      mix(report.moved.value)
      mix(report.other.value)
    }
  }

  private mutating func mix(_ moment: Moment?) {
    numbers.mix(moment?.day.rataDie ?? 0)
    numbers.mix(moment?.second ?? -1)
  }
}
