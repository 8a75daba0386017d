import CalendarSystems
import DateWheel

/// The page, where the engine asks it something. It answers for the picker whose call is under way.
struct PageHost: PickerHost {
  func clock(of day: FixedDay) -> DayClock {
    var clock = DayClock()
    withUnsafeTemporaryNumbers { numbers in
      askClock(day.rataDie, numbers)
      clock.isSkippedDay = numbers[0] != 0
      clock.skippedFrom = numbers[1]
      clock.skippedTo = numbers[2]
      clock.repeatedFrom = numbers[3]
      clock.repeatedTo = numbers[4]
    }
    return clock
  }

  func permits(_ day: FixedDay) -> Bool { askPermission(day.rataDie) != 0 }

  /// Gives `body` room for the five numbers of a clock.
  private func withUnsafeTemporaryNumbers(_ body: (UnsafeMutablePointer<Int32>) -> Void) {
    var numbers: (Int32, Int32, Int32, Int32, Int32) = (0, 0, 0, 0, 0)
    withUnsafeMutablePointer(to: &numbers) { tuple in
      body(UnsafeMutableRawPointer(tuple).assumingMemoryBound(to: Int32.self))
    }
  }
}

#if arch(wasm32)
  /// How the clock runs on a fixed day, to five numbers: whether there is no such day, what is skipped from and to, what is
  /// repeated from and to, in seconds of the day.
  @_extern(wasm, module: "page", name: "clock")
  @_extern(c)
  private func askClock(_ day: Int32, _ answer: UnsafeMutablePointer<Int32>)

  /// Whether a fixed day may be chosen: 0 or 1.
  @_extern(wasm, module: "page", name: "permits")
  @_extern(c)
  private func askPermission(_ day: Int32) -> Int32
#else
  // There is no page to ask: the module is built for other machines only to see that it compiles.
  private func askClock(_ day: Int32, _ answer: UnsafeMutablePointer<Int32>) {}
  private func askPermission(_ day: Int32) -> Int32 { 1 }
#endif
