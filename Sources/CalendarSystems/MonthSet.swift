/// All months that a calendar ever has, with the longest length each can reach.
public struct MonthSet: Sendable {
  /// How leap months behave over the years.
  public enum LeapMonths: Sendable {
    /// Only the months named in the set can be leap, always at the same place, as in `hebrew`.
    case fixed
    /// Nearly any month can be followed by a leap month, as in `chinese`.
    case wandering
  }

  /// What a leap month becomes in a year that lacks it.
  public enum LeapPartner: Sendable {
    /// The ordinary month of the same number: `chinese` `M06L` becomes `M06`.
    case sameNumber
    /// The ordinary month of the next number: `hebrew` `M05L` (Adar I) becomes `M06` (Adar).
    case nextNumber
  }

  /// For each month number the most days the ordinary month ever has.
  public let ordinary: MonthLengths
  /// For each month number the most days the leap month ever has, 0 where there is none.
  public let leap: MonthLengths
  /// Whether the leap months keep their place.
  public let leapMonths: LeapMonths
  /// The ordinary month that a leap month becomes where a year lacks it.
  public let leapPartner: LeapPartner

  /// The set with these longest lengths; without `leap` the calendar has no leap months.
  public init(
    ordinary: MonthLengths, leap: MonthLengths = MonthLengths(),
    leapMonths: LeapMonths = .fixed, leapPartner: LeapPartner = .sameNumber
  ) {
    self.ordinary = ordinary
    self.leap = leap
    self.leapMonths = leapMonths
    self.leapPartner = leapPartner
  }

  /// The most days that `month` ever has; 0 when no year has it.
  public func longestLength(of month: MonthCode) -> Int32 {
    (month.isLeap ? leap : ordinary)[Int32(month.number)]
  }

  /// Whether some year has `month`.
  public func contains(_ month: MonthCode) -> Bool {
    longestLength(of: month) > 0
  }

  /// The most days that any month ever has.
  public var longestLength: Int32 {
    var longest: Int32 = 0
    var number: Int32 = 1
    while number <= ordinary.count {
      longest = max(longest, max(ordinary[number], leap[number]))  // Of three `max` makes an array.
      number += 1
    }
    return longest
  }

  /// The months of the set, ordinary and leap.
  public var count: Int32 {
    var count = ordinary.count
    var number: Int32 = 1
    while number <= leap.count {
      if leap[number] > 0 { count += 1 }
      number += 1
    }
    return count
  }

  /// The month at `place` in the set, from 1 to ``count``: by number, a leap month after its ordinary namesake.
  /// At any other place there is a month that no year has.
  public func month(at place: Int32) -> MonthCode {
    var before: Int32 = 0
    var number: Int32 = 1
    while number <= ordinary.count {
      before += 1
      if before == place { return MonthCode(UInt8(truncatingIfNeeded: number)) }
      if leap[number] > 0 {
        before += 1
        if before == place { return MonthCode(UInt8(truncatingIfNeeded: number), isLeap: true) }
      }
      number += 1
    }
    return MonthCode(UInt8(truncatingIfNeeded: number))
  }

  /// The place of `month` in the set, from 1; `nil` when no year has it.
  public func place(of month: MonthCode) -> Int32? {
    guard contains(month) else { return nil }
    var place = Int32(month.number)
    var number: Int32 = 1
    while number < Int32(month.number) {
      if leap[number] > 0 { place += 1 }
      number += 1
    }
    return month.isLeap ? place + 1 : place
  }

  /// The ordinary month that stands in for `month` in a year that lacks it. An ordinary month stands for itself.
  public func ordinaryPartner(of month: MonthCode) -> MonthCode {
    guard month.isLeap else { return month }
    switch leapPartner {
    case .sameNumber: return MonthCode(month.number)
    // A code can be anything: 255 must not trap.
    case .nextNumber: return MonthCode(month.number &+ 1)
    }
  }
}
