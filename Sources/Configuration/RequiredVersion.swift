/// A version as numbers: `1`, `0.1` or `0.1.0`. What is not written is 0, so that `0.1` is `0.1.0`.
package struct VersionNumber: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var major: Int
  package var minor: Int
  package var patch: Int

  /// - Returns: nil for anything but one to three numbers with dots between them.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap(versionPart)
    guard numbers.count == parts.count, numbers.count <= 3 else { return nil }
    major = numbers[0]
    minor = numbers.count > 1 ? numbers[1] : 0
    patch = numbers.count > 2 ? numbers[2] : 0
  }

  package static func < (left: VersionNumber, right: VersionNumber) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }

  package var description: String { "\(major).\(minor).\(patch)" }
}

/// A number without a leading zero, and short enough to be one.
private func versionPart(_ text: Substring) -> Int? {
  let isNumber = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  guard isNumber, text.utf8.count <= 9, text == "0" || !text.hasPrefix("0") else { return nil }
  return Int(text)
}

/// Why this program may not read a configuration, which must be known before all else: what a newer one
/// would understand of it is unknown here, and the list of that would be beside the point.
/// - Returns: nil where it is new enough, and for what is no version: reading it in full reports that.
func versionIssue(in root: YAMLNode) -> ConfigurationIssue? {
  guard let (text, position) = root.scalar(under: "required_version"),
    let required = VersionNumber(text), let own = VersionNumber(version), own < required
  else { return nil }
  return ConfigurationIssue(
    line: position.line, column: position.column,
    message: "this configuration needs viperlint \(required) or newer, and this is viperlint "
      + "\(version): get a newer one from \(repository)/releases")
}

/// `required_version:`
extension ConfigurationReader {
  mutating func readRequiredVersion(_ node: YAMLNode) {
    let write = "'required_version: \"\(version)\"'"
    // As it is written, so that a number is no number: 0.10 is newer than 0.9.
    guard let text = text(node, "'required_version'", write: write) else { return }
    guard let required = VersionNumber(text) else {
      report(
        node, "'\(text)' is no version: write the oldest viperlint that will do, as in \(write)")
      return
    }
    // Each file of a chain is heard, and the newest version that one of them needs does for all.
    if let other = result.requiredVersion, other >= required { return }
    result.requiredVersion = required
    result.places.requiredVersion = origin(node.position)
  }
}
