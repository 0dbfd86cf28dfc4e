import Lexing

/// Closures: capture lists, signatures, bodies.
extension Outliner {
  /// Pushes the closure whose `{` is at `index`.
  mutating func pushClosure() {
    push(hasSignature(index) ? .closureCaptures : .block)
    current.open = Int32(index)
    advance()
  }

  /// Notes what is known of the closure whose `{` is at a token.
  mutating func addFact(_ kind: ClosureFact.Kind, ofClosureAt brace: Int) {
    let last = after(bracket: brace) - 1
    result.closures.append(
      ClosureFact(
        kind: kind, range: range(from: starts[brace], to: starts[last] + lengths[last])))
  }

  /// Notes that the trailing closure whose `{` is at `index` is handed to the chain of the operand, and to the
  /// type that the operand makes, be it `Child { … }` or `.init { … }`.
  mutating func noteTrailingClosure() {
    if current.chain >= 0 { addFact(.handed(chain: current.chain), ofClosureAt: index) }
    if current.operand == .typeName, current.suffix == .call, current.reference >= 0 {
      // A view's body is full of others, which nobody asks about.
      let made = result.references[Int(current.reference)]
      guard !made.flags.isDisjoint(with: ofKeptValues) else { return }
      addFact(.handedToType(ReferenceID(UInt32(current.reference))), ofClosureAt: index)
    } else if current.operand == .unchained, index > 0, words[index - 1] == constants.initializer,
      let made = typeOfAnnotation
    {
      addFact(.handedToType(made), ofClosureAt: index)
    }
  }

  /// The name of the type that is written for the variable whose initial value is read.
  private var typeOfAnnotation: ReferenceID? {
    mutating get {
      guard current.flags.contains(.inInitialValue), current.variable != .none else { return nil }
      let annotation = result.variables[Int(current.variable.rawValue)].typeRange
      return rowsOfReferences(from: annotation.start).first { row in
        let reference = result.references[row]
        return reference.context == .property && reference.container == .none
          && reference.range.end <= annotation.end
      }.map { ReferenceID(UInt32($0)) }
    }
  }

  /// Notes that the closure whose `{` is at `index` is an argument of a call, if it is one.
  mutating func noteArgumentClosure() {
    guard current.below >= 0, current.operators == 0 else { return }
    let below = frames[Int(current.below)]
    guard below.state == .arguments, below.chain >= 0 else { return }
    let callee = UInt32(bitPattern: below.chain)
    addFact(
      below.operand == .typeName
        ? .handedToType(ReferenceID(callee)) : .handed(chain: below.chain), ofClosureAt: index)
  }

  /// `{ … }()`: what it gives is assigned, and not the closure.
  func isCalledAtOnce(closureAt brace: Int) -> Bool {
    let next = after(bracket: brace)
    return next < kinds.count && kind(at: next) == .leftParen && !startsLine(next)
  }

  /// Whether `in` ends a signature after the `{` at `brace`. What can stand in a signature is
  /// looked through once for each closure, and no signature holds another closure's brace, but in
  /// brackets, which are one step.
  private mutating func hasSignature(_ brace: Int) -> Bool {
    var token = brace + 1
    while kind(at: token) == .at {
      token += 2
      if kind(at: token) == .leftParen, !hasSpaceBefore(token) { token = after(bracket: token) }
    }
    if kind(at: token) == .leftBracket { token = after(bracket: token) }
    if kind(at: token) == .leftParen {
      token = after(bracket: token)
    } else if isWord(token) || kind(at: token) == .wildcard {
      token += 1
      while kind(at: token) == .comma, isWord(token + 1) || kind(at: token + 1) == .wildcard {
        token += 2
      }
    }
    while true {
      switch kind(at: token) {
      case .keywordIn: return true
      case .wordAsync, .keywordRethrows: token += 1
      case .keywordThrows:
        token += 1
        if kind(at: token) == .leftParen { token = after(bracket: token) }
      case .arrow: return typeEndsBeforeIn(token + 1)
      default: return false
      }
    }
  }

