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
  /// Whether leap months keep to the places in this set.
  public let leapMonths: LeapMonths
  /// Which ordinary month stands in for a leap month.
  public let leapPartner: LeapPartner

  /// - Parameters:
  ///   - ordinary: for each month number the most days of the ordinary month.
  ///   - leap: for each month number the most days of the leap month, 0 where there is none.
  ///   - leapMonths: how leap months behave over the years.
  ///   - leapPartner: what a leap month becomes in a year that lacks it.
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
    while number <= MonthLengths.capacity {
      longest = max(longest, max(ordinary[number], leap[number]))  // Of three `max` makes an array.
      number &+= 1
    }
    return longest
  }

  /// The codes of all months in the set: by number, a leap month after its ordinary namesake.
  public var codes: MonthCodes {
    var codes = MonthCodes()
    var number: UInt8 = 1
    while number <= MonthLengths.capacity {
      if ordinary[Int32(number)] > 0 { codes.insert(MonthCode(number)) }
      if leap[Int32(number)] > 0 { codes.insert(MonthCode(number, isLeap: true)) }
      number &+= 1
    }
    return codes
  }

  /// The months of the set, ordinary and leap.
  public var count: Int32 { codes.count }

  /// The month at `place` in the set, from 1 to ``count``: by number, a leap month after its ordinary namesake.
  /// At any other place there is a month that no year has.
  public func month(at place: Int32) -> MonthCode { codes[place &- 1] }

  /// The place of `month` in the set, from 1; `nil` when no year has it.
  public func place(of month: MonthCode) -> Int32? {
    contains(month) ? codes.count(beforeRank: month.rank) &+ 1 : nil
  }

  /// The ordinary month that stands in for `month` in a year that lacks it. An ordinary month stands for itself.
  public func ordinaryPartner(of month: MonthCode) -> MonthCode {
    MonthCode(rank: leapPartner.rank(ofPartner: month.rank))
  }
}

extension MonthSet.LeapPartner {
  /// The rank of the ordinary month that stands in for the month of this rank in a year that lacks it.
  public func rank(ofPartner rank: Int32) -> Int32 {
    guard rank & 1 == 1 else { return rank }
    switch self {
    case .sameNumber: return rank &- 1
    case .nextNumber: return rank &+ 1
    }
  }
}
