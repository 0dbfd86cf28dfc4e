import Foundation
import LanguageServer
import Testing

@Suite("Findings in an editor")
struct FindingTests {
  @Test func `a finding says what is wrong, why, what to do, and where the other end is`()
    async throws
  {
    try await withEditor { editor in
      await editor.begin()
      let found = try #require(editor.published(presenter)?["diagnostics"]?.list?.first)
      #expect(found["source"] == "viperlint")
      #expect(found["severity"] == 1)
      #expect(
        found["message"]?.text?.hasPrefix(
          "ArticlesPresenter holds ArticlesRouter as a concrete class\nwhy: ") == true)
      #expect(
        found["range"] == ["start": editor.position(6, 14), "end": editor.position(6, 28)])
      let related = try #require(found["relatedInformation"]?.list?.first)
      #expect(related["location"]?["uri"] == editor.uri("Articles/ArticlesRouter.swift"))
      #expect(
        related["location"]?["range"]
          == ["start": editor.position(0, 12), "end": editor.position(0, 26)])
      #expect(
        related["message"] == "ArticlesRouter is declared here (router: name ends in Router)")
    }
  }

  @Test func `an edit that is not saved is judged, elsewhere too`() async throws {
    try await withEditor { editor in
      await editor.begin()
      try editor.open("Articles/ArticlesRouter.swift")
      await editor.work()
      // No router any more, so the presenter may hold it.
      editor.change("Articles/ArticlesRouter.swift", "final class Other {}\n")
      await editor.work()
      #expect(editor.findings(presenter) == [])
      editor.close("Articles/ArticlesRouter.swift")
      await editor.work()
      #expect(editor.findings(presenter) == ["6: protocol_boundary"])
    }
  }

  @Test func `an edit has no other file read again`() async throws {
    try await withEditor { editor in
      await editor.begin()
      try editor.open(view)
      await editor.work()
      // Nobody tells of it, so who reads it would show it.
      try editor.write("final class ArticlesPresenter {}\n", to: presenter)
      editor.change(view, try #require(articles[view]) + "\n")
      await editor.work()
      #expect(editor.findings(presenter) == ["6: protocol_boundary"])
      editor.tell(presenter, type: 2)
      await editor.work()
      #expect(editor.findings(presenter) == [])
    }
  }

  @Test func `an open document is published for each of its versions, others where they change`()
    async throws
  {
    try await withEditor { editor in
      await editor.begin()
      try editor.open(view)
      await editor.work()
      #expect(editor.published(view)?["version"] == 1)
      editor.forget()
      editor.change(view, try #require(articles[view]) + "\n", version: 5)
      await editor.work()
      #expect(
        editor.sent("textDocument/publishDiagnostics")
          == [["uri": editor.uri(view), "version": 5, "diagnostics": []]])
    }
  }

  @Test func `what makes no sense keeps what was found, and lets other files go on`() async throws {
    try await withEditor { editor in
      await editor.begin()
      try editor.open(presenter)
      try editor.open(view)
      await editor.work()
      editor.forget()
      editor.change(presenter, "final class ArticlesPresenter { var a: [Int\n")
      await editor.work()
      #expect(editor.sent("textDocument/publishDiagnostics") == [])
      editor.change(
        view,
        try #require(articles[view])
          + "\nfinal class OtherPresenter { var v: ArticlesViewController? }\n")
      await editor.work()
      #expect(editor.findings(view)?.isEmpty == false)
      #expect(editor.findings(presenter) == nil)
      editor.change(presenter, "final class ArticlesPresenter { var a: [Int] }\n", version: 3)
      await editor.work()
      #expect(editor.findings(presenter) == [])
    }
  }

  @Test func `a text that makes no sense when it is opened is told so`() async throws {
    let broken = articles.merging(["Articles/Broken.swift": "struct Broken {\n"]) { $1 }
    try await withEditor(broken) { editor in
      await editor.begin()
      try editor.open("Articles/Broken.swift")
      await editor.work()
      #expect(editor.findings("Articles/Broken.swift") == ["0: invalid_source"])
    }
  }

  @Test func `files that somebody else makes, changes and deletes are noticed`() async throws {
    try await withEditor { editor in
      await editor.begin()
      let other = "Articles/OtherPresenter.swift"
      try editor.write("final class OtherPresenter { var router: ArticlesRouter? }\n", to: other)
      editor.tell(other, type: 1)
      await editor.work()
      #expect(editor.findings(other) == ["0: protocol_boundary"])
      try editor.write("\nfinal class OtherPresenter { var router: ArticlesRouter? }\n", to: other)
      editor.tell(other, type: 2)
      await editor.work()
      #expect(editor.findings(other) == ["1: protocol_boundary"])
      try editor.remove(other)
      editor.tell(other, type: 3)
      await editor.work()
      #expect(editor.findings(other) == [])
    }
  }

  @Test func `a client that watches no files has them looked at whenever it saves`() async throws {
    try await withEditor { editor in
      await editor.begin([:])
      try editor.open(view)
      await editor.work()
      try editor.write("final class ArticlesPresenter {}\n", to: presenter)
      editor.notify("textDocument/didSave", ["textDocument": ["uri": editor.uri(view)]])
      await editor.work()
      #expect(editor.findings(presenter) == [])
    }
  }

  @Test func `a file that is not saved yet counts with its folder`() async throws {
    try await withEditor { editor in
      await editor.begin()
      let new = "Articles/New/NewPresenter.swift"
      try editor.open(new, "final class NewPresenter { var router: ArticlesRouter? }\n")
      await editor.work()
      #expect(editor.findings(new) == ["0: protocol_boundary"])
      editor.close(new)
      await editor.work()
      #expect(editor.findings(new) == [])
    }
  }

  @Test func `notes are shown to who asks for them`() async throws {
    var counts: [Int] = []
    for asks in [false, true] {
      try await withEditor(try files(ofFixture: "WorkoutsBroken")) { editor in
        await editor.begin(options: asks ? ["notes": true] : nil)
        counts.append(editor.shown.values.joined().count { $0["severity"] == 3 })
      }
    }
    #expect(counts[0] == 0)
    #expect(counts[1] > 0)
  }

  @Test func `what nothing needs is marked as such`() async throws {
    try await withEditor { editor in
      await editor.begin()
      try editor.open(presenter, "import UIKit\nfinal class ArticlesPresenter {}\n")
      await editor.work()
      let found = editor.published(presenter)?["diagnostics"]?.list?.first
      #expect(found?["code"] == "ui_import")
      #expect(found?["tags"] == [1])
    }
  }

  // MARK: Configurations

  @Test func `what is wrong in a configuration is shown there, and the last good one goes on`()
    async throws
  {
    try await withEditor { editor in
      await editor.begin()
      try editor.open(".viperlint.yml")
      try editor.open(presenter)
      await editor.work()
      editor.change(".viperlint.yml", "preset: viper\nrulez: {}\n")
      await editor.work()
      #expect(editor.findings(".viperlint.yml") == ["1: configuration"])
      let found = editor.published(".viperlint.yml")?["diagnostics"]?.list?.first
      #expect(found?["range"] == ["start": editor.position(1, 0), "end": editor.position(1, 9)])
      // Findings go on by the old one.
      editor.change(presenter, "\n" + (articles[presenter] ?? ""))
      await editor.work()
      #expect(editor.findings(presenter) == ["7: protocol_boundary"])
      editor.change(
        ".viperlint.yml", "preset: viper\nrules: {protocol_boundary: off}\n", version: 3)
      await editor.work()
      #expect(editor.findings(".viperlint.yml") == [])
      #expect(editor.findings(presenter) == [])
    }
  }

  @Test func `a configuration that was never good is shown, and nothing else`() async throws {
    try await withEditor(articles.merging([".viperlint.yml": "preset: vipr\n"]) { $1 }) { editor in
      await editor.begin()
      #expect(editor.findings(".viperlint.yml") == ["0: configuration"])
      #expect(editor.shown.count == 1)
      try editor.write("preset: viper\n", to: ".viperlint.yml")
      editor.tell(".viperlint.yml", type: 2)
      await editor.work()
      #expect(editor.findings(presenter) == ["6: protocol_boundary"])
    }
  }

  @Test func `a baseline permits what it lists, and one that is none is shown`() async throws {
    try await withEditor { editor in
      try editor.write("{\"version\": 1, \"entries\"", to: ".viperlint-baseline.json")
      await editor.begin()
      #expect(editor.findings(".viperlint-baseline.json")?.count == 1)
    }
  }

  // MARK: Names

  @Test(arguments: ["my app", "прил ожение", "a%20b#c", "한국어"])
  func `folders may be called anything`(_ name: String) async throws {
    try await withEditor(named: name) { editor in
      await editor.begin()
      try editor.open(presenter, "import UIKit\n" + (articles[presenter] ?? ""))
      await editor.work()
      #expect(editor.findings(presenter) == ["0: ui_import", "7: protocol_boundary"])
    }
  }

  @Test func `a folder that is opened by a link is named by the link`() async throws {
    try await withEditor { editor in
      let link = editor.folder + "-link"
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: editor.folder)
      await editor.begin(folders: [link])
      let uris = editor.shown.keys.sorted()
      #expect(uris == [uri(ofPath: link + "/" + presenter)])
    }
  }

  @Test func `two folders of one root are one`() async throws {
    try await withEditor { editor in
      await editor.begin(folders: [editor.folder + "/Articles", editor.folder])
      #expect(editor.findings(presenter) == ["6: protocol_boundary"])
      #expect(editor.sent("window/logMessage").count == 1)
    }
  }
}
