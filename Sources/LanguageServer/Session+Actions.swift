import Configuration
import Diagnostics
import Reporting
import ViperLintKit
import Workspace

// What a client can do about findings.

let quickFix = "quickfix"
let fixAll = "source.fixAll.viperlint"

extension Session {
  /// Fixes of the findings in a range, a comment that suppresses each, and the safe fixes of the file.
  mutating func actions(_ request: WaitingRequest) throws(Refusal) -> [Effect] {
    let parameters = request.parameters
    guard let range = ClosedRange<TextPositions.Position>(parameters["range"]) else {
      throw Refusal(request.id, .invalidParameters, "a code action needs a 'range'")
    }
    guard client.takesActions, let document = try document(parameters, request.id),
      let root = workspace.root(of: document.path),
      // Where the text is another than the one that was judged, edits would miss their places.
      workspace.judged[document.path] == document.text
    else { return [.send(response(to: request.id, []))] }
    let asked = parameters["context"]?["only"]?.list?.compactMap(\.text)
    func isAsked(_ kind: String) -> Bool {
      asked.map { $0.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") } } ?? true
    }
    var actions: [JSONValue] = []
    var writer = ActionWriter(self, root, document)
    let shown = shown(in: document.path, root)
    if isAsked(quickFix) {
      let named = Set(
        (parameters["context"]?["diagnostics"]?.list ?? []).compactMap {
          $0["data"]?["fingerprint"]?.text
        })
      for item in shown
      where writer.isTouched(item, by: range) || named.contains(item.fingerprint) {
        actions += writer.actions(for: item)
      }
    }
    guard isAsked(fixAll), let action = writer.fixAll(of: shown) else {
      return [.send(response(to: request.id, .list(actions)))]
    }
    if client.resolvesEdits {
      return [.send(response(to: request.id, .list(actions + [action])))]
    }
    // Trying fixes out takes too long for a menu that nobody has asked for.
    guard asked != nil else { return [.send(response(to: request.id, .list(actions)))] }
    return startMending(request.id, action, isInList: true, document, root)
  }

  /// Gives an action its edit.
  mutating func resolve(_ request: WaitingRequest) throws(Refusal) -> [Effect] {
    let action = request.parameters
    guard action["kind"]?.text == fixAll, let uri = action["data"]?["uri"]?.text else {
      return [.send(response(to: request.id, action))]
    }
    guard let document = documents[uri: uri], let root = workspace.root(of: document.path),
      workspace.judged[document.path] == document.text
    else {
      throw Refusal(request.id, .contentModified, "the text is another by now")
    }
    return startMending(request.id, action, isInList: false, document, root)
  }

  private mutating func startMending(
    _ id: RequestID, _ action: JSONValue, isInList: Bool, _ document: Documents.Document,
    _ root: LiveRoot
  ) -> [Effect] {
    guard let result = root.result,
      let file = relativePath(document.path, from: root.root.folder)
    else { return [.send(response(to: id, isInList ? [] : action))] }
    mending[id] = MendingRequest(action: action, isInList: isInList, texts: documents.texts)
    let work = Mending(id: id, result: result, file: file, request: settings.request)
    return [.start(.mend(work))]
  }

  /// The answer to a request for which fixes were tried out.
  func answer(_ id: RequestID, _ request: MendingRequest, _ files: [MendedFile]?) -> JSONValue {
    guard documents.texts == request.texts else {
      return Refusal(id, .contentModified, "the text is another by now").json
    }
    var action = request.action.object ?? [:]
    let edits = (files ?? []).map { TextEdits(path: $0.path, from: $0.before, to: $0.after) }
    if !edits.isEmpty { action["edit"] = workspaceEdit(edits) }
    if request.isInList { return response(to: id, edits.isEmpty ? [] : [.object(action)]) }
    return response(to: id, .object(action))
  }

  private func shown(in path: String, _ root: LiveRoot) -> [ShownFinding] {
    root.shownFindings(notes: settings.showsNotes || client.options.showsNotes)[path] ?? []
  }

  /// Edits of several files, in the form that the client knows.
  func workspaceEdit(_ edits: [TextEdits]) -> JSONValue {
    let files = edits.map { edit -> (uri: String, version: Int?, JSONValue) in
      let document = documents[path: edit.path]
      return (uri(of: edit.path), document?.version, edit.json(client.encoding))
    }
    guard client.takesVersionedEdits else {
      return ["changes": .object(Dictionary(files.map { ($0.uri, $0.2) }) { $1 })]
    }
    return [
      "documentChanges": .list(
        files.map { file in
          [
            "textDocument": [
              "uri": .text(file.uri), "version": file.version.map(JSONValue.integer) ?? nil,
            ], "edits": file.2,
          ]
        })
    ]
  }
}

/// Makes the actions for the findings of one document.
private struct ActionWriter {
  private let session: Session
  private let root: LiveRoot
  private let document: Documents.Document
  private let findings: [String: Diagnostic]
  private var places: PlaceWriter

