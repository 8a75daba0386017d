/// What has become of the wheels, in one number: what a ``Settlement`` tells but for the value and the positions, which the
/// picker holds.
package struct Outcome {
  /// Bit 0: the value changes. Bits 1 to 11: the wheels that roll, and 12 to 22: those with new rows, by their fields.
  package private(set) var bits: UInt32

  init(changesValue: Bool = false) { bits = changesValue ? 1 : 0 }

  /// Whether the wheels rest on another value than the move began with.
  var changesValue: Bool {
    get { bits & 1 == 1 }
    set { bits = bits & ~1 | (newValue ? 1 : 0) }
  }

  func rolls(_ field: Field) -> Bool { bits &>> (UInt32(field.rawValue) &+ 1) & 1 == 1 }

  func hasNewRows(_ field: Field) -> Bool { bits &>> (UInt32(field.rawValue) &+ 12) & 1 == 1 }

  mutating func add(_ field: Field, rolls: Bool, hasNewRows: Bool) {
    bits |= ((rolls ? 2 : 0) | (hasNewRows ? 1 &<< 12 : 0)) &<< UInt32(field.rawValue)
  }

  /// Adds what becomes of the wheels after that.
  mutating func add(_ next: Outcome) { bits |= next.bits }
}

extension Settlement {
  /// At length, right after the wheels have got their positions.
  init(_ outcome: Outcome, of picker: inout WheelPicker) {
    var wheels = FieldMap(Wheel(position: 0, rolls: false, hasNewRows: false))
    var rest = picker.fields
    while let field = rest.removeFirst() {
      let position = picker.wheels.at(field) { $0.position }
      wheels[field] = Wheel(
        position: position, rolls: outcome.rolls(field), hasNewRows: outcome.hasNewRows(field))
    }
    self.init(value: picker.toldValue(), changesValue: outcome.changesValue, wheels: wheels)
  }
}
