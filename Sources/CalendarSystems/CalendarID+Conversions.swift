// The conversions of the calendar chosen, each by its own way.

extension CalendarID {
  /// The date of `day`.
  ///
  /// - Throws: ``CalendarError/fixedDayOutOfRange(_:)`` when the day is not in ``years``.
  /// - Complexity: O(1).
  @inlinable  // The calendar that most days are asked for in, without a call.
  public func date(of day: FixedDay) throws(CalendarError) -> CalendarDate {
    if self == .gregory { return try GregorianCalendar.date(of: day) }
    return try dateByCall(of: day)
  }

  @inline(never)  // Large, once in a program.
  @usableFromInline
  func dateByCall(of day: FixedDay) throws(CalendarError) -> CalendarDate {
    switch self {
    case .gregory: try GregorianCalendar.date(of: day)
    case .hebrew: try HebrewCalendar.date(of: day)
    case .iso8601: try ISO8601Calendar.date(of: day)
    case .julian: try JulianCalendar.date(of: day)
    case .buddhist: try BuddhistCalendar.date(of: day)
    case .roc: try RocCalendar.date(of: day)
    case .japanese: try JapaneseCalendar.date(of: day)
    case .coptic: try CopticCalendar.date(of: day)
    case .ethiopic: try EthiopicCalendar.date(of: day)
    case .ethioaa: try EthioaaCalendar.date(of: day)
    case .indian: try IndianCalendar.date(of: day)
    case .persian: try PersianCalendar.date(of: day)
    case .nepali: try NepaliCalendar.date(of: day)
    case .islamicCivil: try IslamicCivilCalendar.date(of: day)
    case .islamicTbla: try IslamicTblaCalendar.date(of: day)
    case .islamicUmalqura: try IslamicUmalquraCalendar.date(of: day)
    case .chinese: try ChineseCalendar.date(of: day)
    case .dangi: try DangiCalendar.date(of: day)
    case .vietnamese: try VietnameseCalendar.date(of: day)
    }
  }

  /// The fixed day of `date`. Rejects what does not exist; it never rolls over or clamps.
  ///
  /// - Throws: a ``CalendarError`` naming the first field that is wrong: year, month, day.
  /// - Complexity: O(1).
  @inlinable  // The calendar that most days are asked for in, without a call.
  public func fixedDay(of date: CalendarDate) throws(CalendarError) -> FixedDay {
    if self == .gregory { return try GregorianCalendar.fixedDay(of: date) }
    return try fixedDayByCall(of: date)
  }

  @inline(never)  // Large, once in a program.
  @usableFromInline
  func fixedDayByCall(of date: CalendarDate) throws(CalendarError) -> FixedDay {
    switch self {
    case .gregory: try GregorianCalendar.fixedDay(of: date)
    case .hebrew: try HebrewCalendar.fixedDay(of: date)
    case .iso8601: try ISO8601Calendar.fixedDay(of: date)
    case .julian: try JulianCalendar.fixedDay(of: date)
    case .buddhist: try BuddhistCalendar.fixedDay(of: date)
    case .roc: try RocCalendar.fixedDay(of: date)
    case .japanese: try JapaneseCalendar.fixedDay(of: date)
    case .coptic: try CopticCalendar.fixedDay(of: date)
    case .ethiopic: try EthiopicCalendar.fixedDay(of: date)
    case .ethioaa: try EthioaaCalendar.fixedDay(of: date)
    case .indian: try IndianCalendar.fixedDay(of: date)
    case .persian: try PersianCalendar.fixedDay(of: date)
    case .nepali: try NepaliCalendar.fixedDay(of: date)
    case .islamicCivil: try IslamicCivilCalendar.fixedDay(of: date)
    case .islamicTbla: try IslamicTblaCalendar.fixedDay(of: date)
    case .islamicUmalqura: try IslamicUmalquraCalendar.fixedDay(of: date)
    case .chinese: try ChineseCalendar.fixedDay(of: date)
    case .dangi: try DangiCalendar.fixedDay(of: date)
    case .vietnamese: try VietnameseCalendar.fixedDay(of: date)
    }
  }
}
