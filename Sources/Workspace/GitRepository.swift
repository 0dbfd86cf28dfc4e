import Configuration

/// A git work tree, asked what its objects and its index hold. Nothing of it is ever changed, but for
/// what `--fix --staged` puts into the index.
package struct GitRepository: Sendable {
  /// What asks: `--since main`, `--staged`.
  let purpose: String
  /// The top of the work tree: absolute, without symbolic links.
  let top: String
  package let format: ObjectFormat
  private let isShallow: Bool
  let git: GitCommand

  /// Finds the work tree that a folder lies in.
  package init(around folder: String, for purpose: String) throws(RunError) {
    self.purpose = purpose
    let git = try GitCommand(purpose)
    let result = try git.result(
      [
        "rev-parse", "--is-inside-work-tree", "--is-shallow-repository", "--show-object-format",
        "--show-cdup", "--absolute-git-dir",
      ], in: folder)
    // The last may hold any character, the others are words; of a work tree's top `cdup` is empty.
    let lines = text(result.output).split(
      separator: "\n", maxSplits: 4, omittingEmptySubsequences: false)
    guard result.status == 0, lines.count == 5 else {
      try git.checkVersion(purpose)
      throw refusal(result.complaint, folder, purpose)
    }
    guard lines[0] == "true", let format = ObjectFormat(rawValue: String(lines[2])),
      let resolved = try? resolvedPath(join(folder, String(lines[3]))),
      isInside(folder, resolved)
    else {
      try git.checkVersion(purpose)
      throw .usage(["'\(folder)' lies in no git work tree, and '\(purpose)' needs one"])
    }
    self.top = resolved
    self.format = format
    isShallow = lines[1] == "true"
    self.git = index(in: String(lines[4]), of: resolved).map { git.reading(index: $0) } ?? git
  }

  // MARK: Revisions

  /// The commit that a change since a revision began at: where the head left it, as
  /// `git diff REV...HEAD` has it, else the revision itself.
  /// - Parameter head: nil for that of the work tree.
  package func base(since revision: String, of head: String? = nil) throws(RunError) -> ObjectID {
    let tip = try head.map { head throws(RunError) in try commit(named: head).text }
    let object = try object(named: revision)
    if let base = try git.answer(["merge-base", object, tip ?? "HEAD"], in: top) {
      return ObjectID(text: base)
    }
    let found = try commit(object, named: revision)
    let isBorn = if tip == nil { try self.head() != nil } else { true }
    if isShallow, isBorn {
      let name = head.map { "'\($0)'" } ?? "HEAD"
      throw .usage([
        "this clone is shallow and does not reach the commit at which \(name) left '\(revision)': fetch "
          + "it by 'git fetch --unshallow' ('fetch-depth: 0' for actions/checkout)"
      ])
    }
    return found
  }

  /// The commit that a person names.
  package func commit(named revision: String) throws(RunError) -> ObjectID {
    try commit(try object(named: revision), named: revision)
  }

  /// By itself first: after `:/text` all that follows is a part of the text.
  private func object(named revision: String) throws(RunError) -> String {
    guard let object = try git.answer(verify + [revision], in: top) else {
      throw .usage([try complaint(aboutUnknown: revision)])
    }
    return object
  }

  private func commit(_ object: String, named revision: String) throws(RunError) -> ObjectID {
    guard let commit = try git.answer(verify + [object + "^{commit}"], in: top) else {
      throw .usage([try complaint(aboutUnknown: revision)])
    }
    return ObjectID(text: commit)
  }

  private var verify: [String] { ["rev-parse", "--verify", "--quiet", "--end-of-options"] }

  /// The commit at HEAD; nil before the first one.
  /// - Throws: where HEAD names a commit, or what should be one, that git cannot read: without it all
  ///   would be new.
  package func head() throws(RunError) -> ObjectID? {
    if let commit = try git.answer(verify + ["HEAD^{commit}"], in: top) {
      return ObjectID(text: commit)
    }
    let named = try git.result(verify + ["HEAD"], in: top)
    // Before the first commit HEAD names a branch that is not there.
    if named.status == 1, try git.answer(["symbolic-ref", "--quiet", "HEAD"], in: top) != nil {
      return nil
    }
    throw .usage([
      "git cannot read the commit at HEAD that '\(purpose)' needs"
        + (named.errors.isEmpty ? "" : ": \(named.complaint)") + whereDamaged
    ])
  }

  private func complaint(aboutUnknown revision: String) throws(RunError) -> String {
    try git.checkVersion(purpose)
    let problem = "'\(revision)' names no commit in the repository at '\(top)'"
    if try head() == nil { return problem + ": it has no commit yet ('--staged' needs none)" }
    let remote = "refs/remotes/origin/" + revision
    if try git.answer(["rev-parse", "--verify", "--quiet", remote], in: top) != nil {
      return problem + "; did you mean 'origin/\(revision)'?"
    }
    guard isShallow else { return problem }
    return problem + ", which is a shallow clone: fetch the history by 'git fetch --unshallow' "
      + "('fetch-depth: 0' for actions/checkout), a single branch by 'git fetch origin BRANCH'"
  }

  // MARK: Trees

  /// One path of a tree or the index.
  package struct Entry: Hashable, Sendable {
    /// Relative to the top.
    var path: [UInt8]
    var mode: String
    var id: ObjectID
  }

  /// All files of a commit.
  package func entries(of commit: ObjectID) throws(RunError) -> [Entry] {
    try records(["ls-tree", "-r", "-z", "--full-tree", commit.text]).compactMap { record in
      // 100644 blob 8ab686eafeb1f44702738c8b0f24f2567c36da6d<TAB>App/View.swift
      guard let (words, path) = parts(of: record), words.count == 3 else { return nil }
      return Entry(path: path, mode: words[0], id: ObjectID(text: words[2]))
    }
  }

  /// All files of the index.
  /// - Throws: where a merge has left several of one path.
  package func stagedEntries() throws(RunError) -> [Entry] {
    var entries: [Entry] = []
    for record in try records(["ls-files", "--stage", "-z"]) {
      // 100644 8ab686eafeb1f44702738c8b0f24f2567c36da6d 0<TAB>App/View.swift
      guard let (words, path) = parts(of: record), words.count == 3 else { continue }
      guard words[2] == "0" else {
        throw .usage([
          "the index holds several versions of '\(String(decoding: path, as: UTF8.self))': resolve the "
            + "merge and stage it, then run '\(purpose)'"
        ])
      }
      entries.append(Entry(path: path, mode: words[0], id: ObjectID(text: words[1])))
    }
    return entries
  }

  /// The paths that a sparse checkout leaves out of the work tree, unless they are there nevertheless.
  package func pathsLeftOut() throws(RunError) -> Set<String> {
    let skipped = try records(["ls-files", "-t", "-z"]).filter { $0.starts(with: Array("S ".utf8)) }
    return Set(
      skipped.map { String(decoding: $0.dropFirst(2), as: UTF8.self) }
        .filter { (try? fileStatus(join(top, $0), followingLinks: false)) == nil })
  }

  private func records(_ arguments: [String]) throws(RunError) -> [ArraySlice<UInt8>] {
    let result = try git.result(arguments, in: top)
    guard result.status == 0 else {
      throw .usage(["git cannot tell '\(purpose)' what the repository holds: \(result.complaint)"])
    }
    return result.output.split(separator: 0)
  }

  // MARK: Contents

  /// The contents of files, as they are stored. What the repository lacks is left out.
  /// - Throws: where git finds an object damaged, and would take what follows for missing.
  func contents(of names: [ObjectID]) throws(RunError) -> [ObjectID: [UInt8]] {
    guard !names.isEmpty else { return [:] }
    let input = names.map { $0.text + "\n" }.joined()
    let result = try git.result(["cat-file", "--batch"], in: top, input: Array(input.utf8))
    // Without a server to ask, old versions end where a partial clone lacks something.
    let complaint = result.status == 0 && result.errors.isEmpty ? "" : result.complaint
    guard complaint.isEmpty || complaint.contains("promisor remote") else {
      throw .usage([
        "git cannot read an object that '\(purpose)' needs: \(complaint)" + whereDamaged
      ])
    }
    let output = result.output
    var contents: [ObjectID: [UInt8]] = [:]
    var index = 0
    while let end = output[index...].firstIndex(of: UInt8(ascii: "\n")) {
      // 8ab686eafeb1f44702738c8b0f24f2567c36da6d blob 42, or "… missing".
      let words = String(decoding: output[index..<end], as: UTF8.self).split(separator: " ")
      index = end + 1
      guard words.count == 3, let size = Int(words[2]), size <= output.count - index else {
        continue
      }
      if words[1] == "blob" {
        contents[ObjectID(text: String(words[0]))] = Array(output[index..<(index + size)])
      }
      index += size + 1
    }
    return contents
  }
}

