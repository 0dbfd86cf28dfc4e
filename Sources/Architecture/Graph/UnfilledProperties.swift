import Configuration
import Outlining

extension ArchitectureModel {
  /// The references stored strongly by classes to which nothing is ever assigned, where the code shows how
  /// others of the type's properties are filled: they hold nothing. As indices of edges.
  package func unfilledReferences() -> Set<Int> {
    var candidates: [Int32: [Int]] = [:]
    var filled: Set<TypeID> = []
    let assigned = assignments()
    for (index, edge) in edges.enumerated() {
      guard edge.kind == .stores, edge.variable != .none, let from = edge.from,
        types[from.index].kind == .class
      else { continue }
      let variable = files[edge.file].outline.variables[Int(edge.variable.rawValue)]
      guard variable.kind == .member, variable.storage != .computed, !variable.isLet,
        !variable.isStatic, !variable.hasInitialValue, variable.attributes.isEmpty
      else { continue }
      let name = table.simpleName(file: edge.file, variable.name)
      let found = assigned[name]
      if found?.isFromOutside ?? false { filled.insert(from) }
      if variable.ownership.isStrong { candidates[name, default: []].append(index) }
    }
    var values = ChainResolver(table)
    var unfilled: Set<Int> = []
    // In any order, as each gives what belongs to its own name alone.
    for (name, indices) in candidates {
      var open = indices.filter { edges[$0].from.map(filled.contains) ?? false }
      for place in assigned[name]?.places ?? [] where !open.isEmpty {
        let receivers = receivers(of: place, &values)
        open.removeAll { index in
          receivers.isEmpty || receivers.contains { isKin($0, of: edges[index].from) }
        }
      }
      unfilled.formUnion(open)
    }
    return unfilled
  }

  /// The last names of all that is assigned to, whoever it belongs to.
  package func assignedNames() -> Set<String> {
    Set(assignments().keys.map { table.names[$0] })
  }

  /// Those of them that are assigned to by way of another name: `screen.trip = trip`.
  package func namesAssignedFromOutside() -> Set<String> {
    Set(assignments().lazy.filter(\.value.isFromOutside).map { self.table.names[$0.key] })
  }

  private struct Assignments {
    var places: [(file: Int, chain: Int)] = []
    /// Whether one of them is written by way of another name.
    var isFromOutside = false
  }

  /// By the last name of all that is assigned to: where.
  private func assignments() -> [Int32: Assignments] {
    var found: [Int32: Assignments] = [:]
    for file in files.indices where files[file].kind == .source {
      let outline = files[file].outline
      for row in outline.chains.indices where outline.chains[row].isAssigned {
        let chain = outline.chains[row]
        guard let last = chain.components.last else { continue }
        let name = table.simpleName(file: file, outline.components[last].name)
        found[name, default: Assignments()].places.append((file, row))
        if chain.components.count > 1 { found[name]?.isFromOutside = true }
      }
    }
    return found
  }

  /// Of what types a property may be that is assigned to; empty where nobody knows.
  private func receivers(
    of place: (file: Int, chain: Int), _ values: inout ChainResolver
  ) -> [TypeID] {
    let chain = files[place.file].outline.chains[place.chain]
    guard let last = chain.components.last else { return [] }
    return values.value(of: chain, before: last, file: place.file).types
  }

  private func isKin(_ type: TypeID, of other: TypeID?) -> Bool {
    guard let other else { return true }
    return ancestors(of: type).contains(other) || ancestors(of: other).contains(type)
  }
}
