import Lexing
import Reporting
package import Rules
package import Workspace

/// What fixes made of a root.
package struct Mended: Sendable {
  /// The root as it is with the new texts.
  package var result: RootResult
  /// The files that change, sorted by path.
  package var files: [MendedFile] = []
  /// How many findings are gone.
  package var count = 0
  /// Why files stay as they were: sentences.
  package var remarks: [String] = []
}

/// A file and the text that fixes make of it.
package struct MendedFile: Sendable {
  /// Absolute.
  package var path: String
  /// Relative to the root, below the root's prefix.
  package var name: String
  package var before: [UInt8]
  package var after: [UInt8]
}

/// Fixes are applied as often, as taking one away can show the next.
private let mostRounds = 10

/// Applies the fixes of what is reported of a root, in memory.
///
/// Each text is linted again before it counts: a file whose new text has no fewer findings, or any new
/// one, stays as it was. Findings that no one asked for (notes, baselined, suppressed ones, those outside
/// of the paths given) are not mended.
package func mend(
  _ result: RootResult, _ request: RunRequest, levels: Set<Fix.Level>
) async throws(RunError) -> Mended {
  var state = MendingState(result, request, levels)
  for _ in 0..<mostRounds {
    // From here on all is found in the very bytes that are edited.
    try await state.readFiles()
    let edits = state.edits()
    if edits.isEmpty { break }
    try await state.accept(edits.keys.sorted(), of: edits)
  }
  return state.mended
}

private struct MendingState {
  private let request: RunRequest
  private let levels: Set<Fix.Level>
  private let before: RootResult
  private var current: RootResult
  /// By path below the root: the texts that were read, and as they are now.
  private var read: [String: [UInt8]] = [:]
  private var texts: [String: [UInt8]] = [:]
  /// The files that stay as they are.
  private var left: Set<String> = []
  private var remarks: [String] = []

  init(_ result: RootResult, _ request: RunRequest, _ levels: Set<Fix.Level>) {
    (before, current) = (result, result)
    (self.request, self.levels) = (request, levels)
  }

  /// By file, what is to be edited next: of fixes that touch the same bytes the first. A fix of several
  /// files would have to be taken whole, and there is none.
  func edits() -> [String: [Fix.Edit]] {
    var chosen: [String: [Fix.Edit]] = [:]
    let fixes = current.report.diagnostics.lazy.filter(\.isTold).flatMap(\.fixes)
      .filter { levels.contains($0.level) }
    for fix in fixes {
      guard let file = fix.edits.first?.file, !left.contains(file),
        fix.edits.allSatisfy({ $0.file == file })
      else { continue }
      chosen[file, default: []].add(fix.edits)
    }
    return chosen
  }

  /// Reads the files with fixes that were not read yet, and lints them as they were read.
  mutating func readFiles() async throws(RunError) {
    let known = texts.count
    for file in edits().keys.sorted() where texts[file] == nil {
      let bytes = try? current.root.files.read(absolute(file))
      guard let bytes, Array(String(decoding: bytes, as: UTF8.self).utf8) == bytes else {
        left.insert(file)
        remarks.append("'\(file)' stays as it was: it is not in UTF-8")
        continue
      }
      (read[file], texts[file]) = (bytes, bytes)
    }
    if texts.count > known { current = try await linted(texts) }
  }

  /// Takes the edits of some files over, whose texts are linted again together; where that is not well,
  /// those of either half by itself.
  mutating func accept(
    _ files: [String], of edits: [String: [Fix.Edit]]
  ) async throws(RunError) {
    var next = texts
    for file in files { next[file] = texts[file].map { applied(edits[file] ?? [], to: $0) } }
    let result = try await linted(next)
    let change = change(from: current.allFindings, to: result.allFindings)
    let isBetter =
      !change.new.contains(where: \.isErrorOrWarning)
      && change.fixed.contains(where: \.isErrorOrWarning)
    if isBetter {
      (texts, current) = (next, result)
    } else if files.count == 1 {
      left.insert(files[0])
      remarks.append(
        "'\(files[0])' stays as it was: its fixes "
          + (change.new.isEmpty ? "mend nothing there" : "bring new findings"))
    } else {
      let middle = files.count / 2
      try await accept(Array(files[..<middle]), of: edits)
      try await accept(Array(files[middle...]), of: edits)
    }
  }

  private func linted(_ texts: [String: [UInt8]]) async throws(RunError) -> RootResult {
    var root = before.root
    var edited: [String: [UInt8]] = [:]
    for (file, text) in texts { edited[absolute(file)] = text }
    root.files = .edited(edited)
    let results = try await run(RunPlan(roots: [root]), request)
    return results.first ?? before
  }

  private func absolute(_ file: String) -> String {
    join(before.root.folder, file)
  }

  var mended: Mended {
    let change = change(from: before.allFindings, to: current.allFindings)
    let prefix = before.root.prefix
    let files = texts.keys.sorted().compactMap { file -> MendedFile? in
      guard let old = read[file], let new = texts[file], old != new else { return nil }
      return MendedFile(
        path: absolute(file), name: join(prefix, file), before: old,
        after: new)
    }
    var result = current
    result.root.files = before.root.files
    return Mended(
      result: files.isEmpty ? before : result, files: files,
      count: files.isEmpty ? 0 : change.fixed.count(where: \.isErrorOrWarning), remarks: remarks)
  }
}

extension [Fix.Edit] {
  /// Adds the edits of a fix to others of its file, which are sorted by offset; where one of them touches
  /// what is there, none.
  fileprivate mutating func add(_ edits: [Fix.Edit]) {
    let isFree = edits.allSatisfy { edit in
      let next = place(of: edit)
      return next == count || self[next].offset >= edit.end
    }
    guard isFree else { return }
    for edit in edits { insert(edit, at: place(of: edit)) }
  }

  private func place(of edit: Fix.Edit) -> Int {
    indices.partitionPoint { self[$0].end > edit.offset }
  }
}
