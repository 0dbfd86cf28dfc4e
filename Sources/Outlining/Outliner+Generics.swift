import Lexing

/// Generic parameters, `where` clauses, and whether a `<` in an expression opens generic arguments.
extension Outliner {
  /// Pushes the generic parameters that begin with the `<` at `index`.
  mutating func beginGenericParameters() {
    if current.owner != .none {
      result.declarations[declaration].genericParameterRows = none(of: result.genericParameters)
    }
    push(.genericParameters)
    consumeOperatorByte()
  }

  /// `<T: P, each U, let n: Int>`
  mutating func stepGenericParameters() {
    switch kinds[index] {
    case .comma: advance()
    case .at: beginAttribute(recorded: false)
    case .rightParen, .rightBracket, .rightBrace, .leftParen, .leftBrace, .endOfFile: pop()
    case .keywordWhere: beginConstraints()
    case .keywordLet, .wordEach: advance()
    case .colon:
      advance()
      pushType(.constraint)
    default:
      if operatorByte == UInt8(ascii: ">") {
        consumeOperatorByte()
        return pop()
      }
      // Nothing else can be made of `Self` here, and generated code calls a parameter so.
      guard isWord(index) || kinds[index] == .keywordSelfType else { return pop() }
      result.genericParameters.append(GenericParameter(name: NameID(words[index])))
      if current.owner != .none {
        let first = result.declarations[declaration].genericParameters.lowerBound
        result.declarations[declaration].genericParameterRows = RowRange(
          first..<result.genericParameters.count)
      }
      advance()
    }
  }

  /// Pushes the constraints after the `where` at `index`.
  mutating func beginConstraints() {
    push(.constraints)
    advance()
  }

  /// `T: P, T.Element == Foo`
  mutating func stepConstraints() {
    switch kinds[index] {
    case .comma, .colon: advance()
    // The size of a layout constraint, `T: _Trivial(64)`.
    case .leftParen where current.mark >= 0 && !isAfterComma && !isAfterConstraintOperator:
      skipBracket()
    case .operator where isAtEquality: advance()
    case .leftBrace, .rightBrace, .rightParen, .rightBracket, .endOfFile, .equal: pop()
    default:
      guard current.mark < 0 || isAfterComma || isAfterConstraintOperator,
        current.mark != Int32(index)
      else { return pop() }
      pushType(.constraint)
    }
  }

  private var isAtEquality: Bool {
    mutating get {
      operatorLength == 2 && operatorByte == UInt8(ascii: "=")
    }
  }

  private var isAfterConstraintOperator: Bool {
    mutating get {
      guard index > 0, offset == 0 else { return false }
      switch kinds[index - 1] {
      case .colon: return true
      case .operator:
        let bytes = table.range(of: words[index - 1])
        return bytes.count >= 2 && table.bytes[bytes.upperBound - 1] == UInt8(ascii: "=")
          && table.bytes[bytes.upperBound - 2] == UInt8(ascii: "=")
      default: return false
      }
    }
  }

  // MARK: `<` in expressions

  /// Whether the `<` at `token` opens generic arguments: a list of types ends with `>`, and what
  /// follows can follow such a list (swift-syntax's `isGenericTypeDisambiguatingToken`).
  ///
  /// Each look ahead settles every `<` that it passes, and none is looked at again: all together
  /// are O(tokens).
  mutating func opensTypeArguments(_ token: Int) -> Bool {
    if partners[token] == TokenIndex.none { scanAngles(from: token) }
    return partners[token] == GenericScan.opens
  }

  private mutating func scanAngles(from first: Int) {
    openAngles.removeAll(keepingCapacity: true)
    openAngles.append(first)
    var token = first + 1
    var expectsType = true
    while !openAngles.isEmpty {
      let kind = kind(at: token)
      let next: Int?
      if expectsType {
        next = scanTypeStart(token, kind, &expectsType)
      } else {
        next = scanAfterType(token, kind, &expectsType)
      }
      guard let next else { break }
      token = next
    }
    for open in openAngles where kinds[open] == .less { partners[open] = GenericScan.fails }
  }

