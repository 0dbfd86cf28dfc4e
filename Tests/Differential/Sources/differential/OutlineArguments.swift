import SwiftSyntax

/// What a call calls, as far as its arguments are told of: a name of a chain, or a type.
func calledName(_ call: FunctionCallExprSyntax) -> String? {
  if isInExpressionPattern(Syntax(call)) { return nil }
  let root = root(of: call.calledExpression)
  if let first = root.as(DeclReferenceExprSyntax.self), let type = TypeChain(first),
    type.name != "Self", type.last.id == Syntax(call.calledExpression).id
  {
    return plain(type.name)
  }
  var called = call.calledExpression
  while true {
    if let inner = withoutMark(called) {
      called = inner
    } else if let part = called.as(SubscriptCallExprSyntax.self) {
      called = part.calledExpression
    } else if let generic = called.as(GenericSpecializationExprSyntax.self) {
      called = generic.expression
    } else {
      break
    }
  }
  guard chainHead(ofRoot: root) != nil else { return nil }
  if let member = called.as(MemberAccessExprSyntax.self) {
    return plain(member.declName.baseName.text)
  }
  guard let name = called.as(DeclReferenceExprSyntax.self), !name.isSelf else { return nil }
  // A subscript of a type is no name that is called.
  if let type = TypeChain(name), type.name != "Self" { return nil }
  return plain(name.baseName.text)
}

/// What an argument is as a whole; nil where it only contains things.
enum WholeValue {
  case name(String)
  case chain(ChainHead)
  case type(name: String, offset: Int, isCast: Bool)

  init?(_ argument: ExprSyntax) {
    let expression = withoutEffects(argument)
    let place = argument.as(InOutExprSyntax.self)?.expression ?? argument
    if let name = place.as(DeclReferenceExprSyntax.self), isName(name) {
      self = .name(plain(name.baseName.text))
      return
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      guard let type = castType(sequence) else { return nil }
      self = .type(name: type.name, offset: type.offset, isCast: true)
      return
    }
    var operand = expression
    while let inner = withoutMark(operand) { operand = inner }
    if let tuple = operand.as(TupleExprSyntax.self) {
      guard let element = tuple.elements.first, tuple.elements.count == 1,
        case .type(let name, let offset, true)? = WholeValue(element.expression)
      else { return nil }
      self = .type(name: name, offset: offset, isCast: true)
      return
    }
    let root = root(of: expression)
    if let head = chainHead(ofRoot: root) {
      self = .chain(head)
      return
    }
    guard let first = root.as(DeclReferenceExprSyntax.self), let type = TypeChain(first),
      type.name != "Self", type.name != "Any", type.context != "pattern"
    else { return nil }
    while true {
      if let call = operand.as(FunctionCallExprSyntax.self), Syntax(operand).id != type.last.id,
        Syntax(call.calledExpression).id == type.last.id
      {
        operand = call.calledExpression
      }
      break
    }
    guard Syntax(operand).id == type.last.id else { return nil }
    self = .type(name: plain(type.name), offset: start(of: first), isCast: false)
  }
}

private func isName(_ name: DeclReferenceExprSyntax) -> Bool {
  guard name.moduleSelector == nil, name.argumentNames == nil else { return false }
  switch name.baseName.tokenKind {
  case .keyword(.self): return true
  case .identifier, .keyword: return !isUpperCase(name.baseName)
  case .dollarIdentifier: return true
  default: return false
  }
}

private func withoutEffects(_ expression: ExprSyntax) -> ExprSyntax {
  var current = expression
  while true {
    switch current.as(ExprSyntaxEnum.self) {
    case .tryExpr(let inner): current = inner.expression
    case .awaitExpr(let inner): current = inner.expression
    case .unsafeExpr(let inner): current = inner.expression
    case .consumeExpr(let inner): current = inner.expression
    case .copyExpr(let inner): current = inner.expression
    case .inOutExpr(let inner): current = inner.expression
    default: return current
    }
  }
}

/// The type of `x as? T`, and of nothing with another operator in it.
private func castType(_ sequence: SequenceExprSyntax) -> (name: String, offset: Int)? {
  let elements = Array(sequence.elements)
  guard elements.count > 2, !withoutEffects(elements[0]).is(PrefixOperatorExprSyntax.self) else {
    return nil
  }
  for index in stride(from: 1, to: elements.count, by: 2) {
    guard elements[index].is(UnresolvedAsExprSyntax.self) else { return nil }
  }
  guard let type = elements[elements.count - 1].as(TypeExprSyntax.self) else { return nil }
  return namedType(type.type)
}

/// The first name of a type that is one, or names joined by `&`.
private func namedType(_ type: TypeSyntax) -> (name: String, offset: Int)? {
  switch type.as(TypeSyntaxEnum.self) {
  case .identifierType, .memberType:
    guard let name = typeName(type), name != "Self", name != "Any" else { return nil }
    return (plain(name), start(of: type))
  case .optionalType(let inner): return namedType(inner.wrappedType)
  case .implicitlyUnwrappedOptionalType(let inner): return namedType(inner.wrappedType)
  case .someOrAnyType(let inner): return namedType(inner.constraint)
  case .attributedType(let inner): return namedType(inner.baseType)
  case .metatypeType(let inner): return namedType(inner.baseType)
  case .compositionType(let inner):
    return inner.elements.lazy.compactMap { namedType($0.type) }.first
  default: return nil
  }
}

/// The type that the base of a chain is cast to: `T` of `(x as? T)?.close()`.
func castBase(_ member: MemberAccessExprSyntax) -> (name: String, offset: Int)? {
  guard var base = member.base else { return nil }
  while let inner = withoutMark(base) { base = inner }
  guard base.is(TupleExprSyntax.self),
    case .type(let name, let offset, true)? = WholeValue(base)
  else { return nil }
  return (name, offset)
}

extension DeclReferenceExprSyntax {
  fileprivate var isSelf: Bool { baseName.tokenKind == .keyword(.self) }
}
