import Configuration

/// What the last word of a type's name tells.
struct NameMatch: Sendable {
  var role: Role
  /// Further roles that share the word (`Model` may be an entity or a view model): none of nearly every
  /// name, which then costs no allocation.
  var others: [Role]
  /// The word as the preset writes it.
  var word: String
  var isStrong: Bool
  /// Tells by direction whose face a protocol is.
  var isFace: Bool
  /// What is left of the name: `Articles` of `ArticlesPresenterProtocol`.
  var stem: String

  /// Whether the word is one for a role.
  func mayBe(_ role: Role) -> Bool { self.role == role || others.contains(role) }
}

extension RoleWords {
  func match(_ name: String, isProtocol: Bool) -> NameMatch? {
    let found = matches(name, isProtocol: isProtocol)
    guard let first = found.first else { return nil }
    let stem = name.range(endingIn: first.word).map { String(name[..<$0.lowerBound]) } ?? name
    return NameMatch(
      role: first.role, others: found.dropFirst().map(\.role), word: first.word,
      isStrong: first.strength != .weak, isFace: first.strength == .face,
      stem: withoutScreen(isProtocol ? stem : withoutHead(stem), first.role))
  }
}

extension String {
  /// Where the last occurrence of a word stands.
  fileprivate func range(endingIn word: String) -> Range<Index>? {
    // Nearly every name ends in the word itself.
    if !word.isEmpty, hasSuffix(word) {
      return utf8.index(endIndex, offsetBy: -word.utf8.count)..<endIndex
    }
    let letters = Array(utf8)
    let wanted = Array(word.utf8)
    guard !wanted.isEmpty, letters.count >= wanted.count else { return nil }
    for start in stride(from: letters.count - wanted.count, through: 0, by: -1)
    where letters[start..<start + wanted.count].elementsEqual(wanted) {
      let begin = utf8.index(utf8.startIndex, offsetBy: start)
      return begin..<utf8.index(begin, offsetBy: wanted.count)
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

/// Whether a name begins with a word, and goes on with a further one: `WKNavigationDelegate`, and not `WKit`.
package func startsWithWord(_ name: String, _ word: String) -> Bool {
  name.hasPrefix(word) && name.dropFirst(word.count).first?.isUppercase ?? false
}

/// Whether a text has another in it, at any place; bytewise, as names and words are ASCII, and to
/// search by characters takes a hundred times as long.
func holds(_ text: Substring, _ part: String) -> Bool {
  let first = part.utf8.first
  return text.utf8.indices.contains {
    text.utf8[$0] == first && text.utf8[$0...].starts(with: part.utf8)
  }
}

/// What a name's components have in common: `Articles` of `ArticlesViewController`, and of
/// `DefaultArticlesPresenterImpl`.
func stem(of name: String, role: Role, word: String) -> String {
  let bare = name.range(endingIn: word).map { String(name[..<$0.upperBound]) } ?? name
  let tails = role == .view ? screenEnds : [word]
  for tail in tails where endsWithWord(bare, tail) {
    return withoutScreen(withoutHead(String(bare.dropLast(tail.count))), role)
  }
  return withoutHead(bare)
}

/// A stem without what only tells one implementation from others: `Articles` of `DefaultArticles`.
private func withoutHead(_ stem: String) -> String {
  for head in nameHeads where stem.hasPrefix(head) {
    let rest = stem.dropFirst(head.count)
    if rest.first?.isUppercase ?? false { return String(rest) }
  }
  return stem
}

/// `Articles` of `ArticlesView`, which is left of `ArticlesViewPresenter`: the screen that a component
/// drives may be told in its name.
private func withoutScreen(_ stem: String, _ role: Role) -> String {
  guard Role.drivers.contains(role) else { return stem }
  for tail in screenEnds where endsWithWord(stem, tail) && stem.utf8.count > tail.utf8.count {
    return String(stem.dropLast(tail.count))
  }
  return stem
}

extension Role {
  /// The components that work for a view.
  static let drivers: [Role] = [.presenter, .interactor, .router, .builder]
}

private let nameHeads = Words.shipped.inOrder(.nameHeads)

private let screenEnds = Words.shipped.inOrder(.screenEnds)
