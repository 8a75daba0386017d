public import CalendarSystems

public struct WheelPicker: Sendable {
  public var calendar: CalendarID
}
