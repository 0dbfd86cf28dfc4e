import Lexing

/// Names in expressions: chains of members, and names of types.
extension Outliner {
  // MARK: Chains

  /// Reads a name in lower case, and begins a chain where more than the name follows or the name
  /// alone tells a variable's value.
  mutating func beginChainName() {
    let token = index
    current.operand = .name
    current.state = .afterOperand
    current.mode.insert(.afterName)
    advance()
    let isValue = token == assignedValue
    if isValue && isLoneName(token) || begetsChain()
      || current.mode.contains(.initialValue) && current.operators == 0
    {
      beginChain(beginsWithSelf: false)
      if isValue { result.chains[Int(current.chain)].markValue() }
      appendComponent(words[token], starts[token])
    }
  }

  /// Whether a name in lower case is all that stands between the token before it and the next statement.
  private mutating func isLoneName(_ token: Int) -> Bool {
    guard kind(at: token) == .identifier, !isCapitalized(token) else { return false }
    switch kind(at: token + 1) {
    case .rightBrace, .semicolon, .endOfFile: return true
    default: return startsLine(token + 1) && kind(at: token + 1) != .dot
    }
  }

  /// Whether what follows an operand makes it a chain.
  private mutating func begetsChain() -> Bool {
    switch kinds[index] {
    case .dot, .equal, .keywordAs: true
    case .question, .exclamation: !hasSpaceBefore(index)
    case .leftParen, .leftBracket: !startsLine(index)
    case .leftBrace: isTrailingClosure()
    case .less: opensTypeArguments(index)
    default: false
    }
  }

  private mutating func beginChain(beginsWithSelf: Bool) {
    current.chain = Int32(result.chains.count)
    current.stackStart = Int32(pending.count)
    result.chains.append(
      MemberChain(
        firstComponent: UInt32(result.components.count), owner: current.owner,
        variable: current.variable, beginsWithSelf: beginsWithSelf))
  }

  private mutating func appendComponent(_ name: UInt32, _ offset: UInt32) {
    pending.append(
      ChainComponent(
        name: NameID(name), offset: offset, isCall: false, isSubscript: false, label: .none))
  }

  /// Writes the chain of the operand to the tables.
  mutating func endOperand() {
    guard current.chain >= 0 else { return }
    let start = min(Int(current.stackStart), pending.count)
    let first = result.components.count
    for index in start..<pending.count { result.components.append(pending[index]) }
    while pending.count > start { pending.removeLast() }
    result.chains[Int(current.chain)].firstComponent = UInt32(first)
    result.chains[Int(current.chain)].componentCount = UInt32(result.components.count - first)
    current.chain = -1
  }

  /// Writes `a.b.c` or `self.b.c`, a whole operand, to the tables.
  mutating func appendPlainChain(_ start: Int, _ end: Int) {
    let beginsWithSelf = kinds[start] == .keywordSelf
    let first = result.components.count
    var token = beginsWithSelf ? start + 2 : start
    while token < end {
      result.components.append(
        ChainComponent(
          name: NameID(words[token]), offset: starts[token], isCall: false, isSubscript: false,
          label: .none))
      token += 2
    }
    result.chains.append(
      MemberChain(
        firstComponent: UInt32(first), componentCount: UInt32(result.components.count - first),
        owner: current.owner, variable: current.variable, beginsWithSelf: beginsWithSelf))
  }

  /// `.name.name` after an operand.
  mutating func stepMembers() {
    repeat { stepMember() } while kinds[index] == .dot
  }

  private mutating func stepMember() {
    let name = index + 1
    guard isAnyWord(name) || kind(at: name) == .integer else {
      // `\.?.x`, `\[Int].[0]`, and a dot with nothing after it.
      return advance()
    }
    switch current.operand {
    case .selfValue:
      if current.chain < 0 {
        beginChain(beginsWithSelf: true)
        if index - 1 == assignedValue { result.chains[Int(current.chain)].markValue() }
      }
      current.operand = .name
    case .other:
      beginChain(beginsWithSelf: false)
      if current.reference >= 0 {
        result.chains[Int(current.chain)].base = ReferenceID(UInt32(current.reference))
      }
      appendComponent(0, starts[index])
      current.operand = .name
    case .typeName: noteMember(words[name])
    case .literal, .name, .unchained: break
    }
    if current.chain >= 0 { appendComponent(words[name], starts[name]) }
    current.mode.insert(.afterName)
    current.mode.remove(.trailingClosure)
    advance(to: name + 1)
  }

  private mutating func noteMember(_ name: UInt32) {
    switch current.suffix {
    case .none:
      current.suffix =
        name == constants.initializer
        ? .initializer : name == constants.selfValue ? .other : .member
    default: current.suffix = .other
    }
  }

