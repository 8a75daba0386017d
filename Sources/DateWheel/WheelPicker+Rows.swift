import CalendarSystems

extension WheelPicker {
  /// The row at `position`, judged by where the coarser wheels stand now.
  ///
  /// - Parameter position: any number where the wheel loops; else it is moved into 0 to the last row.
  /// - Complexity: O(1), whatever the bounds.
  public func row(of field: Field, at position: Int32) -> Row {
    judge(rowValue(field, in: wheels[field].rows, at: position))
  }

  /// What the row at `position` stands for.
  @inline(never)  // Once in the module, not once a caller.
  func rowValue(_ field: Field, in rows: RowSet, at position: Int32) -> Row.Value {
    let place = rows.first + rows.index(at: position)
    switch field {
    case .year: return .year(place)
    case .day: return .day(place)
    case .month:
      return .month(
        rows.isOfOneYear
          ? MonthCode(ordinal: place, leapOrdinal: rows.leapOrdinal)
          : configuration.calendar.monthSet.month(at: place))
    }
  }

  private func judge(_ value: Row.Value) -> Row {
    let layout = standing.layout
    switch value {
    case .year(let year):
      return Row(value: value, exists: true, isPermitted: bounds.years.contains(year), isToday: year == today?.year)
    case .month(let month):
      let ordinal = layout.ordinal(of: month)
      var isPermitted = false
      if let ordinal {
        let start = layout.firstDay(ofMonth: ordinal)
        isPermitted = bounds.overlaps(from: start, to: start + (layout.length(ofMonth: ordinal) - 1))
      }
      return Row(
        value: value, exists: ordinal != nil, isPermitted: isPermitted,
        isToday: month == today?.month && layout.year == today?.year)
    case .day(let day):
      let exists = day >= 1 && day <= layout.length(ofMonth: standing.ordinal)
      return Row(
        value: value, exists: exists,
        isPermitted: exists && bounds.contains(layout.firstDay(ofMonth: standing.ordinal) + (day - 1)),
        isToday: day == today?.day && standing.existing.month == today?.month && layout.year == today?.year)
    }
  }

  /// The rows that the wheel of `field` holds when all wheels rest on ``standing``.
  func rowSet(of field: Field) -> RowSet {
    switch field {
    case .year: RowSet(first: bounds.years.lowerBound, last: bounds.years.upperBound)
    case .month: monthRows
    case .day: dayRows
    }
  }

  private var monthRows: RowSet {
    let layout = standing.layout
    var first: Int32 = 1
    var last = layout.monthCount
    switch configuration.impossibleRows {
    case .dim:
      let monthSet = configuration.calendar.monthSet
      if monthSet.leapMonths == .fixed {
        return RowSet(first: 1, last: monthSet.count, loops: mayLoop(monthSet.count))
      }
    case .hide:
      if let start = layout.date(of: bounds.first)?.month { first = layout.ordinal(of: start) ?? first }
      if let end = layout.date(of: bounds.last)?.month { last = layout.ordinal(of: end) ?? last }
    }
    let isWhole = first == 1 && last == layout.monthCount
    return RowSet(monthsOf: layout, first: first, last: last, loops: isWhole && mayLoop(last))
  }

  private var dayRows: RowSet {
    switch configuration.impossibleRows {
    case .dim:
      let longest = configuration.calendar.monthSet.longestLength
      return RowSet(first: 1, last: longest, loops: mayLoop(longest))
    case .hide:
      let start = standing.layout.firstDay(ofMonth: standing.ordinal)
      let length = standing.layout.length(ofMonth: standing.ordinal)
      let first = max(bounds.first - start + 1, 1)
      let last = min(bounds.last - start + 1, length)
      return RowSet(first: first, last: last, loops: first == 1 && last == length && mayLoop(length))
    }
  }

  private func mayLoop(_ count: Int32) -> Bool {
    configuration.looping == .automatic && count > configuration.visibleRows
  }

  /// The place in `rows`, from 0, of the date that the wheels stand on.
  func index(_ field: Field, in rows: RowSet) -> Int32 {
    let date = standing.existing
    switch field {
    case .year: return date.year - rows.first
    case .day: return date.day - rows.first
    case .month:
      let place = rows.isOfOneYear ? standing.ordinal : configuration.calendar.monthSet.place(of: date.month)
      return (place ?? rows.first) - rows.first
    }
  }
}
