/// Prints a graph as a flowchart of Mermaid 11 (https://mermaid.js.org/syntax/flowchart.html), without
/// the fence around it. What is forbidden, new or gone is told by words, and by the line; colours, which
/// are readable on light and dark, only add to that.
///
/// - Returns: what had no room; the text says so, too.
@discardableResult
package func renderMermaid(
  _ graph: ReferenceGraph, _ limits: DrawingLimits, into output: inout String
) -> LeftOut {
  let picture = mermaidPicture(of: graph, limits)
  output += picture.text
  return picture.leftOut
}

/// The same with what is drawn, for who tells it in words as well.
func mermaidPicture(
  of graph: ReferenceGraph, _ limits: DrawingLimits
) -> (text: String, drawn: ReferenceGraph, leftOut: LeftOut) {
  var limits = limits
  while true {
    let (drawn, leftOut) = graph.limited(to: limits)
    let text = mermaid(drawn, leftOut)
    guard let most = limits.bytes, text.utf8.count > most, !drawn.nodes.isEmpty else {
      return (text, drawn, leftOut)
    }
    limits.nodes = drawn.nodes.count - max(1, drawn.nodes.count / 8)
    limits.arrows = min(limits.arrows, limits.nodes * 2)
  }
}

private func mermaid(_ graph: ReferenceGraph, _ leftOut: LeftOut) -> String {
  var text = "flowchart LR\n"
  let titles = graph.titles
  for (number, group) in graph.groups.enumerated() {
    if let module = group.module {
      text += "  subgraph m\(number)[\"\(mermaidText(module))\"]\n"
    }
    for index in group.nodes { text += line(of: graph.nodes[index], titles[index], number: index) }
    if group.module != nil { text += "  end\n" }
  }
  if !leftOut.isEmpty {
    text += "  more[\"\(mermaidText(leftOut.text(graph.level)))\"]\n"
    text += "  style more stroke-dasharray: 2 4\n"
  }
  for arrow in graph.arrows {
    text += "  n\(arrow.from) \(line(of: arrow))|\"\(mermaidText(arrow.caption))\"| n\(arrow.to)\n"
  }
  return text + styles(of: graph)
}

private func line(of node: ReferenceGraph.Node, _ title: String, number: Int) -> String {
  let role = node.role.map { "<br/>\(mermaidText($0))" } ?? ""
  return "  n\(number)[\"\(mermaidText(title))\(role)\"]\n"
}

/// Dotted for what is gone, thick for what is forbidden.
private func line(of arrow: ReferenceGraph.Arrow) -> String {
  if arrow.change == .removed { return "-.->" }
  return arrow.verdict == .forbidden ? "==>" : "-->"
}

private func styles(of graph: ReferenceGraph) -> String {
  var text = ""
  func style(_ arrows: [Int], _ style: String) {
    guard !arrows.isEmpty else { return }
    text += "  linkStyle \(arrows.map { String($0) }.joined(separator: ",")) \(style)\n"
  }
  let arrows = graph.arrows
  style(
    arrows.indices.filter { arrows[$0].verdict == .forbidden && arrows[$0].change != .removed },
    "stroke:#d1242f,color:#d1242f")
  style(
    arrows.indices.filter { arrows[$0].verdict != .forbidden && arrows[$0].change == .added },
    "stroke:#1a7f37")
  for (change, style) in [
    (ReferenceGraph.Change.added, "stroke:#1a7f37,stroke-width:3px"),
    (.removed, "stroke-dasharray: 4 4"),
  ] {
    let nodes = graph.nodes.indices.filter { graph.nodes[$0].change == change }
    guard !nodes.isEmpty else { continue }
    text += "  classDef \(change.rawValue) \(style)\n"
    text += "  class \(nodes.map { "n\($0)" }.joined(separator: ",")) \(change.rawValue)\n"
  }
  return text
}

/// A text within quotes: all that could be markup, a directive, an entity or Markdown is written as an
/// entity of Mermaid, `#35;`.
func mermaidText(_ text: String) -> String {
  var result = ""
  for scalar in escaped(text).unicodeScalars {
    if scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || [" ", "_", "-", ",", "(", ")", "/"].contains(scalar)
    {
      result.unicodeScalars.append(scalar)
    } else {
      result += "#\(scalar.value);"
    }
  }
  return result
}
