import Configuration
package import Diagnostics
import Lexing
import Reporting
package import Workspace

/// What fixes made of a root.
package struct Mended: Sendable {
  /// The root as it is with the new texts.
  package var result: RootResult
  /// The files that change, sorted by path.
  package var files: [MendedFile] = []
  /// How many findings are gone.
  package var count = 0
  /// How many of these by what is only shown.
  package var shown = 0
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
  /// The paths of all files that the same fixes change: it is written with them or not at all.
  package var tied: [String] = []
}

/// Applies the fixes of what is reported of a root, in memory.
///
/// Each text is linted again before it counts: where fixes leave no fewer findings, or bring any new one,
/// their files stay as they were. Findings that no one asked for (notes, baselined, suppressed ones, those
/// outside of the paths given) are not mended.
package func mend(
  _ result: RootResult, _ request: RunRequest, levels: Set<Fix.Level>
) async throws(RunError) -> Mended {
  var state = MendingState(result, request)
  try await state.mend(levels.subtracting([.shown]))
  let written = state.mended.count
  // What is only shown comes last, as it would be when all else is written.
  if levels.contains(.shown) { try await state.mend(levels) }
  var mended = state.mended
  mended.shown = mended.count - written
  return mended
}

private struct MendingState {
  private let request: RunRequest
  private var levels: Set<Fix.Level> = []
  private let before: RootResult
  private var current: RootResult
  /// By path below the root: the texts that were read, and as they are now.
  private var read: [String: [UInt8]] = [:]
  private var texts: [String: [UInt8]] = [:]
  /// The files that stay as they are.
  private var left: Set<String> = []
  /// By file: those that a fix has changed together with it, itself too.
  private var tied: [String: Set<String>] = [:]
  private var remarks: [String] = []

  init(_ result: RootResult, _ request: RunRequest) {
    (before, current) = (result, result)
    self.request = request
  }

  mutating func mend(_ levels: Set<Fix.Level>) async throws(RunError) {
    self.levels = levels
    // Taking one thing away can show the next. Each round leaves fewer findings, or fewer files to mend.
    while true {
      // From here on all is found in the very bytes that are edited.
      try await readFiles()
      let fixes = fixes()
      if fixes.isEmpty { break }
      try await accept(fixes[...])
    }
  }

  /// What is to be applied next, by the first of each fix's files: of fixes that touch the same bytes the
  /// first.
  func fixes() -> [Fix] {
    var chosen: [String: [Fix.Edit]] = [:]
    var turns: Set<String> = []
    let fixes = current.report.diagnostics.lazy.filter(\.isTold).flatMap(\.fixes)
      .filter { levels.contains($0.level) && $0.files.isDisjoint(with: left) && isWithin($0) }
      .filter { fix in
        guard fix.edits.allSatisfy({ chosen[$0.file]?.isFree(for: $0) ?? true }),
          turns.isDisjoint(with: fix.turns)
        else { return false }
        turns.formUnion(fix.turns)
        for edit in fix.edits { chosen[edit.file, default: []].add(edit) }
        return true
      }
    return fixes.groups(by: { $0.edits.first?.file ?? "" }).flatMap(\.elements)
  }

  /// Of an unsaved text nothing else is changed.
  private func isWithin(_ fix: Fix) -> Bool {
    guard case .unsaved(let file) = before.root.files else { return true }
    return fix.files.allSatisfy { absolute($0) == file.path }
  }

  /// Reads the files with fixes that were not read yet, and lints them as they were read.
  mutating func readFiles() async throws(RunError) {
    let known = texts.count
    for file in fixes().reduce(into: Set(), { $0.formUnion($1.files) }).sorted()
    where texts[file] == nil {
      let bytes = try? current.root.files.read(absolute(file))
      guard let bytes, Array(String(decoding: bytes, as: UTF8.self).utf8) == bytes else {
        leave([file], "it is not in UTF-8")
        continue
      }
      (read[file], texts[file]) = (bytes, bytes)
    }
    if texts.count > known { current = try await linted(texts) }
  }

