import Configuration
import Lexing
import Outlining
import Testing

@testable import Architecture

@Suite struct `Tables of numbers` {
  @Test func `a pair is found again, however many there are`() {
    var table = PairTable()
    for number in 0..<10_000 { table[number / 100, Int32(number % 100)] = Int32(number) }
    #expect(table.count == 10_000)
    #expect((0..<10_000).allSatisfy { table[$0 / 100, Int32($0 % 100)] == Int32($0) })
    #expect(table[100, 0] == nil)
    #expect(table[-1, 3] == nil)
    table[7, 3] = 1
    #expect(table.count == 10_000 && table[7, 3] == 1)
  }

  @Test func `an edge is listed under its end, in order`() {
    func edge(_ from: Int?, _ to: Int) -> Edge {
      Edge(
        from: from.map { TypeID($0) }, to: .own(TypeID(to)), kind: .local, ownership: .strong,
        traits: [], file: 0, range: .init(start: 0, length: 0), member: .none, variable: .none,
        owner: .none)
    }
    let edges = [edge(2, 0), edge(nil, 1), edge(0, 1), edge(2, 1)]
    let outgoing = EdgeIndex(edges, types: 3) { $0.from }
    let incoming = EdgeIndex(edges, types: 3) { $0.target }
    #expect((0..<3).map { Array(outgoing[$0]) } == [[2], [], [0, 3]])
    #expect((0..<3).map { Array(incoming[$0]) } == [[0], [1, 2, 3], []])
  }

  @Test func `names are numbered once, with their levels and what they mean`() {
    var names = NameTable()
    let image = names.intern("UIKit.UIImage")
    #expect(names.intern("UIKit.UIImage") == image)
    #expect(names.number(of: "UIKit.UIImage") == image)
    #expect(names.number(of: "Missing") == nil)
    #expect(names.number(of: "") == 0)
    let path = names.paths[Int(image)]
    #expect(names[path.first] == "UIKit" && names[path.last] == "UIImage")
    #expect(names.rest(of: path) == [path.last])
    let written = Int(names.intern("Core::Outer.`Type`"))
    let selected = names.paths[written]
    #expect(names[selected.selector] == "Core")
    #expect(names[selected.first] == "Outer" && names[selected.last] == "Type")
    func traits(_ name: String) -> NameTraits {
      let number = Int(names.intern(name))
      return names.traits[number]
    }
    #expect(traits("UIView").isSuperset(of: [.ui, .uiView, .capitalized]))
    #expect(
      traits("UIView.ContentMode").contains(.ui) && !traits("UIView.ContentMode").contains(.uiView))
    #expect(traits("WeakRef").isSuperset(of: [.weak, .weakWrapper]))
    #expect(traits("instantiateInitialViewController") == .instantiation)
    #expect(traits("feed").isEmpty)
  }

  @Test func `a closure over links is nearest first and cut at its limit`() {
    let links: [[TypeID]] = [[1, 2], [3], [3, 0], []].map { $0.map { TypeID($0) } }
    var reach = Reach(count: 4)
    #expect(reach.closure(from: TypeID(0), links, limit: 9).map(\.index) == [0, 1, 2, 3])
    #expect(reach.closure(from: TypeID(2), links, limit: 9).map(\.index) == [2, 3, 0, 1])
    #expect(reach.closure(from: TypeID(3), links, limit: 9).map(\.index) == [3])
  }
}
