import Architecture
import Diagnostics
import Reporting
import Rules
import ViperLintKit
import Workspace

/// What `viperlint why` is asked about, where it is no name of the code.
enum WhyPlace {
  case file(String)
  /// A line, 1-based, as a finding shows it: `App/FeedPresenter.swift:9`, with its column or without.
  case line(Int, inFile: String)
  case folder(String)
  case rule(Rule)

  /// - Parameters:
  ///   - operand: as given; nil is answered for what may be a type's or module's name.
  ///   - isIndexed: whether indexes are read, so that no folder has to be there.
  init?(_ operand: String, isIndexed: Bool) {
    if let rule = Rule.all.first(where: { $0.id == operand }) {
      self = .rule(rule)
      return
    }
    let parts = operand.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count > 1, parts[0].hasSuffix(".swift"), let line = Int(parts[1]) {
      self = .line(line, inFile: String(parts[0]))
    } else if operand.hasSuffix(".swift") {
      self = .file(operand)
    } else if operand.contains("/") || operand == "." || operand == "..",
      isIndexed || (try? fileStatus(operand))?.kind == .folder
    {
      self = .folder(operand)
    } else {
      return nil
    }
  }
}

/// `viperlint why FILE`, `why FILE:LINE`, `why FOLDER`, `why RULE`
func explain(_ place: WhyPlace, _ options: Options) async throws(RunError) -> Int32 {
  switch place {
  case .rule(let rule):
    var output = rule.page
    if options.format == "json" {
      output = ""
      renderRuleJSON(rule.description, into: &output)
    }
    printResult(output, PrintedForm(format: options.format))
    return 0
  case .folder(let folder):
    return try await runModules([folder], options)
  case .file(let file):
    return try await explain(file, line: nil, options)
  case .line(let line, let file):
    return try await explain(file, line: line, options)
  }
}

private func explain(_ path: String, line: Int?, _ options: Options) async throws(RunError) -> Int32
{
  guard let result = try await singleResult([path], options, called: "a file") else { return 2 }
  let architecture = result.architecture
  guard let name = result.root.scope.first ?? architecture.files.first?.path,
    let file = architecture.file(at: name)
  else {
    throw .usage(["'\(path)' could not be read: 'viperlint \(path)' says why"])
  }
  var output = ""
  let types =
    line.map { [architecture.type(atLine: $0, inFile: file)].compactMap { $0 } }
    ?? architecture.types(declaredIn: file)
  if options.format == "json" {
    let found = findings(of: result, at: line, in: name)
    renderWhyJSON(
      WhyAnswer(file: name, line: line, types: types, diagnostics: found), in: architecture,
      into: &output)
    printResult(output, PrintedForm(format: options.format))
    return 0
  }
  if let line {
    renderFindings(of: result, at: line, in: name, options, into: &output)
  }
  for type in types {
    if !output.isEmpty { output += "\n" }
    renderWhy(type, in: architecture, findings: result.allFindings, into: &output)
  }
  if types.isEmpty {
    output += line == nil ? "\(path) declares no type\n" : "no type stands there\n"
  }
  printResult(output, PrintedForm(format: options.format))
  return 0
}

/// What is found at a line, notes too, and what is not told of it.
private func renderFindings(
  of result: RootResult, at line: Int, in file: String, _ options: Options,
  into output: inout String
) {
  let found = findings(of: result, at: line, in: file)
  if found.isEmpty { output += "no finding at \(escaped(file)):\(line)\n" }
  var report = result.report
  report.diagnostics = found
  var text = TextOptions()
  (text.isQuiet, text.showsNotes, text.unfolds) = (true, true, true)
  text.isColored = isColored(options.color)
  text.width = lineWidth()
  output += rendered(report, as: .text, text)
  for finding in found where finding.isSuppressed || finding.isBaselined {
    let reason = finding.isSuppressed ? "suppressed by a comment" : "permitted by the baseline"
    output += "\(reason): \(escaped(finding.message)) [\(finding.rule)]\n"
  }
}

/// - Parameter line: nil for all of the file.
private func findings(of result: RootResult, at line: Int?, in file: String) -> [Diagnostic] {
  result.allFindings.filter { finding in
    let places = [finding.place] + finding.places.map(\.0)
    return places.contains { place in
      place.file == file
        && line.map { (place.line...max(place.line, place.endLine)).contains($0) } ?? true
    }
  }
}
