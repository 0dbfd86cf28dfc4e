/// A text that is to stand in the index.
package struct StagedText: Sendable {
  /// Absolute.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

extension GitRepository {
  /// Puts texts into the index in place of those that stand there under their paths, all of them or none.
  ///
  /// The only thing that is ever written to a repository. No filter and no hook runs for it.
  /// - Throws: for a path that is no file of the index.
  package func stage(_ texts: [StagedText]) throws(RunError) {
    guard !texts.isEmpty else { return }
    let entries = Dictionary(try stagedEntries().map { ($0.path, $0) }) { first, _ in first }
    var lines: [UInt8] = []
    for text in texts {
      let path = relativePath(text.path, from: top) ?? text.path
      guard let entry = entries[Array(path.utf8)] else {
        throw .usage([
          "'\(path)' is not in the index, so its fix is not staged: run 'git add' for it"
        ])
      }
      let object = try answer(
        ["hash-object", "-w", "--no-filters", "--stdin"], input: text.bytes, for: "'\(path)'")
      lines += Array("\(entry.mode) \(object)\t".utf8) + entry.path + [0]
    }
    _ = try answer(["update-index", "-z", "--index-info"], input: lines, for: "the fixes")
  }

  private func answer(
    _ arguments: [String], input: [UInt8], for what: String
  ) throws(RunError) -> String {
    let result = try git.result(arguments, in: top, input: input)
    guard result.status == 0 else {
      throw .usage(["git cannot stage \(what): \(result.complaint)"])
    }
    return String(decoding: result.output.filter { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}
