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
      guard let from = edge.from, let to = edge.target, from != to else { continue }
      passedTo[from, default: []].formUnion(ancestors(of: to) + [to])
    }
    for type in table.weakHolders { passedTo[type] = Set(ancestors(of: type)) }
    var made: Set<TypeID> = []
    for edge in edges where edge.kind == .constructs {
      if let target = edge.target, passedTo[target] != nil { made.insert(target) }
    }
    return made.reduce(into: []) { found, proxy in
      guard types[proxy.index].kind == .class, table.children[proxy.index].isEmpty,
        keepsOneThing(proxy)
      else { return }
      let shared = passedTo[proxy]?.intersection(ancestors(of: proxy)) ?? []
      found.formUnion(shared.filter { types[$0.index].kind == .protocol })
    }
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
