import Configuration

// Paths as texts with `/`; nothing here asks the file system.

/// The path of `name` in `folder`; a folder of no text is the root of relative paths.
package func join(_ folder: String, _ name: String) -> String {
  if folder.isEmpty || name.hasPrefix("/") { return name }
  if name.isEmpty { return folder }
  return folder.hasSuffix("/") ? folder + name : folder + "/" + name
}

/// The folder around a path: the empty text for a relative path of one level, `/` for `/`.
package func parent(of path: String) -> String {
  guard let slash = lastSlash(path) else { return "" }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// The last level of a path.
package func lastLevel(of path: String) -> Substring {
  lastSlash(path).map { path[path.index(after: $0)...] } ?? path[...]
}

/// Whether a path is a folder or lies below it; everything lies below the empty folder.
package func isInside(_ path: String, _ folder: String) -> Bool {
  if folder.isEmpty || path == folder { return true }
  guard path.hasPrefix(folder) else { return false }
  return folder.hasSuffix("/") || path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
}

/// The path as seen from a folder, or nil where it does not lie below it. Both are absolute and
/// without `.`, `..` and symbolic links; the folder itself gives the empty text.
package func relativePath(_ path: String, from folder: String) -> String? {
  guard isInside(path, folder) else { return nil }
  return String(
    Substring(path.utf8.dropFirst(folder.utf8.count).drop { $0 == UInt8(ascii: "/") }))
}

/// A path as seen from a folder, without `.` and `..`, as text: an absolute folder gives an absolute
/// path, above whose top there is nothing.
package func resolved(_ path: String, from folder: String) -> String {
  // Nearly every path is a plain name.
  if !path.utf8.contains(where: { $0 == UInt8(ascii: "/") }), path != ".", path != ".." {
    return join(folder, path)
  }
  var result = path.hasPrefix("/") ? "/" : folder
  for level in pathLevels(path) where level != "." {
    result = level == ".." ? parent(of: result) : join(result, String(level))
  }
  return result
}

extension Array {
  /// Sorts by a text of each element, bytewise. Plain ASCII, which nearly all paths are, has that order
  /// as text, too, and is compared ten times as fast so.
  mutating func sortBytewise(by text: (Element) -> String) {
    let texts = map(text)
    let isPlain = texts.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
    let order = indices.sorted {
      isPlain ? texts[$0] < texts[$1] : isBefore(texts[$0], texts[$1])
    }
    self = order.map { self[$0] }
  }
}

/// Bytewise order, the same under every locale and file system.
package func isBefore(_ left: String, _ right: String) -> Bool {
  left.utf8.lexicographicallyPrecedes(right.utf8)
}
