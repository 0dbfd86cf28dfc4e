import Lexing

/// `let` and `var`, with the accessors of properties and subscripts.
extension Outliner {
  mutating func beginBinding() {
    let prefix = takePrefix()
    let block = current.block
    let isLet = kinds[index] == .keywordLet
    advance()
    pushBegun(.bindingName)
    currentPrefix = prefix
    current.block = block
    current.mode = isLet ? .isLet : []
  }

  mutating func stepBinding() {
    switch current.state {
    case .bindingName: stepBindingName()
    case .bindingType:
      current.state = .bindingValue
      if current.first >= 0, current.stackStart >= 0 {
        let typeRange = range(from: starts[Int(current.first)], to: endOfPrevious)
        let isFunction = isFunctionType(Int(current.first))
        for variable in firstUntyped...Int(current.stackStart) {
          result.variables[variable].typeRange = typeRange
          result.variables[variable].isFunction = isFunction
        }
      }
      if isAtEqual {
        advance()
        for variable in boundVariables { result.variables[variable].hasInitialValue = true }
        current.flags.insert(.inInitialValue)
        pushExpression(.initialValue)
      } else if current.first < 0, current.stackStart >= 0 {
        applyAttributes(to: VariableID(UInt32(current.stackStart)))
      }
    case .bindingValue:
      current.state = .bindingAccessors
      if current.flags.contains(.inInitialValue), current.stackStart >= 0 {
        applyValue(to: VariableID(UInt32(current.stackStart)))
      }
      if kinds[index] == .leftBrace, current.stackStart >= 0 { pushAccessors() }
    case .bindingAccessors:
      for variable in boundVariables { result.variables[variable].end = endOfPrevious }
      let isUntyped =
        current.stackStart >= 0 && current.first < 0 && !current.flags.contains(.inInitialValue)
        && result.variables.count == Int(current.reference)
      current.container = isUntyped ? ReferenceID(UInt32(firstUntyped)) : .none
      current.state = .bindingEnd
    default:
      // In a capture list another capture follows the comma, which may be weak or a name alone.
      let isCapture = current.below >= 0 && frames[Int(current.below)].state == .captures
      guard kinds[index] == .comma, !isCapture else { return pop() }
      advance()
      current.state = .bindingName
    }
  }

  /// Whether the type that begins at a token and ends before this one is that of a function, in parentheses or
  /// not: `() -> ()`, `(() -> Void)?`, `@MainActor (Int) -> Void`. O(its tokens) where it begins so.
  func isFunctionType(_ first: Int) -> Bool {
    guard kinds[first] == .leftParen || kinds[first] == .at else { return false }
    return kinds[first..<index].contains(.arrow)
  }

  /// The first variable of which the current binding's annotation tells the type: `a` of
  /// `let a, b: Int`.
  private var firstUntyped: Int {
    mutating get {
      let first = current.container == .none ? Int.max : Int(current.container.rawValue)
      return max(0, min(first, Int(current.stackStart)))
    }
  }

  /// The variables that the current binding has declared.
  private var boundVariables: Range<Int> {
    mutating get {
      let first = max(0, Int(current.chain))
      return first..<max(first, Int(current.reference))
    }
  }

  /// Frames keep the variable's index in `stackStart` where the pattern is a single name, and -1
  /// for a tuple; `chain` is the first variable and `reference` the one after the last, `first`
  /// the token that the annotation begins with, and `container` the first variable before it that
  /// waits for a type.
  private mutating func stepBindingName() {
    let outer = frames[Int(current.below)]
    current.variable = outer.variable
    current.flags = outer.flags.intersection([.inInitialValue, .inAccessor])
    current.first = -1
    current.stackStart = -1
    current.chain = Int32(result.variables.count)
    current.state = .bindingType
    let kind: VariableKind
    switch current.block {
    case .file: kind = .global
    case .members: kind = .member
    case .statements: kind = .local
    }
    if kinds[index] == .leftParen {
      readTuplePattern(kind)
    } else if kinds[index] == .wildcard {
      advance()
    } else if isAnyWord(index) {
      let id = bind(index, kind)
      current.stackStart = Int32(id.rawValue)
      current.variable = id
      current.flags = []
      advance()
    } else {
      return pop()
    }
    current.reference = Int32(result.variables.count)
    if kinds[index] == .colon {
      advance()
      current.first = Int32(index)
      pushType(kind == .local ? .local : .property)
    }
  }

  /// Declares the variable whose name is the token.
  mutating func bind(_ token: Int, _ kind: VariableKind) -> VariableID {
    let id = VariableID(UInt32(result.variables.count))
    let prefix = currentPrefix
    let isBinding = kind == .binding
    result.variables.append(
      Variable(
        name: NameID(words[token]), label: .none, owner: current.owner,
        nameRange: range(ofToken: token),
        typeRange: TextRange(start: starts[token] + lengths[token], length: 0),
        end: starts[token] + lengths[token],
        attributeRows: isBinding || prefix.start < 0
          ? none(of: result.attributes) : attributes(of: prefix),
        initialChain: -1, kind: kind, ownership: isBinding ? .strong : prefix.ownership,
        storage: .stored, access: isBinding ? .unspecified : prefix.access,
        isLet: current.mode.contains(.isLet),
        isStatic: !isBinding && !prefix.modifiers.isDisjoint(with: [.static, .classMember]),
        isSettable: false, hasInitialValue: false))
    return id
  }

