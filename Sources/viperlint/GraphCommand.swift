import Architecture
package import Configuration
package import Reporting
import ViperLintKit
import Workspace

/// `viperlint graph [PATH…]`
func runGraph(_ paths: [String], _ options: Options) async throws(RunError) -> Int32 {
  guard let result = try await singleResult(paths, options, called: "a graph") else { return 0 }
  var output = ""
  let scope = Scope(result.root.scope)
  if options.graph.listsCycles {
    let knots = result.architecture.knots(tiedBy: result.architecture.moduleReferences())
    if options.chosenFormat == "json" {
      renderCyclesJSON(knots, of: result.architecture, into: &output)
    } else {
      renderCycles(knots, of: result.architecture, unfolds: options.unfolds, into: &output)
    }
    printResult(output, PrintedForm(format: options.chosenFormat))
    return 0
  }
  let format = options.chosenFormat ?? "json"
  if format == "html" {
    var report = result.report
    report.page = try page(of: [result], options)
    printResult(rendered(report, as: .html, TextOptions()), .asItIs)
    return 0
  }
  // Programs know the graph by that contract, which has all; what is narrowed has a shape of its own.
  guard format != "json" || options.graph != GraphOptions() || options.since != nil else {
    renderGraph(result.architecture, isInScope: scope.contains, into: &output)
    printResult(output, .json)
    return 0
  }
  do throws(LookupError) {
    let graph = try drawnGraph(of: result, options.graph, scope)
    if graph.nodes.isEmpty {
      printRemark("there is nothing to draw: no \(graph.level.rawValue) fits what was asked for")
    }
    var limits = format == "dot" ? dotLimits : DrawingLimits()
    if options.unfolds { limits = .none }
    let leftOut: LeftOut
    switch format {
    case "mermaid": leftOut = renderMermaid(graph, limits, into: &output)
    case "dot": leftOut = renderDot(graph, limits, into: &output)
    default: leftOut = renderGraphJSON(graph, into: &output)
    }
    // Pictures escape what stands in their labels.
    printResult(output, format == "json" ? .json : .asItIs)
    if !leftOut.isEmpty {
      printRemark(
        "\(leftOut.text(graph.level)), as a larger picture cannot be read: narrow it with '--focus', "
          + "'--collapse' or a path, or draw all with '--all'")
    }
    return 0
  } catch {
    throw .usage(error.problems)
  }
}

/// Graphviz lays out more than Mermaid does.
private var dotLimits: DrawingLimits {
  var limits = DrawingLimits()
  (limits.nodes, limits.arrows) = (150, 400)
  return limits
}

/// What is asked of a graph beside all there is.
package struct GraphOptions: Hashable, Sendable {
  /// nil: by module, but by type where a type is asked about.
  package var level: ReferenceGraph.Level?
  package var focus: String?
  package var depth: Int?
  package var from: String?
  package var to: String?
  /// Patterns of names, each drawn as one node.
  package var collapsed: [Glob] = []
  package var onlyViolations = false
  /// The knots of modules in place of a graph.
  package var listsCycles = false

  /// What contradicts itself.
  func problems(format: String?, isComparison: Bool) -> [String] {
    var problems: [String] = []
    if listsCycles {
      var others = self
      others.listsCycles = false
      if others != GraphOptions() || isComparison {
        problems.append("'--cycles' lists the knots of all modules: leave out what narrows a graph")
      }
      if let format, format != "json" {
        problems.append("'--cycles' is a list, as text or with '--format json', and not drawn")
      }
    }
    if format == "html", self != GraphOptions() || isComparison {
      problems.append(
        "the page shows all of the graph: leave out '--format html', or what narrows it")
    }
    if (from == nil) != (to == nil) {
      problems.append("'--from' and '--to' need each other: the two ends of a way")
    }
    if depth != nil, focus == nil {
      problems.append("'--depth' needs '--focus': the name around which so many steps are shown")
    }
    if level == .role, focus ?? from ?? to != nil {
      problems.append(
        "'--by role' contradicts '\(focus == nil ? "--from" : "--focus")', which names a type or a "
          + "module")
    }
    for pattern in collapsed {
      if let problem = Glob.problem(in: pattern.pattern) { problems.append(problem) }
    }
    return problems
  }
}

private func drawnGraph(
  of result: RootResult, _ options: GraphOptions, _ scope: Scope
) throws(LookupError) -> ReferenceGraph {
  let architecture = result.architecture
  func found(_ name: String?) throws(LookupError) -> Subject? {
    guard let name else { return nil }
    return try subject(named: name, in: architecture, isInScope: scope.contains)
  }
  let (focus, from, to) = (
    try found(options.focus), try found(options.from), try found(options.to)
  )
  let subjects = [focus, from, to].compactMap { $0 }
  let isOfTypes = subjects.contains {
    if case .type = $0 { return true }
    return false
  }
  let level = options.level ?? (isOfTypes ? .type : .module)
  if level == .module, isOfTypes {
    throw LookupError(
      "'--by module' shows no types, and "
        + "'\(options.focus ?? options.from ?? "")' is asked about: leave out '--by', or name modules"
    )
  }
  var graph = ReferenceGraph(
    architecture, findings: result.allFindings, by: level, beside: result.before?.architecture,
    isInScope: scope.contains)
  if let before = result.before {
    let base = ReferenceGraph(
      before.architecture, findings: before.findings, by: level, beside: architecture,
      isInScope: scope.contains)
    graph = graph.compared(with: base)
  }
  if let from, let to {
    graph = graph.between(
      graph.nodes(of: from, in: architecture), graph.nodes(of: to, in: architecture))
  }
  if let focus {
    graph = graph.focused(on: graph.nodes(of: focus, in: architecture), depth: options.depth ?? 1)
  }
  if options.onlyViolations { graph = graph.onlyViolations() }
  for pattern in options.collapsed { graph = graph.collapsed(pattern) }
  // A type that nothing refers to says nothing in a picture, nor does what lies outside of the paths.
  if focus == nil, level == .type || !scope.isWhole { graph = graph.withoutLooseNodes() }
  return graph
}
