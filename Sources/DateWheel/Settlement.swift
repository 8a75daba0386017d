/// What has become of the wheels when all of them came to rest.
public struct Settlement: Equatable, Sendable {
  /// What one wheel has to do.
  public struct Wheel: Equatable, Sendable {
    /// The position that the wheel stands on from now on.
    public internal(set) var position: Int32
    /// 1 for a wheel that rolls, 2 for one with new rows.
    private var flags: UInt32

    /// The row under the bar is another one than the wheel was left on: it rolls there.
    public var rolls: Bool { flags & 1 != 0 }
    /// The wheel holds other rows than before. Its positions count anew, from 0 at its first row.
    public var hasNewRows: Bool { flags & 2 != 0 }

    /// What a wheel has to do; a face gets it from the picker.
    public init(position: Int32, rolls: Bool, hasNewRows: Bool) {
      self.position = position
      flags = (rolls ? 1 : 0) | (hasNewRows ? 2 : 0)
    }
  }

  /// What the picker holds.
  public let value: Moment?
  /// The wheels rest on another value than the move began with: the moment of the one `change` event.
  public let changesValue: Bool
  /// What each wheel has to do; of fields without a wheel nothing.
  public internal(set) var wheels: FieldMap<Wheel>

  /// What has become of the wheels; a face gets it from the picker.
  public init(value: Moment?, changesValue: Bool, wheels: FieldMap<Wheel>) {
    self.value = value
    self.changesValue = changesValue
    self.wheels = wheels
  }
}
