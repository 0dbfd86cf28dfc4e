import Configuration
import Outlining

extension ArchitectureModel {
  /// The protocols behind which a class may stand that keeps the real one weakly and hands on what it is told:
  /// `extension WeakProxy: FeedViewInput where Object: FeedViewInput`. Somebody makes it, it keeps nothing
  /// else, and nobody inherits it. Who holds one of these protocols may hold that class.
  ///
  /// - Complexity: O(types + references).
  package func protocolsOfWeakProxies() -> Set<TypeID> {
    var passedTo: [TypeID: Set<TypeID>] = [:]
    for edge in edges where edge.kind == .stores && !edge.ownership.isStrong {
      guard let from = edge.from, let to = edge.target, from != to, mayBeProxy(from) else {
        continue
      }
      passedTo[from, default: []].formUnion(ancestors(of: to))
    }
    for type in table.weakHolders where mayBeProxy(type) {
      passedTo[type] = Set(ancestors(of: type))
    }
    var found: Set<TypeID> = []
    for edge in edges where edge.kind == .constructs {
      // Once it is made, it is made.
      guard let proxy = edge.target, let known = passedTo.removeValue(forKey: proxy) else {
        continue
      }
      found.formUnion(
        known.intersection(ancestors(of: proxy)).filter { types[$0.index].kind == .protocol })
    }
    return found
  }

  private func mayBeProxy(_ type: TypeID) -> Bool {
    types[type.index].kind == .class && table.children[type.index].isEmpty && keepsOneThing(type)
  }

  private func keepsOneThing(_ type: TypeID) -> Bool {
    let stored = table.places[type.index].reduce(0) { count, place in
      let outline = files[place.file].outline
      return count
        + outline.variables[outline.variableRows(in: place.declaration)].count {
          $0.kind == .member && $0.owner == place.declaration && !$0.isStatic
            && $0.storage != .computed
        }
    }
    return stored == 1
  }
}
