public import CalendarSystems

extension Era {
  /// The code of the era in CLDR and in ECMAScript Temporal, such as `bce` or `meiji`; `bs` is ours.
  public var code: String {
    switch self {
    case .bce: "bce"
    case .ce: "ce"
    case .be: "be"
    case .broc: "broc"
    case .roc: "roc"
    case .meiji: "meiji"
    case .taisho: "taisho"
    case .showa: "showa"
    case .heisei: "heisei"
    case .reiwa: "reiwa"
    case .am: "am"
    case .aa: "aa"
    case .shaka: "shaka"
    case .ap: "ap"
    case .bh: "bh"
    case .ah: "ah"
    case .bs: "bs"
    }
  }
}

extension Eras {
  /// The eras in the order of time.
  public var all: [Era] { (0..<count).compactMap { self[$0] } }
}
