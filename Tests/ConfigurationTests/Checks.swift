import Configuration
import Testing

/// A configuration of its own, read without a place.
func read(
  _ text: String, rules: [RuleDeclaration] = ["naming", "ui_import", "ui_type"]
) throws(ConfigurationError) -> ConfigurationFile {
  try readConfiguration(file: ".viperlint.yml", bytes: Array(text.utf8), rules: rules)
}

/// Reads the first of some files by name that is a `.viperlint.yml`, with what it extends.
func read(_ files: [String: String]) throws -> ConfigurationFile {
  let start = try #require(files.keys.sorted().first { $0.hasSuffix(".viperlint.yml") })
  var chain = ConfigurationChain(file: start, bytes: Array((files[start] ?? "").utf8))
  while let path = try chain.next() {
    guard let text = files[path] else { throw chain.unreadable("No such file or directory") }
    chain.add(Array(text.utf8))
  }
  return try chain.read(rules: ["naming", "ui_type"])
}

/// Asserts everything that is wrong with a configuration.
func checkIssues(
  _ text: String, _ expected: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
  do {
    _ = try read(text)
    Issue.record("no error", sourceLocation: sourceLocation)
  } catch {
    #expect(error.issues.map(\.description) == expected, sourceLocation: sourceLocation)
  }
}

/// Asserts a table, as Docs/configure.md draws one: an empty cell is one that is not stated.
func checkTable(
  _ table: DependencyTable, _ drawing: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let rows = drawing.split(separator: "\n").map { line in
    line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { $0.split(separator: " ").joined(separator: " ") }
  }
  guard let columns = rows.first?.dropFirst() else { return }
  for row in rows.dropFirst() {
    for (column, expected) in zip(columns, row.dropFirst()) {
      let found = table.entry(from: Role(row[0]), to: Role(column)).map { $0.cell.description }
      #expect(found ?? "" == expected, "\(row[0]) \(column)", sourceLocation: sourceLocation)
    }
  }
}

/// A rule that a configuration may name, where nothing else of it matters.
extension RuleDeclaration: ExpressibleByStringLiteral {
  package init(stringLiteral id: String) { self.init(id: id, summary: id, severity: .warning) }
}
