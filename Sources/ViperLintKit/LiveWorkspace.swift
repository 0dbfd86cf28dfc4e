import Configuration
import Lexing
import Outlining
package import Workspace

/// The folders that an editor has open, with what was found in them: linted anew after each edit, for
/// which only what has changed is read and outlined again.
package struct LiveWorkspace: Sendable {
  /// Absolute, without symbolic links, in the order in which they were opened.
  package private(set) var folders: [String] = []
  package private(set) var roots: [LiveRoot] = []
  /// Why some of it is not judged as it stands now.
  package private(set) var problems: [Problem] = []
  /// The texts that were judged, by absolute path: of one that makes no sense, the last that did.
  package private(set) var judged: [String: [UInt8]] = [:]
  /// The texts that the editor had.
  private var seen: [String: [UInt8]] = [:]

  package init() {}

  package struct Problem: Sendable {
    package var folder: String
    package var error: RunError
  }

  /// What may have changed since the last run beside the editor's texts.
  package struct News: Sendable {
    /// Whether any file may have come, gone or changed, and what says which files are read.
    package var isAnything = false
    /// Files whose content has changed on the disk: absolute paths.
    package var files: Set<String> = []

    package init() {}

    package static var anything: News {
      var news = News()
      news.isAnything = true
      return news
    }
  }

  /// Lints what has changed.
  /// - Parameters:
  ///   - folders: absolute, without symbolic links.
  ///   - texts: what the editor has, by absolute path.
  ///   - request: its paths are not read.
  package mutating func update(
    _ folders: [String], texts: [String: [UInt8]], _ news: News, _ request: RunRequest
  ) async {
    var news = news
    if folders != self.folders { news.isAnything = true }
    self.folders = folders
    let before = Set(seen.keys)
    news.files.formUnion(take(texts))
    let came = Set(texts.keys).subtracting(before)
    let went = before.subtracting(texts.keys)
    if news.files.contains(where: { !isSource($0) }) || came.contains(where: { !isKnown($0) })
      || went.contains(where: { isKnown($0) && (try? fileStatus($0)) == nil })
    {
      news.isAnything = true
    }
    var request = request
    request.edited = judged
    request.wantsFindingsAlone = true
    if news.isAnything {
      problems = []
      open(request)
    }
    for index in roots.indices {
      await roots[index].lint(news, request)
    }
  }

  /// The root that holds a file, the innermost of several.
  package func root(of path: String) -> LiveRoot? {
    roots.filter { isInside(path, $0.root.folder) }.max {
      $0.root.folder.count < $1.root.folder.count
    }
  }

  /// Takes over the texts that make sense.
  /// - Returns: the files whose text is another now.
  private mutating func take(_ texts: [String: [UInt8]]) -> Set<String> {
    var changed: Set<String> = []
    for path in seen.keys where texts[path] == nil {
      judged[path] = nil
      changed.insert(path)
    }
    for (path, text) in texts where seen[path] != text {
      // What made no sense when it was opened is told as what it is.
      guard judged[path] == nil || !isSwiftFile(path) || makesSense(text) else { continue }
      if judged[path] != text { changed.insert(path) }
      judged[path] = text
    }
    seen = texts
    return changed
  }

  /// Whether what a file holds says nothing of which files are read, or whose they are.
  private func isSource(_ path: String) -> Bool {
    isSwiftFile(path) && !isManifest(lastLevel(of: path))
  }

  /// Whether a file was found when its root was walked.
  private func isKnown(_ path: String) -> Bool {
    guard let root = root(of: path)?.root, let name = relativePath(path, from: root.folder) else {
      return false
    }
    let index = root.discovery.indexOfFile(from: name)
    return index < root.discovery.files.count && root.discovery.files[index].path == name
  }

  /// Finds the roots of the folders anew, with what is kept of those that are known.
  private mutating func open(_ request: RunRequest) {
    var found: [LiveRoot] = []
    for folder in folders {
      do throws(RunError) {
        var request = request
        request.paths = [folder]
        for root in try plan(request).roots { add(root, to: &found) }
      } catch {
        problems.append(Problem(folder: folder, error: error))
        // The last configuration that could be read goes on.
        if case .configuration = error { addRoot(around: folder, to: &found, request) }
      }
    }
    roots = found
  }

  private func add(_ root: Root, to found: inout [LiveRoot]) {
    if let index = found.firstIndex(where: { $0.root.folder == root.folder }) {
      found[index].widen(by: root.scope)
      return
    }
    let known = roots.first { $0.root.folder == root.folder }
    found.append(LiveRoot(root, after: known))
  }

  /// The root that a folder had before its configuration could not be read.
  private func addRoot(around folder: String, to found: inout [LiveRoot], _ request: RunRequest) {
    guard
      let known = self.root(of: folder) ?? roots.first(where: { isInside($0.root.folder, folder) })
    else { return }
    var root = known.root
    root.files = .edited(request.edited, over: .disk)
    root.discovery = discover(root.folder, root.selection, in: root.files)
    add(root, to: &found)
  }
}

/// A root that an editor has open.
package struct LiveRoot: Sendable {
  package private(set) var root: Root
  /// What was found last; nil before the first run.
  package private(set) var result: RootResult?
  /// Why the last run gave nothing; nil where it did.
  package private(set) var error: RunError?

  fileprivate init(_ root: Root, after known: LiveRoot?) {
    self.root = root
    self.root.kept = known?.root.kept ?? KeptFiles()
    self.root.kept?.lookAtDisk()
    result = known?.result
  }

  /// Reports on what another folder of the same root holds, too.
  fileprivate mutating func widen(by scope: [String]) {
    guard !root.scope.isEmpty else { return }
    root.scope = scope.isEmpty ? [] : root.scope + scope.filter { !root.scope.contains($0) }
  }

  fileprivate mutating func lint(_ news: LiveWorkspace.News, _ request: RunRequest) async {
    let changed = news.files.filter { isInside($0, root.folder) }
    guard news.isAnything || !changed.isEmpty || result == nil else { return }
    root.files = .edited(request.edited, over: .disk)
    for path in changed {
      if let name = relativePath(path, from: root.folder) { root.kept?.forget(name) }
    }
    do throws(RunError) {
      guard let result = try await run(RunPlan(roots: [root]), request).first else { return }
      root.kept = result.kept
      root.kept?.looksAtDisk = false
      self.result = result
      self.result?.root.kept?.looksAtDisk = false
      error = nil
    } catch {
      self.error = error
    }
  }
}

/// Whether a text is whole enough that what is found in it is meant.
private func makesSense(_ text: [UInt8]) -> Bool {
  let slice = text[...]
  return outline(slice.span, lex(slice.span)).issues.isEmpty
}
