package import Architecture
import Configuration
import Diagnostics
import Outlining

/// How many names stand in one list before the rest is only counted.
private let nameLimit = 4
private let screenLimit = 20

/// Prints `viperlint modules` for people.
package func renderModules(
  _ overview: ModuleOverview, of architecture: ArchitectureModel, into output: inout String
) {
  for entry in overview.modules {
    output += moduleText(entry.module) + "\n"
    for filled in entry.roles { output += lines(of: filled, in: architecture) }
    let lacks = overview.lacks(entry)
    if !lacks.isEmpty {
      output += row("lacks", lacks.map { escaped(words($0)) }.joined(separator: ", "))
    }
    if !entry.undrivenScreens.isEmpty {
      let driver = words(drivingRole(of: entry.module.preset))
      output += row("undriven", "\(names(entry.undrivenScreens)): no \(driver) behind it")
    }
    output += "\n"
  }
  if !overview.looseScreens.isEmpty {
    output += "screens in no module (\(grouped(overview.looseScreens.count)))\n"
    for screen in overview.looseScreens.prefix(screenLimit) {
      output += "  \(escaped(screen.name))  \(escaped(architecture.place(of: screen).text))\n"
    }
    let rest = overview.looseScreens.count - screenLimit
    if rest > 0 { output += "  and \(grouped(rest)) more; --format json lists all\n" }
    output += "\n"
  }
  for role in overview.lackedByAll {
    output += "no module has \(withArticle(role))\n"
  }
  output += summary(of: overview) + "\n"
}

/// `Articles (App/Articles, judged by viper)`
func moduleText(_ module: ModuleInfo) -> String {
  let path = module.path.isEmpty ? "the root" : escaped(module.path)
  let preset = module.preset.map { name in
    name == commonPreset ? ", no preset fits" : ", judged by \(escaped(name))"
  }
  return "\(escaped(module.name)) (\(path)\(preset ?? ""))"
}

private func lines(
  of filled: ModuleOverview.Filled, in architecture: ArchitectureModel
) -> String {
  // Types with the same evidence share a line.
  let groups = filled.types.groups { type in
    architecture.leadingEvidence(of: type) + (type.certainty == .deduced ? ", on this alone" : "")
  }
  var items = groups.prefix(nameLimit).map { evidence, types in
    names(types) + (evidence.isEmpty ? "" : " (\(escaped(evidence)))")
  }
  let rest = groups.dropFirst(nameLimit).reduce(0) { $0 + $1.elements.count }
  if rest > 0 { items.append("and \(grouped(rest)) more") }
  if !filled.protocols.isEmpty {
    let noun = filled.role == .moduleInterface ? "" : "by protocol: "
    items.append(noun + names(filled.protocols))
  }
  var text = ""
  for (index, item) in items.enumerated() {
    text += row(index == 0 ? escaped(words(filled.role)) : "", item)
  }
  return text
}

private func names(_ types: [TypeInfo]) -> String {
  listed(types.map { escaped($0.name) }, limit: nameLimit)
}

private func row(_ label: String, _ text: String) -> String {
  "  \(label)\(String(repeating: " ", count: max(2, 18 - label.count)))\(text)\n"
}

/// The last line: how much is whole.
private func summary(of overview: ModuleOverview) -> String {
  let lacking = overview.modules.count { !overview.lacks($0).isEmpty }
  let undriven = overview.modules.reduce(0) { $0 + $1.undrivenScreens.count }
  var parts = [counted(overview.modules.count, "module")]
  if !overview.modules.isEmpty {
    let none = overview.lackedByAll.isEmpty ? "none lacks a role" : "none lacks another role"
    parts.append(lacking == 0 ? none : "\(grouped(lacking)) without some role")
  }
  if undriven > 0 { parts.append("\(counted(undriven, "screen")) in them without a presenter") }
  if !overview.looseScreens.isEmpty {
    parts.append("\(counted(overview.looseScreens.count, "screen")) in no module")
  }
  return parts.joined(separator: ", ")
}

// MARK: JSON

/// Prints `viperlint modules --format json`.
package func renderModulesJSON(
  _ overview: ModuleOverview, of architecture: ArchitectureModel, into output: inout String
) {
  var json = JSONWriter()
  json.beginObject()
  json.field("version", 1)
  json.field("preset", architecture.settings.fittingPreset)
  json.beginArray("modules")
  for entry in overview.modules {
    json.beginItem()
    json.field("name", entry.module.name)
    json.field("path", entry.module.path)
    json.field("preset", entry.module.fittingPreset)
    json.beginArray("roles")
    for filled in entry.roles {
      json.beginObject()
      json.field("role", filled.role.name)
      write(filled.types, "types", of: architecture, to: &json)
      write(filled.protocols, "protocols", of: architecture, to: &json)
      json.endObject()
    }
    json.endArray()
    json.field("lacks", entry.lacks.map(\.name))
    json.field("undrivenScreens", entry.undrivenScreens.map(\.name))
    json.endObject()
  }
  json.endItems()
  write(overview.looseScreens, "screensInNoModule", of: architecture, to: &json)
  json.endObject()
  output += json.text + "\n"
}

private func write(
  _ types: [TypeInfo], _ key: String, of architecture: ArchitectureModel, to json: inout JSONWriter
) {
  json.beginArray(key)
  for type in types {
    json.beginObject()
    writeDeclaration(of: type, in: architecture, to: &json)
    json.field("certainty", type.role == nil ? nil : type.certainty.rawValue)
    write(type.evidence, in: architecture, to: &json)
    json.endObject()
  }
  json.endArray()
}
