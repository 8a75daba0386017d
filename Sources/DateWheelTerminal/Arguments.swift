/// The arguments of a command, told apart: options with their values, and all else in order.
///
/// An argument of `-` and a digit is a date before the year 0 and no option; `--` ends the options.
struct Arguments {
  private var values: [String: String] = [:]
  /// The arguments that are no options.
  private(set) var operands: [String] = []

  /// Reads the arguments of `command`, which knows these options.
  init(_ arguments: [String], of command: String, options: [Option]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      guard Self.isOption(argument) else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts[0] == "-h" ? Option.help.name : parts[0]
      guard let option = options.first(where: { $0.name == name }) else {
        throw .unknownOption(parts[0], of: command, allowed: options.map(\.name))
      }
      guard values[name] == nil else { throw .repeated(option: name) }
      if option.value == nil {
        guard parts.count == 1 else { throw .valueNotTaken(option: name, value: parts[1]) }
        values[name] = ""
      } else {
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
          throw .noValue(option: name, allowed: option.allowed)
        }
        values[name] = value
      }
    }
  }

  /// Whether an option was given.
  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// The value of an option; `nil` when it was not given.
  func value(_ option: Option) -> String? { values[option.name] }

  private static func isOption(_ argument: String) -> Bool {
    let characters = argument.utf8
    guard characters.count > 1, characters.first == UInt8(ascii: "-") else { return false }
    let second = characters[characters.index(after: characters.startIndex)]
    return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second)
  }
}
