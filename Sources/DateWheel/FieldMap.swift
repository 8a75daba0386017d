/// One value for each field.
public struct FieldMap<Value> {
  /// The year's value.
  public var year: Value
  /// The month's value.
  public var month: Value
  /// The day's value.
  public var day: Value

  /// The map with these values.
  public init(year: Value, month: Value, day: Value) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The value of `field`.
  ///
  /// The stored values lie in memory one after the other, in the order of the fields. Going there directly takes a
  /// fraction of the code of a switch that moves whole values.
  public subscript(field: Field) -> Value {
    get {
      withUnsafePointer(to: self) {
        UnsafeRawPointer($0).assumingMemoryBound(to: Value.self)[field.place]
      }
    }
    set {
      update(field) { $0 = newValue }
    }
  }

  /// Changes the value of `field` where it lies.
  mutating func update(_ field: Field, _ change: (inout Value) -> Void) {
    withUnsafeMutablePointer(to: &self) {
      change(&UnsafeMutableRawPointer($0).assumingMemoryBound(to: Value.self)[field.place])
    }
  }
}

extension Field {
  fileprivate var place: Int { Int(rawValue) &- 1 }
}

extension FieldMap: Equatable where Value: Equatable {}
extension FieldMap: Sendable where Value: Sendable {}
