import LanguageServer
import Testing

@Suite("Odd messages")
struct OddMessageTests {
  private let odd: [JSONValue] = [
    nil, true, 0, -1, .integer(.max), .integer(.min), .number(1e300), "", "file:///", "\u{0}", [],
    [[]],
    [:], ["": nil], .text(String(repeating: "{", count: 1000)),
  ]

  /// All places in a value, each as what it becomes with another value there.
  private func changed(_ value: JSONValue, to other: JSONValue) -> [JSONValue] {
    switch value {
    case .object(let members):
      return [other]
        + members.keys.sorted().flatMap { key -> [JSONValue] in
          var without = members
          without[key] = nil
          return [.object(without)]
            + changed(members[key] ?? .null, to: other).map { changed in
              var copy = members
              copy[key] = changed
              return .object(copy)
            }
        }
    case .list(let list):
      return [other]
        + list.indices.flatMap { index in
          changed(list[index], to: other).map { changed in
            var copy = list
            copy[index] = changed
            return .list(copy)
          }
        }
    default: return [other]
    }
  }

  /// What a client says, in whole.
  private func messages(_ editor: Editor) -> [(method: String, isRequest: Bool, JSONValue)] {
    let document: JSONValue = ["uri": editor.uri(presenter)]
    let range: JSONValue = ["start": editor.position(0, 0), "end": editor.position(9, 0)]
    return [
      (
        "textDocument/didOpen", false,
        ["textDocument": ["uri": editor.uri(presenter), "version": 1, "text": "class A {}"]]
      ),
      (
        "textDocument/didChange", false,
        [
          "textDocument": ["uri": editor.uri(presenter), "version": 1],
          "contentChanges": [["text": "class B {}"]],
        ]
      ),
      ("textDocument/hover", true, ["textDocument": document, "position": editor.position(0, 7)]),
      (
        "textDocument/codeAction", true,
        [
          "textDocument": document, "range": range,
          "context": [
            "diagnostics": [["range": range, "data": ["fingerprint": "0"]]], "only": ["quickfix"],
          ],
        ]
      ),
      ("textDocument/codeLens", true, ["textDocument": document]),
      (
        "codeAction/resolve", true,
        ["title": "x", "kind": "source.fixAll.viperlint", "data": ["uri": editor.uri(presenter)]]
      ),
      (
        "workspace/didChangeWatchedFiles", false,
        ["changes": [["uri": editor.uri(presenter), "type": 2]]]
      ),
      (
        "workspace/didChangeWorkspaceFolders", false,
        ["event": ["added": [["uri": editor.uri("Articles")]], "removed": []]]
      ),
      ("textDocument/didSave", false, ["textDocument": document]),
      ("textDocument/didClose", false, ["textDocument": document]),
      ("$/cancelRequest", false, ["id": 1]),
    ]
  }

  @Test func `any value in any place ends nothing, and every request is answered once`()
    async throws
  {
    try await withEditor { editor in
      await editor.begin()
      for (method, isRequest, parameters) in messages(editor) {
        for value in odd {
          for parameters in changed(parameters, to: value) {
            guard isRequest else {
              editor.notify(method, parameters)
              continue
            }
            let id = editor.ask(method, parameters)
            await editor.work()
            #expect(editor.sent.count { $0["id"] == .integer(id) && $0["method"] == nil } == 1)
            editor.forget()
          }
        }
        await editor.work()
      }
      // It goes on as ever.
      try editor.open(presenter)
      await editor.work()
      #expect(editor.findings(presenter) == ["6: protocol_boundary"])
    }
  }

  @Test func `any value in what a client says of itself is taken`() async throws {
    let whole: JSONValue = [
      "rootUri": "file:///no/such", "rootPath": "/no/such",
      "workspaceFolders": [["uri": "file:///no/such", "name": "x"]],
      "capabilities": Editor.capable, "initializationOptions": ["notes": true],
    ]
    for value in odd {
      for parameters in changed(whole, to: value) {
        var editor = Editor("/no/such")
        let id = editor.ask("initialize", parameters)
        #expect(editor.answer(to: id)?["result"]?["capabilities"] != nil)
        // Which folders these are decides the value: none is linted here.
        editor.ask("shutdown")
        editor.notify("initialized")
        #expect(!editor.hasWork)
      }
    }
  }
}
