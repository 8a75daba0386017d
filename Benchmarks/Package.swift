// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that the engine is measured as a program that depends on it gets it.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "DateWheel", path: "..")],
  targets: [
    .target(name: "ChronoRival"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "ChronoRival", .product(name: "CalendarSystems", package: "DateWheel"),
        .product(name: "DateWheel", package: "DateWheel"),
      ]),
    // Its file CalendarContract.swift is a link to the laws in Tests/EngineProbe.
    .executableTarget(name: "AllDays", dependencies: [.product(name: "CalendarSystems", package: "DateWheel")]),
  ],
  cxxLanguageStandard: .cxx20
)
