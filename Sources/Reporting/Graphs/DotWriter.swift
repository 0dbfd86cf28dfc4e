/// Prints a graph in Graphviz' language (https://graphviz.org/doc/info/lang.html). What is forbidden,
/// new or gone is told by words, and by the line; colours only add to that.
///
/// - Returns: what had no room; a comment in the text says so, too.
@discardableResult
package func renderDot(
  _ graph: ReferenceGraph, _ limits: DrawingLimits, into output: inout String
) -> LeftOut {
  let (graph, leftOut) = graph.limited(to: limits)
  let titles = graph.titles
  output += "digraph viperlint {\n"
  // Without 'newrank' Graphviz gives up on some circles through clusters.
  output += "  rankdir=LR;\n  newrank=true;\n  fontname=\"Helvetica\";\n"
  output += "  node [shape=box, style=rounded, fontname=\"Helvetica\"];\n"
  output += "  edge [fontname=\"Helvetica\", fontsize=10];\n"
  if !leftOut.isEmpty {
    output += "  more [label=\(dotText(leftOut.text(graph.level))), style=dotted];\n"
  }
  for (number, group) in graph.groups.enumerated() {
    if let module = group.module {
      output += "  subgraph cluster_\(number) {\n    label=\(dotText(module));\n"
    }
    for index in group.nodes {
      output += line(of: graph.nodes[index], titles[index], number: index)
    }
    if group.module != nil { output += "  }\n" }
  }
  for arrow in graph.arrows { output += line(of: arrow) }
  output += "}\n"
  return leftOut
}

private func line(of node: ReferenceGraph.Node, _ title: String, number: Int) -> String {
  let label = title + (node.role.map { "\n" + $0 } ?? "")
  let style =
    switch node.change {
    case .added: ", style=\"rounded,bold\", color=\"#1a7f37\""
    case .removed: ", style=\"rounded,dashed\""
    case nil: ""
    }
  return "  n\(number) [label=\(dotText(label))\(style)];\n"
}

private func line(of arrow: ReferenceGraph.Arrow) -> String {
  var style = ""
  if arrow.change == .removed {
    style = ", style=dashed"
  } else if arrow.verdict == .forbidden {
    style = ", style=bold, color=\"#d1242f\", fontcolor=\"#d1242f\""
  } else if arrow.change == .added {
    style = ", color=\"#1a7f37\""
  }
  return "  n\(arrow.from) -> n\(arrow.to) [label=\(dotText(arrow.caption))\(style)];\n"
}

/// A quoted string: only the quote and the backslash mean something there. A line's end of our own
/// stays one.
private func dotText(_ text: String) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    escaped(String(line)).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
  return "\"" + lines.joined(separator: "\\n") + "\""
}
