import Configuration
import Lexing
import Outlining

/// What a reference is as an edge.
extension SymbolTable {
  /// Where a reference is looked up from: what a type inherits, around it and never within it.
  func scope(of reference: TypeReference, file: Int) -> DeclarationID {
    guard reference.context.isInheritance, reference.owner != .none else { return reference.owner }
    return declaration(file, reference.owner).parent
  }

  func resolveInherited(_ reference: TypeReference, file: Int) -> Resolution {
    guard reference.owner != .none else { return .external }
    let scope = scope(of: reference, file: file)
    return lookUp(
      reference.name, file: file, from: scope, at: reference.range.start, wholePath: true)
  }

  /// The edge of a reference, but for where it leads.
  func edge(
    from: TypeID, _ kind: ReferenceKind, _ id: ReferenceID, file: Int
  ) -> Edge {
    let reference = self.reference(file, id)
    return Edge(
      from: from, to: .own(from), kind: kind, ownership: .strong,
      traits: traits(of: reference, file: file), file: file, range: reference.range,
      member: memberName(of: reference, file: file), variable: reference.variable,
      owner: reference.owner)
  }

  func isStored(_ variable: Variable) -> Bool {
    (variable.kind == .member || variable.kind == .global) && variable.storage != .computed
  }

  /// Nil for what is no reference in the sense of the rules: typealiases, extended types, attributes, and
  /// bare names, but for what a list begins with.
  func edgeKind(of reference: TypeReference, file: Int) -> ReferenceKind? {
    switch reference.context {
    case .typealias, .extended, .attribute: return nil
    case .expressionBare: return isElementOfEmptyList(reference, file: file) ? .stores : nil
    case .inherit: return isOfAssociatedType(reference, file: file) ? .constraint : .inherits
    case .property:
      return declaredKind(of: reference, file: file)
    case .local, .keyPath: return .local
    case .parameter: return reference.flags.contains(.inClosure) ? .local : .parameter
    case .result, .throws: return reference.flags.contains(.inClosure) ? .local : .result
    case .enumPayload: return .enumPayload
    case .genericArgument:
      return isArgumentOfOwnQualifier(reference, file: file)
        ? nil : genericKind(of: reference, file: file)
    case .constraint: return .constraint
    case .cast: return .cast
    case .pattern: return isStaticMember(reference, file: file) ? .staticMember : .cast
    case .expressionCall:
      return callsFunction(reference, file: file) ? .staticMember : .constructs
    case .expressionMember:
      return traits(file, reference.member).contains(.initializer) ? .constructs : .staticMember
    case .expressionType: return .staticMember
    }
  }

  /// `LoginRouter.LoginModule(view: self)`, where that is a static function: it makes no `LoginModule`.
  private func callsFunction(_ call: TypeReference, file: Int) -> Bool {
    let path = path(file, call.name)
    guard !path.isOneLevel, case .types(let found) = resolve(call, file: file),
      let type = found.first, names.number(of: types[type.index].simpleName) != path.last
    else { return false }
    return function(path.last, of: type) != nil
  }

  /// Whether a stored property without a written type is a list of this from the start, and its name the only
  /// one of the initial value: `var children = [Coordinator]()`.
  private func isElementOfEmptyList(_ reference: TypeReference, file: Int) -> Bool {
    guard reference.flags.contains(.inInitialValue), reference.container == .none,
      reference.variable != .none
    else { return false }
    let variable = self.variable(file, reference.variable)
    return isStored(variable) && variable.typeRange.length == 0 && variable.initialChain < 0
      && typeReferences[file][reference.variable].allSatisfy {
        self.reference(file, $0).context == .expressionBare
      }
  }

  /// Whether a reference is what an associated type has to be: `associatedtype Cell: UIView`.
  private func isOfAssociatedType(_ reference: TypeReference, file: Int) -> Bool {
    reference.owner != .none && declaration(file, reference.owner).kind == .associatedType
  }

  /// Whether a pattern compares with a member of a type and asks for no kind: `case Store.mainID`.
  private func isStaticMember(_ pattern: TypeReference, file: Int) -> Bool {
    guard pattern.member != .none else { return false }
    guard case .types(let found) = resolve(pattern, file: file), let type = found.first else {
      return true
    }
    return types[type.index].kind != .enum
  }

  /// `Row` of `Panel<Row>.Content`, where the repo declares the panel: what is meant is the content.
  private func isArgumentOfOwnQualifier(_ reference: TypeReference, file: Int) -> Bool {
    guard reference.container != .none else { return false }
    let outer = self.reference(file, reference.container)
    guard reference.range.end < outer.range.end, case .types = resolve(outer, file: file) else {
      return false
    }
    return true
  }

  /// Whether the first level of a name is the repo's own, which so is none of a framework: `Section.ID`.
  func beginsWithOwnType(_ reference: TypeReference, _ number: Int32, file: Int) -> Bool {
    let path = names.paths[Int(number)]
    guard !path.isOneLevel else { return false }
    let levels = symbolsByLevel(
      path, file: file, from: scope(of: reference, file: file), at: reference.range.start)
    return levels.first.map { !$0.isEmpty } ?? false
  }

