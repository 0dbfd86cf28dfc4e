import Configuration
import Outlining

// The engine: direct evidence first, then rounds to a fixed point, in which each round looks at the one
// before it only, so that the order of files cannot matter.
extension Classification {
  /// Gives the roles that annotation, configuration, base or a strong last word tell.
  mutating func giveDirectRoles() {
    let known = self
    assigned = table.threads.mapEach(table.types.count) { type in
      known.isChecked[type] ? known.directAssignment(of: TypeID(type), DirectEvidence.first) : nil
    }
    // A type without a strong word of its own takes the role of the repo's own base class.
    for index in table.types.indices where assigned[index] == nil && isChecked[index] {
      assigned[index] = directAssignment(of: TypeID(index), [DirectEvidence.ownBase])
    }
  }

  private func directAssignment(
    of type: TypeID, _ definitions: [EvidenceDefinition]
  ) -> Assignment? {
    for definition in definitions {
      if let evidence = definition.evidence(about: type, self) {
        return Assignment(role: evidence.role, evidence: [evidence], isSure: true)
      }
    }
    return nil
  }

  /// Rounds to a fixed point; each only adds roles.
  mutating func deduce() {
    let known = self
    let claims = table.threads.mapEach(table.types.count) { type in
      known.assigned[type] == nil && known.isChecked[type] && !known.isCompositionRoot[type]
        && known.mayBeDeduced(type) ? known.claimsThatApply(to: TypeID(type)) : []
    }
    var open = table.types.indices.filter { !claims[$0].isEmpty }
    for _ in 0..<mostRounds {
      giveWraps()
      open = open.filter { assigned[$0] == nil }
      let (known, asked) = (self, open)
      let found = table.threads.mapEach(asked.count) { index in
        known.claimed(TypeID(asked[index]), claims[asked[index]])
      }
      let waiting = wraps(
        around: zip(open, found).compactMap { $1?.role == .viewModel ? TypeID($0) : nil })
      var still: [Int] = []
      for (type, found) in zip(open, found) {
        if let found, found.role == .viewModel || !waiting.contains(TypeID(type)) {
          assigned[type] = found
        } else {
          still.append(type)
        }
      }
      if still.count == open.count { break }
      open = still
    }
    completeEvidence(claims)
  }

  /// What wraps a view model is one, through any number of wraps, before anything else is asked.
  private mutating func giveWraps() {
    var queue = table.types.indices.filter { assigned[$0]?.role == .viewModel }.map { TypeID($0) }
    while let type = queue.popLast() {
      for wrap in wraps(of: type) where assigned[wrap.index] == nil {
        guard let found = Claim.wrap.assignment(of: wrap, self) else { continue }
        assigned[wrap.index] = found
        queue.append(wrap)
      }
    }
  }

  /// What would wrap some types if they were view models, through any number of wraps: it waits for
  /// the next round, in which they are.
  private func wraps(around types: [TypeID]) -> Set<TypeID> {
    var found: Set<TypeID> = []
    var queue = types
    while let type = queue.popLast() {
      for wrap in wraps(of: type) where found.insert(wrap).inserted { queue.append(wrap) }
    }
    return found
  }

  private func wraps(of type: TypeID) -> [TypeID] {
    survey.linksTo[type].compactMap { link in
      guard ReferenceKinds([.stores, .enumPayload]).contains(link.kinds), let from = link.other,
        isChecked[from.index], !isCompositionRoot[from.index], Claim.wrap.applies(from, self)
      else { return nil }
      return from
    }
  }

  /// What rounds ask of a type: of most types a few of all claims.
  private func claimsThatApply(to type: TypeID) -> [Claim] {
    Claim.list(for: type, self).filter { $0.applies(type, self) }
  }

  private func claimed(_ type: TypeID, _ claims: [Claim]) -> Assignment? {
    for claim in claims {
      if let found = claim.assignment(of: type, self) { return found }
    }
    return nil
  }

  /// Whether any round could give the type a role: what has no word, no face, is no value and gets at no
  /// data is left out of all of them.
  private func mayBeDeduced(_ type: Int) -> Bool {
    table.types[type].kind == .protocol || matches[type] != nil || !standing.faces[type].isEmpty
      || survey.isValue[type] || isStaticOnly(TypeID(type)) || actsAsViewModel[type]
      || survey.work[type].setsRoot
      || getsAtData(TypeID(type)) || keepsPreferences(TypeID(type))
  }

