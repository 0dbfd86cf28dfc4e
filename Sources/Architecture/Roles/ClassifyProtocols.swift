import Configuration
import Outlining

// What a protocol is: the face of its conformers, by its name where nobody conforms, or nothing.
extension Classifier {
  func protocolAssignment(_ type: TypeID) -> Assignment? {
    let info = table.types[type.index]
    let name = info.simpleName
    let conformers = survey.conformers[type.index]
    if let evidence = moduleInterfaceEvidence(type, name: name, conformers: conformers) {
      return Assignment(role: .moduleInterface, evidence: [evidence], isSure: true)
    }
    if isDescription(type) { return nil }
    let collected = conformersThroughCollections(type)
    let telling = conformers.filter { isTelling($0) && !collected.contains($0) }
    let roles = Set(telling.compactMap { role($0) })
    if roles.count == 1, let role = roles.first,
      !isForeignCallback(type, name: name, conformers: telling)
    {
      return byConformers(role, telling, type, name)
    }
    if let match = matches[type.index], match.isStrong, match.role != .entity {
      if conformers.isEmpty
        || roles.isEmpty && !conformers.contains(where: { isLookAlike($0, of: match.role) })
        || roles.contains(match.role) || roles.count > 1
      {
        // Conformers without a role belie a face's word that no component's name bears out.
        let isBelied = match.isFace && roles.isEmpty && !conformers.isEmpty
        if isBelied {
          guard !(stems[match.stem] ?? []).isEmpty else { return nil }
        } else if roles.isEmpty, conformers.isEmpty {
          guard hasComponentSurroundings(match, type) else { return nil }
        }
        return Assignment(
          role: match.role, evidence: [Evidence(.name, "name ends in \(match.word)")], isSure: true)
      }
    }
    return refined(type)
  }

  /// Whether a protocol is named as a router and asks for properties alone: it describes an entry of a
  /// list, and moves nowhere.
  private func isDescription(_ type: TypeID) -> Bool {
    let fact = facts[type.index]
    return matches[type.index]?.role == .router && fact.methods == 0
      && fact.computedProperties + fact.storedInstanceProperties > 0
      && table.types[type.index].protocols.isEmpty
      && !outgoing[type.index].contains { index in
        if case .own(let other) = edges[index].to { return matches[other.index] != nil }
        return false
      }
  }

  /// Who conforms only by way of a protocol that collects many (`protocol Bridge: TabSwapping,
  /// BackupStarting, …`): such a protocol says what its one conformer can do for everybody, and not
  /// what any of the collected ones is.
  private func conformersThroughCollections(_ type: TypeID) -> Set<TypeID> {
    let children = table.children[type.index]
    let collections = children.filter {
      table.types[$0.index].kind.isProtocol && table.types[$0.index].protocols.count >= 5
    }
    guard !collections.isEmpty else { return [] }
    var collected = Set(collections.flatMap { survey.conformers[$0.index] })
    for child in children where !collections.contains(child) {
      collected.remove(child)
      collected.subtract(survey.conformers[child.index])
    }
    return collected
  }

  /// A role that came from a face does not travel on to other faces, and a value's does not make a
  /// protocol one.
  private func isTelling(_ type: TypeID) -> Bool {
    guard let found = assigned[type.index] else { return false }
    return found.isSure
      || found.role != .entity && found.role != .viewModel
        && found.evidence.first?.kind == .structure
  }

  private func byConformers(_ role: Role, _ conformers: [TypeID], _ type: TypeID, _ name: String)
    -> Assignment?
  {
    guard let first = conformers.first else { return nil }
    let more = conformers.count > 1 ? " and \(conformers.count - 1) more" : ""
    let isSure = conformers.contains { assigned[$0.index]?.isCertain ?? false }
    return Assignment(
      role: role,
      evidence: [Evidence(.conformer, "conformed to by \(table.types[first.index].name)\(more)")],
      isSure: isSure, facts: isSure ? 2 : 1)
  }

