import Lexing

/// Types, extensions, typealiases, enum cases, imports and operators (The Swift Programming
/// Language, "Declarations").
extension Outliner {
  /// Adds a declaration to the table. What its attributes name belongs to it.
  mutating func declare(
    _ kind: DeclarationKind, name: UInt32, nameRange: TextRange, prefix: Prefix
  ) -> DeclarationID {
    let id = DeclarationID(UInt32(result.declarations.count))
    let start = prefix.start < 0 ? nameRange.start : starts[Int(prefix.start)]
    result.declarations.append(
      Declaration(
        kind: kind, access: prefix.access, modifiers: prefix.modifiers, name: NameID(name),
        fullName: NameID(name), parent: current.owner, nameRange: nameRange, start: start,
        end: nameRange.end, attributeRows: attributes(of: prefix),
        genericParameterRows: none(of: result.genericParameters),
        inheritance: TextRange(start: nameRange.end, length: 0)))
    for reference in Int(prefix.references)..<max(Int(prefix.references), result.references.count)
    where result.references[reference].owner == current.owner {
      result.references[reference].owner = id
    }
    for chain in Int(prefix.chains)..<max(Int(prefix.chains), result.chains.count)
    where result.chains[chain].owner == current.owner {
      result.chains[chain].owner = id
    }
    return id
  }

  /// Pushes a frame for the parts of a declaration: what they name belongs to it.
  mutating func pushHeader(_ state: State, of id: DeclarationID) {
    push(state)
    current.owner = id
    current.variable = .none
    current.flags = []
  }

  var declaration: Int { mutating get { Int(current.owner.rawValue) } }

  mutating func endDeclaration() {
    result.declarations[declaration].end = endOfPrevious
    pop()
  }

  /// Reads the name at `index`, if one is there.
  mutating func readName() -> (name: UInt32, range: TextRange) {
    guard isAnyWord(index) else {
      return (0, TextRange(start: endOfPrevious, length: 0))
    }
    let name = (words[index], range(ofToken: index))
    advance()
    return name
  }

  // MARK: Types

  mutating func beginType(_ kind: DeclarationKind) {
    let prefix = takePrefix()
    advance()
    let name = readName()
    let id = declare(kind, name: name.name, nameRange: name.range, prefix: prefix)
    noteLocalScope(of: id)
    pushHeader(.typeGenerics, of: id)
    parentHasBegun()
  }

  mutating func beginExtension() {
    let prefix = takePrefix()
    advance()
    let range = TextRange(start: starts[index], length: 0)
    let id = declare(.extension, name: 0, nameRange: range, prefix: prefix)
    pushHeader(.extensionName, of: id)
    parentHasBegun()
    current.first = Int32(result.references.count)
    current.open = Int32(index)
    pushType(.extended)
  }

  mutating func stepTypeDeclaration() {
    switch current.state {
    case .extensionName:
      nameExtension()
      current.state = .typeInheritance
    case .typeGenerics:
      current.state = .typeInheritance
      if kinds[index] == .less { beginGenericParameters() }
    case .typeInheritance:
      current.state = .typeInheritanceEnd
      current.first = -1
      if kinds[index] == .colon {
        advance()
        current.first = Int32(index)
        pushHeader(.inheritanceList, of: current.owner)
      }
    case .typeInheritanceEnd:
      current.state = .typeBody
      endInheritance()
      if kinds[index] == .keywordWhere { beginConstraints() }
    case .typeBody:
      current.state = .typeEnd
      if kinds[index] == .leftBrace {
        result.declarations[declaration].modifiers.insert(.hasBody)
        pushBlock(.members)
      }
    default:
      endDeclaration()
    }
  }

  /// An extension goes by what it extends; `[Foo]` and `Any?` by how they are spelled.
  private mutating func nameExtension() {
    let start = result.declarations[declaration].nameRange.start
    let first = Int(current.first)
    let reference = first < result.references.count ? result.references[first] : nil
    if let reference, reference.context == .extended, reference.range.start == start,
      reference.flags.isDisjoint(with: [.optional, .composition])
    {
      setName(reference.name, reference.range)
    } else {
      let name = NameID(spelling(fromToken: Int(current.open)))
      // Where no type stands, what has been read ends before the place of the name.
      setName(name, range(from: min(start, endOfPrevious), to: endOfPrevious))
    }
    result.declarations[declaration].end = endOfPrevious
  }

