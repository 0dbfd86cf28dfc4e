import Architecture
import Configuration
import Outlining

extension Rule {
  /// Reports a protocol that exposes a component which someone other than a builder then uses.
  package static let interfaceLeak = Rule(
    id: "interface_leak",
    summary: "a protocol that exposes a component others then use",
    severity: .warning,
    check: { checked in checked.model.leaks() })
}

extension ArchitectureModel {
  /// One finding a protocol, at the first requirement that is used.
  fileprivate func leaks() -> [Diagnostic] {
    var uses: [TypeID: [MemberAccess]] = [:]
    for access in accesses where isUse(access) {
      uses[access.declaredIn, default: []].append(access)
    }
    return uses.keys.sorted().compactMap { leak(in: self[$0], uses[$0] ?? []) }
  }

  private func isUse(_ access: MemberAccess) -> Bool {
    let from = self[judgedType(for: access.from)]
    let home = self[access.declaredIn]
    guard home.kind == .protocol, home.isChecked, let exposing = home.role,
      let exposed = self[access.result].role, isComponent(exposing), isComponent(exposed),
      exposing != exposed, !isOpen(home.id), !isOpen(access.result),
      from.isChecked, !from.isCompositionRoot, !access.isBuilding, !access.isMade,
      !access.isAssigned,
      from.role != .builder
    else { return false }
    // The component's own code may use what it exposes to others.
    return !ancestors(of: from.id).contains(home.id)
  }

  private func leak(in home: TypeInfo, _ uses: [MemberAccess]) -> Diagnostic? {
    let requirements = exposedRequirements(of: home, uses)
    guard let first = requirements.first else { return nil }
    let use = first.use
    let user = self[judgedType(for: use.from)]
    let exposed = self[use.result]
    var diagnostic = Diagnostic(
      rule: "interface_leak", severity: .warning,
      // A contract outside of modules may be a framework's, made to be reached through.
      confidence: home.module == nil ? .deduced : confidence(home, exposed),
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
    return found
  }
}