  /// A strong name without a role: what it conforms to describes a look-alike.
  private func isLookAlike(_ type: TypeID, of role: Role) -> Bool {
    guard let match = matches[type.index], match.isStrong else { return false }
    return assigned[type.index] == nil && match.role == role
  }

  /// A strong name that nobody conforms to (yet) must stand among components.
  private func hasComponentSurroundings(_ match: NameMatch, _ type: TypeID) -> Bool {
    if !match.stem.isEmpty, let roles = stems[match.stem], !roles.isEmpty { return true }
    if moduleOfType[type.index] != nil { return true }
    return !incoming[type.index].isEmpty && settings.preset != nil
  }

  /// Nil for what is no module interface, by name or by use.
  private func moduleInterfaceEvidence(
    _ type: TypeID, name: String, conformers: [TypeID]
  ) -> Evidence? {
    for word in ["ModuleInput", "ModuleOutput"]
    where ["", "Protocol", "Interface"].contains(where: { endsWithWord(name, word + $0) }) {
      return Evidence(.name, "name ends in \(word)")
    }
    return isNamedByOtherModulesOnly(type, conformers: conformers)
      ? Evidence(.structure, "named by other modules, and in its own by builders only") : nil
  }

  /// Whether other modules name it while in its conformers' modules only conformers and builders do.
  private func isNamedByOtherModulesOnly(_ type: TypeID, conformers: [TypeID]) -> Bool {
    // A builder's face is open anyway.
    guard !conformers.isEmpty, !conformers.allSatisfy({ role($0) == .builder }) else {
      return false
    }
    let homes = Set(conformers.compactMap { moduleOfType[$0.index] })
    guard homes.count == 1, conformers.allSatisfy({ moduleOfType[$0.index] != nil }) else {
      return false
    }
    // What another module declares for itself is that module's port.
    if let own = moduleOfType[type.index], !homes.contains(own) { return false }
    let family = Set(conformers)
    var outside = false
    for index in incoming[type.index] {
      guard let from = edges[index].from, isChecked[from.index], edges[index].kind != .inherits
      else { continue }
      let module = moduleOfType[from.index]
      if let module, homes.contains(module) {
        if family.contains(from) || role(from) == .builder || isBuildingRouter(from) { continue }
        return false
      } else if module != nil, role(from) != .builder {
        outside = true
      }
    }
    return outside
  }

  /// A router that makes parts of its own module.
  private func isBuildingRouter(_ type: TypeID) -> Bool {
    guard role(type) == .router, let module = moduleOfType[type.index] else { return false }
    return outgoing[type.index].contains { index in
      guard edges[index].kind == .constructs, case .own(let made) = edges[index].to,
        moduleOfType[made.index] == module, let role = role(made)
      else { return false }
      return [.view, .presenter, .interactor].contains(role)
    }
  }

  /// A callback that shared code declares for whoever plugs in: nobody's face.
  private func isForeignCallback(_ type: TypeID, name: String, conformers: [TypeID]) -> Bool {
    guard isNamedForCallingBack(name), moduleOfType[type.index] == nil else { return false }
    return conformers.contains { moduleOfType[$0.index] != nil }
  }

  /// A protocol without conformers that refines faces of one role has that role.
  private func refined(_ type: TypeID) -> Assignment? {
    guard survey.conformers[type.index].isEmpty else { return nil }
    for parent in table.types[type.index].protocols {
      if let found = assigned[parent.index], found.role != .moduleInterface, found.isSure,
        matches[type.index] != nil
      {
        return Assignment(
          role: found.role,
          evidence: [Evidence(.conformer, "refines \(table.types[parent.index].name)")],
          isSure: false, facts: 1)
      }
    }
    return nil
  }
}

/// `ScannerDelegate`, `…DataSource`, `…Observer`, `…Listener`.
package func isNamedForCallingBack(_ name: String) -> Bool {
  callbackWords.contains { endsWithWord(name, $0) }
}

private let callbackWords = ["Delegate", "DataSource", "Observer", "Listener"].flatMap {
  [$0, $0 + "Protocol"]
}