  private mutating func setName(_ name: NameID, _ range: TextRange) {
    result.declarations[declaration].name = name
    result.declarations[declaration].fullName = name
    result.declarations[declaration].nameRange = range
  }

  /// The tokens of a type up to the next one, spaced in one way whatever the source does.
  private mutating func spelling(fromToken first: Int) -> UInt32 {
    scratch.removeAll(keepingCapacity: true)
    for token in max(0, first)..<max(0, first, index) {
      appendName(words[token])
      switch kinds[token] {
      case .leftBracket: scratch.append(UInt8(ascii: "["))
      case .rightBracket: scratch.append(UInt8(ascii: "]"))
      case .leftParen: scratch.append(UInt8(ascii: "("))
      case .rightParen: scratch.append(UInt8(ascii: ")"))
      case .dot: scratch.append(UInt8(ascii: "."))
      case .colon: scratch.append(contentsOf: ": ".utf8)
      case .comma: scratch.append(contentsOf: ", ".utf8)
      case .less: scratch.append(UInt8(ascii: "<"))
      case .greater: scratch.append(UInt8(ascii: ">"))
      case .question: scratch.append(UInt8(ascii: "?"))
      case .exclamation: scratch.append(UInt8(ascii: "!"))
      case .ampersand: scratch.append(contentsOf: " & ".utf8)
      case .arrow: scratch.append(contentsOf: " -> ".utf8)
      case .wordAny, .wordSome: scratch.append(UInt8(ascii: " "))
      default: break
      }
    }
    return table.intern(scratch)
  }

  /// Notes the inheritance clause that began at the token `current.first`.
  private mutating func endInheritance() {
    guard current.first >= 0 else { return }
    let start = starts[Int(current.first)]
    result.declarations[declaration].inheritance = range(from: start, to: endOfPrevious)
    result.declarations[declaration].end = endOfPrevious
  }

  mutating func stepInheritanceList() {
    switch kinds[index] {
    // `protocol P: class`
    case .keywordClass:
      result.declarations[declaration].modifiers.insert(.classBound)
      advance()
    case .comma: advance()
    case .leftBrace, .keywordWhere, .equal, .rightBrace, .endOfFile: return pop()
    default:
      guard current.mark != Int32(index), isAfterComma || current.mark < 0 else { return pop() }
      pushType(.inherit)
    }
  }

  /// Whether the token before the next one is a comma.
  var isAfterComma: Bool { mutating get { index > 0 && kinds[index - 1] == .comma } }

  /// Pushes the block that begins with the `{` at `index`.
  mutating func pushBlock(_ kind: BlockKind) {
    push(.block)
    current.block = kind
    current.open = Int32(index)
    advance()
  }

  // MARK: Typealiases and associated types

  mutating func beginAlias(_ kind: DeclarationKind) {
    let prefix = takePrefix()
    advance()
    let name = readName()
    let id = declare(kind, name: name.name, nameRange: name.range, prefix: prefix)
    noteLocalScope(of: id)
    pushHeader(.aliasGenerics, of: id)
    parentHasBegun()
  }

  mutating func stepAlias() {
    switch current.state {
    case .aliasGenerics:
      if kinds[index] == .less, current.mark < 0 {
        beginGenericParameters()
      } else if kinds[index] == .colon {
        advance()
        current.first = Int32(index)
        pushHeader(.inheritanceList, of: current.owner)
      } else {
        current.state = .aliasValue
      }
    case .aliasValue:
      current.state = .aliasConstraints
      endInheritance()
      if isAtEqual {
        advance()
        pushType(.typealias)
      }
    case .aliasConstraints:
      current.state = .aliasEnd
      if kinds[index] == .keywordWhere { beginConstraints() }
    default:
      endDeclaration()
    }
  }

  // MARK: Enum cases

