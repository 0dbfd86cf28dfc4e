import Outlining

/// What `import struct Kit.Item` says: which module's `Item` is meant where several have one.
struct SingleImports: Sendable {
  /// Every name that some file imports by itself; nearly no repo has any.
  private(set) var names = NameSet()
  private var ofFiles: [Importer: Int32] = [:]
  /// `@_exported`: every file of the target sees it.
  private var ofTargets: [Importer: Int32] = [:]

  private struct Importer: Hashable {
    var name: Int32
    /// A file, or the name of a target.
    var number: Int
  }

  mutating func add(_ name: Int32, of module: Int32, file: Int, exportedTo target: Int32?) {
    names.insert(name)
    ofFiles[Importer(name: name, number: file)] = module
    if let target { ofTargets[Importer(name: name, number: Int(target))] = module }
  }

  /// The module that a file, or one of its target for it, imports a name from.
  subscript(name: Int32, file: Int, target: Int32) -> Int32? {
    ofFiles[Importer(name: name, number: file)]
      ?? ofTargets[Importer(name: name, number: Int(target))]
  }
}

extension SymbolTable {
  mutating func noteImports(of file: Int) {
    for declaration in files[file].outline.imports {
      let path = path(file, declaration.path)
      imports[file].append(path.first)
      if declaration.isTestable { testableImports[file].append(path.first) }
      guard declaration.kind != .none, names.rest(of: path).count == 1 else { continue }
      singleImports.add(
        path.last, of: path.first, file: file,
        exportedTo: declaration.isExported ? targetNames[file].first : nil)
    }
  }
}
