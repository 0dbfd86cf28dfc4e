/// A type that plays another part now.
package struct RoleChange: Sendable {
  /// Qualified.
  package var type: String
  /// nil for none.
  package var before: String?
  package var now: String?
  /// Where it is declared.
  package var file: String
  package var line: Int
}

/// The types of both states whose role differs, in the order of the model. That a type outside of modules
/// has a role at all, or has none any more, is a matter of what is understood: see ``strayRoles``.
func roleChanges(from before: ReferenceGraph, to now: ReferenceGraph) -> [RoleChange] {
  let old = Dictionary(before.nodes.map { ($0.name, $0.role) }) { first, _ in first }
  return now.nodes.compactMap { node in
    guard let role = old[node.name], role != node.role,
      node.module != nil || role != nil && node.role != nil
    else { return nil }
    return RoleChange(
      type: node.name, before: role, now: node.role, file: node.path, line: node.line)
  }
}

/// The types outside of modules of both states that had a role and have none now, so that less is judged.
func strayRoles(from before: ReferenceGraph, to now: ReferenceGraph) -> [String] {
  let old = Dictionary(before.nodes.map { ($0.name, $0.role) }) { first, _ in first }
  return now.nodes.compactMap { node in
    guard node.module == nil, node.role == nil, let role = old[node.name], role != nil else {
      return nil
    }
    return node.name
  }
}