  /// A role was given on the first facts that told it; now that all roles are known, those that
  /// were found later count as well. What that makes certain may make others so.
  private mutating func completeEvidence(_ claims: [[Claim]]) {
    var open = table.types.indices.filter { assigned[$0].map { !$0.isSure } ?? false }
    for _ in 0..<mostRounds {
      let wereDeduced = open.filter { !(assigned[$0]?.isCertain ?? true) }
      let (known, asked) = (self, open)
      let found = table.threads.mapEach(asked.count) { index in
        known.claimed(TypeID(asked[index]), claims[asked[index]])
      }
      for (type, again) in zip(open, found) {
        guard let known = assigned[type], let again, again.role == known.role,
          again.isSure || again.facts >= known.facts
        else { continue }
        assigned[type] = again
      }
      open = wereDeduced.filter { !(assigned[$0]?.isCertain ?? true) }
      if open.count == wereDeduced.count { break }
    }
  }

  /// The components whose name or base tells what they are, for finding modules.
  func components() -> [Component] {
    var holders = StemsOfHolders(self)
    return table.types.indices.compactMap { index in
      guard table.files[table.types[index].file].kind == .source, isChecked[index] else {
        return nil
      }
      let type = table.types[index]
      let namespace = sceneNamespaces[index]
      let scene = namespace.map { table.types[$0.index].simpleName }
      if actsAsViewModel[index] {
        let tail =
          actingViewModelTails.first { endsWithWord(type.simpleName, $0) }
          ?? matches[index]?.word ?? ""
        let own = String(type.simpleName.dropLast(tail.count))
        return Component(
          type: type.id, role: .viewModel, actsAsViewModel: true,
          stem: scene ?? (tail.isEmpty ? holders.stem(of: type.id) : nil) ?? own,
          namespace: namespace)
      }
      guard let found = assigned[index] else { return component(byFaceOf: type) }
      guard found.role.isComponentOrBuilder || found.role == .viewModel else { return nil }
      let word = matches[index].flatMap { $0.role == found.role ? $0.word : nil } ?? ""
      return Component(
        type: type.id, role: found.role, actsAsViewModel: false,
        stem: scene ?? stem(of: type.simpleName, role: found.role, word: word),
        namespace: namespace)
    }
  }

  /// A class whose name says nothing, and whose protocol is named for what it is: `FeedLogic: FeedInteractor`.
  private func component(byFaceOf type: TypeInfo) -> Component? {
    guard type.kind.isReferenceType, type.kind != .protocol,
      // A word that was refused says what it is not.
      !(matches[type.id.index]?.isStrong ?? false)
    else { return nil }
    for face in type.protocols {
      guard let match = matches[face.index], match.role == .interactor || match.role == .presenter
      else { continue }
      let stem = stem(of: table.types[face.index].simpleName, role: match.role, word: match.word)
      if !stem.isEmpty, type.simpleName.hasPrefix(stem) {
        return Component(type: type.id, role: match.role, actsAsViewModel: false, stem: stem)
      }
    }
    return nil
  }
}

/// The stems of the views that hold a type or a protocol, found once for each.
private struct StemsOfHolders {
  let roles: Classification
  private var known: [TypeID: Set<String>] = [:]

  init(_ roles: Classification) { self.roles = roles }

  /// The stem of the view that holds a type, by itself or by a protocol, where the type's name begins with
  /// it: `Hives` of `HivesLedger`, which `HivesView` observes. O(letters of the name) for each protocol.
  mutating func stem(of type: TypeID) -> String? {
    // `ConfettiConfig`, which only holds numbers, is a helper of its view's.
    guard roles.facts[type.index].methods > 0 else { return nil }
    let name = roles.table.types[type.index].simpleName
    let ends = name.indices.dropFirst().filter { name[$0].isUppercase }.reversed()
    var found: String?
    for face in roles.table.ancestors(of: type) where face == type || roles.isProtocol(face) {
      let stems = stems(holding: face)
      guard !stems.isEmpty else { continue }
      let stem = ends.lazy.map { String(name[..<$0]) }.first(where: stems.contains)
      if let stem, stem.count > found?.count ?? 0 { found = stem }
    }
    return found
  }

  private mutating func stems(holding type: TypeID) -> Set<String> {
    if let known = known[type] { return known }
    var stems: Set<String> = []
    for index in roles.incoming[type.index] where roles.edges[index].kind == .stores {
      guard let view = roles.edges[index].from, roles.role(view) == .view else { continue }
      let word = roles.matches[view.index].map(\.word) ?? ""
      stems.insert(Architecture.stem(of: roles.info(view).simpleName, role: .view, word: word))
    }
    known[type] = stems
    return stems
  }
}

/// Each round takes one more step along roles that rest on each other, and the rounds end by themselves
/// where nothing is found. The bound is for hostile code: chains of thousands would cost the square of it.
private let mostRounds = 12

let actingViewModelTails = ["ViewModelController", "ViewModel", "Viewmodel", "VM"]
