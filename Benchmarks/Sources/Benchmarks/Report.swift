import Foundation

/// What was measured, beside the rivals and the budgets of DESIGN.md, section 7.
struct Report {
  let subjects: [Case]
  let rivals: [Case]
  let medians: [String: Double]
  let moduleBytes: Int?

  private static let moduleBudget = 12_000

  /// - Parameter file: an earlier report's numbers, to stand beside.
  func print(besides file: String?) throws {
    let earlier = try file.map(Self.read) ?? [:]
    Swift.print(
      """
      Medians in ns a conversion, or a move. `to-date` is from a fixed day to a date, `to-day` the way back.
      near: random days from 1900 to 2100; far: of all years; in-order: one day after the other, with the last layout.
      type: by the calendar's own type; id: by CalendarID. Beside each stand its rivals with the same inputs.

      """)
    row("case", "ns", earlier.isEmpty ? "" : "was", "x chrono", "budget", "x faster than", "budget", "")
    row("", "", "", "", "", "Foundation", "", "")
    for rival in rivals {
      row(rival.name, number(medians[rival.name]), number(earlier[rival.name]), "", "", "", "", "")
    }
    var missed = 0
    for subject in subjects {
      let verdict = verdict(on: subject)
      if verdict != "met" { missed += 1 }
      row(
        subject.name, number(medians[subject.name]), number(earlier[subject.name]),
        number(ratio(subject, to: subject.chrono)),
        subject.timesChrono.map { "<= \($0)" } ?? subject.nanoseconds.map { "<= \(Int($0)) ns" } ?? "",
        number(ratio(subject, to: subject.foundation).map { 1 / $0 }, digits: 0),
        subject.foundation.flatMap { medians[$0] } == nil ? "" : ">= \(Int(timesFasterThanFoundation))", verdict)
    }
    if let moduleBytes {
      let verdict = moduleBytes <= Self.moduleBudget ? "met" : "missed"
      Swift.print("\nDateWheelWeb.wasm: \(moduleBytes) bytes after gzip -9, budget \(Self.moduleBudget): \(verdict)")
    }
    Swift.print("\n\(subjects.count) cases, \(missed) over budget.")
  }

  /// Saves the medians, a case a line, for ``print(besides:)``.
  func save(to file: String) throws {
    let lines = (rivals + subjects).map { "\($0.name) \(number(medians[$0.name]))" }
    let module = moduleBytes.map { ["module/bytes \($0)"] } ?? []
    try (lines + module).joined(separator: "\n").appending("\n").write(toFile: file, atomically: true, encoding: .utf8)
  }

  private static func read(_ file: String) throws -> [String: Double] {
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    let pairs = lines.map { $0.split(separator: " ") }.filter { $0.count == 2 }
    return Dictionary(pairs.map { (String($0[0]), Double($0[1]) ?? 0) }) { $1 }
  }

  private func ratio(_ subject: Case, to rival: String?) -> Double? {
    guard let own = medians[subject.name], let other = rival.flatMap({ medians[$0] }) else { return nil }
    return own / other
  }

  private func verdict(on subject: Case) -> String {
    var missed: [String] = []
    if let times = subject.timesChrono, let ratio = ratio(subject, to: subject.chrono), ratio > times {
      missed.append("chrono")
    }
    if let ratio = ratio(subject, to: subject.foundation), ratio * timesFasterThanFoundation > 1 {
      missed.append("Foundation")
    }
    if let limit = subject.nanoseconds, let own = medians[subject.name], own > limit { missed.append("ns") }
    return missed.isEmpty ? "met" : "missed: " + missed.joined(separator: ", ")
  }

  private func number(_ number: Double?, digits: Int = 2) -> String {
    number.map { String(format: "%.\(digits)f", $0) } ?? ""
  }

  private func row(_ name: String, _ columns: String...) {
    let widths = [10, 10, 10, 10, 15, 8, 0]
    let cells = zip(columns, widths).map { cell, width in
      String(repeating: " ", count: max(0, width - cell.count)) + cell
    }
    let end = cells.dropLast().joined() + "  " + (cells.last ?? "")
    Swift.print(name.padding(toLength: 40, withPad: " ", startingAt: 0) + end)
  }
}
