import CalendarSystems
import Testing

struct FixedDayTests {
  @Test(
    arguments: [
      (1, 1), (0, 7), (-1, 6), (-6, 1), (7, 7), (8, 1),
      // 4 April 2012 was a Wednesday.
      (734_597, 3),
      // 2^31 - 1 is 1 and -2^31 is 5 modulo 7.
      (Int32.max, 1), (Int32.max - 1, 7), (Int32.min, 5), (Int32.min + 1, 6),
    ] as [(Int32, Int32)])
  func `The weekday counts from Monday, 1 January of year 1, to both ends of the integers`(
    rataDie: Int32, weekday: Int32
  ) {
    #expect(FixedDay(rataDie).weekday == weekday)
  }

  @Test func `Days are ordered, and moved and compared by whole days`() {
    #expect(FixedDay(-1) < FixedDay(0))
    #expect(!(FixedDay(0) < FixedDay(0)))
    #expect(FixedDay(.min) < FixedDay(.max))
    #expect(FixedDay(10) + 5 == FixedDay(15))
    #expect(FixedDay(10) - 15 == FixedDay(-5))
    #expect(FixedDay(10) - FixedDay(15) == -5)
    #expect(FixedDay(.max - 1) + 1 == FixedDay(.max))
    #expect(FixedDay(.min + 1) - 1 == FixedDay(.min))
  }
}
