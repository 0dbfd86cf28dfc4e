package import Architecture
import Configuration
package import Diagnostics
import Outlining

/// The types that a name can mean, in the order of the model: by its whole qualified name, else by
/// its last levels (`Request` finds `Articles.Request`).
package func types(
  named name: String, in architecture: ArchitectureModel
) -> [TypeID] {
  let exact = architecture.types.filter { $0.name == name }
  let found = exact.isEmpty ? architecture.types.filter { $0.name.hasSuffix("." + name) } : exact
  return found.map(\.id)
}

/// Prints what a type is, how it came to be that and what did not decide it, who refers to it, what it
/// refers to, and its findings.
/// - Parameters:
///   - findings: of the whole root.
package func renderWhy(
  _ id: TypeID, in architecture: ArchitectureModel, findings: [Diagnostic],
  into output: inout String
) {
  let type = architecture[id]
  let considerations = architecture.roles.considerations(of: id)
  let file = architecture.files[type.file]
  output += "\(escaped(type.name)): \(verdict(on: type, in: architecture))\n"
  var rows: [(String, [String])] = [
    (
      "declared",
      ["\(type.kind.keyword) at \(escaped(architecture.place(of: type).textWithColumn))"]
    ),
    ("module", [moduleText(type, in: architecture)]),
  ]
  if type.role != nil {
    rows.append(("certainty", [certaintyText(type)]))
    rows.append(("evidence", evidenceLines(type.evidence, in: architecture)))
    rows.append(("beside it", considerations.map { considerationText($0, in: architecture) }))
  } else {
    rows.append(("why none", reasonsForNone(type, considerations, in: architecture)))
  }
  if let facing = type.facing {
    let reason = architecture.reasonForFacing(of: type).map { "because " + escaped($0) }
    rows.append(("faces", [facingText(facing, type)] + [reason].compactMap { $0 }))
  }
  if type.roles.count > 1 {
    rows.append(("builds", buildingText(type, in: architecture)))
  }
  let inherited =
    (type.superclass.map { [named($0, in: architecture)] } ?? [])
    + type.protocols.map { named($0, in: architecture) } + type.externalBases.map(escaped)
  rows.append(("inherits", inherited))
  rows.append(("inherited by", children(of: type, in: architecture)))
  rows.append(("unchecked", uncheckedText(type, file)))
  if type.isCompositionRoot {
    rows.append(("composes", ["the app's start or its container: it may name anything"]))
  }
  rows.append(("named by", neighbourLines(of: id, incoming: true, in: architecture)))
  rows.append(("names", neighbourLines(of: id, incoming: false, in: architecture)))
  rows.append(("findings", findingLines(about: type, at: file.path, findings)))
  for (label, lines) in rows where !lines.isEmpty {
    for (index, line) in lines.enumerated() {
      let head = index == 0 ? label : ""
      output += "  \(head)\(String(repeating: " ", count: 14 - head.count))\(escaped(line))\n"
    }
  }
}

private func verdict(on type: TypeInfo, in architecture: ArchitectureModel) -> String {
  guard let role = type.role else { return "no role" }
  let module = type.module.map { " in module \(escaped(architecture[$0].name))" } ?? ""
  return escaped(role.name) + module
}

private func moduleText(_ type: TypeInfo, in architecture: ArchitectureModel) -> String {
  guard let module = type.module else {
    return "none: it is shared, so module_boundary does not apply to it"
  }
  return moduleText(architecture[module])
}

private func certaintyText(_ type: TypeInfo) -> String {
  switch type.certainty {
  case .certain: "certain: its role makes no finding about it a note"
  case .deduced: "deduced from a single fact: a finding about it is a note"
  }
}

private func evidenceLines(_ evidence: [Evidence], in architecture: ArchitectureModel) -> [String] {
  evidence.map { "\(architecture.detail(of: $0)) [\($0.kind.rawValue)]" }
}

/// `name ends in Router would make it a router: refused, it is an enumeration with cases [name]`
func considerationText(
  _ consideration: Consideration, in architecture: ArchitectureModel
) -> String {
  let evidence = consideration.evidence
  let isWeak = evidence.id == "name.weak"
  let detail = architecture.detail(of: evidence) + (isWeak ? ", a weak word" : "")
  let kind = " [\(evidence.kind.rawValue)]"
  let role = evidence.role.name
  switch consideration.outcome {
  case .agrees: return "\(detail): says the same\(kind)"
  case .overruled:
    return "\(detail): it would be \(role), but the evidence above is stronger\(kind)"
  case .refused(_, let reason): return "\(detail): no \(role), \(reason)\(kind)"
  }
}

/// How many findings are listed before the rest is only counted.
private let findingLimit = 6

