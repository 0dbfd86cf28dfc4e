import Lexing
import Outlining
import Reporting
import SwiftParser
import SwiftSyntax
import ViperLintKit
import Workspace

/// How far files are taken. Each does all that the one before does.
enum Stage: String, CaseIterable, Sendable {
  case discover
  /// The bare loop that all is measured by; one thread, whatever the number of jobs.
  case read
  case lex, outline, lint
  /// swift-syntax's parser in place of ours.
  case parse

  var title: String {
    switch self {
    case .discover: "discover only"
    case .read: "bare read"
    case .lex: "read + lex"
    case .outline: "read + lex + outline"
    case .lint: "whole lint"
    case .parse: "swift-syntax parses"
    }
  }
}

/// Takes a corpus through a stage and gives what that cost, with a number that depends on all of the
/// work, so that none of it can be left out by the compiler.
///
/// The time of `read` to `outline` and of `parse` is without finding the files; that of `lint` is
/// with everything, the text report too, but for printing it. Afterwards the process reads the same
/// files in a bare loop, so that each figure has its anchor from the same process.
func perform(_ stage: Stage, _ corpus: Corpus, jobs: Int) async throws -> (work: Int, cost: Cost) {
  let files = stage == .discover || stage == .lint ? [] : try corpus.files()
  var bare = stage == .read ? BareReading(files) : nil
  let watch = Stopwatch()
  var work = 0
  switch stage {
  case .read:
    work = bare?.run() ?? 0
  case .discover:
    work = try corpus.files().count
  case .lint:
    for folder in corpus.folders { work += try await lint(folder, of: corpus, jobs: jobs) }
  case .lex, .outline, .parse:
    work = await sum(over: files, jobs: jobs) { path in
      guard let bytes = try? readFile(path) else { return 0 }
      return amount(stage, bytes)
    }
  }
  var cost = watch.cost()
  if stage == .read {
    cost.bareReading = cost.processorTime
  } else {
    bare = BareReading(try corpus.files())
    cost.bareReading = bare?.timed().cost.processorTime
  }
  return (work, cost)
}

private func amount(_ stage: Stage, _ bytes: [UInt8]) -> Int {
  switch stage {
  case .discover, .read, .lint:
    return bytes.count
  case .lex:
    // Through a slice: `Array.span` needs macOS 26, `ArraySlice.span` does not.
    let slice = bytes[...]
    return lex(slice.span).kinds.count
  case .outline:
    let slice = bytes[...]
    let outline = outline(slice.span, lex(slice.span))
    return outline.lines.starts.count + outline.declarations.count + outline.references.count
  case .parse:
    let tree = unsafe bytes.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }
    return tree.totalLength.utf8Length
  }
}

private func lint(_ folder: String, of corpus: Corpus, jobs: Int) async throws -> Int {
  let (plan, request) = try corpus.roots(in: folder, jobs: jobs)
  let report = joined(try await run(plan, request))
  var output = ""
  renderText(report, TextOptions(), into: &output)
  return output.utf8.count
}

/// Adds up what each file gives, on up to `jobs` threads, in runs of files as ViperLintKit's `load`.
private func sum(
  over files: [String], jobs: Int, _ work: @escaping @Sendable (String) -> Int
) async -> Int {
  let length = max(1, min(64, files.count / (jobs * 4)))
  let runs = stride(from: 0, to: files.count, by: length).map {
    files[$0..<min($0 + length, files.count)]
  }
  return await withTaskGroup(of: Int.self) { group in
    var total = 0
    for (number, run) in runs.enumerated() {
      if number >= jobs { total += await group.next() ?? 0 }
      group.addTask { run.reduce(0) { $0 + work($1) } }
    }
    for await part in group { total += part }
    return total
  }
}
