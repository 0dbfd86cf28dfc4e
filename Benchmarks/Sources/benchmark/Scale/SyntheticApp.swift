import ViperLintKit
import Workspace

/// An app that is written for measuring; its size is its number of units.
struct SyntheticApp: Sendable {
  enum Unit: String, Sendable {
    /// Of about 390 lines in eight files, one in ten with a fault.
    case module
    /// Of about 150 bytes, a value each, with nothing to report.
    case smallFile = "small file"
  }

  var unit: Unit
  var count: Int

  /// So many small files are made of one module's name.
  private static let kinds = ["Filter", "Options"]

  /// - Throws: where there are no names for so many.
  init(_ unit: Unit, count: Int) throws {
    let most =
      unit == .module
      ? SyntheticModule.mostModules : SyntheticModule.mostModules * Self.kinds.count
    guard count <= most else {
      throw BenchmarkError("there are names for \(grouped(most)) \(unit.rawValue)s at most")
    }
    self.unit = unit
    self.count = count
  }

  /// Writes all files into an empty folder, and what is to be found to `expected.txt` beside them.
  func write(into folder: String) throws -> WrittenApp {
    var writer = AppWriter(folder)
    try writer.add(".viperlint.yml", Array("preset: viper\n".utf8))
    switch unit {
    case .module: try writeModules(&writer)
    case .smallFile: try writeSmallFiles(&writer)
    }
    let list = writer.app.expected.map(\.text).joined(separator: "\n") + "\n"
    try makeFile(join(folder, "expected.txt"), Array(list.utf8))
    return writer.app
  }

  private func writeModules(_ writer: inout AppWriter) throws {
    var narrowed: [Set<String>: [NarrowedTemplate]] = [:]
    for number in 0..<count {
      let module = SyntheticModule(number: number, count: count)
      let traits = module.traits
      let templates =
        narrowed[traits] ?? (screenTemplates + logicTemplates).map { $0.narrowed(to: traits) }
      narrowed[traits] = templates
      let names = ModuleNames(module)
      for template in templates {
        let path = template.path(in: module)
        try writer.add(path, template.bytes(names))
        writer.app.expected += template.findings.map {
          PlantedFinding(rule: $0.rule, file: path, line: $0.line)
        }
      }
    }
  }

  private func writeSmallFiles(_ writer: inout AppWriter) throws {
    for number in 0..<count {
      let module = SyntheticModule(number: number / Self.kinds.count, count: count)
      let name = module.name + Self.kinds[number % Self.kinds.count]
      let text = """
        import Foundation

        struct \(name): Equatable {
          var isOpen = false
          var count = \(number)
          var title: String?
          var since = Date()
        }

        """
      try writer.add("\(parent(of: module.folder))/\(name).swift", Array(text.utf8))
    }
  }
}

/// An app as it stands on the disk.
struct WrittenApp: Sendable {
  var folder: String
  /// Files of Swift, as are bytes and lines.
  var files = 0
  var bytes = 0
  var lines = 0
  var expected: [PlantedFinding] = []
}

/// Writes files and the folders that they stand in, and counts.
private struct AppWriter {
  var app: WrittenApp
  private var folders: Set<String> = ["."]

  init(_ folder: String) { app = WrittenApp(folder: folder) }

  mutating func add(_ path: String, _ bytes: [UInt8]) throws {
    if let slash = path.lastIndex(of: "/") { try makeFolders(String(path[..<slash])) }
    try makeFile(join(app.folder, path), bytes)
    guard path.hasSuffix(".swift") else { return }
    app.files += 1
    app.bytes += bytes.count
    app.lines += bytes.count { $0 == UInt8(ascii: "\n") }
  }

  private mutating func makeFolders(_ path: String) throws {
    guard folders.insert(path).inserted else { return }
    if let slash = path.lastIndex(of: "/") { try makeFolders(String(path[..<slash])) }
    try makeFolder(join(app.folder, path))
  }
}
