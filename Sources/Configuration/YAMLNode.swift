/// A value of a YAML file and where it begins.
package struct YAMLNode: Sendable {
  package enum Content: Sendable {
    /// `isQuoted` tells the text `"true"` from the word `true`.
    case scalar(String, isQuoted: Bool)
    case sequence([YAMLNode])
    /// In order of statement; no key stands twice.
    case mapping([YAMLEntry])
    /// Nothing was written: `exclude:` and no more, or an empty file.
    case empty
    /// An issue was reported here; whoever reads on says nothing more about it.
    case unreadable
  }

  package var content: Content
  package var position: YAMLPosition

  package init(_ content: Content, at position: YAMLPosition) {
    self.content = content
    self.position = position
  }

  /// The text that a mapping has under a key; nil for anything else.
  func scalar(under key: String) -> (text: String, position: YAMLPosition)? {
    guard case .mapping(let entries) = content,
      let node = entries.first(where: { $0.key == key })?.value,
      case .scalar(let text, _) = node.content
    else { return nil }
    return (text, node.position)
  }
}

/// A key of a mapping and its value.
package struct YAMLEntry: Sendable {
  package var key: String
  package var position: YAMLPosition
  package var value: YAMLNode

  package init(key: String, position: YAMLPosition, value: YAMLNode) {
    self.key = key
    self.position = position
    self.value = value
  }
}

package struct YAMLPosition: Hashable, Sendable {
  /// 1-based.
  package var line: Int
  /// 1-based, in UTF-8 bytes.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
