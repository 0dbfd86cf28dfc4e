import Configuration
import Lexing
import Outlining

/// Every reference of the run as an edge, before any role is known.
struct EdgeTable: Sendable {
  var edges: [Edge] = []
  /// References that were looked up, resolved or not.
  var referenceCount = 0
  /// By name: the references to what the repo does not declare, and to what several could be.
  var external: [Int]
  var ambiguous: [Int]
}

extension SymbolTable {
  /// Resolves each reference and keeps those that lead from a type of the repo to a type of the
  /// repo, or to a name of the outside that a rule asks for.
  ///
  /// - Parameter data: names of the outside that are data access or device services.
  func collectEdges(data: Set<String>) -> EdgeTable {
    var collector = EdgeCollector(table: self, data: data)
    // A third of all references lead to types of the repo.
    collector.result.edges.reserveCapacity(
      files.reduce(0) { $0 + $1.outline.references.count } / 3)
    for file in files.indices where files[file].kind != .template { collector.collect(file) }
    collector.result.edges += genericHoldings()
    return collector.result
  }
}

private struct EdgeCollector {
  let table: SymbolTable
  var result: EdgeTable
  /// By name: whether references to it are kept though the repo does not declare it; all others are
  /// only counted.
  private let isKept: [Bool]
  /// What is known of the file at hand, by local name and, for what depends on the scope, by place.
  private var plain: [Int32] = []
  private var scoped: [ScopedName: Int32] = [:]
  private var meanings: [Resolution] = []
  private var resolver: ChainResolver

  private struct ScopedName: Hashable {
    var name: NameID
    var owner: DeclarationID
    var isExpression: Bool
    var isInherited: Bool
  }

  init(table: SymbolTable, data: Set<String>) {
    self.table = table
    resolver = ChainResolver(table)
    result = EdgeTable(
      external: [Int](repeating: 0, count: table.names.count),
      ambiguous: [Int](repeating: 0, count: table.names.count))
    var dataNames = NameSet()
    for name in data { if let number = table.names.number(of: name) { dataNames.insert(number) } }
    isKept = table.names.traits.indices.map { index in
      let traits = table.names.traits[index]
      return traits.contains(.ui) || traits.contains(.swiftUI)
        || dataNames.contains(Int32(index)) || dataNames.contains(table.names.paths[index].first)
    }
  }

  mutating func collect(_ file: Int) {
    let outline = table.files[file].outline
    plain = [Int32](repeating: -1, count: outline.names.count)
    scoped.removeAll(keepingCapacity: true)
    meanings.removeAll(keepingCapacity: true)
    let references = outline.references
    for index in references.indices {
      guard let kind = table.edgeKind(of: references[index], file: file) else { continue }
      result.referenceCount += 1
      let number = table.names.number(file, references[index].name)
      guard table.mayBeDeclared(table.names.paths[Int(number)]) else {
        addExternal(number, references[index], kind, ReferenceID(UInt32(index)), file)
        continue
      }
      switch meanings[meaning(of: references[index], number, file)] {
      case .types(let types):
        add(types, kind, ReferenceID(UInt32(index)), file, isFunction: false)
      case .function(let types):
        add(types, kind, ReferenceID(UInt32(index)), file, isFunction: true)
      case .parameter: continue
      case .ambiguous: result.ambiguous[Int(number)] += 1
      case .external:
        addExternal(number, references[index], kind, ReferenceID(UInt32(index)), file)
      }
    }
  }

  /// Most references name what the repo does not declare: those are counted and looked up nowhere.
  private mutating func addExternal(
    _ number: Int32, _ reference: TypeReference, _ kind: ReferenceKind, _ id: ReferenceID,
    _ file: Int
  ) {
    result.external[Int(number)] += 1
    guard isKept[Int(number)], let from = table.enclosingType(file: file, reference.owner) else {
      return
    }
    var edge = table.edge(from: from, kind, id, file: file)
    edge.to = .external(reference.name)
    append(edge, reference, file)
  }

  private mutating func add(
    _ types: [TypeID], _ kind: ReferenceKind, _ id: ReferenceID, _ file: Int, isFunction: Bool
  ) {
    let reference = table.reference(file, id)
    guard let from = table.enclosingType(file: file, reference.owner),
      types.contains(where: { $0 != from })
    else { return }
    var edge = table.edge(from: from, kind, id, file: file)
    if isFunction { edge.traits.insert(.inFunctionType) }
    for type in types where type != from {
      edge.to = .own(type)
      append(edge, reference, file)
    }
  }

