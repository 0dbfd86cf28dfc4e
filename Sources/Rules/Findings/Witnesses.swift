import Architecture
import Configuration
import Outlining

// What meets a protocol's requirement must name what that names: one fact, told where it is decided.
extension CheckedArchitecture {
  /// The findings about one rule without those that only repeat what a requirement says. Their places
  /// are among the requirement's.
  func foldingWitnesses(_ groups: [Fold<Breach>]) -> [Fold<Breach>] {
    var requirements: [Requirement: Int] = [:]
    for (index, group) in groups.enumerated() where isProtocol(group) {
      for breach in group.all {
        let requirement = Requirement(breach.key, member: model.memberName(breach.edge))
        if requirements[requirement] == nil { requirements[requirement] = index }
      }
    }
    guard !requirements.isEmpty else { return groups }
    var kept: [Fold<Breach>?] = groups
    for (index, group) in groups.enumerated() where !isProtocol(group) {
      let (home, witnesses, rest) = part(group, by: requirements)
      guard let home, let told = kept[home],
        told.first.decision.confidence == .certain || group.first.decision.confidence == .deduced
      else { continue }
      let members = Set(witnesses.map { model.memberName($0.edge) })
      let fills = group.all.contains { $0.edge.kind == .stores }
      // What a witness keeps, or names in its body, it was handed by the requirement; and so does an
      // initialiser hand over what is kept.
      let isWhole = rest.allSatisfy { breach in
        let member = model.memberName(breach.edge)
        return members.contains(member) || breach.edge.kind == .stores
          || fills && member.hasPrefix("init(")
      }
      kept[home]?.rest += isWhole ? group.all : witnesses
      kept[index] = isWhole ? nil : refolded(rest)
    }
    return kept.compactMap { $0 }
  }

  private func isProtocol(_ group: Fold<Breach>) -> Bool {
    group.first.decision.from.type?.kind == .protocol
  }

  /// Parts a finding's places into those that meet a requirement which is reported itself, and others.
  private func part(
    _ group: Fold<Breach>, by requirements: [Requirement: Int]
  ) -> (home: Int?, witnesses: [Breach], rest: [Breach]) {
    let faces = model.ancestors(of: group.first.key.from).dropFirst()
    var home: Int?
    var witnesses: [Breach] = []
    var rest: [Breach] = []
    for breach in group.all {
      let member = model.memberName(breach.edge)
      let met =
        [.parameter, .result, .stores].contains(breach.edge.kind)
        ? faces.lazy.compactMap { face in
          requirements[Requirement(face: face, to: breach.key.to, member: member)]
        }.first : nil
      if let met {
        home = home ?? met
        witnesses.append(breach)
      } else {
        rest.append(breach)
      }
    }
    return (home, witnesses, rest)
  }

  private func refolded(_ breaches: [Breach]) -> Fold<Breach>? {
    folded(breaches, in: model, key: { $0.key }, edge: { $0.edge }).first
  }

  private struct Requirement: Hashable {
    var face: TypeID
    var to: String
    var member: String

    init(face: TypeID, to: String, member: String) {
      (self.face, self.to, self.member) = (face, to, member)
    }

    init(_ key: FoldKey, member: String) {
      self.init(face: key.from, to: key.to, member: member)
    }
  }
}
