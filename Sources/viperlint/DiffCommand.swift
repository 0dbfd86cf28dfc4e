import Configuration
import Diagnostics
import Reporting
import ViperLintKit
import Workspace

/// `viperlint diff REV [PATH…]`, `viperlint diff --staged [PATH…]`
func runDiff(_ operands: [String], _ options: Options) async throws(RunError) -> Int32 {
  var paths = operands
  var options = options
  if !options.isStaged {
    guard let revision = paths.first else {
      throw .usage([
        "'viperlint diff' needs what to compare with, a branch, a tag or a commit, as in "
          + "'viperlint diff main', or '--staged'"
      ])
    }
    options.since = revision
    paths.removeFirst()
  }
  guard let result = try await singleResult(paths, options, called: "a diff") else { return 0 }
  // A root in which no type has a role did not change as far as anybody can tell.
  if let problem = problem(result) { throw .usage([problem]) }
  let request = options.request(paths)
  guard let change = try architectureChange(of: result, request) else { return 0 }
  var output = ""
  switch options.format {
  case "json": renderChangeJSON(change, into: &output)
  case "markdown":
    renderChangeMarkdown(change, try commentOptions(options, result), into: &output)
  default:
    var text = TextOptions()
    text.isColored = isColored(options.color)
    text.width = lineWidth()
    text.unfolds = options.unfolds
    renderChangeText(change, text, into: &output)
  }
  if let path = options.output {
    do throws(FileError) {
      try replaceFile(path, output, in: Checkout(around: paths))
    } catch {
      throw .usage(["cannot write '\(path)': \(error.reason)"])
    }
  } else {
    printResult(output, PrintedForm(format: options.format))
  }
  if !options.isQuiet { for remark in result.report.remarks { printRemark(remark) } }
  if options.failsNever { return 0 }
  let fails = change.new.contains { $0.severity == .error || options.isStrict }
  return fails ? 1 : 0
}

/// How a comment is written: with links where the build server or the person says how lines are linked.
func commentOptions(
  _ options: Options, _ result: RootResult
) throws(RunError) -> CommentOptions {
  var comment = CommentOptions()
  if let key = options.commentKey { comment.key = key }
  if let base = options.linkBase {
    do throws(LinkProblem) {
      comment.links = try LineLinks(base: base)
    } catch {
      throw .usage(["'--link-base': \(error.message)"])
    }
  } else {
    comment.links = LineLinks(environment: environmentValue)
  }
  comment.owners = codeOwners(of: result)
  comment.isForGitLab = environmentValue("GITLAB_CI") == "true"
  comment.repositoryPrefix = result.report.repositoryPrefix
  return comment
}
