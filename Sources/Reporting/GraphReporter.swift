package import Architecture
import Configuration
import Diagnostics
import Outlining

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
  json.field("preset", architecture.settings.fittingPreset)

  json.beginArray("modules")
  let named = Set(types.compactMap(\.module))
  for module in architecture.modules where named.contains(module.id) {
    json.beginItem()
    json.field("name", module.name)
    json.field("path", module.path)
    json.field("preset", module.fittingPreset)
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

  json.field("unassigned", types.filter { architecture.countsAsUnassigned($0) }.map(\.name))
  json.field("ambiguous", architecture.ambiguousNames.map(\.name))
  json.field("external", architecture.externalNames.map(\.name))
  json.endObject()
  output += json.text + "\n"
}

private func write(
  _ type: TypeInfo, of architecture: ArchitectureModel, to json: inout JSONWriter
) {
  json.beginItem()
  writeDeclaration(of: type, in: architecture, to: &json)
  json.field("module", type.module.map { architecture[$0].name })
  json.field("role", type.role?.name)
  json.field("roles", type.roles.map(\.name))
  // A module interface faces as a port; its role tells it apart.
  json.field("facing", type.facing.map { $0 == .face ? "face" : "port" })
  write(type.evidence, in: architecture, to: &json)
  if !type.isChecked { json.field("checked", false) }
  json.endObject()
}

/// What a type is and where it is declared.
func writeDeclaration(
  of type: TypeInfo, in architecture: ArchitectureModel, to json: inout JSONWriter
) {
  let place = architecture.place(of: type)
  json.field("name", type.name)
  json.field("kind", type.kind.keyword)
  json.field("file", place.file)
  json.field("line", place.line)
}

/// How a type got its role, or what was not enough for one.
func write(
  _ evidence: [Evidence], in architecture: ArchitectureModel, to json: inout JSONWriter
) {
  json.beginArray("evidence")
  for fact in evidence {
    json.beginObject()
    json.field("id", fact.id.description)
    json.field("kind", fact.kind.rawValue)
    json.field("detail", architecture.detail(of: fact))
    json.endObject()
  }
  json.endArray()
}

private func write(_ edge: Edge, of architecture: ArchitectureModel, to json: inout JSONWriter) {
  let place = architecture.place(of: edge)
  json.beginItem()
  json.field("from", edge.from.map { architecture[$0].name })
  switch edge.to {
  case .own(let type): json.field("to", architecture[type].name)
  case .external: json.field("to", architecture.externalName(edge))
  }
  json.field("kind", edge.kind.rawValue)
  json.field("ownership", edge.ownership.keyword)
  write(place, to: &json)
  json.endObject()
}
