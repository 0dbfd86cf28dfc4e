import Architecture
import Configuration
import Outlining

extension Rule {
  /// Reports a protocol that exposes a component which someone other than a builder then uses.
  package static let interfaceLeak = Rule(
    id: "interface_leak",
    summary: "a protocol that exposes a component others then use",
    severity: .warning,
    check: { checked in checked.leaks() })
}

extension CheckedArchitecture {
  /// The uses of members by which a protocol exposes a component of another role.
  func siftedLeaks() -> Sifted<Reference> {
    var sifted = Sifted<Reference>()
    for access in model.accesses {
      let home = model[access.declaredIn]
      guard home.kind == .protocol, home.isChecked, let exposing = home.role,
        let exposed = model[access.result].role, exposing.isComponent, exposed.isComponent,
        exposing != exposed, model[model.judgedType(for: access.from)].isChecked
      else { continue }
      sifted.sift(model.reference(by: access), by: Exemptions.ofLeaks, in: self)
    }
    return sifted
  }

  /// One finding a protocol, at the first requirement that is used.
  fileprivate func leaks() -> [Diagnostic] {
    var uses: [TypeID: [MemberAccess]] = [:]
    for access in siftedLeaks().found.compactMap(\.access) {
      uses[access.declaredIn, default: []].append(access)
    }
    return uses.keys.sorted().compactMap { home in
      let shared = Exemptions.sharedContract
      let users = (uses[home] ?? []).enumerated().sorted {
        (model[model.judgedType(for: $0.element.from)].name, $0.offset)
          < (model[model.judgedType(for: $1.element.from)].name, $1.offset)
      }.map(\.element)
      var diagnostic = model.leak(in: model[home], users)
      if shared.holds(model[home], self) { diagnostic?.soften(by: shared.exemption) }
      return diagnostic
    }
  }
}

extension ArchitectureModel {
  fileprivate func leak(in home: TypeInfo, _ uses: [MemberAccess]) -> Diagnostic? {
    let requirements = exposedRequirements(of: home, uses)
    guard let first = requirements.first else { return nil }
    let use = first.use
    let user = self[judgedType(for: use.from)]
    let exposed = self[use.result]
    var diagnostic = Diagnostic(
      rule: "interface_leak", severity: .warning,
      confidence: confidence(home, exposed),
      place: first.place,
      message:
        "\(home.name) exposes \(withDefiniteArticle(exposed)) \(exposed.name), and \(user.name) uses it",
      why:
        "a face says what \(withArticle(home.role ?? .presenter)) does; with its parts in it, callers go round it",
      help:
        "take '\(use.member)' out of \(home.name), and give it a method for what \(user.name) wants",
      from: end(home), to: end(exposed), reference: .result, member: use.member,
      caption: "exposed; \(home.role?.name ?? "") -> \(exposed.role?.name ?? "")")
    diagnostic.places = requirements.dropFirst().map { ($0.place, .result) }
    diagnostic.related = uses.prefix(3).map {
      Diagnostic.Related(
        place: place(of: $0.edge),
        message: "\(self[judgedType(for: $0.from)].name) uses it here")
    }
    return diagnostic
  }

  private func withDefiniteArticle(_ type: TypeInfo) -> String {
    "the " + words(type.role ?? .presenter)
  }

  /// The requirements in source order, each with its first use.
  private func exposedRequirements(
    of home: TypeInfo, _ uses: [MemberAccess]
  ) -> [(place: Diagnostic.Place, use: MemberAccess)] {
    var found: [(place: Diagnostic.Place, use: MemberAccess)] = []
    let outline = files[home.file].outline
    for variable in outline.variables
    where variable.owner == home.declaration && variable.kind == .member {
      let name = outline[variable.name]
      guard let use = uses.first(where: { $0.member == name }) else { continue }
      found.append((place(home.file, variable.nameRange), use))
    }
    for declaration in outline.declarations
    where declaration.parent == home.declaration && declaration.kind == .function {
      let name = outline[declaration.name]
      guard let use = uses.first(where: { $0.member == name }) else { continue }
      found.append((place(home.file, declaration.nameRange), use))
    }
    // By name, so that the finding stays the same where declarations change places.
    return found.sorted { $0.use.member < $1.use.member }
  }
}
