import CalendarSystems
import DateWheel
import Testing

/// Random moves of times in zones, held against the rules written down a second time, minute by minute.
@Suite struct TimeWalkTests {
  /// A picker of whole days, hours and minutes as the rules describe it, without wheels.
  private struct Model {
    let host: ZoneHost
    let interval: Int32
    let minimum: Moment
    let maximum: Moment
    var day: FixedDay
    var hour: Int32
    var minute: Int32
    var value: Moment

    init(_ host: ZoneHost, interval: Int32, from minimum: Moment, through maximum: Moment, value: Moment) {
      self.host = host
      self.interval = interval
      (day, hour, minute) = (value.day, value.second / 3_600, value.second / 60 % 60)
      self.value = value
      self.minimum = Self.walk(from: minimum, by: 1, host, interval)
      self.maximum = Self.walk(from: maximum, by: -1, host, interval)
      settle()
    }

    private static func isPossible(_ moment: Moment, _ host: ZoneHost, _ interval: Int32) -> Bool {
      moment.second / 60 % interval == 0 && host.gap(at: moment) == 0
    }

    private static func walk(from start: Moment, by minutes: Int32, _ host: ZoneHost, _ interval: Int32) -> Moment {
      var moment = start
      while !isPossible(moment, host, interval) {
        moment.second += minutes * 60
        if moment.second >= 86_400 { moment = Moment(moment.day + 1, second: moment.second - 86_400) }
        if moment.second < 0 { moment = Moment(moment.day - 1, second: moment.second + 86_400) }
      }
      return moment
    }

    /// Existence, then permission.
    mutating func settle() {
      var asked = Moment(day, second: hour * 3_600 + minute / interval * interval * 60)
      asked.second += host.gap(at: asked)
      // The next whole minute.
      asked.second += (60 - asked.second % 60) % 60
      while asked.second >= 86_400 { asked = Moment(asked.day + 1, second: asked.second - 86_400) }
      let existing = Self.walk(from: asked, by: 1, host, interval)
      value = min(max(existing, minimum), maximum)
      if value != existing { (day, hour, minute) = (value.day, value.second / 3_600, value.second / 60 % 60) }
    }

    /// Which of the minutes from `first` to `last` of a day are possible.
    func holds(_ first: Int32, through last: Int32, of day: FixedDay) -> Bool {
      (first...last).contains {
        let moment = Moment(day, second: $0 * 60)
        return moment >= minimum && moment <= maximum && Self.isPossible(moment, host, interval)
      }
    }
  }

  private struct Zone: Sendable {
    let make: @Sendable () throws -> ZoneHost
    let minimum: String
    let maximum: String
  }

  private static let zones = [
    Zone(make: ZoneHost.london, minimum: "2024-03-29T10:07", maximum: "2024-04-02T08:52"),
    Zone(make: ZoneHost.london, minimum: "2024-03-31T01:10", maximum: "2024-04-01T01:20"),
    Zone(make: ZoneHost.london, minimum: "2024-10-25T01:10", maximum: "2024-10-27T01:20"),
    Zone(make: ZoneHost.lordHowe, minimum: "2024-10-04T02:10", maximum: "2024-10-06T02:20"),
    Zone(make: ZoneHost.saoPaulo, minimum: "2018-11-01T12:00", maximum: "2018-11-04T12:00"),
    Zone(make: ZoneHost.saoPaulo, minimum: "2018-11-04T00:10", maximum: "2018-11-06T00:10"),
    Zone(make: ZoneHost.nuuk, minimum: "2024-03-29T23:30", maximum: "2024-03-31T23:30"),
    Zone(make: ZoneHost.singapore, minimum: "1981-12-30T23:40", maximum: "1982-01-02T00:20"),
    Zone(make: ZoneHost.toronto, minimum: "1919-03-29T23:40", maximum: "1919-03-31T01:20"),
    Zone(make: ZoneHost.saintJohns, minimum: "2011-03-12T00:30", maximum: "2011-03-15T00:30"),
    Zone(make: ZoneHost.monrovia, minimum: "1972-01-05T00:30", maximum: "1972-01-08T00:30"),
    Zone(make: ZoneHost.apia, minimum: "2011-12-28T13:00", maximum: "2012-01-01T11:00"),
    Zone(make: ZoneHost.apia, minimum: "2011-12-30T13:00", maximum: "2012-01-01T11:00"),
    Zone(make: ZoneHost.kiritimati, minimum: "1994-12-29T13:00", maximum: "1995-01-01T11:00"),
  ]

