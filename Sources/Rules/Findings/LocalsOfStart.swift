import Architecture
import Configuration
import Outlining

extension ArchitectureModel {
  /// By class: the delegate of the app or of a scene that makes it and keeps it in no property, so that
  /// nothing but a circle keeps it alive once that function has ended. UIKit keeps screens.
  func leftByStart() -> [TypeID: TypeID] {
    var found: [TypeID: TypeID] = [:]
    for type in types where type.isCompositionRoot {
      let edges = outgoing[type.id.index].map { self.edges[$0] }
      let kept = Set(edges.lazy.filter { $0.kind == .stores }.compactMap(\.target))
      for made in edges where made.kind == .constructs {
        guard let made = made.target, found[made] == nil, self[made].kind == .class,
          !isScreen(made), kept.isDisjoint(with: ancestors(of: made))
        else { continue }
        found[made] = type.id
      }
    }
    return found
  }

  /// What is to be done first where weakness frees a class that the app's start has made as a local.
  func keepingFirst(_ type: TypeID, _ leftByStart: [TypeID: TypeID]) -> String {
    guard let start = leftByStart[type] else { return "" }
    return
      "keep \(self[type].name) in a property of \(self[start].name), which makes it as a local, "
      + "then "
  }
}
