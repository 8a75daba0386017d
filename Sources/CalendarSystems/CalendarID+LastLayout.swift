// Conversions in order: most days and dates lie in the same year as the one before, whose layout the caller keeps.

extension CalendarID {
  /// The date of `day`, from the layout that the last call has left.
  ///
  /// - Parameter lastLayout: the year of the last conversion in this calendar, `nil` before the first. It is the
  ///   caller's to keep.
  /// - Throws: ``CalendarError/fixedDayOutOfRange(_:)`` when the day is not in ``years``.
  /// - Complexity: O(1).
  @inlinable  // What is done for most days is a few instructions; a call would double them.
  public func date(of day: FixedDay, lastLayout: inout YearLayout?) throws(CalendarError) -> CalendarDate {
    if let date = lastLayout?.date(of: day) { return date }
    return try date(of: day, nextLayout: &lastLayout)
  }

  /// The fixed day of `date`, from the layout that the last call has left. Rejects what does not exist.
  ///
  /// - Parameter lastLayout: the year of the last conversion in this calendar, `nil` before the first. It is the
  ///   caller's to keep.
  /// - Throws: a ``CalendarError`` naming the first field that is wrong: year, month, day.
  /// - Complexity: O(1).
  @inlinable
  public func fixedDay(of date: CalendarDate, lastLayout: inout YearLayout?) throws(CalendarError) -> FixedDay {
    if let day = lastLayout?.day(of: date) { return day }
    return try fixedDay(of: date, nextLayout: &lastLayout)
  }

  /// The date of a day of another year, whose layout is kept.
  @usableFromInline @inline(never)
  func date(of day: FixedDay, nextLayout: inout YearLayout?) throws(CalendarError) -> CalendarDate {
    let layout = try layout(containing: day)
    nextLayout = layout
    guard let date = layout.date(of: day) else { throw .fixedDayOutOfRange(day) }
    return date
  }

  /// The fixed day of a date of another year, whose layout is kept, or of one that does not exist.
  @usableFromInline @inline(never)
  func fixedDay(of date: CalendarDate, nextLayout: inout YearLayout?) throws(CalendarError) -> FixedDay {
    let layout = try layout(ofYear: date.year)
    nextLayout = layout
    return try layout.fixedDay(of: date, in: monthCodes)
  }
}
