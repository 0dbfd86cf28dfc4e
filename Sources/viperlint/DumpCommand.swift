import Lexing
import Outlining
import Reporting
import ViperLintKit
import Workspace

/// `viperlint dump tokens|outline [--list FILE] [--digest] FILE…`
func runDump(_ operands: [String], _ options: Options) throws(UsageError) -> Int32 {
  let known = Command.dump.actions
  guard let what = operands.first else {
    throw UsageError(["'viperlint dump' needs to know what: tokens, outline or names"], .dump)
  }
  guard known.contains(what) else {
    throw UsageError([unknown(called: "kind of dump", what, among: known)], .dump)
  }
  var paths = Array(operands.dropFirst())
  if let list = options.list {
    do {
      paths += try readList(list)
    } catch {
      throw UsageError(["cannot read '\(list)': \(error.reason)"], .dump)
    }
  } else if paths.isEmpty {
    throw UsageError(["'viperlint dump \(what)' needs a file, or '--list FILE'"], .dump)
  }
  var status: Int32 = 0
  for path in paths {
    do {
      let bytes = try readFile(path)
      guard printResult(dumped(what, path, bytes, isDigest: options.isDigest), .asItIs) else {
        break
      }
    } catch {
      printProblem("cannot read '\(path)': \(error.reason)")
      status = 2
    }
  }
  return status
}

/// `viperlint dump names [PATH…]`
func runNameDump(_ paths: [String], _ options: Options) async throws(RunError) -> Int32 {
  guard options.list == nil, !options.isDigest else {
    throw .usage(["'viperlint dump names' takes neither '--list' nor '--digest'"])
  }
  let request = options.request(paths)
  guard let root = try singlePlan(request, called: "a dump of names").roots.first else {
    printRemark("nothing to print")
    return 0
  }
  let table = await symbolTable(of: root, request)
  var output = ""
  renderNameDump(table, isInScope: Scope(root.scope).contains, into: &output)
  printResult(output, .asItIs)
  return 0
}

private func dumped(_ what: String, _ path: String, _ bytes: [UInt8], isDigest: Bool) -> String {
  // Through a slice: `Array.span` needs macOS 26, `ArraySlice.span` does not.
  let bytes = bytes[...]
  let tokens = lex(bytes.span)
  var output = ""
  switch (what, isDigest) {
  case ("tokens", false):
    renderTokenDump(path: path, tokens: tokens, into: &output)
  case ("tokens", true):
    renderTokenDigest(path: path, tokens: tokens, into: &output)
  case (_, false):
    let outline = outline(bytes.span, tokens)
    renderOutlineDump(path: path, bytes: bytes.span, outline: outline, into: &output)
  case (_, true):
    let outline = outline(bytes.span, tokens)
    renderOutlineDigest(path: path, bytes: bytes.span, outline: outline, into: &output)
  }
  return output
}
