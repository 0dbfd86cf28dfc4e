import Architecture
import Testing

@Suite("Nodes that all reach each other are a knot")
struct KnotTests {
  @Test func `a chain has none`() {
    #expect(knots([[1], [2], []]).isEmpty)
    #expect(knots([]).isEmpty)
  }

  @Test func `a node that refers to itself is none`() {
    #expect(knots([[0], [0]]).isEmpty)
  }

  @Test func `two circles that share a node are one knot, others stand by themselves`() {
    // 0 → 1 → 2 → 0 and 2 → 3 → 2, which lead to 4 ⇄ 5; 6 leads in.
    let successors = [[1], [2], [0, 3], [2, 4], [5], [4], [0]]
    #expect(knots(successors) == [[0, 1, 2, 3], [4, 5]])
  }

  @Test func `the order of a node's references changes nothing`() {
    let successors = [[3, 1], [2], [0, 4], [4], [3, 5], []]
    #expect(knots(successors) == knots(successors.map { Array($0.reversed()) }))
    #expect(knots(successors) == [[0, 1, 2], [3, 4]])
  }

  @Test func `a circle as long as a monorepo needs no stack`() {
    let count = 200_000
    let circle = (0..<count).map { [($0 + 1) % count] }
    #expect(knots(circle).map(\.count) == [count])
  }
}
