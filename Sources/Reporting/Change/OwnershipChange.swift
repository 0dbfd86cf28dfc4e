import Architecture
import Configuration
package import Diagnostics
package import Outlining

/// A property that keeps alive now what it did not, or the other way round.
package struct OwnershipChange: Sendable {
  /// The qualified name of the type that has the property.
  package var type: String
  package var member: String
  /// What it holds.
  package var held: String
  package var before: Ownership
  package var now: Ownership
  package var place: Diagnostic.Place
}

/// The stored properties of both states that hold the same in another way, in the order of the model.
func ownershipChanges(
  from before: ArchitectureModel, to now: ArchitectureModel, isInScope: (String) -> Bool
) -> [OwnershipChange] {
  var old: [[String]: Ownership] = [:]
  for (key, edge) in heldProperties(before) where old[key] == nil { old[key] = edge.ownership }
  var seen: Set<[String]> = []
  return heldProperties(now).compactMap { key, edge in
    guard seen.insert(key).inserted, let ownership = old[key],
      ownership.isStrong != edge.ownership.isStrong, isInScope(now.files[edge.file].path)
    else { return nil }
    return OwnershipChange(
      type: key[0], member: key[1], held: key[2], before: ownership, now: edge.ownership,
      place: now.place(of: edge))
  }
}

/// The edges of stored properties with what they are told by: the type, the property and what it holds.
private func heldProperties(_ model: ArchitectureModel) -> [(key: [String], edge: Edge)] {
  model.edges.compactMap { edge in
    guard edge.kind == .stores, !edge.traits.contains(.computed), let from = edge.from,
      let to = edge.target, model[from].isChecked, model[to].isChecked
    else { return nil }
    return ([model[from].name, model.memberName(edge), model[to].name], edge)
  }
}
