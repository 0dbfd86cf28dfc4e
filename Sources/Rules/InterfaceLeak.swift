import Architecture
import Configuration
import Diagnostics
import Lexing
import Outlining

extension Rule {
  /// Reports a protocol that exposes a component which someone other than a builder then uses.
  package static let interfaceLeak = Rule(
    id: "interface_leak",
    summary: "a protocol that exposes a component others then use",
    severity: .warning,
    check: { checked in checked.leakFindings() })
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

  /// One finding a protocol, at the first requirement that is used and that no other protocol's finding
  /// tells.
  fileprivate func leakFindings() -> [Diagnostic] {
    leaksByProtocol().compactMap { leak in
      let told = leak.properties.filter { !sameFacts.repeatedLeaks.contains($0.property) }
      guard var diagnostic = finding(about: leak, told) else { return nil }
      diagnostic.add(told.flatMap { sameFacts.placesOfLeaks[$0.property] ?? [] })
      return diagnostic
    }
  }

  /// The protocols that expose what others use, in their order.
  func leaksByProtocol() -> [Leak] {
    var uses: [TypeID: [MemberAccess]] = [:]
    for access in leaks.found.compactMap(\.access) {
      uses[access.declaredIn, default: []].append(access)
    }
    return uses.keys.sorted().map { home in
      let users = (uses[home] ?? []).enumerated().ordered {
        (model[model.judgedType(for: $0.element.from)].name, $0.offset)
          < (model[model.judgedType(for: $1.element.from)].name, $1.offset)
      }.map(\.element)
      return Leak(
        home: home, uses: users, properties: model.exposedProperties(of: model[home], users))
    }
  }

  /// - Parameter properties: which of those exposed it tells.
  func finding(about leak: Leak, _ properties: [Leak.Exposed]) -> Diagnostic? {
    let shared = Exemptions.sharedContract
    var diagnostic = model.finding(about: leak, properties)
    if shared.holds(model[leak.home], self) { diagnostic?.soften(by: shared.exemption) }
    return diagnostic
  }
}

/// A protocol that exposes components, and who uses them.
struct Leak {
  var home: TypeID
  var uses: [MemberAccess]
  /// By name, so that the finding stays the same where declarations change places.
  var properties: [Exposed]

  struct Exposed {
    var property: ExposedProperty
    var place: Diagnostic.Place
    var use: MemberAccess
  }
}

extension ArchitectureModel {
  fileprivate func finding(about leak: Leak, _ requirements: [Leak.Exposed]) -> Diagnostic? {
    guard let first = requirements.first else { return nil }
    let home = self[leak.home]
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
        "callers ask \(withArticle(home.role ?? .presenter)) to do things; handed its parts, they go round it",
      help:
        "take \(names(of: requirements)) out of \(home.name), and give it a method for what \(user.name) wants",
      from: end(home), to: end(exposed), reference: .result, member: use.member,
      caption: "exposed; \(home.role?.name ?? "") -> \(exposed.role?.name ?? "")")
    diagnostic.places = requirements.dropFirst().map { ($0.place, .result) }
    diagnostic.related = leak.uses.prefix(3).map {
      Diagnostic.Related(
        place: place(of: $0.edge),
        message: "\(self[judgedType(for: $0.from)].name) uses it here")
    }
    return diagnostic
  }

  /// `'list' and 'map'`
  private func names(of requirements: [Leak.Exposed]) -> String {
    enumerated(requirements.map { "'\($0.property.name)'" })
  }

  private func withDefiniteArticle(_ type: TypeInfo) -> String {
    "the " + words(type.role ?? .presenter)
  }

  /// The requirements that are used, each with its first use.
  fileprivate func exposedProperties(
    of home: TypeInfo, _ uses: [MemberAccess]
  ) -> [Leak.Exposed] {
    var found: [Leak.Exposed] = []
    let outline = files[home.file].outline
    func add(_ name: String, _ range: TextRange) {
      guard let use = uses.first(where: { $0.member == name }) else { return }
      let property = ExposedProperty(owner: home.id, name: name, type: use.result)
      found.append(Leak.Exposed(property: property, place: place(home.file, range), use: use))
    }
    for variable in outline.variables[outline.variableRows(in: home.declaration)]
    where variable.owner == home.declaration && variable.kind == .member {
      add(outline[variable.name], variable.nameRange)
    }
    for declaration in outline.declarations[outline.declarationRows(in: home.declaration)]
    where declaration.parent == home.declaration && declaration.kind == .function {
      add(outline[declaration.name], declaration.nameRange)
    }
    return found.ordered { $0.property.name < $1.property.name }
  }
}