/// No git command is advised, as the repository's configuration could steer it.
private let whereDamaged = "; where the repository is damaged, clone it anew"

/// What stands before and after the tab of a record.
private func parts(of record: ArraySlice<UInt8>) -> (words: [String], path: [UInt8])? {
  guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
  let words = String(decoding: record[..<tab], as: UTF8.self).split(separator: " ").map(String.init)
  return (words, Array(record[(tab + 1)...]))
}

/// The index that a hook is told to read (`git commit FILE` makes one of its own), where it is this
/// repository's; nil for the usual one.
private func index(in gitFolder: String, of top: String) -> String? {
  guard let named = environmentValue("GIT_INDEX_FILE"), !named.isEmpty,
    let folder = try? resolvedPath(parent(of: normalized(join(top, named)))),
    let own = try? resolvedPath(gitFolder), isInside(folder, own)
  else { return nil }
  return join(folder, String(lastLevel(of: named)))
}

/// Why git does not read a repository, in the person's terms.
private func refusal(_ complaint: String, _ folder: String, _ purpose: String) -> RunError {
  if complaint.contains("dubious ownership") || complaint.contains("unsafe repository") {
    let quoted = complaint.split(separator: "'").dropFirst().first.map(String.init) ?? folder
    return .usage([
      "git refuses to read the repository at '\(quoted)', which belongs to somebody else: if you trust "
        + "it, say so by 'git config --global --add safe.directory \(quoted)'"
    ])
  }
  if complaint.contains("not a git repository") || complaint.contains("in a work tree")
    || complaint.contains("bare repository")
  {
    return .usage(["'\(folder)' lies in no git work tree, and '\(purpose)' needs one"])
  }
  return .usage(["git cannot read the repository of '\(folder)': \(complaint)"])
}

private func text(_ line: [UInt8]) -> String {
  String(decoding: line.last == UInt8(ascii: "\n") ? line.dropLast() : line[...], as: UTF8.self)
}
