/// Columns of text, set out for a terminal.
struct Table {
  private var rows: [[String]]

  init(_ header: [String]) {
    rows = [header]
  }

  mutating func append(_ row: [String]) {
    rows.append(row)
  }

  /// Each column as wide as its widest cell, two spaces apart, without spaces at the ends of lines.
  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let line = zip(row, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) }
        .joined(separator: "  ")
      return line.reversed().drop { $0 == " " }.reversed() + "\n"
    }.joined()
  }
}
