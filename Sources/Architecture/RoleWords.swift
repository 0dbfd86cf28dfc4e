import Configuration

/// Reads a role from a type's name by the words of the preset.
struct RoleWords: Sendable {
  struct Match: Sendable {
    var role: Role
    /// The word as the preset writes it.
    var word: String
    var isStrong: Bool
    /// What is left of the name: `Articles` of `ArticlesPresenterProtocol`.
    var stem: String
  }

  private struct Word: Sendable {
    var text: String
    var role: Role
    var isStrong: Bool
  }

  /// Longest first, so that `ViewModel` is asked before `Model`.
  private var words: [Word] = []
  private var faceWords: [Word] = []

  init(_ patterns: [RolePattern]) {
    for pattern in patterns {
      words += pattern.suffixes.map { Word(text: $0, role: pattern.role, isStrong: true) }
      words += pattern.weakSuffixes.map { Word(text: $0, role: pattern.role, isStrong: false) }
      faceWords += pattern.faceSuffixes.map { Word(text: $0, role: pattern.role, isStrong: true) }
    }
    words.sort { ($1.text.utf8.count, $0.text) < ($0.text.utf8.count, $1.text) }
    faceWords.sort { ($1.text.utf8.count, $0.text) < ($0.text.utf8.count, $1.text) }
  }

  /// Words that say what kind of declaration it is and not what it does.
  private static let protocolTails = [
    "Protocol", "Interface", "Inputs", "Outputs", "Input", "Output", "Type", "Proto",
  ]
  private static let classTails = [
    "Implementation", "Impl", "Inputs", "Outputs", "Input", "Output", "Imp", "Default",
  ]

  /// The role that the last word tells; nil where none does.
  func match(_ name: String, isProtocol: Bool) -> Match? {
    if isProtocol {
      for candidate in [name, dropTails(name, ["Protocol", "Interface", "Type"])] {
        if let word = faceWords.first(where: { endsWithWord(candidate, $0.text) }) {
          return found(word, in: candidate)
        }
      }
    }
    if let word = words.first(where: { endsWithWord(name, $0.text) }) { return found(word, in: name) }
    let bare = dropTails(name, isProtocol ? Self.protocolTails : Self.classTails)
    guard bare != name else { return nil }
    guard let word = words.first(where: { endsWithWord(bare, $0.text) }) else { return nil }
    return found(word, in: bare)
  }

  private func found(_ word: Word, in name: String) -> Match {
    Match(
      role: word.role, word: word.text, isStrong: word.isStrong,
      stem: String(name.dropLast(word.text.count)))
  }

  private func dropTails(_ name: String, _ tails: [String]) -> String {
    var rest = name
    var progress = true
    while progress {
      progress = false
      for tail in tails where endsWithWord(rest, tail) && rest.utf8.count > tail.utf8.count {
        rest = String(rest.dropLast(tail.count))
        progress = true
      }
    }
    return rest
  }
}

/// Whether a name ends in a word, at a word's border: `Overview` does not end in `View`.
func endsWithWord(_ name: String, _ word: String) -> Bool {
  guard name.hasSuffix(word) else { return false }
  let before = name.utf8.dropLast(word.utf8.count).last
  guard let before else { return true }
  // A lower-case word (`…Wireframe` in `XWireframe`) needs no border but a letter before it; an
  // upper-case one begins a word wherever it stands.
  return word.utf8.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") || before == UInt8(ascii: "_") } ?? false
}

/// What a name's components have in common: `Articles` of `ArticlesViewController`.
func stem(of name: String, role: Role, word: String) -> String {
  var rest = name
  for tail in role == .view ? ["ViewController", "View", "Controller", "Screen", "VC"] : [word]
  where endsWithWord(rest, tail) {
    rest = String(rest.dropLast(tail.count))
    break
  }
  return rest
}
