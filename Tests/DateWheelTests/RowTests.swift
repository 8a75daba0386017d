import CalendarSystems
import DateWheel
import Testing

/// Which rows a wheel holds, what their states are, and when either changes.
@Suite struct RowTests {
  static let hebrewMonths: [Row.Value] =
    (1...5).map { .month($0) } + [.month(.adarI)] + (6...12).map { .month($0) }

  @Test func `Dimmed Hebrew months are the same thirteen rows in every year`() throws {
    for year in Int32(5770)...5790 {
      let newYear = try CalendarID.hebrew.layout(ofYear: year).newYear
      let picker = try WheelPicker(configuration(.hebrew), value: newYear)
      #expect(picker.rows(of: .month).map(\.value) == Self.hebrewMonths)
      let isLeap = [5771, 5774, 5776, 5779, 5782, 5784, 5787, 5790].contains(year)
      #expect(picker.impossibleRows(of: .month) == (isLeap ? [] : [.month(.adarI)]))
    }
  }

  @Test func `Hidden Hebrew months are those of the year`() throws {
    #expect(
      try picker(.hebrew, "2012-04-04", impossibleRows: .hide).rows(of: .month).map(\.value)
        == (1...12).map { .month($0) })
    #expect(
      try picker(.hebrew, "2024-04-04", impossibleRows: .hide).rows(of: .month).map(\.value) == Self.hebrewMonths)
  }

  @Test func `Dimmed days are as many as the longest month has`() throws {
    #expect(try picker(.gregory, "2023-02-10").rows(of: .day).map(\.value) == (1...31).map { .day($0) })
    #expect(try picker(.gregory, "2023-02-10").impossibleRows(of: .day) == [.day(29), .day(30), .day(31)])
    #expect(try picker(.hebrew, "2012-05-01").rows(of: .day).map(\.value) == (1...30).map { .day($0) })
    #expect(try picker(.hebrew, "2012-05-01").impossibleRows(of: .day) == [.day(30)])  // Iyar has 29 days.
  }

  @Test func `Hidden rows are exactly the possible ones`() throws {
    let first = try picker(
      .gregory, "2019-10-12", minimum: "2019-03-05", maximum: "2020-10-12", impossibleRows: .hide)
    #expect(first.rows(of: .year).map(\.value) == [.year(2019), .year(2020)])
    #expect(first.rows(of: .month).map(\.value) == (3...12).map { .month($0) })
    #expect(first.rows(of: .day).map(\.value) == (1...31).map { .day($0) })
    let atTheEnd = try picker(.gregory, "2020-10-12", maximum: "2020-10-12", impossibleRows: .hide)
    #expect(atTheEnd.rows(of: .month).map(\.value) == (1...10).map { .month($0) })
    #expect(atTheEnd.rows(of: .day).map(\.value) == (1...12).map { .day($0) })
    let atTheStart = try picker(.gregory, "2019-03-08", minimum: "2019-03-05", impossibleRows: .hide)
    #expect(atTheStart.rows(of: .day).map(\.value) == (5...31).map { .day($0) })
    for picker in [first, atTheEnd, atTheStart] {
      for field in [Field.month, .day] { #expect(picker.impossibleRows(of: field) == []) }
    }
  }

  @Test func `Hidden row sets change only when the wheels settle`() throws {
    var picker = try picker(.hebrew, "2024-03-10", impossibleRows: .hide)
    try picker.turn(to: .year(5785))
    #expect(picker.rowCount(of: .month) == 13)
    #expect(picker.rowCount(of: .day) == 30)
    #expect(picker.impossibleRows(of: .month) == [.month(.adarI)])
    #expect(picker.impossibleRows(of: .day) == [.day(30)])
    picker.rest(.year)
    #expect(picker.rowCount(of: .month) == 13)
    _ = picker.settle()
    #expect(picker.rowCount(of: .month) == 12)
    #expect(picker.rowCount(of: .day) == 29)
  }

  @Test func `As many months are new rows where they are other months`() throws {
    // From 1 Heshvan on, the leap year 5784 has twelve months, as the whole of 5785 has.
    var configuration = try configuration(.hebrew, minimum: "2023-10-16", impossibleRows: .hide)
    configuration.looping = .none
    var picker = try WheelPicker(configuration, value: day("2024-04-20"))
    #expect(picker.rowCount(of: .month) == 12)
    #expect(
      try picker.move(to: .year(5785)) == .value("2025-04-10", year: .stays(1), month: .newRows(6), day: .stays(11)))
    #expect(picker.rowCount(of: .month) == 12)
  }

  @Test func `Existence is judged by where the coarser wheels stand while they turn`() throws {
    var picker = try picker(.hebrew, "2024-03-10")
    #expect(picker.impossibleRows(of: .month) == [])
    #expect(picker.impossibleRows(of: .day) == [])
    // Over the missing Adar I of 5785 the days are judged as Adar's, which has 29.
    try picker.turn(to: .year(5785))
    #expect(picker.impossibleRows(of: .month) == [.month(.adarI)])
    #expect(picker.impossibleRows(of: .day) == [.day(30)])
    try picker.turn(to: .month(5))
    #expect(picker.impossibleRows(of: .day) == [])
  }

  @Test func `A row that does not exist is not permitted either`() throws {
    let picker = try picker(.gregory, "2023-02-10")
    let thirtieth = picker.row(of: .day, at: 29)
    #expect(!thirtieth.exists)
    #expect(!thirtieth.isPermitted)
    #expect(!thirtieth.isPossible)
    let tenth = picker.row(of: .day, at: 9)
    #expect(tenth.exists && tenth.isPermitted && tenth.isPossible)
  }

  @Test func `Permission is judged by where the coarser wheels stand while they turn`() throws {
    var picker = try picker(.gregory, "2018-11-20", maximum: "2019-10-12")
    #expect(picker.impossibleRows(of: .month) == [])
    try picker.turn(to: .year(2019))
    #expect(picker.impossibleRows(of: .month) == [.month(11), .month(12)])
    // November 2019 stands under the bar: it exists, and none of its days is permitted.
    #expect(picker.rows(of: .day).allSatisfy { !$0.isPermitted })
    #expect(picker.rows(of: .day).filter(\.exists).count == 30)
    try picker.turn(to: .month(10))
    #expect(picker.impossibleRows(of: .day) == (13...31).map { .day($0) })
  }

  @Test func `The value is never impossible while wheels turn`() throws {
    var picker = try picker(.gregory, "2018-12-31", maximum: "2019-10-12")
    #expect(try picker.turn(to: .year(2019)) == Turn(passedRows: 1, changesValue: true))
    #expect(picker.value == (try day("2019-10-12")))
    // Both ask for a day after the maximum: the value stays.
    #expect(try picker.turn(to: .day(30)) == Turn(passedRows: 1, changesValue: false))
    #expect(try picker.turn(to: .month(2)) == Turn(passedRows: 2, changesValue: true))
    #expect(picker.value == (try day("2019-02-28")))
  }

  @Test func `Today stands out only where the coarser wheels stand on it too`() throws {
    var picker = try picker(.hebrew, "2024-03-10", today: "2024-03-08")  // 28 Adar I 5784
    #expect(todays(picker) == [[.year(5784)], [.month(.adarI)], [.day(28)]])
    try picker.turn(to: .month(5))
    #expect(todays(picker) == [[.year(5784)], [.month(.adarI)], []])
    try picker.turn(to: .month(.adarI))
    try picker.turn(to: .year(5785))
    #expect(todays(picker) == [[.year(5784)], [], []])
  }

  @Test func `Today out of bounds stands out as a dimmed row`() throws {
    let picker = try picker(.gregory, nil, today: "2019-10-20", maximum: "2019-10-12")
    #expect(todays(picker) == [[.year(2019)], [.month(10)], [.day(20)]])
  }

  @Test func `Without bounds the years run from year one to the end of the supported range`() throws {
    for calendar in [CalendarID.gregory, .hebrew] {
      let picker = try picker(calendar, "2012-04-04")
      #expect(picker.row(of: .year, at: 0).value == .year(1))
      let last = picker.rowCount(of: .year) - 1
      #expect(picker.row(of: .year, at: last).value == .year(calendar.years.upperBound))
    }
  }

  @Test func `With a minimum years before year one are rows in the order of time`() throws {
    var configuration = try configuration(.gregory)
    configuration.minimum = Moment(try CalendarID.gregory.layout(ofYear: -1).newYear)
    let picker = try WheelPicker(configuration, value: day("0001-02-03"))
    #expect((0...2).map { picker.row(of: .year, at: $0).value } == [.year(-1), .year(0), .year(1)])
    #expect(picker.position(of: .year) == 2)
  }

  private func todays(_ picker: WheelPicker) -> [[Row.Value]] {
    allFields.map { field in
      let near = field == .year ? (5_000..<6_000).map { picker.row(of: .year, at: $0) } : picker.rows(of: field)
      return (field == .year && picker.rowCount(of: .year) < 5_000 ? picker.rows(of: .year) : near)
        .filter(\.isToday).map(\.value)
    }
  }
}
