package import Configuration

/// What stands in place of a preset's name where none fits.
package let commonPreset = "common"

extension Settings {
  /// The preset that judges; nil for a table of one's own, and where none fits.
  package var fittingPreset: String? { preset == commonPreset ? nil : preset }

  /// What holds in every preset, for code that none of them fits: presenters refer back to views
  /// weakly, entities know no view, and what is below the view knows no UI framework.
  func common() -> Settings {
    var common = self
    let origin = Origin(source: commonPreset, isPreset: true, line: 0)
    common.preset = commonPreset
    common.agreed = nil
    common.table = DependencyTable()
    common.frameworkTable = FrameworkTable(
      [Role.entity, .presenter, .service].map {
        FrameworkTable.Entry(from: $0, group: "ui", isAllowed: false, origin: origin)
      } + frameworkTable.entries.filter { !$0.origin.isPreset })
    common.table.set(
      .init(from: .presenter, to: .view, cell: Cell(.any, isWeak: true), origin: origin))
    common.table.set(.init(from: .entity, to: .view, cell: Cell(.never), origin: origin))
    for entry in table.entries where !entry.origin.isPreset { common.table.set(entry) }
    return common
  }
}

extension ModuleInfo {
  /// The preset that judges it; nil for a table of one's own, and where none fits.
  package var fittingPreset: String? { preset == commonPreset ? nil : preset }
}