  /// Where a type must begin: the token to go on with, nil where none does.
  private mutating func scanTypeStart(
    _ token: Int, _ kind: TokenKind, _ expectsType: inout Bool
  ) -> Int? {
    switch kind {
    case .leftParen, .leftBracket:
      openAngles.append(token)
      return token + 1
    case .rightParen, .rightBracket:
      // `()`, and a comma at the end of a list.
      expectsType = false
      return closeAngle(token, matching: kind)
    case .at:
      guard isAnyWord(token + 1) else { return nil }
      let isBare = self.kind(at: token + 2) != .leftParen || hasSpaceBefore(token + 2)
      return isBare ? token + 2 : after(bracket: token + 2)
    case .keywordInout, .keywordRepeat: return token + 1
    case .wordAny, .wordSome, .wordEach, .wordBorrowing, .wordConsuming, .wordSending,
      .wordIsolated:
      if startsType(token + 1) { return token + 1 }
      expectsType = false
      return token + 1
    case .operator:
      return words[token] == constants.tilde || words[token] == constants.minus ? token + 1 : nil
    case .keywordAny, .keywordSelfType, .wildcard, .integer:
      expectsType = false
      return token + 1
    case .greater:
      // `Foo<>`
      guard kinds[token - 1] == .less || kinds[token - 1] == .comma else { return nil }
      expectsType = false
      return token
    default:
      // A tuple's label.
      if isAnyWord(token), self.kind(at: token + 1) == .colon,
        let open = openAngles.last, kinds[open] == .leftParen
      {
        return token + 2
      }
      guard isWord(token) else { return nil }
      expectsType = false
      return token + 1
    }
  }

  private mutating func scanAfterType(
    _ token: Int, _ kind: TokenKind, _ expectsType: inout Bool
  ) -> Int? {
    switch kind {
    case .dot, .doubleColon:
      guard isAnyWord(token + 1) else { return nil }
      return token + 2
    case .comma, .ampersand, .arrow:
      expectsType = true
      return token + 1
    case .colon:
      guard let open = openAngles.last, kinds[open] != .less else { return nil }
      expectsType = true
      return token + 1
    case .question, .exclamation: return hasSpaceBefore(token) ? nil : token + 1
    case .less:
      guard isWord(token - 1) || kinds[token - 1] == .keywordSelfType else { return nil }
      openAngles.append(token)
      expectsType = true
      return token + 1
    case .rightParen, .rightBracket: return closeAngle(token, matching: kind)
    case .wordAsync, .keywordThrows, .keywordRethrows:
      return kinds[token - 1] == .rightParen && isFunctionArrow(token) ? token + 1 : nil
    case .wordOf:
      guard let open = openAngles.last, kinds[open] == .leftBracket else { return nil }
      expectsType = true
      return token + 1
    case .leftParen:
      // The type of `throws(E)`.
      guard kinds[token - 1] == .keywordThrows else { return nil }
      return after(bracket: token)
    case .greater, .operator: return scanOperator(token, kind)
    default: return nil
    }
  }

  /// The bytes of `>`, `?>`, `>>?`: each `>` closes a list.
  private mutating func scanOperator(_ token: Int, _ kind: TokenKind) -> Int? {
    if kind == .operator, words[token] == constants.ellipsis { return token + 1 }
    let bytes = table.range(of: words[token])
    let count = kind == .greater ? 1 : bytes.count
    for position in 0..<count {
      let byte = kind == .greater ? UInt8(ascii: ">") : table.bytes[bytes.lowerBound + position]
      switch byte {
      case UInt8(ascii: "?"), UInt8(ascii: "!"): break
      case UInt8(ascii: "&") where position == count - 1: break
      case UInt8(ascii: ">"):
        guard let open = openAngles.last, kinds[open] == .less else { return nil }
        openAngles.removeLast()
        let isLast = position == count - 1
        let ends =
          isLast
          ? canFollowTypeArguments(token + 1)
          : isTypeOperator(table.bytes[bytes.lowerBound + position + 1])
        partners[open] = ends ? GenericScan.opens : GenericScan.fails
        if openAngles.isEmpty { return token + 1 }
      default: return nil
      }
    }
    return token + 1
  }

  private func isTypeOperator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: ">")
  }

  private mutating func closeAngle(_ token: Int, matching kind: TokenKind) -> Int? {
    guard let open = openAngles.last,
      kinds[open] == (kind == .rightParen ? .leftParen : .leftBracket)
    else { return nil }
    openAngles.removeLast()
    return token + 1
  }

  private mutating func canFollowTypeArguments(_ token: Int) -> Bool {
    switch kind(at: token) {
    case .rightParen, .rightBracket, .leftBrace, .rightBrace, .dot, .comma, .semicolon, .endOfFile,
      .colon:
      true
    case .exclamation, .question: !hasSpaceBefore(token)
    case .ampersand: true
    case .leftParen, .leftBracket: !startsLine(token)
    // A comparison of metatypes: `A<B>.self == C<D>.self` never comes here; `x is A<B> == true` is
    // read as a type.
    default: false
    }
  }
}

/// What is kept of a `<` in the table of partners.
enum GenericScan {
  static let opens: Int32 = -3
  static let fails: Int32 = -2
}
