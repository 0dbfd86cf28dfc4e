import Foundation
import LanguageServer
import Testing

/// Applies the edits of an action to a text; they are in columns of UTF-8.
private func applied(_ action: JSONValue?, to text: String, of uri: JSONValue) throws -> String {
  let changes = try #require(action?["edit"]?["documentChanges"]?.list)
  let edits = changes.filter { $0["textDocument"]?["uri"] == uri }.compactMap { $0["edits"]?.list }
  var bytes = Array(text.utf8)
  let positions = TextPositions(bytes, .utf8)
  for edit in edits.joined().reversed() {
    func offset(_ end: String) throws -> Int {
      let position = try #require(edit["range"]?[end])
      return positions.offset(
        of: TextPositions.Position(
          line: try #require(position["line"]?.integer),
          character: try #require(position["character"]?.integer)))
    }
    let text = try #require(edit["newText"]?.text)
    bytes.replaceSubrange(try offset("start")..<offset("end"), with: Array(text.utf8))
  }
  return String(decoding: bytes, as: UTF8.self)
}

@Suite("Actions on findings")
struct ActionTests {
  private let imported = "import UIKit\n" + (articles[presenter] ?? "")

  @Test func `a fix says what it does, and is preferred where it changes nothing`() async throws {
    try await withEditor { editor in
      await editor.begin()
      try editor.open(presenter, imported)
      let actions = await editor.actions(presenter, only: ["quickfix"])
      let fix = try #require(actions.first { $0["title"] == "Remove 'import UIKit'" })
      #expect(fix["isPreferred"] == true)
      #expect(fix["diagnostics"]?.list?.first?["code"] == "ui_import")
      #expect(
        try applied(fix, to: imported, of: editor.uri(presenter)) == articles[presenter])
      #expect(
        fix["edit"]?["documentChanges"]?.list?.first?["textDocument"]?["version"] == 1)
    }
  }

  @Test func `all safe fixes of a file are one action, whose edit is made once it is chosen`()
    async throws
  {
    try await withEditor { editor in
      await editor.begin()
      let text =
        "import UIKit\n// viperlint:disable:next reach_through - of old\n"
        + (articles[presenter] ?? "")
      try editor.open(presenter, text)
      let actions = await editor.actions(presenter, only: ["source.fixAll"])
      #expect(actions.map { $0["kind"] } == ["source.fixAll.viperlint"])
      #expect(actions.first?["edit"] == nil)
      let resolved = await editor.answer("codeAction/resolve", try #require(actions.first))
      #expect(
        try applied(resolved?["result"], to: text, of: editor.uri(presenter))
          == articles[presenter])
    }
  }

  @Test func `a client that cannot wait for an edit gets it with the action`() async throws {
    try await withEditor { editor in
      await editor.begin([
        "workspace": ["workspaceEdit": ["documentChanges": true]],
        "textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]],
      ])
      try editor.open(presenter, imported)
      let actions = await editor.actions(presenter, only: ["source.fixAll.viperlint"])
      #expect(
        try applied(actions.first, to: imported, of: editor.uri(presenter)) == articles[presenter])
    }
  }

  @Test func `an edit meanwhile makes fixes outdated`() async throws {
    try await withEditor { editor in
      await editor.begin()
      try editor.open(presenter, imported)
      let actions = await editor.actions(presenter, only: ["source"])
      let id = editor.ask("codeAction/resolve", try #require(actions.first))
      editor.change(presenter, imported + "\n")
      await editor.work()
      #expect(editor.answer(to: id)?["error"]?["code"] == -32801)
    }
  }

  @Test func `a client without document changes gets the edits by file`() async throws {
    try await withEditor { editor in
      await editor.begin(["textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]]])
      try editor.open(presenter, imported)
      let actions = await editor.actions(presenter, only: ["quickfix"])
      let edit = actions.first?["edit"]?["changes"]
      #expect(edit?.object?.keys.first == editor.uri(presenter).text)
      #expect(actions.first?["isPreferred"] == nil)
    }
  }

  // MARK: Suppressing

  private func suppressed(_ text: String, rule: String) async throws -> String? {
    var result: String?
    try await withEditor { editor in
      await editor.begin()
      try editor.open(presenter, text)
      let actions = await editor.actions(presenter)
      let title = "Suppress \(rule) here (write the reason behind the dash)"
      guard let action = actions.first(where: { $0["title"]?.text == title }) else { return }
      let changed = try applied(action, to: text, of: editor.uri(presenter))
      editor.change(presenter, changed)
      await editor.work()
      #expect(
        editor.published(presenter)?["diagnostics"]?.list?.contains {
          $0["code"]?.text == rule
        } == false)
      result = changed
    }
    return result
  }

  @Test func `a finding is suppressed on its own line, as it is indented`() async throws {
    let text = "final class ArticlesPresenter {\n\tvar router: ArticlesRouter?\n}\n"
    #expect(
      try await suppressed(text, rule: "protocol_boundary")
        == "final class ArticlesPresenter {\n"
        + "\t// viperlint:disable:next protocol_boundary - \n\tvar router: ArticlesRouter?\n}\n")
  }

  @Test func `line breaks of Windows stay`() async throws {
    let text = "final class ArticlesPresenter {\r\n  var router: ArticlesRouter?\r\n}\r\n"
    #expect(
      try await suppressed(text, rule: "protocol_boundary")
        == "final class ArticlesPresenter {\r\n"
        + "  // viperlint:disable:next protocol_boundary - \r\n"
        + "  var router: ArticlesRouter?\r\n}\r\n")
  }

  @Test func `a rule joins the comment that stands there already`() async throws {
    let text = """
      final class ArticlesPresenter {
        // viperlint:disable:next ui_type - needed: ui_type is off here
        var router: ArticlesRouter?
      }

      """
    #expect(
      try await suppressed(text, rule: "protocol_boundary")
        == text.replacingOccurrences(of: "next ui_type", with: "next ui_type protocol_boundary"))
  }

  @Test func `within a text no comment is offered`() async throws {
    let text =
      "final class ArticlesPresenter {\n  let text = \"\"\"\n    \\(ArticlesRouter())\n    \"\"\"\n}\n"
    try await withEditor { editor in
      await editor.begin()
      try editor.open(presenter, text)
      await editor.work()
      let rules = editor.published(presenter)?["diagnostics"]?.list?.compactMap { $0["code"]?.text }
      #expect(rules?.isEmpty == false)
      let titles = await editor.actions(presenter).compactMap { $0["title"]?.text }
      #expect(titles == [])
    }
  }

  @Test func `nothing is offered on a text that makes no sense`() async throws {
    try await withEditor { editor in
      await editor.begin()
      try editor.open(presenter, imported)
      await editor.work()
      editor.change(presenter, imported + "{")
      #expect(await editor.actions(presenter) == [])
    }
  }
}

