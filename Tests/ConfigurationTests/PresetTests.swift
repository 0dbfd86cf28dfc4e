import Configuration
import Testing

@Suite struct PresetTests {
  /// The VIPER table of the design, cell by cell: rows know columns.
  static let viper = """
    |            | view          | presenter     | interactor | entity | router              | builder | service  | view_model |
    | view       | any (own)     | protocol      | never      | never  | never               | any     | never    | any        |
    | presenter  | weak protocol | any (own)     | protocol   | any    | protocol            | never   | never    | any        |
    | interactor | never         | weak protocol | any (own)  | any    | never               | never   | protocol | never      |
    | entity     | never         | never         | never      | any    | never               | never   | never    | never      |
    | router     | weak any      | weak protocol | never      | any    | protocol; any (own) | any     | protocol | any        |
    | builder    | any           | any           | any        | any    | any                 | any     | any      | any        |
    | service    | never         | never         | never      | any    | never               | never   | any      | never      |
    | view_model | never         | never         | never      | value  | never               | never   | never    | any        |
    """

  static let cells: [String: Cell] = [
    "never": Cell(.never),
    "protocol": Cell(.protocol),
    "any": Cell(.any),
    "weak protocol": Cell(.protocol, isWeak: true),
    "weak any": Cell(.any, isWeak: true),
    "any (own)": Cell(.never, own: .any),
    "protocol; any (own)": Cell(.protocol, own: .any),
    "any; never (own)": Cell(.any, own: .never),
    "value": Cell(.any, kinds: [.parameter, .local, .result]),
  ]

  @Test func `viper is the table of the design`() throws {
    try checkTable("viper", differing: [:])
  }

  @Test func `viper-configurator differs in two cells`() throws {
    try checkTable(
      "viper-configurator",
      differing: ["view builder": "protocol", "router builder": "any; never (own)"])
  }

  @Test(arguments: Preset.names)
  func `every role that the table names can be told`(name: String) throws {
    let content = try preset(named: name).content
    let rows = Set(content.dependencies.map(\.from))
    #expect(Set(content.roles.map(\.role)) == rows)
    for pattern in content.roles {
      #expect(!(pattern.suffixes + pattern.weakSuffixes).isEmpty, "\(pattern.role)")
    }
    #expect(content.declaredRoles == [])
    #expect(content.dependencies.allSatisfy { $0.origin.isPreset && $0.origin.source == name })
  }

  @Test(arguments: Preset.names)
  func `no word stands for two roles but a weak one`(name: String) throws {
    let roles = try preset(named: name).content.roles
    let words = roles.flatMap { $0.suffixes + $0.faceSuffixes }
    #expect(words.count == Set(words).count)
    let bases = roles.flatMap(\.inherits)
    #expect(bases.count == Set(bases).count)
  }

  @Test func `the presets share their words and frameworks`() throws {
    let first = try preset(named: "viper").content
    let second = try preset(named: "viper-configurator").content
    #expect(first.roles.map(\.role) == second.roles.map(\.role))
    #expect(first.roles.map(\.suffixes) == second.roles.map(\.suffixes))
    #expect(first.roles.map(\.weakSuffixes) == second.roles.map(\.weakSuffixes))
    #expect(first.roles.map(\.faceSuffixes) == second.roles.map(\.faceSuffixes))
    #expect(first.roles.map(\.inherits) == second.roles.map(\.inherits))
    #expect(first.uiFrameworks == second.uiFrameworks)
    #expect(first.dataAccess == second.dataAccess)
  }

  @Test func `frameworks name what the design lists`() throws {
    let frameworks = settings(from: nil, preset: try preset(named: "viper")).frameworks
    for name in ["UIKit", "SwiftUI", "AppKit", "WatchKit"] {
      #expect(frameworks.ui.contains(name), "\(name)")
    }
    let data = [
      "URLSession", "UserDefaults", "FileManager", "NSManagedObjectContext",
      "NSPersistentContainer",
      "Realm", "AF", "Firestore", "SQLite", "@AppStorage", "@FetchRequest", "@Query",
    ]
    for name in data { #expect(frameworks.data.contains(name), "\(name)") }
  }

  @Test func `an unknown preset is refused with the nearest`() {
    let error = #expect(throws: ConfigurationError.self) { try preset(named: "vipr") }
    #expect(error?.description == "vipr: unknown preset 'vipr': did you mean 'viper'?")
  }

  private func checkTable(
    _ name: String, differing: [String: String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let joined = settings(from: nil, preset: try preset(named: name))
    let rows = Self.viper.split(separator: "\n").map { line in
      line.split(separator: "|").map { $0.filter { $0 != " " }.isEmpty ? "" : trimmed($0) }
    }
    let columns = rows[0].dropFirst()
    #expect(columns.count == 8)
    #expect(rows.count == 9)
    for row in rows.dropFirst() {
      for (column, text) in zip(columns, row.dropFirst()) {
        let word = differing["\(row[0]) \(column)"] ?? text
        let entry = joined.table.entry(from: Role(row[0]), to: Role(column))
        #expect(
          entry?.cell == Self.cells[word], "\(row[0]) \(column)", sourceLocation: sourceLocation)
      }
    }
    #expect(joined.table.entries.count == 64, sourceLocation: sourceLocation)
  }

  private func trimmed(_ text: Substring) -> String {
    text.split(separator: " ").joined(separator: " ")
  }
}