  /// Declares each name of `(a, (b, _))` and steps over the tuple.
  mutating func readTuplePattern(_ kind: VariableKind) {
    let end = after(bracket: index)
    advance()
    while index < end, kinds[index] != .endOfFile {
      // A label: `(x: a, y: b)`.
      if isWord(index), self.kind(at: index + 1) != .colon { _ = bind(index, kind) }
      advance()
    }
  }

  /// Gives a variable without annotation what its initial value has told.
  mutating func applyValue(to variable: VariableID) {
    let index = Int(variable.rawValue)
    guard result.variables[index].typeRange.length == 0 else { return }
    result.variables[index].initialChain = lastValue.chain
    guard lastValue.reference >= 0 else { return }
    let reference = Int(lastValue.reference)
    result.references[reference].flags.insert(.givesType)
    result.references[reference].variable = variable
  }

  /// `@Environment(Store.self) var store` tells its type in the attribute.
  private mutating func applyAttributes(to variable: VariableID) {
    for row in result.variables[Int(variable.rawValue)].attributes {
      let attribute = result.attributes[row].range
      let named = rowsOfReferences(from: attribute.start).first { index in
        let reference = result.references[index]
        return reference.member.rawValue == constants.selfValue && reference.container == .none
          && reference.range.end < attribute.end
      }
      guard let named else { continue }
      result.references[named].flags.insert(.givesType)
      result.references[named].variable = variable
      return
    }
  }

  /// The first references that begin at an offset or after it: few, as one is asked for each attribute and
  /// closure. O(log references).
  func rowsOfReferences(from offset: UInt32) -> Range<Int>.SubSequence {
    let all = result.references.indices
    return (all.partitionPoint { result.references[$0].range.start >= offset }..<all.upperBound)
      .prefix(mostAsked)
  }

  // MARK: Accessors

  /// Pushes what stands in the `{` at `index` after a property or subscript: accessors, or the
  /// body of a getter.
  mutating func pushAccessors() {
    let isVariable = current.state != .functionEnd && current.variable != .none
    let isList = isAccessorList(index)
    if !isList, isVariable {
      result.variables[Int(current.variable.rawValue)].storage = .computed
    }
    push(isList ? .accessors : .block)
    current.flags = isVariable ? .inAccessor : []
    current.open = Int32(index)
    advance()
  }

  /// Whether the `{` at `brace` holds accessors: after attributes and modifiers, bounded, comes a
  /// word for one, with what can only follow such.
  private mutating func isAccessorList(_ brace: Int) -> Bool {
    var token = brace + 1
    for _ in 0..<32 {
      switch kind(at: token) {
      case .at:
        token += 2
        if kind(at: token) == .leftParen, !hasSpaceBefore(token) { token = after(bracket: token) }
      case .wordMutating, .wordNonmutating, .wordNonisolated, .wordBorrowing, .wordConsuming,
        .keywordPrivate, .keywordFileprivate, .keywordInternal, .keywordPublic, .wordPackage:
        token += 1
      case .poundIf:
        token += 1
        while !startsLine(token), kind(at: token) != .endOfFile, token < brace + 64 { token += 1 }
      default:
        return isAccessor(token)
      }
    }
    return false
  }

  private mutating func isAccessor(_ token: Int) -> Bool {
    let next = kind(at: token + 1)
    switch kind(at: token) {
    case .wordGet: return next != .leftParen && isAfterAccessorWord(token + 1)
    case .wordSet, .wordWillSet, .wordDidSet, .keywordInit:
      if next == .leftParen { return kind(at: after(bracket: token + 1)) == .leftBrace }
      return isAfterAccessorWord(token + 1)
    case .identifier:
      return constants.accessors.contains(words[token]) && next == .leftBrace
    default: return false
    }
  }

  private mutating func isAfterAccessorWord(_ token: Int) -> Bool {
    switch kind(at: token) {
    case .leftBrace, .rightBrace, .semicolon, .at, .wordGet, .wordSet, .wordWillSet, .wordDidSet,
      .wordAsync, .keywordThrows, .keywordRethrows, .wordMutating, .wordNonmutating, .poundIf,
      .poundElseif, .poundElse, .poundEndif, .endOfFile:
      true
    case .identifier: constants.accessors.contains(words[token])
    default: false
    }
  }

  mutating func stepAccessors() {
    switch kinds[index] {
    case .rightBrace, .rightParen, .rightBracket:
      if closes() { close() }
    case .endOfFile: pop()
    case .at: beginAttribute(recorded: false)
    case .wordWillSet, .wordDidSet:
      if current.variable != .none {
        let variable = Int(current.variable.rawValue)
        if result.variables[variable].storage == .stored {
          result.variables[variable].storage = .observed
        }
      }
      advance()
    case .wordGet, .wordSet, .keywordInit, .identifier:
      noteAccessor()
      advance()
    case .wordAsync:
      if current.variable != .none {
        result.variables[Int(current.variable.rawValue)].isAsync = true
      }
      advance()
    case .keywordThrows:
      advance()
      if kinds[index] == .leftParen { pushType(.throws) }
    case .leftBrace: pushBlock(.statements)
    // The parameter of `set(value)`.
    case .leftParen, .leftBracket: skipBracket()
    default: advance()
    }
  }

  private mutating func noteAccessor() {
    guard current.variable != .none,
      kinds[index] != .identifier || constants.accessors.contains(words[index])
    else { return }
    let variable = Int(current.variable.rawValue)
    result.variables[variable].storage = .computed
    if kinds[index] == .wordSet { result.variables[variable].isSettable = true }
  }
}

/// In an attribute's arguments, or in an annotation, the type that is asked for stands among the first.
private let mostAsked = 8
