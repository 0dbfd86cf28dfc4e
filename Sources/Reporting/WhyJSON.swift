package import Architecture
import Configuration
package import Diagnostics
import Outlining

/// What `viperlint why --format json` tells of types: of those with a name, of a file's, or of the one
/// around a line.
package struct WhyAnswer: Sendable {
  /// The file that was asked about, relative to the root; nil for a name.
  package var file: String?
  /// 1-based; nil where no line was asked about.
  package var line: Int?
  package var types: [TypeID]
  package var diagnostics: [Diagnostic]

  /// Of types by their name: what is found of them, and of who names them.
  /// - Parameter findings: of the whole root.
  package init(
    types: [TypeID], in architecture: ArchitectureModel, findings: [Diagnostic]
  ) {
    self.types = types
    let asked = types.map { architecture[$0] }
    func isAsked(_ end: Diagnostic.End?) -> Bool {
      guard let end else { return false }
      return asked.contains {
        $0.name == end.name && architecture.files[$0.file].path == end.file
      }
    }
    diagnostics = findings.filter { isAsked($0.from) || isAsked($0.to) }
  }

  /// Of a file, or of a line in it.
  package init(file: String, line: Int?, types: [TypeID], diagnostics: [Diagnostic]) {
    self.file = file
    self.line = line
    self.types = types
    self.diagnostics = diagnostics
  }
}

/// Prints an answer of `viperlint why` as JSON. Nothing is left out of its lists.
package func renderWhyJSON(
  _ answer: WhyAnswer, in architecture: ArchitectureModel, into output: inout String
) {
  var json = JSONWriter()
  json.beginObject()
  json.field("version", 1)
  json.field("preset", architecture.settings.fittingPreset)
  json.field("file", answer.file)
  json.field("line", answer.line)
  json.beginArray("types")
  for type in answer.types { write(architecture[type], of: architecture, to: &json) }
  json.endItems()
  json.beginArray("diagnostics")
  for diagnostic in answer.diagnostics where diagnostic.severity != .off {
    write(diagnostic, to: &json)
  }
  json.endItems()
  json.endObject()
  output += json.text + "\n"
}

private func write(
  _ type: TypeInfo, of architecture: ArchitectureModel, to json: inout JSONWriter
) {
  let considerations = architecture.roles.considerations(of: type.id)
  json.beginItem()
  writeDeclaration(of: type, in: architecture, to: &json)
  json.field("column", architecture.place(of: type).column)
  json.field("module", type.module.map { architecture[$0].name })
  json.field("role", type.role?.name)
  json.field("roles", type.roles.map(\.name))
  // As in the graph: a module interface faces as a port; its role tells it apart.
  json.field("facing", type.facing.map { $0 == .face ? "face" : "port" })
  json.field("certainty", type.role == nil ? nil : type.certainty.rawValue)
  json.field("checked", type.isChecked)
  json.field("compositionRoot", type.isCompositionRoot)
  write(type.evidence, in: architecture, to: &json)
  json.beginArray("considered")
  for consideration in considerations {
    json.beginObject()
    json.field("id", consideration.evidence.id.description)
    json.field("kind", consideration.evidence.kind.rawValue)
    json.field("detail", architecture.detail(of: consideration.evidence))
    json.field("role", consideration.evidence.role.name)
    write(consideration.outcome, to: &json)
    json.endObject()
  }
  json.endArray()
  json.field(
    "whyNone",
    type.role == nil ? reasonsForNone(type, considerations, in: architecture) : [])
  writeInheritance(of: type, in: architecture, to: &json)
  for (key, incoming) in [("namedBy", true), ("names", false)] {
    json.beginArray(key)
    for neighbour in architecture.neighbours(of: type.id, incoming: incoming) {
      json.beginObject()
      writeEnd(neighbour.type, in: architecture, to: &json)
      json.beginArray("references")
      for edge in neighbour.edges {
        json.beginObject()
        writeReference(edge, in: architecture, to: &json)
        json.endObject()
      }
      json.endArray()
      json.endObject()
    }
    json.endArray()
  }
  json.endObject()
}

private func write(_ outcome: Consideration.Outcome, to json: inout JSONWriter) {
  let (word, reason): (String, String?) =
    switch outcome {
    case .agrees: ("agrees", nil)
    case .overruled: ("overruled", nil)
    case .refused(_, let reason): ("refused", reason)
    }
  json.field("outcome", word)
  json.field("reason", reason)
}

/// What is declared elsewhere has neither role nor place.
private func writeInheritance(
  of type: TypeInfo, in architecture: ArchitectureModel, to json: inout JSONWriter
) {
  json.beginArray("inherits")
  for own in [type.superclass].compactMap({ $0 }) + type.protocols {
    json.beginObject()
    writeEnd(own, in: architecture, to: &json)
    json.endObject()
  }
  for name in type.externalBases {
    json.beginObject()
    json.field("name", name)
    for key in ["role", "module", "file"] { json.field(key, String?.none) }
    json.field("line", Int?.none)
    json.endObject()
  }
  json.endArray()
  json.beginArray("inheritedBy")
  for other in architecture.types
  where other.superclass == type.id || other.protocols.contains(type.id) {
    json.beginObject()
    writeEnd(other.id, in: architecture, to: &json)
    json.endObject()
  }
  json.endArray()
}

/// A type beside the one that is asked about.
private func writeEnd(
  _ id: TypeID, in architecture: ArchitectureModel, to json: inout JSONWriter
) {
  let type = architecture[id]
  let place = architecture.place(of: type)
  json.field("name", type.name)
  json.field("role", type.role?.name)
  json.field("module", type.module.map { architecture[$0].name })
  json.field("file", place.file)
  json.field("line", place.line)
}

package func writeReference(
  _ edge: Edge, in architecture: ArchitectureModel, to json: inout JSONWriter
) {
  json.field("kind", edge.kind.rawValue)
  json.field("ownership", edge.ownership.keyword)
  write(architecture.place(of: edge), to: &json)
}

// MARK: A rule

/// Prints `viperlint why RULE --format json`.
package func renderRuleJSON(_ rule: RuleDescription, into output: inout String) {
  var json = JSONWriter()
  json.beginObject()
  json.field("version", 1)
  json.field("rule", rule.id)
  json.field("severity", rule.severity.rawValue)
  json.field("summary", rule.summary)
  json.beginArray("options")
  for option in rule.options {
    json.beginObject()
    json.field("name", option.name)
    json.field("type", option.standard.typeName)
    json.field("default", option.standard.description)
    json.field("summary", option.summary)
    json.endObject()
  }
  json.endArray()
  json.field("page", rule.page)
  json.endObject()
  output += json.text + "\n"
}
