import SwiftSyntax

/// Where a chain of members begins, as `MemberChain` says it: at its first name, or at the dot after
/// a base that is no name.
struct ChainHead {
  var offset: Int
  /// `_` for a base that is no name.
  var name: String
}

/// The operand that members, calls, subscripts, `?` and `!` go on from.
func root(of expression: ExprSyntax) -> ExprSyntax {
  var current = expression
  while let inner = withoutPostfix(current) { current = inner }
  return current
}

/// An operand without its last postfix part; nil where it has none.
private func withoutPostfix(_ expression: ExprSyntax) -> ExprSyntax? {
  if let member = expression.as(MemberAccessExprSyntax.self) { return member.base }
  if let call = expression.as(FunctionCallExprSyntax.self) { return call.calledExpression }
  if let part = expression.as(SubscriptCallExprSyntax.self) { return part.calledExpression }
  if let postfix = expression.as(PostfixIfConfigExprSyntax.self) { return postfix.base }
  if let generic = expression.as(GenericSpecializationExprSyntax.self) { return generic.expression }
  return withoutMark(expression)
}

/// Without a last `?`, `!` or postfix operator.
func withoutMark(_ expression: ExprSyntax) -> ExprSyntax? {
  if let optional = expression.as(OptionalChainingExprSyntax.self) { return optional.expression }
  if let forced = expression.as(ForceUnwrapExprSyntax.self) { return forced.expression }
  return expression.as(PostfixOperatorExprSyntax.self)?.expression
}

/// The chain that begins with an operand's root; nil where it begins none.
func chainHead(ofRoot root: ExprSyntax) -> ChainHead? {
  if let name = root.as(DeclReferenceExprSyntax.self) {
    if name.baseName.tokenKind == .keyword(.self) { return head(afterSelf: root) }
    // `names: named(init(_:))` of an attribute, which is no member of anything.
    if name.baseName.tokenKind == .keyword(.`init`) { return nil }
    if let type = TypeChain(name), type.name != "Self", type.name != "Any" {
      return head(ofType: type)
    }
    let begins = goesOn(root) || isInitialOperand(Syntax(root), isFirst: true)
    return begins ? ChainHead(offset: start(of: root), name: plain(name.baseName.text)) : nil
  }
  if root.is(SuperExprSyntax.self), goesOn(root) {
    return ChainHead(offset: start(of: root), name: "super")
  }
  switch root.kind {
  // `Any.self` is a type, which names no member.
  case .typeExpr where firstMember(over: root)?.declName.baseName.tokenKind == .keyword(.self):
    return nil
  case .tupleExpr, .arrayExpr, .dictionaryExpr, .closureExpr, .ifExpr, .switchExpr, .typeExpr:
    return firstMember(over: root).map { ChainHead(offset: start(of: $0.period), name: "_") }
  default: return nil
  }
}

private func head(afterSelf root: ExprSyntax) -> ChainHead? {
  firstMember(over: root).map {
    ChainHead(offset: start(of: $0.declName), name: plain($0.declName.baseName.text))
  }
}

private func head(ofType type: TypeChain) -> ChainHead? {
  guard let last = type.last.as(ExprSyntax.self) else { return nil }
  let head = ChainHead(offset: start(of: type.first), name: plain(type.name))
  if let member = last.parent?.as(MemberAccessExprSyntax.self), member.base?.id == last.id {
    guard !["Type", "Protocol"].contains(member.declName.baseName.text) else { return nil }
    return member.declName.baseName.tokenKind == .keyword(.self) ? nil : head
  }
  if let call = last.parent?.as(FunctionCallExprSyntax.self),
    call.calledExpression.id == last.id, let end = call.rightParen,
    let next = end.nextToken(viewMode: .sourceAccurate)
  {
    let isMark =
      ["?", "!"].contains(next.text) && next.position == end.endPositionBeforeTrailingTrivia
    if next.tokenKind == .period || isMark { return head }
  }
  return isInitialOperand(Syntax(root(of: last)), isFirst: false) ? head : nil
}

/// The first member access that goes on from a root.
private func firstMember(over root: ExprSyntax) -> MemberAccessExprSyntax? {
  var current = root
  while let parent = current.parent?.as(ExprSyntax.self) {
    if let member = parent.as(MemberAccessExprSyntax.self) {
      return member.base?.id == current.id ? member : nil
    }
    guard withoutPostfix(parent)?.id == current.id else { return nil }
    current = parent
  }
  return nil
}

/// Whether what follows a single name makes it a chain.
private func goesOn(_ name: ExprSyntax) -> Bool {
  // `handle(event:)`, which the outline tells as the call that it looks like.
  if name.as(DeclReferenceExprSyntax.self)?.argumentNames != nil { return true }
  if let parent = name.parent?.as(ExprSyntax.self), !parent.is(PostfixOperatorExprSyntax.self) {
    if withoutPostfix(parent)?.id == name.id { return true }
  }
  guard let list = name.parent?.as(ExprListSyntax.self),
    let index = list.firstIndex(where: { $0.id == name.id })
  else { return false }
  let next = list.index(after: index)
  guard next != list.endIndex else { return false }
  return list[next].is(UnresolvedAsExprSyntax.self) || list[next].is(AssignmentExprSyntax.self)
}

/// Whether an operand stands in a variable's initial value, and in no part of another operand.
private func isInitialOperand(_ root: Syntax, isFirst: Bool) -> Bool {
  var current = root
  while let parent = current.parent {
    switch parent.as(SyntaxEnum.self) {
    case .initializerClause: return parent.parent?.is(EnumCaseElementSyntax.self) == false
    case .exprList(let list):
      if isFirst, list.first?.id != current.as(ExprSyntax.self)?.id { return false }
    case .unresolvedTernaryExpr: if isFirst { return false }
    case .sequenceExpr, .tryExpr, .awaitExpr, .unsafeExpr, .inOutExpr, .prefixOperatorExpr: break
    case .functionCallExpr, .memberAccessExpr, .subscriptCallExpr, .optionalChainingExpr,
      .forceUnwrapExpr, .genericSpecializationExpr, .postfixOperatorExpr, .postfixIfConfigExpr:
      guard let whole = parent.as(ExprSyntax.self),
        withoutPostfix(whole)?.id.hashValue
          == current.id.hashValue
      else { return false }
    default: return false
    }
    current = parent
  }
  return false
}

func start(of node: some SyntaxProtocol) -> Int {
  node.positionAfterSkippingLeadingTrivia.utf8Offset
}

/// A name without backticks.
func plain(_ name: String) -> String { name.filter { $0 != "`" } }
