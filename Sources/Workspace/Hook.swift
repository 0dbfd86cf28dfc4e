import Configuration

/// The `pre-commit` hook of a git repository, and what viperlint does to it.
package struct Hook: Sendable {
  /// Absolute.
  package var file: String
  /// As the person knows it: relative to the top of the work tree, if it lies there.
  package var name: String
  /// Whether it lies in the work tree, where it may be committed and reach other computers.
  package var isInWorkTree: Bool
  /// The root that is to be linted, relative to the top of the work tree.
  package var root: String
  private var managedBy: HookFramework?
  private var checkout: Checkout

  /// What came of it.
  package enum Outcome: Sendable {
    case made, added, changed, unchanged
    case deleted, takenAway, notThere
  }

  /// Finds the hook where git looks for it.
  /// - Parameter path: a folder of the repository; the root that governs it is linted.
  package init(around path: String) throws(RunError) {
    let folder = try folder(at: path)
    let repository = try GitRepository(around: folder, for: purpose)
    let git = try GitCommand(purpose).knowingHooks()
    let top = repository.top
    let problem = "git does not tell where the hooks of '\(top)' are"
    // A relative 'core.hooksPath' counts from the top, where hooks are run.
    let answer = try git.run(["rev-parse", "--git-path", "hooks"], in: top, orElse: problem)
    let common = try git.run(["rev-parse", "--git-common-dir"], in: top, orElse: problem)
    let hooks = resolved(join(top, answer))
    // An empty path, which some write to switch hooks off, is given as './'.
    guard hooks != top else {
      throw .usage([
        "git's 'core.hooksPath' is empty, or the top of the work tree itself: let it name a folder, or "
          + "unset it by 'git config --unset core.hooksPath'"
      ])
    }
    let gitFolder = resolved(join(top, common))
    guard isInside(hooks, top) || isInside(hooks, gitFolder) else {
      throw .usage([outside(hooks, gitFolder)])
    }
    checkout = Checkout(around: [top])
    file = join(hooks, "pre-commit")
    name = relativePath(file, from: top) ?? file
    isInWorkTree = isInside(hooks, top) && !isInside(hooks, gitFolder)
    root = relativePath(try locate(from: folder, explicit: nil).folder, from: top) ?? ""
    if hooks.hasSuffix("/.husky/_") { managedBy = .husky }
  }

  // MARK: Install

  /// Adds the block, or makes the hook.
  /// - Parameter program: what the hook runs: absolute.
  package func install(program: String) throws(RunError) -> Outcome {
    if let managedBy { throw .usage([managedBy.refusal(name)]) }
    let block = HookBlock(program: program, root: root)
    let old = try oldText()
    let new: String
    do throws(HookObstacle) {
      new = try adding(block, to: old)
    } catch {
      throw .usage([refusal(error)])
    }
    guard let old else {
      try writing { () throws(FileError) in
        try makeFolder(parent(of: file))
        try replaceFile(file, new, in: checkout, permissions: 0o755)
      }
      return .made
    }
    let hadBlock = (try? removingBlock(from: old)) != old
    guard isExecutable(file) || hadBlock else {
      throw .usage([
        "'\(name)' is there and cannot be executed, so git does not run it: take it away, or say "
          + "'chmod +x' if it is to run"
      ])
    }
    if new == old, isExecutable(file) { return .unchanged }
    try writing { () throws(FileError) in
      try replaceFile(file, new, in: checkout, permissions: try permissions(of: file) | 0o111)
    }
    return hadBlock ? .changed : .added
  }

  // MARK: Uninstall

  /// Takes the block away, and the file where nothing else is in it.
  package func uninstall() throws(RunError) -> Outcome {
    guard let old = try oldText() else { return .notThere }
    let rest: String?
    do throws(HookObstacle) {
      rest = try removingBlock(from: old)
    } catch {
      throw .usage([refusal(error)])
    }
    guard rest != old else { return .notThere }
    guard let rest else {
      try writing { () throws(FileError) in try removeFile(file) }
      return .deleted
    }
    try writing { () throws(FileError) in
      try replaceFile(file, rest, in: checkout, permissions: try permissions(of: file))
    }
    return .takenAway
  }

  // MARK: The file

  /// The hook that is there; nil for none.
  /// - Throws: for what cannot be changed without changing something else.
  private func oldText() throws(RunError) -> String? {
    guard let status = try? fileStatus(file, followingLinks: false) else { return nil }
    if status.kind == .symbolicLink {
      throw .usage(["'\(name)' is a symbolic link: " + byHand])
    }
    do {
      return try readText(file)
    } catch {
      throw .usage(["cannot read '\(name)': \(error.reason)"])
    }
  }

  private func writing(_ body: () throws(FileError) -> Void) throws(RunError) {
    do {
      try body()
    } catch {
      throw .usage(["cannot write '\(name)': \(error.reason)"])
    }
  }

  private func refusal(_ obstacle: HookObstacle) -> String {
    switch obstacle {
    case .preCommit: HookFramework.preCommit.refusal(name)
    case .lefthook: HookFramework.lefthook.refusal(name)
    case .noShell(let line):
      "'\(name)' is no script for a POSIX shell (it begins with '\(line.prefix(40))'): " + byHand
    case .brokenBlock:
      "'\(name)' holds a block of viperlint's that was changed by hand: delete its lines, from "
        + "'# viperlint: begin' to '# viperlint: end'"
    }
  }

  private var byHand: String {
    let path = root.isEmpty ? "" : " -- " + quoted(root)
    return "call 'viperlint lint --staged\(path)' in it by hand"
  }
}

