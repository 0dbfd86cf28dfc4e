import Architecture
import Reporting
import TestSupport
import Testing
import ViperLintKit

/// A module for each letter, which knows those behind it.
private func order(_ modules: String...) throws -> [String] {
  let text = modules.map { module in
    let names = module.map(String.init)
    let members = names.dropFirst().map { "  func use(_ value: \($0)Value) {}\n" }.joined()
    return "//- \(names[0])/\(names[0])View.swift\nfinal class \(names[0])View: UIViewController "
      + "{ let presenter: \(names[0])Presenter? }\n//- \(names[0])/\(names[0])Presenter.swift\n"
      + "final class \(names[0])Presenter {\n\(members)}\nstruct \(names[0])Value {}\n"
  }.joined()
  let analysis = try analysis(of: Fixture(name: "order", text: text), preset: "viper").get()
  let graph = ReferenceGraph(
    analysis.architecture, findings: analysis.report.diagnostics, by: .module)
  return matrixOrder(graph).map { graph.nodes[$0].name }
}

@Suite struct MatrixOrderTests {
  @Test func `who knows others comes before who is known`() throws {
    #expect(try order("A", "BA", "CB") == ["C", "B", "A"])
    #expect(try order("A", "B", "C") == ["A", "B", "C"])
  }

  @Test func `those of a knot stand beside each other`() throws {
    // B, D and F know each other; A knows B, and F knows G.
    #expect(
      try order("AB", "BD", "C", "DF", "E", "FBG", "G") == ["A", "B", "D", "F", "C", "E", "G"])
  }

  @Test func `each module stands in it once, whatever knows what`() throws {
    #expect(try order("ABC", "BCA", "CAB", "DA", "ED").sorted() == ["A", "B", "C", "D", "E"])
  }
}
