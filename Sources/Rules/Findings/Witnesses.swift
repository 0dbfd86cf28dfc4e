import Architecture
import Configuration
import Diagnostics
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
      let homes = group.all.map { breach in
        requirement(metBy: breach, requirements).flatMap { tells(kept[$0], group) ? $0 : nil }
      }
      guard let first = homes.lazy.compactMap(\.self).first else { continue }
      let placed = zip(group.all, homes)
      let rest = placed.filter { $0.1 == nil }.map(\.0)
      let members = Set(placed.filter { $0.1 != nil }.map { model.memberName($0.0.edge) })
      let fills = group.all.contains { $0.edge.kind == .stores }
      // What a witness keeps, or names in its body, it was handed by the requirement; and so does an
      // initialiser hand over what is kept.
      let isWhole = rest.allSatisfy { breach in
        let member = model.memberName(breach.edge)
        return members.contains(member) || breach.edge.kind == .stores
          || fills && member.hasPrefix("init(")
      }
      // Each place is the protocol's whose requirement it meets.
      for (breach, home) in placed {
        if let home = home ?? (isWhole ? first : nil) { kept[home]?.rest.append(breach) }
      }
      kept[index] = isWhole ? nil : refolded(rest)
    }
    return kept.compactMap { $0 }
  }

  private func tells(_ requirement: Fold<Breach>?, _ group: Fold<Breach>) -> Bool {
    guard let requirement else { return false }
    return requirement.first.decision.confidence == .certain
      || group.first.decision.confidence == .deduced
  }

  private func isProtocol(_ group: Fold<Breach>) -> Bool {
    group.first.decision.from.type?.kind == .protocol
  }

  /// The finding about the requirement that a reference's member meets.
  private func requirement(metBy breach: Breach, _ requirements: [Requirement: Int]) -> Int? {
    guard [.parameter, .result, .stores].contains(breach.edge.kind) else { return nil }
    let member = model.memberName(breach.edge)
    return model.ancestors(of: breach.key.from).dropFirst().lazy.compactMap { face in
      requirements[Requirement(face: face, to: breach.key.to, member: member)]
    }.first
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
