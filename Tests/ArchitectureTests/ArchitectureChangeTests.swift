import Architecture
import Configuration
import Diagnostics
import Foundation
import Outlining
import Reporting
import Rules
import TestSupport
import Testing
import ViperLintKit

private let app = """
  //- Feed/FeedView.swift
  protocol FeedViewInput: AnyObject { func show() }
  final class FeedView: UIViewController, FeedViewInput {
    var presenter: FeedPresenterInput?
    func show() {}
  }
  //- Feed/FeedPresenter.swift
  protocol FeedPresenterInput: AnyObject { func load() }
  final class FeedPresenter: FeedPresenterInput {
    weak var view: FeedViewInput?
    var router: FeedRouter?
    func load() {}
  }
  //- Feed/FeedRouter.swift
  final class FeedRouter {
    func open() -> UIViewController { LoginBuilder().build() }
  }
  //- Login/LoginBuilder.swift
  final class LoginBuilder { func build() -> UIViewController { LoginView() } }
  //- Login/LoginView.swift
  final class LoginView: UIViewController { var presenter: LoginPresenterInput? }
  //- Login/LoginPresenter.swift
  protocol LoginPresenterInput: AnyObject {}
  final class LoginPresenter: LoginPresenterInput {}
  //- Login/LoginInteractor.swift
  final class LoginInteractor { func load() {} }
  //- Settings/SettingsBuilder.swift
  final class SettingsBuilder { func build() -> UIViewController { SettingsView() } }
  //- Settings/SettingsView.swift
  final class SettingsView: UIViewController { var presenter: SettingsPresenterInput? }
  //- Settings/SettingsPresenter.swift
  protocol SettingsPresenterInput: AnyObject {}
  final class SettingsPresenter: SettingsPresenterInput {}
  //- Settings/SettingsRouter.swift
  final class SettingsRouter {}
  //- Login/LoginRouter.swift
  final class LoginRouter {
    func open() -> UIViewController { SettingsBuilder().build() }
  }
  """

private func state(_ text: String) throws -> ArchitectureState {
  let analysis = try analysis(of: Fixture(name: "change", text: text), preset: "viper").get()
  return ArchitectureState(
    model: analysis.architecture, findings: analysis.report.diagnostics)
}

/// The app with some texts replaced, each of which it must hold.
private func edited(_ edits: (old: String, new: String)...) throws -> String {
  var text = app
  for (old, new) in edits {
    try #require(text.contains(old), "no '\(old)'")
    text = text.replacing(old, with: new)
  }
  return text
}

private func change(to text: String, from base: String = app) throws -> ArchitectureChange {
  let (before, now) = (try state(base), try state(text))
  return ArchitectureChange(
    from: before, to: now,
    findings: Reporting.change(from: before.findings, to: now.findings), base: "main",
    rules: Rule.declarations, isInScope: { _ in true })
}

private func markdown(_ change: ArchitectureChange, _ options: CommentOptions = .init()) -> String {
  var text = ""
  renderChangeMarkdown(change, options, into: &text)
  return text
}

private func text(_ change: ArchitectureChange) -> String {
  var text = ""
  renderChangeText(change, TextOptions(), into: &text)
  return text
}

/// `Feed → Login added forbidden`
private func lines(_ references: [ArchitectureChange.ModuleReference]) -> [String] {
  references.map { "\($0.from) → \($0.to) \($0.change.rawValue) \($0.standing.rawValue)" }
}

