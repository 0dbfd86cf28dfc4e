import Architecture
import Configuration
import Diagnostics
import Outlining

// The data of the page, as one object of JSON. Types, files and words are told by their numbers, as tens
// of thousands of references name them.

/// JSON that can stand in an element of a page: nothing in it ends that element.
func pageData(_ source: PageSource, _ report: Report) -> String {
  let modules = ReferenceGraph(source.model, findings: source.findings, by: .module)
  let types = ReferenceGraph(source.model, findings: source.findings, by: .type)
  var json = JSONWriter()
  json.beginObject()
  json.field("version", 1)
  json.field("title", source.title)
  summary(report, source, to: &json)
  words(to: &json)
  json.field("files", source.model.files.map(\.path))
  modulesData(modules, of: source, to: &json)
  roles(of: source, to: &json)
  typesData(types, of: source, to: &json)
  references(of: types, source, to: &json)
  findings(report, source, to: &json)
  json.endObject()
  return json.text.replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028")
    .replacing("\u{2029}", with: "\\u2029")
}

private func summary(_ report: Report, _ source: PageSource, to json: inout JSONWriter) {
  let summary = report.summary
  json.beginObject("summary")
  json.field("files", summary.files)
  json.field("types", summary.types)
  json.field("modules", summary.modules)
  json.field("references", summary.references)
  json.field("withoutRole", summary.typesWithoutRole)
  json.field("ambiguous", summary.ambiguousNames)
  json.field("errors", summary.errors)
  json.field("warnings", summary.warnings)
  json.field("notes", summary.notes)
  json.field("suppressed", summary.suppressed)
  json.field("baselined", summary.baselined)
  json.field("fixed", summary.fixed)
  json.field("change", changeLine(report))
  json.field("preset", presetLine(report) ?? report.preset.map { "judged by the \($0) preset" })
  json.field("remarks", report.misfits.flatMap(\.lines) + report.remarks + report.unjudged)
  json.endObject()
  json.beginArray("rules")
  for rule in report.rules {
    json.beginObject()
    json.field("id", rule.id)
    json.field("summary", rule.summary)
    json.endObject()
  }
  json.endArray()
}

/// What the numbers of references mean.
private func words(to json: inout JSONWriter) {
  json.field("kinds", ReferenceKind.allCases.map(\.verb))
  json.field("ownerships", ownerships.map(\.keyword))
  json.field(
    "verdicts",
    [.unjudged, .allowed, .noted, .silenced, .forbidden].map {
      (verdict: ReferenceGraph.Verdict) in verdict.word
    })
}

private let ownerships: [Ownership] = [
  .strong, .weak, .unowned, .unownedSafe, .unownedUnsafe, .lazy,
]

private func modulesData(
  _ graph: ReferenceGraph, of source: PageSource, to json: inout JSONWriter
) {
  let overview = ModuleOverview(source.model)
  var lacks: [String: [Role]] = [:]
  for entry in overview.modules {
    lacks[entry.module.path + "\n" + entry.module.name] = entry.lacks
  }
  json.beginArray("modules")
  for node in graph.nodes {
    json.beginItem()
    json.field("name", node.name)
    json.field("path", node.path)
    json.field("types", node.types)
    json.field("lacks", (lacks[node.path + "\n" + node.label] ?? []).map(\.name))
    json.endObject()
  }
  json.endItems()
  numbers("order", matrixOrder(graph), to: &json)
  json.beginArray("knots")
  for knot in knots(graph.successors) {
    json.beginArray()
    for member in knot { json.item(member) }
    json.endArray()
  }
  json.endArray()
}

private func roles(of source: PageSource, to json: inout JSONWriter) {
  let graph = ReferenceGraph(source.model, findings: [], by: .role)
  json.beginArray("roles")
  for node in graph.nodes {
    json.beginObject()
    json.field("name", node.name)
    json.field("label", node.label)
    json.endObject()
  }
  json.endArray()
}

private func typesData(_ graph: ReferenceGraph, of source: PageSource, to json: inout JSONWriter) {
  let model = source.model
  // In the order of the graph's nodes.
  let shown = model.types.filter { $0.isChecked && model.judgedType(for: $0.id) == $0.id }
  json.beginArray("types")
  for (node, type) in zip(graph.nodes, shown) {
    json.beginItem()
    json.field("name", node.name)
    json.field("kind", node.kind)
    json.field("file", type.file)
    json.field("line", node.line)
    json.field("module", type.module?.index)
    json.field("role", node.role)
    json.field("for", type.evidence.map { model.detail(of: $0) })
    // Where neither a module nor a role makes a type worth a question, nobody asks why.
    let isAsked = type.module != nil || type.role != nil
    let against = isAsked ? model.roles.considerations(of: type.id) : []
    json.field("against", against.map { considerationText($0, in: model) })
    json.endObject()
  }
  json.endItems()
}

/// `[from, to, kind, ownership, file, line, verdict]`
private func references(
  of graph: ReferenceGraph, _ source: PageSource, to json: inout JSONWriter
) {
  let fileNumbers = Dictionary(source.model.files.enumerated().map { ($1.path, $0) }) { one, _ in
    one
  }
  let kinds = Dictionary(ReferenceKind.allCases.enumerated().map { ($1, $0) }) { one, _ in one }
  json.beginArray("references")
  for arrow in graph.arrows {
    for reference in arrow.references {
      json.beginArray()
      json.item(arrow.from)
      json.item(arrow.to)
      json.item(kinds[reference.kind] ?? 0)
      json.item(ownerships.firstIndex(of: reference.ownership) ?? 0)
      json.item(fileNumbers[reference.place.file] ?? 0)
      json.item(reference.place.line)
      json.item(reference.verdict.rawValue)
      json.endArray()
    }
  }
  json.endArray()
}

private func findings(_ report: Report, _ source: PageSource, to json: inout JSONWriter) {
  json.beginArray("findings")
  for finding in worstFirst(report.diagnostics.filter { $0.severity != .off }) {
    json.beginItem()
    json.field("rule", finding.rule)
    json.field("severity", finding.severity.rawValue)
    json.field("message", finding.message)
    json.field("why", finding.why)
    json.field("help", finding.help)
    json.field("file", finding.place.file)
    json.field("line", finding.place.line)
    json.field("column", finding.place.column)
    if let links = source.links {
      json.field(
        "link",
        links.link(file: source.repositoryPrefix + finding.place.file, line: finding.place.line))
    }
    json.field(
      "code",
      report.sources[finding.place.file].flatMap { excerpt(of: finding.place, in: $0)?.text })
    json.field(
      "state", finding.isSuppressed ? "suppressed" : finding.isBaselined ? "old" : "new")
    end(finding.from, "from", to: &json)
    end(finding.to, "to", to: &json)
    json.field("places", finding.places.map { $0.0.text })
    json.endObject()
  }
  json.endItems()
}

private func end(_ end: Diagnostic.End?, _ key: String, to json: inout JSONWriter) {
  guard let end else { return }
  json.beginObject(key)
  json.field("name", end.name)
  json.field("kind", end.kind)
  json.field("role", end.role)
  json.field("module", end.module)
  json.field("evidence", end.evidence)
  json.endObject()
}

private func numbers(_ key: String, _ values: [Int], to json: inout JSONWriter) {
  json.beginArray(key)
  for value in values { json.item(value) }
  json.endArray()
}
