import Architecture
import Configuration
import Outlining

// What the table says of groups of frameworks that a configuration defines: a part of
// layer_dependency. The built-in groups have rules of their own.
extension CheckedArchitecture {
  /// Imports and names of frameworks that a row may not know.
  func frameworkFindings() -> [Diagnostic] {
    let groups = model.allGroups
    guard !groups.isEmpty else { return [] }
    return importFindings(groups) + nameFindings(groups)
  }

  private func importFindings(_ groups: [FrameworkGroup]) -> [Diagnostic] {
    model.files.indices.flatMap { file -> [Diagnostic] in
      guard model.files[file].kind == .source else { return [] }
      return model.files[file].outline.imports.compactMap { imported in
        let path = model.text(file, imported.path)
        for id in model.typesByFile(file) {
          let type = model[id]
          guard let entry = closed(type, to: path, groups) else { continue }
          return finding(
            type, path, entry, place: model.place(file, imported.pathRange),
            message: "the file of \(type.name) imports \(path)", kind: nil)
        }
        return nil
      }
    }
  }

  private func nameFindings(_ groups: [FrameworkGroup]) -> [Diagnostic] {
    var uses: [(edge: Edge, type: TypeInfo, name: String, entry: FrameworkTable.Entry)] = []
    for edge in model.edges {
      guard case .external = edge.to, let named = edge.from, let name = model.externalName(edge)
      else { continue }
      let type = model[model.judgedType(for: named)]
      guard let entry = closed(type, to: name, groups), model.isOwnUse(edge, of: type) else {
        continue
      }
      uses.append((edge, type, name, entry))
    }
    let folds = folded(
      uses, key: { FoldKey(from: $0.type.id, to: $0.name) }, edge: { $0.edge })
    return folds.map { group in
      let use = group.first
      var diagnostic = finding(
        use.type, use.name, use.entry, place: model.place(of: use.edge),
        message: "\(use.type.name) \(use.edge.kind.verb) \(use.name)", kind: use.edge.kind)
      diagnostic.member = model.memberName(use.edge)
      diagnostic.places = model.places(group.rest.map(\.edge), without: use.edge)
      return diagnostic
    }
  }

  /// The cell that keeps a name of a framework from a type.
  private func closed(
    _ type: TypeInfo, to name: String, _ groups: [FrameworkGroup]
  ) -> FrameworkTable.Entry? {
    guard type.isChecked, !type.isCompositionRoot, let role = type.role else { return nil }
    let first = firstLevel(name)
    for group in groups where group.members.contains(where: { $0 == name || $0 == first }) {
      if let entry = model.frameworkEntry(for: type.id, role: role, group: group.name),
        !entry.isAllowed
      {
        return entry
      }
    }
    return nil
  }

  private func finding(
    _ type: TypeInfo, _ name: String, _ entry: FrameworkTable.Entry, place: Diagnostic.Place,
    message: String, kind: ReferenceKind?
  ) -> Diagnostic {
    let role = type.role ?? .service
    let why =
      "\(entry.origin.source):\(entry.origin.line) lets \(withArticle(role)) know nothing of '\(entry.group)'"
    return Diagnostic(
      rule: "layer_dependency", severity: .error,
      confidence: model.confidence(type), place: place,
      message: "\(message), of the frameworks '\(entry.group)'",
      why: entry.because.map { "\(why): \($0)" } ?? why,
      help: "keep \(name) behind a protocol, in a layer that may know '\(entry.group)'",
      from: model.end(type),
      to: .framework(name, evidence: "listed under frameworks: \(entry.group)"),
      reference: kind,
      caption: kind.map { "\($0.caption); \(role) -> \(entry.group)" } ?? "imported")
  }
}
