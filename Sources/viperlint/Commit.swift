import Configuration

/// The commit of the sources, and its day. Both are written here by `git archive` (see .gitattributes),
/// of which releases are built and which makes a server's tarballs. A clone keeps the placeholders, so
/// that no commit builds it anew.
let archivedCommit = "$Format:%H$"
let archivedDay = "$Format:%cs$"

/// `viperlint 0.1.0`, with the first digits of the commit where it is known.
/// - Parameter commit: the hexadecimal name, behind which ` dirty` says that the sources were changed;
///   what is none says nothing.
package func versionText(commit: String) -> String {
  let words = commit.split(separator: " ")
  guard let name = words.first, name.utf8.count >= 7, name.allSatisfy(\.isHexDigit) else {
    return "viperlint \(version)"
  }
  let state = words.dropFirst() == ["dirty"] ? " dirty" : ""
  return "viperlint \(version) (\(name.prefix(7))\(state))"
}
