import Configuration

/// What the last word of a type's name tells.
struct NameMatch: Sendable {
  var role: Role
  /// Further roles that share the word (`Model` may be an entity or a view model).
  var roles: [Role]
  /// The word as the preset writes it.
  var word: String
  var isStrong: Bool
  /// Tells by direction whose face a protocol is.
  var isFace: Bool
  /// What is left of the name: `Articles` of `ArticlesPresenterProtocol`.
  var stem: String
}

extension RoleWords {
  func match(_ name: String, isProtocol: Bool) -> NameMatch? {
    let found = matches(name, isProtocol: isProtocol)
    guard let first = found.first else { return nil }
    let stem = name.range(endingIn: first.word).map { String(name[..<$0]) } ?? name
    return NameMatch(
      role: first.role, roles: found.map(\.role), word: first.word,
      isStrong: first.strength != .weak, isFace: first.strength == .face, stem: stem)
  }
}

extension String {
  /// Where the last occurrence of a word begins.
  fileprivate func range(endingIn word: String) -> Index? {
    let letters = Array(utf8)
    let wanted = Array(word.utf8)
    guard !wanted.isEmpty, letters.count >= wanted.count else { return nil }
    for start in stride(from: letters.count - wanted.count, through: 0, by: -1)
    where letters[start..<start + wanted.count].elementsEqual(wanted) {
      return utf8.index(utf8.startIndex, offsetBy: start)
    }
    return nil
  }
}

/// Whether a name ends in a word at a word's border: `Overview` does not end in `View`.
package func endsWithWord(_ name: String, _ word: String) -> Bool {
  guard name.hasSuffix(word), let first = word.utf8.first else { return false }
  return name.utf8.count == word.utf8.count
    || first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
}

/// What a name's components have in common: `Articles` of `ArticlesViewController`.
func stem(of name: String, role: Role, word: String) -> String {
  let tails = role == .view ? screenEnds : [word]
  for tail in tails where endsWithWord(name, tail) {
    return String(name.dropLast(tail.count))
  }
  return name
}

private let screenEnds = Words.shipped.inOrder(.screenEnds)
