import SwiftSyntax

/// True for a variable in a body, false for a member or a global.
func isLocal(_ node: Syntax) -> Bool {
  var current = node.parent
  while let syntax = current {
    switch syntax.kind {
    case .memberBlock: return false
    case .codeBlock, .closureExpr, .accessorDecl, .accessorBlock, .switchCase: return true
    default: current = syntax.parent
    }
  }
  return false
}

/// What a type stands in: the nearest context that reading.md names.
func typeContext(_ node: Syntax) -> String {
  var current = node.parent
  while let syntax = current {
    switch syntax.kind {
    case .genericArgument: return "generic"
    case .inheritedType: return "inherit"
    case .extensionDecl: return "extended"
    case .genericParameter, .conformanceRequirement, .sameTypeRequirement, .layoutRequirement:
      return "where"
    case .returnClause: return "return"
    case .throwsClause: return "throws"
    case .enumCaseParameter: return "enum-payload"
    case .functionParameter, .closureParameter: return "param"
    case .typeAnnotation: return annotationContext(syntax)
    case .typeInitializerClause: return "typealias"
    case .asExpr, .isExpr: return "cast"
    case .isTypePattern: return "pattern"
    case .attribute: return "attribute"
    case .keyPathExpr: return "keypath"
    case .typeExpr: return isRightOfCast(syntax) ? "cast" : "expr-type"
    default: current = syntax.parent
    }
  }
  return "?"
}

/// Of the annotation of a variable; that of a pattern in a condition or a loop is local.
private func annotationContext(_ annotation: Syntax) -> String {
  guard let variable = annotation.parent?.parent?.parent, variable.is(VariableDeclSyntax.self)
  else { return "local" }
  return isLocal(variable) ? "local" : "property"
}

/// True after `as` or `is` in an expression whose operators are not folded yet.
private func isRightOfCast(_ node: Syntax) -> Bool {
  guard let list = node.parent?.as(ExprListSyntax.self),
    let index = list.firstIndex(where: { $0.id == node.id }), index > list.startIndex
  else { return false }
  let before = list[list.index(before: index)]
  return before.is(UnresolvedAsExprSyntax.self) || before.is(UnresolvedIsExprSyntax.self)
}

/// The longest chain of upper-case segments that an expression begins with, and what it is for.
struct TypeChain {
  var name: String
  var context: String
  var first: DeclReferenceExprSyntax
  /// The whole chain, with its last generic arguments.
  var last: Syntax

  /// Nil where the first segment begins in lower case and no module is selected.
  init?(_ first: DeclReferenceExprSyntax) {
    guard isUpperCase(first.baseName) || first.moduleSelector != nil else { return nil }
    name = prefix(first.moduleSelector) + first.baseName.text
    self.first = first
    last = Syntax(first)
    while let (next, segment) = longer(last) {
      if let segment { name += "." + segment }
      last = next
    }
    context = isInExpressionPattern(Syntax(first)) ? "pattern" : use(of: last)
  }
}

/// A chain with its generic arguments (no segment) or its next upper-case member.
private func longer(_ chain: Syntax) -> (Syntax, String?)? {
  if let generic = chain.parent?.as(GenericSpecializationExprSyntax.self),
    generic.expression.id == chain.id
  {
    return (Syntax(generic), nil)
  }
  if let member = chain.parent?.as(MemberAccessExprSyntax.self), member.base?.id == chain.id,
    isUpperCase(member.declName.baseName),
    !["Type", "Protocol"].contains(member.declName.baseName.text)
  {
    return (Syntax(member), member.declName.baseName.text)
  }
  return nil
}

private func use(of chain: Syntax) -> String {
  if let call = chain.parent?.as(FunctionCallExprSyntax.self),
    call.calledExpression.id == chain.id
  {
    return "expr-call"
  }
  if let member = chain.parent?.as(MemberAccessExprSyntax.self), member.base?.id == chain.id {
    return "expr-member"
  }
  return "expr-bare"
}

func isInExpressionPattern(_ node: Syntax) -> Bool {
  var current: Syntax? = node
  while let syntax = current {
    switch syntax.kind {
    case .expressionPattern: return true
    case .codeBlockItem, .closureExpr, .memberBlockItem, .initializerClause: return false
    default: current = syntax.parent
    }
  }
  return false
}

func isUpperCase(_ token: TokenSyntax) -> Bool {
  token.text.unicodeScalars.first?.properties.isUppercase ?? false
}
