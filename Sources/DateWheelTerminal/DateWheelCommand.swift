import DateWheelFoundation

/// The command `datewheel` and what it can be asked to do.
enum DateWheelCommand {
  static let version = "0.1.0"

  /// What the process ends with.
  enum Status {
    static let success: Int32 = 0
    /// Some date could not be converted, or the output could not be written.
    static let failure: Int32 = 1
    /// The arguments make no sense.
    static let usage: Int32 = 2
  }

  private static let commands: [(name: String, run: @Sendable ([String]) throws(UsageError) -> Int32)] = [
    ("convert", ConvertCommand.run),
    ("calendars", CalendarsCommand.run),
  ]

  /// Does what the arguments say, and returns the exit status.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      if let first = arguments.first, let command = commands.first(where: { $0.name == first }) {
        return try command.run(Array(arguments.dropFirst()))
      }
      return try runAlone(arguments)
    } catch {
      StandardError.write("datewheel: \(error)\n")
      return Status.usage
    }
  }

  /// Without a command.
  private static func runAlone(_ arguments: [String]) throws(UsageError) -> Int32 {
    let names = commands.map(\.name)
    if let first = arguments.first, !first.hasPrefix("-") {
      throw .unknownCommand(first, allowed: names)
    }
    let read = try Arguments(arguments, of: "datewheel", options: [.help, .version])
    if read.has(.help) { return Help.print(Help.general) }
    if read.has(.version) { return Help.print("datewheel \(version)\n") }
    throw .noCommand(allowed: names)
  }
}
