import CalendarSystems

extension FixedDay {
  /// The day that the machine's clock shows in its time zone; `nil` when the clock is beyond all years.
  static var today: FixedDay? {
    var now = time(nil)
    var local = tm()
    tzset()  // Which localtime_r need not do by itself.
    guard localtime_r(&now, &local) != nil else { return nil }
    let date = CalendarDate(year: local.tm_year + 1900, month: MonthCode(UInt8(local.tm_mon + 1)), day: local.tm_mday)
    return try? CalendarID.iso8601.fixedDay(of: date)
  }
}
