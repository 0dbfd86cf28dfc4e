import Architecture
import Configuration
import Outlining
import TestSupport
import Testing
import ViperLintKit

/// The architecture of a few files in one text (`//- path` begins one), under the viper preset.
func architecture(of text: String, preset: String = "viper") throws -> ArchitectureModel {
  try analysis(of: Fixture(name: "test", text: text), preset: preset).get().architecture
}

extension ArchitectureModel {
  func type(_ name: String, in path: String? = nil) throws -> TypeInfo {
    try #require(
      types.first { $0.name == name && (path == nil || files[$0.file].path == path) },
      "no type \(name)")
  }

  /// The paths of the files that declare what a type refers to under a kind, each once, sorted.
  func targets(of name: String, _ kind: ReferenceKind) throws -> [String] {
    let from = try type(name)
    return edges.compactMap { edge -> String? in
      guard edge.from == from.id, edge.kind == kind else { return nil }
      switch edge.to {
      case .own(let to): return "\(files[self[to].file].path) \(self[to].name)"
      case .external(let name): return "outside \(text(edge.file, name))"
      }
    }.sorted()
  }
}
