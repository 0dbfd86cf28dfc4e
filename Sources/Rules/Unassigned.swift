import Architecture
import Configuration
import Diagnostics
import Outlining

extension Rule {
  /// Reports a type with no role inside a module; without a preset, any type with no role.
  package static let unassigned = Rule(
    id: "unassigned",
    summary: "a type with no role inside a module",
    severity: .off, harm: .convention,
    check: { checked in
      let architecture = checked.model
      return architecture.types.compactMap { type in
        guard architecture.countsAsUnassigned(type) else { return nil }
        let home =
          type.module.map { "module \(architecture[$0].name)" } ?? "the configured architecture"
        return Diagnostic(
          rule: "unassigned", severity: .warning, confidence: .certain,
          place: architecture.place(of: type),
          message: "\(type.name) has no role in \(home)",
          why: "what has no role is not checked: any reference from it or to it is open",
          help:
            "name it for its role, list it under 'roles:' in .viperlint.yml, or write '// viperlint:role NAME' above it",
          from: architecture.end(type), caption: "no role")
      }
    })
}
