/// What may follow the last word of a protocol's name: `ArticlesPresenterProtocol` ends in Presenter.
package let protocolTails = Words.shipped.inOrder(.protocolTails)

/// What may follow the last word of a concrete type's name: `ArticlesPresenterImpl`.
private let concreteTails = Words.shipped.inOrder(.concreteTails)

/// What the end of a name says about a type's role.
package struct RoleWordMatch: Hashable, Sendable {
  package enum Strength: Hashable, Sendable {
    /// Tells whose face a protocol is.
    case face
    /// Enough by itself.
    case strong
    /// To be borne out by the structure.
    case weak
  }

  package var role: Role
  package var strength: Strength
  /// The word as the pattern gives it, for evidence: `name ends in Presenter`.
  package var word: String
  package var origin: Origin
}

/// The last words of some patterns, laid out for asking many names.
package struct RoleWords: Sendable {
  private struct Word: Sendable {
    var letters: [UInt8]
    var match: RoleWordMatch
  }

  /// By the last byte of the word: few share one, so that most of them are never compared.
  private var words: [UInt8: [Word]] = [:]

  package init(_ patterns: [RolePattern]) {
    for pattern in patterns {
      add(pattern.faceSuffixes, .face, of: pattern)
      add(pattern.suffixes, .strong, of: pattern)
      add(pattern.weakSuffixes, .weak, of: pattern)
    }
  }

  private mutating func add(
    _ suffixes: [String], _ strength: RoleWordMatch.Strength, of pattern: RolePattern
  ) {
    for suffix in suffixes {
      let letters = Array(suffix.utf8)
      guard let last = letters.last else { continue }
      let match = RoleWordMatch(
        role: pattern.role, strength: strength, word: suffix, origin: pattern.origin)
      words[last, default: []].append(Word(letters: letters, match: match))
    }
  }

  /// The roles of the longest word that a name ends in, in the order of the patterns: more than one
  /// where several roles share a weak word (`Model`), none where no word fits.
  ///
  /// The whole name is asked first, then the name without its last tail or version, and without the one
  /// before.
  /// Of a protocol's name face words are stronger than longer ones of other kinds:
  /// `ArticlesPresenterOutput` is the view's.
  /// - Parameter name: the type's simple name.
  package func matches(_ name: String, isProtocol: Bool) -> [RoleWordMatch] {
    let letters = Array(name.utf8)
    let tails = isProtocol ? protocolTails : concreteTails
    var end = letters.count
    for _ in 0..<3 {
      let found = matches(letters[..<end], isProtocol: isProtocol)
      if !found.isEmpty { return found }
      let tail = tails.first { ends(letters[..<end], in: $0) }
      let length = tail?.utf8.count ?? versionLength(letters[..<end])
      guard length > 0 else { return [] }
      end -= length
    }
    return []
  }

  /// How much of a name's end is a number or a version: `3`, `V2`, `_v2`, `v3`.
  private func versionLength(_ name: ArraySlice<UInt8>) -> Int {
    var rest = name
    while let last = rest.last, last >= UInt8(ascii: "0"), last <= UInt8(ascii: "9") {
      rest.removeLast()
    }
    guard rest.count < name.count, !rest.isEmpty else { return 0 }
    if rest.last == UInt8(ascii: "V") || rest.last == UInt8(ascii: "v") {
      rest.removeLast()
    }
    if rest.last == UInt8(ascii: "_") { rest.removeLast() }
    return name.count - rest.count
  }

  private func matches(_ name: ArraySlice<UInt8>, isProtocol: Bool) -> [RoleWordMatch] {
    guard let last = name.last, let candidates = words[last] else { return [] }
    var best: (rank: (Int, Int, Int), matches: [RoleWordMatch]) = ((0, 0, 0), [])
    for word in candidates where isProtocol || word.match.strength != .face {
      guard name.count >= word.letters.count,
        name.suffix(word.letters.count).elementsEqual(word.letters)
      else { continue }
      let isFace = word.match.strength == .face
      let rank = (isFace ? 1 : 0, word.letters.count, word.match.strength == .weak ? 0 : 1)
      if best.matches.isEmpty || best.rank < rank {
        best = (rank, [word.match])
      } else if best.rank == rank {
        best.matches.append(word.match)
      }
    }
    return best.matches
  }

  /// Whether a name ends in a tail and has more before it.
  private func ends(_ name: ArraySlice<UInt8>, in tail: String) -> Bool {
    let letters = tail.utf8
    return letters.count < name.count && name.suffix(letters.count).elementsEqual(letters)
  }
}
