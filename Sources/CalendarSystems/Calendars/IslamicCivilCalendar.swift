public enum IslamicCivilCalendar: CalendarSystem {
  public static let years: ClosedRange<Int32> = GregorianCalendar.years
  public static var eras: Eras { Eras() }
  public static var monthSet: MonthSet { GregorianCalendar.monthSet }
  public static func layout(containing day: FixedDay) throws(CalendarError) -> YearLayout {
    try GregorianCalendar.layout(containing: day)
  }
  public static func layout(ofYear year: Int32) throws(CalendarError) -> YearLayout {
    try GregorianCalendar.layout(ofYear: year)
  }
}