  /// Whether nothing but what types are made of stands between the token and `in`.
  private mutating func typeEndsBeforeIn(_ first: Int) -> Bool {
    var token = first
    while true {
      switch kind(at: token) {
      case .keywordIn: return true
      case .leftParen, .leftBracket: token = after(bracket: token)
      case .dot, .doubleColon, .comma, .less, .greater, .question, .exclamation, .ampersand, .arrow,
        .operator, .keywordAny, .keywordSelfType, .keywordThrows, .keywordInout, .at, .integer,
        .wildcard:
        token += 1
      default:
        guard isWord(token) else { return false }
        token += 1
      }
    }
  }

  mutating func stepClosure() {
    switch current.state {
    case .closureCaptures:
      if kinds[index] == .at { return beginAttribute(recorded: false) }
      current.state = .closureParameters
      if kinds[index] == .leftBracket {
        push(.captures)
        current.open = Int32(index)
        advance()
      }
    case .closureParameters:
      current.state = .closureEffects
      if kinds[index] == .leftParen {
        beginParameters(.parameter, flags: .inClosure)
      } else {
        readClosureNames()
      }
    case .closureEffects:
      switch kinds[index] {
      case .wordAsync, .keywordRethrows: advance()
      case .keywordThrows:
        advance()
        if kinds[index] == .leftParen { pushType(.throws, flags: .inClosure) }
      default:
        current.state = .closureBody
        if isAtArrow {
          advance()
          pushType(.result, flags: .inClosure)
        }
      }
    default:
      if kinds[index] == .keywordIn { advance() }
      current.state = .block
      current.mark = -1
    }
  }

  /// `a, b, _ in`
  private mutating func readClosureNames() {
    while isWord(index) || kinds[index] == .wildcard || kinds[index] == .comma {
      if isWord(index) { addClosureParameter() }
      advance()
    }
  }

  private mutating func addClosureParameter() {
    let end = starts[index] + lengths[index]
    result.variables.append(
      Variable(
        name: NameID(words[index]), label: .none, owner: current.owner,
        nameRange: range(ofToken: index), typeRange: TextRange(start: end, length: 0), end: end,
        attributeRows: none(of: result.attributes), initialChain: -1, kind: .closureParameter,
        ownership: .strong, storage: .stored, access: .unspecified, isLet: true, isStatic: false,
        isSettable: false, hasInitialValue: false))
  }

  // MARK: Capture lists

  /// `[weak self, unowned(safe) x, y = z.w]`: a name with a value is a binding.
  mutating func stepCaptures() {
    switch kinds[index] {
    case .rightBracket, .rightParen, .rightBrace:
      if closes() { close() }
    case .endOfFile: pop()
    case .comma: advance()
    default:
      if current.mark == Int32(index) {
        current.mark = -1
        return skipUnknown()
      }
      readCapture()
    }
  }

  private mutating func readCapture() {
    var ownership = Ownership.strong
    if kinds[index] == .wordWeak || kinds[index] == .wordUnowned, !isCaptureEnd(index + 1) {
      ownership = kinds[index] == .wordWeak ? .weak : .unowned
      advance()
      if kinds[index] == .leftParen {
        ownership =
          words[min(index + 1, words.count - 1)] == constants.unsafe ? .unownedUnsafe : .unownedSafe
        skipBracket()
      }
    }
    if !ownership.isStrong, isAnyWord(index), current.below >= 0 {
      let brace = Int(frames[Int(current.below)].open)
      if brace >= 0 { addFact(.capturesWeakly(NameID(words[index])), ofClosureAt: brace) }
    }
    if isAnyWord(index), kind(at: index + 1) == .equal {
      currentPrefix = Prefix()
      current.mode.insert(.isLet)
      let id = bind(index, .binding)
      result.variables[Int(id.rawValue)].ownership = ownership
      result.variables[Int(id.rawValue)].hasInitialValue = true
      advance(to: index + 2)
      push(.bindingValue)
      current.variable = id
      current.flags = .inInitialValue
      current.stackStart = Int32(id.rawValue)
      current.chain = Int32(id.rawValue)
      current.reference = Int32(id.rawValue) + 1
      pushExpression(.initialValue)
    } else if isAnyWord(index) {
      advance()
    } else {
      pushExpression([])
    }
  }

  private mutating func isCaptureEnd(_ token: Int) -> Bool {
    switch kind(at: token) {
    case .comma, .equal, .rightBracket: true
    default: false
    }
  }
}

/// Of what a variable, or what is assigned to, keeps.
private let ofKeptValues: ReferenceFlags = [.inInitialValue, .assigned]