  /// One edge, or two where an initial value tells the type of a stored property: it is held and
  /// it is made.
  private mutating func append(_ made: Edge, _ reference: TypeReference, _ file: Int) {
    var edge = made
    guard reference.variable != .none else {
      result.edges.append(edge)
      return
    }
    let variable = table.variable(file, reference.variable)
    let isStore = edge.kind.isStore
    if isStore {
      edge.ownership = variable.ownership
      if variable.isStatic { edge.traits.insert(.isStatic) }
    }
    if reference.flags.contains(.givesType), table.isStored(variable), reference.container == .none
    {
      var stored = edge
      stored.kind = .stores
      stored.ownership = variable.ownership
      if variable.isStatic { stored.traits.insert(.isStatic) }
      result.edges.append(stored)
      if !isStore { result.edges.append(edge) }
      return
    }
    if reference.flags.contains(.inInitialValue),
      edge.kind == .constructs || edge.kind == .staticMember,
      isInjection(into: reference.variable, file: file)
    {
      edge.traits.insert(.injection)
    }
    result.edges.append(edge)
  }

  /// Whether the variable's annotation names abstractions only, so that the object in its initial
  /// value can be replaced by whoever injects another.
  private mutating func isInjection(into variable: VariableID, file: Int) -> Bool {
    let value = table.variable(file, variable)
    guard value.typeRange.length > 0, value.kind == .member || value.kind == .parameter else {
      return false
    }
    let types = resolver.value(of: variable, file: file).types
    return !types.isEmpty && types.allSatisfy { table.types[$0.index].kind == .protocol }
  }

  /// Where in `meanings` the meaning of a reference stands.
  private mutating func meaning(of reference: TypeReference, _ number: Int32, _ file: Int) -> Int {
    // A plain name that no scope declares means the same all over the file.
    let path = table.names.paths[Int(number)]
    let isPlain = path.rest.isEmpty && !table.scopedNames.contains(path.first)
    if isPlain {
      let known = plain[Int(reference.name.rawValue)]
      if known >= 0 { return Int(known) }
    }
    let isInherited = reference.context.isInheritance
    let key = ScopedName(
      name: reference.name, owner: reference.owner, isExpression: reference.context.isExpression,
      isInherited: isInherited)
    if !isPlain, let known = scoped[key] { return Int(known) }
    let position = meanings.count
    meanings.append(
      isInherited
        ? table.resolveInherited(reference, file: file) : table.resolve(reference, file: file))
    if isPlain {
      plain[Int(reference.name.rawValue)] = Int32(position)
    } else {
      scoped[key] = Int32(position)
    }
    return position
  }
}

extension ReferenceKind {
  /// A switch, as `==` on another module's enumeration is a call.
  fileprivate var isStore: Bool {
    switch self {
    case .stores: true
    default: false
    }
  }
}

extension ReferenceContext {
  var isInheritance: Bool {
    switch self {
    case .inherit: true
    default: false
    }
  }
}

extension SymbolTable {
  /// Where a reference is looked up from: what a type inherits, around it and never within it.
  func scope(of reference: TypeReference, file: Int) -> DeclarationID {
    guard reference.context.isInheritance, reference.owner != .none else { return reference.owner }
    return declaration(file, reference.owner).parent
  }

  fileprivate func resolveInherited(_ reference: TypeReference, file: Int) -> Resolution {
    guard reference.owner != .none else { return .external }
    let scope = scope(of: reference, file: file)
    return lookUp(reference.name, file: file, from: scope, wholePath: true)
  }

  /// The edge of a reference, but for where it leads.
  fileprivate func edge(
    from: TypeID, _ kind: ReferenceKind, _ id: ReferenceID, file: Int
  ) -> Edge {
    let reference = self.reference(file, id)
    return Edge(
      from: from, to: .own(from), kind: kind, ownership: .strong,
      traits: traits(of: reference, file: file), file: file, range: reference.range,
      member: memberName(of: reference, file: file), variable: reference.variable,
      owner: reference.owner)
  }

  fileprivate func isStored(_ variable: Variable) -> Bool {
    (variable.kind == .member || variable.kind == .global) && variable.storage != .computed
  }

  /// Nil for what is no reference in the sense of the rules: typealiases, extended types,
  /// attributes, and bare names.
  fileprivate func edgeKind(of reference: TypeReference, file: Int) -> ReferenceKind? {
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
      return traits(file, reference.member).contains(.initializer) ? .constructs : .staticMember
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
      guard traits(file, outer.name).contains(.lookedThrough) || isWrapper(outer, file: file)
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

  private func traits(of reference: TypeReference, file: Int) -> Edge.Traits {
    var traits: Edge.Traits = []
    if reference.flags.contains(.inCollection) { traits.insert(.inCollection) }
    if reference.flags.contains(.inFunctionType) { traits.insert(.inFunctionType) }
    if reference.flags.contains(.metatype) || reference.context == .expressionType {
      traits.insert(.metatype)
    }
    if reference.context == .genericArgument { traits.insert(.genericArgument) }
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