  init(_ session: Session, _ root: LiveRoot, _ document: Documents.Document) {
    self.session = session
    self.root = root
    self.document = document
    findings = root.findingsByFingerprint()
    places = PlaceWriter(session.client, session.workspace, uri: session.uri(of:))
  }

  mutating func isTouched(
    _ item: ShownFinding, by range: ClosedRange<TextPositions.Position>
  ) -> Bool {
    places.range(item.place, in: document.path).overlaps(range)
  }

  /// Each fix of a finding, all of them where it tells several, and the comment that suppresses it.
  mutating func actions(for item: ShownFinding) -> [JSONValue] {
    guard let finding = findings[item.fingerprint] else { return [] }
    let diagnostic = places.json(item, in: document.path)
    let settled = finding.fixes.compactMap(settled)
    var fixes = settled.filter { $0.edits.contains { absolute($0.file) == document.path } }
    if settled.count > 1, let all = joined(settled) { fixes.append(all) }
    var actions = fixes.map { fix in
      action(
        title(of: fix, in: texts(of: fix)), edits: edits(of: fix), for: diagnostic,
        isPreferred: fix.level == .safe)
    }
    if let edit = suppression(of: item.rule, atLine: item.place.line, in: document.text) {
      let edits = TextEdits(path: document.path, text: document.text, edits: [edit])
      actions.append(
        action(
          "Suppress \(item.rule) here (write the reason behind the dash)", edits: [edits],
          for: diagnostic, isPreferred: false))
    }
    return actions
  }

  /// nil where no finding of the document has a fix that changes nothing.
  func fixAll(of items: [ShownFinding]) -> JSONValue? {
    let isMendable = items.contains { item in
      findings[item.fingerprint]?.fixes.contains { $0.level == .safe } ?? false
    }
    guard isMendable else { return nil }
    return [
      "title": "Make all safe fixes of viperlint in this file",
      "kind": .text(LanguageServer.fixAll), "data": ["uri": .text(document.uri)],
    ]
  }

  private func action(
    _ title: String, edits: [TextEdits], for diagnostic: JSONValue, isPreferred: Bool
  ) -> JSONValue {
    var action: [String: JSONValue] = [
      "title": .text(title), "kind": .text(quickFix), "diagnostics": [diagnostic],
      "edit": session.workspaceEdit(edits),
    ]
    if session.client.knowsPreferredActions, isPreferred { action["isPreferred"] = true }
    return .object(action)
  }

  // MARK: Fixes

  private func absolute(_ file: String) -> String { join(root.root.folder, file) }

  /// The fix as edits of the texts as they are; nil where one is not the text that was judged.
  private func settled(_ fix: Fix) -> Fix? {
    let texts = texts(of: fix)
    return texts.count == fix.files.count ? fix.settled(in: texts) : nil
  }

  /// The texts of a fix's files that are as they were judged.
  private func texts(of fix: Fix) -> [String: [UInt8]] {
    var texts: [String: [UInt8]] = [:]
    for file in fix.files {
      let path = absolute(file)
      if let open = session.documents[path: path] {
        if session.workspace.judged[path] == open.text { texts[file] = open.text }
      } else if !isSwiftFile(file) || root.root.kept?.isCurrent(file, at: path) == true {
        texts[file] = try? root.root.files.read(path)
      }
    }
    return texts
  }

  private func edits(of fix: Fix) -> [TextEdits] {
    let texts = texts(of: fix)
    return fix.files.ordered(by: isBefore).compactMap { file in
      texts[file].map { text in
        TextEdits(path: absolute(file), text: text, edits: fix.edits.filter { $0.file == file })
      }
    }
  }

  /// Several fixes as one; nil where two touch the same bytes, or must be made one after another.
  private func joined(_ fixes: [Fix]) -> Fix? {
    let turns = fixes.flatMap(\.turns)
    guard let level = Fix.Level.common(of: fixes), Set(turns).count == turns.count else {
      return nil
    }
    let edits = Set(fixes.flatMap(\.edits)).ordered {
      $0.file == $1.file ? $0.offset < $1.offset : isBefore($0.file, $1.file)
    }
    let isFree = zip(edits, edits.dropFirst()).allSatisfy {
      $0.file != $1.file || $0.end < $1.offset
    }
    return isFree ? Fix(level, edits) : nil
  }
}
