import Configuration
import Lexing
import Outlining

extension SymbolTable {
  /// The branches of `#if` that are there for previews, with all that they declare: those for
  /// debugging, and those beside the file's own declarations, that hold a preview. A file that stands
  /// in a branch as a whole only shows its preview there, too.
  func previewBranches(of file: Int) -> [TextRange] {
    let outline = files[file].outline
    guard !outline.conditionalBranches.isEmpty else { return [] }
    var providers: [UInt32] = []
    for reference in outline.references
    where reference.context == .inherit
      && uncheckedBases.contains(text(file, reference.name))
    {
      providers.append(reference.range.start)
    }
    let branches = outline.conditionalBranches.filter { branch in
      branch.hasPreview || providers.contains { branch.range.contains($0) }
    }
    guard !branches.isEmpty else { return [] }
    let hasOwnCode = outline.declarations.contains { declaration in
      (declaration.kind.isNominalType || declaration.kind == .extension)
        && !outline.conditionalBranches.contains { $0.range.contains(declaration.start) }
    }
    return branches.filter { hasOwnCode || isForDebugging(text(file, $0.condition)) }.map(\.range)
  }

  private func isForDebugging(_ condition: String) -> Bool {
    let words = condition.uppercased()
    return (words.contains("DEBUG") || words.contains("PREVIEW")) && !words.hasPrefix("!")
  }
}

extension TextRange {
  func contains(_ offset: UInt32) -> Bool { start <= offset && offset < end }
}

private let uncheckedBases = Words.shipped[.uncheckedBases]
