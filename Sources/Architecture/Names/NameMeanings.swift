import Lexing
package import Outlining

/// What one level of a written name means: of `A.B` there are two.
package struct NameMeaning: Sendable {
  package var reference: ReferenceID
  /// The level and those before it, joined with dots.
  package var name: String
  package var meaning: Meaning

  package enum Meaning: Sendable {
    case declared(DeclaredName)
    /// A generic parameter or associated type.
    case parameter
    /// Several declarations, none nearer than the others.
    case ambiguous
    /// Nothing that the repo declares.
    case external
  }
}

/// A declaration of a type or typealias.
package struct DeclaredName: Sendable {
  package var kind: DeclarationKind
  /// Levels joined with dots.
  package var name: String
  /// Index into ``SymbolTable/files``.
  package var file: Int
  package var declaration: DeclarationID
}

extension SymbolTable {
  /// What each name of a type in a file means, level by level, in source order: for whoever compares
  /// it with the compiler. A typealias is the declaration that it is, not what it stands for.
  ///
  /// Attributes and bare names in expressions are left out: only what a list begins with is asked for.
  package func nameMeanings(in file: Int) -> [NameMeaning] {
    let outline = files[file].outline
    var meanings: [NameMeaning] = []
    for (index, reference) in outline.references.enumerated() {
      switch reference.context {
      case .attribute, .expressionBare: continue
      default: break
      }
      var name = ""
      for (level, meaning) in levels(of: reference, file: file) {
        name += (name.isEmpty ? "" : ".") + names[level]
        meanings.append(
          NameMeaning(reference: ReferenceID(UInt32(index)), name: name, meaning: meaning))
      }
    }
    return meanings
  }

  private func levels(
    of reference: TypeReference, file: Int
  ) -> [(level: Int32, meaning: NameMeaning.Meaning)] {
    let path = path(file, reference.name)
    let symbols = symbolsByLevel(
      path, file: file, from: scope(of: reference, file: file), at: reference.range.start)
    return zip([path.first] + names.rest(of: path), symbols).map { ($0, meaning(of: $1)) }
  }

  private func meaning(of symbols: [Symbol]) -> NameMeaning.Meaning {
    guard let symbol = symbols.first else { return .external }
    if symbols.count > 1 { return .ambiguous }
    switch symbol {
    case .parameter: return .parameter
    case .type(let type):
      let info = types[type.index]
      return .declared(
        DeclaredName(
          kind: info.kind, name: info.name, file: info.file, declaration: info.declaration))
    case .alias(let index):
      let alias = aliases[index]
      let value = declaration(alias.file, alias.declaration)
      let own = text(alias.file, value.name)
      let around = enclosingType(file: alias.file, value.parent)
      return .declared(
        DeclaredName(
          kind: value.kind, name: around.map { types[$0.index].name + "." + own } ?? own,
          file: alias.file, declaration: alias.declaration))
    }
  }
}
