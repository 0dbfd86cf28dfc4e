import Configuration
import Outlining

/// Prints a graph of modules, roles or types for programs: `graph --format json --by module`.
///
/// - Returns: nothing that is left out.
package func renderGraphJSON(_ graph: ReferenceGraph, into output: inout String) -> LeftOut {
  var json = JSONWriter()
  json.beginObject()
  json.field("version", 1)
  json.field("by", graph.level.rawValue)
  json.beginArray("nodes")
  for node in graph.nodes {
    json.beginItem()
    json.field("name", node.name)
    json.field("label", node.label)
    if graph.level != .role { json.field("path", node.path) }
    if graph.level == .type {
      json.field("line", node.line)
      json.field("kind", node.kind)
      json.field("module", node.module)
      json.field("role", node.role)
    } else {
      json.field("types", node.types)
    }
    if let change = node.change { json.field("change", change.rawValue) }
    json.endObject()
  }
  json.endItems()
  json.beginArray("arrows")
  for arrow in graph.arrows {
    json.beginItem()
    json.field("from", graph.nodes[arrow.from].name)
    json.field("to", graph.nodes[arrow.to].name)
    json.field("verdict", arrow.verdict.word)
    if let change = arrow.change { json.field("change", change.rawValue) }
    json.beginArray("references")
    for reference in arrow.references { write(reference, to: &json) }
    json.endArray()
    json.endObject()
  }
  json.endItems()
  json.endObject()
  output += json.text + "\n"
  return LeftOut(nodes: 0, arrows: 0)
}

/// A reference between two types with its place.
func write(_ reference: ReferenceGraph.NamedPlace, to json: inout JSONWriter) {
  json.beginObject()
  writeFields(of: reference, to: &json)
  json.endObject()
}

func writeFields(of reference: ReferenceGraph.NamedPlace, to json: inout JSONWriter) {
  json.field("from", reference.from)
  json.field("to", reference.to)
  json.field("kind", reference.kind.rawValue)
  json.field("ownership", reference.ownership.keyword)
  json.field("verdict", reference.verdict.word)
  write(reference.place, to: &json)
}
