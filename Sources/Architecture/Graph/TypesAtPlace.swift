import Lexing
import Outlining

extension ArchitectureModel {
  /// The index of a file by its path relative to the root; nil where it was not read. O(files).
  package func file(at path: String) -> Int? { files.firstIndex { $0.path == path } }

  /// The types that a file declares, in its order.
  package func types(declaredIn file: Int) -> [TypeID] {
    types.filter { $0.file == file }.map(\.id)
  }

  /// The innermost type in whose declaration or extension a line stands, 1-based; nil for none.
  package func type(atLine line: Int, inFile file: Int) -> TypeID? {
    let outline = files[file].outline
    let around = outline.declarations.indices.filter { index in
      let declaration = outline.declarations[index]
      let last = max(declaration.start, declaration.end - 1)
      return outline.lines.position(of: declaration.start).line <= line
        && line <= outline.lines.position(of: last).line
    }
    // Declarations stand in the order of their beginnings, so the last one around is the innermost.
    return around.reversed().lazy.compactMap {
      self.typeAround(DeclarationID(UInt32($0)), inFile: file)
    }.first
  }
}
