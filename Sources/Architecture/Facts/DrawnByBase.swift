import Configuration
import Outlining

extension SymbolTable {
  /// Per type: whether it is a class that draws itself as its base of the repo has it: a member that
  /// returns a SwiftUI view overrides the base's. The base is one, too.
  func classesThatDraw(_ edges: EdgeTable) -> [Bool] {
    var drawing: [TypeID: Set<String>] = [:]
    for edge in edges.edges where edge.kind == .result && !edge.traits.contains(.isStatic) {
      guard let from = edge.from, types[from.index].kind.isClass, isSomeView(edge) else { continue }
      drawing[from, default: []].insert(text(edge.file, edge.member))
    }
    var found = Array(repeating: false, count: types.count)
    for (type, members) in drawing {
      for base in ancestors(of: type).dropFirst() where types[base.index].kind.isClass {
        guard let basic = drawing[base], !basic.isDisjoint(with: members) else { continue }
        found[type.index] = true
        found[base.index] = true
      }
    }
    return found
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
