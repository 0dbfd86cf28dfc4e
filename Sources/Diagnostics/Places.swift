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

  package func end(_ type: TypeInfo, role: Role? = nil) -> Diagnostic.End {
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

  package func confidence(_ types: TypeInfo...) -> Diagnostic.Confidence {
    types.allSatisfy { $0.certainty == .certain } ? .certain : .deduced
  }

  /// `the viper table`, or the configuration that states the cell.
  package func tableName(_ entry: DependencyTable.Entry?) -> String {
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
  package var caption: String {
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
