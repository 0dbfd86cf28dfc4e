import Configuration
import Foundation
import Testing

/// Whether whole files are valid under the schema is checked by `.ci/run`, with another program.
@Suite struct SchemaTests {
  private static let rules = [
    RuleDeclaration(id: "naming", summary: "a name", severity: .error),
    RuleDeclaration(id: "ui_import", summary: "an \"import\"", severity: .error),
    RuleDeclaration(
      id: "size", summary: "a size", severity: .off,
      options: [
        RuleOption("members", default: .number(12), "the most"),
        RuleOption("strict", default: .flag(false), "whether"),
      ]),
  ]

  private func schema() throws -> [String: Any] {
    let text = configurationSchema(rules: Self.rules)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `the schema is JSON of draft 2020-12`() throws {
    let draft = try schema()["$schema"] as? String
    #expect(draft == "https://json-schema.org/draft/2020-12/schema")
  }

  @Test func `the schema has the keys of the reader, and no others`() throws {
    let schema = try schema()
    let definitions = try #require(schema["$defs"] as? [String: Any])
    try checkKeys(of: schema, ConfigurationKeys.file)
    try checkKeys(
      of: try at(["properties", "modules", "items", "anyOf", "1"], in: schema),
      ConfigurationKeys.module)
    try checkKeys(
      of: try at(["properties", "roles", "additionalProperties"], in: schema),
      ConfigurationKeys.role)
    try checkKeys(
      of: try at(["properties", "overrides", "items"], in: schema), ConfigurationKeys.override)
    try checkKeys(of: try at(["cell", "anyOf", "1"], in: definitions), ConfigurationKeys.cell)
    try checkKeys(of: try at(["rule", "anyOf", "1"], in: definitions), ConfigurationKeys.rule)
    let frameworks = try at(["properties", "frameworks", "properties"], in: schema)
    #expect(frameworks.keys.sorted() == ConfigurationKeys.frameworks.map(\.name).sorted())
    let rules = try at(["rules", "properties"], in: definitions)
    #expect(rules.keys.sorted() == ["naming", "size", "ui_import"])
    let size = try at(["size", "anyOf", "1", "properties"], in: rules)
    #expect(size.keys.sorted() == ["allow", "members", "severity", "strict"])
    let members = try at(["members"], in: size)
    #expect(members["type"] as? String == "integer")
    #expect(members["description"] as? String == "the most; 12 without it")
    for section in ConfigurationKeys.wordSections {
      guard case .mapping(let keys) = section.key.value else { continue }
      try checkKeys(of: try at(["properties", section.name], in: schema), keys)
      #expect(keys.map(\.name) == section.lists.map(\.name))
    }
  }

  /// A value of a wrong kind is refused for each key, and never because the key is unknown: the reader
  /// reads all the keys that it knows.
  @Test func `every key of the lists is read`() {
    for key in ConfigurationKeys.file { checkRead("\(key.name): \(wrong(key))") }
    for key in ConfigurationKeys.module {
      checkRead("modules: [{path: A, \(key.name): \(wrong(key))}]")
    }
    for key in ConfigurationKeys.role { checkRead("roles: {view: {\(key.name): \(wrong(key))}}") }
    for key in ConfigurationKeys.frameworks {
      checkRead("frameworks: {\(key.name): \(wrong(key))}")
    }
    for section in ConfigurationKeys.wordSections {
      guard case .mapping(let keys) = section.key.value else { continue }
      for key in keys { checkRead("\(section.name): {\(key.name): \(wrong(key))}") }
    }
    for key in ConfigurationKeys.rule { checkRead("rules: {naming: {\(key.name): \(wrong(key))}}") }
    for key in ConfigurationKeys.cell {
      checkRead("dependencies: {view: {service: {allow: any, \(key.name): \(wrong(key))}}}")
    }
    for key in ConfigurationKeys.override {
      checkRead("overrides: [{path: A, \(key.name): \(wrong(key))}]")
    }
  }

  /// A list within a list is right for no key but the shorthands'.
  private func wrong(_ key: ConfigurationKey) -> String { "[[[x]]]" }

  private func checkRead(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    // The key may stand beside itself, where it is required.
    let text = text.replacingOccurrences(of: "path: A, path:", with: "path:")
      .replacingOccurrences(of: "allow: any, allow:", with: "allow:")
    do {
      _ = try read(text)
      Issue.record("read without an error: \(text)", sourceLocation: sourceLocation)
    } catch {
      for issue in error.issues {
        #expect(!issue.message.hasPrefix("unknown key"), "\(text)", sourceLocation: sourceLocation)
      }
    }
  }

  private func checkKeys(
    of schema: [String: Any], _ keys: [ConfigurationKey],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let properties = schema["properties"] as? [String: Any]
    #expect(
      properties?.keys.sorted() == keys.map(\.name).sorted(), sourceLocation: sourceLocation)
    #expect(schema["additionalProperties"] as? Bool == false, sourceLocation: sourceLocation)
    let required = schema["required"] as? [String] ?? []
    #expect(required == keys.filter(\.isRequired).map(\.name), sourceLocation: sourceLocation)
    for key in keys {
      let property = properties?[key.name] as? [String: Any]
      #expect(
        property?["description"] as? String == key.summary, sourceLocation: sourceLocation)
    }
  }

  private func at(_ path: [String], in schema: [String: Any]) throws -> [String: Any] {
    var value: Any = schema
    for level in path {
      if let list = value as? [Any], let index = Int(level) {
        value = list[index]
      } else {
        value = try #require((value as? [String: Any])?[level], "\(level)")
      }
    }
    return try #require(value as? [String: Any])
  }
}
