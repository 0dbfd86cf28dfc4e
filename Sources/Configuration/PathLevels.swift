/// The levels of a path with `/`, bytewise: to find a slash by characters costs ten times as much.
package func pathLevels(_ path: some StringProtocol) -> [Substring] {
  var levels: [Substring] = []
  let bytes = path.utf8
  var start = bytes.startIndex
  while start < bytes.endIndex {
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.endIndex
    if start < end { levels.append(Substring(path[start..<end])) }
    start = end < bytes.endIndex ? bytes.index(after: end) : end
  }
  return levels
}

/// Where the last slash of a path stands; nil where it is one level.
package func lastSlash(_ path: String) -> String.Index? {
  path.utf8.lastIndex(of: UInt8(ascii: "/"))
}
