import Foundation
import LanguageServer
import Rules
import TestSupport
import Testing
import ViperLintKit
import Workspace

/// An editor that speaks with a session in the same process. What the session starts is done when the
/// editor waits for it, and not before.
struct Editor {
  private var session: Session
  private var pending: [Work] = []
  private(set) var sent: [JSONValue] = []
  private(set) var exitStatus: Int32?
  private var lastID = 0
  /// Absolute, as the editor names it.
  let folder: String

  init(_ folder: String, notes: Bool = false, preset: String? = nil) {
    self.folder = folder
    var request = RunRequest()
    request.rules = Rule.declarations
    request.preset = preset
    session = Session(ServerSettings(request: request, showsNotes: notes, version: "1.2.3"))
  }

  // MARK: Speaking

  private mutating func take(_ effects: [Session.Effect]) {
    for effect in effects {
      switch effect {
      case .send(let message): sent.append(message)
      case .start(let work): pending.append(work)
      case .exit(let status): exitStatus = status
      }
    }
  }

  mutating func notify(_ method: String, _ parameters: JSONValue = nil) {
    take(session.receive(.notification(method: method, parameters)))
  }

  @discardableResult
  mutating func ask(_ method: String, _ parameters: JSONValue = nil) -> Int {
    lastID += 1
    take(session.receive(.request(.number(lastID), method: method, parameters)))
    return lastID
  }

  mutating func closePipe() { take(session.endOfInput()) }

  /// Does what the session has started, and what follows from it.
  mutating func work() async {
    while !pending.isEmpty {
      let result = await pending.removeFirst().run()
      take(session.finish(result))
    }
  }

  var hasWork: Bool { !pending.isEmpty }

  /// Asks, and does what is started before the answer.
  mutating func answer(_ method: String, _ parameters: JSONValue = nil) async -> JSONValue? {
    let id = ask(method, parameters)
    await work()
    return answer(to: id)
  }

  // MARK: What a session begins with

  mutating func begin(
    _ capabilities: JSONValue = Editor.capable, options: JSONValue = nil, folders: [String]? = nil
  ) async {
    ask(
      "initialize",
      [
        "workspaceFolders": .list(
          (folders ?? [folder]).map { ["uri": .text(uri(ofPath: $0)), "name": "app"] }),
        "capabilities": capabilities, "initializationOptions": options,
      ])
    notify("initialized")
    await work()
  }

