import Configuration
import Outlining

/// The references that a class keeps strongly to who hands itself over to it, by index of edge.
package struct HandedBack: Sendable {
  /// `picker.owner = self` in a class that keeps the picker and is what `owner` can be: by which reference.
  package var ways: [Int: Int] = [:]
  /// `Picker(owner: self)`: who makes it so.
  package var makers: [Int: TypeID] = [:]
  fileprivate var changed: [TypeID: Set<Int32>] = [:]
}

extension ArchitectureModel {
  /// Who hands itself over to what it keeps or makes. What its keeper assigns more than once it lets go of, as
  /// coordinators do with a child that is done.
  ///
  /// - Complexity: O(stored references + assigned chains + arguments).
  package func referencesHandedBack() -> HandedBack {
    var kept = KeptByName(selfName: table.names.number(of: "self") ?? -1)
    for (index, edge) in edges.enumerated() {
      guard edge.kind == .stores, edge.isHeldStrongly, edge.variable != .none,
        let from = edge.from, edge.target != nil, types[from.index].kind.isReferenceType,
        !edge.traits.contains(.inCollection)
      else { continue }
      let variable = files[edge.file].outline.variables[Int(edge.variable.rawValue)]
      let name = table.simpleName(file: edge.file, variable.name)
      if !variable.isLet { kept.named[name, default: []].append(index) }
      kept.ofType[from, default: [:]][name, default: []].append(index)
      kept.names.insert(name)
    }
    kept.changed = changedProperties(of: kept)
    var found = HandedBack(changed: kept.changed)
    var values = ChainResolver(table)
    for file in files.indices where files[file].kind == .source {
      let outline = files[file].outline
      for row in outline.chains.indices
      where outline.chains[row].isAssigned && outline.chains[row].components.count == 2 {
        for (back, way) in handedBack(by: row, file, kept, &values) where found.ways[back] == nil {
          found.ways[back] = way
        }
      }
      for argument in outline.arguments where argument.type != .none && argument.isWhole {
        for (back, maker) in handedIn(by: argument, file, kept, &values) {
          found.makers[back] = found.makers[back] ?? maker
        }
      }
    }
    return found
  }

  /// Whether the class that keeps something assigns the property at several places.
  package func isChanged(_ edge: Edge, in found: HandedBack) -> Bool {
    guard edge.variable != .none, let from = edge.from, let names = found.changed[from] else {
      return false
    }
    let variable = files[edge.file].outline.variables[Int(edge.variable.rawValue)]
    return names.contains(table.simpleName(file: edge.file, variable.name))
  }

  /// What keeps the class around `Picker(owner: self)`, which makes it.
  private func handedIn(
    by argument: CallArgument, _ file: Int, _ kept: KeptByName, _ values: inout ChainResolver
  ) -> [(back: Int, maker: TypeID)] {
    guard argument.label != .none, case .name(let name) = argument.value,
      table.simpleName(file: file, name) == kept.selfName
    else { return [] }
    let reference = table.reference(file, argument.type)
    let label = table.simpleName(file: file, argument.label)
    guard kept.names.contains(label),
      let maker = table.enclosingType(file: file, reference.owner),
      types[maker.index].kind.isReferenceType
    else { return [] }
    let lineage = ancestors(of: maker)
    return values.value(of: reference, file: file).types.compactMap(onlyType)
      .filter { $0 != maker }
      .flatMap { child in
        ancestors(of: child).flatMap { kept.ofType[$0]?[label] ?? [] }
          .filter { edges[$0].target.map(lineage.contains) ?? false }
          .map { ($0, maker) }
      }
  }

  /// What the class around `picker.owner = …` thereby hands back, by the edge by which it keeps the picker.
  private func handedBack(
    by row: Int, _ file: Int, _ kept: KeptByName, _ values: inout ChainResolver
  ) -> [(back: Int, way: Int)] {
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
    var once: [TypeID: Set<Int32>] = [:]
    var found: [TypeID: Set<Int32>] = [:]
    for file in files.indices where files[file].kind == .source {
      let outline = files[file].outline
      for chain in outline.chains where chain.isAssigned && chain.components.count == 1 {
        let component = outline.components[chain.components.lowerBound]
        let name = table.simpleName(file: file, component.name)
        guard kept.names.contains(name),
          let type = table.enclosingType(file: file, chain.owner)
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
  let selfName: Int32
  /// What can be assigned.
  var named: [Int32: [Int]] = [:]
  var ofType: [TypeID: [Int32: [Int]]] = [:]
  /// The names of all of it.
  var names: Set<Int32> = []
  /// What types assign at several places.
  var changed: [TypeID: Set<Int32>] = [:]
}
