/// What the command line asks for.
struct Options {
  var rounds = 101
  /// The size of the WebAssembly module after `gzip -9`, if it is built.
  var moduleBytes: Int?
  /// The file to write the medians to.
  var save: String?
  /// A file that was written so.
  var compare: String?
  var prefixes: [String] = []

  struct Unknown: Error {
    let argument: String
  }

  init(_ arguments: some Sequence<String>) throws {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--rounds": rounds = try Self.number(argument, rest.next())
      case "--module-bytes": moduleBytes = try Self.number(argument, rest.next())
      case "--save": save = rest.next()
      case "--compare": compare = rest.next()
      case _ where argument.hasPrefix("-"): throw Unknown(argument: argument)
      default: prefixes.append(argument)
      }
    }
  }

  private static func number(_ option: String, _ text: String?) throws -> Int {
    guard let text, let number = Int(text), number > 0 else {
      throw Unknown(argument: option + " " + (text ?? "without a number"))
    }
    return number
  }
}