  /// What a client of today can do.
  static let capable: JSONValue = [
    "general": ["positionEncodings": ["utf-16", "utf-8"]],
    "workspace": [
      "workspaceEdit": ["documentChanges": true],
      "didChangeWatchedFiles": ["dynamicRegistration": true],
      "codeLens": ["refreshSupport": true],
    ],
    "textDocument": [
      "publishDiagnostics": [
        "relatedInformation": true, "tagSupport": ["valueSet": [1, 2]], "dataSupport": true,
      ],
      "hover": ["contentFormat": ["markdown", "plaintext"]],
      "codeAction": [
        "codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix"]]],
        "isPreferredSupport": true, "dataSupport": true, "resolveSupport": ["properties": ["edit"]],
      ],
    ],
  ]

  // MARK: Texts

  func uri(_ name: String) -> JSONValue { .text(uri(ofPath: folder + "/" + name)) }

  private func uri(ofPath path: String) -> String { LanguageServer.uri(ofPath: path) }

  mutating func open(_ name: String, _ text: String? = nil) throws {
    let text = try text ?? String(contentsOfFile: folder + "/" + name, encoding: .utf8)
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": uri(name), "languageId": "swift", "version": 1, "text": .text(text),
        ]
      ])
  }

  mutating func change(_ name: String, _ text: String, version: Int = 2) {
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri(name), "version": .integer(version)],
        "contentChanges": [["text": .text(text)]],
      ])
  }

  mutating func close(_ name: String) {
    notify("textDocument/didClose", ["textDocument": ["uri": uri(name)]])
  }

  /// Tells of a file that somebody else has made, changed or deleted.
  mutating func tell(_ name: String, type: Int) {
    notify(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": uri(name), "type": .integer(type)]]])
  }

  func position(_ line: Int, _ character: Int) -> JSONValue {
    ["line": .integer(line), "character": .integer(character)]
  }

  func place(_ name: String, _ line: Int, _ character: Int) -> JSONValue {
    ["textDocument": ["uri": uri(name)], "position": position(line, character)]
  }

  /// Everything that can be done about a file.
  mutating func actions(_ name: String, only: [JSONValue]? = nil) async -> [JSONValue] {
    var context: [String: JSONValue] = ["diagnostics": []]
    if let only { context["only"] = .list(only) }
    let answer = await answer(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": uri(name)],
        "range": ["start": position(0, 0), "end": position(10_000, 0)],
        "context": .object(context),
      ])
    return answer?["result"]?.list ?? []
  }

  // MARK: What was sent

  func answer(to id: Int) -> JSONValue? {
    sent.last { $0["id"] == .integer(id) && $0["method"] == nil }
  }

  func sent(_ method: String) -> [JSONValue] {
    sent.filter { $0["method"]?.text == method }.compactMap { $0["params"] }
  }

  mutating func forget() { sent = [] }

  /// The rules and lines of what was published of a file last; nil where nothing was.
  func findings(_ name: String) -> [String]? {
    published(name)?["diagnostics"]?.list?.map { diagnostic in
      "\(diagnostic["range"]?["start"]?["line"]?.integer ?? -1): \(diagnostic["code"]?.text ?? "")"
    }
  }

  func published(_ name: String) -> JSONValue? {
    sent("textDocument/publishDiagnostics").last { $0["uri"] == uri(name) }
  }

  /// All that the editor shows: every diagnostic of each file that has any.
  var shown: [String: [JSONValue]] {
    var shown: [String: [JSONValue]] = [:]
    for message in sent("textDocument/publishDiagnostics") {
      shown[message["uri"]?.text ?? ""] = message["diagnostics"]?.list
    }
    return shown.filter { !$0.value.isEmpty }
  }
}

/// Calls `body` with an editor on a folder that holds these files, and removes it afterwards.
func withEditor(
  _ files: [String: String] = articles, named name: String = "app", notes: Bool = false,
  _ body: (inout Editor) async throws -> Void
) async throws {
  let created = FileManager.default.temporaryDirectory
    .appendingPathComponent("viperlint-\(UUID().uuidString)")
  let folder = created.appendingPathComponent(name)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: created) }
  var editor = Editor(folder.resolvingSymlinksInPath().path, notes: notes)
  for (name, text) in files { try editor.write(text, to: name) }
  try await body(&editor)
}

extension Editor {
  /// Writes a file of which the session is not told.
  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: folder + "/" + name)
  }
}

/// The Swift files of an app in Fixtures, and its configuration.
func files(ofFixture name: String) throws -> [String: String] {
  let folder = fixturesFolder.appendingPathComponent(name)
  var files: [String: String] = [:]
  for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
  where path.hasSuffix(".swift") || path.hasSuffix(".yml") {
    files[path] = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }
  return files
}

let presenter = "Articles/ArticlesPresenter.swift"
let view = "Articles/ArticlesViewController.swift"

/// A module of VIPER in which one reference is forbidden: the presenter's to the router.
let articles = [
  ".viperlint.yml": "preset: viper\n",
  view: """
  import UIKit

  protocol ArticlesViewInput: AnyObject {
    func show(_ title: String)
  }

  final class ArticlesViewController: UIViewController, ArticlesViewInput {
    var presenter: ArticlesViewOutput?
    func show(_ title: String) {}
  }

  """,
  presenter: """
  protocol ArticlesViewOutput: AnyObject {
    func open()
  }

  final class ArticlesPresenter: ArticlesViewOutput {
    weak var view: ArticlesViewInput?
    var router: ArticlesRouter?
    func open() {}
  }

  """,
  "Articles/ArticlesRouter.swift": """
  final class ArticlesRouter: ArticlesRouterInput {
    func close() {}
  }

  protocol ArticlesRouterInput: AnyObject {
    func close()
  }

  """,
]
