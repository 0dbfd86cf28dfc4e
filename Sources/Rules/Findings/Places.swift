package import Architecture
package import Configuration
package import Lexing
import Outlining

// How edges and types become the places and ends of a finding.
extension ArchitectureModel {
  package func place(_ file: Int, _ range: TextRange) -> Diagnostic.Place {
    let lines = files[file].outline.lines
    let start = lines.position(of: range.start)
    let end = lines.position(of: range.end)
    return Diagnostic.Place(
      file: files[file].path, line: start.line, column: start.column, endLine: end.line,
      endColumn: end.column, offset: Int(range.start), length: Int(range.length))
  }

  /// Where a reference stands.
  package func place(of edge: Edge) -> Diagnostic.Place { place(edge.file, edge.range) }

  /// Where a type is declared: the place of its name.
  package func place(of type: TypeInfo) -> Diagnostic.Place { place(type.file, type.nameRange) }

  func end(_ type: TypeInfo, role: Role? = nil) -> Diagnostic.End {
    let place = place(of: type)
    var end = Diagnostic.End(
      name: type.name, kind: type.kind.keyword, role: (role ?? type.role)?.name,
      module: type.module.map { self[$0].name }, file: place.file, line: place.line,
      column: place.column, evidence: leadingEvidence(of: type))
    end.type = type.id
    end.leadingEvidence = type.evidence.first?.id.description
    end.isSeenInDeclaration = type.evidence.first?.isSeenInDeclaration ?? false
    return end
  }

  func confidence(_ types: TypeInfo...) -> Diagnostic.Confidence {
    types.allSatisfy { $0.certainty == .certain } ? .certain : .deduced
  }

  /// `the viper table`, or the configuration that states the cell.
  func tableName(_ entry: DependencyTable.Entry?) -> String {
    if entry?.origin.source == commonPreset { return "every preset" }
    guard let entry else { return settings.preset.map { "the \($0) table" } ?? "the table" }
    if entry.origin.isPreset { return "the \(entry.origin.source) table" }
    return "\(entry.origin.source):\(entry.origin.line)"
  }
}

/// `view model`, as people write it.
package func words(_ role: Role) -> String { role.name.replacing("_", with: " ") }

/// `presenters`, `entities`.
package func plural(_ role: Role) -> String { role == .entity ? "entities" : words(role) + "s" }

/// `a presenter`, `an entity`.
package func withArticle(_ role: Role) -> String {
  let word = words(role)
  let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
  return (word.first.map { vowels.contains($0) } ?? false ? "an " : "a ") + word
}

extension ReferenceKind {
  /// `ArticlesPresenter holds ArticlesWireframe`.
  package var verb: String {
    switch self {
    case .inherits: "inherits"
    case .stores: "holds"
    case .parameter: "takes"
    case .result: "returns"
    case .enumPayload: "carries"
    case .constraint: "is constrained to"
    case .cast: "casts to"
    case .constructs: "makes"
    case .staticMember: "calls"
    case .genericArgument, .local: "names"
    }
  }

  /// The caption under the excerpt.
  var caption: String {
    switch self {
    case .inherits: "inherited"
    case .stores: "stored"
    case .parameter: "parameter"
    case .result: "result"
    case .enumPayload: "payload"
    case .constraint: "constraint"
    case .cast: "cast"
    case .constructs: "made"
    case .staticMember: "static member"
    case .genericArgument: "generic argument"
    case .local: "named"
    }
  }
}

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
    let sorted = group.elements.enumerated().sorted { left, right in
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
    return found.sorted {
      ($0.0.file, $0.0.line, $0.0.column) < ($1.0.file, $1.0.line, $1.0.column)
    }
  }
}

extension Diagnostic {
  /// Adds further places, each once. It is then told as loudly as the loudest of them.
  mutating func add(_ further: [FurtherPlace]) {
    guard !further.isEmpty else { return }
    if further.contains(where: \.isError) { severity = .error }
    var seen = Set(places.map(\.0) + [place])
    for other in further where seen.insert(other.place).inserted {
      places.append((other.place, other.kind))
    }
    places.sort { ($0.0.file, $0.0.line, $0.0.column) < ($1.0.file, $1.0.line, $1.0.column) }
  }
}
