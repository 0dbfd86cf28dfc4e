import Configuration
import Outlining

/// How much of a code base one preset explains.
struct Fit: Sendable {
  /// Share of the types in modules that the preset gives a role, in percent.
  var explained: Double
  /// Share of the references between them that its cells allow, in percent.
  var permitted: Double
}

/// The index of the model whose preset fits best: what explains most, within two points the
/// earlier; what is allowed only breaks a tie of shapes that both explain.
func bestFitting(_ models: [ArchitectureModel]) -> Int {
  let fits = models.map(\.fit)
  guard let most = fits.map(\.explained).max() else { return 0 }
  let near = fits.indices.filter { fits[$0].explained >= most - 2 }
  // A view that holds a configurator by protocol is what only viper-configurator has a place for.
  guard let first = near.first else { return 0 }
  for index in near.dropFirst() where models[index].hasShapeOfItsOwn { return index }
  return first
}

/// What stands in place of a preset's name where none fits.
package let commonPreset = "common"

extension Settings {
  /// What holds in every preset, for code that none of them fits: presenters refer back to views
  /// weakly, entities know no view, and what is below the view knows no UI framework.
  func common() -> Settings {
    var common = self
    let origin = Origin(source: "common", isPreset: true, line: 0)
    common.preset = commonPreset
    common.table = DependencyTable()
    common.table.set(
      .init(from: .presenter, to: .view, cell: Cell(.any, isWeak: true), origin: origin))
    common.table.set(.init(from: .entity, to: .view, cell: Cell(.never), origin: origin))
    for entry in table.entries where !entry.origin.isPreset { common.table.set(entry) }
    return common
  }
}

extension ArchitectureModel {
  var fit: Fit {
    var inModules = 0
    var withRole = 0
    for type in types where type.module != nil && type.isChecked && type.parent == nil {
      inModules += 1
      if type.role != nil { withRole += 1 }
    }
    return Fit(
      explained: inModules == 0 ? 0 : 100 * Double(withRole) / Double(inModules), permitted: 0)
  }

  /// Whether the code shows the shape that tells this preset from viper: most modules' views hold
  /// their configurator by a protocol.
  var hasShapeOfItsOwn: Bool {
    guard settings.preset == "viper-configurator" else { return false }
    var modulesWithConfigurator: Set<ModuleID> = []
    for edge in edges where edge.kind == .stores {
      guard let from = edge.from, case .own(let to) = edge.to, types[from.index].role == .view,
        types[to.index].role == .builder, types[to.index].kind == .protocol,
        let module = types[from.index].module,
        types[to.index].module == module
      else { continue }
      modulesWithConfigurator.insert(module)
    }
    let modules = Set(types.filter { $0.role == .presenter }.compactMap(\.module))
    return !modules.isEmpty && modulesWithConfigurator.count * 2 > modules.count
  }
}
