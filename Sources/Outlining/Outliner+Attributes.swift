import Lexing

/// Attributes, of declarations and of types.
extension Outliner {
  /// Reads `@Name` and pushes what its arguments need. A recorded one gets into the table of
  /// attributes; those of types are references only.
  mutating func beginAttribute(recorded: Bool) {
    let at = index
    advance()
    guard isAnyWord(index) else { return }
    push(.attributeEnd)
    current.context = .attribute
    current.first = Int32(at)
    current.mode = recorded ? .recorded : []
    current.reference = beginReference()
    advance()
    readAttributeName()
  }

  private mutating func readAttributeName() {
    while kinds[index] == .dot || kinds[index] == .doubleColon, isAnyWord(index + 1) {
      continueReference()
    }
    endReference()
    current.state = .attributeArguments
    if kinds[index] == .less, !hasSpaceBefore(index) { pushTypeArguments(of: current.reference) }
  }

  mutating func stepAttribute() {
    switch current.state {
    case .attributeArguments:
      current.state = .attributeEnd
      // The member of a generic attribute, `@Foo<Bar>.Baz`.
      if kinds[index] == .dot, isAnyWord(index + 1), !hasSpaceBefore(index) {
        current.stackStart = Int32(segments.count)
        segments.append(result.references[Int(current.reference)].name.rawValue)
        return readAttributeName()
      }
      readAttributeArguments()
    default:
      if current.mode.contains(.recorded) {
        let name = result.references[Int(current.reference)].name
        result.attributes.append(
          Attribute(
            name: name, range: range(from: starts[Int(current.first)], to: endOfPrevious),
            keyPath: NameID(UInt32(max(0, current.chain)))))
      }
      pop()
    }
  }

  private mutating func readAttributeArguments() {
    guard kinds[index] == .leftParen, !startsLine(index) else { return }
    let name = result.references[Int(current.reference)].name.rawValue
    if name == constants.available { return skipBracket() }
    // With a space before it, the parenthesis is the attributed type's.
    guard !hasSpaceBefore(index), !constants.bareAttributes.contains(name) else { return }
    if constants.wordyAttributes.contains(name) { return skipBracket() }
    if kind(at: index + 1) == .backslash, kind(at: index + 2) == .dot, isAnyWord(index + 3) {
      current.chain = Int32(bitPattern: words[index + 3])
    }
    pushArguments(mode: .labels)
    // `@_implements(P, name)` begins with a type.
    if name == constants.implements { pushType(.attribute) }
  }
}
