import Architecture
import Diagnostics
import Reporting
import TestSupport
import Testing
import ViperLintKit

private let app = """
  //- Feed/FeedView.swift
  final class FeedView: UIViewController {
    var presenter: FeedPresenterInput?
    struct Row { let card: LoginBuilder? }
  }
  //- Feed/FeedPresenter.swift
  protocol FeedPresenterInput: AnyObject { func load() }
  final class FeedPresenter: FeedPresenterInput {
    weak var view: FeedView?
    let session = LoginInteractor()
    func load() {}
  }
  //- Feed/FeedInteractor.swift
  final class FeedInteractor { func load() {} }
  //- Login/LoginBuilder.swift
  final class LoginBuilder { func build() -> UIViewController { LoginView() } }
  //- Login/LoginView.swift
  final class LoginView: UIViewController { var presenter: LoginPresenter? }
  //- Login/LoginPresenter.swift
  final class LoginPresenter { weak var view: LoginView? }
  //- Login/LoginInteractor.swift
  final class LoginInteractor { func load() {} }
  """

private func graph(_ text: String, by level: ReferenceGraph.Level) throws -> ReferenceGraph {
  let analysis = try analysis(of: Fixture(name: "graph", text: text), preset: "viper").get()
  return ReferenceGraph(
    analysis.architecture, findings: analysis.report.diagnostics, by: level)
}

/// `Feed → Login 2 forbidden`
private func lines(_ graph: ReferenceGraph) -> [String] {
  graph.arrows.map { arrow in
    let ends = "\(graph.nodes[arrow.from].name) → \(graph.nodes[arrow.to].name)"
    return "\(ends) \(arrow.references.count) \(arrow.verdict)"
      + (arrow.change.map { " \($0)" } ?? "")
  }
}

@Suite("Who refers to whom, at each level")
struct ReferenceGraphTests {
  @Test func `modules refer to each other by what their types name`() throws {
    let graph = try graph(app, by: .module)
    #expect(graph.nodes.map(\.name) == ["Feed", "Login"])
    // An interactor is held and made there; what a view's row keeps counts for the view.
    #expect(lines(graph) == ["Feed → Login 3 forbidden"])
    let leading = try #require(graph.arrows.first?.leading)
    #expect(leading.from == "FeedPresenter" && leading.to == "LoginInteractor")
    #expect(leading.place.text == "Feed/FeedPresenter.swift:4")
  }

  @Test func `roles are in the order of the table`() throws {
    let graph = try graph(app, by: .role)
    #expect(graph.nodes.map(\.name) == ["view", "presenter", "interactor", "builder"])
    #expect(graph.nodes.map(\.types) == [2, 3, 2, 1])
  }

  @Test func `a type is told with its kind, role, module and place`() throws {
    let graph = try graph(app, by: .type)
    let view = try #require(graph.nodes.first { $0.name == "FeedView" })
    #expect(view.kind == "class" && view.role == "view" && view.module == "Feed")
    #expect(view.path == "Feed/FeedView.swift" && view.line == 1)
    #expect(!graph.nodes.contains { $0.name == "FeedView.Row" })
    #expect(lines(graph).contains("FeedView → LoginBuilder 1 allowed"))
  }

  @Test func `two types of one name are told by their files`() throws {
    let text = app + "\n//- Login/Other/LoginView.swift\nfinal class LoginView {}\n"
    let names = try graph(text, by: .type).nodes.map(\.name)
    #expect(names.contains("LoginView (Login/LoginView.swift)"))
    #expect(names.contains("LoginView (Login/Other/LoginView.swift)"))
    #expect(Set(names).count == names.count)
  }

  @Test func `a comment that suppresses a finding is seen in the verdict`() throws {
    let text = app.replacing(
      "  let session",
      with: "  // viperlint:disable:next module_boundary - moves out in 4711\n  let session")
    #expect(try graph(text, by: .type).arrows.contains { $0.verdict == .silenced })
  }

  @Test func `what a change adds and takes away is marked, and what is gone is kept`() throws {
    let before = try graph(app, by: .module)
    let changed = app.replacing("let session = LoginInteractor()", with: "")
      .replacing("{ let card: LoginBuilder? }", with: "{}")
      .replacing(
        "weak var view: LoginView?", with: "weak var view: LoginView?; var feed: FeedView?")
    let after = try graph(changed, by: .module).compared(with: before)
    #expect(lines(after) == ["Feed → Login 3 forbidden removed", "Login → Feed 1 forbidden added"])
    #expect(after.nodes.allSatisfy { $0.change == nil })
  }

  @Test func `modules that are new and gone are marked`() throws {
    let before = try graph(app, by: .module)
    let renamed = app.replacing("Login", with: "Welcome")
    let after = try graph(renamed, by: .module).compared(with: before)
    #expect(after.nodes.map(\.name) == ["Feed", "Welcome", "Login"])
    #expect(after.nodes.map(\.change) == [nil, .added, .removed])
    #expect(
      lines(after) == ["Feed → Welcome 3 forbidden added", "Feed → Login 3 forbidden removed"])
  }

  @Test func `a state compared with itself has no change`() throws {
    for level in ReferenceGraph.Level.allCases {
      let graph = try graph(app, by: level)
      let same = graph.compared(with: graph)
      #expect(lines(same) == lines(graph))
      #expect(same.nodes.allSatisfy { $0.change == nil })
    }
  }
}
