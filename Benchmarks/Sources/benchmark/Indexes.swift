import Indexing
import Lexing
import Outlining
import ViperLintKit
import Workspace

/// Compares reading indexes back to outlines with making the same outlines from their sources: for each
/// folder the Swift files that lie in it, cut into targets by their folders of two levels, as
/// `Tests/Indexes/run` cuts them. Each measurement has a process of its own, both take turns, and both keep
/// all that they have read.
func compareIndexes(_ folders: [String], repeats: Int) throws {
  var table = Table(header: [
    "folder", "files", "indexes", "size", "sources ms", "indexes ms", "times faster",
  ])
  for folder in folders {
    try withTemporaryFolder { place in
      let made = try makeIndexes(of: folder, in: place)
      var (sources, indexes): ([Double], [Double]) = ([], [])
      for _ in 0..<repeats {
        sources.append(try milliseconds("keep-sources", "\(place)/sources"))
        indexes.append(try milliseconds("keep-indexes", "\(place)/indexes"))
      }
      let (one, other) = (median(sources) ?? 0, median(indexes) ?? 0)
      table.rows.append([
        String(folder.split(separator: "/").last ?? ""), grouped(made.files), grouped(made.indexes),
        text(Double(made.bytes) / Double(max(1, made.sourceBytes)), decimals: 2), text(one),
        text(other, decimals: 2), text(one / other, decimals: 2),
      ])
    }
  }
  show(
    "medians of \(repeats) rounds by processor time; the size is that of the indexes beside their "
      + "sources'\n")
  show(table.rendered())
}

private struct MadeIndexes {
  var files = 0
  var indexes = 0
  var bytes = 0
  var sourceBytes = 0
}

/// Writes the indexes of a folder into another one, and lists of the files that each side reads.
private func makeIndexes(of folder: String, in place: String) throws -> MadeIndexes {
  let folder = try resolvedPath(folder)
  var targets: [String: [String]] = [:]
  for path in try swiftFiles(in: folder, below: "") {
    targets[path.split(separator: "/").dropLast().prefix(2).joined(separator: "-"), default: []]
      .append(path)
  }
  var made = MadeIndexes()
  var (sources, indexes) = ("", "")
  for (target, paths) in targets.sorted(by: { isBefore($0.key, $1.key) }) {
    var index = TargetIndex(target: target, files: [])
    for path in paths.sorted(by: isBefore) {
      let bytes = try readFile("\(folder)/\(path)")
      index.files.append(
        IndexedFile(
          path: path, byteCount: bytes.count,
          content: .outline(outlined(bytes), saysGenerated: false)))
      sources += "\(folder)/\(path)\n"
      made.sourceBytes += bytes.count
    }
    let bytes = index.encoded
    let file = "\(place)/\(made.indexes).vidx"
    try makeFile(file, bytes)
    indexes += file + "\n"
    made.files += paths.count
    made.indexes += 1
    made.bytes += bytes.count
  }
  try makeFile("\(place)/sources", Array(sources.utf8))
  try makeFile("\(place)/indexes", Array(indexes.utf8))
  return made
}

/// All Swift files in a folder, whatever a lint would leave out, but for what links lead to.
private func swiftFiles(in folder: String, below path: String) throws -> [String] {
  var found: [String] = []
  for entry in try listFolder(path.isEmpty ? folder : "\(folder)/\(path)") {
    let below = path.isEmpty ? entry.name : "\(path)/\(entry.name)"
    switch entry.kind {
    case .folder where entry.name != ".git": found += try swiftFiles(in: folder, below: below)
    case .file where entry.name.hasSuffix(".swift"): found.append(below)
    default: break
    }
  }
  return found
}

private func milliseconds(_ command: String, _ list: String) throws -> Double {
  try withTemporaryFile { output in
    guard try run([CommandLine.arguments[0], command, list], output: output, limit: 600) != nil,
      let seconds = Double(
        String(decoding: try readFile(output), as: UTF8.self).filter { !$0.isWhitespace })
    else { throw BenchmarkError("no result of: \(command) \(list)") }
    return seconds * 1000
  }
}

/// The other end: reads what a list names, one path a line, and prints the seconds that it took. What a
/// process does once, whatever it reads, is done before.
func keep(_ command: String, _ list: String) throws {
  let paths = String(decoding: try readFile(list), as: UTF8.self).split(separator: "\n")
    .map(String.init)
  let isOfSources = command == "keep-sources"
  let first = try keepIndex(of: Array("import A\nclass B: C { var d: E = F.g(h: i) }\n".utf8))
  var (outlines, indexes): ([FileOutline], [TargetIndex]) = ([], [])
  let watch = Stopwatch()
  for path in paths {
    if isOfSources {
      outlines.append(outlined(try readFile(path)))
    } else {
      let file = try OpenFile(path)
      indexes.append(
        try TargetIndex(count: file.left) { count, bytes throws(DamagedBytes) in
          do throws(FileError) {
            try file.read(count, onto: &bytes)
          } catch {
            throw DamagedBytes(error.reason)
          }
        })
    }
  }
  let cost = watch.cost()
  guard outlines.count + indexes.count == paths.count, first.files.count == 1 else {
    throw BenchmarkError("nothing to read")
  }
  show(String(cost.processorTime))
}

private func keepIndex(of bytes: [UInt8]) throws -> TargetIndex {
  let file = IndexedFile(
    path: "A.swift", byteCount: bytes.count,
    content: .outline(outlined(bytes), saysGenerated: false))
  return try TargetIndex(decoding: TargetIndex(target: "A", files: [file]).encoded)
}

private func outlined(_ bytes: [UInt8]) -> FileOutline {
  // Through a slice: `Array.span` needs macOS 26, `ArraySlice.span` does not.
  let slice = bytes[...]
  return outline(slice.span, lex(slice.span))
}
