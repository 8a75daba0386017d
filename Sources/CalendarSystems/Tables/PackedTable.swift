/// A table of the years of a calendar: constant bytes, seven bits in each, of which a row is read in one go.
///
/// Bytes below 0x80 stand in a `StaticString` as they are, so a table is data of the program and costs nothing to load.
struct PackedTable: Sendable {
  private let bytes: StaticString
  /// The bytes of a row, 1 to 4.
  private let width: Int32

  /// - Parameters:
  ///   - bytes: rows of `width` bytes below 0x80, the lowest seven bits of a row first.
  ///   - width: 1 to 4.
  @inline(__always)  // The compiler then makes constants of constants.
  init(_ bytes: StaticString, width: Int32) {
    self.bytes = bytes
    self.width = width
  }

  /// The bits of the row with this index, from 0. Whoever asks has looked whether there is such a row.
  @inline(__always)
  subscript(row: Int32) -> UInt32 {
    var place = bytes.utf8Start + Int(row &* width)
    var bits = UInt32(place.pointee)
    var shift: UInt32 = 7
    while shift < UInt32(truncatingIfNeeded: width &* 7) {
      place += 1
      bits |= UInt32(place.pointee) &<< shift
      shift &+= 7
    }
    return bits
  }
}
