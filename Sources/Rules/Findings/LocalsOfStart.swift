import Architecture
import Configuration
import Outlining

extension ArchitectureModel {
  /// By class: the delegate of the app or of a scene that makes it as a local, keeps it in no property and
  /// hands it to nobody, so that nothing but a circle keeps it alive once that function has ended. UIKit keeps
  /// screens.
  func leftByStart() -> [TypeID: TypeID] {
    var found: [TypeID: TypeID] = [:]
    for type in types where type.isCompositionRoot {
      let edges = outgoing[type.id.index].map { self.edges[$0] }
      let kept = Set(edges.lazy.filter { $0.kind == .stores }.compactMap(\.target))
      var handed: [Int: Set<NameID>] = [:]
      for edge in edges where edge.kind == .constructs && edge.variable != .none {
        guard let made = edge.target, found[made] == nil, self[made].kind == .class,
          !isScreen(made), kept.isDisjoint(with: ancestors(of: made))
        else { continue }
        let local = files[edge.file].outline.variables[Int(edge.variable.rawValue)]
        if handed[edge.file] == nil { handed[edge.file] = namesHanded(inFile: edge.file) }
        guard local.kind == .local, handed[edge.file]?.contains(local.name) == false else {
          continue
        }
        found[made] = type.id
      }
    }
    return found
  }

  /// The names that are arguments by themselves.
  private func namesHanded(inFile file: Int) -> Set<NameID> {
    files[file].outline.arguments.reduce(into: []) { names, argument in
      if argument.isWhole, case .name(let name) = argument.value { names.insert(name) }
    }
  }
}

extension CheckedArchitecture {
  /// What is to be done first where weakness frees a class that the app's start has made as a local; nothing
  /// for any other.
  func keepingFirst(_ type: TypeID) -> String {
    guard let start = facts.leftByStart[type] else { return "" }
    return
      "keep \(model[type].name) in a property of \(model[start].name), which makes it as a local, "
      + "then "
  }
}
