import Answers
import Architecture
import Reporting
import ViperLintKit
import Workspace

/// `viperlint may FROM TO [PATH…]`, `viperlint may --file PATH`
func runMay(_ operands: [String], _ options: Options) async throws(RunError) -> Int32 {
  if let file = options.file { return try await runFileGuide(file, operands, options) }
  guard operands.count >= 2 else {
    throw .usage([
      "'viperlint may' needs two names, of types or roles: viperlint may ArticlesPresenter router"
    ])
  }
  let paths = Array(operands.dropFirst(2))
  guard let result = try await singleResult(paths, options, called: "an answer") else { return 2 }
  let architecture = result.architecture
  let scope = Scope(result.root.scope)
  let found: Answer
  do throws(LookupError) {
    found = answer(
      try party(named: operands[0], in: architecture, isInScope: scope.contains),
      try party(named: operands[1], in: architecture, isInScope: scope.contains),
      in: architecture)
  } catch {
    throw .usage(error.problems)
  }
  var output = ""
  if options.format == "json" {
    renderAnswerJSON(found, in: architecture, into: &output)
  } else {
    renderAnswer(found, in: architecture, into: &output)
  }
  printResult(output, PrintedForm(format: options.format))
  return found.isAllowed ? 0 : 1
}

// MARK: Of a file

private func runFileGuide(
  _ file: String, _ operands: [String], _ options: Options
) async throws(RunError) -> Int32 {
  guard operands.isEmpty else {
    throw .usage([
      "'--file' asks what one file may know, and takes no names: leave out '\(operands[0])', or "
        + "'--file'"
    ])
  }
  guard isSwiftFile(String(lastLevel(of: file))) else {
    throw .usage(["'\(file)' is no Swift file: '--file' needs a path that ends in .swift"])
  }
  let isWritten =
    options.indexes.isEmpty
    ? (try? fileStatus(file)) != nil : try isIndexed(file, options.request([]))
  var request = options.request(isWritten ? [file] : [])
  let saved: UnsavedFile
  do {
    saved = try UnsavedFile(at: file, bytes: [])
  } catch {
    throw .usage(["no file can be saved as '\(file)': \(error.reason)"])
  }
  if !isWritten { request.unsaved = saved }
  guard let result = try await singleResult(request, options, called: "an answer") else { return 2 }
  let path = relativePath(saved.path, from: result.root.folder) ?? file
  let guide = fileGuide(of: path, isWritten: isWritten, in: result.architecture)
  var output = ""
  if options.format == "json" {
    renderFileGuideJSON(guide, in: result.architecture, into: &output)
  } else {
    renderFileGuide(guide, in: result.architecture, into: &output)
  }
  printResult(output, PrintedForm(format: options.format))
  return 0
}
