package import Architecture
import Configuration
import Diagnostics
import Outlining

// Who refers to a type and what it refers to, grouped for people.

/// The references between a type and one other, strongest first.
struct Neighbour {
  var type: TypeID
  var edges: [Edge]
}

/// How many neighbours of one role are listed, and how many in all.
private let limitOfRole = 3
private let limitOfAll = 14

extension ArchitectureModel {
  /// The types that name a type, or that it names; nested types without a role count for the type
  /// around them.
  func neighbours(of type: TypeID, incoming: Bool) -> [Neighbour] {
    let found = edges.compactMap { edge -> (other: TypeID, edge: Edge)? in
      guard let named = edge.from, case .own(let target) = edge.to else { return nil }
      let from = judgedType(for: named)
      let other = incoming ? from : target
      // Who inherits whom is told by itself.
      guard (incoming ? target : from) == type, other != type, edge.kind != .inherits else {
        return nil
      }
      return (other, edge)
    }
    return found.groups(by: \.other).map { group in
      Neighbour(type: group.key, edges: byStrength(group.elements.map(\.edge)))
    }
  }

  /// Strongest first; of equal ones in the order of the model.
  package func byStrength(_ edges: [Edge]) -> [Edge] {
    edges.enumerated().ordered {
      ($1.element.kind.strength, $0.offset) < ($0.element.kind.strength, $1.offset)
    }.map(\.element)
  }
}

/// `view: ArticlesViewController holds it (Articles/View/ArticlesViewController.swift:8)`, by role, in
/// the order of the table.
func neighbourLines(
  of type: TypeID, incoming: Bool, in architecture: ArchitectureModel
) -> [String] {
  let all = architecture.neighbours(of: type, incoming: incoming)
  var lines: [String] = []
  var shown = 0
  var hidden = 0
  for role in (architecture.settings.knownRoles + [.moduleInterface]).map(Optional.some) + [nil] {
    let group = all.filter { architecture[$0.type].role == role }
    guard !group.isEmpty else { continue }
    let head = escaped(role?.name ?? "no role") + ": "
    let room = max(0, min(limitOfRole, limitOfAll - shown))
    for neighbour in group.prefix(room) {
      lines.append(
        head
          + line(
            about: neighbour, of: architecture[type], incoming: incoming, in: architecture))
    }
    shown += min(room, group.count)
    let rest = group.count - room
    if rest > 0, room > 0 {
      lines.append(head + "and \(counted(rest, "type")) more")
    } else if rest > 0 {
      hidden += rest
    }
  }
  if hidden > 0 { lines.append("and \(counted(hidden, "type")) of other roles") }
  return lines
}

private func line(
  about neighbour: Neighbour, of type: TypeInfo, incoming: Bool,
  in architecture: ArchitectureModel
) -> String {
  let name = escaped(architecture[neighbour.type].name)
  guard let first = neighbour.edges.first else { return name }
  let place = architecture.place(of: first)
  // The type's own file stands above.
  let line = first.file == type.file ? "line \(place.line)" : escaped(place.text)
  let more = neighbour.edges.count - 1
  let rest = more > 0 ? " and \(counted(more, "more place", "more places"))" : ""
  let how = phrases(of: neighbour.edges, about: incoming ? "it" : name)
  return (incoming ? "\(name) \(how)" : how) + " (\(line)\(rest))"
}

/// `holds it weakly`, `holds weakly, takes and makes it`: each way once, strongest first.
private func phrases(of edges: [Edge], about object: String) -> String {
  var ways: [How] = []
  for edge in edges {
    let how = How(edge)
    if !ways.contains(where: { $0.verb == how.verb }) { ways.append(how) }
  }
  let shown = ways.prefix(3)
  guard shown.count > 1, let last = shown.last else {
    return shown.first?.phrase(about: object) ?? ""
  }
  let before = shown.dropLast().map(\.words).joined(separator: ", ")
  return "\(before) and \(last.words) \(object)"
}

/// How a reference is told: `holds it weakly`.
package struct How {
  package var verb: String
  /// `weakly`, `unowned`; empty for none.
  private var manner = ""

  package init(_ edge: Edge) {
    verb = edge.kind.verb
    guard edge.kind == .stores else { return }
    if edge.traits.contains(.computed) { verb = "looks up" }
    switch edge.ownership {
    case .weak: manner = "weakly"
    case .unowned, .unownedSafe, .unownedUnsafe: manner = "unowned"
    case .strong, .lazy: manner = edge.traits.contains(.inWeakWrapper) ? "weakly" : ""
    }
  }

  /// `holds weakly`
  package var words: String { verb + (manner.isEmpty ? "" : " " + manner) }

  package func phrase(about object: String) -> String {
    "\(verb) \(object)" + (manner.isEmpty ? "" : " " + manner)
  }
}
