import Foundation
import PackagePlugin

/// The lint of one target.
struct Lint {
  var target: String
  var sources: [URL]
  /// What else can change the verdict: the sources of the targets that this one depends on.
  var others: [URL]
  /// Of the package or the project.
  var folder: URL

  /// The command, which runs where one of its inputs has changed; none for a target without Swift.
  /// - Parameter work: where the plugin may write.
  func commands(program: URL, work: URL) throws -> [Command] {
    let sources = sources.sorted { $0.path < $1.path }
    guard let first = sources.first else { return [] }
    // A list, as there is an end to how long a command line can be. No link may lead to it.
    let list = work.resolvingSymlinksInPath().appendingPathComponent("sources")
    try write(sources.map { $0.path + "\0" }.joined(), to: list)
    let (governing, files) = configuration(above: first.deletingLastPathComponent())
    // A folder has changed where a file came or went, and where one took another's place.
    let folders = Set([folder, governing ?? folder]).sorted { $0.path < $1.path }
    return [
      .buildCommand(
        displayName: "viperlint \(target)", executable: program,
        arguments: ["lint", "--quiet", "--format", "xcode", "--files-from", list.path],
        inputFiles: sources + others.sorted { $0.path < $1.path } + files + folders + [list],
        // What is neither a source nor a resource may be no output, and without one it runs all the
        // same only where an input has changed.
        outputFiles: [])
    ]
  }

  /// A file that is not changed must not look as if it was.
  private func write(_ text: String, to file: URL) throws {
    if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}

/// The nearest configuration above a folder: its own folder, and the files that it consists of.
///
/// The baseline is none of them: it may go when it is empty, and SwiftPM ends a build in which an input is
/// missing. viperlint never writes into it but puts a new one in its place.
private func configuration(above start: URL) -> (folder: URL?, files: [URL]) {
  var folder = start.standardizedFileURL
  while true {
    let file = folder.appendingPathComponent(".viperlint.yml")
    if isFile(file) {
      var files: [URL] = []
      addFiles(namedBy: file, to: &files)
      return (folder, files)
    }
    let parent = folder.deletingLastPathComponent()
    guard parent.path.utf8.count < folder.path.utf8.count else { return (nil, []) }
    folder = parent
  }
}

/// Adds a configuration, and each word of it that is the path of another: what it extends. One too many
/// costs a run, and reading YAML is for the program.
private func addFiles(namedBy configuration: URL, to found: inout [URL]) {
  guard !found.contains(configuration) else { return }
  found.append(configuration)
  guard let text = try? String(contentsOf: configuration, encoding: .utf8) else { return }
  let words = Set(text.split { $0.isWhitespace || "[]{},:\"'".contains($0) })
  for word in words.sorted() where word.hasSuffix(".yml") || word.hasSuffix(".yaml") {
    let file = configuration.deletingLastPathComponent().appendingPathComponent(String(word))
      .standardizedFileURL
    if isFile(file) { addFiles(namedBy: file, to: &found) }
  }
}

private func isFile(_ file: URL) -> Bool {
  var isFolder: ObjCBool = false
  return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
    && !isFolder.boolValue
}

/// Why a plugin fails, as SwiftPM and Xcode print it.
struct Refusal: Error, CustomStringConvertible, LocalizedError {
  var description: String

  init(_ description: String) { self.description = description }

  var errorDescription: String? { description }
}
