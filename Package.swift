// swift-tools-version: 6.0
import PackageDescription

let engineSettings: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

let package = Package(
  name: "DateWheel",
  products: [
    .library(name: "CalendarSystems", targets: ["CalendarSystems"]),
    .library(name: "DateWheel", targets: ["DateWheel"]),
    .library(name: "DateWheelFoundation", targets: ["DateWheelFoundation"]),
    .executable(name: "datewheel", targets: ["DateWheelTerminal"]),
  ],
  targets: [
    .target(name: "CalendarSystems", swiftSettings: engineSettings),
    .target(name: "DateWheel", dependencies: ["CalendarSystems"], swiftSettings: engineSettings),
    // Dates and names as text: what the faces share that are not in a page.
    .target(name: "DateWheelFoundation", dependencies: ["CalendarSystems"], swiftSettings: engineSettings),
    // The command `datewheel`.
    .executableTarget(
      name: "DateWheelTerminal", dependencies: ["CalendarSystems", "DateWheelFoundation"],
      swiftSettings: engineSettings),
    // Foundation's dates, for Tools/compare-calendars.
    .executableTarget(name: "FoundationDates", path: "Tools/FoundationDates"),
    // The WebAssembly module of the page: built with Toolsets/wasm32-embedded.json.
    .executableTarget(
      name: "DateWheelWeb", dependencies: ["CalendarSystems", "DateWheel"],
      swiftSettings: engineSettings + [.enableExperimentalFeature("Extern")]),
    // Calls every public entry of the engine: for the tests on wasm32 and the proof that nothing allocates.
    .executableTarget(
      name: "EngineProbe", dependencies: ["CalendarSystems", "DateWheel"],
      path: "Tests/EngineProbe", swiftSettings: engineSettings),
    // The random walks of EngineProbe, natively: the folder Walk is a link to theirs.
    .executableTarget(
      name: "Walks", dependencies: ["CalendarSystems", "DateWheel"], path: "Tests/Walks", swiftSettings: engineSettings),
    // The laws of the calendars stand in EngineProbe, so that wasm32 is judged by the same lines.
    .testTarget(name: "CalendarSystemsTests", dependencies: ["CalendarSystems", "EngineProbe"]),
    .testTarget(name: "DateWheelFoundationTests", dependencies: ["CalendarSystems", "DateWheelFoundation"]),
    .testTarget(name: "DateWheelTests", dependencies: ["CalendarSystems", "DateWheel"]),
  ]
)
