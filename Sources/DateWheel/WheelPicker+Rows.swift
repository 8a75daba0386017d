import CalendarSystems

extension WheelPicker {
  /// The row at `position`, judged by where the coarser wheels stand now.
  ///
  /// - Parameter position: any number where the wheel loops; else it is moved into 0 to the last row.
  /// - Complexity: O(1), whatever the bounds.
  @inline(never)  // Once in the module, not once a caller.
  public func row(of field: Field, at position: Int32) -> Row {
    let number = number(of: field, at: position)
    let exists =
      switch field {
      case .year: true
      case .month: year.codes.contains(rank: number)
      case .day: number <= monthLength
      }
    let date = existing.cut(after: field, with: number)
    let isPermitted =
      exists && date >= bounds.firstDate.cut(after: field) && date <= bounds.lastDate.cut(after: field)
    return Row(
      field: field, number: number, exists: exists, isPermitted: isPermitted, isToday: date == today?.cut(after: field))
  }

  /// The number that the row at `position` stands for, as in a ``PackedDate``.
  @inline(never)  // Once in the module, not once a caller.
  func number(of field: Field, at position: Int32) -> Int32 {
    let rows = wheels[field].rows
    let index = rows.index(at: position)
    return field == .month ? months.rank(at: index) : rows.first &+ index
  }

  /// The rows that the wheel of `field` holds when all wheels rest on ``existing``. For months it sets ``months`` too.
  private mutating func rowSet(of field: Field) -> RowSet {
    let calendar = configuration.calendar
    let hides = configuration.impossibleRows == .hide
    var all = RowSet()
    var codes = MonthCodes()
    switch field {
    case .year:
      break  // Years are never whole.
    case .month:
      codes = !hides && calendar.leapMonths == .fixed ? calendar.monthCodes : year.codes
      all.count = 63  // The ranks of codes lie below.
    case .day:
      all.first = 1
      all.count = hides ? monthLength : calendar.longestMonth
    }
    var first = all.first
    var last = all.first &+ all.count &- 1
    if hides || field == .year {
      if existing.agrees(with: bounds.firstDate, before: field) { first = bounds.firstDate[field] }
      if existing.agrees(with: bounds.lastDate, before: field) { last = bounds.lastDate[field] }
    }
    var rows = RowSet(first: first, count: last &- first &+ 1)
    if field == .month {
      months = codes.between(rank: first, and: last)
      rows = RowSet(first: 0, count: months.count)
      all.count = codes.count
    }
    let isWhole = rows.count == all.count
    rows.loops = isWhole && configuration.looping == .automatic && rows.count > configuration.visibleRows
    return rows
  }

  /// Brings every wheel to where the picker stands, and tells how it gets there.
  ///
  /// - Parameter anew: the wheels held rows of another calendar, which are no rows of this one.
  @inline(never)  // Once in the module, not once a caller.
  mutating func roll(changesValue: Bool, anew: Bool = false) -> Settlement {
    Settlement(
      value: value, changesValue: changesValue,
      wheels: FieldMap(year: roll(.year, anew: anew), month: roll(.month, anew: anew), day: roll(.day, anew: anew)))
  }

  @inline(never)  // Once in the module, not once a caller.
  private mutating func roll(_ field: Field, anew: Bool) -> Settlement.Wheel {
    let left = wheels[field]
    let leftOn = number(of: field, at: left.position)
    let leftMonths = months
    let number = existing[field]
    let rows = rowSet(of: field)
    let index = field == .month ? months.count(beforeRank: number) : number &- rows.first
    let hasNewRows = anew || rows != left.rows || months != leftMonths
    let position = hasNewRows ? index : rows.position(of: index, near: left.position)
    wheels[field] = Wheel(rows: rows, position: position)
    return Settlement.Wheel(position: position, rolls: anew || number != leftOn, hasNewRows: hasNewRows)
  }
}
