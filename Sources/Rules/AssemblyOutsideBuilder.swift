import Architecture
import Configuration
import Diagnostics
import Outlining

extension Rule {
  /// Reports a presenter, interactor or router that somebody other than a builder makes.
  package static let assemblyOutsideBuilder = Rule(
    id: "assembly_outside_builder",
    summary: "a presenter, interactor or router made outside a builder",
    severity: .warning, harm: .convention,
    check: { checked in checked.tableFindings(of: .assemblyOutsideBuilder, severity: .warning) })
}

extension CheckedArchitecture {
  /// The module's builder or router that makes the same component, of which a default is made as well.
  private func otherMaker(_ decision: Decision) -> TypeInfo? {
    guard let made = decision.to.type, let edge = decision.reference.edge,
      edge.traits.contains(.injection)
    else { return nil }
    return model.edges.lazy.filter { $0.kind == .constructs && $0.target == made.id }
      .compactMap { $0.from.map { self.model[self.model.judgedType(for: $0)] } }
      .first { maker in
        maker.module == made.module && (maker.role == .builder || maker.role == .router)
      }
  }

  func assemblyWording(_ decision: Decision) -> Wording {
    let (from, made) = (decision.from.name, decision.to.name)
    let builder = decision.from.module.flatMap { facts.firstBuilders[$0.index] }.map {
      model[$0].name
    }
    let place = "make it in \(builder ?? "a builder of the module")"
    let way = decision.to.type.flatMap { type in
      decision.from.type.flatMap { face(of: type, for: $0) }
    }
    if let maker = otherMaker(decision) {
      return Wording(
        message: "\(from) makes \(made), \(withArticle(decision.toRole))",
        why:
          "\(maker.name) makes one, too, and hands it over: this one is made for nobody, or twice",
        help: "delete what is made here, and let \(maker.name) hand over its own")
    }
    return Wording(
      message: "\(from) makes \(made), \(withArticle(decision.toRole))",
      why:
        "who makes a component knows its class, and stays bound to it: a builder puts the module together",
      help: "\(place), and hand it to \(from) "
        + (way.map { "as \($0.name)" } ?? "through a protocol"))
  }
}
