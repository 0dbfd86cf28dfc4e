/// `layers:` and `rings:`, which expand to plain cells.
extension ConfigurationReader {
  /// The cells of whichever shorthand a file or an override states.
  mutating func readShorthand(_ entries: [YAMLEntry], into cells: inout StatedCells) {
    let layers = entries.first { $0.key == "layers" }
    let rings = entries.first { $0.key == "rings" }
    if layers != nil, let rings {
      report(
        rings.position,
        "'rings' beside 'layers': write the one that the architecture is, and what differs under "
          + "'dependencies'")
      return
    }
    if let layers { expandLayers(steps(layers), into: &cells) }
    if let rings { expandRings(steps(rings), into: &cells) }
  }

  /// A layer or a ring: roles that stand side by side, and the line that says so.
  private struct Step {
    var roles: [Role]
    var origin: Origin
  }

  private mutating func steps(_ entry: YAMLEntry) -> [Step] {
    let isLayers = entry.key == "layers"
    let write = isLayers ? "'layers: [handler, use_case, storage]'" : "'rings: [[domain], [web]]'"
    let nodes = list(entry.value, "'\(entry.key)'", write: write)
    if case .sequence = entry.value.content, nodes.count < 2 {
      let what = isLayers ? "layer" : "ring"
      report(
        entry.value, "one \(what) alone orders nothing: write \(write), or leave '\(entry.key)' out"
      )
      return []
    }
    var lines: [Role: Int] = [:]
    return nodes.map { node in
      let items = listOrOne(
        node, isLayers ? "a layer" : "a ring", write: "a role or '[role, role]'")
      if case .sequence(let items) = node.content, items.isEmpty {
        report(node, "an empty \(isLayers ? "layer" : "ring"): name its roles, or leave it out")
      }
      let roles = items.compactMap { item -> Role? in
        guard let name = text(item, "a role", write: "its name"),
          let role = role(name, at: item.position)
        else { return nil }
        if let line = lines[role] {
          report(item, "'\(name)' stands on line \(line) already: a role has one place")
          return nil
        }
        lines[role] = item.position.line
        return role
      }
      return Step(roles: roles, origin: origin(node.position))
    }
  }

  /// Top to bottom: each role may know itself, those beside it and those below, and none above.
  private func expandLayers(_ layers: [Step], into cells: inout StatedCells) {
    expand(layers, into: &cells) { from, to in Cell(to < from ? .never : .any) }
  }

  /// Inside out: a ring never knows an outer one and reaches inwards through protocols only. The
  /// innermost ring is open to all: it holds the plain values that the others speak of, and a value
  /// has no protocol to be known by.
  private func expandRings(_ rings: [Step], into cells: inout StatedCells) {
    expand(rings, into: &cells) { from, to in
      if to > from { return Cell(.never) }
      return Cell(to == from || to == 0 ? .any : .protocol)
    }
  }

  private func expand(
    _ steps: [Step], into cells: inout StatedCells, cell: (_ from: Int, _ to: Int) -> Cell
  ) {
    for (index, step) in steps.enumerated() {
      for from in step.roles {
        cells.named.append(from)
        for (other, column) in steps.enumerated() {
          for to in column.roles {
            cells.roles.append(
              DependencyTable.Entry(
                from: from, to: to, cell: cell(index, other), origin: step.origin))
          }
        }
      }
    }
  }
}
