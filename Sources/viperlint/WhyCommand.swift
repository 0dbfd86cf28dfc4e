import Answers
import Architecture
import Configuration
import Reporting
import Rules
import ViperLintKit
import Workspace

/// `viperlint why TYPE [PATH…]`, `viperlint why FROM TO [PATH…]`; of a place or a rule see `WhyPlace`.
func runWhy(_ operands: [String], _ options: Options) async throws(RunError) -> Int32 {
  guard let name = operands.first else {
    throw .usage([
      "'viperlint why' needs the name of a type, or two names: viperlint why ArticlesPresenter"
    ])
  }
  let paths = Array(operands.dropFirst())
  if paths.isEmpty, let place = WhyPlace(name, isIndexed: !options.indexes.isEmpty) {
    return try await explain(place, options)
  }
  if let other = paths.first, mayBeName(other),
    let status = try await explainReferences(name, other, Array(paths.dropFirst()), options)
  {
    return status
  }
  return try await explainType(name, paths, options)
}

/// A path is told from a name by its slash or its end.
private func mayBeName(_ operand: String) -> Bool {
  !operand.contains("/") && !operand.hasSuffix(".swift") && operand != "." && operand != ".."
}

// MARK: Two names

/// - Returns: nil where the second name is that of a file or folder, and of nothing in the code.
private func explainReferences(
  _ from: String, _ to: String, _ paths: [String], _ options: Options
) async throws(RunError) -> Int32? {
  let isPath = (try? fileStatus(to)) != nil
  let result: RootResult
  do throws(RunError) {
    guard let found = try await singleResult(paths, options, called: "a path") else { return 2 }
    result = found
  } catch {
    if isPath { return nil }
    throw error
  }
  let architecture = result.architecture
  let scope = Scope(result.root.scope)
  do throws(LookupError) {
    if isPath, (try? subject(named: to, in: architecture, isInScope: scope.contains)) == nil {
      return nil
    }
    let ends = (
      try subject(named: from, in: architecture, isInScope: scope.contains),
      try subject(named: to, in: architecture, isInScope: scope.contains)
    )
    let sides = (Side(ends.0, in: architecture), Side(ends.1, in: architecture))
    let render = options.format == "json" ? renderReferencesJSON : renderReferences
    var output = ""
    render(sides.0, sides.1, architecture, result.allFindings, &output)
    printResult(output, PrintedForm(format: options.format))
    return 0
  } catch {
    throw .usage(error.problems)
  }
}

// MARK: One name

private func explainType(
  _ name: String, _ paths: [String], _ options: Options
) async throws(RunError) -> Int32 {
  let request = options.request(paths)
  let isJSON = options.format == "json"
  let plan = isJSON ? try singlePlan(request, called: "an answer") : try plan(request)
  let results = try await withProgress(options, request) { request throws(RunError) in
    try await run(plan, request)
  }
  var output = ""
  for result in results {
    let found = meant(name, in: result)
    if isJSON, !found.isEmpty {
      let answer = WhyAnswer(
        types: found, in: result.architecture, findings: result.allFindings)
      renderWhyJSON(answer, in: result.architecture, into: &output)
      continue
    }
    for type in found {
      if !output.isEmpty { output += "\n" }
      renderWhy(
        type, in: result.architecture, findings: result.allFindings, into: &output)
    }
  }
  guard output.isEmpty else {
    printResult(output, PrintedForm(format: options.format))
    return 0
  }
  throw .usage([unknownType(name, results)])
}

/// The types of a name, those in the paths before all others.
private func meant(_ name: String, in result: RootResult) -> [TypeID] {
  let all = types(named: name, in: result.architecture)
  let scope = Scope(result.root.scope)
  let inScope = all.filter { type in
    scope.contains(result.architecture.files[result.architecture[type].file].path)
  }
  return inScope.isEmpty ? all : inScope
}

private func unknownType(_ name: String, _ results: [RootResult]) -> String {
  let folders = results.map { "'\($0.root.folder)'" }.joined(separator: ", ")
  for result in results where result.architecture.modules.contains(where: { $0.name == name }) {
    return "'\(name)' is a module: 'viperlint modules' tells of modules, and "
      + "'viperlint why \(name) OTHER' of what two refer to"
  }
  for result in results {
    let sentence = unknownName(
      name, in: result.architecture, called: "type", place: " in \(folders)")
    if sentence.contains("did you mean") || sentence.contains("declared elsewhere") {
      return sentence
    }
  }
  if let rule = nearest(to: name, in: Rule.all.map(\.id)) {
    return "no type and no rule '\(name)' in \(folders); did you mean '\(rule)'?"
  }
  return "no type '\(name)' in \(folders): the first operand is the type, the paths come after it"
}
