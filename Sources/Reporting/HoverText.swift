package import Architecture
import Configuration
package import Diagnostics

/// So many findings are told of a type.
private let findingLimit = 3

/// What an editor shows of a type: its role and module, by what it got them, what it may know, who knows
/// it, and what is found in it.
/// - Parameter asMarkdown: whether the lines stand in a block of code, in which nothing is markup.
package func hoverText(
  _ id: TypeID, in architecture: ArchitectureModel, findings: [Diagnostic], asMarkdown: Bool
) -> String {
  let type = architecture[id]
  let module = type.module.map { " of module \(architecture[$0].name)" } ?? ""
  let title = "\(type.name): \(type.role.map { words($0) + module } ?? "no role")"
  var rows: [(String, [String])] = []
  if type.role == nil {
    rows.append(("why none", ["nothing that tells a role was found"]))
  } else {
    rows.append(("by", type.evidence.map { architecture.detail(of: $0) }))
    if type.certainty == .deduced {
      rows.append(("", ["on a single fact: what is found of it is a note"]))
    }
  }
  if type.isChecked, let role = type.role {
    rows += knownRows(role, type, in: architecture)
  } else if !type.isChecked {
    rows.append(("unchecked", ["a test, a mock, generated, or a template"]))
  }
  rows.append(("known by", neighbourLines(of: id, incoming: true, in: architecture)))
  rows.append(("findings", findingLines(about: type, in: architecture, findings)))
  var lines: [String] = []
  for (label, texts) in rows {
    for (index, text) in texts.enumerated() {
      let head = index == 0 ? label : ""
      lines.append(head + String(repeating: " ", count: 10 - head.count) + escaped(text))
    }
  }
  guard asMarkdown else { return ([escaped(title)] + lines).joined(separator: "\n") + "\n" }
  // A backtick would end the code.
  let body = lines.map { $0.replacing("`", with: "'") }.joined(separator: "\n")
  return "**\(markdownCode(title))**\n\n```text\n\(body)\n```\n"
}

/// What the table says of the type's row, what is open first.
private func knownRows(
  _ role: Role, _ type: TypeInfo, in architecture: ArchitectureModel
) -> [(String, [String])] {
  let settings = architecture.settings(for: type.id)
  let used = Set(architecture.types.flatMap(\.roles))
  let row = RowInWords(role, settings, isUsed: used.contains)
  guard row.isRestrained else { return [("may know", ["anything"])] }
  let known = row.phrases.map { phrase, columns in
    "\(phrase): \(columns.map { words($0.role) }.joined(separator: ", "))"
  }
  let closed = row.closed.map { closedGroup($0, settings) }
  return [("may know", known), ("no import", closed)]
}

private func findingLines(
  about type: TypeInfo, in architecture: ArchitectureModel, _ findings: [Diagnostic]
) -> [String] {
  let path = architecture.files[type.file].path
  let own = findings.filter {
    $0.isShown && $0.from?.name == type.name && $0.from?.file == path
  }
  var lines = own.prefix(findingLimit).map { "\($0.severity.rawValue)[\($0.rule)] \($0.message)" }
  if own.count > findingLimit { lines.append("and \(grouped(own.count - findingLimit)) more") }
  return lines
}
