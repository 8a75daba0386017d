import CalendarSystems

@_expose(wasm, "fixedDay")
@_cdecl("probe_fixedDay")
public func fixedDay(calendar: UInt32, year: Int32, month: UInt32, leap: Bool, day: Int32) -> Int32 {
  guard let calendar = CalendarID(rawValue: UInt8(truncatingIfNeeded: calendar)) else { return Int32.min }
  do throws(CalendarError) {
    return try calendar.fixedDay(
      of: CalendarDate(year: year, month: MonthCode(UInt8(truncatingIfNeeded: month), isLeap: leap), day: day)).rataDie
  } catch { return Int32.min }
}
