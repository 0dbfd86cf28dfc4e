import ViperLintKit

extension Options {
  /// What cannot be had of indexes, and indexes that nobody would read.
  func clashesOfIndexes(isDiff: Bool) -> [String] {
    guard !indexes.isEmpty else {
      return baseIndexes.isEmpty
        ? []
        : [
          "'--base-index' is the state that '--index' is compared with: give the indexes of the code as "
            + "it is, too"
        ]
    }
    var problems = [
      (isHook, "--hook"), (isStaged, "--staged"), (isForPreCommit, "--pre-commit"),
    ].filter(\.0).map {
      "'\($0.1)' and '--index' contradict each other: the one reads what git keeps, the other no source"
    }
    if mends {
      problems.append(
        "'\(printsDiff ? "--diff" : "--fix")' and '--index' contradict each other: what is mended are "
          + "sources; leave out '--index'")
    }
    let isCompared = isDiff || since != nil
    if isCompared, baseIndexes.isEmpty, !isStaged {
      problems.append(
        "of indexes '\(isDiff ? "diff" : "--since")' needs those of the state before: add "
          + "'--base-index FILE' or '--base-index-list FILE'")
    }
    if !isCompared, !baseIndexes.isEmpty {
      problems.append(
        "'--base-index' needs '--since REV', which says what the state before is called")
    }
    if [indexes.lists, baseIndexes.lists].joined().count(where: { $0 == "-" }) > 1
      || (indexes.lists + baseIndexes.lists).contains("-")
        && (pathList == "-" || unsaved != nil || file != nil)
    {
      problems.append("standard input can be read once only: name a file for the list")
    }
    return problems
  }
}
