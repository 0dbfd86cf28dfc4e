package import Architecture
import Configuration
import Lexing
import Outlining
import Rules

/// Prints `graph --format json`: modules, types with the evidence for their roles, and who refers to
/// whom. Everything is in the order of the model, which is that of paths and places.
/// - Parameter isInScope: whether the types and references of a file are wanted.
package func renderGraph(
  _ architecture: ArchitectureModel, isInScope: (String) -> Bool, into output: inout String
) {
  let scope = architecture.files.map { isInScope($0.path) }
  let types = architecture.types.filter { scope[$0.file] }
  var json = JSONWriter()
  json.beginObject()
  json.field("version", 1)
  let preset = architecture.settings.preset
  json.field("preset", preset == commonPreset ? nil : preset)

  json.beginArray("modules")
  let named = Set(types.compactMap(\.module))
  for module in architecture.modules where named.contains(module.id) {
    json.beginItem()
    json.field("name", module.name)
    json.field("path", module.path)
    json.field("preset", module.preset)
    json.endObject()
  }
  json.endItems()

  json.beginArray("types")
  for type in types { write(type, of: architecture, to: &json) }
  json.endItems()

  json.beginArray("references")
  for edge in architecture.edges where scope[edge.file] {
    write(edge, of: architecture, to: &json)
  }
  json.endItems()

  write(types.filter { architecture.countsAsUnassigned($0) }.map(\.name), "unassigned", to: &json)
  write(architecture.ambiguousNames.map(\.name), "ambiguous", to: &json)
  write(architecture.externalNames.map(\.name), "external", to: &json)
  json.endObject()
  output += json.text + "\n"
}

private func write(_ names: [String], _ key: String, to json: inout JSONWriter) {
  json.beginArray(key)
  for name in names { json.item(name) }
  json.endArray()
}

private func write(
  _ type: TypeInfo, of architecture: ArchitectureModel, to json: inout JSONWriter
) {
  let file = architecture.files[type.file]
  json.beginItem()
  json.field("name", type.name)
  json.field("kind", kindName(type.kind))
  json.field("file", file.path)
  json.field("line", file.outline.lines.position(of: type.nameRange.start).line)
  json.field("module", type.module.map { architecture[$0].name })
  json.field("role", type.role?.name)
  json.beginArray("roles")
  for role in type.roles { json.item(role.name) }
  json.endArray()
  json.field("facing", type.facing.map { $0 == .face ? "face" : "port" })
  json.beginArray("evidence")
  for evidence in type.evidence {
    json.beginObject()
    json.field("kind", evidence.kind.rawValue)
    json.field("detail", evidence.detail)
    json.endObject()
  }
  json.endArray()
  json.endObject()
}

private func write(_ edge: Edge, of architecture: ArchitectureModel, to json: inout JSONWriter) {
  let file = architecture.files[edge.file]
  let position = file.outline.lines.position(of: edge.range.start)
  json.beginItem()
  json.field("from", edge.from.map { architecture[$0].name })
  switch edge.to {
  case .own(let type): json.field("to", architecture[type].name)
  case .external: json.field("to", architecture.externalName(edge))
  }
  json.field("kind", edge.kind.rawValue)
  json.field("ownership", ownershipName(edge.ownership))
  json.field("file", file.path)
  json.field("line", position.line)
  json.field("column", position.column)
  json.endObject()
}

/// The keyword that declares a type of this kind.
func kindName(_ kind: DeclarationKind) -> String {
  switch kind {
  case .class: "class"
  case .struct: "struct"
  case .enum: "enum"
  case .protocol: "protocol"
  case .actor: "actor"
  default: "type"
  }
}

private func ownershipName(_ ownership: Ownership) -> String {
  switch ownership {
  case .strong: "strong"
  case .weak: "weak"
  case .unowned: "unowned"
  case .unownedSafe: "unowned(safe)"
  case .unownedUnsafe: "unowned(unsafe)"
  case .lazy: "lazy"
  }
}
