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

@Suite("The shortest circle, and what to cut so that none is left")
struct CircleTests {
  @Test func `the shortest circle is found, however long the others are`() {
    // 0 → 1 → 2 → 3 → 0, and 2 → 1.
    let successors = [[1], [2], [1, 3], [0]]
    #expect(shortestCircle(successors, among: [0, 1, 2, 3]) == [1, 2])
    #expect(shortestCircle(successors, among: [0, 1]) == nil)
    #expect(shortestCircle([[1], [2], []], among: [0, 1, 2]) == nil)
  }

  @Test func `of equally short ones the first is taken`() {
    #expect(shortestCircle([[2, 1], [0], [0]], among: [0, 1, 2]) == [0, 2])
    #expect(shortestCircle([[1], [2], [0], [4], [3]], among: [0, 1, 2, 3, 4]) == [3, 4])
  }

  private func cut(_ arrows: [(Int, Int, Int)], nodes: Int) -> [String] {
    let arrows = arrows.map { WeightedArrow(from: $0.0, to: $0.1, cost: $0.2) }
    return cheapestCut(arrows, nodes: nodes).arrows.map { "\(arrows[$0].from) → \(arrows[$0].to)" }
  }

  @Test func `the cheaper of two directions is cut`() {
    #expect(cut([(0, 1, 9), (1, 0, 2)], nodes: 2) == ["1 → 0"])
    #expect(cut([(0, 1, 1), (1, 0, 2)], nodes: 2) == ["0 → 1"])
  }

  @Test func `one arrow that all circles share is cheaper than one of each`() {
    let arrows = [(0, 1, 3), (1, 2, 2), (2, 0, 2), (1, 3, 2), (3, 0, 2)]
    #expect(cut(arrows, nodes: 4) == ["0 → 1"])
  }

  @Test func `no circle, no cut`() {
    #expect(cut([(0, 1, 1), (1, 2, 1), (0, 2, 1)], nodes: 3) == [])
  }

  /// A generator of numbers that gives the same each time.
  private struct Numbers {
    var state: UInt64
    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
  }

  private func randomArrows(_ numbers: inout Numbers, nodes: Int, count: Int) -> [WeightedArrow] {
    var seen: Set<[Int]> = []
    return (0..<count).compactMap { _ in
      let (from, to) = (numbers.next(below: nodes), numbers.next(below: nodes))
      guard from != to, seen.insert([from, to]).inserted else { return nil }
      return WeightedArrow(from: from, to: to, cost: 1 + numbers.next(below: 5))
    }
  }

  private func hasCircle(_ arrows: [WeightedArrow], without cut: [Int], nodes: Int) -> Bool {
    var successors = Array(repeating: [Int](), count: nodes)
    for (index, arrow) in arrows.enumerated() where !cut.contains(index) {
      successors[arrow.from].append(arrow.to)
    }
    return !knots(successors).isEmpty
  }

  @Test func `a cut leaves no circle, and each part of it is needed`() {
    var numbers = Numbers(state: 7)
    for nodes in [3, 5, 9, 14, 15, 30, 80] {
      for _ in 0..<5 {
        let arrows = randomArrows(&numbers, nodes: nodes, count: nodes * 4)
        let cut = cheapestCut(arrows, nodes: nodes).arrows
        #expect(!hasCircle(arrows, without: cut, nodes: nodes))
        for index in cut {
          #expect(hasCircle(arrows, without: cut.filter { $0 != index }, nodes: nodes))
        }
      }
    }
  }

  @Test func `among few nodes no cut is cheaper`() {
    var numbers = Numbers(state: 11)
    for _ in 0..<30 {
      let arrows = randomArrows(&numbers, nodes: 5, count: 11)
      let cut = cheapestCut(arrows, nodes: 5)
      #expect(cut.isCheapest)
      let cost = cut.arrows.reduce(0) { $0 + arrows[$1].cost }
      let least = (0..<(1 << arrows.count)).lazy.map { set -> Int in
        let chosen = arrows.indices.filter { set & (1 << $0) != 0 }
        let cost = chosen.reduce(0) { $0 + arrows[$1].cost }
        return hasCircle(arrows, without: chosen, nodes: 5) ? Int.max : cost
      }.min()
      #expect(cost == least)
    }
  }

  @Test func `hundreds of nodes take no time that anybody notices`() {
    var numbers = Numbers(state: 13)
    let arrows = randomArrows(&numbers, nodes: 300, count: 5_000)
    let cut = cheapestCut(arrows, nodes: 300)
    #expect(!cut.isCheapest)
    #expect(!hasCircle(arrows, without: cut.arrows, nodes: 300))
  }
}
