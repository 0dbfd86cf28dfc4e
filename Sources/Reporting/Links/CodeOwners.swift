import Configuration

/// Who answers for which files: a CODEOWNERS file, as GitHub, GitLab and Bitbucket read it.
///
/// The last line that fits a path decides. GitLab's sections decide each for itself, with owners of their
/// own for lines that name none. A line that is not understood says nothing, as on the servers.
package struct CodeOwners: Hashable, Sendable {
  private var sections: [[Line]] = []

  private struct Line: Hashable {
    var glob: Glob
    /// `docs/*`: the files of the folder, and none below it.
    var isOneLevel: Bool
    var owners: [String]

    init(pattern: String, owners: [String]) {
      self.owners = owners
      isOneLevel = pattern.hasSuffix("/*")
      // A slash at the end says that it is a folder, any other that it counts from the top.
      let isFromTop = pattern.dropLast(pattern.hasSuffix("/") ? 1 : 0).contains("/")
      glob = Glob(isFromTop ? pattern : "**/" + pattern)
    }

    func fits(_ path: String) -> Bool {
      glob.matches(path) && !(isOneLevel && glob.matchedFolder(of: path) != nil)
    }
  }

  package init(_ text: String) {
    var lines: [Line] = []
    var usual: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      var words = Self.words(of: line)
      guard let first = words.first else { continue }
      if let name = Self.sectionName(line) {
        if !lines.isEmpty { sections.append(lines) }
        lines = []
        usual = Self.words(of: name.rest).filter(Self.isOwner)
        continue
      }
      words.removeFirst()
      let owners = words.filter(Self.isOwner)
      // A line without owners takes those away that an earlier one gave, outside of sections.
      lines.append(Line(pattern: first, owners: owners.isEmpty ? usual : owners))
    }
    if !lines.isEmpty { sections.append(lines) }
  }

  /// The owners of a file, in the order in which they are named; empty for none.
  /// - Parameter path: relative to the top of the repository.
  /// - Complexity: O(lines · length of the path), but for wildcards.
  package func owners(of path: String) -> [String] {
    var owners: [String] = []
    for section in sections {
      guard let line = section.last(where: { $0.fits(path) }) else { continue }
      for owner in line.owners where !owners.contains(owner) { owners.append(owner) }
    }
    return owners
  }

  /// `@team`, `@org/team`, `name@host`.
  private static func isOwner(_ word: String) -> Bool { word.contains("@") }

  /// The rest of a line that begins a section: `[Name] @team`, `^[Name][2]`.
  private static func sectionName(_ line: Substring) -> (name: String, rest: Substring)? {
    var rest = line.drop { $0 == " " || $0 == "\t" }
    if rest.hasPrefix("^") { rest = rest.dropFirst() }
    guard rest.hasPrefix("["), let end = rest.firstIndex(of: "]") else { return nil }
    let name = String(rest[rest.index(after: rest.startIndex)..<end])
    rest = rest[rest.index(after: end)...]
    if rest.hasPrefix("["), let end = rest.firstIndex(of: "]") {
      rest = rest[rest.index(after: end)...]
    }
    return (name, rest)
  }

  /// The words of a line up to its comment; a backslash takes what follows it as it is.
  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    var isEscaped = false
    for letter in line {
      if isEscaped {
        word.append(letter)
        isEscaped = false
      } else if letter == "\\" {
        isEscaped = true
      } else if letter == "#", word.isEmpty {
        break
      } else if letter == " " || letter == "\t" {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(letter)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
