/// The levels of a path with `/`, bytewise: to find a slash by characters costs ten times as much.
package func pathLevels(_ path: String) -> [Substring] { pathLevels(path[...]) }

/// For one kind of text alone: no other target sees the body of a generic function, and so would have
/// to ask for each step of it what the text is.
package func pathLevels(_ path: Substring) -> [Substring] {
  var levels: [Substring] = []
  var start = path.startIndex
  for index in path.utf8.indices where path.utf8[index] == UInt8(ascii: "/") {
    if start < index { levels.append(path[start..<index]) }
    start = path.utf8.index(after: index)
  }
  if start < path.endIndex { levels.append(path[start...]) }
  return levels
}

/// Where the last slash of a path stands; nil where it is one level.
package func lastSlash(_ path: String) -> String.Index? {
  path.utf8.lastIndex(of: UInt8(ascii: "/"))
}