/// What the type itself breaks, and how many break something by naming it.
private func findingLines(
  about type: TypeInfo, at path: String, _ findings: [Diagnostic]
) -> [String] {
  let reported = findings.filter { !$0.isSuppressed && $0.severity != .off }
  func isType(_ end: Diagnostic.End?) -> Bool { end?.name == type.name && end?.file == path }
  let own = reported.filter { isType($0.from) }
  var lines = own.prefix(findingLimit).map { finding in
    "\(finding.severity.rawValue)[\(escaped(finding.rule))] \(escaped(finding.message)) "
      + "(\(escaped(finding.place.text)))"
  }
  if own.count > findingLimit { lines.append("and \(grouped(own.count - findingLimit)) more") }
  let others = reported.count { isType($0.to) && !isType($0.from) }
  if others > 0 { lines.append("\(counted(others, "finding")) of types that name it") }
  return lines.isEmpty ? ["none"] : lines
}

private func facingText(_ facing: Facing, _ type: TypeInfo) -> String {
  switch facing {
  case .face: "a face: callers of the \(type.role?.name ?? "component") know it by this protocol"
  case .port: "a port: who declares it calls out through it, and others plug into it"
  case .moduleInterface: "a module interface: other modules know this one by it"
  }
}

private func named(_ id: TypeID, in architecture: ArchitectureModel) -> String {
  let type = architecture[id]
  return "\(type.name) (\(type.role.map(\.name) ?? "no role"))"
}

private func children(of type: TypeInfo, in architecture: ArchitectureModel) -> [String] {
  let all = architecture.types.filter { other in
    other.superclass == type.id || other.protocols.contains(type.id)
  }
  let shown = all.prefix(12).map { other in
    named(other.id, in: architecture) + " in " + escaped(architecture.files[other.file].path)
  }
  return shown + (all.count > 12 ? ["and \(grouped(all.count - 12)) more"] : [])
}

/// The roles of a router that builds, and the members that are judged as a builder.
private func buildingText(_ type: TypeInfo, in architecture: ArchitectureModel) -> [String] {
  var members: [String] = []
  for edge in architecture.edges
  where edge.from == type.id && edge.traits.contains(.inBuildingMember) {
    let member = architecture.memberName(edge)
    if !members.contains(member) { members.append(member) }
  }
  let roles = type.roles.map { escaped($0.name) }.joined(separator: " and ")
  let named = members.filter { !$0.isEmpty }.map(escaped)
  return ["it is \(roles)" + (named.isEmpty ? "" : ": these members are judged as a builder")]
    + named
}

private func uncheckedText(_ type: TypeInfo, _ file: SourceOutline) -> [String] {
  guard !type.isChecked else { return [] }
  switch file.kind {
  case .test: return ["its file is a test's, or a mock's or stub's"]
  case .generated: return ["its file says that a tool made it"]
  case .template: return ["its file is a template"]
  case .source: return ["it is a mock, a stub or a preview"]
  }
}

/// What was looked for in vain, strongest first.
package func reasonsForNone(
  _ type: TypeInfo, _ considerations: [Consideration], in architecture: ArchitectureModel
) -> [String] {
  func refused(_ kinds: Evidence.Kind...) -> [String] {
    considerations.filter { kinds.contains($0.evidence.kind) }.map {
      considerationText($0, in: architecture)
    }
  }
  var reasons = refused(.annotation)
  if reasons.isEmpty {
    reasons.append("annotation: no '// viperlint:role …' above the declaration")
  }
  if architecture.settings.file != nil {
    reasons.append("configuration: no role's types, inherits, suffix or path match it")
  }
  let bases = type.externalBases + type.protocols.map { named($0, in: architecture) }
  let isInheriting = !bases.isEmpty || type.superclass != nil
  let inherited = refused(.inherits)
  reasons +=
    inherited.isEmpty
    ? ["inherits: nothing" + (isInheriting ? " that tells a role" : "")] : inherited
  let table =
    switch architecture.settings(for: type.id).preset {
    case commonPreset: "any preset"
    case .some(let name): "the \(name) preset"
    case nil: "the configuration"
    }
  let words = refused(.name, .structure)
  reasons +=
    words.isEmpty
    ? ["name: '\(type.simpleName)' ends in no word of \(table)"] : words
  if type.kind == .protocol {
    let conformers = refused(.conformer)
    reasons += conformers.isEmpty ? ["conformer: no type with a role conforms to it"] : conformers
  } else {
    reasons.append("face: no face that it conforms to or is held by has a role of its own")
    let deduced = refused(.deduced)
    let lacking =
      type.isValue
      ? "deduced: not a plain value that one side makes and another names"
      : "deduced: not a plain value"
    reasons += deduced.isEmpty ? [lacking] : deduced
  }
  // `evidence` of a type without a role are facts that were not enough.
  return reasons + evidenceLines(type.evidence, in: architecture).map { "not enough: \($0)" }
}