  /// The stored properties that stand before the one a reference is the type of, and share the
  /// annotation: `a` of `var a, b: Item?`.
  func sharers(of reference: TypeReference, file: Int) -> [VariableID] {
    guard reference.variable != .none, reference.context == .property,
      !reference.flags.contains(.inInitialValue)
    else { return [] }
    let outline = files[file].outline
    var found: [VariableID] = []
    var index = Int(reference.variable.rawValue)
    while index > 0, outline.sharesAnnotation(VariableID(UInt32(index - 1))),
      isStored(outline.variables[index - 1])
    {
      index -= 1
      found.append(VariableID(UInt32(index)))
    }
    return found.reversed()
  }

  private func declaredKind(of reference: TypeReference, file: Int) -> ReferenceKind {
    guard reference.variable != .none else { return .local }
    let variable = self.variable(file, reference.variable)
    return isStored(variable) && !isRequirement(variable, file: file) ? .stores : .result
  }

  /// A property that a protocol asks for is stored by nobody there.
  private func isRequirement(_ variable: Variable, file: Int) -> Bool {
    guard variable.owner != .none else { return false }
    return declaration(file, variable.owner).kind == .protocol
  }

  /// `Array<T>`, `Optional<T>`, `Result<T, E>` and weak wrappers are looked through: their argument
  /// is held, taken or returned. Any other argument is only named.
  private func genericKind(of reference: TypeReference, file: Int) -> ReferenceKind {
    var container = reference.container
    var steps = 0
    while container != .none, steps < 32 {
      let outer = self.reference(file, container)
      guard traits(file, outer.name).contains(.lookedThrough) || isWrapper(outer, file: file)
      else {
        return .genericArgument
      }
      if outer.context != .genericArgument {
        if isKeptFromStart(outer, file: file) { return .stores }
        // What is made or kept for a moment only names what its wrapper is for, and so does what is inherited:
        // `class FeedViewController: Controller<FeedPresenter>`.
        return edgeKind(of: outer, file: file).flatMap {
          $0 == .constructs || $0 == .local || $0 == .inherits ? nil : $0
        } ?? .genericArgument
      }
      container = outer.container
      steps += 1
    }
    return .genericArgument
  }

  /// `let shown = CurrentValueSubject<Page?, Never>(nil)`: a property's whole initial value makes it.
  private func isKeptFromStart(_ made: TypeReference, file: Int) -> Bool {
    guard made.context == .expressionCall, made.flags.contains(.givesType), made.variable != .none
    else { return false }
    return isStored(variable(file, made.variable))
  }

  private func traits(of reference: TypeReference, file: Int) -> Edge.Traits {
    var traits: Edge.Traits = []
    // Of bare names only a list's element is an edge.
    if reference.flags.contains(.inCollection) || reference.context == .expressionBare {
      traits.insert(.inCollection)
    }
    if reference.flags.contains(.inFunctionType) { traits.insert(.inFunctionType) }
    if reference.flags.contains(.metatype) || reference.context == .expressionType {
      traits.insert(.metatype)
    }
    if reference.context == .genericArgument { traits.insert(.genericArgument) }
    if isAnsweredLater(reference, file: file) { traits.insert(.answeredLater) }
    if reference.context.isExpression, reference.owner != .none,
      declaration(file, reference.owner).modifiers.contains(.convenience)
    {
      traits.insert(.replaceable)
    }
    if reference.context == .expressionMember,
      self.traits(file, reference.member).contains(.identifier)
    {
      traits.insert(.readsIdentifier)
    }
    if reference.variable != .none {
      let variable = self.variable(file, reference.variable)
      if variable.storage == .computed || isRequirement(variable, file: file) {
        traits.insert(.computed)
      }
      if !variable.attributes.isEmpty,
        files[file].outline.attributes[variable.attributes].contains(where: {
          self.traits(file, $0.name).contains(.weak)
        })
      {
        traits.insert(.inWeakWrapper)
      }
    }
    var container = reference.container
    var steps = 0
    while container != .none, steps < 32 {
      let outer = self.reference(file, container)
      if isWeakWrapper(outer, file: file) { traits.insert(.inWeakWrapper) }
      if self.traits(file, outer.name).contains(.collection) { traits.insert(.inCollection) }
      container = outer.container
      steps += 1
    }
    return traits
  }

  /// Weak wrappers, and generic types of the repo that store their parameter.
  private func isWrapper(_ reference: TypeReference, file: Int) -> Bool {
    if isWeakWrapper(reference, file: file) { return true }
    guard case .types(let found) = resolve(reference, file: file), let type = found.first else {
      return false
    }
    return strongHolders.contains(type)
  }

  /// Named for it, or a type of the repo that stores something weakly.
  private func isWeakWrapper(_ reference: TypeReference, file: Int) -> Bool {
    if traits(file, reference.name).contains(.weakWrapper) { return true }
    guard case .types(let found) = resolve(reference, file: file), let type = found.first else {
      return false
    }
    return weakHolders.contains(type)
  }

  /// The declared name of the property or function that a chain stands in.
  func memberName(of chain: MemberChain, file: Int) -> NameID {
    let member = enclosingMember(file: file, chain.owner)
    if member != .none { return declaration(file, member).fullName }
    return chain.variable == .none ? .none : variable(file, chain.variable).name
  }

  /// The declared name of the property or function that a reference stands in.
  func memberName(of reference: TypeReference, file: Int) -> NameID {
    let member = enclosingMember(file: file, reference.owner)
    if member != .none { return declaration(file, member).fullName }
    if reference.variable != .none { return variable(file, reference.variable).name }
    guard reference.owner != .none else { return .none }
    let owner = declaration(file, reference.owner)
    return owner.kind == .enumCase ? owner.name : .none
  }
}
