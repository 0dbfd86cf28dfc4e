import Configuration
import ViperLintKit
import Workspace

// What begins and ends a session, and what a client tells without being answered.

extension Session {
  mutating func initialize(_ id: RequestID, _ parameters: JSONValue) -> [Effect] {
    client = Client(parameters)
    var uris = parameters["workspaceFolders"]?.list?.compactMap { $0["uri"]?.text } ?? []
    if uris.isEmpty, let uri = parameters["rootUri"]?.text { uris = [uri] }
    folders = uris.compactMap(OpenFolder.init(uri:))
    if folders.isEmpty, let path = parameters["rootPath"]?.text, path.hasPrefix("/") {
      folders = OpenFolder(uri: LanguageServer.uri(ofPath: path)).map { [$0] } ?? []
    }
    opensFilesAlone = folders.isEmpty
    phase = .initialized
    return [
      .send(
        response(
          to: id,
          [
            "capabilities": capabilities,
            "serverInfo": ["name": "viperlint", "version": .text(settings.version)],
          ]))
    ]
  }

  private var capabilities: JSONValue {
    var all: [String: JSONValue] = [
      "positionEncoding": .text(client.encoding.rawValue),
      "textDocumentSync": [
        // Whole texts: a change of some bytes costs no less to judge.
        "openClose": true, "change": 1, "save": ["includeText": false],
      ],
      "hoverProvider": true,
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
    ]
    if client.takesActions {
      all["codeActionProvider"] = [
        "codeActionKinds": [.text(quickFix), .text(fixAll)],
        "resolveProvider": .boolean(client.resolvesEdits),
      ]
    }
    if client.options.showsLenses { all["codeLensProvider"] = ["resolveProvider": false] }
    return .object(all)
  }

  mutating func receive(_ method: String, _ parameters: JSONValue) -> [Effect] {
    if method == "exit" { return [.exit(phase == .shutDown ? 0 : 1)] }
    // Before the answer to 'initialize', and after 'shutdown', nothing else counts.
    guard phase == .initialized else { return [] }
    switch method {
    case "initialized": return begin()
    case "$/cancelRequest": return cancel(parameters)
    case "textDocument/didOpen": open(parameters["textDocument"] ?? .null)
    case "textDocument/didChange": change(parameters)
    case "textDocument/didClose": close(parameters["textDocument"]?["uri"]?.text ?? "")
    case "textDocument/didSave": save(parameters["textDocument"]?["uri"]?.text ?? "")
    case "workspace/didChangeWatchedFiles": notice(parameters["changes"]?.list ?? [])
    case "workspace/didChangeWorkspaceFolders": changeFolders(parameters["event"] ?? .null)
    default: break
    }
    return []
  }

  private mutating func begin() -> [Effect] {
    news = .anything
    var effects = client.options.problems.map { Effect.send(message($0, .warning)) }
    if client.canWatchFiles {
      let watchers = watchedFiles.map { ["globPattern": .text($0)] as JSONValue }
      effects.append(
        .send(
          request(
            watchRequest, "client/registerCapability",
            [
              "registrations": [
                [
                  "id": .text(watchRequest), "method": "workspace/didChangeWatchedFiles",
                  "registerOptions": ["watchers": .list(watchers)],
                ]
              ]
            ])))
    }
    return effects
  }

  // MARK: Texts

  private mutating func open(_ item: JSONValue) {
    guard let uri = item["uri"]?.text, let text = item["text"]?.text,
      let path = savedPath(ofURI: uri)
    else { return }
    documents.open(
      Documents.Document(
        uri: uri, path: path, version: item["version"]?.integer, text: Array(text.utf8)))
    if opensFilesAlone, isSwiftFile(path) { openFolder(around: path) }
    news = news ?? LiveWorkspace.News()
  }

  private mutating func change(_ parameters: JSONValue) {
    // Of several changes of a whole text the last counts.
    guard let uri = parameters["textDocument"]?["uri"]?.text,
      let text = parameters["contentChanges"]?.list?.last?["text"]?.text,
      documents.change(
        uri, version: parameters["textDocument"]?["version"]?.integer, text: Array(text.utf8))
    else { return }
    news = news ?? LiveWorkspace.News()
  }

  private mutating func close(_ uri: String) {
    guard let path = documents[uri: uri]?.path else { return }
    documents.close(uri)
    news = news ?? LiveWorkspace.News()
    news?.files.insert(path)
  }

  private mutating func save(_ uri: String) {
    // Who is told of changed files is told of this one, too.
    guard !client.canWatchFiles, documents[uri: uri] != nil else { return }
    news = .anything
  }

  /// Where a document is, or would be saved; nil for what is no file.
  private func savedPath(ofURI uri: String) -> String? {
    guard let path = LanguageServer.path(ofURI: uri) else { return nil }
    return try? Workspace.savedPath(path)
  }

  /// A file that is opened by itself is judged in what it belongs to.
  private mutating func openFolder(around path: String) {
    let folder = parent(of: path)
    guard !isTooWide(folder), !folders.contains(where: { isInside(folder, $0.path) }) else {
      return
    }
    folders.append(OpenFolder(path: folder))
  }

  // MARK: Files and folders

  /// The client tells of files that have come, gone or changed.
  private mutating func notice(_ changes: [JSONValue]) {
    var noticed = news ?? LiveWorkspace.News()
    var isNew = false
    for change in changes {
      guard let uri = change["uri"]?.text, let path = savedPath(ofURI: uri) else { continue }
      isNew = true
      let isChanged = change["type"]?.integer == 2
      if isChanged, isSwiftFile(path), !isManifest(lastLevel(of: path)) {
        noticed.files.insert(path)
      } else {
        noticed.isAnything = true
        noticed.files.insert(path)
      }
    }
    if isNew { news = noticed }
  }

  private mutating func changeFolders(_ event: JSONValue) {
    let removed = Set(
      (event["removed"]?.list ?? []).compactMap { $0["uri"]?.text.flatMap(OpenFolder.init(uri:)) })
    let added = (event["added"]?.list ?? []).compactMap {
      $0["uri"]?.text.flatMap(OpenFolder.init(uri:))
    }
    folders.removeAll { removed.contains($0) }
    for folder in added where !folders.contains(folder) { folders.append(folder) }
    if !added.isEmpty { opensFilesAlone = false }
    news = .anything
  }
}

extension Session {
  enum Loudness: Int, Sendable {
    case error = 1
    case warning, info
  }

  /// Shown to the person.
  func message(_ text: String, _ loudness: Loudness) -> JSONValue {
    notification(
      "window/showMessage",
      ["type": .integer(loudness.rawValue), "message": .text("viperlint: \(text)")])
  }

  /// Kept where the person can look it up.
  func logMessage(_ text: String, _ loudness: Loudness) -> JSONValue {
    notification(
      "window/logMessage", ["type": .integer(loudness.rawValue), "message": .text(text)])
  }
}

/// A person's home, and the top of the file system, hold all kinds of things: unless a configuration says
/// otherwise they are no project.
func isTooWide(_ folder: String) -> Bool {
  let home = environmentValue("HOME").flatMap { try? resolvedPath($0) }
  guard folder == "/" || folder == home else { return false }
  return (try? fileStatus(join(folder, configurationName))) == nil
}

/// What says which files are read, whose they are, and what is found in them.
private let watchedFiles = [
  "**/*.swift", "**/*.yml", "**/.viperlint-baseline.json", "**/*.{storyboard,xib}",
  "**/project.pbxproj", "**/.gitignore",
]