/// Programs that write the hooks themselves, and would take a block of ours away.
private enum HookFramework: Sendable {
  case preCommit, lefthook, husky

  func refusal(_ name: String) -> String {
    switch self {
    case .preCommit:
      "'\(name)' is written by pre-commit (https://pre-commit.com): name this repository under "
        + "'repos:' in .pre-commit-config.yaml, with the hook 'id: viperlint'"
    case .lefthook:
      "'\(name)' is written by lefthook: name 'viperlint lint --staged' under 'pre-commit:' in "
        + "lefthook.yml"
    case .husky:
      "'\(name)' is written by husky: add the line 'viperlint lint --staged' to .husky/pre-commit"
    }
  }
}

private let purpose = "viperlint hook"

private func outside(_ hooks: String, _ gitFolder: String) -> String {
  "git's 'core.hooksPath' names '\(hooks)', outside of this repository, and other repositories may "
    + "run what lies there: call 'viperlint lint --staged' there by hand, or let this repository have "
    + "its own hooks: git config core.hooksPath \(quoted(join(gitFolder, "hooks")))"
}

private func folder(at path: String) throws(RunError) -> String {
  do throws(FileError) {
    let folder = try resolvedPath(path)
    guard try fileStatus(folder).kind == .folder else { throw FileError("Not a directory") }
    return folder
  } catch {
    throw .usage(["cannot read '\(path)': \(error.reason)"])
  }
}

/// Without symbolic links, though the last levels may not be there yet.
private func resolved(_ path: String) -> String {
  let path = normalized(path)
  var missing: [String] = []
  var folder = path
  while folder != "/", !folder.isEmpty {
    if let found = try? resolvedPath(folder) {
      return missing.reversed().reduce(found) { join($0, $1) }
    }
    missing.append(String(lastLevel(of: folder)))
    folder = parent(of: folder)
  }
  return path
}

// MARK: This program

/// Where this program lies, by the name that it was called by: a symbolic link is kept, as what it
/// leads to may be replaced by a newer version.
package func programPath(calledAs name: String) -> String? {
  if name.contains("/") {
    guard let folder = try? workingFolder() else { return nil }
    let path = normalized(join(folder, name))
    return isExecutable(path) ? path : nil
  }
  return programPath(of: name, in: programFolders())
}
