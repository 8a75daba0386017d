public import CalendarSystems

/// What a picker asks its host. Both questions have to be answered the same way as long as the configuration is the same.
public protocol PickerHost {
  /// How the clock runs on `day`. Asked where ``PickerConfiguration/asksForClock`` is set.
  func clock(of day: FixedDay) -> DayClock

  /// Whether the host permits `day`. Asked where ``PickerConfiguration/asksForDays`` is set.
  func permits(_ day: FixedDay) -> Bool
}

extension PickerHost {
  /// Every day has 24 hours.
  public func clock(of day: FixedDay) -> DayClock { DayClock() }

  /// Every day is permitted.
  public func permits(_ day: FixedDay) -> Bool { true }
}

/// The host of a picker that knows no time zone and has nothing ruled out.
public struct PlainHost: PickerHost, Sendable {
  /// A host that has no say.
  public init() {}
}