  mutating func beginEnumCase() {
    let prefix = takePrefix()
    advance()
    pushBegun(.caseElement)
    currentPrefix = prefix
  }

  /// Each element of `case a, b(Foo), c = 1` is a declaration, which holds while its payload and
  /// raw value are read.
  mutating func stepEnumCase() {
    switch current.state {
    case .caseElement:
      guard isAnyWord(index) else { return pop() }
      current.state = .casePayload
      var prefix = currentPrefix
      prefix.references = Int32(result.references.count)
      prefix.chains = Int32(result.chains.count)
      let outer = current.owner
      let name = readName()
      let id = declare(.enumCase, name: name.name, nameRange: name.range, prefix: prefix)
      // The declaration around the element is found again by its parent.
      result.declarations[Int(id.rawValue)].parent = outer
      current.owner = id
      if kinds[index] == .leftParen { beginParameters(.enumPayload) }
    case .casePayload:
      current.state = .caseValue
      if kinds[index] == .equal {
        advance()
        pushExpression([])
      }
    case .caseValue:
      current.state = .caseNext
      result.declarations[declaration].end = endOfPrevious
    default:
      current.owner = result.declarations[declaration].parent
      guard kinds[index] == .comma else { return pop() }
      advance()
      current.state = .caseElement
    }
  }

  // MARK: Declarations that are read at once

  mutating func readImport() {
    let prefix = takePrefix()
    let start = prefix.start < 0 ? starts[index] : starts[Int(prefix.start)]
    let attributes = attributes(of: prefix)
    advance()
    var keyword: UInt32 = 0
    switch kinds[index] {
    case .keywordStruct, .keywordClass, .keywordEnum, .keywordProtocol, .keywordTypealias,
      .keywordFunc, .keywordVar, .keywordLet:
      keyword = words[index]
      advance()
    default: break
    }
    guard isAnyWord(index), !startsLine(index) else { return }
    let pathStart = starts[index]
    let stackStart = segments.count
    segments.append(words[index])
    advance()
    // The last part of `import func Foo.==` is an operator.
    while kinds[index] == .dot || kinds[index] == .doubleColon {
      let separator = kinds[index]
      guard isAnyWord(index + 1) || kind(at: index + 1) == .operator else { break }
      segments.append(separator == .dot ? TypeName.level : TypeName.selector)
      segments.append(words[index + 1])
      advance(to: index + 2)
    }
    // The lexer joins the dot to the operator in `import func Foo.==`.
    if kinds[index] == .operator, !hasSpaceBefore(index) {
      segments.append(words[index])
      advance()
    }
    let path = joinSegments(from: stackStart)
    result.imports.append(
      ImportDeclaration(
        path: NameID(path), kind: NameID(keyword), range: range(from: start, to: endOfPrevious),
        pathRange: range(from: pathStart, to: endOfPrevious),
        isExported: result.attributes[attributes.rows].contains {
          $0.name.rawValue == constants.exported
        },
        isTestable: result.attributes[attributes.rows].contains {
          $0.name.rawValue == constants.testable
        }))
  }

  /// `infix operator +++: AdditionPrecedence`: names no type.
  mutating func readOperator() {
    let prefix = takePrefix()
    advance()
    let name = operatorName()
    let nameRange =
      name == 0 ? TextRange(start: endOfPrevious, length: 0) : range(ofToken: index)
    let id = declare(.operator, name: name, nameRange: nameRange, prefix: prefix)
    if name != 0 { advance() }
    if kinds[index] == .colon {
      advance()
      while isWord(index) || kinds[index] == .comma {
        guard !startsLine(index) || isAfterComma else { break }
        advance()
      }
    }
    result.declarations[Int(id.rawValue)].end = endOfPrevious
  }

  mutating func readPrecedenceGroup() {
    let prefix = takePrefix()
    advance()
    let name = readName()
    let id = declare(.precedenceGroup, name: name.name, nameRange: name.range, prefix: prefix)
    if kinds[index] == .leftBrace { skipBracket() }
    result.declarations[Int(id.rawValue)].end = endOfPrevious
  }
}
