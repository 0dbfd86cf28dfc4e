import Foundation
import SwiftSyntax

/// The names of the declarations around a node and of itself, joined by dots; `-` where none is.
func qualifiedName(of node: Syntax) -> String {
  var parts: [String] = []
  var current: Syntax? = node
  while let syntax = current {
    if let name = ownName(of: syntax) { parts.append(name) }
    current = syntax.parent
  }
  return parts.isEmpty ? "-" : parts.reversed().joined(separator: ".")
}

/// The qualified name of the declaration that holds a node; `-` at file scope.
func ownerName(of node: Syntax) -> String {
  node.parent.map(qualifiedName) ?? "-"
}

private func ownName(of node: Syntax) -> String? {
  switch node.as(SyntaxEnum.self) {
  case .classDecl(let declaration): declaration.name.text
  case .structDecl(let declaration): declaration.name.text
  case .enumDecl(let declaration): declaration.name.text
  case .protocolDecl(let declaration): declaration.name.text
  case .actorDecl(let declaration): declaration.name.text
  case .extensionDecl(let declaration):
    typeName(declaration.extendedType) ?? declaration.extendedType.trimmedDescription
  case .functionDecl(let declaration):
    declaration.name.text + labels(declaration.signature.parameterClause)
  case .initializerDecl(let declaration):
    "init" + labels(declaration.signature.parameterClause)
  case .deinitializerDecl: "deinit"
  case .subscriptDecl(let declaration): "subscript" + labels(declaration.parameterClause)
  case .enumCaseElement(let element): element.name.text
  case .typeAliasDecl(let declaration): declaration.name.text
  case .associatedTypeDecl(let declaration): declaration.name.text
  case .macroDecl(let declaration):
    declaration.name.text + labels(declaration.signature.parameterClause)
  case .operatorDecl(let declaration): declaration.name.text
  case .precedenceGroupDecl(let declaration): declaration.name.text
  default: nil
  }
}

private func labels(_ clause: FunctionParameterClauseSyntax) -> String {
  let labels = clause.parameters.map {
    $0.firstName.text.trimmingCharacters(in: ["`"]) + ":"
  }
  return "(" + labels.joined() + ")"
}

/// The name of a type that is told of: with the segments in upper case that a key path goes on with.
func referenceName(_ type: TypeSyntax) -> String? {
  guard var name = typeName(type) else { return nil }
  if let path = type.parent?.as(KeyPathExprSyntax.self) {
    // The parser ends the root at its first dot; reading.md takes the longest chain.
    for component in path.components {
      guard let segment = component.component.as(KeyPathPropertyComponentSyntax.self)?.declName,
        isUpperCase(segment.baseName)
      else { break }
      name += "." + segment.baseName.text
    }
  }
  return name
}

/// A type's name as written, without generic arguments; nil for what is no name (`[T]`, `T?`).
func typeName(_ type: TypeSyntax) -> String? {
  if let simple = type.as(IdentifierTypeSyntax.self) {
    return prefix(simple.moduleSelector) + simple.name.text
  }
  if let member = type.as(MemberTypeSyntax.self), let base = typeName(member.baseType) {
    return base + "." + prefix(member.moduleSelector) + member.name.text
  }
  return nil
}

/// `Module::`, or nothing.
func prefix(_ selector: ModuleSelectorSyntax?) -> String {
  selector.map { $0.moduleName.text + "::" } ?? ""
}

/// `A` of `A.B` is told as a part of the whole.
func isBaseOfMember(_ type: TypeSyntax) -> Bool {
  type.parent?.as(MemberTypeSyntax.self)?.baseType.id == type.id
}

/// The names that a pattern binds, those of a tuple one by one.
func names(in pattern: PatternSyntax) -> [TokenSyntax] {
  if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [identifier.identifier] }
  if let tuple = pattern.as(TuplePatternSyntax.self) {
    return tuple.elements.flatMap { names(in: $0.pattern) }
  }
  return []
}

/// Trimmed, and each run of white space that is not all spaces as one space.
func onOneLine(_ text: String) -> String {
  var result = ""
  var blanks = ""
  for character in text.trimmingCharacters(in: .whitespacesAndNewlines) {
    if character.isWhitespace {
      blanks.append(character)
      continue
    }
    result += blanks.allSatisfy { $0 == " " } ? blanks : " "
    blanks = ""
    result.append(character)
  }
  return result
}
