import Configuration
import Outlining

extension ArchitectureModel {
  /// The references that a class keeps strongly to who keeps it and hands itself over: `picker.owner = self` in
  /// a class that keeps the picker and is what `owner` can be. By index of edge: the one by which it is kept.
  /// What its keeper assigns more than once it lets go of, as coordinators do with a child that is done.
  ///
  /// - Complexity: O(stored references + assigned chains).
  package func referencesHandedBack() -> [Int: Int] {
    var kept = KeptByName()
    for (index, edge) in edges.enumerated() {
      guard edge.kind == .stores, edge.isHeldStrongly, edge.variable != .none,
        let from = edge.from, edge.target != nil, types[from.index].kind.isReferenceType,
        !edge.traits.contains(.inCollection)
      else { continue }
      let variable = files[edge.file].outline.variables[Int(edge.variable.rawValue)]
      let name = roles.table.simpleName(file: edge.file, variable.name)
      if !variable.isLet { kept.named[name, default: []].append(index) }
      kept.ofType[from, default: [:]][name, default: []].append(index)
    }
    kept.changed = changedProperties(of: kept)
    var found: [Int: Int] = [:]
    var values = ChainResolver(roles.table)
    for file in files.indices where files[file].kind == .source {
      let outline = files[file].outline
      for row in outline.chains.indices
      where outline.chains[row].isAssigned && outline.chains[row].components.count == 2 {
        for (back, way) in handedBack(by: row, file, kept, &values) where found[back] == nil {
          found[back] = way
        }
      }
    }
    return found
  }

  /// What the class around `picker.owner = …` thereby hands back, by the edge by which it keeps the picker.
  private func handedBack(
    by row: Int, _ file: Int, _ kept: KeptByName, _ values: inout ChainResolver
  ) -> [(back: Int, way: Int)] {
    let table = roles.table
    let outline = files[file].outline
    let chain = outline.chains[row]
    let first = chain.components.lowerBound
    let last = first + 1
    guard let candidates = kept.named[table.simpleName(file: file, outline.components[last].name)],
      let keeper = table.enclosingType(file: file, chain.owner)
    else { return [] }
    let lineage = ancestors(of: keeper)
    let name = table.simpleName(file: file, outline.components[first].name)
    let ways = lineage.flatMap { kept.ofType[$0]?[name] ?? [] }
    guard !ways.isEmpty, !lineage.contains(where: { kept.changed[$0]?.contains(name) ?? false })
    else { return [] }
    return values.value(of: chain, before: last, file: file).types
      .compactMap(onlyType).filter { $0 != keeper }
      .flatMap { child -> [(back: Int, way: Int)] in
        let ofChild = ancestors(of: child)
        guard let way = ways.first(where: { canHold($0, child, ofChild) }) else { return [] }
        return candidates.filter { index in
          guard let from = edges[index].from, let held = edges[index].target else { return false }
          return ofChild.contains(from) && lineage.contains(held)
        }.map { ($0, way) }
      }
  }

  /// By type: the names of what classes keep that it assigns at several places.
  private func changedProperties(of kept: KeptByName) -> [TypeID: Set<Int32>] {
    let asked = Set(kept.ofType.values.lazy.flatMap(\.keys))
    var once: [TypeID: Set<Int32>] = [:]
    var found: [TypeID: Set<Int32>] = [:]
    for file in files.indices where files[file].kind == .source {
      let outline = files[file].outline
      for chain in outline.chains where chain.isAssigned && chain.components.count == 1 {
        let component = outline.components[chain.components.lowerBound]
        let name = roles.table.simpleName(file: file, component.name)
        guard asked.contains(name), let type = roles.table.enclosingType(file: file, chain.owner)
        else { continue }
        if !once[type, default: []].insert(name).inserted { found[type, default: []].insert(name) }
      }
    }
    return found
  }

  /// Whether what a stored reference is of can be a type: one that it inherits, or one that inherits it.
  private func canHold(_ index: Int, _ type: TypeID, _ lineage: [TypeID]) -> Bool {
    guard let held = edges[index].target else { return false }
    return lineage.contains(held) || ancestors(of: held).contains(type)
  }
}

/// What classes keep strongly, as indices of edges, by the names of the properties.
private struct KeptByName {
  /// What can be assigned.
  var named: [Int32: [Int]] = [:]
  var ofType: [TypeID: [Int32: [Int]]] = [:]
  /// What types assign at several places.
  var changed: [TypeID: Set<Int32>] = [:]
}
