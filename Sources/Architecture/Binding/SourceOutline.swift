package import Configuration
package import Outlining

/// One file of the tree and how it is treated.
package struct SourceOutline: Sendable {
  /// Relative to the root, with `/`.
  package var path: String
  package var outline: FileOutline
  /// The target it belongs to, as a path whose last level is the module's name; empty for none.
  package var target: String
  /// Further targets that compile it, too.
  package var otherTargets: [String]
  /// Whether a package manifest states the target: what is internal to it ends there.
  package var isInPackage: Bool
  /// Whether no target compiles it, though Xcode projects compile others of its folder.
  package var isLeftOut: Bool
  package var kind: Kind
  /// What the project that it belongs to asks of the compiler.
  package var features: CompilerFeatures

  package enum Kind: String, Sendable {
    case source
    /// In a test target, or a mock or stub.
    case test
    /// Made by a tool, and says so.
    case generated
    /// A template with `___VARIABLE___` placeholders.
    case template
  }

  /// Whether a target compiles both.
  package func sharesTarget(with other: SourceOutline) -> Bool {
    other.isCompiled(for: target) || otherTargets.contains { other.isCompiled(for: $0) }
  }

  /// Whether the same targets compile both.
  func hasTargets(of other: SourceOutline) -> Bool {
    target == other.target && otherTargets == other.otherTargets
  }

  /// Whether a target compiles it.
  package func isCompiled(for target: String) -> Bool {
    self.target == target || otherTargets.contains(target)
  }

  /// All that compile it.
  package var targets: [String] { [target] + otherTargets }

  package init(
    path: String, outline: FileOutline, target: String = "", otherTargets: [String] = [],
    isInPackage: Bool = false, isLeftOut: Bool = false,
    kind: Kind = .source, features: CompilerFeatures = []
  ) {
    self.path = path
    self.outline = outline
    self.target = target
    self.otherTargets = otherTargets
    self.isInPackage = isInPackage
    self.isLeftOut = isLeftOut
    self.kind = kind
    self.features = features
  }
}
