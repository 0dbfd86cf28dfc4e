import ViperLintKit
import Workspace

/// `viperlint index --target NAME -o FILE FILE…`
func runIndex(_ operands: [String], _ options: Options) throws(RunError) -> Int32 {
  var problems: [String] = []
  if options.target == nil {
    problems.append("'viperlint index' needs the name of the target: add '--target NAME'")
  }
  if options.output == nil {
    problems.append("'viperlint index' needs a place for the index: add '-o NAME.vidx'")
  }
  var paths = operands
  if let list = options.pathList {
    do throws(FileError) {
      paths += try readList(list)
    } catch {
      problems.append("cannot read the list '\(list)': \(error.reason)")
    }
  } else if paths.isEmpty {
    problems.append("'viperlint index' needs the files of the target, or '--files-from FILE'")
  }
  guard problems.isEmpty, let target = options.target, let output = options.output else {
    throw .usage(problems)
  }
  let index = try indexTarget(called: target, paths, jobs: options.jobs ?? processorCount())
  do throws(FileError) {
    try replaceFile(output, index, in: Checkout())
  } catch {
    throw .usage(["cannot write '\(output)': \(error.reason)"])
  }
  return 0
}
