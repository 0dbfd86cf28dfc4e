import Architecture
import Configuration
package import Diagnostics

/// Prints `lint --format json`, the contract for other programs. Paths are relative to the root,
/// lines and columns 1-based, columns and offsets in UTF-8 bytes. What there is none of is null.
package func renderJSON(_ report: Report, into output: inout String) {
  var json = JSONWriter()
  json.beginObject()
  json.field("version", 1)
  json.field("preset", report.preset)
  json.beginArray("diagnostics")
  for diagnostic in report.diagnostics where diagnostic.severity != .off {
    write(diagnostic, to: &json)
  }
  json.endItems()
  write(report, to: &json)
  if let exemptions = report.statistics.exemptions { write(exemptions, to: &json) }
  json.endObject()
  output += json.text + "\n"
}

package func write(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
  json.beginItem()
  json.field("rule", diagnostic.rule)
  json.field("severity", diagnostic.severity.rawValue)
  json.field("file", diagnostic.place.file)
  json.field("line", diagnostic.place.line)
  json.field("column", diagnostic.place.column)
  json.field("endLine", diagnostic.place.endLine)
  json.field("endColumn", diagnostic.place.endColumn)
  json.field("message", diagnostic.message)
  json.field("why", diagnostic.why)
  json.field("help", diagnostic.help)
  write(diagnostic.from, "from", to: &json)
  write(diagnostic.to, "to", to: &json)
  json.field("reference", diagnostic.reference?.rawValue)
  json.field("confidence", diagnostic.confidence.rawValue)
  json.field("fingerprint", fingerprint(of: diagnostic))
  json.beginArray("places")
  for (place, kind) in diagnostic.places {
    json.beginObject()
    write(place, to: &json)
    json.field("reference", kind.rawValue)
    json.endObject()
  }
  json.endArray()
  json.beginArray("related")
  for related in diagnostic.related {
    json.beginObject()
    write(related.place, to: &json)
    json.field("message", related.message)
    json.endObject()
  }
  json.endArray()
  json.field("baselined", diagnostic.isBaselined)
  json.field("suppressed", diagnostic.isSuppressed)
  let fixes = diagnostic.fixes
  json.field("fixLevel", Fix.Level.common(of: fixes)?.rawValue)
  json.beginArray("fix")
  for edit in fixes.flatMap(\.edits) {
    json.beginObject()
    json.field("file", edit.file)
    json.field("offset", edit.offset)
    json.field("length", edit.length)
    json.field("text", edit.text)
    json.endObject()
  }
  json.endArray()
  json.endObject()
}

/// Where something stands.
package func write(_ place: Diagnostic.Place, to json: inout JSONWriter) {
  json.field("file", place.file)
  json.field("line", place.line)
  json.field("column", place.column)
}

private func write(_ end: Diagnostic.End?, _ key: String, to json: inout JSONWriter) {
  guard let end else {
    json.field(key, String?.none)
    return
  }
  json.beginObject(key)
  json.field("name", end.name)
  json.field("kind", end.kind)
  json.field("role", end.role)
  json.field("module", end.module)
  json.field("evidence", end.leadingEvidence)
  json.field("file", end.file.isEmpty ? nil : end.file)
  json.field("line", end.file.isEmpty ? nil : end.line)
  json.endObject()
}

/// The counts; no time, as two runs over the same input give the same bytes.
private func write(_ report: Report, to json: inout JSONWriter) {
  let summary = report.summary
  json.beginObject("summary")
  json.field("files", summary.files)
  json.field("types", summary.types)
  json.field("modules", summary.modules)
  json.field("typesWithoutRole", summary.typesWithoutRole)
  json.field("ambiguousNames", summary.ambiguousNames)
  json.field("externalNames", summary.externalNames)
  json.field("references", summary.references)
  json.field("errors", summary.errors)
  json.field("warnings", summary.warnings)
  json.field("notes", summary.notes)
  json.field("suppressed", summary.suppressed)
  json.field("baselined", summary.baselined)
  json.field("fixed", summary.fixed)
  json.field("judgedReferences", summary.judgedReferences)
  json.field("brokenReferences", summary.brokenReferences)
  json.beginArray("misfits")
  for misfit in report.misfits { write(misfit, to: &json) }
  json.endArray()
  json.field("unjudged", report.unjudged)
  if let change = summary.change {
    json.beginObject("change")
    json.field("since", change.revision)
    json.field("staged", change.revision == nil)
    json.field("base", change.base)
    json.field("new", change.new)
    json.field("fixed", change.fixed)
    json.field("before", change.before)
    json.endObject()
  }
  json.endObject()
}

/// What each exemption let pass, with `--stats` alone.
private func write(_ exemptions: [ExemptionCount], to json: inout JSONWriter) {
  json.beginArray("exemptions")
  for left in exemptions {
    json.beginObject()
    json.field("id", left.exemption.id)
    json.field("count", left.count)
    json.field("effect", left.exemption.effect.rawValue)
    json.field("meaning", left.exemption.meaning)
    json.endObject()
  }
  json.endArray()
}

private func write(_ misfit: Misfit, to json: inout JSONWriter) {
  json.beginObject()
  json.field("root", misfit.place)
  json.field("preset", misfit.preset)
  json.field("statedBy", misfit.statedBy)
  json.field("judged", misfit.use.asked)
  json.field("broken", misfit.use.broken)
  json.field("findings", misfit.use.findings)
  json.beginArray("cells")
  for habit in misfit.cells {
    json.beginObject()
    json.field("from", habit.from.name)
    json.field("to", habit.to.name)
    json.field("findings", habit.count)
    json.field("proposed", habit.cell.description)
    json.endObject()
  }
  json.endArray()
  json.field("betterPreset", misfit.betterPreset?.preset)
  json.endObject()
}
