import Architecture
import Configuration
import Outlining

/// Where views are written, by what they could read there. One walk over the references.
struct ViewReads: Sendable {
  /// By view model, and by a protocol of view models: the files of the views that name it.
  private var naming: [TypeID: Set<Int>] = [:]
  private var ofModules: [ModuleID: Set<Int>] = [:]
  private var all: Set<Int> = []

  init(_ model: ArchitectureModel) {
    for type in model.types where type.role == .view {
      all.insert(type.file)
      if let module = type.module { ofModules[module, default: []].insert(type.file) }
    }
    for index in model.edges.indices {
      guard let named = model.edges[index].from else { continue }
      let from = model.types[model.judgedType(for: named).index]
      guard from.role == .view else { continue }
      let file = model.edges[index].file
      all.insert(file)
      if let module = from.module { ofModules[module, default: []].insert(file) }
      if let target = model.edges[index].target, model.types[target.index].role == .viewModel {
        naming[target, default: []].insert(file)
      }
    }
  }

  /// Whether a view that may be given a view model names one of its members, whoever has it by that name.
  /// A view model of no module may come to any view without being named there.
  func isRead(_ member: String, of keeper: TypeInfo, in model: ArchitectureModel) -> Bool {
    let names: Set = [member, "$" + member]
    var files = keeper.module.map { ofModules[$0] ?? [] } ?? all
    for known in model.ancestors(of: keeper.id) { files.formUnion(naming[known] ?? []) }
    return files.contains { file in
      let outline = model.files[file].outline
      return outline.components.contains { names.contains(outline[$0.name]) }
    }
  }
}
