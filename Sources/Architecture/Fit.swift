import Configuration
import Outlining

/// The index of the candidate whose shape the code shows: viper-configurator where most modules'
/// views hold their configurator by a protocol, which only that preset has a place for; else the
/// first.
func bestFitting(_ candidates: [Settings], _ model: ArchitectureModel) -> Int {
  guard let configurator = candidates.firstIndex(where: { $0.preset == "viper-configurator" }),
    model.viewsHoldConfigurators
  else { return 0 }
  return configurator
}

/// What stands in place of a preset's name where none fits.
package let commonPreset = "common"

extension Settings {
  /// What holds in every preset, for code that none of them fits: presenters refer back to views
  /// weakly, entities know no view, and what is below the view knows no UI framework.
  func common() -> Settings {
    var common = self
    let origin = Origin(source: commonPreset, isPreset: true, line: 0)
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
  fileprivate var viewsHoldConfigurators: Bool {
    var modulesWithConfigurator: Set<ModuleID> = []
    for edge in edges where edge.kind == .stores {
      guard let from = edge.from, case .own(let to) = edge.to, types[from.index].role == .view,
        types[to.index].role == .builder, types[to.index].kind == .protocol,
        let module = types[from.index].module, types[to.index].module == module
      else { continue }
      modulesWithConfigurator.insert(module)
    }
    let modules = Set(types.filter { $0.role == .presenter }.compactMap(\.module))
    return !modules.isEmpty && modulesWithConfigurator.count * 2 > modules.count
  }
}
