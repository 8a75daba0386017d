/// The eras that years are counted in. Faces give them their CLDR names; the raw values never change.
///
/// A calendar's eras and the calendar together say what a year is called: `am` is Anno Mundi in `hebrew` and Anno
/// Martyrum in `coptic`.
public enum Era: UInt8, Sendable {
  /// Before the common era: counted backward from 1.
  case bce = 0
  /// The common era.
  case ce = 1
  /// The Buddhist era.
  case be = 2
  /// Before the Republic of China: counted backward from 1.
  case broc = 3
  /// The Republic of China (Minguo).
  case roc = 4
  case meiji = 5
  case taisho = 6
  case showa = 7
  case heisei = 8
  case reiwa = 9
  /// Anno Mundi in `hebrew`, Anno Martyrum in `coptic`, the Incarnation Era in `ethiopic`.
  case am = 10
  /// The Ethiopian Amete Alem, the era of the world.
  case aa = 11
  /// The Indian Saka era.
  case shaka = 12
  /// Anno Persico.
  case ap = 13
  /// Before the Hijra: counted backward from 1.
  case bh = 14
  /// Anno Hegirae.
  case ah = 15
  /// Bikram Sambat. CLDR has none for `nepali`; the name is ours.
  case bs = 16
}

/// A year as its era counts it.
public struct EraYear: Hashable, Sendable {
  /// The era that counts.
  public var era: Era
  /// The year of the era. The first one is 1; an era that a calendar alone has goes on below it.
  public var year: Int32

  /// A year of an era, whether or not the era has it.
  public init(_ era: Era, _ year: Int32) {
    self.era = era
    self.year = year
  }
}
