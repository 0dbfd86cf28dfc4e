import Architecture
import Configuration
import Outlining

extension Rule {
  /// Reports a presenter, interactor or router that somebody other than a builder makes.
  package static let assemblyOutsideBuilder = Rule(
    id: "assembly_outside_builder",
    summary: "a presenter, interactor or router made outside a builder",
    severity: .warning,
    check: { checked in
      let builders = buildersByModule(checked.model)
      return checked.tableFindings(of: .assemblyOutsideBuilder, severity: .warning) { judgement in
        let made = judgement.to
        return Wording(
          message: "\(judgement.from.name) makes \(made.name), \(withArticle(judgement.toRole))",
          why:
            "who makes a component knows its class, and stays bound to it: a builder puts the module together",
          help: help(judgement, builders, checked))
      }
    })

  private static func buildersByModule(_ model: ArchitectureModel) -> [ModuleID: String] {
    var found: [ModuleID: String] = [:]
    for index in model.types.indices where model.types[index].roles.contains(.builder) {
      guard let module = model.types[index].module, model.types[index].kind != .protocol,
        found[module] == nil
      else { continue }
      found[module] = model.types[index].name
    }
    return found
  }

  private static func help(
    _ judgement: Judgement, _ builders: [ModuleID: String], _ checked: CheckedArchitecture
  ) -> String {
    let builder = judgement.from.module.flatMap { builders[$0] }
    let place = builder.map { "make it in \($0)" } ?? "make it in a builder of the module"
    let way =
      checked.face(of: judgement.to, for: judgement.from).map { "as \($0.name)" }
      ?? "through a protocol"
    return "\(place), and hand it to \(judgement.from.name) \(way)"
  }
}
