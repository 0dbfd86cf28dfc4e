import Architecture
import Configuration
import Diagnostics
import Outlining

extension Rule {
  /// Reports a component's interface with more requirements than its callers can need.
  package static let interfaceSize = Rule(
    id: "interface_size",
    summary: "a component's interface with too many members",
    severity: .off, harm: .convention,
    options: [members],
    check: { checked in
      let model = checked.model
      return model.types.compactMap { type in
        guard type.facing == .face, type.isChecked else { return nil }
        let most = model.number(members, of: "interface_size", inFile: type.file)
        let count = model.requirementCount(of: type)
        return count > most ? checked.oversized(type, count: count, most: most) : nil
      }
    })

  private static let members = RuleOption(
    "members", default: .number(12), "the most members that an interface may require")
}

extension ArchitectureModel {
  /// The requirements of a protocol and of those that it refines in the repo. One that is stated again
  /// counts once; overloads that differ in types alone count as one.
  func requirementCount(of type: TypeInfo) -> Int {
    var names: Set<String> = []
    for id in ancestors(of: type.id) where self[id].kind == .protocol {
      let (file, own) = (self[id].file, self[id].declaration)
      let outline = files[file].outline
      for declaration in outline.declarations[outline.declarationRows(in: own)]
      where declaration.parent == own {
        switch declaration.kind {
        case .function, .initializer, .subscript: names.insert(outline[declaration.fullName])
        default: break
        }
      }
      for variable in outline.variables[outline.variableRows(in: own)]
      where variable.owner == own && variable.kind == .member {
        names.insert(outline[variable.name])
      }
    }
    return names.count
  }
}

extension CheckedArchitecture {
  fileprivate func oversized(_ type: TypeInfo, count: Int, most: Int) -> Diagnostic {
    let conformers = model.concreteTypes(of: type.id).map { model[$0].name }
    return Diagnostic(
      rule: "interface_size", severity: .warning, confidence: model.confidence(type),
      place: model.place(of: type),
      message: "\(type.name) has \(count) requirements, more than \(most); "
        + (conformers.isEmpty ? "nobody conforms to it" : "\(listed(conformers)) to it"),
      why:
        "whoever holds an interface depends on all of it, and a stand-in for tests needs all of it",
      help: help(for: type), from: model.end(type), caption: "\(count) requirements")
  }

  /// `A conforms`, `A and B conform`, `A, B and 3 more conform`.
  private func listed(_ names: [String]) -> String {
    guard names.count > 1 else { return names.joined() + " conforms" }
    let last = names.count > 3 ? "\(names.count - 2) more" : names[names.count - 1]
    return names.prefix(names.count > 3 ? 2 : names.count - 1).joined(separator: ", ")
      + " and \(last) conform"
  }

  private func help(for type: TypeInfo) -> String {
    let own = Set(model.concreteTypes(of: type.id))
    var callers: [String] = []
    for edge in model.edges where edge.target == type.id {
      guard edge.kind == .stores || edge.kind == .parameter, let from = edge.from,
        !own.contains(from), model[from].isChecked, !callers.contains(model[from].name)
      else { continue }
      callers.append(model[from].name)
    }
    guard callers.count > 1 else { return "split it by task: a protocol for each" }
    let first = callers.prefix(3).joined(separator: ", ")
    return "split it by caller: a protocol with what each uses of it (\(first)"
      + (callers.count > 3 ? " …)" : ")")
  }
}
