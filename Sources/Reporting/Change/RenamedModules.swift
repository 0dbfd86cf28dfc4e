import Architecture

/// The modules that are called otherwise now and have kept most of their types, in the order of the
/// model. A module that was split or joined has no such successor.
///
/// - Complexity: O(types).
func renamedModules(
  from before: ArchitectureModel, to now: ArchitectureModel
) -> [ArchitectureChange.Modules.Renamed] {
  let (old, new) = (typesByModule(before, beside: now), typesByModule(now, beside: before))
  let gone = old.names.filter { new.types[$0] == nil }
  let arrived = Set(new.names.filter { old.types[$0] == nil })
  var moduleOfType: [String: String] = [:]
  for name in new.names where arrived.contains(name) {
    for type in new.types[name] ?? [] { moduleOfType[type] = name }
  }
  var taken: Set<String> = []
  return gone.compactMap { name in
    let types = old.types[name] ?? []
    var counts: [String: Int] = [:]
    for type in types {
      if let module = moduleOfType[type] { counts[module, default: 0] += 1 }
    }
    guard let best = counts.min(by: { ($1.value, $0.key) < ($0.value, $1.key) }),
      best.value * 2 > types.count, best.value * 2 > (new.types[best.key] ?? []).count,
      taken.insert(best.key).inserted
    else { return nil }
    return ArchitectureChange.Modules.Renamed(from: name, to: best.key)
  }
}

/// The names of each module's types, by the name that tells the module from the others.
private func typesByModule(
  _ model: ArchitectureModel, beside other: ArchitectureModel
) -> (names: [String], types: [String: [String]]) {
  let nodes = ReferenceGraph.moduleNodes(of: model, beside: other)
  var types: [String: [String]] = [:]
  for node in nodes { types[node.name] = [] }
  for type in model.types where type.isChecked {
    if let module = type.module { types[nodes[module.index].name]?.append(type.name) }
  }
  return (nodes.map(\.name), types)
}

extension ReferenceGraph {
  /// Calls modules as they are called now.
  mutating func rename(_ renamed: [ArchitectureChange.Modules.Renamed]) {
    let names = Dictionary(renamed.map { ($0.from, $0.to) }) { first, _ in first }
    for index in nodes.indices {
      guard let name = names[nodes[index].name] else { continue }
      nodes[index].name = name
    }
  }
}
