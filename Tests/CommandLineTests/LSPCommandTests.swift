import Foundation
import LanguageServer
import Testing

/// The real program, spoken to as an editor does.
private final class Server {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var reader = MessageReader()
  private(set) var messages: [JSONValue] = []

  init(_ arguments: [String], in folder: String) throws {
    process.executableURL = try programURL()
    process.arguments = ["lsp"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  func send(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  func send(_ message: JSONValue) throws { try send(framed(message)) }

  func notify(_ method: String, _ parameters: JSONValue = nil) throws {
    try send(["jsonrpc": "2.0", "method": .text(method), "params": parameters])
  }

  /// The next message of which something holds; nil where the program ends before it.
  func wait(for isWanted: (JSONValue) -> Bool) throws -> JSONValue? {
    while true {
      while let bytes = try reader.next() {
        let message = try JSONValue(bytes)
        messages.append(message)
        if isWanted(message) { return message }
      }
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { return nil }
      reader.add(Array(data))
    }
  }

  func ask(_ id: Int, _ method: String, _ parameters: JSONValue = nil) throws -> JSONValue? {
    try send(
      ["jsonrpc": "2.0", "id": .integer(id), "method": .text(method), "params": parameters])
    return try wait { $0["id"] == .integer(id) }
  }

  func closeInput() throws { try input.fileHandleForWriting.close() }

  func end() -> Int32 {
    process.waitUntilExit()
    #expect(process.terminationReason == .exit, "the program crashed")
    return process.terminationStatus
  }
}

private let presenter = "Articles/ArticlesPresenter.swift"

@Suite("viperlint lsp")
struct LSPCommandTests {
  private func document(_ folder: Folder, _ name: String) -> JSONValue {
    .text(uri(ofPath: folder.path + "/" + name))
  }

  @Test func `an editor opens a file, edits it, asks and goes`() throws {
    try withFolder(articles) { folder in
      let server = try Server(["--stdio", "--preset", "viper"], in: folder.path)
      let parameters: JSONValue = [
        "rootUri": .text(uri(ofPath: folder.path)), "capabilities": [:],
      ]
      let answer = try server.ask(1, "initialize", parameters)
      #expect(answer?["result"]?["serverInfo"]?["name"] == "viperlint")
      try server.notify("initialized")
      let item: JSONValue = [
        "uri": document(folder, presenter), "languageId": "swift", "version": 1,
        "text": "import UIKit\nfinal class ArticlesPresenter {}\n",
      ]
      try server.notify("textDocument/didOpen", ["textDocument": item])
      let hover = try server.ask(
        2, "textDocument/hover",
        [
          "textDocument": ["uri": document(folder, presenter)],
          "position": ["line": 1, "character": 14],
        ])
      let text = hover?["result"]?["contents"]?["value"]?.text
      #expect(text?.hasPrefix("ArticlesPresenter: presenter of module Articles") == true)
      let published = server.messages.last { $0["params"]?["uri"] == document(folder, presenter) }
      #expect(published?["params"]?["diagnostics"]?.list?.first?["code"] == "ui_import")
      #expect(try server.ask(3, "shutdown")?["result"] == .null)
      try server.notify("exit")
      #expect(server.end() == 0)
    }
  }

  @Test func `an editor that goes without a word ends it with 1`() throws {
    try withFolder { folder in
      let server = try Server([], in: folder.path)
      try server.closeInput()
      #expect(server.end() == 1)
    }
  }

  @Test func `what is no JSON is answered, and what is no message ends it`() throws {
    try withFolder { folder in
      let server = try Server([], in: folder.path)
      try server.send("Content-Length: 3\r\n\r\n{a}")
      #expect(try server.wait { _ in true }?["error"]?["code"] == -32700)
      #expect(try server.ask(1, "initialize", ["capabilities": [:]])?["result"] != nil)
      try server.send("Content-Length: 99999999999999\r\n\r\n")
      #expect(
        try server.wait { _ in true }?["error"]?["message"] == "a message is longer than 256 MiB")
      #expect(server.end() == 1)
    }
  }

  @Test func `paths and unknown options are refused`() throws {
    try withFolder { folder in
      #expect(
        try folder.run(["lsp", "App"])
          == Outcome(
            status: 2, output: "",
            errors: "viperlint: error: 'viperlint lsp' lints what an editor opens, and takes no "
              + "paths: leave out 'App'\n"))
      let outcome = try folder.run(["lsp", "--format", "json"])
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("'--format' is an option of"))
    }
  }

  @Test func `the options of the command line count`() throws {
    try withFolder(articles.merging(["own.yml": "preset: viper\nrules: {ui_import: off}\n"]) { $1 })
    {
      folder in
      for (options, count) in [
        ([], 1), (["--disable", "ui_import"], 0), (["--config", "own.yml"], 0),
      ] {
        let server = try Server(options, in: folder.path)
        let parameters: JSONValue = [
          "rootUri": .text(uri(ofPath: folder.path)), "capabilities": [:],
        ]
        _ = try server.ask(1, "initialize", parameters)
        try server.notify("initialized")
        _ = try server.ask(
          2, "textDocument/codeLens",
          ["textDocument": ["uri": document(folder, presenter)]])
        let found = server.messages.flatMap { $0["params"]?["diagnostics"]?.list ?? [] }
        #expect(found.count { $0["code"] == "ui_import" } == count, "\(options)")
        try server.closeInput()
        #expect(server.end() == 1)
      }
    }
  }
}
