import Configuration
import Outlining

extension SymbolTable {
  /// Per type: whether it is a class that draws itself: a base of the repo has a member that returns a
  /// SwiftUI view, and its subclasses override that. The base is one, too.
  func classesThatDraw(_ edges: EdgeTable) -> [Bool] {
    var drawing: [TypeID: Set<String>] = [:]
    for edge in edges.edges where edge.kind == .result && !edge.traits.contains(.isStatic) {
      guard let from = edge.from, types[from.index].kind.isClass, isSomeView(edge) else { continue }
      drawing[from, default: []].insert(text(edge.file, edge.member))
    }
    var bases: Set<TypeID> = []
    for (type, members) in drawing {
      for base in ancestors(of: type).dropFirst() where types[base.index].kind.isClass {
        guard let basic = drawing[base], !basic.isDisjoint(with: members) else { continue }
        bases.insert(base)
      }
    }
    guard !bases.isEmpty else { return Array(repeating: false, count: types.count) }
    return types.map {
      $0.kind.isClass && ancestors(of: $0.id).contains(where: bases.contains)
    }
  }

  private func isSomeView(_ edge: Edge) -> Bool {
    switch edge.to {
    case .external(let name):
      let name = text(edge.file, name)
      return isSwiftUIView(name) || name == "AnyView" || name == "SwiftUI.AnyView"
    case .own(let type):
      return types[type.index].isValue
        && types[type.index].externalBases.contains(where: isSwiftUIView)
    }
  }
}
