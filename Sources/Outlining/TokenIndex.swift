import Lexing

/// What the outline asks of tokens beyond their kind, found in one pass before it: the name of each
/// word, and the other end of each bracket. With the brackets known, any look ahead over a balanced
/// group is one step, so no input makes the outline look at a token often.
struct TokenIndex {
  /// For words (reserved ones too), `#names`, operators and tuple indices the number of the name in
  /// `table`, without backticks; 0 for all other tokens.
  var names: [UInt32]
  /// For a bracket the index of the one that matches it; `TokenIndex.none` for one that has none.
  /// The outline keeps in it what it found out about `<` (see `GenericScan`).
  var partners: [Int32]
  var table: NameTable
  var issues: [OutlineIssue] = []

  static let none: Int32 = -1
  /// More than these a file tell nobody anything.
  private static let issueLimit = 16

  private var openers = OpenBrackets()
  private var conditionals: [OpenConditional] = []

  /// O(tokens + bytes).
  init(_ bytes: Span<UInt8>, _ tokens: TokenBuffer) {
    // Through slices: `Array.span` needs macOS 26, `ArraySlice.span` does not.
    let (allKinds, allStarts) = (tokens.kinds[...], tokens.starts[...])
    let (allLengths, allFlags) = (tokens.lengths[...], tokens.flags[...])
    let kinds = allKinds.span
    let starts = allStarts.span
    let lengths = allLengths.span
    let flags = allFlags.span
    names = [UInt32](repeating: 0, count: kinds.count)
    partners = [Int32](repeating: TokenIndex.none, count: kinds.count)
    table = ConstantNames.standard.table
    var namesByKind = [UInt32](repeating: 0, count: 256)
    for index in 0..<kinds.count {
      let kind = kinds[index]
      switch kind {
      case .identifier, .operator, .pound:
        var start = Int(starts[index])
        var length = Int(lengths[index])
        if flags[index].rawValue & TokenBit.escaped != 0, length > 2 {
          start += 1
          length -= 2
        }
        names[index] = table.intern(bytes, start, length)
      case .leftParen, .leftBracket, .leftBrace:
        openers.open(index, kind)
      case .rightParen, .rightBracket, .rightBrace:
        close(index, kind, starts)
      case .poundIf, .poundElseif, .poundElse, .poundEndif:
        turn(at: index, kind, starts)
      case .integer:
        // Only a tuple's index can stand in a chain.
        if index > 0, kinds[index - 1] == .dot {
          names[index] = table.intern(bytes, Int(starts[index]), Int(lengths[index]))
        }
      default:
        guard kind.isAnyWord else { break }
        // The word's text follows from its kind, so it is looked up once for each kind.
        let slot = Int(kind.number)
        if namesByKind[slot] == 0 {
          var start = Int(starts[index])
          var length = Int(lengths[index])
          if flags[index].rawValue & TokenBit.escaped != 0, length > 2 {
            start += 1
            length -= 2
          }
          namesByKind[slot] = table.intern(bytes, start, length)
        }
        names[index] = namesByKind[slot]
      }
    }
    finish(starts)
  }

  private mutating func close(_ index: Int, _ kind: TokenKind, _ starts: Span<UInt32>) {
    var unclosed: [Int] = []
    let opener = openers.close(kind, unclosed: &unclosed)
    for opener in unclosed { report(.unclosed, starts[opener]) }
    if let opener {
      partners[index] = Int32(opener)
      if partners[opener] == TokenIndex.none { partners[opener] = Int32(index) }
    } else {
      report(.unopened, starts[index])
    }
  }

  /// At `#else` the brackets are open that were at `#if`; at `#endif` those that the first branch
  /// left open.
  private mutating func turn(at index: Int, _ kind: TokenKind, _ starts: Span<UInt32>) {
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

  private mutating func finish(_ starts: Span<UInt32>) {
    for opener in openers.remaining(limit: TokenIndex.issueLimit) {
      report(.unclosed, starts[opener])
    }
    if let open = conditionals.first { report(.unbalancedConditional, starts[open.token]) }
  }

  private mutating func report(_ kind: OutlineIssue.Kind, _ offset: UInt32) {
    guard issues.count < TokenIndex.issueLimit else { return }
    issues.append(OutlineIssue(kind: kind, offset: offset))
  }
}

private struct OpenConditional {
  var token: Int
  var top: Int
  var firstEnd: Int?
}

/// The brackets that are open, as a stack whose entries are never overwritten: going back to what
/// was open at `#if` is one assignment to `top`.
private struct OpenBrackets {
  private struct Entry {
    var token: Int32
    var below: Int32
    var kind: TokenKind
    /// Open `(` and `[` since the innermost `{`, and open `{`, this one counted in.
    var parens: Int32
    var brackets: Int32
    var braces: Int32
  }

  private var entries: [Entry] = []
  /// The innermost open bracket's entry, -1 for none.
  var top = -1

  mutating func open(_ token: Int, _ kind: TokenKind) {
    var entry = Entry(
      token: Int32(token), below: Int32(top), kind: kind, parens: 0, brackets: 0, braces: 0)
    if top >= 0 {
      let under = entries[top]
      entry.braces = under.braces
      if kind != .leftBrace {
        entry.parens = under.parens
        entry.brackets = under.brackets
      }
    }
    switch kind {
    case .leftParen: entry.parens += 1
    case .leftBracket: entry.brackets += 1
    default: entry.braces += 1
    }
    top = entries.count
    entries.append(entry)
  }

  /// The opener that a closer matches, nil for none. A `)` or `]` looks no further than the
  /// innermost `{`. The counts tell beforehand whether the search succeeds, so it is O(closed).
  mutating func close(_ kind: TokenKind, unclosed: inout [Int]) -> Int? {
    guard top >= 0 else { return nil }
    let innermost = entries[top]
    let opener: TokenKind
    switch kind {
    case .rightParen:
      guard innermost.parens > 0 else { return nil }
      opener = .leftParen
    case .rightBracket:
      guard innermost.brackets > 0 else { return nil }
      opener = .leftBracket
    default:
      guard innermost.braces > 0 else { return nil }
      opener = .leftBrace
    }
    while top >= 0 {
      let entry = entries[top]
      top = Int(entry.below)
      if entry.kind == opener { return Int(entry.token) }
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