  /// Takes some fixes over, whose texts are linted again together; where that is not well, those of either
  /// half by itself.
  mutating func accept(_ fixes: ArraySlice<Fix>) async throws(RunError) {
    var next = texts
    // Two fixes may have an edit in common.
    for (file, edits) in Dictionary(grouping: Set(fixes.flatMap(\.edits)), by: \.file) {
      next[file] = texts[file].map { applied(edits, to: $0) }
    }
    let verdict = try await verdict(next)
    if let result = verdict.accepted {
      (texts, current) = (next, result)
      for files in fixes.map(\.files) {
        for file in files { tied[file, default: []].formUnion(files) }
      }
    } else if fixes.count == 1, let fix = fixes.first {
      leave(fix.files.sorted(), verdict.reason)
    } else {
      let middle = fixes.startIndex + fixes.count / 2
      let first = fixes[..<middle]
      let changed = first.reduce(into: Set<String>()) { $0.formUnion($1.files) }
      try await accept(first)
      // Those of a file that has changed by now stand elsewhere, and are found again in the next round.
      let rest = fixes[middle...].filter { changed.isDisjoint(with: $0.files) }
      if !rest.isEmpty { try await accept(rest[...]) }
    }
  }

  private mutating func leave(_ files: [String], _ reason: String) {
    left.formUnion(files)
    for file in files { remarks.append("'\(file)' stays as it was: \(reason)") }
  }

  private struct Verdict {
    /// nil where the texts do not count.
    var accepted: RootResult?
    var reason = ""
  }

  private func verdict(_ texts: [String: [UInt8]]) async throws(RunError) -> Verdict {
    let result: RootResult
    do {
      result = try await linted(texts)
    } catch .configuration {
      return Verdict(reason: "its configuration would no longer be valid")
    }
    let change = change(from: current.allFindings, to: result.allFindings)
    if change.new.contains(where: \.isErrorOrWarning) {
      return Verdict(reason: "its fixes bring new findings")
    }
    guard change.fixed.contains(where: \.isErrorOrWarning) else {
      return Verdict(reason: "its fixes mend nothing there")
    }
    return Verdict(accepted: result)
  }

  private func linted(_ texts: [String: [UInt8]]) async throws(RunError) -> RootResult {
    var root = before.root
    var edited: [String: [UInt8]] = [:]
    for (file, text) in texts { edited[absolute(file)] = text }
    root.files = .edited(edited, over: before.root.files)
    // What does nothing chooses no files, so those that were found stay.
    if let file = root.configuration?.file, texts[file] != nil {
      root.configuration = try readConfigurationFile(
        absolute(file), root: root.folder, rules: request.rules, from: root.files)
    }
    let results = try await run(RunPlan(roots: [root]), request)
    return results.first ?? before
  }

  private func absolute(_ file: String) -> String { join(before.root.folder, file) }

  var mended: Mended {
    let change = change(from: before.allFindings, to: current.allFindings)
    let prefix = before.root.prefix
    let files = texts.keys.sorted().compactMap { file -> MendedFile? in
      guard let old = read[file], let new = texts[file], old != new else { return nil }
      return MendedFile(
        path: absolute(file), name: join(prefix, file), before: old, after: new,
        tied: (tied[file] ?? []).sorted().map(absolute))
    }
    guard !files.isEmpty else { return Mended(result: before, remarks: remarks) }
    var result = current
    result.root.files = before.root.files
    return Mended(
      result: result, files: files, count: change.fixed.count(where: \.isErrorOrWarning),
      remarks: remarks)
  }
}

extension [Fix.Edit] {
  // They are sorted by offset, and none touches another.

  /// Whether an edit can be made beside these; it is when it is one of them.
  fileprivate func isFree(for edit: Fix.Edit) -> Bool {
    let place = place(of: edit)
    if place < count, self[place].offset == edit.offset { return self[place] == edit }
    let isFreeBehind = place == count || self[place].offset >= edit.end
    return isFreeBehind && (place == 0 || self[place - 1].end <= edit.offset)
  }

  fileprivate mutating func add(_ edit: Fix.Edit) {
    let place = place(of: edit)
    if place == count || self[place] != edit { insert(edit, at: place) }
  }

  private func place(of edit: Fix.Edit) -> Int {
    indices.partitionPoint { self[$0].offset >= edit.offset }
  }
}
