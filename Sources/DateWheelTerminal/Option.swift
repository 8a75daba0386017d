/// An option of a command: data for the reader of arguments and for the help.
struct Option: Equatable {
  let name: String
  /// What stands for its value in the help; `nil` for an option without a value.
  var value: String?
  /// Which values are allowed.
  var allowed = ""
  let help: String

  static let help = Option(name: "--help", help: "Print this help.")
  static let version = Option(name: "--version", help: "Print the version.")
  static let json = Option(name: "--json", help: "Print one JSON object a line.")

  /// As it is written: `--from ID`.
  var usage: String { value.map { "\(name) \($0)" } ?? name }
}
