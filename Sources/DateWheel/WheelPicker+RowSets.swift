import CalendarSystems

// The sets of rows, which change only when the wheels settle.

extension WheelPicker {
  /// Brings every wheel to where the picker stands, and tells how it gets there.
  ///
  /// - Parameter anew: the wheels held rows of another calendar, or of other fields, which are no rows of this one.
  @inline(never)  // Once in the module, not once a caller.
  mutating func roll(changesValue: Bool, anew: Bool = false) -> Settlement {
    var settlement = Settlement(
      value: value, changesValue: changesValue,
      wheels: FieldMap(Settlement.Wheel(position: 0, rolls: false, hasNewRows: false)))
    turning = FieldSet(rawValue: 0)
    aimed = turning
    var rest = fields
    while let field = rest.removeFirst() {
      let number = wheels.at(field) { $0.number(at: $0.position) }
      let hasNewRows = renewRows(of: field) || anew
      let position = wheels.at(field) { wheel in
        let number = numbers[field]
        wheel.position = hasNewRows ? wheel.index(of: number) : wheel.position(of: number, near: wheel.position)
        return wheel.position
      }
      settlement.wheels.at(field) { wheel in
        wheel.position = position
        wheel.rolls = anew || number != numbers[field]
        wheel.hasNewRows = hasNewRows
      }
    }
    return settlement
  }

  /// The wheel of a field takes the rows that it holds when all wheels rest. Returns whether they are others than before.
  @inline(never)  // Once in the module, not once a caller.
  private mutating func renewRows(of field: Field) -> Bool {
    let hides = configuration.impossibleRows == .hide
    var bits: UInt64 = 0
    var first: Int32 = 0
    var last: Int32 = 59
    var step: Int32 = 1
    switch field {
    case .era: last = calendar.eras.count &- 1
    case .year, .weekYear:
      let (own, days) = (standing, era)
      go(to: max(bounds.first, days.first))
      first = year.year
      go(to: min(bounds.last, days.last))
      last = year.year
      go(to: own)
    case .month:
      let isFixed = kind == .monthDay || !hides && calendar.leapMonths == .fixed
      bits = (isFixed ? calendar.monthCodes : year.codes).bits
      last = -1
    case .day, .week:
      first = 1
      last = hides ? monthLength : field == .day ? calendar.longestMonth : 53
    case .calendarDay:
      first = bounds.first.line
      last = bounds.last.line
    case .dayPeriod: last = 1
    case .hour: last = 23
    case .minute: step = configuration.minuteInterval
    case .second: step = configuration.secondInterval
    }
    let isLargest = configuration.isDuration && fields.begins(with: field)
    if isLargest {
      first = hides ? bounds.first.second / field.seconds : 0
      last = bounds.last.second / field.seconds
    }
    var count = (last &- first) / step &+ 1
    var loops = false
    if !isLargest, !field.isUnending {
      while first <= last {
        bits |= 1 &<< UInt64(truncatingIfNeeded: first)
        first &+= step
      }
      let kept = hides || field == .era ? possible(bits, field) : bits
      let isWhole = kept == bits
      if kept != 0 { bits = kept }
      count = Int32(truncatingIfNeeded: bits.nonzeroBitCount)
      // Over midnight the hours begin with the first of the window, where that leaves a gap in the day.
      let isSplit = isOverMidnight && field == .hour && !isWhole
      first = isSplit ? bounds.first.second / 3_600 : Int32(truncatingIfNeeded: bits.trailingZeroBitCount)
      step = 1
      loops = isWhole && field.isCycle && configuration.looping == .automatic && count > configuration.visibleRows
    }
    return wheels.at(field) { wheel in
      let isSame =
        wheel.bits == bits && wheel.first == first && wheel.count == count && wheel.step == step && wheel.loops == loops
      wheel.bits = bits
      wheel.first = first
      wheel.count = count
      wheel.step = step
      wheel.loops = loops
      return !isSame
    }
  }

  /// Those of the numbers whose rows are possible.
  private mutating func possible(_ numbers: UInt64, _ field: Field) -> UInt64 {
    var kept: UInt64 = 0
    var rest = numbers
    while rest != 0 {
      let others = rest & (rest &- 1)
      if state(of: field, Int32(truncatingIfNeeded: rest.trailingZeroBitCount)).isPossible { kept |= rest ^ others }
      rest = others
    }
    return kept
  }
}
