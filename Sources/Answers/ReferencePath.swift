package import Architecture
import Configuration
import Outlining
package import Reporting
import Rules

/// One end of a question about references: a type with what is nested in it, or all of a module.
package struct Side: Sendable {
  package var name: String
  package var isModule: Bool
  /// Sorted.
  var types: [TypeID]
  /// By type: whether it is one of ``types``.
  var contains: [Bool]

  package init(_ subject: Subject, in architecture: ArchitectureModel) {
    switch subject {
    case .type(let id):
      name = architecture[id].name
      isModule = false
      // What a nested type without a role names counts as named by the type around it.
      types = architecture.types.indices.map { TypeID($0) }.filter {
        $0 == id || architecture.judgedType(for: $0) == id
      }
    case .module(let id):
      name = architecture[id].name
      isModule = true
      types = architecture.types(in: id).map(\.id)
    }
    contains = Array(repeating: false, count: architecture.types.count)
    for type in types { contains[type.index] = true }
  }
}

/// One step of a path between types.
enum PathStep: Sendable {
  case reference(Edge)
  /// From a protocol to a type that conforms to it.
  case conformance(of: TypeID, to: TypeID)
}

extension ArchitectureModel {
  /// The references from one side to the other, in the order of the model; after the names the chains
  /// that a rule speaks of.
  func references(
    from: Side, to: Side, _ checked: CheckedArchitecture
  ) -> [NamedReference] {
    func isBetween(_ one: TypeID, _ other: TypeID) -> Bool {
      from.contains[one.index] && to.contains[other.index]
        && !(from.contains[other.index] && to.contains[one.index])
    }
    let names = edges.compactMap { edge -> NamedReference? in
      guard let one = edge.from, let other = edge.target, isBetween(one, other),
        let decision = checked.decide(edge)
      else { return nil }
      return NamedReference(from: one, to: other, edge: edge, decision: decision)
    }
    let chains = accesses.compactMap { access -> NamedReference? in
      guard isBetween(access.from, access.result) else { return nil }
      let decision = checked.decide(reference(by: access))
      if case .notAsked = decision.outcome { return nil }
      return NamedReference(
        from: access.from, to: access.result, edge: access.edge, decision: decision)
    }
    return names + chains
  }

  /// The fewest steps from one side to the other, by references and from protocols to who conforms to
  /// them; nil where there is no way. Of equally short ways the one whose types come first in the
  /// model is taken, and of references between two types the strongest, then the first.
  /// - Complexity: O(types + edges · log edges).
  func shortestPath(from: Side, to: Side) -> [PathStep]? {
    let outgoing = EdgeIndex(edges, types: types.count) { $0.from }
    var arrivedBy: [PathStep?] = Array(repeating: nil, count: types.count)
    var previous: [TypeID?] = Array(repeating: nil, count: types.count)
    var isSeen = from.contains
    var frontier = from.types
    while !frontier.isEmpty {
      var next: [TypeID] = []
      func arrive(at type: TypeID, from: TypeID, by step: PathStep) {
        guard !isSeen[type.index], types[type.index].isChecked else { return }
        isSeen[type.index] = true
        arrivedBy[type.index] = step
        previous[type.index] = from
        next.append(type)
      }
      for type in frontier {
        for edge in byStrength(outgoing[type.index].map { edges[$0] }) {
          guard let target = edge.target else { continue }
          arrive(at: target, from: type, by: .reference(edge))
        }
        guard types[type.index].kind == .protocol else { continue }
        for child in children[type.index] {
          arrive(at: child, from: type, by: .conformance(of: child, to: type))
        }
      }
      if let end = next.filter({ to.contains[$0.index] }).min() {
        var steps: [PathStep] = []
        var current = end
        while let step = arrivedBy[current.index], let before = previous[current.index] {
          steps.append(step)
          current = before
        }
        return steps.reversed()
      }
      frontier = next.sorted()
    }
    return nil
  }
}
