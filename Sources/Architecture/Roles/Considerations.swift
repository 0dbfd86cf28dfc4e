import Configuration
import Outlining

/// One piece of evidence about a type that did not decide its role, and why.
package struct Consideration: Hashable, Sendable {
  package var evidence: Evidence
  package var outcome: Outcome

  package enum Outcome: Hashable, Sendable {
    /// It says the same as the evidence that was taken.
    case agrees
    /// Stronger evidence says something else.
    case overruled
    /// It would have been taken, but for this reason.
    case refused(Evidence.ID, String)
  }
}

extension Classification {
  /// What speaks for a role of a type beside what was taken, in the order in which it is asked: the
  /// engine's own evidence, looked at once more with all roles known.
  func considerations(of type: TypeInfo) -> [Consideration] {
    let taken = type.evidence
    var found: [Consideration] = []
    func weigh(_ evidence: Evidence, refusal: (Evidence.ID, String)? = nil) {
      guard !taken.contains(evidence) || type.role != evidence.role,
        !found.contains(where: { $0.evidence == evidence })
      else { return }
      if let refusal {
        found.append(Consideration(evidence: evidence, outcome: .refused(refusal.0, refusal.1)))
      } else if let first = taken.first, let role = type.role {
        guard first.kind <= evidence.kind || evidence.role != role else { return }
        found.append(
          Consideration(evidence: evidence, outcome: evidence.role == role ? .agrees : .overruled))
      } else {
        let reason =
          type.isChecked ? "it is not enough here" : "it is a test's, a mock or a preview"
        found.append(
          Consideration(
            evidence: evidence,
            outcome: .refused(type.isChecked ? "not_enough" : "not_checked", reason)))
      }
    }
    weighDirect(type, weigh)
    weighClaims(of: type, weigh)
    return found
  }

  private func weighDirect(
    _ type: TypeInfo, _ weigh: (Evidence, (Evidence.ID, String)?) -> Void
  ) {
    if let role = annotations[type.id], !settings.knownRoles.contains(role) {
      weigh(
        Evidence(id: "annotation", kind: .annotation, role: role, subject: .text(role.name)),
        ("annotation.unknown_role", "there is no such role"))
    }
    for definition in DirectEvidence.all {
      if let evidence = definition.evidence(about: type.id, self) { weigh(evidence, nil) }
    }
    guard type.kind != .protocol, let match = matches[type.id.index], match.isStrong else { return }
    let word = Evidence(
      id: "name.strong", kind: .name, role: match.role, subject: .text(match.word))
    if isCompositionRoot[type.id.index] {
      weigh(word, ("composition_root", "it is the app's start or its container"))
    } else if let veto = NameVetoes.first(against: type.id, self) {
      weigh(word, (veto.id, veto.meaning))
    }
  }

  /// Where the premise of a claim holds and the claim does not, what it lacks or what refuses it.
  private func weighClaims(
    of type: TypeInfo, _ weigh: (Evidence, (Evidence.ID, String)?) -> Void
  ) {
    for claim in Claim.list(for: type.id, self) where claim.applies(type.id, self) {
      let premise = claim.premise?.evidence(about: type.id, self)
      let shown = claim.needs.compactMap { $0.evidence(about: type.id, self) }
      if shown.isEmpty, let premise {
        weigh(premise, ("not_borne_out", claim.lacks))
      }
      guard let first = shown.first else { continue }
      let evidence = premise ?? first
      weigh(evidence, refusal(claim, of: type.id))
    }
    if type.role == nil, let match = matches[type.id.index], !match.isStrong,
      type.kind == .protocol || match.role == .entity || match.role == .viewModel
        || type.kind == .enum && facts[type.id.index].hasCases
    {
      weigh(
        Evidence(id: "name.weak", kind: .structure, role: match.role, subject: .text(match.word)),
        ("not_borne_out", reasonAgainstWord(match, type)))
    }
  }

  private func refusal(_ claim: Claim, of type: TypeID) -> (Evidence.ID, String)? {
    for veto in claim.vetoes {
      if let reason = veto.reason(against: type, self) { return (veto.id, reason) }
    }
    return nil
  }

  private func reasonAgainstWord(_ match: NameMatch, _ type: TypeInfo) -> String {
    if type.kind == .protocol { return "a protocol has the role of its conformers" }
    switch match.role {
    case .entity, .viewModel: return Claim.entity.lacks
    default: return "it is an enumeration with cases"
    }
  }
}
