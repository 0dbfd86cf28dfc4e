import Configuration

extension Claim {
  /// A protocol has the role of its conformers, where they agree.
  static let ofConformers = Claim(
    applies: { _, _ in true }, needs: [conformers],
    vetoes: [description, foreignCallback, oneViewOfMany],
    isSure: { type, roles in
      roles.tellingConformers(of: type).contains { roles.assigned[$0.index]?.isCertain ?? false }
    })

  /// Where they do not tell, its own strong name does.
  static let ofProtocolName = Claim(
    applies: { type, roles in roles.hasTellingName(type) }, needs: [name],
    vetoes: [
      description, verbPhrase, otherConformers, belied, alone, NameVetoes.fillsViews,
      NameVetoes.servesViews,
    ], isSure: { _, _ in true })

  /// A protocol that nobody conforms to has the role of what it refines.
  static let ofRefinement = Claim(
    applies: { type, roles in
      roles.survey.conformers[type.index].isEmpty && !roles.hasTellingName(type)
    },
    needs: [refines], vetoes: [description])

  private static let conformers = EvidenceDefinition(
    "protocol.conformers", .conformer, phrase: "conformed to by %",
    meaning: "all of its conformers that tell have one role"
  ) { type, roles in
    let telling = roles.tellingConformers(of: type)
    let found = Set(telling.compactMap { roles.role($0) })
    guard found.count == 1, let role = found.first, let first = telling.first else { return nil }
    // A mix-in (`OpenSafariViewController`) is of a role where all that it is mixed in to are, the app's start
    // among them.
    if roles.matches[type.index].map({ $0.role == .view }) ?? true, roles.isNamedForDoing(type),
      !roles.survey.conformers[type.index].allSatisfy({ roles.role($0) == role })
        || !roles.table.children[type.index].allSatisfy({
          roles.isProtocol($0) || !roles.isChecked[$0.index] || roles.role($0) == role
        })
    {
      return nil
    }
    return (role, .types(first, more: telling.count - 1))
  }

  private static let name = EvidenceDefinition(
    "protocol.name", .name, phrase: "name ends in %",
    meaning: "its name ends in a strong word or a face's, and its conformers do not say otherwise"
  ) { type, roles in
    roles.matches[type.index].map { ($0.role, .text($0.word)) }
  }

  private static let refines = EvidenceDefinition(
    "protocol.refines", .conformer, phrase: "refines %",
    meaning: "nobody conforms to it, its name has a word, and it refines a protocol with a role"
  ) { type, roles in
    guard roles.matches[type.index] != nil else { return nil }
    for parent in roles.info(type).protocols {
      if let found = roles.assigned[parent.index], found.role != .moduleInterface, found.isSure {
        return (found.role, .type(parent))
      }
    }
    return nil
  }

  /// It describes an entry of a list, and moves nowhere.
  private static let description = Veto(
    "protocol.description", "it is named as a router, and asks for plain properties alone"
  ) { type, roles in
    let fact = roles.facts[type.index]
    return roles.matches[type.index]?.role == .router && fact.methods == 0
      && fact.computedProperties + fact.storedInstanceProperties > 0
      && roles.info(type).protocols.isEmpty
      && !roles.outgoing[type.index].contains { index in
        roles.edges[index].target.map { roles.matches[$0.index] != nil } ?? false
      }
  }

  /// A callback that shared code declares for whoever plugs in: nobody's face.
  private static let foreignCallback = Veto(
    "protocol.foreign_callback", "it is a callback of shared code, and types of modules plug in"
  ) { type, roles in
    roles.survey.callsBack[type.index] && roles.moduleOfType[type.index] == nil
      && roles.tellingConformers(of: type).contains { roles.moduleOfType[$0.index] != nil }
  }

  /// Of many that conform the one that is shown says nothing of the others: an action may be a page.
  private static let oneViewOfMany = Veto(
    "protocol.one_view_of_many",
    "four or more conform to it, one is a view, and the others have no role"
  ) { type, roles in
    let conformers = roles.survey.conformers[type.index].filter { roles.isChecked[$0.index] }
    guard conformers.count >= leastConformers, !roles.hasTellingName(type) else { return false }
    let found = conformers.compactMap { roles.role($0) }
    return found.count == 1 && found.first == .view
  }

  /// `PresentViewControllerProtocol` is met by whoever presents, and is no view.
  private static let verbPhrase = Veto(
    "protocol.verb_phrase", "its name says what is done, and no component has the name"
  ) { type, roles in roles.isNamedForDoing(type) }

