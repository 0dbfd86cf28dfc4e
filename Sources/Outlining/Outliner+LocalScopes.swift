import Lexing

/// Where the types and typealiases of blocks have their names.
extension Outliner {
  /// Notes that what is being declared stands in a block of statements, if it does.
  mutating func noteLocalScope(of declaration: DeclarationID) {
    guard current.state == .block, current.block == .statements, current.open >= 0 else { return }
    let open = Int(current.open)
    let last = Int(partners[open]) > open ? Int(partners[open]) : kinds.count - 1
    let first = current.first >= 0 ? Int(current.first) : open
    openScopes.append((result.localScopes.count, current.open))
    result.localScopes.append(
      LocalScope(
        declaration: declaration,
        range: range(from: starts[first], to: starts[last] + lengths[last])))
  }

  /// Notes that a case of a `switch` begins at `index`, which ends the scope of what the case before
  /// it declares.
  mutating func beginCaseScope() {
    while let scope = openScopes.last, scope.open >= current.open {
      if scope.open == current.open {
        let start = result.localScopes[scope.row].range.start
        result.localScopes[scope.row].range = range(from: start, to: starts[index])
      }
      openScopes.removeLast()
    }
    current.first = Int32(index)
  }
}
