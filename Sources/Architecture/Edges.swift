import Configuration
import Lexing
import Outlining

/// Every reference of the run as an edge, before any role is known.
struct EdgeTable: Sendable {
  var edges: [Edge] = []
  /// References that were looked up, resolved or not.
  var referenceCount = 0
  var external: [String: Int] = [:]
  var ambiguous: [String: Int] = [:]
}

/// Which outside names are kept as edges; all others are only counted.
struct OutsideNames: Sendable {
  var data: Set<String>

  func keeps(_ name: String) -> Bool {
    isUIName(name) || isSwiftUIName(name) || data.contains(name)
      || data.contains(firstLevel(name))
  }
}

extension SymbolTable {
  /// Resolves each reference and keeps those that lead from a type of the repo to a type of the
  /// repo, or to a name of the outside that a rule asks for.
  func collectEdges(keeping outside: OutsideNames) -> EdgeTable {
    var result = EdgeTable()
    for file in files.indices where files[file].kind != .template {
      collectEdges(of: file, keeping: outside, into: &result)
    }
    result.edges += genericHoldings()
    return result
  }

  private func collectEdges(
    of file: Int, keeping outside: OutsideNames, into result: inout EdgeTable
  ) {
    let outline = files[file].outline
    var resolved: [ResolutionKey: Resolution] = [:]
    // Most references name what the repo does not declare: those are counted by number and looked
    // up nowhere.
    var external = [Int](repeating: 0, count: outline.names.count)
    var kept = [Bool?](repeating: nil, count: outline.names.count)
    for (index, reference) in outline.references.enumerated() {
      guard let kind = edgeKind(of: reference, file: file) else { continue }
      result.referenceCount += 1
      let name = Int(reference.name.rawValue)
      var targets: [Edge.Target] = []
      var isFunction = false
      switch meaning(of: reference, file: file, &resolved) {
      case .types(let types): targets = types.map { .own($0) }
      case .parameter: continue
      case .function(let types):
        targets = types.map { .own($0) }
        isFunction = true
      case .ambiguous:
        result.ambiguous[outline.names[name], default: 0] += 1
        continue
      case .external:
        external[name] += 1
        let isKept = kept[name] ?? outside.keeps(outline.names[name])
        kept[name] = isKept
        if isKept { targets = [.external(reference.name)] }
      }
      guard !targets.isEmpty, let from = enclosingType(file: file, reference.owner) else {
        continue
      }
      for target in targets where target != .own(from) {
        var found = edges(
          from: from, to: target, kind: kind, ReferenceID(UInt32(index)), file: file)
        if isFunction {
          for position in found.indices { found[position].traits.insert(.inFunctionType) }
        }
        result.edges += found
      }
    }
    for (name, count) in zip(outline.names, external) where count > 0 {
      result.external[name, default: 0] += count
    }
  }

  private struct ResolutionKey: Hashable {
    var name: NameID
    var owner: DeclarationID
    var isExpression: Bool
    var isInherited: Bool
  }

  private func meaning(
    of reference: TypeReference, file: Int, _ resolved: inout [ResolutionKey: Resolution]
  ) -> Resolution {
    guard declared.contains(paths[file][Int(reference.name.rawValue)].first) else {
      return .external
    }
    let key = ResolutionKey(
      name: reference.name, owner: reference.owner, isExpression: reference.context.isExpression,
      isInherited: reference.context == .inherit)
    if let known = resolved[key] { return known }
    let meaning =
      reference.context == .inherit
      ? resolveInherited(reference, file: file) : resolve(reference, file: file)
    resolved[key] = meaning
    return meaning
  }

  /// What a type inherits is looked up around it, never within it.
  private func resolveInherited(_ reference: TypeReference, file: Int) -> Resolution {
    guard reference.owner != .none else { return .external }
    let parent = files[file].outline.declarations[Int(reference.owner.rawValue)].parent
    return lookUp(
      paths[file][Int(reference.name.rawValue)], file: file, from: parent, wholePath: true)
  }

