import Configuration
import Diagnostics
import Outlining

/// Prints what a change does to the architecture for programs.
package func renderChangeJSON(_ change: ArchitectureChange, into output: inout String) {
  var json = JSONWriter()
  json.beginObject()
  json.field("version", 1)
  json.field("base", change.base)
  json.field("unchanged", change.isEmpty)
  json.field("verdict", change.verdict)
  findings("new", change.new, to: &json)
  findings("fixed", change.fixed, to: &json)
  json.beginObject("modules")
  json.field("new", change.modules.new)
  json.field("gone", change.modules.gone)
  json.beginArray("renamed")
  for renamed in change.modules.renamed {
    json.beginObject()
    json.field("from", renamed.from)
    json.field("to", renamed.to)
    json.endObject()
  }
  json.endArray()
  json.endObject()
  references(of: change, to: &json)
  types(of: change, to: &json)
  json.beginArray("silences")
  for silence in change.silences {
    json.beginItem()
    json.field("by", silence.kind.rawValue)
    json.field("text", silence.text)
    json.field("file", silence.file)
    json.field("line", silence.line)
    json.endObject()
  }
  json.endItems()
  json.field("unjudged", change.unjudged)
  json.beginObject("references")
  json.field("added", change.traffic.added.count)
  json.field("allowed", change.traffic.added.allowed)
  json.field("removed", change.traffic.removed.count)
  json.endObject()
  json.endObject()
  output += json.text + "\n"
}

private func findings(_ key: String, _ findings: [Diagnostic], to json: inout JSONWriter) {
  json.beginArray(key)
  for finding in findings {
    json.beginItem()
    json.field("rule", finding.rule)
    json.field("severity", finding.severity.rawValue)
    json.field("message", finding.message)
    json.field("help", finding.help)
    json.field("from", finding.from?.name)
    json.field("to", finding.to?.name)
    write(finding.place, to: &json)
    json.endObject()
  }
  json.endItems()
}

private func references(of change: ArchitectureChange, to json: inout JSONWriter) {
  json.beginArray("moduleReferences")
  for reference in change.moduleReferences {
    json.beginItem()
    json.field("from", reference.from)
    json.field("to", reference.to)
    json.field("change", reference.change.rawValue)
    json.field("standing", reference.standing.rawValue)
    json.field("count", reference.count)
    leading(reference.leading, to: &json)
    json.endObject()
  }
  json.endItems()
  json.beginArray("roleReferences")
  for reference in change.roleReferences {
    json.beginItem()
    json.field("from", reference.from)
    json.field("to", reference.to)
    json.field("change", reference.change.rawValue)
    json.field("forbidden", reference.isForbidden)
    json.field("count", reference.count)
    leading(reference.leading, to: &json)
    json.endObject()
  }
  json.endItems()
}

private func leading(_ reference: ReferenceGraph.NamedPlace, to json: inout JSONWriter) {
  json.beginObject("first")
  writeFields(of: reference, to: &json)
  json.endObject()
}

private func types(of change: ArchitectureChange, to json: inout JSONWriter) {
  json.beginArray("ownership")
  for ownership in change.ownerships {
    json.beginItem()
    json.field("type", ownership.type)
    json.field("member", ownership.member)
    json.field("holds", ownership.held)
    json.field("before", ownership.before.keyword)
    json.field("now", ownership.now.keyword)
    write(ownership.place, to: &json)
    json.endObject()
  }
  json.endItems()
  json.beginArray("roles")
  for role in change.roles {
    json.beginItem()
    json.field("type", role.type)
    json.field("before", role.before)
    json.field("now", role.now)
    json.field("file", role.file)
    json.field("line", role.line)
    json.endObject()
  }
  json.endItems()
}
