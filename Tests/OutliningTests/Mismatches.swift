import Lexing
import Outlining

// The fuzzer asks for the same: Tests/Differential/Sources/FuzzReading links to this file.

/// Every index lies in its table, and every range in the file.
func mismatches(_ outline: FileOutline, byteCount: Int) -> [String] {
  var found: [String] = []
  func check(_ condition: Bool, _ what: String) { if !condition { found.append(what) } }
  func isIn(_ range: TextRange) -> Bool { Int(range.start) + Int(range.length) <= byteCount }
  func isName(_ name: NameID) -> Bool { Int(name.rawValue) < outline.names.count }
  func isDeclaration(_ id: DeclarationID) -> Bool {
    id == .none || Int(id.rawValue) < outline.declarations.count
  }
  func isReference(_ id: ReferenceID) -> Bool {
    id == .none || Int(id.rawValue) < outline.references.count
  }
  func isVariable(_ id: VariableID) -> Bool {
    id == .none || Int(id.rawValue) < outline.variables.count
  }
  for (row, declaration) in outline.declarations.enumerated() {
    check(isName(declaration.name) && isName(declaration.fullName), "declaration's name")
    check(declaration.parent == .none || declaration.parent.rawValue < row, "parent comes first")
    check(isIn(declaration.nameRange) && isIn(declaration.inheritance), "declaration's ranges")
    check(declaration.start <= declaration.nameRange.start, "start before the name")
    check(declaration.end <= byteCount && declaration.end >= declaration.nameRange.end, "end")
    check(declaration.end > 0, "a declaration of no byte")
    check(declaration.attributes.upperBound <= outline.attributes.count, "attributes")
    check(declaration.genericParameters.upperBound <= outline.genericParameters.count, "generics")
  }
  for variable in outline.variables {
    check(isName(variable.name) && isName(variable.label), "variable's name")
    check(isDeclaration(variable.owner), "variable's owner")
    check(isIn(variable.nameRange) && isIn(variable.typeRange), "variable's ranges")
    check(variable.end <= byteCount, "variable's end")
    check(variable.attributes.upperBound <= outline.attributes.count, "variable's attributes")
    check(variable.initialChain < outline.chains.count, "variable's chain")
  }
  for reference in outline.references {
    check(isName(reference.name) && reference.name != .none, "reference's name")
    check(isName(reference.member), "reference's member")
    check(isIn(reference.range) && reference.range.length > 0, "reference's range")
    check(isDeclaration(reference.owner) && isVariable(reference.variable), "reference's owner")
    check(isReference(reference.container), "reference's container")
  }
  let starts = outline.references.map(\.range.start)
  check(zip(starts, starts.dropFirst()).allSatisfy(<), "references in source order")
  for chain in outline.chains {
    check(chain.components.upperBound <= outline.components.count, "components")
    check(isDeclaration(chain.owner) && isVariable(chain.variable), "chain's owner")
    check(isReference(chain.cast) && isReference(chain.base), "chain's types")
  }
  for argument in outline.arguments {
    check(isName(argument.label) && isIn(argument.range), "argument's label and range")
    check(isReference(argument.type) && argument.chain < outline.chains.count, "argument's call")
    check((argument.type == .none) == (argument.chain >= 0), "argument's one call")
    switch argument.value {
    case .nothing: break
    case .name(let name): check(isName(name), "argument's name")
    case .chain(let chain): check(chain >= 0 && chain < outline.chains.count, "argument's chain")
    case .type(let type): check(type != .none && isReference(type), "argument's type")
    }
  }
  let beginnings = outline.arguments.map(\.range.start)
  check(zip(beginnings, beginnings.dropFirst()).allSatisfy(<=), "arguments in source order")
  for chain in outline.chains where chain.components.upperBound <= outline.components.count {
    let offsets = outline.components[chain.components].map(\.offset)
    check(zip(offsets, offsets.dropFirst()).allSatisfy(<=), "a chain's components in order")
  }
  for (row, chain) in outline.chains.enumerated() {
    for component in chain.components {
      _ = outline.firstArgument(ofComponent: component, inChain: row)
    }
  }
  for component in outline.components {
    check(isName(component.name) && isName(component.label), "component's name")
    check(component.offset < byteCount, "component's offset")
  }
  for closure in outline.closures {
    switch closure.kind {
    case .assigned(let chain), .handed(let chain):
      check(chain >= 0 && chain < outline.chains.count, "closure's chain")
    case .handedToType(let type):
      check(Int(type.rawValue) < outline.references.count, "closure's type")
    case .capturesWeakly(let name): check(isName(name), "captured name")
    }
    check(isIn(closure.range), "closure")
  }
  for scope in outline.localScopes {
    check(Int(scope.declaration.rawValue) < outline.declarations.count, "scope's declaration")
    check(isIn(scope.range), "scope")
    check(
      scope.range.start <= outline.declarations[Int(scope.declaration.rawValue)].start
        && outline.declarations[Int(scope.declaration.rawValue)].end <= scope.range.end,
      "declaration in its scope")
  }
  for branch in outline.conditionalBranches {
    check(isName(branch.condition) && isIn(branch.range), "branch")
  }
  for declaration in outline.imports {
    check(isName(declaration.path) && isIn(declaration.range), "import")
  }
  for attribute in outline.attributes {
    check(isName(attribute.name) && isIn(attribute.range), "attribute")
    check(isName(attribute.keyPath), "attribute's key path")
  }
  for issue in outline.issues { check(issue.offset <= byteCount, "issue") }
  return found
}
