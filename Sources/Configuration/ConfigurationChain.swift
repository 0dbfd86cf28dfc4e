/// The file that another is laid over, as `extends:` names it.
package struct ExtendedFile: Hashable, Sendable {
  /// As written: relative to the file that names it.
  package var path: String
  package var position: YAMLPosition
}

/// A configuration file and those that it extends, before any is read in full.
///
/// Nothing here touches a file system: whoever can read files asks for `next()`, and adds its bytes,
/// until nothing more is needed.
/// ```
/// var chain = ConfigurationChain(file: ".viperlint.yml", bytes: bytes)
/// while let path = try chain.next() { chain.add(try bytes(of: path)) }
/// ```
package struct ConfigurationChain: Sendable {
  private struct Link: Sendable {
    var file: String
    var bytes: [UInt8]
    var extends: ExtendedFile?
    var versionIssue: ConfigurationIssue?

    init(file: String, bytes: [UInt8]) {
      self.file = file
      self.bytes = bytes
      let root = readYAML(bytes).root
      extends = extendedFile(in: root)
      versionIssue = Configuration.versionIssue(in: root)
    }
  }

  /// From the file that was found to the last that it extends.
  private var links: [Link]

  /// - Parameter file: the path, for origins, errors, and for finding what it extends.
  package init(file: String, bytes: [UInt8]) {
    links = [Link(file: file, bytes: bytes)]
  }

  /// The paths of the files, from the one that was found to the last that it extends.
  package var files: [String] { links.map(\.file) }

  /// The path of the file that is to be read next, as seen from where the first file's path is; nil
  /// where all are there.
  /// - Throws: for a file that needs a newer program, and for files that extend each other in a circle.
  package func next() throws(ConfigurationError) -> String? {
    guard let last = links.last else { return nil }
    if let issue = last.versionIssue {
      throw ConfigurationError(file: last.file, issues: [issue])
    }
    guard let extends = last.extends else { return nil }
    let path = normalized(joined(folder(of: last.file), extends.path))
    if path == last.file {
      throw error("a file cannot extend itself: name another file, or leave 'extends' out")
    }
    if let first = links.first(where: { $0.file == path }), let back = first.extends {
      throw error(
        "'\(extends.path)' extends this file in turn, at \(path):\(back.position.line):"
          + "\(back.position.column): take what both need into a third file, and extend that")
    }
    if links.count == chainLimit {
      throw error("more than \(chainLimit) files extend each other: take some together")
    }
    return path
  }

  /// Adds the bytes of the file that `next()` asks for; where it asks for none, nothing.
  package mutating func add(_ bytes: [UInt8]) {
    guard let path = try? next() else { return }
    links.append(Link(file: path, bytes: bytes))
  }

  /// The error of a file that `next()` asks for and nobody could read.
  /// - Parameter reason: what the system said, without the path.
  package func unreadable(_ reason: String) -> ConfigurationError {
    let path = links.last?.extends?.path ?? ""
    return error("cannot read '\(path)': \(reason)")
  }

  /// Reads all files, each laid over the one that it extends.
  package func read(rules: [RuleDeclaration]) throws(ConfigurationError) -> ConfigurationFile {
    var result: ConfigurationFile?
    for link in links.reversed() {
      var reader = ConfigurationReader(
        file: link.file, isPreset: false, rules: rules, base: result)
      result = try reader.read(link.bytes)
    }
    return result ?? ConfigurationFile(file: "")
  }

  private func error(_ message: String) -> ConfigurationError {
    let last = links[links.count - 1]
    let issue = ConfigurationIssue(
      line: last.extends?.position.line ?? 0, column: last.extends?.position.column ?? 0,
      message: message)
    return ConfigurationError(file: last.file, issues: [issue])
  }
}

private let chainLimit = 16

/// What a file extends, or nil for nothing or for what is no path: reading it in full reports that.
private func extendedFile(in root: YAMLNode) -> ExtendedFile? {
  guard let (path, position) = root.scalar(under: "extends"), !path.isEmpty,
    extendedPathProblem(path) == nil
  else { return nil }
  return ExtendedFile(path: path, position: position)
}

/// What is wrong with the path of a baseline and what to write instead, or nil.
func baselinePathProblem(_ path: String) -> String? {
  if path.hasPrefix("/") || path.hasPrefix("~") || normalized(path).hasPrefix("..") {
    return "'\(path)' does not lie below the root: write the path as seen from there"
  }
  if path.contains("\\") { return "'\(path)' holds a backslash: write '/' between folders" }
  if path.hasSuffix("/") || normalized(path).isEmpty { return "'\(path)' is no file" }
  return nil
}

/// What is wrong with the path of a file to extend and what to write instead, or nil.
func extendedPathProblem(_ path: String) -> String? {
  if Preset.shipped.contains(path) { return "'\(path)' is a preset: write 'preset: \(path)'" }
  if path.contains("://") {
    return "'\(path)' is an address: write the path of a file, relative to this one"
  }
  if path.hasPrefix("/") || path.hasPrefix("~") {
    return "'\(path)' is not relative: write the path as seen from this file"
  }
  if path.contains("\\") { return "'\(path)' holds a backslash: write '/' between folders" }
  if path.contains(where: { $0 == "*" || $0 == "?" }) {
    return "'\(path)' is a pattern: write the path of one file"
  }
  return nil
}

// MARK: Paths as texts

private func folder(of path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
  return String(path[...slash])
}

private func joined(_ folder: String, _ path: String) -> String { folder + path }

/// A path without `.`, doubled slashes and `..` behind a folder.
package func normalized(_ path: String) -> String {
  let isAbsolute = path.utf8.first == UInt8(ascii: "/")
  var levels: [Substring] = []
  for level in path.split(separator: "/") where level != "." {
    if level == "..", let last = levels.last, last != ".." {
      levels.removeLast()
    } else if level != ".." || !isAbsolute {
      levels.append(level)
    }
  }
  return (isAbsolute ? "/" : "") + levels.joined(separator: "/")
}
