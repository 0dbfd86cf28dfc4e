import Architecture
import Configuration
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
  func assemblyWording(_ decision: Decision) -> Wording {
    let (from, made) = (decision.from.name, decision.to.name)
    let builder = decision.from.module.flatMap { firstBuilders[$0.index] }.map { model[$0].name }
    let place = "make it in \(builder ?? "a builder of the module")"
    let way = decision.to.type.flatMap { type in
      decision.from.type.flatMap { face(of: type, for: $0) }
    }
    return Wording(
      message: "\(from) makes \(made), \(withArticle(decision.toRole))",
      why:
        "who makes a component knows its class, and stays bound to it: a builder puts the module together",
      help: "\(place), and hand it to \(from) "
        + (way.map { "as \($0.name)" } ?? "through a protocol"))
  }
}
