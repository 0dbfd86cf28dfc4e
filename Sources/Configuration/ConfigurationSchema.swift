/// The JSON Schema (draft 2020-12) of a configuration, for editors: made of the same keys that the
/// reader knows. What only the whole file can tell, such as whether a role is declared, is left to the
/// reader.
/// - Parameter rules: those that `rules:` may name.
package func configurationSchema(rules: [RuleDeclaration]) -> String {
  let schema: [(String, JSONText)] =
    [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text(".viperlint.yml")),
      ("description", .text("The configuration of viperlint, an architecture linter for Swift.")),
    ] + mappingSchema(ConfigurationKeys.file) + [("$defs", definitions(rules))]
  return JSONText.object(schema).rendered + "\n"
}

/// What stands in several places, by the names that `schema(of:)` refers to.
private func definitions(_ rules: [RuleDeclaration]) -> JSONText {
  .object([
    ("name", pattern(#"^[A-Za-z0-9_\u0080-\uffff][A-Za-z0-9_\u0080-\uffff-]*$"#)),
    ("glob", globSchema),
    ("cell", cellSchema),
    (
      "row",
      .object([
        ("type", .text("object")),
        (
          "propertyNames",
          .object([("anyOf", .list([.object([("const", .text("*"))]), reference("name")]))])
        ),
        ("additionalProperties", reference("cell")),
      ])
    ),
    ("rule", .object(ruleSchema(ConfigurationKeys.rule))),
    (
      "rules",
      .object([
        ("type", .text("object")), ("additionalProperties", .flag(false)),
        (
          "properties",
          .object(
            rules.map { rule in
              (
                rule.id,
                .object(
                  [("description", .text(rule.summary))]
                    + (rule.options.isEmpty
                      ? [("$ref", .text("#/$defs/rule"))] : ruleSchema(rule.keys)))
              )
            })
        ),
      ])
    ),
  ])
}

/// A severity alone, or a mapping.
private func ruleSchema(_ keys: [ConfigurationKey]) -> [(String, JSONText)] {
  [("anyOf", .list([schema(of: .severity), schema(of: .mapping(keys))]))]
}

private func schema(of value: ConfigurationValue) -> JSONText {
  switch value {
  case .text: .object([("type", .text("string")), ("minLength", .number(1))])
  case .file, .rootFile: pattern(#"^(?![/~])(?!.*://)[^\\*?]+$"#)
  case .glob: reference("glob")
  case .preset: words(Preset.shipped)
  case .version: versionSchema
  case .flag: .object([("type", .text("boolean"))])
  case .number: .object([("type", .text("integer")), ("minimum", .number(0))])
  case .severity: words(["error", "warning", "off"])
  case .permission: words(["any", "protocol", "never"])
  case .referenceKind: words(ReferenceKind.allCases.map(\.rawValue))
  case .wordEnd: pattern("^\(identifierLetters)+$")
  case .folderName: pattern(#"^[^/\\*?]*[^/\\*? _-][^/\\*?]*$"#)
  case .typeName: pattern("^\(names)$")
  case .moduleName: pattern("^\(identifier)$")
  case .dataAccessName: pattern("^(@?\(names)|\(names)\\(\(identifier):\\))$")
  case .groupMember: pattern("^@?\(names)$")
  case .roleName: reference("name")
  case .allowance: .object([("type", .text("string")), ("minLength", .number(1))])
  case .cell: reference("cell")
  case .row: reference("row")
  case .rules: reference("rules")
  case .list(let item, let count): list(item, atLeast: count)
  case .oneOrMore(let item, let count):
    .object([("anyOf", .list([schema(of: item), list(item, atLeast: count)]))])
  case .either(let one, let other):
    .object([("anyOf", .list([schema(of: one), schema(of: other)]))])
  case .mapping(let keys): .object(mappingSchema(keys))
  case .named(let value, let known):
    .object(
      [("type", .text("object")), ("propertyNames", reference("name"))]
        + (known.isEmpty ? [] : [("properties", properties(known))])
        + [("additionalProperties", schema(of: value))])
  }
}

private func mappingSchema(_ keys: [ConfigurationKey]) -> [(String, JSONText)] {
  let required = keys.filter(\.isRequired).map { JSONText.text($0.name) }
  return [("type", .text("object")), ("additionalProperties", .flag(false))]
    + (required.isEmpty ? [] : [("required", .list(required))])
    + [("properties", properties(keys))]
}

private func properties(_ keys: [ConfigurationKey]) -> JSONText {
  .object(
    keys.map { key in
      guard case .object(let fields) = schema(of: key.value) else { return (key.name, .flag(true)) }
      return (key.name, .object([("description", .text(key.summary))] + fields))
    })
}

private func list(_ item: ConfigurationValue, atLeast count: Int) -> JSONText {
  .object(
    [("type", .text("array"))] + (count == 0 ? [] : [("minItems", .number(count))])
      + [("items", schema(of: item))])
}

/// A cell in words, or in braces with its keys.
private let cellSchema: JSONText = {
  let word = "(any|protocol|never)"
  let own = "\(word) +\\(own\\)"
  let other = "( *; *\(word) +\\(other\\))?"
  let inWords = "^ *(\(own)|(never|(weak +)?(protocol|any))( *; *\(own))?)\(other) *$"
  return .object([
    (
      "anyOf",
      .list([pattern(inWords), .object(mappingSchema(ConfigurationKeys.cell))])
    )
  ])
}()

/// A version in quotes, or what else reads as a number: `0.1`.
private let versionSchema: JSONText = {
  let number = "(0|[1-9][0-9]{0,8})"
  let one = JSONText.object([("type", .text("number")), ("minimum", .number(0))])
  return .object([("anyOf", .list([pattern("^\(number)(\\.\(number)){0,2}$"), one]))])
}()

/// A path or pattern below the root: neither absolute nor upwards, and without what a pattern does
/// not know.
private let globSchema = pattern(
  #"^(?![/~!])(?!(.*/)?\.\.(/|$))(?!.*\*\*[^/])(?!.*[^/]\*\*)[^\\{}\[\]]+$"#)

private let identifierLetters = #"[A-Za-z0-9_\u0080-\uffff]"#
/// A type's name, with the types or the module round it or without.
private let names = "\(identifier)(\\.\(identifier))*"
private let identifier = #"[A-Za-z_\u0080-\uffff][A-Za-z0-9_\u0080-\uffff]*"#

private func pattern(_ pattern: String) -> JSONText {
  .object([("type", .text("string")), ("pattern", .text(pattern))])
}

private func words(_ words: [String]) -> JSONText {
  .object([("enum", .list(words.map { .text($0) }))])
}

private func reference(_ name: String) -> JSONText {
  .object([("$ref", .text("#/$defs/\(name)"))])
}
