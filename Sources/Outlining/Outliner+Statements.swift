import Lexing

/// Conditions, loops, and patterns of `switch` and `catch` (The Swift Programming Language,
/// "Statements" and "Patterns").
extension Outliner {
  // MARK: if, guard, while, switch

  /// Reads condition after condition; the frame becomes the body's block.
  mutating func stepCondition() {
    switch current.state {
    case .condition: stepConditionStart()
    case .conditionType:
      current.state = .conditionValue
      if kinds[index] == .colon {
        advance()
        current.first = Int32(index)
        pushType(.local)
      }
    case .conditionValue:
      current.state = .conditionEnd
      noteAnnotation()
      if kinds[index] == .equal {
        advance()
        if current.stackStart >= 0 {
          result.variables[Int(current.stackStart)].hasInitialValue = true
        }
        current.flags.insert(.inInitialValue)
        pushExpression([.condition, .initialValue])
      } else if current.stackStart >= 0 {
        shareName()
      }
    default: stepConditionEnd()
    }
  }

  private mutating func stepConditionStart() {
    resetBinding()
    switch kinds[index] {
    case .keywordLet, .keywordVar:
      current.mode = kinds[index] == .keywordLet ? .isLet : []
      advance()
      current.state = .conditionType
      bindNameOrTuple()
    case .keywordCase:
      advance()
      current.state = .conditionType
      pushExpression(.pattern)
    default:
      current.state = .conditionEnd
      pushExpression(.condition)
    }
  }

  /// Declares what `let` and `var` bind in a condition or loop.
  private mutating func bindNameOrTuple() {
    if kinds[index] == .leftParen {
      readTuplePattern(.binding)
    } else if isWord(index) || kinds[index] == .keywordSelf {
      let id = bind(index, .binding)
      current.variable = id
      current.flags = []
      current.stackStart = Int32(id.rawValue)
      advance()
    } else if kinds[index] == .wildcard {
      advance()
    }
  }

  private mutating func resetBinding() {
    let outer = frames[Int(current.below)]
    current.variable = outer.variable
    current.flags = outer.flags.intersection([.inInitialValue, .inAccessor])
    current.stackStart = -1
    current.first = -1
  }

  private mutating func noteAnnotation() {
    guard current.first >= 0, current.stackStart >= 0 else { return }
    result.variables[Int(current.stackStart)].typeRange = range(
      from: starts[Int(current.first)], to: endOfPrevious)
  }

  /// `if let x`: the value is the `x` outside.
  private mutating func shareName() {
    let variable = Int(current.stackStart)
    let name = result.variables[variable]
    let first = result.components.count
    result.components.append(
      ChainComponent(
        name: name.name, offset: name.nameRange.start, isCall: false, isSubscript: false,
        label: .none))
    result.variables[variable].initialChain = Int32(result.chains.count)
    result.chains.append(
      MemberChain(
        firstComponent: UInt32(first), componentCount: 1, owner: current.owner,
        variable: current.variable))
  }

  private mutating func stepConditionEnd() {
    if current.stackStart >= 0 {
      let variable = VariableID(UInt32(current.stackStart))
      if current.flags.contains(.inInitialValue),
        result.variables[Int(current.stackStart)].hasInitialValue
      {
        applyValue(to: variable)
      }
      result.variables[Int(current.stackStart)].end = endOfPrevious
    }
    resetBinding()
    switch kinds[index] {
    case .comma:
      advance()
      current.state = .condition
    case .keywordElse:
      guard kind(at: index + 1) == .leftBrace else { return pop() }
      advance()
    case .leftBrace: becomeBlock()
    default: pop()
    }
  }

  /// The header's frame becomes that of its body.
  private mutating func becomeBlock() {
    current.state = .block
    current.block = .statements
    current.open = Int32(index)
    current.first = -1
    current.mode = []
    current.mark = -1
    advance()
  }

  // MARK: for

  mutating func stepLoop() {
    switch current.state {
    case .loop: stepLoopStart()
    case .loopType:
      current.state = .loopSequence
      if kinds[index] == .colon {
        advance()
        current.first = Int32(index)
        pushType(.local)
      }
    case .loopSequence:
      noteAnnotation()
      if current.stackStart >= 0 { result.variables[Int(current.stackStart)].end = endOfPrevious }
      resetBinding()
      current.state = .loopFilter
      if kinds[index] == .keywordIn {
        advance()
        pushExpression(.condition)
      }
    default:
      switch kinds[index] {
      case .keywordWhere:
        advance()
        pushExpression(.condition)
      case .leftBrace: becomeBlock()
      default: pop()
      }
    }
  }

  private mutating func stepLoopStart() {
    resetBinding()
    switch kinds[index] {
    case .keywordTry, .wordAwait: advance()
    case .keywordCase:
      advance()
      current.state = .loopType
      pushExpression(.pattern)
    default:
      // `for unsafe x in`
      if words[index] == constants.unsafe, isWord(index + 1) { advance() }
      current.mode = .isLet
      if kinds[index] == .keywordVar { current.mode = [] }
      if kinds[index] == .keywordLet || kinds[index] == .keywordVar { advance() }
      current.state = .loopType
      bindNameOrTuple()
    }
  }

  // MARK: catch, and the labels of switch

  mutating func beginCaseLabel() {
    currentPrefix = Prefix()
    beginCaseScope()
    advance()
    pushBegun(.patterns)
  }

  /// `case p, q where x:` and `catch p, q where x {`.
  mutating func stepPatterns() {
    switch kinds[index] {
    case .comma:
      advance()
      current.state = .patterns
    case .colon:
      advance()
      pop()
    case .leftBrace: becomeBlock()
    case .keywordWhere:
      advance()
      current.state = .patternsFilter
      pushExpression(.condition)
    default:
      guard current.state == .patterns, current.mark != Int32(index),
        current.mark < 0 || isAfterComma
      else { return pop() }
      pushExpression([.pattern, .condition])
    }
  }
}
