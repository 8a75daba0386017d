/// One value for each field.
public struct FieldMap<Value> {
  // The stored values lie in memory one after the other, in the order of the fields. Going there directly takes a
  // fraction of the code of a switch that moves whole values.
  private var values: (Value, Value, Value, Value, Value, Value, Value, Value, Value, Value, Value)

  /// The map with the same value for all fields.
  public init(_ value: Value) {
    values = (value, value, value, value, value, value, value, value, value, value, value)
  }

  /// The value of `field`.
  public subscript(field: Field) -> Value {
    get {
      withUnsafePointer(to: self) {
        UnsafeRawPointer($0).assumingMemoryBound(to: Value.self)[Int(field.rawValue)]
      }
    }
    set {
      at(field) { $0 = newValue }
    }
  }

  /// Becomes another map, which is not changed.
  @inline(never)  // Once in the module, not once a caller.
  mutating func take(_ other: inout FieldMap) { self = other }

  /// Works on the value of `field` where it lies, also to read: a subscript copies the whole map to read a value of it.
  @inline(__always)
  mutating func at<Answer>(_ field: Field, _ work: (inout Value) -> Answer) -> Answer {
    withUnsafeMutablePointer(to: &self) {
      work(&UnsafeMutableRawPointer($0).assumingMemoryBound(to: Value.self)[Int(field.rawValue)])
    }
  }
}

extension FieldMap: Equatable where Value: Equatable {
  /// Whether all fields have equal values.
  public static func == (left: FieldMap, right: FieldMap) -> Bool {
    var number: UInt8 = 0
    while let field = Field(rawValue: number) {
      if left[field] != right[field] { return false }
      number &+= 1
    }
    return true
  }
}

extension FieldMap: Sendable where Value: Sendable {}
