import CalendarSystems

// The sets of rows, which change only when the wheels settle.

extension WheelPicker {
  /// Brings every wheel to where the picker stands, and tells how it gets there.
  ///
  /// - Parameter anew: the wheels held rows of another calendar, or of other fields, which are no rows of this one.
  @inline(never)  // Once in the module, not once a caller.
  mutating func roll(changesValue: Bool, anew: Bool = false) -> Outcome {
    var outcome = Outcome(changesValue: changesValue)
    turning = FieldSet(rawValue: 0)
    aimed = turning
    var rest = fields
    while let field = rest.removeFirst() {
      let left = wheels.at(field) { $0.number(at: $0.position) }
      let number = numbers.at(field) { $0 }
      let hasNewRows = renewRows(of: field) || anew
      wheels.at(field) { wheel in
        wheel.position = hasNewRows ? wheel.index(of: number) : wheel.position(of: number, near: wheel.position)
      }
      outcome.add(field, rolls: anew || left != number, hasNewRows: hasNewRows)
    }
    return outcome
  }

  /// The wheel of a field takes the rows that it holds when all wheels rest. Returns whether they are others than before.
  @inline(never)  // Once in the module, not once a caller.
  private mutating func renewRows(of field: Field) -> Bool {
    let hides = configuration.impossibleRows == .hide
    let isLargest = configuration.isDuration && fields.begins(with: field)
    var bits: UInt64 = 0
    var first: Int32 = 0
    var count: Int32 = 0
    var step: Int32 = 1
    var round: Int32 = 0
    if isLargest || field.isUnending {
      step = interval(of: field)
      // Its rows end at the bounds; the largest unit of a duration goes on to there.
      let (own, days) = (standing, era)
      go(to: min(bounds.last, days.last))
      let last = numbers.at(field) { $0 }
      go(to: max(bounds.first, days.first))
      first = hides || !isLargest ? numbers.at(field) { $0 } : 0
      go(to: own)
      count = quotient(last &- first, step) &+ 1
    } else {
      let all = offered(field)
      let kept = hides || field == .era ? possible(all, field) : all
      bits = kept == 0 ? all : kept
      first = Int32(truncatingIfNeeded: bits.trailingZeroBitCount)
      count = Int32(truncatingIfNeeded: bits.nonzeroBitCount)
      if kept == all {
        if field.isCycle, configuration.looping == .automatic, count > configuration.visibleRows { round = count }
      } else if isOverMidnight, field == .hour {
        // Over midnight the hours begin with the first of the window, where that leaves a gap in the day.
        first = bounds.first.second / 3_600
      }
    }
    return wheels.at(field) { wheel in
      let isSame =
        wheel.bits == bits && wheel.first == first && wheel.count == count && wheel.step == step && wheel.round == round
      wheel.bits = bits
      wheel.first = first
      wheel.count = count
      wheel.step = step
      wheel.round = round
      return !isSame
    }
  }

  /// The numbers of the rows that a wheel holds, as far as bounds have no say.
  @inline(never)  // Once in the module, not once a caller.
  private mutating func offered(_ field: Field) -> UInt64 {
    let hides = configuration.impossibleRows == .hide
    if field == .month {
      let isFixed = kind == .monthDay || !hides && calendar.leapMonths == .fixed
      return isFixed ? calendar.monthCodes.bits : months()
    }
    var number: Int32 = 0
    var last: Int32 = 59
    switch field {
    case .era: last = calendar.eras.count &- 1
    case .day, .week:
      number = 1
      last = hides ? monthLength : field == .day ? calendar.longestMonth : 53
    case .dayPeriod: last = 1
    case .hour: last = 23
    default: break
    }
    var bits: UInt64 = 0
    while number <= last {
      bits |= 1 &<< UInt64(UInt32(bitPattern: number))
      number &+= interval(of: field)
    }
    return bits
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
