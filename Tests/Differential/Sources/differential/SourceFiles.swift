import Foundation

/// The Swift files at and under the paths, sorted; no link is followed.
func sourceFiles(_ paths: [String]) throws -> [String] {
  var files: [String] = []
  for path in paths {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Problem("there is no '\(path)'")
    }
    if !isFolder.boolValue {
      files.append(path)
      continue
    }
    let folder = URL(fileURLWithPath: path)
    let keys: Set<URLResourceKey> = [.isRegularFileKey]
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: Array(keys), options: [.skipsHiddenFiles])
    for case let file as URL in found ?? FileManager.DirectoryEnumerator()
    where file.pathExtension == "swift" && !file.path.contains("\n") {
      if try file.resourceValues(forKeys: keys).isRegularFile == true { files.append(file.path) }
    }
  }
  return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// That many of the files, spread evenly, the same ones each time.
func sample(_ files: [String], _ count: Int?) -> [String] {
  guard let count, count < files.count else { return files }
  return (0..<count).map { files[$0 * files.count / count] }
}

/// What keeps the comparison from being made at all.
struct Problem: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
