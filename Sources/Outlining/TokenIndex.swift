import Lexing

/// What the outline asks of tokens beyond their kind, found in one pass before it: the name of each
/// word, and the other end of each bracket. With the brackets known, any look ahead over a balanced
/// group is one step, so no input makes the outline look at a token often.
struct TokenIndex: ~Copyable {
  /// For words (reserved ones too), `#names`, operators and tuple indices the number of the name in
  /// `table`, without backticks; 0 for all other tokens.
  let names: ContiguousArray<UInt32>
  /// For a bracket the index of the one that matches it; `TokenIndex.none` for one that has none.
  /// The outline keeps in it what it found out about `<` (see `GenericScan`).
  let partners: ContiguousArray<Int32>
  let table: NameTable
  let issues: [OutlineIssue]
  /// How deep brackets nest at most, or a little more.
  let depth: Int

  static let none: Int32 = -1

  /// O(tokens + bytes).
  init(_ bytes: Span<UInt8>, _ tokens: TokenBuffer) {
    // Through slices: `Array.span` needs macOS 26, `ArraySlice.span` does not.
    let (allKinds, allStarts) = (tokens.kinds[...], tokens.starts[...])
    let (allLengths, allFlags) = (tokens.lengths[...], tokens.flags[...])
    let kinds = allKinds.span
    let starts = allStarts.span
    let lengths = allLengths.span
    let flags = allFlags.span
    var names = ContiguousArray<UInt32>(repeating: 0, count: kinds.count)
    var partners = ContiguousArray<Int32>(repeating: TokenIndex.none, count: kinds.count)
    var namesByKind = ContiguousArray<UInt32>(repeating: 0, count: 128)
    var table = ConstantNames.standard.table
    table.reserve(tokens: kinds.count)
    var brackets = BracketMatcher(tokenCount: kinds.count)
    // Spans, as an array that is filled by index is asked for its uniqueness each time.
    var nameSpan = names.mutableSpan
    var partnerSpan = partners.mutableSpan
    for index in 0..<kinds.count {
      let kind = kinds[index]
      switch kind {
      case .identifier, .operator, .pound:
        let (start, length) = textOfWord(starts[index], lengths[index], flags[index])
        nameSpan[index] = table.intern(bytes, start, length)
      case .leftParen, .leftBracket, .leftBrace:
        brackets.open(index, kind)
      case .rightParen, .rightBracket, .rightBrace:
        brackets.close(index, kind, starts, &partnerSpan)
      case .poundIf, .poundElseif, .poundElse, .poundEndif:
        brackets.turn(at: index, kind, starts)
      case .integer:
        // Only a tuple's index can stand in a chain.
        if index > 0, kinds[index - 1] == .dot {
          nameSpan[index] = table.intern(bytes, Int(starts[index]), Int(lengths[index]))
        }
      default:
        guard kind.isAnyWord else { break }
        // The word's text follows from its kind, so it is looked up once for each kind.
        let slot = Int(kind.number)
        if namesByKind[slot] == 0 {
          let (start, length) = textOfWord(starts[index], lengths[index], flags[index])
          namesByKind[slot] = table.intern(bytes, start, length)
        }
        nameSpan[index] = namesByKind[slot]
      }
    }
    brackets.finish(starts)
    self.names = names
    self.partners = partners
    self.table = table
    issues = brackets.issues
    depth = brackets.depth
  }
}

/// Where a word's text stands: within its backticks.
private func textOfWord(
  _ start: UInt32, _ length: UInt32, _ flags: TokenFlags
) -> (start: Int, length: Int) {
  let isEscaped = flags.rawValue & TokenBit.escaped != 0 && length > 2
  return isEscaped ? (Int(start) + 1, Int(length) - 2) : (Int(start), Int(length))
}

/// Finds the other end of each bracket. At `#else` the brackets are open that were at `#if`; at
/// `#endif` those that the first branch left open.
private struct BracketMatcher {
  private(set) var issues: [OutlineIssue] = []
  private var openers = OpenBrackets()
  private var conditionals: [OpenConditional] = []

  /// More than these a file tell nobody anything.
  private static let issueLimit = 16

  init(tokenCount: Int) {
    // As if each were a bracket: growing would cost more, and room that is not used is never touched.
    openers.reserve(min(tokenCount, 1 << 20))
  }

  /// How deep brackets nest at most, or a little more.
  var depth: Int { openers.depth }

  mutating func open(_ index: Int, _ kind: TokenKind) {
    openers.open(index, kind, keepsAll: !conditionals.isEmpty)
  }

  mutating func close(
    _ index: Int, _ kind: TokenKind, _ starts: Span<UInt32>, _ partners: inout MutableSpan<Int32>
  ) {
    guard let opener = openers.close(kind) ?? closeOver(kind, starts) else {
      return report(.unopened, starts[index])
    }
    partners[index] = Int32(opener)
    if partners[opener] == TokenIndex.none { partners[opener] = Int32(index) }
  }

