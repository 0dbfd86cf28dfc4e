import Architecture
import Configuration
import Outlining

/// What views could read where they are written: the names of members in their files. One walk over the
/// references, of small code alone: in large one what it decides is a note anyway.
struct ViewReads: Sendable {
  /// By view model, and by a protocol of view models: the files of the views that name it.
  private var naming: [TypeID: Set<Int>] = [:]
  private var ofModules: [ModuleID: Set<Int>] = [:]
  /// By file of a view: every name that is asked of something there.
  private var names: [Int: Set<String>] = [:]

  init() {}

  init(_ model: ArchitectureModel) {
    var files: Set<Int> = []
    for type in model.types where type.role == .view {
      files.insert(type.file)
      if let module = type.module { ofModules[module, default: []].insert(type.file) }
    }
    for index in model.edges.indices {
      guard let named = model.edges[index].from else { continue }
      let from = model.types[model.judgedType(for: named).index]
      guard from.role == .view else { continue }
      let file = model.edges[index].file
      files.insert(file)
      if let module = from.module { ofModules[module, default: []].insert(file) }
      if let target = model.edges[index].target, model.types[target.index].role == .viewModel {
        naming[target, default: []].insert(file)
      }
    }
    for file in files {
      let outline = model.files[file].outline
      names[file] = Set(outline.components.map { outline[$0.name] })
    }
  }

  /// Whether a view that may be given a view model names one of its members, whoever has it by that name.
  /// A view model of no module may come to any view without being named there.
  func isRead(_ member: String, of keeper: TypeInfo, in model: ArchitectureModel) -> Bool {
    func isNamed(_ file: Int) -> Bool {
      guard let found = names[file] else { return false }
      return found.contains(member) || found.contains("$" + member)
    }
    guard let module = keeper.module else { return names.keys.contains(where: isNamed) }
    return (ofModules[module] ?? []).contains(where: isNamed)
      || model.ancestors(of: keeper.id).contains { (naming[$0] ?? []).contains(where: isNamed) }
  }
}