@Suite("What is told of a type")
struct HoverTests {
  private func hover(
    _ line: Int, _ character: Int, in text: String? = nil,
    _ capabilities: JSONValue = Editor.capable
  ) async throws -> JSONValue? {
    var result: JSONValue?
    try await withEditor { editor in
      await editor.begin(capabilities)
      try editor.open(presenter, text)
      result = await editor.answer("textDocument/hover", editor.place(presenter, line, character))
    }
    return result?["result"]
  }

  @Test func `its role, module, evidence, what it may know and who knows it`() async throws {
    let hover = try await hover(4, 20)
    #expect(
      hover?["range"]
        == ["start": ["line": 4, "character": 12], "end": ["line": 4, "character": 29]])
    #expect(hover?["contents"]?["kind"] == "markdown")
    let text = try #require(hover?["contents"]?["value"]?.text)
    #expect(text.hasPrefix("**`ArticlesPresenter: presenter of module Articles`**\n\n```text\n"))
    for line in [
      "by        name ends in Presenter\n", "through a protocol only: router",
      "findings  error[protocol_boundary] ArticlesPresenter holds ArticlesRouter",
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test func `a type is told of where it is named, in plain text to who wants that`() async throws {
    let hover = try await hover(6, 28, ["textDocument": ["hover": [:]]])
    #expect(hover?["contents"]?["kind"] == "plaintext")
    let text = hover?["contents"]?["value"]?.text
    #expect(text?.hasPrefix("ArticlesRouter: router of module Articles\n") == true)
    #expect(text?.contains("known by  presenter: ArticlesPresenter holds it") == true)
  }

  @Test(arguments: [(0, 3), (5, 10), (3, 0), (99, 0), (4, 999)])
  func `what is no type is not`(_ line: Int, _ character: Int) async throws {
    #expect(try await hover(line, character) == .null)
  }

  @Test func `a lens over each type says its role, where that is asked for`() async throws {
    try await withEditor { editor in
      await editor.begin(options: ["codeLens": true])
      try editor.open(presenter)
      let answer = await editor.answer(
        "textDocument/codeLens", ["textDocument": ["uri": editor.uri(presenter)]])
      let lenses = answer?["result"]?.list ?? []
      #expect(
        lenses.map { $0["command"]?["title"] }
          == ["presenter of Articles", "presenter of Articles"])
      #expect(lenses.map { $0["range"]?["start"]?["line"] } == [0, 4])
      #expect(editor.sent.contains { $0["method"] == "workspace/codeLens/refresh" })
      // While the text makes no sense those that are shown stay.
      editor.change(presenter, "final class ArticlesPresenter {")
      let late = await editor.answer(
        "textDocument/codeLens", ["textDocument": ["uri": editor.uri(presenter)]])
      #expect(late?["error"]?["code"] == -32801)
    }
  }
}
