import Configuration

/// All that the types of one module name of another's.
package struct ModuleReference: Sendable, Equatable {
  package var from: ModuleID
  package var to: ModuleID
  /// Indices into ``ArchitectureModel/edges``, in order; never empty.
  package var edges: [Int]
}

/// Modules that all lead to each other by what they know.
package struct ModuleKnot: Sendable {
  /// Sorted.
  package var members: [ModuleID]
  /// How many references its modules have among themselves.
  package var references: Int
  /// The shortest circle: each leads from where the one before it arrives.
  package var circle: [ModuleReference]
  /// What to take away so that no circle is left, as few references as may be.
  package var cut: [ModuleReference]
  /// Whether no fewer would do; else that is not known.
  package var isCheapest: Bool
}

extension ArchitectureModel {
  /// What modules know of each other, sorted. Only what takes part counts, and a nested type without a
  /// role counts for the type around it.
  ///
  /// - Parameter isWanted: whether an edge counts, between the types that it is judged by.
  /// - Complexity: O(edges + references · log references).
  package func moduleReferences(
    where isWanted: (_ edge: Edge, _ from: TypeInfo, _ to: TypeInfo) -> Bool = { _, _, _ in true }
  ) -> [ModuleReference] {
    var found: [Int: [Int]] = [:]
    for index in edges.indices {
      // What a subclass gives its generic base is no reference of the base's.
      guard edges[index].through == nil, let named = edges[index].from,
        let target = edges[index].target
      else { continue }
      let (from, to) = (judgedType(for: named), judgedType(for: target))
      guard let one = types[from.index].module, let other = types[to.index].module, one != other,
        types[from.index].isChecked, types[to.index].isChecked,
        isWanted(edges[index], types[from.index], types[to.index])
      else { continue }
      found[one.index * modules.count + other.index, default: []].append(index)
    }
    return found.ordered { $0.key < $1.key }.map { key, edges in
      ModuleReference(
        from: ModuleID(key / modules.count), to: ModuleID(key % modules.count), edges: edges)
    }
  }

  /// The knots that some references tie, by their first module.
  package func knots(tiedBy references: [ModuleReference]) -> [ModuleKnot] {
    var successors = modules.map { _ in [Int]() }
    for reference in references { successors[reference.from.index].append(reference.to.index) }
    let knots = Architecture.knots(successors)
    var knotOfModule: [Int?] = Array(repeating: nil, count: modules.count)
    for (index, members) in knots.enumerated() {
      for member in members { knotOfModule[member] = index }
    }
    var inside: [[ModuleReference]] = knots.map { _ in [] }
    for reference in references {
      guard let knot = knotOfModule[reference.from.index],
        knot == knotOfModule[reference.to.index]
      else { continue }
      inside[knot].append(reference)
    }
    return zip(knots, inside).map { knot(of: $0, tiedBy: $1) }
  }

  private func knot(of members: [Int], tiedBy inside: [ModuleReference]) -> ModuleKnot {
    let number = Dictionary(members.enumerated().map { ($1, $0) }) { first, _ in first }
    func key(_ from: Int, _ to: Int) -> Int { from * modules.count + to }
    var byEnds: [Int: ModuleReference] = [:]
    var successors = members.map { _ in [Int]() }
    for reference in inside {
      byEnds[key(reference.from.index, reference.to.index)] = reference
      guard let from = number[reference.from.index], let to = number[reference.to.index] else {
        continue
      }
      successors[from].append(to)
    }
    let circle = shortestCircle(successors, among: Array(members.indices)) ?? []
    let steps = circle.indices.compactMap { index in
      byEnds[key(members[circle[index]], members[circle[(index + 1) % circle.count]])]
    }
    let arrows = inside.map { reference -> WeightedArrow in
      let back = byEnds[key(reference.to.index, reference.from.index)]?.edges.count ?? 0
      // Of equally many the ones against the majority go.
      let isMajority = reference.edges.count > back
      return WeightedArrow(
        from: number[reference.from.index] ?? 0, to: number[reference.to.index] ?? 0,
        cost: reference.edges.count * costOfReference + (isMajority ? 1 : 0))
    }
    let cut = cheapestCut(arrows, nodes: members.count)
    return ModuleKnot(
      members: members.map { ModuleID($0) },
      references: inside.reduce(0) { $0 + $1.edges.count }, circle: steps,
      cut: cut.arrows.map { inside[$0] }, isCheapest: cut.isCheapest)
  }
}

/// One reference weighs more than all that breaks ties.
private let costOfReference = 1_000
