package import Architecture
import Configuration
import Diagnostics
import Outlining

/// Prints which modules know each other in circles, for people: each knot with its shortest circle and
/// what to cut.
package func renderCycles(
  _ knots: [ModuleKnot], of model: ArchitectureModel, unfolds: Bool, into output: inout String
) {
  guard !knots.isEmpty else {
    output += "no modules know each other in a circle (\(counted(model.modules.count, "module")))\n"
    return
  }
  let tied = knots.reduce(0) { $0 + $1.members.count }
  output += "\(grouped(tied)) of \(counted(model.modules.count, "module")) know each other in "
  output += counted(knots.count, "knot") + "\n"
  for knot in knots {
    let names = knot.members.map { escaped(model[$0].name) }
    output += "\n\(counted(names.count, "module")), \(counted(knot.references, "reference")): "
    output += listed(names, limit: unfolds ? names.count : nameLimit) + "\n"
    output += "  the shortest circle\n"
    for reference in knot.circle { output += line(reference, model) }
    let count = knot.cut.reduce(0) { $0 + $1.edges.count }
    output +=
      "  without \(count == 1 ? "this" : "these") \(counted(count, "reference")) there is none"
    output += knot.isCheapest ? "\n" : " (perhaps fewer would do)\n"
    let shown = unfolds ? knot.cut : Array(knot.cut.prefix(cutLimit))
    for reference in shown { output += line(reference, model) }
    if knot.cut.count > shown.count {
      output += "    and \(counted(knot.cut.count - shown.count, "more pair")) of modules: "
      output += "--all prints them\n"
    }
  }
}

private let nameLimit = 12
private let cutLimit = 10

/// `Login → Home  3: LoginRouter makes HomeBuilder (Login/LoginRouter.swift:8)`
private func line(_ reference: ModuleReference, _ model: ArchitectureModel) -> String {
  let pair = "\(model[reference.from].name) → \(model[reference.to].name)"
  var text = "    \(escaped(pair))  \(grouped(reference.edges.count))"
  if let edge = model.leadingEdge(of: reference), let from = edge.from, let to = edge.target {
    text += ": \(escaped(model[from].name)) \(edge.kind.verb) \(escaped(model[to].name)) "
    text += "(\(escaped(model.place(of: edge).text)))"
  }
  return text + "\n"
}

extension ArchitectureModel {
  /// The strongest of the references, then the first.
  fileprivate func leadingEdge(of reference: ModuleReference) -> Edge? {
    byStrength(reference.edges.map { edges[$0] }).first
  }
}

/// The same for programs.
package func renderCyclesJSON(
  _ knots: [ModuleKnot], of model: ArchitectureModel, into output: inout String
) {
  var json = JSONWriter()
  json.beginObject()
  json.field("version", 1)
  json.field("modules", model.modules.count)
  json.beginArray("knots")
  for knot in knots {
    json.beginItem()
    json.field("modules", knot.members.map { model.nameOfModule($0) })
    json.field("references", knot.references)
    write("circle", knot.circle, of: model, to: &json)
    write("cut", knot.cut, of: model, to: &json)
    json.field("cheapest", knot.isCheapest)
    json.endObject()
  }
  json.endItems()
  json.endObject()
  output += json.text + "\n"
}

private func write(
  _ key: String, _ references: [ModuleReference], of model: ArchitectureModel,
  to json: inout JSONWriter
) {
  json.beginArray(key)
  for reference in references {
    json.beginObject()
    json.field("from", model.nameOfModule(reference.from))
    json.field("to", model.nameOfModule(reference.to))
    json.field("count", reference.edges.count)
    json.beginArray("references")
    for edge in reference.edges.lazy.map({ model.edges[$0] }) {
      json.beginObject()
      json.field("from", edge.from.map { model[$0].name })
      json.field("to", edge.target.map { model[$0].name })
      json.field("kind", edge.kind.rawValue)
      write(model.place(of: edge), to: &json)
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }
  json.endArray()
}

extension ArchitectureModel {
  /// The name that tells a module from all others.
  fileprivate func nameOfModule(_ module: ModuleID) -> String {
    let name = self[module].name
    let isShared = modules.count { $0.name == name } > 1
    return isShared ? "\(name) (\(self[module].path))" : name
  }
}
