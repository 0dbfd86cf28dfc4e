import Foundation
import LanguageServer
import Testing

@Suite("A session of an editor")
struct SessionTests {
  // MARK: Its beginning and its end

  @Test func `the first request is initialize, and there is one`() async throws {
    try await withEditor { editor in
      let early = editor.ask("textDocument/hover")
      #expect(editor.answer(to: early)?["error"]?["code"] == -32002)
      await editor.begin()
      let second = editor.ask("initialize")
      #expect(editor.answer(to: second)?["error"]?["code"] == -32600)
    }
  }

  @Test func `exit after shutdown is 0, without it and at a closed pipe 1`() async throws {
    try await withEditor { editor in
      await editor.begin()
      editor.closePipe()
      #expect(editor.exitStatus == 1)
      editor.notify("exit")
      #expect(editor.exitStatus == 1)
      let id = editor.ask("shutdown")
      #expect(editor.answer(to: id)?["result"] == .null)
      let late = editor.ask("textDocument/hover", editor.place(presenter, 0, 0))
      #expect(editor.answer(to: late)?["error"]?["code"] == -32600)
      editor.notify("exit")
      #expect(editor.exitStatus == 0)
    }
  }

  @Test func `what a client can do decides what it is offered`() async throws {
    try await withEditor { editor in
      await editor.begin()
      let able = editor.answer(to: 1)?["result"]?["capabilities"]
      #expect(able?["positionEncoding"] == "utf-8")
      #expect(able?["codeLensProvider"] == nil)
      #expect(able?["codeActionProvider"]?["resolveProvider"] == true)
      #expect(editor.sent("client/registerCapability").count == 1)
    }
    try await withEditor { editor in
      await editor.begin([:], options: ["codeLens": true])
      let able = editor.answer(to: 1)?["result"]?["capabilities"]
      #expect(able?["positionEncoding"] == "utf-16")
      #expect(able?["codeLensProvider"] != nil)
      #expect(able?["codeActionProvider"] == nil)
      #expect(editor.sent("client/registerCapability") == [])
      #expect(editor.published(presenter)?["diagnostics"]?.list?.first?["tags"] == nil)
    }
  }

  @Test func `an unknown request is answered, an unknown notification is not`() async throws {
    try await withEditor { editor in
      await editor.begin()
      editor.forget()
      let id = editor.ask("textDocument/formatting")
      #expect(editor.answer(to: id)?["error"]?["code"] == -32601)
      editor.notify("$/setTrace", ["value": "off"])
      editor.notify("workspace/didChangeConfiguration", ["settings": nil])
      #expect(editor.sent.count == 1)
    }
  }

