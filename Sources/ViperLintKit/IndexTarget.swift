import Architecture
import Configuration
import Indexing
import Lexing
import Outlining
package import Workspace

/// The index of a target, of its files: Swift, storyboards and xibs, and what says which files
/// are read and whose they are.
///
/// - Parameter paths: relative to the working folder, below it; what stands there may be a symbolic link,
///   as a sandbox's files are.
/// - Throws: for all that cannot be indexed, at once.
package func indexTarget(
  called target: String, _ paths: [String], jobs: Int
) throws(RunError) -> [UInt8] {
  var problems: [String] = []
  var names: Set<String> = []
  for given in paths {
    do throws(FileError) {
      names.insert(try indexPath(given))
    } catch {
      problems.append("cannot index '\(given)': \(error.reason)")
    }
  }
  guard problems.isEmpty else { throw .usage(problems) }
  var sorted = Array(names)
  sorted.putInOrder(by: isBefore)
  let all = sorted
  let files = Threads(jobs).map(all.count) { number in indexed(all[number]) }
  var index = TargetIndex(target: target, files: [])
  for (path, file) in zip(all, files) {
    switch file {
    case .success(let file): index.files.append(file)
    case .failure(let error): problems.append("cannot index '\(path)': \(error.reason)")
    }
  }
  guard problems.isEmpty else { throw .usage(problems) }
  return index.encoded
}

/// A path as an index names it: the same wherever the folder lies.
private func indexPath(_ given: String) throws(FileError) -> String {
  var path = normalized(given)
  if path.hasPrefix("/"), let below = relativePath(path, from: try workingFolder()) { path = below }
  guard isIndexPath(path) else {
    throw FileError(
      "An index names files below the working folder: run it in the folder around all sources")
  }
  guard isSwiftFile(path) || isInterfaceFile(path) || isSteeringFile(path) else {
    throw FileError(
      "Name Swift files, storyboards and xibs, and of what says which files are read '.gitignore', "
        + "'Package.swift' and 'project.pbxproj'")
  }
  return path
}

/// The file at a path, as it would be read in a run.
private func indexed(_ path: String) -> Result<IndexedFile, FileError> {
  do throws(FileError) {
    let bytes = try readFile(path)
    guard bytes.count <= largestIndexedFile else {
      throw FileError("Larger than 2 GiB, which an index does not take")
    }
    return .success(indexedFile(path, bytes))
  } catch {
    return .failure(error)
  }
}

/// What is read of a file.
func indexedFile(_ path: String, _ bytes: [UInt8]) -> IndexedFile {
  let content: IndexedFile.Content
  if isInXcodeProject(path), lastLevel(of: path) != "project.pbxproj" {
    return IndexedFile(path: path, byteCount: 0, content: .text([]))
  } else if isSteeringFile(path) {
    content = .text(bytes)
  } else if isInterfaceFile(path) {
    content = .interface(
      interfaceClasses(bytes, path: path).map { IndexedClass(name: $0.name, module: $0.module) })
  } else {
    // Through a slice: `Array.span` needs macOS 26, `ArraySlice.span` does not.
    let slice = bytes[...]
    let tokens = lex(slice.span)
    content = .outline(
      outline(slice.span, tokens), saysGenerated: saysGenerated(bytes, tokens))
  }
  return IndexedFile(path: path, byteCount: bytes.count, content: content)
}

/// Whether a file is kept as it is: it says which files are read, or whose they are.
private func isSteeringFile(_ path: String) -> Bool {
  let name = lastLevel(of: path)
  return isManifest(name) || steeringNames.contains(String(name)) || isInXcodeProject(path)
}

/// Whether a file lies in an Xcode project. Where its project file is made only when it is needed, any
/// other tells that the project is there.
private func isInXcodeProject(_ path: String) -> Bool {
  pathLevels(path).dropLast().contains { $0.hasSuffix(".xcodeproj") }
}

private let steeringNames: Set<String> = [
  ".gitignore", "project.pbxproj", configurationName, baselineName,
]