  private static let otherConformers = Veto(
    "protocol.other_conformers",
    "its conformers have other roles, are look-alikes, or are called back and have none"
  ) { type, roles in
    guard let role = roles.matches[type.index]?.role else { return true }
    let conformers = roles.survey.conformers[type.index]
    if conformers.isEmpty { return false }
    let found = Set(roles.tellingConformers(of: type).compactMap { roles.role($0) })
    if found.isEmpty {
      // Who is called back says whose a callback is, and not the word before it.
      return roles.survey.callsBack[type.index]
        || conformers.contains { roles.isLookAlike($0, of: role) }
    }
    return !found.contains(role)
  }

  /// Conformers without a role belie a face's word that no component's name bears out.
  private static let belied = Veto(
    "protocol.belied", "its conformers have no role, and no component shares its stem"
  ) { type, roles in
    guard let match = roles.matches[type.index], match.isFace,
      !roles.survey.conformers[type.index].isEmpty,
      roles.tellingConformers(of: type).allSatisfy({ roles.role($0) == nil })
    else { return false }
    return (roles.stems[match.stem] ?? []).isEmpty
  }

  /// A strong name that nobody conforms to (yet) must stand among components.
  private static let alone = Veto(
    "protocol.alone", "nobody conforms to it, and no component is near"
  ) { type, roles in
    guard let match = roles.matches[type.index], roles.survey.conformers[type.index].isEmpty,
      match.stem.isEmpty || (roles.stems[match.stem] ?? []).isEmpty
    else { return false }
    return roles.moduleOfType[type.index] == nil
      && (roles.incoming[type.index].isEmpty || roles.settings.preset == nil)
  }
}

extension Classification {
  /// Whether a name begins with a verb, and no component has the name.
  fileprivate func isNamedForDoing(_ type: TypeID) -> Bool {
    let stem = matches[type.index]?.stem ?? table.types[type.index].simpleName
    guard (stems[stem] ?? []).isEmpty else { return false }
    return verbs.contains { stem == $0 || startsWithWord(stem, $0) }
  }

  fileprivate func hasTellingName(_ type: TypeID) -> Bool {
    matches[type.index].map { $0.isStrong && $0.role != .entity } ?? false
  }

  /// The conformers whose role says what a protocol is.
  func tellingConformers(of type: TypeID) -> [TypeID] {
    standing.conformers[type.index].filter { isTelling($0) }
  }

  /// A role that came from a face does not travel on to other faces, and a value's does not make a
  /// protocol one.
  private func isTelling(_ type: TypeID) -> Bool {
    guard let found = assigned[type.index] else { return false }
    return found.isSure
      || found.role != .entity && found.role != .viewModel
        && found.evidence.first?.kind == .structure
  }

  /// A strong name without a role: what it conforms to describes a look-alike.
  fileprivate func isLookAlike(_ type: TypeID, of role: Role) -> Bool {
    guard let match = matches[type.index], match.isStrong else { return false }
    return assigned[type.index] == nil && match.role == role
  }

  /// Who conforms only by way of a protocol that collects many (`protocol Bridge: TabSwapping,
  /// BackupStarting, …`): such a protocol says what its one conformer can do for everybody, and not
  /// what any of the collected ones is.
  func conformersThroughCollections(_ type: TypeID) -> Set<TypeID> {
    let children = table.children[type.index]
    let collections = children.filter {
      table.types[$0.index].kind.isProtocol
        && table.types[$0.index].protocols.count >= leastCollected
    }
    guard !collections.isEmpty else { return [] }
    var collected = Set(collections.flatMap { survey.conformers[$0.index] })
    for child in children where !collections.contains(child) {
      collected.remove(child)
      collected.subtract(survey.conformers[child.index])
    }
    return collected
  }
}

/// A screen's contract joins the faces of its few roles; there are four of them, so that what joins five
/// protocols serves more than one scene.
private let leastCollected = 5

/// `ScannerDelegate`, `…DataSource`, `…Observer`, `…Listener`.
package func isNamedForCallingBack(_ name: String) -> Bool {
  callbackWords.contains { endsWithWord(name, $0) }
}

/// So many conform to what is no one's face.
private let leastConformers = 4

private let verbs = Words.shipped.inOrder(.verbs)

private let callbackWords = Words.shipped.inOrder(.callbacks).flatMap { [$0, $0 + "Protocol"] }
