import Architecture
import Configuration
import Diagnostics
import Lexing
import Outlining

/// Takes imports of UI frameworks out of files that name nothing of them, and judges how safe that is.
/// What it asks of all files it asks once.
struct UIImportFixes {
  private let model: ArchitectureModel
  /// By file: the names with a capital that are neither Swift's nor Foundation's, and the functions that
  /// it calls by themselves and Swift does not declare, as `log(2)`.
  private var open: [Int: OpenNames] = [:]
  /// Those of all these that a file of the repo declares.
  private let own: Set<String>
  private let keepers: ImportKeepers

  /// - Parameter files: those with imports that are found.
  init(_ model: ArchitectureModel, files: [Int]) {
    self.model = model
    for file in files where open[file] == nil { open[file] = model.openNames(inFile: file) }
    own = model.declaredNames(
      among: open.values.reduce(into: Set()) { $0.formUnion($1.types.union($1.functions)) })
    keepers = ImportKeepers(model, of: files)
  }

  /// Takes the imports of one framework out of a file, or writes what the file needs of it in place of
  /// the first; nil where a person must look.
  ///
  /// It is safe where each type that the file names is the repo's, Swift's or Foundation's, and where
  /// another file of each of its targets imports the framework and names something of it: what a
  /// framework adds to types is seen in all files of a target as soon as one of them imports it, unless
  /// the project asks for `MemberImportVisibility`.
  /// - Parameter needed: modules that it must import itself then.
  func fix(of imports: [ImportDeclaration], inFile file: Int, importing needed: [String]) -> Fix? {
    let outline = model.files[file].outline
    let imports = imports.ordered { $0.range.start < $1.range.start }
    // What others see through this file, and what a condition decides, a person must look at.
    let isPlain = imports.allSatisfy { imported in
      !imported.isExported && !outline.isConditional(imported)
    }
    guard isPlain, let open = open[file] else { return nil }
    var needed = needed
    if needed.isEmpty, !open.functions.isSubset(of: own), !bringsFoundation(file, without: imports)
    {
      needed = ["Foundation"]
    }
    let isSafe =
      needed.allSatisfy { $0 == "Foundation" } && open.types.isSubset(of: own)
      && (model.files[file].features.contains(.memberImportVisibility)
        || imports.allSatisfy { keepers.keep(firstLevel(outline[$0.path]), besides: file) })
    let edits = imports.enumerated().map { index, imported in
      let text = index == 0 ? needed.map { "import " + $0 }.joined(separator: "\n") : ""
      return Fix.Edit(
        file: model.files[file].path, offset: Int(imported.range.start),
        length: Int(imported.range.length), text: text, reach: text.isEmpty ? .line : .exact)
    }
    return Fix(isSafe ? .safe : .unsafe, edits)
  }

  private func bringsFoundation(_ file: Int, without imports: [ImportDeclaration]) -> Bool {
    let outline = model.files[file].outline
    return outline.imports.contains { imported in
      foundationBringers.contains(firstLevel(outline[imported.path]))
        && !imports.contains { $0.range.start == imported.range.start }
    }
  }
}

/// What a file writes of which the file alone does not say whose it is.
private struct OpenNames {
  var types: Set<String>
  var functions: Set<String>
}

extension ArchitectureModel {
  fileprivate func openNames(inFile file: Int) -> OpenNames {
    let outline = files[file].outline
    let imported = Set(outline.imports.map { outline[$0.path] })
    let types = names(inFile: file).lazy
      .flatMap { name in
        name.utf8.contains(UInt8(ascii: ".")) ? name.split(separator: ".").map(String.init) : [name]
      }
      .filter { name in
        isForeignLooking(name) && !swiftNames.contains(name) && !imported.contains(name)
          && !isOfFoundation(name)
      }
    let functions = outline.chains.lazy.compactMap { chain -> String? in
      guard let head = chain.components.first, outline.components[head].isCall else { return nil }
      let name = outline[outline.components[head].name]
      return swiftFunctions.contains(name) || name.first?.isLowercase != true ? nil : name
    }
    return OpenNames(types: Set(types), functions: Set(functions))
  }
}

/// The files that import a UI framework and name something of one, by target.
private struct ImportKeepers {
  private let model: ArchitectureModel
  /// By target and framework, two files, or as many as there are: one may be the one that is asked for.
  private var files: [Target: [Int]] = [:]

  private struct Target: Hashable {
    var name: String
    var framework: String
  }

  init(_ model: ArchitectureModel, of found: [Int]) {
    self.model = model
    let targets = Set(found.flatMap { model.files[$0].targets })
    guard !targets.isEmpty else { return }
    let frameworks = Set(model.settings.frameworks.ui)
    for file in model.files.indices {
      let imported = model.files[file].outline.imports
        .map { firstLevel(model.text(file, $0.path)) }.filter(frameworks.contains)
      // Most files import none.
      guard !imported.isEmpty else { continue }
      let asked = targets.intersection(model.files[file].targets)
      let open = Set(imported).flatMap { framework in
        asked.map { Target(name: $0, framework: framework) }
      }.filter { files[$0, default: []].count < 2 }
      guard !open.isEmpty else { continue }
      let names = model.uiNames(inFile: file)
      guard names.uiKit != nil || names.swiftUI != nil else { continue }
      for target in open { files[target, default: []].append(file) }
    }
  }

  /// Whether another file that names something of a framework imports it, in each target of a file.
  func keep(_ framework: String, besides file: Int) -> Bool {
    model.files[file].targets.allSatisfy { target in
      files[Target(name: target, framework: framework)]?.contains { $0 != file } ?? false
    }
  }
}

/// Types are written with a capital, and old constants begin with a `k` before one.
private func isForeignLooking(_ name: String) -> Bool {
  // Most names are of a small letter of ASCII, which needs no look at its properties.
  if let byte = name.utf8.first, byte < 0x80, byte > UInt8(ascii: "Z"), byte != UInt8(ascii: "k") {
    return false
  }
  guard let first = name.first else { return false }
  if first.isUppercase { return true }
  return first == "k" && name.dropFirst().first?.isUppercase ?? false
}

private let swiftNames = Words.shipped[.swiftNames]
private let swiftFunctions = Words.shipped[.swiftFunctions]

extension FileOutline {
  /// Whether an import stands in a branch: of several one is compiled.
  func isConditional(_ imported: ImportDeclaration) -> Bool {
    conditionalBranches.contains {
      $0.range.start <= imported.range.start && imported.range.end <= $0.range.end
    }
  }
}
