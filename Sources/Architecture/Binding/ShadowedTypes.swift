import Lexing
import Outlining

/// The names of variables that begin in upper case, as only types should: where such a variable is in reach,
/// an expression means it, and no type of its name (`private let FeedBuilder: FeedBuildable`). Nearly no code
/// has one.
struct ShadowingVariables: Sendable {
  private(set) var names = NameSet()
  private(set) var isEmpty = true

  init() {}

  fileprivate init(_ table: SymbolTable) {
    for (file, source) in table.files.enumerated() {
      for variable in source.outline.variables
      where table.traits(file, variable.name).contains(.capitalized) {
        names.insert(table.simpleName(file: file, variable.name))
        isEmpty = false
      }
    }
  }
}

extension SymbolTable {
  mutating func readShadowingVariables() { shadowing = ShadowingVariables(self) }

  /// Whether what an expression calls by a type's name is a variable: a local, a parameter, or a property of
  /// a type around it that is nearer than the type.
  func isShadowed(
    _ written: NameID, file: Int, from owner: DeclarationID, before offset: UInt32
  ) -> Bool {
    guard !shadowing.isEmpty else { return false }
    let name = path(file, written).first
    guard shadowing.names.contains(name) else { return false }
    if local(written, file: file, from: owner, before: offset) != nil { return true }
    var current = owner
    var isInFunction = false
    while current != .none {
      let kind = declaration(file, current).kind
      isInFunction = isInFunction || kind == .function || kind == .initializer
      let found = typeOfDeclaration[file][Int(current.rawValue)]
      if found >= 0 {
        // The initial value of a property knows no other: `let Feed = Feed()` makes the type.
        if isInFunction, property(name, of: TypeID(Int(found))) != nil { return true }
        if !nested(name, in: TypeID(Int(found))).isEmpty { return false }
      }
      current = declaration(file, current).parent
    }
    return false
  }
}
