import Lexing

/// Files, bodies of types, and blocks of statements.
extension Outliner {
  mutating func stepBlock() {
    if current.mark == Int32(index) {
      current.mark = -1
      return skipUnknown()
    }
    switch kinds[index] {
    case .endOfFile: pop()
    case .rightBrace, .rightParen, .rightBracket:
      if closes() { close() }
    case .semicolon, .comma, .shebang: advance()
    case .at:
      beginPrefix()
      beginAttribute(recorded: true)
    case .keywordPublic, .keywordPrivate, .keywordFileprivate, .keywordInternal, .keywordStatic:
      readModifier()
    case .keywordClass:
      if isModifier(index) { readModifier() } else { beginType(.class) }
    case .keywordStruct: beginType(.struct)
    case .keywordEnum: beginType(.enum)
    case .keywordProtocol: beginType(.protocol)
    case .keywordExtension: beginExtension()
    case .keywordFunc, .keywordDeinit, .keywordSubscript: beginFunction()
    case .keywordInit where current.block != .statements: beginFunction()
    case .keywordLet, .keywordVar: beginBinding()
    case .keywordTypealias: beginAlias(.typealias)
    case .keywordAssociatedtype: beginAlias(.associatedType)
    case .keywordImport: readImport()
    case .keywordOperator: readOperator()
    case .keywordPrecedencegroup: readPrecedenceGroup()
    case .keywordCase:
      if current.block == .members { beginEnumCase() } else { beginCaseLabel() }
    default:
      stepStatement()
    }
  }

  private mutating func stepStatement() {
    if isDeclarationWord() { return }
    // What stood before a statement modifies no declaration (`@unknown default:`).
    currentPrefix = Prefix()
    switch kinds[index] {
    case .keywordIf, .keywordGuard, .keywordWhile, .keywordSwitch:
      noteStatement()
      advance()
      pushBegun(.condition)
    case .keywordFor:
      noteStatement()
      advance()
      pushBegun(.loop)
    case .keywordCatch:
      advance()
      pushBegun(.patterns)
    case .keywordDo:
      noteStatement()
      advance()
      if kinds[index] == .keywordThrows {
        advance()
        if kinds[index] == .leftParen { pushType(.throws) }
      }
    case .keywordElse, .keywordRepeat, .keywordDefer, .keywordFallthrough:
      noteStatement()
      advance()
    case .keywordReturn, .keywordThrow:
      noteStatement()
      advance()
      // A brace here is a closure, and an expression goes on after it: `return { … } as Foo`.
      if kinds[index] == .leftBrace { pushExpression([]) }
    case .wordYield where isYield(index + 1): advance()
    case .keywordBreak, .keywordContinue:
      advance()
      if kinds[index] == .identifier, !startsLine(index) { advance() }
    case .keywordDefault where kind(at: index + 1) == .colon:
      beginCaseScope()
      advance(to: index + 2)
    case .leftBrace:
      noteStatement()
      pushClosure()
    case .identifier where kind(at: index + 1) == .colon && isLoopOrBranch(index + 2):
      advance(to: index + 2)
    default:
      if kinds[index] != .pound { noteStatement() }
      push(.operand)
    }
  }

  /// Whether `yield` before the token is the statement, no name.
  private mutating func isYield(_ next: Int) -> Bool {
    switch kind(at: next) {
    case .dot, .equal, .leftParen, .question, .exclamation: false
    default: true
    }
  }

  private mutating func isLoopOrBranch(_ token: Int) -> Bool {
    switch kind(at: token) {
    case .keywordFor, .keywordWhile, .keywordRepeat, .keywordIf, .keywordSwitch, .keywordDo: true
    default: false
    }
  }

  private mutating func noteStatement() {
    if current.block == .file { result.hasTopLevelCode = true }
  }

  /// Reads contextual words that begin a declaration or modify one; false where the next token is
  /// a name like any other (`open(url)`, `actor.run()`).
  private mutating func isDeclarationWord() -> Bool {
    switch kinds[index] {
    case .identifier:
      guard words[index] == constants.consuming, isModifier(index) else { return false }
      readModifier()
      return true
    case .wordActor:
      guard isActorDeclaration(index) else { return false }
      beginType(.actor)
      return true
    case .wordMacro:
      guard isMacroDeclaration(index) else { return false }
      beginFunction()
      return true
    case .wordAsync, .wordConvenience, .wordDistributed, .wordDynamic, .wordFinal, .wordIndirect,
      .wordInfix, .wordIsolated, .wordLazy, .wordMutating, .wordNonisolated, .wordNonmutating,
      .wordOpen, .wordOptional, .wordOverride, .wordPackage, .wordPostfix, .wordPrefix,
      .wordRequired, .wordSending, .wordUnowned, .wordWeak, .wordBorrowing, .wordConsuming:
      guard isModifier(index) else { return false }
      readModifier()
      return true
    default:
      return false
    }
  }

  mutating func isActorDeclaration(_ token: Int) -> Bool {
    guard isWord(token + 1), !startsLine(token + 1) else { return false }
    switch kind(at: token + 2) {
    case .leftBrace, .colon, .less, .keywordWhere, .poundIf, .poundElse, .poundEndif: return true
    default: return false
    }
  }

