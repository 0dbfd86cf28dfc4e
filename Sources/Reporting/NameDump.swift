package import Architecture
import Lexing
import Outlining

/// Prints what each name of a type means, in the form of `dump names`, a line for each level of a
/// name: `file TAB line TAB column TAB name TAB context TAB meaning`, and where the repo declares it
/// `TAB declaration TAB file TAB line`. Line and column are those at which the whole name begins; the
/// meaning is `external`, `ambiguous`, `parameter`, or the kind of the declaration.
///
/// - Parameter isInScope: whether the names of a file are wanted.
package func renderNameDump(
  _ table: SymbolTable, isInScope: (String) -> Bool, into output: inout String
) {
  for (file, source) in table.files.enumerated()
  where source.kind != .template && isInScope(source.path) {
    for meaning in table.nameMeanings(in: file) {
      let reference = source.outline.references[Int(meaning.reference.rawValue)]
      let position = source.outline.lines.position(of: reference.range.start)
      let columns = [
        escaped(source.path), String(position.line), String(position.column),
        escaped(meaning.name), reference.context.rawValue,
      ]
      output += (columns + words(for: meaning.meaning, table)).joined(separator: "\t") + "\n"
    }
  }
}

private func words(for meaning: NameMeaning.Meaning, _ table: SymbolTable) -> [String] {
  switch meaning {
  case .external: return ["external"]
  case .ambiguous: return ["ambiguous"]
  case .parameter: return ["parameter"]
  case .declared(let declared):
    let file = table.files[declared.file]
    let name = file.outline.declarations[Int(declared.declaration.rawValue)].nameRange
    let line = file.outline.lines.position(of: name.start).line
    return [
      declared.kind.keyword, escaped(declared.name), escaped(file.path), String(line),
    ]
  }
}