  /// The opener that a closer matches, where others that nothing closes stand between.
  private mutating func closeOver(_ kind: TokenKind, _ starts: Span<UInt32>) -> Int? {
    var unclosed: [Int] = []
    let opener = openers.close(kind, unclosed: &unclosed)
    for opener in unclosed { report(.unclosed, starts[opener]) }
    return opener
  }

  mutating func turn(at index: Int, _ kind: TokenKind, _ starts: Span<UInt32>) {
    if kind == .poundIf {
      conditionals.append(OpenConditional(token: index, top: openers.top, firstEnd: nil))
      return
    }
    guard let open = conditionals.last else {
      report(.unbalancedConditional, starts[index])
      return
    }
    if kind == .poundEndif {
      if let firstEnd = open.firstEnd { openers.top = firstEnd }
      conditionals.removeLast()
    } else {
      if open.firstEnd == nil { conditionals[conditionals.count - 1].firstEnd = openers.top }
      openers.top = open.top
    }
  }

  mutating func finish(_ starts: Span<UInt32>) {
    for opener in openers.remaining(limit: BracketMatcher.issueLimit) {
      report(.unclosed, starts[opener])
    }
    if let open = conditionals.first { report(.unbalancedConditional, starts[open.token]) }
  }

  private mutating func report(_ kind: OutlineIssue.Kind, _ offset: UInt32) {
    guard issues.count < BracketMatcher.issueLimit else { return }
    issues.append(OutlineIssue(kind: kind, offset: offset))
  }
}

private struct OpenConditional {
  var token: Int
  var top: Int
  var firstEnd: Int?
}

/// The brackets that are open, as a stack whose entries are not overwritten before `#endif`: going
/// back to what was open at `#if` is one assignment to `top`.
private struct OpenBrackets {
  private struct Entry {
    var token: Int32
    var below: Int32
    /// The one that closes it.
    var closer: TokenKind
    /// Open `(` and `[` since the innermost `{`, and open `{`, this one counted in.
    var parens: Int32
    var brackets: Int32
    var braces: Int32
  }

  private var entries: ContiguousArray<Entry> = []
  /// How many entries must stay if none is to be overwritten.
  private var count = 0
  /// The innermost open bracket's entry, -1 for none.
  var top = -1

  mutating func reserve(_ count: Int) { entries.reserveCapacity(count) }

  var depth: Int { entries.count }

  mutating func open(_ token: Int, _ kind: TokenKind, keepsAll: Bool) {
    var entry = Entry(
      token: Int32(token), below: Int32(top), closer: .rightBrace, parens: 0, brackets: 0,
      braces: 0)
    if top >= 0 {
      let under = entries[top]
      entry.braces = under.braces
      if kind != .leftBrace {
        entry.parens = under.parens
        entry.brackets = under.brackets
      }
    }
    switch kind {
    case .leftParen:
      entry.closer = .rightParen
      entry.parens += 1
    case .leftBracket:
      entry.closer = .rightBracket
      entry.brackets += 1
    default: entry.braces += 1
    }
    top = keepsAll ? count : top + 1
    if top < entries.count { entries[top] = entry } else { entries.append(entry) }
    count = top + 1
  }

  /// The innermost opener if the closer matches it, as nearly all do.
  @inline(__always)
  mutating func close(_ kind: TokenKind) -> Int? {
    guard top >= 0, entries[top].closer == kind else { return nil }
    let token = Int(entries[top].token)
    top = Int(entries[top].below)
    return token
  }

  /// The opener that a closer matches, nil for none. A `)` or `]` looks no further than the
  /// innermost `{`. The counts tell beforehand whether the search succeeds, so it is O(closed).
  mutating func close(_ kind: TokenKind, unclosed: inout [Int]) -> Int? {
    guard top >= 0 else { return nil }
    let innermost = entries[top]
    switch kind {
    case .rightParen: guard innermost.parens > 0 else { return nil }
    case .rightBracket: guard innermost.brackets > 0 else { return nil }
    default: guard innermost.braces > 0 else { return nil }
    }
    while top >= 0 {
      let entry = entries[top]
      top = Int(entry.below)
      if entry.closer == kind { return Int(entry.token) }
      unclosed.append(Int(entry.token))
    }
    return nil
  }

  /// The outermost first.
  func remaining(limit: Int) -> [Int] {
    var tokens: [Int] = []
    var index = top
    while index >= 0 {
      tokens.append(Int(entries[index].token))
      index = Int(entries[index].below)
    }
    return tokens.reversed().prefix(limit).map { $0 }
  }
}
