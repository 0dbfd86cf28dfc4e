package import Architecture
import Configuration
package import Diagnostics

/// What the page of a report is made of, beside the report itself.
package struct PageSource: Sendable {
  package var model: ArchitectureModel
  /// Of the whole root, those that are suppressed or in the baseline included.
  package var findings: [Diagnostic]
  /// The root's folder as the page is called.
  package var title: String
  package var links: LineLinks?
  /// What stands before a path for it to be relative to the top of the repository.
  package var repositoryPrefix = ""

  package init(model: ArchitectureModel, findings: [Diagnostic], title: String) {
    self.model = model
    self.findings = findings
    self.title = title
  }
}

/// Prints a page that shows a report and the architecture, complete in itself: it opens from the disk and
/// asks no server for anything. Its template lies beside this file; see `page.html`.
func renderPage(_ source: PageSource, _ report: Report, into output: inout String) {
  let data = pageData(source, report)
  for part in PageTemplate.html.split(separator: "<!-- ", omittingEmptySubsequences: false) {
    guard let end = part.firstRange(of: " -->") else {
      output += part
      continue
    }
    switch part[..<end.lowerBound] {
    case "style": output += "<style>\n\(PageTemplate.css)</style>"
    case "data": output += "<script type=\"application/json\" id=\"data\">\(data)</script>"
    case "script": output += "<script>\n\(PageTemplate.script)</script>"
    default: output += "<!-- " + part[..<end.upperBound]
    }
    output += part[end.upperBound...]
  }
}

/// The order in which a matrix shows modules: who knows others before who is known, and those of a knot
/// beside each other, so that what knows each other stands as a block on the diagonal.
///
/// - Complexity: that of ``orderWithLeastBack(_:nodes:)`` for each knot.
package func matrixOrder(_ graph: ReferenceGraph) -> [Int] {
  let successors = graph.successors
  var blockOf = graph.nodes.indices.map { $0 }
  let found = knots(successors)
  for knot in found { for node in knot { blockOf[node] = knot[0] } }
  var members: [Int: [Int]] = [:]
  for node in graph.nodes.indices { members[blockOf[node], default: []].append(node) }
  for knot in found { members[knot[0]] = ordered(knot, of: graph) }
  // A block comes once all that know it are there; of several the one that is first in the model.
  var waiting: [Int: Int] = [:]
  var known: [Int: Set<Int>] = [:]
  for (node, others) in successors.enumerated() {
    for other in others where blockOf[other] != blockOf[node] {
      if known[blockOf[node], default: []].insert(blockOf[other]).inserted {
        waiting[blockOf[other], default: 0] += 1
      }
    }
  }
  var open = members.keys.filter { waiting[$0] == nil }.sorted(by: >)
  var order: [Int] = []
  while let block = open.popLast() {
    order += members[block] ?? []
    for other in (known[block] ?? []).sorted() {
      waiting[other, default: 0] -= 1
      guard waiting[other] == 0 else { continue }
      let place = open.firstIndex { $0 < other } ?? open.count
      open.insert(other, at: place)
    }
  }
  return order
}

private func ordered(_ knot: [Int], of graph: ReferenceGraph) -> [Int] {
  let number = Dictionary(knot.enumerated().map { ($1, $0) }) { first, _ in first }
  let arrows = graph.arrows.compactMap { arrow -> WeightedArrow? in
    guard let from = number[arrow.from], let to = number[arrow.to] else { return nil }
    return WeightedArrow(from: from, to: to, cost: arrow.references.count)
  }
  return orderWithLeastBack(arrows, nodes: knot.count).map { knot[$0] }
}

extension PageTemplate {
  package static var html: Substring { part("page.html") }
  package static var css: Substring { part("page.css") }
  package static var script: Substring { part("page.js") }

  /// Without the line end of the file.
  private static func part(_ file: String) -> Substring { (texts[file] ?? "").dropLast() }
}
