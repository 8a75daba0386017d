import DateWheelFoundation

/// Why the arguments make no sense: the one that is wrong, its value, and what is allowed.
enum UsageError: Error, CustomStringConvertible {
  case noCommand(allowed: [String])
  case unknownCommand(String, allowed: [String])
  case unknownOption(String, of: String, allowed: [String])
  case noValue(option: String, allowed: String)
  case valueNotTaken(option: String, value: String)
  case repeated(option: String)
  case badValue(option: String, reason: String)
  case unexpectedArgument(String, of: String)

  var description: String {
    switch self {
    case .noCommand(let allowed):
      "no command: \(list(allowed)) are allowed; `datewheel --help` says more"
    case .unknownCommand(let name, let allowed):
      "command \(quoted(name)): unknown; \(list(allowed)) are allowed"
    case .unknownOption(let name, let command, let allowed):
      "option \(quoted(name)): unknown; \(command) allows \(list(allowed))"
    case .noValue(let option, let allowed):
      "option \(option): no value; allowed are \(allowed)"
    case .valueNotTaken(let option, let value):
      "option \(option): it takes no value, but has \(quoted(value))"
    case .repeated(let option):
      "option \(option): given twice; once is allowed"
    case .badValue(let option, let reason):
      "option \(option): \(reason)"
    case .unexpectedArgument(let argument, let command):
      "argument \(quoted(argument)): \(command) takes none"
    }
  }

  private func list(_ allowed: [String]) -> String {
    allowed.count < 2
      ? allowed.joined() : "\(allowed.dropLast().joined(separator: ", ")) and \(allowed[allowed.count - 1])"
  }
}
