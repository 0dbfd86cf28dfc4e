import Configuration
import Workspace

/// The texts that a client has open.
struct Documents: Sendable {
  /// By the URI that the client uses.
  private var byURI: [String: Document] = [:]
  /// By path, the URI under which it was opened last.
  private var uris: [String: String] = [:]

  struct Document: Sendable {
    var uri: String
    /// Absolute, without symbolic links.
    var path: String
    var version: Int?
    var text: [UInt8]
  }

  /// The texts by path.
  var texts: [String: [UInt8]] {
    var texts: [String: [UInt8]] = [:]
    for (path, uri) in uris { texts[path] = byURI[uri]?.text }
    return texts
  }

  subscript(uri uri: String) -> Document? { byURI[uri] }
  subscript(path path: String) -> Document? { uris[path].flatMap { byURI[$0] } }

  var paths: [String] { uris.keys.ordered(by: isBefore) }

  mutating func open(_ document: Document) {
    close(document.uri)
    byURI[document.uri] = document
    uris[document.path] = document.uri
  }

  /// - Returns: whether it was open.
  @discardableResult
  mutating func change(_ uri: String, version: Int?, text: [UInt8]) -> Bool {
    guard byURI[uri] != nil else { return false }
    byURI[uri]?.version = version
    byURI[uri]?.text = text
    return true
  }

  mutating func close(_ uri: String) {
    guard let document = byURI.removeValue(forKey: uri) else { return }
    guard uris[document.path] == uri else { return }
    // Opened under another name as well, that one counts again.
    uris[document.path] = byURI.values.filter { $0.path == document.path }.map(\.uri).min()
  }
}

/// A folder that a client has open, as it names it and as it lies on the disk.
struct OpenFolder: Hashable, Sendable {
  var given: String
  var path: String

  /// - Parameter uri: of a folder of this machine, which need not be there.
  init?(uri: String) {
    guard var given = LanguageServer.path(ofURI: uri) else { return nil }
    while given.count > 1, given.hasSuffix("/") { given.removeLast() }
    self.given = given
    path = (try? resolvedPath(given)) ?? given
  }

  init(path: String) { (given, self.path) = (path, path) }

  /// A path in it as the client names it; nil for one elsewhere.
  func name(of path: String) -> String? {
    relativePath(path, from: self.path).map { join(given, $0) }
  }
}
