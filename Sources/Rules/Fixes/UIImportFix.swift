import Architecture
import Configuration
import Lexing
import Outlining

extension CheckedArchitecture {
  /// Takes the imports of a UI framework out of a file, or writes what the file needs of it in place of
  /// the first.
  ///
  /// It is safe where each type that the file names is the repo's, Swift's or Foundation's, and where
  /// another file of each of its targets imports the framework and names something of it: what a
  /// framework adds to types is seen in all files of a target as soon as one of them imports it.
  /// - Parameter needed: modules that it must import itself then.
  func fix(of uses: [UIImportUse], importing needed: [String]) -> Fix? {
    guard let file = uses.first?.file else { return nil }
    let outline = model.files[file].outline
    let imports = uses.map(\.imported).sorted { $0.range.start < $1.range.start }
    // What others see through this file, and what a condition decides, a person must look at.
    let isPlain = imports.allSatisfy { imported in
      !imported.isExported
        && !outline.conditionalBranches.contains {
          $0.range.start <= imported.range.start && imported.range.end <= $0.range.end
        }
    }
    guard isPlain else { return nil }
    var needed = needed
    if needed.isEmpty, callsUnknownFunction(file), !bringsFoundation(file, without: imports) {
      needed = ["Foundation"]
    }
    let isSafe =
      needed.allSatisfy { $0 == "Foundation" } && isKnownWithoutUI(file)
      && staysImported(imports.map { firstLevel(outline[$0.path]) }, besides: file)
    let path = model.files[file].path
    let edits = imports.enumerated().map { index, imported in
      let text =
        index == 0 ? needed.map { "import " + $0 }.joined(separator: lineBreak) : ""
      return Fix.Edit(
        file: path, offset: Int(imported.range.start), length: Int(imported.range.length),
        text: text, takesLine: text.isEmpty)
    }
    return Fix(isSafe ? .safe : .unsafe, edits)
  }

  /// Whether each name that a file writes with a capital is the repo's, Swift's or Foundation's.
  private func isKnownWithoutUI(_ file: Int) -> Bool {
    let outline = model.files[file].outline
    let imported = Set(outline.imports.map { outline[$0.path] })
    let open = model.names(inFile: file).lazy.flatMap { $0.split(separator: ".").map(String.init) }
      .filter { name in
        isForeignLooking(name) && !swiftNames.contains(name) && !imported.contains(name)
          && (foundation.frameworks(with: name).isEmpty || isUIName(name))
      }
    let unknown = Set(open)
    return unknown.isEmpty || unknown.isSubset(of: ownNames(among: unknown))
  }

  /// Whether a file calls a function by itself that neither the repo nor Swift declares, as `log(2)`.
  private func callsUnknownFunction(_ file: Int) -> Bool {
    let outline = model.files[file].outline
    let called = outline.chains.lazy.compactMap { chain -> String? in
      guard let head = chain.components.first, outline.components[head].isCall else { return nil }
      let name = outline[outline.components[head].name]
      return swiftFunctions.contains(name) || name.first?.isLowercase != true ? nil : name
    }
    let unknown = Set(called)
    return !unknown.isEmpty && !unknown.isSubset(of: ownNames(among: unknown))
  }

  private func bringsFoundation(_ file: Int, without imports: [ImportDeclaration]) -> Bool {
    let outline = model.files[file].outline
    return outline.imports.contains { imported in
      foundationBringers.contains(firstLevel(outline[imported.path]))
        && !imports.contains { $0.range.start == imported.range.start }
    }
  }

  /// Those of some names that a file of the repo declares.
  private func ownNames(among names: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for file in model.files {
      let outline = file.outline
      let declared =
        outline.declarations.lazy.map(\.name) + outline.genericParameters.lazy.map(\.name)
        + outline.variables.lazy.map(\.name)
      for name in declared where names.contains(outline[name]) { found.insert(outline[name]) }
    }
    return found
  }

  /// Whether a file that names something of each framework imports it, in each target of a file.
  private func staysImported(_ frameworks: [String], besides file: Int) -> Bool {
    let own = model.files[file]
    return ([own.target] + own.otherTargets).allSatisfy { target in
      Set(frameworks).allSatisfy { framework in
        model.files.indices.contains { other in
          guard other != file, model.files[other].isCompiled(for: target) else { return false }
          let outline = model.files[other].outline
          let names = model.uiNames(inFile: other)
          return (names.uiKit ?? names.swiftUI) != nil
            && outline.imports.contains { firstLevel(outline[$0.path]) == framework }
        }
      }
    }
  }
}

/// Types are written with a capital, and old constants begin with a `k` before one.
private func isForeignLooking(_ name: String) -> Bool {
  guard let first = name.first else { return false }
  if first.isUppercase { return true }
  return first == "k" && name.dropFirst().first?.isUppercase ?? false
}

private let lineBreak = "\n"
private let swiftNames = Words.shipped[.swiftNames]
private let foundationBringers = Words.shipped[.foundationBringers]
private let swiftFunctions: Set<String> = [
  "print", "debugPrint", "dump", "min", "max", "abs", "zip", "stride", "swap", "sequence",
  "repeatElement",
  "type", "fatalError", "precondition", "preconditionFailure", "assert", "assertionFailure",
  "withCheckedContinuation", "withCheckedThrowingContinuation", "withTaskGroup",
  "withThrowingTaskGroup", "withUnsafePointer", "withExtendedLifetime", "super", "self", "init",
  "numericCast", "unsafeBitCast", "isKnownUniquelyReferenced", "readLine",
]
private let foundation = BroughtNames([("Foundation", .foundationNames)])