  /// One edge, or two where an initial value tells the type of a stored property: it is held and
  /// it is made.
  private func edges(
    from: TypeID, to target: Edge.Target, kind: ReferenceKind, _ id: ReferenceID, file: Int
  ) -> [Edge] {
    let reference = self.reference(file, id)
    var edge = Edge(
      from: from, to: target, kind: kind, ownership: .strong, traits: traits(of: id, file: file),
      file: file, range: reference.range, member: memberName(of: reference, file: file),
      variable: reference.variable, owner: reference.owner)
    guard reference.variable != .none else { return [edge] }
    let variable = self.variable(file, reference.variable)
    if kind == .stores {
      edge.ownership = variable.ownership
      if variable.isStatic { edge.traits.insert(.isStatic) }
    }
    if reference.flags.contains(.givesType), isStored(variable), reference.container == .none {
      var stored = edge
      stored.kind = .stores
      stored.ownership = variable.ownership
      if variable.isStatic { stored.traits.insert(.isStatic) }
      return kind == .stores ? [stored] : [stored, edge]
    }
    if reference.flags.contains(.inInitialValue), kind == .constructs || kind == .staticMember,
      isInjection(of: target, into: reference.variable, file: file)
    {
      edge.traits.insert(.injection)
    }
    return [edge]
  }

  private func isStored(_ variable: Variable) -> Bool {
    (variable.kind == .member || variable.kind == .global) && variable.storage != .computed
  }

  /// Whether the variable's annotation names abstractions only, so that the object in its initial
  /// value can be replaced by whoever injects another.
  private func isInjection(of target: Edge.Target, into variable: VariableID, file: Int) -> Bool {
    let value = self.variable(file, variable)
    guard value.typeRange.length > 0, value.kind == .member || value.kind == .parameter else {
      return false
    }
    let types = types(of: variable, file: file)
    return !types.isEmpty && types.allSatisfy { self.types[$0.index].kind == .protocol }
  }

  /// Nil for what is no reference in the sense of the rules: typealiases, extended types,
  /// attributes, and bare names.
  private func edgeKind(of reference: TypeReference, file: Int) -> ReferenceKind? {
    switch reference.context {
    case .typealias, .extended, .attribute, .expressionBare: return nil
    case .inherit: return .inherits
    case .property:
      return declaredKind(of: reference, file: file)
    case .local, .keyPath: return .local
    case .parameter: return reference.flags.contains(.inClosure) ? .local : .parameter
    case .result, .throws: return reference.flags.contains(.inClosure) ? .local : .result
    case .enumPayload: return .enumPayload
    case .genericArgument: return genericKind(of: reference, file: file)
    case .constraint: return .constraint
    case .cast, .pattern: return .cast
    case .expressionCall:
      return .constructs
    case .expressionMember:
      return text(file, reference.member) == "init" ? .constructs : .staticMember
    case .expressionType: return .staticMember
    }
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
      guard Self.lookedThrough.contains(text(file, outer.name)) || isWrapper(outer, file: file)
      else {
        return .genericArgument
      }
      if outer.context != .genericArgument {
        return edgeKind(of: outer, file: file).flatMap { $0 == .constructs ? nil : $0 }
          ?? .genericArgument
      }
      container = outer.container
      steps += 1
    }
    return .genericArgument
  }

  private static let lookedThrough: Set<String> = [
    "Array", "ContiguousArray", "Optional", "Set", "Dictionary", "Result", "Swift.Array",
    "Swift.Optional",
  ]

  private func traits(of id: ReferenceID, file: Int) -> Edge.Traits {
    let reference = self.reference(file, id)
    var traits: Edge.Traits = []
    if reference.flags.contains(.inCollection) { traits.insert(.inCollection) }
    if reference.flags.contains(.inFunctionType) { traits.insert(.inFunctionType) }
    if reference.flags.contains(.metatype) || reference.context == .expressionType {
      traits.insert(.metatype)
    }
    if reference.context == .genericArgument { traits.insert(.genericArgument) }
    if reference.variable != .none {
      let variable = self.variable(file, reference.variable)
      if variable.storage == .computed || isRequirement(variable, file: file) {
        traits.insert(.computed)
      }
      if !variable.attributes.isEmpty,
        files[file].outline.attributes[variable.attributes].contains(where: {
          text(file, $0.name).hasPrefix("Weak")
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
      let name = text(file, outer.name)
      if name == "Array" || name == "Set" || name == "Dictionary" { traits.insert(.inCollection) }
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
    let name = text(file, reference.name)
    if name.hasPrefix("Weak") || name.hasSuffix("WeakBox") || name.hasPrefix("Unowned") {
      return true
    }
    guard case .types(let found) = resolve(reference, file: file), let type = found.first else {
      return false
    }
    return weakHolders.contains(type)
  }

  /// The declared name of the property or function that a reference stands in.
  private func memberName(of reference: TypeReference, file: Int) -> NameID {
    let member = enclosingMember(file: file, reference.owner)
    if member != .none { return declaration(file, member).fullName }
    if reference.variable != .none { return variable(file, reference.variable).name }
    guard reference.owner != .none else { return .none }
    let owner = declaration(file, reference.owner)
    return owner.kind == .enumCase ? owner.name : .none
  }
}
