/// A file of a synthetic module, as text with marks.
///
/// A line that begins with `?trait ` stands only in modules with the trait, one with `!trait ` only in
/// those without; what stands between `~` and the end of a line is the rule that reports it. `__Module__`,
/// `__module__` and `__Next__` become the names.
struct ModuleTemplate: Sendable {
  /// What follows the module's name in the name of the file.
  var suffix: String
  var text: String

  /// The template narrowed to a module's traits.
  func narrowed(to traits: Set<String>) -> NarrowedTemplate {
    var result = NarrowedTemplate(suffix: suffix)
    var kept = ""
    var number = 0
    for var line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let first = line.first, first == "?" || first == "!" {
        let trait = line.dropFirst().prefix { $0 != " " }
        guard traits.contains(String(trait)) == (first == "?") else { continue }
        line = line.dropFirst(trait.count + 2)
      }
      number += 1
      if let mark = line.firstIndex(of: "~") {
        let rules = line[mark...].split { $0 == "~" || $0 == " " }
        result.findings += rules.map { (String($0), number) }
        line = line[..<mark]
        while line.last == " " { line.removeLast() }
      }
      kept += line + "\n"
    }
    result.pieces = kept.split(separator: "__").map { piece in
      Placeholder(rawValue: String(piece)).map { .name($0) } ?? .bytes(Array(piece.utf8))
    }
    return result
  }
}

/// What of a template stands in all modules of the same traits.
struct NarrowedTemplate: Sendable {
  var suffix: String
  var pieces: [TemplatePiece] = []
  /// The rules that report a line, counted from 1.
  var findings: [(rule: String, line: Int)] = []

  func path(in module: SyntheticModule) -> String {
    "\(module.folder)/\(module.name)\(suffix).swift"
  }

  func bytes(_ names: ModuleNames) -> [UInt8] {
    var bytes: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .bytes(let part): bytes += part
      case .name(.module): bytes += names.module
      case .name(.variable): bytes += names.variable
      case .name(.next): bytes += names.next
      }
    }
    return bytes
  }
}

enum TemplatePiece: Sendable {
  case bytes([UInt8])
  case name(Placeholder)
}

enum Placeholder: String, Sendable {
  case module = "Module"
  case variable = "module"
  case next = "Next"
}

/// The names of a module as they stand in its files.
struct ModuleNames: Sendable {
  var module: [UInt8]
  /// With a small letter at its beginning.
  var variable: [UInt8]
  var next: [UInt8]

  init(_ module: SyntheticModule) {
    let name = module.name
    self.module = Array(name.utf8)
    variable = Array((name.prefix(1).lowercased() + name.dropFirst()).utf8)
    next = Array(module.nextName.utf8)
  }
}
