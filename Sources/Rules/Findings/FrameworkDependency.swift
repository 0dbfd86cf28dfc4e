import Architecture
import Configuration
import Diagnostics
import Outlining

// Names and imports of frameworks that a row may not know: what ui_type, data_access and, for the
// groups that a configuration defines, layer_dependency report.
extension CheckedArchitecture {
  /// The references to something of a group of frameworks that break the table.
  /// - Parameter name: what of the group an edge names; nil for nothing.
  func siftedUses(
    of edges: [Edge], _ group: String, named name: (Edge) -> String?
  ) -> Sifted<Decision> {
    var sifted = Sifted<Decision>()
    var isClosedToType: [TypeID: Bool] = [:]
    for edge in edges {
      guard let named = edge.from, case .external = edge.to, let name = name(edge) else { continue }
      let from = model.judgedType(for: named)
      // The base of a type within another is its own.
      if edge.kind == .inherits, from != named { continue }
      if group == "data", model.isOfNestedClass(named, within: from) { continue }
      let isRequirement = edge.kind == .parameter || edge.kind == .result
      let speaker = group == "ui" && isRequirement ? uiSpeakers[from] : nil
      let isClosed = isClosedToType[from] ?? isClosed(group, to: model[from])
      isClosedToType[from] = isClosed
      guard isClosed || speaker != nil else { continue }
      var reference = model.reference(by: edge, from: model[from], to: name, group: group)
      if let speaker { reference.from.role = speaker }
      let decision = decide(reference)
      for exemption in decision.exemptions { sifted.left.add(exemption) }
      if decision.rule != nil { sifted.found.append(decision) }
    }
    return sifted
  }

  /// One finding for each own type and name of the frameworks, at the strongest place.
  /// - Parameter complete: adds what the rule alone knows.
  func findings(
    about decisions: [Decision], keyed key: (Decision) -> String = { $0.to.name },
    completing complete: (Decision, inout Diagnostic) -> Void
  ) -> [Diagnostic] {
    let breaches = decisions.compactMap { decision -> Breach? in
      guard let edge = decision.reference.edge, let from = decision.from.type else { return nil }
      return Breach(decision: decision, edge: edge, key: FoldKey(from: from.id, to: key(decision)))
    }
    let groups = folded(breaches, in: model, key: { $0.key }, edge: { $0.edge })
    return foldingWitnesses(groups).map { group in
      var diagnostic = finding(about: group, severity: .error)
      complete(group.first.decision, &diagnostic)
      diagnostic.add(group.all.flatMap { sameFacts.placesOfUI[Site($0.edge)] ?? [] })
      return diagnostic
    }
  }

  // MARK: The configuration's own groups

  /// Imports and names of the groups that a configuration defines.
  func frameworkFindings() -> [Diagnostic] {
    let groups = model.allGroups
    guard !groups.isEmpty else { return [] }
    let imports = importFindings(groups)
    return imports
      + findings(about: siftedGroupUses().found) { decision, diagnostic in
        let group = decision.to.group ?? ""
        diagnostic.to = .framework(
          decision.to.name, evidence: "listed under frameworks: \(group)")
      }
  }

  /// The names of such groups; a name may be in several, and the first that is closed is told.
  func siftedGroupUses() -> Sifted<Decision> {
    var sifted = Sifted<Decision>()
    let groups = model.allGroups
    guard !groups.isEmpty else { return sifted }
    for edge in model.edges {
      guard case .external = edge.to, let named = edge.from, let name = model.externalName(edge)
      else { continue }
      let type = model[model.judgedType(for: named)]
      guard let group = closedGroup(of: name, to: type, groups) else { continue }
      let uses = siftedUses(of: [edge], group) { _ in name }
      sifted.found += uses.found
      sifted.left.add(uses.left)
    }
    return sifted
  }

  private func importFindings(_ groups: [FrameworkGroup]) -> [Diagnostic] {
    model.files.indices.flatMap { file -> [Diagnostic] in
      guard model.files[file].kind == .source else { return [] }
      return model.files[file].outline.imports.compactMap { imported in
        let path = model.text(file, imported.path)
        for id in model.typesByFile(file) where !model[id].isCompositionRoot {
          guard let group = closedGroup(of: path, to: model[id], groups) else { continue }
          let place = model.place(file, imported.pathRange)
          return importFinding(of: path, group, model[id], place)
        }
        return nil
      }
    }
  }

  private func importFinding(
    of path: String, _ group: String, _ type: TypeInfo, _ place: Diagnostic.Place
  ) -> Diagnostic {
    let decision = decide(
      Reference(
        from: Reference.End(type, as: type.role), to: Reference.End(name: path, group: group),
        kind: .local))
    let text = wording(of: decision)
    return Diagnostic(
      rule: "layer_dependency", severity: .error, confidence: model.confidence(type), place: place,
      message: "the file of \(type.name) imports \(path), of the frameworks '\(group)'",
      why: text.why, help: text.help, from: model.end(type),
      to: .framework(path, evidence: "listed under frameworks: \(group)"), caption: "imported")
  }

  /// The first group with a name that a type's row closes.
  private func closedGroup(
    of name: String, to type: TypeInfo, _ groups: [FrameworkGroup]
  ) -> String? {
    guard type.isChecked, type.role != nil else { return nil }
    let first = firstLevel(name)
    return groups.first { group in
      group.members.contains { $0 == name || $0 == first } && isClosed(group.name, to: type)
    }?.name
  }

  func frameworkWording(_ decision: Decision) -> Wording {
    let group = decision.to.group ?? ""
    let (from, to) = (decision.from.name, decision.to.name)
    let origin = decision.frameworkEntry?.origin
    let table = origin.map { "\($0.source):\($0.line)" } ?? "the table"
    let why = "\(table) lets \(withArticle(decision.fromRole)) know nothing of '\(group)'"
    var wording = Wording(
      message: "\(from) \(verb(of: decision)) \(to), of the frameworks '\(group)'",
      why: decision.frameworkEntry?.because.map { "\(why): \($0)" } ?? why,
      help: "keep \(to) behind a protocol, in a layer that may know '\(group)'")
    wording.caption = "\(decision.kind.caption); \(decision.fromRole) -> \(group)"
    return wording
  }
}

extension ArchitectureModel {
  /// Whether a class stands between a type and one around it: an object with work of its own, as a loader
  /// in the view that keeps it, where a nested value is only a part.
  fileprivate func isOfNestedClass(_ type: TypeID, within outer: TypeID) -> Bool {
    var current = type
    while current != outer {
      let info = self[current]
      if info.kind == .class || info.kind == .actor { return true }
      guard let parent = info.parent else { return false }
      current = parent
    }
    return false
  }
}