@Suite("What a change does to the architecture")
struct ArchitectureChangeTests {
  @Test func `nothing is one line, in every form`() throws {
    let change = try change(to: app)
    #expect(change.isEmpty)
    #expect(text(change) == "Architecture unchanged: no reference between types changed\n")
    #expect(
      markdown(change) == """
        <!-- viperlint:diff key=default -->
        Architecture unchanged\\: no reference between types changed.

        """)
  }

  @Test func `code that moved, and files that are called otherwise, are no change`() throws {
    let moved = try edited(
      ("//- Feed/FeedRouter.swift", "//- Feed/Routing.swift\n// One more line."),
      ("  func show() {}\n", "\n\n  func show() {\n  }\n"))
    #expect(try change(to: moved).isEmpty)
  }

  @Test func `references inside a module that are allowed are counted in the one line`() throws {
    let more = try edited(
      ("var router: FeedRouter?", "var router: FeedRouter?; func other(_ view: FeedViewInput) {}"))
    let change = try change(to: more)
    #expect(
      text(change) == "Architecture unchanged: 1 reference added inside Feed, allowed\n")
  }

  @Test func `a new finding is told with its place and what to do`() throws {
    let change = try change(
      to: try edited(
        ("var router: FeedRouter?", "var router: FeedRouter?; let a = LoginInteractor()")))
    #expect(change.new.map(\.rule) == ["module_boundary"])
    #expect(change.verdict.hasPrefix("1 new warning, "))
    let comment = markdown(change)
    #expect(comment.contains("**New**\n\n- **warning** `module_boundary` FeedPresenter"))
    #expect(comment.contains("`Feed/FeedPresenter.swift:4`"))
    #expect(comment.contains("<br>Help: "))
    #expect(text(change).contains("  warning[module_boundary]: FeedPresenter"))
  }

  @Test func `a finding that is gone is told as fixed`() throws {
    let broken = try edited(
      ("var router: FeedRouter?", "var router: FeedRouter?; let a = LoginInteractor()"))
    let change = try change(to: app, from: broken)
    #expect(change.fixed.map(\.rule) == ["module_boundary"])
    #expect(change.new.isEmpty)
    #expect(markdown(change).contains("<summary>Fixed: 1</summary>"))
  }

  @Test func `a module reference is forbidden, allowed, a new direction, or closes a circle`()
    throws
  {
    let forbidden = try edited(
      (
        "final class SettingsPresenter: SettingsPresenterInput {}",
        "final class SettingsPresenter: SettingsPresenterInput { let a = LoginInteractor() }"
      ))
    #expect(
      lines(try change(to: forbidden).moduleReferences) == ["Settings → Login added forbidden"])
    let back = try edited(
      (
        "final class SettingsRouter {}",
        "final class SettingsRouter { func open() { _ = LoginBuilder().build() } }"
      ))
    #expect(
      lines(try change(to: back).moduleReferences) == ["Settings → Login added new_direction"])
    let circle = try edited(
      (
        "final class SettingsRouter {}",
        "final class SettingsRouter { func open() { _ = FeedBuilder().build() } }"
      ),
      (
        "//- Feed/FeedRouter.swift",
        "//- Feed/FeedBuilder.swift\nfinal class FeedBuilder { func build() -> UIViewController "
          + "{ FeedView() } }\n//- Feed/FeedRouter.swift"
      ))
    #expect(
      lines(try change(to: circle).moduleReferences) == ["Settings → Feed added closes_circle"])
    let ahead = try edited(
      (
        "LoginBuilder().build() }",
        "LoginBuilder().build() }; func more() { _ = SettingsBuilder() }"
      ))
    #expect(lines(try change(to: ahead).moduleReferences) == ["Feed → Settings added allowed"])
    #expect(
      lines(try change(to: app, from: ahead).moduleReferences)
        == ["Feed → Settings removed allowed"])
  }

  @Test func `a module is new, gone, or called otherwise`() throws {
    let without = app.components(separatedBy: "//- Settings/SettingsBuilder.swift")[0]
    #expect(try modules(from: app, to: without) == ["gone Settings"])
    #expect(try modules(from: without, to: app) == ["new Settings"])
    let renamed = app.replacing("//- Login/", with: "//- SignIn/")
    #expect(try modules(from: app, to: renamed) == ["renamed Login to SignIn"])
    #expect(try change(to: renamed).moduleReferences.isEmpty)
  }

  private func modules(from base: String, to text: String) throws -> [String] {
    let modules = try change(to: text, from: base).modules
    return modules.new.map { "new \($0)" } + modules.gone.map { "gone \($0)" }
      + modules.renamed.map { "renamed \($0.from) to \($0.to)" }
  }

  @Test func `a module that gets a namesake is none that is called otherwise`() throws {
    let namesake =
      app + """

        //- More/Login/SignUpView.swift
        final class SignUpView: UIViewController { var presenter: SignUpPresenter? }
        //- More/Login/SignUpPresenter.swift
        final class SignUpPresenter {}
        //- More/Login/SignUpRouter.swift
        final class SignUpRouter { func open() -> UIViewController { SettingsBuilder().build() } }
        """
    let change = try change(to: namesake)
    #expect(
      change.modules.new == ["Login (More/Login)"] && change.modules.renamed.isEmpty)
    #expect(lines(change.moduleReferences) == ["Login (More/Login) → Settings added allowed"])
    let comment = markdown(change)
    #expect(
      comment.contains("\"Login (Login)\"") && comment.contains("\"Login (More/Login) (new)\""))
    let back = try taken(away: namesake)
    #expect(back.gone == ["Login (More/Login)"] && back.renamed.isEmpty)
  }

  private func taken(away text: String) throws -> ArchitectureChange.Modules {
    try change(to: app, from: text).modules
  }

  @Test func `what was weak and is strong is told, and back`() throws {
    let strong = try edited(("weak var view: FeedViewInput?", "var view: FeedViewInput?"))
    let change = try change(to: strong)
    let held = try #require(change.ownerships.first)
    #expect(held.type == "FeedPresenter" && held.member == "view")
    #expect(held.before == .weak && held.now == .strong)
    #expect(text(change).contains("FeedPresenter.view  FeedViewInput  weak  strong"))
    #expect(try ownership(from: strong)?.now == .weak)
  }

  private func ownership(from base: String) throws -> OwnershipChange? {
    try change(to: app, from: base).ownerships.first
  }

  @Test func `a type whose role changed is told with both`() throws {
    let change = try change(
      to: app.replacing(
        "final class LoginInteractor {",
        with: "// viperlint:role service\nfinal class LoginInteractor {"))
    #expect(change.roles.map(\.type) == ["LoginInteractor"])
    #expect(change.roles.first?.before == "interactor" && change.roles.first?.now == "service")
  }

  @Test func `references between roles are new and gone`() throws {
    let change = try change(
      to: try edited(
        ("final class SettingsRouter {}", "final class SettingsRouter { var a: LoginInteractor? }"))
    )
    #expect(
      change.roleReferences.map { "\($0.from) → \($0.to) \($0.change.rawValue)" }
        == ["router → interactor added"])
  }

  @Test func `who silences is seen doing it, whatever it silences`() throws {
    let broken = "let a = LoginInteractor()"
    let silenced = try edited(
      (
        "  var router: FeedRouter?",
        "  // viperlint:disable:next module_boundary - moves in 4711\n  \(broken)\n  var router: FeedRouter?"
      ))
    let change = try change(to: silenced)
    #expect(change.new.isEmpty)
    #expect(change.silences.map(\.kind) == [.comment])
    #expect(change.verdict.contains("1 thing silenced"))
    #expect(
      text(change).contains("a comment  viperlint:disable:next module_boundary - moves in 4711"))
    // The same comment in another file is none.
    let moved = silenced.replacing(
      "//- Feed/FeedPresenter.swift", with: "//- Feed/Presenting.swift")
    #expect(try self.silences(to: moved, from: silenced).isEmpty)
  }

  private func silences(to text: String, from base: String) throws -> [Silence] {
    try change(to: text, from: base).silences
  }

  @Test func `what could not be judged is said`() throws {
    let change = try change(
      to: app + "\n//- Feed/Odd.swift\nfinal class Odd { var feed: FeedView? }\n")
    #expect(change.unjudged.count == 1)
    #expect(change.unjudged.first?.hasPrefix("1 new type in modules has no role") == true)
  }

  // MARK: The comment

  @Test func `a picture and a table of the modules that are touched`() throws {
    let ahead = try edited(
      (
        "LoginBuilder().build() }",
        "LoginBuilder().build() }; func more() { _ = SettingsBuilder() }"
      ))
    let comment = markdown(try change(to: ahead))
    #expect(
      comment.contains(
        """
        ```mermaid
        flowchart LR
          n0["Feed"]
          n1["Login"]
          n2["Settings"]
          n0 -->|"1"| n1
          n0 -->|"1 new"| n2
          n1 -->|"1"| n2
          linkStyle 1 stroke:#1a7f37
        ```
        """))
    #expect(comment.contains("| Feed | Settings | 1 new |"))
  }

  @Test func `places are linked where the server is known, and owners named without calling them`()
    throws
  {
    var options = CommentOptions()
    options.links = try LineLinks(base: "https://github.com/o/r/blob/main")
    options.owners = CodeOwners("Feed/ @team/feed")
    options.repositoryPrefix = "App/"
    options.owners = CodeOwners("/App/Feed/ @team/feed\n")
    let broken = try edited(
      ("var router: FeedRouter?", "var router: FeedRouter?; let a = LoginInteractor()"))
    let comment = markdown(try change(to: broken), options)
    #expect(
      comment.contains(
        "[`Feed/FeedPresenter.swift:4`]"
          + "(https://github.com/o/r/blob/main/App/Feed/FeedPresenter.swift#L4) (`@team/feed`)"))
  }

  @Test func `a comment has room for no more than servers take, and says that it is cut`() throws {
    let many = (0..<900).map {
      "\n//- M\($0)/M\($0)Presenter.swift\nfinal class M\($0)Presenter { let a = LoginInteractor() }"
        + "\n//- M\($0)/M\($0)View.swift\nfinal class M\($0)View: UIViewController "
        + "{ var presenter: M\($0)Presenter? }"
    }.joined()
    let change = try change(to: app + many)
    let comment = markdown(change)
    #expect(comment.utf8.count <= 60_000)
    #expect(comment.hasSuffix("`viperlint diff` prints all of it.\n"))
    #expect(
      comment.components(separatedBy: "<details>").count
        == comment.components(separatedBy: "</details>").count)
    var options = CommentOptions()
    options.isForGitLab = true
    let parts = markdown(change, options).components(separatedBy: "```mermaid\n")
    let picture = try #require(parts.last?.components(separatedBy: "```").first)
    #expect(picture.utf8.count <= 1_900)
    #expect(picture.contains("left out"))
    let table = try #require(parts.last?.components(separatedBy: "The same as a table").last)
    let rows =
      table.components(separatedBy: "</details>")[0].split(separator: "\n")
      .count { $0.hasPrefix("| ") } - 2
    let arrows = picture.split(separator: "\n").count { $0.contains("|\"") }
    #expect(rows == arrows && arrows > 0)
  }

  @Test func `no name is markup, calls anybody or ends a table`() throws {
    let hostile =
      app + """

        //- <img/onerror=alert(1)>/FeedPresenter.swift
        final class `@octocat|<script>alert(1)</script>`: UIViewController { let a = LoginInteractor() }
        final class `#42 [x](http://evil)`: UIViewController { let a = LoginInteractor() }
        """
    // Nothing is read within code.
    let parts = markdown(try change(to: hostile)).split(separator: "`")
    let comment = stride(from: 0, to: parts.count, by: 2).map { parts[$0] }.joined()
    #expect(parts.count > 2)
    for mark in ["<script", "<img", "@octocat", "#42", "](http"] {
      #expect(!comment.contains(mark), "\(mark)")
    }
  }

  /// Servers look for these once Markdown is done, where a backslash does not hide them.
  @Test func `no text is an address, an emoji or the number of an issue`() throws {
    let named =
      app + """

        //- Feed/Odd.swift
        final class `www.evil.example http://evil :tada: GH-12`: UIViewController {
          let a = LoginInteractor()
        }
        """
    let comment = markdown(try change(to: named))
    #expect(comment.contains("evil"))
    for mark in ["www.", "http:/", "http\\:/", ":tada", "GH-1"] {
      #expect(!comment.contains(mark), "\(mark)")
    }
  }

  @Test func `a key is never more than a word`() throws {
    var options = CommentOptions()
    options.key = "ios --> <script>"
    #expect(
      markdown(try change(to: app), options).hasPrefix("<!-- viperlint:diff key=ios--script -->\n"))
  }
}
