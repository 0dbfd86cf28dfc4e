import Configuration
import Outlining

/// Names of the outside that are data access or device services.
struct DataNames {
  private let names: Set<String>
  /// Common names such as `Auth`: by name, the modules of which one must be imported.
  let modules: [String: Set<Int32>]
  /// All of those modules that files name.
  private let bringers: Set<Int32>
  private let kept: KeptTable
  private var table: SymbolTable { kept.table }

  /// - Parameter names: those that count wherever they stand, modules among them.
  init(_ names: Set<String>, in table: SymbolTable) {
    self.names = names
    kept = KeptTable(table)
    var modules: [String: Set<Int32>] = [:]
    for entry in typesOfModules where names.contains(entry.module) {
      let bringers = [entry.module] + umbrellas
      modules[entry.type, default: []].formUnion(bringers.compactMap(table.names.number(of:)))
    }
    self.modules = modules
    bringers = modules.values.reduce(into: []) { $0.formUnion($1) }
  }

  func contains(_ name: String, inFile file: Int) -> Bool {
    names.contains(name) || names.contains(firstLevel(name)) || holdsOfModule(name, inFile: file)
  }

  /// Whether a file imports a module of which common names are listed.
  func areImported(byFile file: Int) -> Bool {
    !bringers.isEmpty && table.imports[file].contains(where: bringers.contains)
  }

  /// Whether a common name is that of a type whose module the file imports.
  func holdsOfModule(_ name: @autoclosure () -> String, inFile file: Int) -> Bool {
    guard !bringers.isEmpty, let modules = modules[firstLevel(name())] else { return false }
    return table.imports[file].contains(where: modules.contains)
  }
}

/// The listed module that a common name such as `Auth` is of; nil for all that count by themselves.
package func dataModule(of type: String) -> String? {
  typesOfModules.first { $0.type == type }?.module
}

private let umbrellas = Words.shipped.inOrder(.umbrellasOfData)
private let typesOfModules = Words.shipped.inOrder(.typesOfDataModules).compactMap { entry in
  entry.firstIndex(of: ".").map { dot in
    (module: String(entry[..<dot]), type: String(entry[entry.index(after: dot)...]))
  }
}
