import Configuration
import Reporting
import ViperLintKit
import Workspace

// Linting what has changed, and telling the client what is new.

extension Session {
  /// Begins to lint what is new, unless that goes on already: what comes meanwhile is linted after it.
  mutating func startJudging() -> [Effect] {
    guard phase == .initialized, !isJudging, let news else { return [] }
    isJudging = true
    self.news = nil
    let wide = folders.map(\.path).filter(isTooWide)
    let work = Judging(
      workspace: workspace, folders: folders.map(\.path).filter { !wide.contains($0) },
      texts: documents.texts, news: news, request: settings.request)
    return wide.compactMap { folder in
      tellOnce("'\(folder)' is no project: open the folder of the app", .warning)
    } + [.start(.judge(work))]
  }

  /// Takes in what work has come to.
  package mutating func finish(_ result: WorkResult) -> [Effect] {
    var effects: [Effect] = []
    switch result {
    case .judged(let judged):
      isJudging = false
      workspace = judged
      guard phase == .initialized else { return [] }
      // What came meanwhile supersedes it: nothing is told of texts that are not there any more.
      guard news == nil else { return startJudging() }
      effects = publish() + tellProblems() + logRoots()
      if client.options.showsLenses, client.canRefreshLenses {
        effects.append(.send(request("viperlint:lenses", "workspace/codeLens/refresh", nil)))
      }
      let ready = waiting
      waiting = []
      for request in ready { effects += answer(request) }
    case .mended(let id, let files):
      guard let request = mending.removeValue(forKey: id) else { return [] }
      effects = [.send(answer(id, request, files))]
    }
    return effects
  }

  // MARK: Findings

  /// Sends what is found now, where the client shows something else.
  private mutating func publish() -> [Effect] {
    var shown: [String: [ShownFinding]] = [:]
    for root in workspace.roots {
      for (path, findings) in root.shownFindings(
        notes: settings.showsNotes || client.options.showsNotes)
      {
        shown[path, default: []] += findings
      }
    }
    for (path, errors) in configurationErrors() { shown[path] = errors }
    var writer = PlaceWriter(client, workspace, uri: uri(of:))
    var effects: [Effect] = []
    let paths = Set(shown.keys).union(published.keys).union(documents.paths)
    for path in paths.ordered(by: isBefore) {
      let document = documents[path: path]
      let isCurrent = document.map { workspace.judged[path] == $0.text } ?? true
      // Of a text that makes no sense what was found before stays.
      if !isCurrent, published[path] != nil { continue }
      let next = Publication(
        uri: uri(of: path), version: isCurrent ? document?.version : nil,
        findings: shown[path] ?? [])
      let last = published[path]
      if next == last || last == nil && next.findings.isEmpty && document == nil { continue }
      if let last, last.uri != next.uri, !last.findings.isEmpty {
        effects.append(.send(diagnostics(last.uri, version: nil, [])))
      }
      let list = next.findings.map { writer.json($0, in: path) }
      effects.append(.send(diagnostics(next.uri, version: next.version, list)))
      published[path] = next.findings.isEmpty && document == nil ? nil : next
    }
    return effects
  }

  private func diagnostics(_ uri: String, version: Int?, _ list: [JSONValue]) -> JSONValue {
    notification(
      "textDocument/publishDiagnostics",
      .object([
        "uri": .text(uri), "version": version.map(JSONValue.integer), "diagnostics": .list(list),
      ]))
  }

  /// What is wrong in configurations and baselines, by absolute path.
  private func configurationErrors() -> [String: [ShownFinding]] {
    var shown: [String: [ShownFinding]] = [:]
    let found =
      workspace.problems.map { ($0.folder, $0.error) }
      + workspace.roots.compactMap { root in root.error.map { (root.root.folder, $0) } }
    for case (let folder, .configuration(let error)) in found {
      let path = place(of: error.file, folder)
      for issue in error.issues {
        let item = ShownFinding(issue, inFile: path)
        if shown[path]?.contains(item) != true { shown[path, default: []].append(item) }
      }
    }
    return shown
  }

  /// An error names its file as seen from the working folder, or from the root.
  private func place(of file: String, _ folder: String) -> String {
    if file.hasPrefix("/") { return file }
    let below = normalized(join(folder, file))
    if (try? fileStatus(below)) != nil { return below }
    return normalized(join((try? workingFolder()) ?? folder, file))
  }

  // MARK: What is no finding

  /// Tells the person why something is not linted; once, until it is.
  private mutating func tellProblems() -> [Effect] {
    var effects: [Effect] = []
    var current: Set<String> = []
    for problem in workspace.problems {
      guard case .usage(let sentences) = problem.error else { continue }
      for sentence in sentences {
        current.insert(sentence)
        guard told.insert(sentence).inserted else { continue }
        // A folder into which nothing is written yet is no mistake.
        let isEmpty = sentence.contains("holds no Swift file")
        effects.append(
          .send(isEmpty ? logMessage(sentence, .info) : message(sentence, .error)))
      }
    }
    told.formIntersection(current)
    return effects
  }

  private mutating func tellOnce(_ text: String, _ loudness: Loudness) -> Effect? {
    logged.updateValue(text, forKey: text) == nil ? .send(message(text, loudness)) : nil
  }

  /// Says how each root is judged, whenever that is something else.
  private mutating func logRoots() -> [Effect] {
    var effects: [Effect] = []
    for root in workspace.roots {
      guard let result = root.result else { continue }
      let summary = result.report.summary
      let counts =
        "\(root.root.folder): \(counted(summary.files, "file")), "
        + "\(counted(summary.types, "type")) in \(counted(summary.modules, "module"))"
      var lines = [presetLine(result.report)].compactMap { $0 } + result.report.unjudged
      if !result.hasRoles { lines.append("no type has a role, so nothing was checked") }
      // Types come and go with every second edit.
      let state = ([String(summary.files)] + lines).joined(separator: "\n")
      guard logged.updateValue(state, forKey: root.root.folder) != state else { continue }
      let text = ([counts] + lines).map(escaped).joined(separator: "\n")
      effects.append(.send(logMessage(text, .info)))
    }
    return effects
  }
}
