import CalendarSystems
import DateWheelFoundation

/// `datewheel convert`: dates in, dates out.
struct ConvertCommand {
  static let from = Option(
    name: "--from", value: "ID", allowed: calendars, help: "The calendar whose fields are given; iso8601 without it.")
  static let to = Option(
    name: "--to", value: "ID", allowed: calendars, help: "The calendar to show the dates in; see below without it.")
  static let options = [from, to, .json, .help]

  private static let calendars = CalendarID.all.map(\.identifier).joined(separator: ", ")

  private var converter: Converter
  private var output = Output()
  private var hasFailed = false
  private var hasNoted = false

  /// Does what the arguments say, and returns the exit status.
  static func run(_ arguments: [String]) throws(UsageError) -> Int32 {
    let read = try Arguments(arguments, of: "convert", options: options)
    if read.has(.help) { return Help.print(Help.convert) }
    let source = try calendar(read, from)
    let target = try calendar(read, to)
    var command = ConvertCommand(converter: Converter(from: source, to: target, isJSON: read.has(.json)))
    do {
      return read.operands.isEmpty ? try command.convertInput() : try command.convert(read.operands)
    } catch {
      return error.report()
    }
  }

  private init(converter: Converter) {
    self.converter = converter
  }

  private static func calendar(_ arguments: Arguments, _ option: Option) throws(UsageError) -> CalendarID? {
    guard let identifier = arguments.value(option) else { return nil }
    do {
      return try CalendarID(identifier: identifier)
    } catch {
      throw .badValue(option: option.name, reason: "\(error)")
    }
  }

  private mutating func convert(_ dates: [String]) throws(Output.Failure) -> Int32 {
    for (index, date) in dates.enumerated() {
      var date = date
      try date.withUTF8 { bytes in
        Result { () throws(Output.Failure) in
          try convert(InputLine(bytes: bytes, isCut: false), place: "date", number: index + 1)
        }
      }.get()
    }
    try output.flush()
    return status
  }

  private mutating func convertInput() throws(Output.Failure) -> Int32 {
    var number = 0
    let failure = try InputLines.read { (line) throws(Output.Failure) in
      number += 1
      try convert(number == 1 ? line.withoutByteOrderMark : line, place: "line", number: number)
    } afterBlock: { () throws(Output.Failure) in
      try output.flush()
    }
    try output.flush()
    if failure != 0 {
      StandardError.write("datewheel: standard input: \(systemMessage(failure))\n")
      return DateWheelCommand.Status.failure
    }
    return status
  }

  private var status: Int32 { hasFailed ? DateWheelCommand.Status.failure : DateWheelCommand.Status.success }

  /// Writes the line that answers a line, which is empty where there is no answer.
  private mutating func convert(_ line: InputLine, place: String, number: Int) throws(Output.Failure) {
    do {
      guard !line.isCut else { throw Converter.Failure.tooLong }
      try converter.convert(line.trimmed, into: &output.text)
    } catch {
      hasFailed = true
      output.append(message: "datewheel: \(place) \(number): \(error)\n")
    }
    noteISO(place, number)
    try output.endLine()
  }

  /// 1403-01-01 is a good ISO date, but who has said --from persian may have meant another: it is said once.
  private mutating func noteISO(_ place: String, _ number: Int) {
    guard !hasNoted, let date = converter.isoAmongFields, let source = converter.source else { return }
    hasNoted = true
    output.append(
      message: "datewheel: note: \(place) \(number): \(date.isoText) is read as an ISO date; a date of "
        + "\(source.identifier) is written \(date.fieldsText)\n")
  }
}

extension InputLine {
  /// Without spaces and tabs around it.
  fileprivate var trimmed: UnsafeBufferPointer<UInt8> {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    var (start, end) = (0, bytes.count)
    while start < end, isBlank(bytes[start]) { start += 1 }
    while start < end, isBlank(bytes[end - 1]) { end -= 1 }
    return UnsafeBufferPointer(rebasing: bytes[start..<end])
  }

  /// Without the mark that some editors put at the front of a text in UTF-8.
  fileprivate var withoutByteOrderMark: InputLine {
    guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return self }
    return InputLine(bytes: UnsafeBufferPointer(rebasing: bytes[3...]), isCut: isCut)
  }
}