  mutating func isMacroDeclaration(_ token: Int) -> Bool {
    guard isWord(token + 1), !startsLine(token + 1) else { return false }
    let next = kind(at: token + 2)
    return next == .leftParen || next == .less
  }

  func isWord(_ token: Int) -> Bool { kind(at: token).isWord }

  func isAnyWord(_ token: Int) -> Bool { kind(at: token).isAnyWord }

  /// Whether the contextual word at `token` modifies a declaration: nothing but other modifiers
  /// stands between it and a declaration's keyword. The look ahead is bounded, so that a row of a
  /// million such words stays linear.
  mutating func isModifier(_ first: Int) -> Bool {
    var token = first
    for _ in 0..<24 {
      if token > first || kind(at: token) != .keywordClass {
        switch kind(at: token) {
        case .keywordLet, .keywordVar, .keywordFunc, .keywordStruct, .keywordEnum,
          .keywordProtocol, .keywordExtension, .keywordInit, .keywordDeinit, .keywordSubscript,
          .keywordTypealias, .keywordAssociatedtype, .keywordImport, .keywordOperator,
          .keywordPrecedencegroup, .keywordCase, .keywordPublic, .keywordPrivate,
          .keywordFileprivate, .keywordInternal, .keywordStatic, .keywordClass, .at:
          return token > first
        case .wordActor:
          return isActorDeclaration(token)
        case .wordMacro:
          return isMacroDeclaration(token)
        case .wordAsync, .wordConvenience, .wordDistributed, .wordDynamic, .wordFinal,
          .wordIndirect, .wordInfix, .wordIsolated, .wordLazy, .wordMutating, .wordNonisolated,
          .wordNonmutating, .wordOpen, .wordOptional, .wordOverride, .wordPackage, .wordPostfix,
          .wordPrefix, .wordRequired, .wordSending, .wordUnowned, .wordWeak, .wordBorrowing,
          .wordConsuming:
          break
        case .identifier where words[token] == constants.consuming: break
        default:
          return false
        }
      }
      let word = kind(at: token)
      token += 1
      if kind(at: token) == .leftParen {
        // `open(…)` is a call, `unowned(safe)` and `private(set)` modify.
        guard
          word == .wordUnowned || word == .wordNonisolated || word == .wordPackage
            || word == .wordOpen && words[min(token + 1, words.count - 1)] != 0
              && kind(at: token + 1) == .wordSet
        else { return false }
        token = after(bracket: token)
      }
    }
    return false
  }

  // MARK: Attributes and modifiers before a declaration

  mutating func beginPrefix() {
    guard currentPrefix.start < 0 else { return }
    currentPrefix.start = Int32(index)
    currentPrefix.references = Int32(result.references.count)
    currentPrefix.chains = Int32(result.chains.count)
    currentPrefix.attributes = Int32(result.attributes.count)
  }

  /// The attributes and modifiers read so far, which the declaration at `index` takes.
  mutating func takePrefix() -> Prefix {
    beginPrefix()
    let prefix = currentPrefix
    currentPrefix = Prefix()
    return prefix
  }

  func attributes(of prefix: Prefix) -> RowRange {
    RowRange(Int(prefix.attributes)..<max(Int(prefix.attributes), result.attributes.count))
  }

  /// No row, at the end of what is in a table so far.
  func none<Row>(of table: [Row]) -> RowRange { RowRange(table.count..<table.count) }

  /// Reads one modifier with its argument.
  mutating func readModifier() {
    beginPrefix()
    let kind = kinds[index]
    advance()
    var argument: UInt32 = 0
    var hasArgument = false
    if kinds[index] == .leftParen, !startsLine(index) {
      hasArgument = true
      if index + 1 < words.count { argument = words[index + 1] }
      skipBracket()
    }
    switch kind {
    // `private(set)` says nothing of the getter.
    case .keywordPublic: if !hasArgument { currentPrefix.access = .public }
    case .keywordPrivate: if !hasArgument { currentPrefix.access = .private }
    case .keywordFileprivate: if !hasArgument { currentPrefix.access = .fileprivate }
    case .keywordInternal: if !hasArgument { currentPrefix.access = .internal }
    case .wordPackage: if !hasArgument { currentPrefix.access = .package }
    case .wordOpen: if !hasArgument { currentPrefix.access = .open }
    case .keywordStatic: currentPrefix.modifiers.insert(.static)
    case .keywordClass: currentPrefix.modifiers.insert(.classMember)
    case .wordFinal: currentPrefix.modifiers.insert(.final)
    case .wordOverride: currentPrefix.modifiers.insert(.override)
    case .wordConvenience: currentPrefix.modifiers.insert(.convenience)
    case .wordMutating: currentPrefix.modifiers.insert(.mutating)
    case .wordIndirect: currentPrefix.modifiers.insert(.indirect)
    case .wordNonisolated: currentPrefix.modifiers.insert(.nonisolated)
    case .wordOptional: currentPrefix.modifiers.insert(.optional)
    case .wordAsync: currentPrefix.modifiers.insert(.async)
    case .wordWeak: currentPrefix.ownership = .weak
    case .wordLazy: currentPrefix.ownership = .lazy
    case .wordUnowned:
      currentPrefix.ownership =
        argument == constants.safe
        ? .unownedSafe : argument == constants.unsafe ? .unownedUnsafe : .unowned
    default: break
    }
  }
}
