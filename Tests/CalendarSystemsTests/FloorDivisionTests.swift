import CalendarSystems
import Testing

struct FloorDivisionTests {
  @Test(
    arguments: [
      (7, 3, 2, 1), (6, 3, 2, 0), (0, 3, 0, 0), (-1, 3, -1, 2), (-3, 3, -1, 0), (-4, 3, -2, 2),
      (5, 1, 5, 0),
      (Int32.max, 7, 306_783_378, 1), (Int32.min, 7, -306_783_379, 5), (Int32.min, 1, Int32.min, 0),
      (Int32.max, Int32.max, 1, 0), (Int32.min, Int32.max, -2, Int32.max - 1),
    ] as [(Int32, Int32, Int32, Int32)])
  func `The quotient is rounded down and the remainder is never negative`(
    dividend: Int32, divisor: Int32, quotient: Int32, remainder: Int32
  ) {
    let result = floorDivMod(dividend, divisor)
    #expect(result.quotient == quotient)
    #expect(result.remainder == remainder)
  }
}
