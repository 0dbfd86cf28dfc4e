import Architecture
import Configuration
import Diagnostics
import Lexing
import Reporting
import ViperLintKit
import Workspace

// What is told of types where they stand.

extension Session {
  func hover(_ request: WaitingRequest) throws(Refusal) -> JSONValue {
    guard let document = try document(request.parameters, request.id) else { return nil }
    guard let position = TextPositions.Position(request.parameters["position"]) else {
      throw Refusal(request.id, .invalidParameters, "a hover needs a 'position'")
    }
    let positions = TextPositions(document.text, client.encoding)
    guard let root = workspace.root(of: document.path), let result = root.result,
      let name = relativePath(document.path, from: root.root.folder),
      let word = word(around: positions.offset(of: position), in: document.text)
    else { return nil }
    let isCurrent = workspace.judged[document.path] == document.text
    let types = result.architecture.types(
      named: String(decoding: document.text[word], as: UTF8.self), at: word,
      inFile: isCurrent ? result.architecture.file(at: name) : nil)
    guard !types.isEmpty else { return nil }
    let texts = types.map { type in
      hoverText(
        type, in: result.architecture, findings: result.allFindings,
        asMarkdown: client.readsMarkdown)
    }
    let range =
      positions.position(of: word.lowerBound)...positions.position(of: word.upperBound)
    return [
      "contents": [
        "kind": .text(client.readsMarkdown ? "markdown" : "plaintext"),
        "value": .text(texts.joined(separator: client.readsMarkdown ? "\n---\n" : "\n")),
      ],
      "range": range.json,
    ]
  }

  /// The role and module over each type of a document.
  func lenses(_ request: WaitingRequest) throws(Refusal) -> JSONValue {
    guard let document = try document(request.parameters, request.id) else { return [] }
    // An editor keeps those that it has.
    guard workspace.judged[document.path] == document.text else {
      throw Refusal(request.id, .contentModified, "the text makes no sense at the moment")
    }
    guard let root = workspace.root(of: document.path), let model = root.result?.architecture,
      let name = relativePath(document.path, from: root.root.folder),
      let file = model.file(at: name)
    else { return [] }
    var writer = PlaceWriter(client, workspace, uri: uri(of:))
    return .list(
      model.types(declaredIn: file).compactMap { id in
        let type = model[id]
        guard type.isChecked, let role = type.role else { return nil }
        let module = type.module.map { " of \(model[$0].name)" } ?? ""
        return [
          "range": writer.range(model.place(of: type), in: document.path).json,
          // Without a command a lens says something, and does nothing.
          "command": ["title": .text(escaped(role.name + module)), "command": ""],
        ]
      })
  }
}

/// So many types of one name are told of.
private let sameNameLimit = 3

extension ArchitectureModel {
  /// What a name means where it stands, else the few types that are called so.
  /// - Parameter file: nil where the text is not the one that was judged.
  fileprivate func types(named word: String, at range: Range<Int>, inFile file: Int?) -> [TypeID] {
    if let file {
      let declared = types.first {
        $0.file == file && $0.nameRange.start == range.lowerBound && $0.simpleName == word
      }
      if let declared { return [declared.id] }
      let meant = edges.lazy.filter {
        $0.file == file && $0.range.start <= range.lowerBound && range.upperBound <= $0.range.end
      }.compactMap { edge -> TypeID? in
        guard case .own(let type) = edge.to, self[type].simpleName == word else { return nil }
        return type
      }
      if let type = meant.first { return [type] }
    }
    let called = types.filter { $0.simpleName == word && $0.isChecked }
    return called.count <= sameNameLimit ? called.map(\.id) : []
  }
}

/// The name in which a byte stands, or at whose end.
private func word(around offset: Int, in text: [UInt8]) -> Range<Int>? {
  func isOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
  }
  var start = min(offset, text.count)
  var end = start
  while start > 0, isOfName(text[start - 1]) { start -= 1 }
  while end < text.count, isOfName(text[end]) { end += 1 }
  return start < end ? start..<end : nil
}