  @Test(arguments: Array(zones.indices))
  func `Random moves around the days when clocks are set end as the rules say`(_ index: Int) throws {
    let zone = Self.zones[index]
    let host = try zone.make()
    var generator = SeededGenerator(state: UInt64(index))
    for interval: Int32 in [1, 15, 20, 60] {
      for impossibleRows in [PickerConfiguration.ImpossibleRows.dim, .hide] {
        for is12Hour in [false, true] {
          var configuration = try localTimes(
            is12Hour ? .dateTime.adding(.dayPeriod) : .dateTime, from: zone.minimum, through: zone.maximum)
          configuration.minuteInterval = interval
          configuration.impossibleRows = impossibleRows
          let start = try moment(zone.minimum)
          var picker = try WheelPicker(configuration, value: start, host: host)
          var model = Model(
            host, interval: interval, from: start, through: try moment(zone.maximum), value: start)
          for _ in 0..<25 { try walk(&picker, &model, host, &generator) }
        }
      }
    }
  }

  private func walk(
    _ picker: inout WheelPicker, _ model: inout Model, _ host: ZoneHost, _ generator: inout SeededGenerator
  ) throws {
    let fields: [Field] = [.calendarDay, .hour, .minute, .dayPeriod].filter(picker.configuration.fields.contains)
    let moved = fields.shuffled(using: &generator).prefix(Int.random(in: 1...2, using: &generator))
    for field in moved {
      picker.turn(field, to: picker.position(of: field) + Int32.random(in: -9...9, using: &generator), host: host)
      picker.rest(field, host: host)
      switch picker.underBar(field) {
      case .calendarDay(let day): model.day = day
      case .hour(let hour): model.hour = hour
      case .minute(let minute): model.minute = minute
      case .dayPeriod(let half): model.hour = model.hour % 12 + half * 12
      default: Issue.record("no wheel of this picker")
      }
    }
    var turning = model
    turning.settle()
    #expect(picker.value == turning.value)
    model = turning
    let settlement = picker.settle(host: host)
    #expect(settlement?.value == model.value)
    #expect(picker.underBar(.calendarDay) == .calendarDay(model.value.day))
    #expect(picker.underBar(.hour) == .hour(model.value.second / 3_600))
    #expect(picker.underBar(.minute) == .minute(model.value.second / 60 % 60))
    let again = picker.settle(host: host)
    #expect(again?.value == model.value && again?.changesValue == false)
    judgeRows(picker, model, host)
  }

  /// Each row is possible where a possible moment has it, and no other; hidden wheels hold possible rows only.
  private func judgeRows(_ picker: WheelPicker, _ model: Model, _ host: ZoneHost) {
    let (day, hour) = (model.value.day, model.value.second / 3_600)
    #expect(
      picker.possibleNumbers(of: .hour, host: host)
        == (0..<24).filter { model.holds($0 * 60, through: $0 * 60 + 59, of: day) })
    #expect(
      picker.possibleNumbers(of: .minute, host: host)
        == (0..<60).filter { model.holds(hour * 60 + $0, through: hour * 60 + $0, of: day) })
    for row in (0..<picker.rowCount(of: .calendarDay)).map({ picker.row(of: .calendarDay, at: $0, host: host) }) {
      #expect(row.isPossible == model.holds(0, through: 1_439, of: FixedDay(rataDie: row.number)))
    }
    if picker.configuration.fields.contains(.dayPeriod) {
      #expect(
        picker.possibleNumbers(of: .dayPeriod, host: host)
          == (0..<2).filter { model.holds($0 * 720, through: $0 * 720 + 719, of: day) })
    }
    if picker.configuration.impossibleRows == .hide {
      #expect(picker.numbers(of: .hour) == picker.possibleNumbers(of: .hour, host: host))
      #expect(picker.numbers(of: .minute) == picker.possibleNumbers(of: .minute, host: host))
    }
  }
}
