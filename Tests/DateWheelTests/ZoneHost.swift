import CalendarSystems
import DateWheel

/// A host with a time zone: a table of the moments at which its clocks were set forward or back.
///
/// The facts are those of the IANA time zone data base, release 2025b.
struct ZoneHost: PickerHost {
  /// The clocks are set.
  struct Transition {
    /// What they show at that moment, before they are set.
    let day: FixedDay
    let second: Int32
    /// By how many seconds they are set forward.
    let shift: Int32

    init(_ local: String, by shift: Int32) throws {
      let moment = try moment(local)
      day = moment.day
      second = moment.second
      self.shift = shift
    }

    /// The moment in seconds from 00:00 of a day.
    func seconds(from day: FixedDay) -> Int32 { (self.day - day) * 86_400 + second }
  }

  let transitions: [Transition]
  var isRuledOut: (FixedDay) -> Bool = { _ in false }

  init(_ transitions: Transition...) { self.transitions = transitions }

  func clock(of day: FixedDay) -> DayClock {
    var clock = DayClock()
    for transition in transitions where abs(transition.day - day) < 3 {
      let start = transition.seconds(from: day)
      let end = start + transition.shift
      if max(start, end) <= 0 || min(start, end) >= 86_400 { continue }
      if start <= 0, end >= 86_400 {
        clock.isSkippedDay = true
      } else if start < end {
        (clock.skippedFrom, clock.skippedTo) = (start, end)
      } else {
        (clock.repeatedFrom, clock.repeatedTo) = (end, start)
      }
    }
    return clock
  }

  func permits(_ day: FixedDay) -> Bool { !isRuledOut(day) }

  /// By how much a local time that no clock has shown is moved; 0 where it was shown. Asks the table, and no day's clock.
  func gap(at moment: Moment) -> Int32 {
    for transition in transitions where transition.shift > 0 {
      let since = moment.second - transition.seconds(from: moment.day)
      if since >= 0, since < transition.shift { return transition.shift }
    }
    return 0
  }
}

extension ZoneHost {
  /// 2024: 01:00 to 02:00 skipped on 31 March, repeated on 27 October.
  static func london() throws -> ZoneHost {
    try ZoneHost(Transition("2024-03-31T01:00", by: 3_600), Transition("2024-10-27T02:00", by: -3_600))
  }

  /// 2024: 01:30 to 02:00 repeated on 7 April, 02:00 to 02:30 skipped on 6 October.
  static func lordHowe() throws -> ZoneHost {
    try ZoneHost(Transition("2024-04-07T02:00", by: -1_800), Transition("2024-10-06T02:00", by: 1_800))
  }

  /// 2018: 23:00 to 24:00 repeated on 17 February, 00:00 to 01:00 skipped on 4 November.
  static func saoPaulo() throws -> ZoneHost {
    try ZoneHost(Transition("2018-02-18T00:00", by: -3_600), Transition("2018-11-04T00:00", by: 3_600))
  }

  /// 30 December 2011 was skipped.
  static func apia() throws -> ZoneHost { try ZoneHost(Transition("2011-12-30T00:00", by: 86_400)) }

  /// 31 December 1994 was skipped.
  static func kiritimati() throws -> ZoneHost { try ZoneHost(Transition("1994-12-31T00:00", by: 86_400)) }

  /// 23:00 to 24:00 skipped on 30 March 2024.
  static func nuuk() throws -> ZoneHost { try ZoneHost(Transition("2024-03-30T23:00", by: 3_600)) }

  /// 23:30 to 24:00 skipped on 31 December 1981.
  static func singapore() throws -> ZoneHost { try ZoneHost(Transition("1981-12-31T23:30", by: 1_800)) }

  /// The hour from 23:30 on 30 March 1919 skipped.
  static func toronto() throws -> ZoneHost { try ZoneHost(Transition("1919-03-30T23:30", by: 3_600)) }

  /// The hour from 23:01 on 6 November 2010 repeated; 00:01 to 01:01 skipped on 13 March 2011.
  static func saintJohns() throws -> ZoneHost {
    try ZoneHost(Transition("2010-11-07T00:01", by: -3_600), Transition("2011-03-13T00:01", by: 3_600))
  }

  /// 00:00:00 to 00:44:30 skipped on 7 January 1972.
  static func monrovia() throws -> ZoneHost { try ZoneHost(Transition("1972-01-07T00:00", by: 2_670)) }

  /// 00:00:00 to 00:00:28 skipped on 1 July 1937.
  static func amsterdam() throws -> ZoneHost { try ZoneHost(Transition("1937-07-01T00:00", by: 28)) }

  /// 23:50:39 to 24:00:00 repeated on 10 March 1911.
  static func paris() throws -> ZoneHost { try ZoneHost(Transition("1911-03-11T00:00", by: -561)) }
}
