package import Lexing

/// A type or typealias that stands in a block of statements: nothing outside of the block can name it.
package struct LocalScope: Sendable {
  package var declaration: DeclarationID
  /// The block, or the case of a `switch`.
  package var range: TextRange
}

extension FileOutline {
  /// Where a declaration's name means it, if it stands in a block of statements. O(log of such
  /// declarations).
  package func localScope(of declaration: DeclarationID) -> TextRange? {
    guard !localScopes.isEmpty else { return nil }
    let row = localScopes.indices.partitionPoint {
      localScopes[$0].declaration.rawValue >= declaration.rawValue
    }
    guard row < localScopes.count, localScopes[row].declaration == declaration else { return nil }
    return localScopes[row].range
  }
}