  /// The `(` or `{` at `index` calls the operand. Gives what is called.
  @discardableResult
  mutating func noteCall() -> Callee {
    var callee = Callee()
    switch current.suffix {
    case .none, .initializer:
      if current.operand == .typeName, current.suffix == .none {
        callee = Callee(row: current.reference, isType: true)
      }
      current.suffix = .call
    case .call where kinds[index] == .leftBrace: break
    default: current.suffix = .other
    }
    if current.operand == .other { current.reference = -1 }
    guard current.chain >= 0, pending.count > Int(current.stackStart) else { return callee }
    let last = pending.count - 1
    guard !pending[last].isCall else { return callee }
    pending[last].markCall()
    if kinds[index] == .leftParen, isAnyWord(index + 1), kind(at: index + 2) == .colon {
      pending[last].setLabel(NameID(words[index + 1]))
    }
    let component = last - Int(current.stackStart)
    if callee.row < 0, component <= Int(UInt16.max) {
      callee = Callee(row: current.chain, component: UInt16(component))
    }
    return callee
  }

  mutating func noteSubscript() {
    current.suffix = .other
    if current.operand == .other { current.reference = -1 }
    guard current.chain >= 0, pending.count > Int(current.stackStart) else { return }
    pending[pending.count - 1].markSubscript()
  }

  // MARK: Names of types

  /// Reads the longest run of names in upper case as a type's name.
  mutating func beginTypeName() {
    current.state = .typeName
    current.operand = current.mode.contains(.keyPath) ? .unchained : .typeName
    current.mode.insert(.afterName)
    current.context = .expressionBare
    let flags = current.flags
    current.flags = flags.intersection([.inInitialValue, .inAccessor])
    current.first = Int32(index)
    if index == assignedValue { current.flags.insert(.assigned) }
    current.reference = beginReference()
    current.flags = flags
    advance()
  }

  mutating func stepTypeName() {
    while true {
      switch kinds[index] {
      case .less where current.mode.contains(.afterName) && opensTypeArguments(index):
        current.mode.remove(.afterName)
        return pushTypeArguments(of: current.reference)
      case .doubleColon where isAnyWord(index + 1):
        continueReference()
        current.mode.insert(.afterName)
      case .dot where isWord(index + 1) && isCapitalized(index + 1) && !isSelectorOfName(index + 1):
        if isMetatypeWord(index + 1) {
          result.references[Int(current.reference)].flags.insert(.metatype)
          advance(to: index + 2)
        } else {
          continueReference()
          current.mode.insert(.afterName)
        }
      default:
        return endTypeName()
      }
    }
  }

  /// `Swift::random`: the module selects a member, no type.
  private mutating func isSelectorOfName(_ token: Int) -> Bool {
    kind(at: token + 1) == .doubleColon && !isCapitalized(token + 2)
  }

  /// What follows the name tells its context.
  private mutating func endTypeName() {
    endReference()
    current.state = .afterOperand
    current.mode.remove(.afterName)
    let reference = Int(current.reference)
    var context = ReferenceContext.expressionBare
    var isChain = false
    let isMetatype = result.references[reference].flags.contains(.metatype)
    switch kinds[index] {
    case .leftParen where !startsLine(index):
      context = .expressionCall
      isChain = chainGoesOn(after(bracket: index))
    case .leftBrace where isTrailingClosure():
      context = .expressionCall
    case .dot where isAnyWord(index + 1):
      let member = words[index + 1]
      result.references[reference].member = NameID(member)
      context = member == constants.selfValue ? .expressionType : .expressionMember
      isChain = member != constants.selfValue
    case .rightBracket where isElementOfMetatype() && !isMetatype:
      context = .expressionType
      result.references[reference].flags.insert(.inCollection)
      result.references[reference].member = NameID(constants.selfValue)
    default: break
    }
    if isMetatype, context == .expressionBare {
      // `[Foo.Type]()` names the type of a type and makes no `Foo`.
      context = .expressionType
      result.references[reference].member = NameID(constants.selfValue)
    }
    if current.mode.contains(.keyPath) {
      context = .keyPath
    } else if current.mode.contains(.pattern) {
      context = .pattern
    }
    result.references[reference].context = context
    if isChain || current.mode.contains(.initialValue), current.operand == .typeName {
      beginChain(beginsWithSelf: false)
      let name = result.references[reference].name
      appendComponent(name.rawValue, result.references[reference].range.start)
    }
  }

  /// `Self` alone is no reference; what is made of it may begin a chain.
  mutating func endSelfType() {
    current.state = .afterOperand
    current.mode.insert(.afterName)
    let token = index
    advance()
    if begetsChain() {
      beginChain(beginsWithSelf: false)
      appendComponent(words[token], starts[token])
    }
  }

  private mutating func chainGoesOn(_ token: Int) -> Bool {
    switch kind(at: token) {
    case .dot: true
    case .question, .exclamation: !hasSpaceBefore(token)
    default: false
    }
  }

  /// `[Foo].self`: the name is all that stands in the brackets.
  private mutating func isElementOfMetatype() -> Bool {
    let first = Int(current.first)
    return first > 0 && kinds[first - 1] == .leftBracket && kind(at: index + 1) == .dot
      && kind(at: index + 2) == .keywordSelf
  }
}
