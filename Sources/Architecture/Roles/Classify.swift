import Configuration
import Outlining

// The engine: direct evidence first, then rounds to a fixed point, in which each round looks at the one
// before it only, so that the order of files cannot matter.
extension Classification {
  /// Gives the roles that annotation, configuration, base or a strong last word tell.
  mutating func giveDirectRoles() {
    var given = assigned
    for index in table.types.indices where isChecked[index] {
      given[index] = directAssignment(of: TypeID(index), DirectEvidence.first)
    }
    assigned = given
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
    var open = table.types.indices.filter {
      assigned[$0] == nil && isChecked[$0] && !isCompositionRoot[$0] && mayBeDeduced($0)
    }
    for _ in 0..<mostRounds {
      let found = open.map { claimed(TypeID($0)) }
      var still: [Int] = []
      for (type, found) in zip(open, found) {
        if let found { assigned[type] = found } else { still.append(type) }
      }
      if still.count == open.count { break }
      open = still
    }
    completeEvidence()
  }

  private func claimed(_ type: TypeID) -> Assignment? {
    for claim in Claim.list(for: type, self) {
      if let found = claim.assignment(of: type, self) { return found }
    }
    return nil
  }

  /// Whether any round could give the type a role: what has no word, no face and is no value is left
  /// out of all of them.
  private func mayBeDeduced(_ type: Int) -> Bool {
    table.types[type].kind == .protocol || matches[type] != nil || !standing.faces[type].isEmpty
      || standing.isPlainValue[type] || survey.work[type].setsRoot
  }

  /// A role was given on the first facts that told it; now that all roles are known, those that
  /// were found later count as well.
  private mutating func completeEvidence() {
    var complete = assigned
    for type in table.types.indices {
      guard let known = assigned[type], !known.isSure, let again = claimed(TypeID(type)),
        again.role == known.role, again.isSure || again.facts >= known.facts
      else { continue }
      complete[type] = again
    }
    assigned = complete
  }

  /// The components whose name or base tells what they are, for finding modules.
  func components() -> [Component] {
    table.types.indices.compactMap { index in
      guard table.files[table.types[index].file].kind == .source, isChecked[index] else {
        return nil
      }
      let type = table.types[index]
      if actsAsViewModel[index] {
        let tail = actingViewModelTails.first { endsWithWord(type.simpleName, $0) } ?? ""
        return Component(
          type: type.id, role: .viewModel, actsAsViewModel: true,
          stem: String(type.simpleName.dropLast(tail.count)))
      }
      guard let found = assigned[index], found.role.isComponentOrBuilder || found.role == .viewModel
      else { return nil }
      let word = matches[index].flatMap { $0.role == found.role ? $0.word : nil } ?? ""
      return Component(
        type: type.id, role: found.role, actsAsViewModel: false,
        stem: stem(of: type.simpleName, role: found.role, word: word))
    }
  }
}

/// Each round takes one more step along roles that rest on each other, and the rounds end by themselves
/// where nothing is found. The bound is for hostile code: chains of thousands would cost the square of it.
private let mostRounds = 12

private let actingViewModelTails = ["ViewModelController", "ViewModel", "Viewmodel"]
