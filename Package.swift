// swift-tools-version: 6.0
import PackageDescription

let engineSettings: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

let package = Package(
  name: "DateWheel",
  products: [
    .library(name: "CalendarSystems", targets: ["CalendarSystems"]),
    .library(name: "DateWheel", targets: ["DateWheel"]),
  ],
  targets: [
    .target(name: "CalendarSystems", swiftSettings: engineSettings),
    .target(name: "DateWheel", dependencies: ["CalendarSystems"], swiftSettings: engineSettings),
    // The WebAssembly module of the page: built with Toolsets/wasm32-embedded.json.
    .executableTarget(
      name: "DateWheelWeb", dependencies: ["CalendarSystems", "DateWheel"],
      swiftSettings: engineSettings),
    // Calls every public entry of the engine: for the tests on wasm32 and the proof that nothing allocates.
    .executableTarget(
      name: "EngineProbe", dependencies: ["CalendarSystems", "DateWheel"],
      path: "Tests/EngineProbe", swiftSettings: engineSettings),
    // The laws of the calendars stand in EngineProbe, so that wasm32 is judged by the same lines.
    .testTarget(name: "CalendarSystemsTests", dependencies: ["CalendarSystems", "EngineProbe"]),
    .testTarget(name: "DateWheelTests", dependencies: ["CalendarSystems", "DateWheel"]),
  ]
)
