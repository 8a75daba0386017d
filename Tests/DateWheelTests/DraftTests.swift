import CalendarSystems
import DateWheel
import Testing

/// A picker in a pop-up.
@Suite struct DraftTests {
  private func draft(_ value: String?, maximum: String? = nil) throws -> PickerDraft {
    PickerDraft(try picker(.gregory, value, today: "2026-06-15", maximum: maximum))
  }

  @Test func `Turning changes the draft alone; Done takes it`() throws {
    var draft = try draft("2026-06-10")
    #expect(
      try draft.open() == .value("2026-06-10", changes: false, year: .stays(2025), month: .stays(5), day: .stays(9)))
    _ = try draft.picker.move(to: .day(20))
    #expect(draft.value == (try day("2026-06-10")))
    #expect(draft.picker.value == (try day("2026-06-20")))
    #expect(draft.done() == true)
    #expect(draft.value == (try day("2026-06-20")))
    #expect(draft.picker.value == draft.value)
  }

  @Test func `Done without a move takes what is shown, also where there was no value`() throws {
    var unset = try draft(nil)
    _ = unset.open()
    #expect(unset.value == nil)
    #expect(unset.done() == true)
    #expect(unset.value == (try day("2026-06-15")))
    var held = try draft("2026-06-10")
    _ = held.open()
    #expect(held.done() == false)
    #expect(held.value == (try day("2026-06-10")))
    var bounded = try draft(nil, maximum: "2026-02-01")
    _ = bounded.open()
    #expect(bounded.done() == true)
    #expect(bounded.value == (try day("2026-02-01")))
  }

  @Test func `Done while spinning takes the row that the wheel was sent to, else the row under the bar`() throws {
    var draft = try draft("2026-06-10")
    _ = draft.open()
    try draft.picker.turn(to: .day(14))
    draft.picker.aim(.month, at: draft.picker.position(of: .month) + 2)
    #expect(draft.picker.isTurning)
    #expect(draft.done() == true)
    #expect(draft.value == (try day("2026-08-14")))
    #expect(!draft.picker.isTurning)
  }

  @Test func `Cancel drops the draft, also while spinning`() throws {
    for value in ["2026-06-10", nil] {
      var draft = try draft(value)
      let opened = draft
      _ = draft.open()
      try draft.picker.turn(to: .day(20))
      draft.cancel()
      #expect(draft.value == opened.value)
      #expect(draft.picker.value == opened.value)
      #expect(draft.picker.underBars == opened.picker.underBars)
      #expect(!draft.picker.isTurning)
      // Opened again it stands on the value.
      _ = draft.open()
      #expect(draft.picker.underBars == opened.picker.underBars)
    }
  }

  @Test func `Clear takes the value away, once`() throws {
    var draft = try draft("2026-06-10")
    _ = draft.open()
    _ = try draft.picker.move(to: .day(20))
    #expect(draft.clear() == true)
    #expect(draft.value == nil)
    #expect(draft.picker.value == nil)
    #expect(draft.picker.shownMoment.day == (try day("2026-06-15")))
    _ = draft.open()
    #expect(draft.clear() == false)
  }

  @Test func `Today moves the wheels and stays a draft`() throws {
    var draft = try draft("2025-01-31")
    _ = draft.open()
    #expect(draft.today().value == (try day("2026-06-15")))
    #expect(draft.value == (try day("2025-01-31")))
    draft.cancel()
    #expect(draft.picker.value == (try day("2025-01-31")))
    _ = draft.today()
    #expect(draft.done() == true)
    #expect(draft.value == (try day("2026-06-15")))
    var bounded = try self.draft("2025-01-31", maximum: "2026-02-01")
    #expect(bounded.today().value == (try day("2026-02-01")))
  }

  @Test func `A value set by code drops the draft`() throws {
    var draft = try draft("2026-06-10")
    _ = draft.open()
    try draft.picker.turn(to: .day(20))
    #expect(try draft.setValue(Moment(day("2020-02-29"))).changesValue == false)
    #expect(draft.value == (try day("2020-02-29")))
    #expect(draft.done() == false)
    _ = try draft.setValue(nil)
    #expect(draft.value == nil)
    let before = draft
    #expect(throws: PickerError.valueOutsideCalendar) {
      try draft.setValue(Moment(FixedDay(rataDie: 200_000_000)))
    }
    #expect(draft == before)
  }

  @Test func `New settings hold for the value and the draft`() throws {
    var draft = try draft("2026-06-10")
    _ = draft.open()
    _ = try draft.picker.move(to: .day(20))
    var narrow = draft.picker.configuration
    narrow.minimum = Moment(try day("2026-06-12"))
    #expect(try draft.setConfiguration(narrow).value == day("2026-06-20"))
    #expect(draft.value == (try day("2026-06-12")))
    draft.cancel()
    #expect(draft.picker.value == (try day("2026-06-12")))
    let before = draft
    narrow.maximum = Moment(try day("2026-06-11"))
    #expect(throws: PickerError.minimumAboveMaximum) { try draft.setConfiguration(narrow) }
    #expect(draft == before)
  }

  @Test func `A draft of a month and day opens on its value`() throws {
    var draft = PickerDraft(try fieldPicker(.hebrew, .monthDay, nil, today: "2024-03-10"))
    _ = draft.open()
    #expect(draft.done() == true)
    let adar = try CalendarID.hebrew.fixedDay(of: CalendarDate(year: 5730, month: .adarI, day: 30))
    #expect(draft.value == adar)
    _ = draft.open()
    #expect(draft.done() == false)
    #expect(draft.value == adar)
  }

  @Test func `Done makes no value of what is not permitted`() throws {
    struct Nothing: PickerHost {
      func permits(_ day: FixedDay) -> Bool { false }
    }
    var configuration = try configuration(.gregory, today: "2026-06-15")
    configuration.asksForDays = true
    var draft = PickerDraft(try WheelPicker(configuration, host: Nothing()))
    _ = draft.open(host: Nothing())
    #expect(draft.done(host: Nothing()) == false)
    #expect(draft.value == nil)
  }
}
