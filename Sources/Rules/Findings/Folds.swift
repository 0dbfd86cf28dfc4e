import Architecture
import Configuration
import Diagnostics
import Lexing

/// The repeats of one edge as one.
struct Fold<Item> {
  /// The strongest place, then the first.
  var first: Item
  var rest: [Item]
  /// Of the members with a place as strong the first by name, so that the finding keeps its key where
  /// declarations change places.
  var member: String

  var all: [Item] { [first] + rest }
}

func folded<Item>(
  _ items: [Item], in model: ArchitectureModel, key: (Item) -> FoldKey, edge: (Item) -> Edge
) -> [Fold<Item>] {
  items.groups(by: key).compactMap { group in
    let sorted = group.elements.enumerated().ordered { left, right in
      let one = edge(left.element)
      let other = edge(right.element)
      return (other.kind.strength, one.file, one.range.start, left.offset)
        < (one.kind.strength, other.file, other.range.start, right.offset)
    }.map(\.element)
    guard let first = sorted.first else { return nil }
    let strength = edge(first).kind.strength
    let members = sorted.map(edge).filter { $0.kind.strength == strength }.map(model.memberName)
    return Fold(first: first, rest: Array(sorted.dropFirst()), member: members.min() ?? "")
  }
}

struct FoldKey: Hashable {
  var from: TypeID
  var to: String
}

extension ArchitectureModel {
  /// The other places of a folded finding, each once.
  func places(_ edges: [Edge], without first: Edge) -> [(Diagnostic.Place, ReferenceKind)] {
    var seen: Set<Diagnostic.Place> = [place(of: first)]
    var found: [(Diagnostic.Place, ReferenceKind)] = []
    for edge in edges {
      let place = place(of: edge)
      if seen.insert(place).inserted { found.append((place, edge.kind)) }
    }
    return found.ordered {
      ($0.0.file, $0.0.line, $0.0.column) < ($1.0.file, $1.0.line, $1.0.column)
    }
  }
}