  @Test func `an option that is not known is told with the one that was meant`() async throws {
    try await withEditor { editor in
      await editor.begin(options: ["codelens": true, "notes": "yes"])
      let texts = editor.sent("window/showMessage").compactMap { $0["message"]?.text }
      #expect(
        texts == [
          "viperlint: unknown initialization option 'codelens'; did you mean 'codeLens'?",
          "viperlint: the initialization option 'notes' is true or false",
        ])
    }
  }

  // MARK: Cancelling

  @Test func `a request that is cancelled is answered so, and once`() async throws {
    try await withEditor { editor in
      await editor.begin()
      try editor.open(presenter)
      let id = editor.ask("textDocument/hover", editor.place(presenter, 4, 15))
      #expect(editor.answer(to: id) == nil)
      editor.notify("$/cancelRequest", ["id": .integer(id)])
      #expect(editor.answer(to: id)?["error"]?["code"] == -32800)
      await editor.work()
      #expect(editor.sent.count { $0["id"] == .integer(id) && $0["method"] == nil } == 1)
    }
  }

  @Test func `what waits when the server is shut down is cancelled`() async throws {
    try await withEditor { editor in
      await editor.begin()
      try editor.open(presenter)
      let id = editor.ask("textDocument/hover", editor.place(presenter, 4, 15))
      editor.ask("shutdown")
      #expect(editor.answer(to: id)?["error"]?["code"] == -32800)
      editor.forget()
      await editor.work()
      #expect(editor.sent.isEmpty)
    }
  }

  @Test func `newer edits supersede the ones that are being judged`() async throws {
    try await withEditor { editor in
      await editor.begin()
      try editor.open(presenter)
      await editor.work()
      editor.forget()
      for version in 2...9 {
        editor.change(presenter, "final class ArticlesPresenter {}\n", version: version)
      }
      await editor.work()
      let versions = editor.sent("textDocument/publishDiagnostics")
        .filter { $0["uri"] == editor.uri(presenter) }.map { $0["version"] }
      #expect(versions == [9])
    }
  }

  // MARK: What is odd

  @Test(arguments: [
    "untitled:Untitled-1", "file:", "file://elsewhere/app/A.swift", "file:///%zz.swift", "",
    "git:/app/A.swift?x", "file:///%00.swift", "file:///", "file:///no/such/folder/A.swift",
    "file:///etc/passwd/A.swift",
  ])
  func `a document that is no file of the folder is left alone`(_ uri: String) async throws {
    try await withEditor { editor in
      await editor.begin()
      editor.forget()
      let item: JSONValue = ["uri": .text(uri), "version": 1, "text": "import UIKit"]
      editor.notify("textDocument/didOpen", ["textDocument": item])
      let hover = await editor.answer(
        "textDocument/hover",
        ["textDocument": ["uri": .text(uri)], "position": editor.position(0, 8)])
      #expect(hover?["result"] == .null)
      editor.notify("textDocument/didClose", ["textDocument": ["uri": .text(uri)]])
      await editor.work()
      #expect(editor.shown.isEmpty)
    }
  }

  @Test func `parameters that are missing are told, and end nothing`() async throws {
    try await withEditor { editor in
      await editor.begin()
      try editor.open(presenter)
      for method in ["textDocument/hover", "textDocument/codeAction", "textDocument/codeLens"] {
        let answer = await editor.answer(method, [:])
        #expect(answer?["error"]?["code"] == -32602, "\(method)")
      }
      for method in ["didOpen", "didChange", "didClose", "didSave"] {
        editor.notify("textDocument/\(method)", ["textDocument": 7])
      }
      editor.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": 1]]])
      editor.notify("workspace/didChangeWorkspaceFolders", nil)
      await editor.work()
      #expect(editor.findings(presenter) == ["6: protocol_boundary"])
    }
  }

  @Test func `a folder without Swift, and one that is not there, are no mistake`() async throws {
    try await withEditor([:]) { editor in
      await editor.begin(folders: [editor.folder, "/no/such/folder"])
      #expect(editor.sent("textDocument/publishDiagnostics") == [])
      try editor.write("import UIKit\nfinal class FeedPresenter {}\n", to: "FeedPresenter.swift")
      editor.tell("FeedPresenter.swift", type: 1)
      await editor.work()
      #expect(editor.sent("window/logMessage").count == 2)
    }
  }

  @Test func `a file that is opened without a folder is judged in its own`() async throws {
    try await withEditor { editor in
      await editor.begin(folders: [])
      #expect(editor.sent("textDocument/publishDiagnostics") == [])
      try editor.open(presenter)
      await editor.work()
      #expect(editor.findings(presenter) == ["6: protocol_boundary"])
    }
  }

  @Test func `folders come and go`() async throws {
    try await withEditor { editor in
      await editor.begin(folders: [])
      let folder: JSONValue = ["uri": .text(uri(ofPath: editor.folder)), "name": "app"]
      editor.notify(
        "workspace/didChangeWorkspaceFolders", ["event": ["added": [folder], "removed": []]])
      await editor.work()
      #expect(editor.findings(presenter) == ["6: protocol_boundary"])
      editor.notify(
        "workspace/didChangeWorkspaceFolders", ["event": ["added": [], "removed": [folder]]])
      await editor.work()
      #expect(editor.findings(presenter) == [])
    }
  }
}
