import Configuration
package import ViperLintKit
import Workspace

/// What passes between one client and the server, as a state: messages and finished work go in, effects
/// come out. It touches neither pipes nor threads.
package struct Session: Sendable {
  /// What is to be done, in order.
  package enum Effect: Sendable {
    case send(JSONValue)
    /// To be run beside all else; its result goes into ``finish(_:)``.
    case start(Work)
    case exit(Int32)
  }

  enum Phase: Sendable { case created, initialized, shutDown }

  var phase = Phase.created
  let settings: ServerSettings
  var client = Client()
  var folders: [OpenFolder] = []
  /// Whether the client opens files and no folder, so that each file brings its own.
  var opensFilesAlone = false
  var documents = Documents()
  var workspace = LiveWorkspace()
  /// What is not judged yet; nil where all is.
  var news: LiveWorkspace.News?
  var isJudging = false
  /// Requests that wait until all is judged, in order.
  var waiting: [WaitingRequest] = []
  /// Those for which fixes are tried out.
  var mending: [RequestID: MendingRequest] = [:]
  /// What the client shows, by path.
  var published: [String: Publication] = [:]
  /// What the person was told once.
  var told: Set<String> = []
  /// By root, how the last line of the log says that it is judged; and what the person was told for good.
  var logged: [String: String] = [:]

  package init(_ settings: ServerSettings) { self.settings = settings }

  struct WaitingRequest: Sendable {
    var id: RequestID
    var method: String
    var parameters: JSONValue
  }

  /// What a client was sent of a file.
  struct Publication: Hashable, Sendable {
    var uri: String
    var version: Int?
    var findings: [ShownFinding]
  }
}

/// What the command line asks for.
package struct ServerSettings: Sendable {
  /// Its paths are not read.
  package var request: RunRequest
  /// Whether notes are shown, whatever the client asks for.
  package var showsNotes: Bool
  package var version: String

  package init(request: RunRequest, showsNotes: Bool, version: String) {
    self.request = request
    self.showsNotes = showsNotes
    self.version = version
  }
}

extension Session {
  /// Takes in what the client sent.
  package mutating func receive(_ message: Message) -> [Effect] {
    var effects: [Effect] = []
    switch message {
    case .request(let id, let method, let parameters):
      effects = receive(id, method, parameters)
    case .notification(let method, let parameters):
      effects = receive(method, parameters)
    case .response(let id, let isError):
      if isError, id == .text(watchRequest) { client.canWatchFiles = false }
    }
    return effects + startJudging()
  }

  /// The client has gone without a word.
  package func endOfInput() -> [Effect] { [.exit(phase == .shutDown ? 0 : 1)] }

  // MARK: Requests

  private mutating func receive(
    _ id: RequestID, _ method: String, _ parameters: JSONValue
  ) -> [Effect] {
    switch phase {
    case .created where method != "initialize":
      return [
        .send(Refusal(id, .serverNotInitialized, "the first request is 'initialize'").json)
      ]
    case .shutDown:
      return [.send(Refusal(id, .invalidRequest, "the server is shut down").json)]
    case .initialized where method == "initialize":
      return [.send(Refusal(id, .invalidRequest, "the server is initialized already").json)]
    case .created: return initialize(id, parameters)
    case .initialized: break
    }
    switch method {
    case "shutdown": return shutDown(id)
    case "textDocument/hover", "textDocument/codeAction", "textDocument/codeLens",
      "codeAction/resolve":
      let request = WaitingRequest(id: id, method: method, parameters: parameters)
      if news == nil, !isJudging { return answer(request) }
      waiting.append(request)
      return []
    default:
      return [.send(Refusal(id, .methodNotFound, "viperlint knows no '\(method)'").json)]
    }
  }

  private mutating func shutDown(_ id: RequestID) -> [Effect] {
    phase = .shutDown
    let open = waiting.map(\.id) + mending.keys.ordered { $0.json.written < $1.json.written }
    (waiting, mending, news) = ([], [:], nil)
    return open.map { .send(Refusal($0, .requestCancelled, "the server is shut down").json) }
      + [.send(response(to: id, nil))]
  }

  /// Answers a request from what is known now.
  mutating func answer(_ request: WaitingRequest) -> [Effect] {
    do throws(Refusal) {
      switch request.method {
      case "textDocument/hover": return [.send(response(to: request.id, try hover(request)))]
      case "textDocument/codeLens": return [.send(response(to: request.id, try lenses(request)))]
      case "codeAction/resolve": return try resolve(request)
      default: return try actions(request)
      }
    } catch {
      return [.send(error.json)]
    }
  }

  mutating func cancel(_ parameters: JSONValue) -> [Effect] {
    guard let id = parameters["id"].flatMap(RequestID.init) else { return [] }
    let isKnown = waiting.contains { $0.id == id } || mending[id] != nil
    waiting.removeAll { $0.id == id }
    mending[id] = nil
    return isKnown ? [.send(Refusal(id, .requestCancelled, "cancelled").json)] : []
  }
}

extension Session {
  /// The request by which the server asks to be told of changed files.
  var watchRequest: String { "viperlint:watch" }

  /// The document that a request is about; nil for one that is not open, or no file.
  func document(_ parameters: JSONValue, _ id: RequestID) throws(Refusal) -> Documents.Document? {
    guard let uri = parameters["textDocument"]?["uri"]?.text else {
      throw Refusal(id, .invalidParameters, "'textDocument' needs a 'uri'")
    }
    return documents[uri: uri]
  }

  /// A path as the client names it.
  func uri(of path: String) -> String {
    if let document = documents[path: path] { return document.uri }
    let names = folders.compactMap { folder in folder.name(of: path).map { (folder.path, $0) } }
    // The innermost folder knows it best.
    let name = names.max { $0.0.utf8.count < $1.0.utf8.count }?.1
    return LanguageServer.uri(ofPath: name ?? path)
  }
}
