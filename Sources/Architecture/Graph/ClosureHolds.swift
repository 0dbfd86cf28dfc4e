import Configuration
package import Lexing
import Outlining

/// A closure that a class keeps and that keeps the class alive in turn: it was assigned to a property, and
/// captures strongly who keeps it.
package struct ClosureHold: Sendable {
  /// The class whose property keeps the closure.
  package var keeper: TypeID
  /// The property, as its declaration names it.
  package var property: String
  /// The type in whose code the closure stands; nil in an extension of a framework's type.
  package var from: TypeID?
  package var captured: Captured
  /// The assignment, at the property's name.
  package var edge: Edge
  /// The captured name, where it is first used within.
  package var use: TextRange

  package enum Captured: Sendable, Equatable {
    /// `child.onFinish = { child.stop() }`: the name that the keeper has there.
    case keeper(name: String)
    /// `onFinish = { self.stop() }`
    case itself
    /// `child.onFinish = { self.stop() }` where the type keeps the child: in which property.
    case owner(property: String)

    /// Whether it is not the keeper itself that is captured, but who keeps that.
    package var isOwner: Bool {
      if case .owner = self { true } else { false }
    }
  }
}

extension ArchitectureModel {
  /// The closures that keep alive who keeps them. O(chains + closures² of a file).
  package func collectClosureHolds() -> [ClosureHold] {
    let files = files.indices.filter { file in
      let closures = self.files[file].outline.closures
      return self.files[file].kind == .source && closures.count <= mostClosures
        && closures.contains { $0.assignedChain != nil }
    }
    guard !files.isEmpty else { return [] }
    var collector = ClosureCollector(self)
    for file in files { collector.collect(file) }
    guard !collector.found.isEmpty else { return [] }
    let letGo = typesThatLetGo(of: Set(collector.found.map(\.property)))
    return collector.found.filter { hold in
      guard let types = letGo[hold.property] else { return true }
      let ends = [hold.keeper, hold.from].compactMap { $0 }.flatMap { kin(of: $0) }
      return !ends.contains(where: types.contains)
    }
  }

  /// By property: the types in whose code anything but a closure is assigned to it, as who lets go of a
  /// closure that was called does. Initialisers only fill it.
  private func typesThatLetGo(of properties: Set<String>) -> [String: Set<TypeID>] {
    let table = roles.table
    var found: [String: Set<TypeID>] = [:]
    for file in files.indices where files[file].kind == .source {
      let outline = files[file].outline
      let closures = Set(outline.closures.compactMap(\.assignedChain))
      for row in outline.chains.indices where outline.chains[row].isAssigned {
        let chain = outline.chains[row]
        guard !closures.contains(row), let last = chain.components.last else { continue }
        let name = table.text(file, outline.components[last].name)
        guard properties.contains(name),
          let type = table.enclosingType(file: file, chain.owner)
        else { continue }
        let member = table.enclosingMember(file: file, chain.owner)
        if member == .none || table.declaration(file, member).kind != .initializer {
          found[name, default: []].insert(type)
        }
      }
    }
    return found
  }

  private func kin(of type: TypeID) -> [TypeID] {
    ancestors(of: type).filter { types[$0.index].kind != .protocol } + concreteTypes(of: type)
  }
}

extension ClosureFact {
  /// The chain that the closure is assigned to, as an index into its file's.
  fileprivate var assignedChain: Int? {
    if case .assigned(let chain) = kind { Int(chain) } else { nil }
  }
}

private struct ClosureCollector {
  let model: ArchitectureModel
  let table: SymbolTable
  var values: ChainResolver
  let selfName: Int32
  var found: [ClosureHold] = []

  init(_ model: ArchitectureModel) {
    self.model = model
    table = model.roles.table
    values = ChainResolver(table)
    selfName = table.names.number(of: "self") ?? -1
  }

  mutating func collect(_ file: Int) {
    let outline = model.files[file].outline
    for closure in outline.closures {
      guard let row = closure.assignedChain else { continue }
      let chain = outline.chains[row]
      guard let last = chain.components.last, !outline.components[last].isCall,
        !outline.components[last].isSubscript, chain.base == .none
      else { continue }
      switch chain.components.count {
      case 1: collectOwn(closure, chain, file)
      case 2: collectOther(closure, chain, file)
      default: break
      }
    }
  }

  /// `onFinish = { self.stop() }`
  private mutating func collectOwn(_ closure: ClosureFact, _ chain: MemberChain, _ file: Int) {
    guard let component = chain.components.first,
      let type = table.enclosingType(file: file, chain.owner),
      chain.beginsWithSelf || !isLocal(component, chain, file),
      let use = useOfSelf(in: closure, file)
    else { return }
    add(closure, chain, file, keeper: type, from: type, .itself, use)
  }

  /// `child.onFinish = { … }`
  private mutating func collectOther(_ closure: ClosureFact, _ chain: MemberChain, _ file: Int) {
    let outline = model.files[file].outline
    let first = chain.components.lowerBound
    let component = outline.components[first]
    guard !component.isCall, !component.isSubscript,
      !table.traits(file, component.name).contains(.capitalized)
    else { return }
    let type = table.enclosingType(file: file, chain.owner)
    if !chain.beginsWithSelf, let local = local(component, chain, file) {
      guard let keeper = values.value(of: local, file: file).types.first else { return }
      let text = table.text(file, component.name)
      if let use = use(of: component.name, in: closure, file) {
        add(closure, chain, file, keeper: keeper, from: type, .keeper(name: text), use)
      } else if let type, let property = propertyMade(of: local, keeper, chain, file),
        let use = useOfSelf(in: closure, file)
      {
        add(
          closure, chain, file, keeper: keeper, from: type, .owner(property: property), use)
      }
      return
    }
    let name = table.simpleName(file: file, component.name)
    guard let type, let property = table.property(name, of: type), keeps(property.place),
      let keeper = values.value(of: chain, before: first + 1, file: file).types.first,
      let use = useOfSelf(in: closure, file), !assigns(name, in: closure, file)
    else { return }
    add(
      closure, chain, file, keeper: keeper, from: type,
      .owner(property: table.text(file, component.name)), use)
  }

  private mutating func add(
    _ closure: ClosureFact, _ chain: MemberChain, _ file: Int, keeper: TypeID, from: TypeID?,
    _ captured: ClosureHold.Captured, _ use: TextRange
  ) {
    let outline = model.files[file].outline
    guard let last = chain.components.last, isFreed(keeper) else { return }
    let component = outline.components[last]
    let name = table.simpleName(file: file, component.name)
    guard let keeper = whoKeeps(name, keeper) else { return }
    switch captured {
    case .keeper: break
    case .itself, .owner:
      guard let from, isFreed(from), model[from].kind.isReferenceType else { return }
    }
    let property = table.text(file, component.name)
    let edge = Edge(
      from: from ?? keeper, to: .own(keeper), kind: .stores, ownership: .strong, traits: [],
      file: file,
      range: TextRange(start: component.offset, length: UInt32(property.utf8.count)),
      member: table.memberName(of: chain, file: file), variable: .none, owner: chain.owner)
    found.append(
      ClosureHold(
        keeper: keeper, property: property, from: from, captured: captured, edge: edge, use: use))
  }

  /// Whether a type's instances are ever to be freed: not where the process keeps one for everybody.
  private func isFreed(_ type: TypeID) -> Bool {
    !model.isSingleton(type) && !model[type].isCompositionRoot && model[type].isChecked
  }

  /// The class that has a property, where it stores it; of a protocol the only class behind it.
  private func whoKeeps(_ name: Int32, _ type: TypeID) -> TypeID? {
    var type = type
    if model[type].kind == .protocol {
      let concrete = model.concreteTypes(of: type)
      guard concrete.count == 1 else { return nil }
      type = concrete[0]
    }
    guard model[type].kind.isReferenceType, let property = table.property(name, of: type),
      keeps(property.place)
    else { return nil }
    return type
  }

  /// Whether a member is stored in each instance and keeps alive what it holds.
  private func keeps(_ place: Int) -> Bool {
    let member = table.memberPlaces[place]
    guard !member.isFunction else { return false }
    let variable = table.variable(member.file, VariableID(member.index))
    return variable.kind == .member && variable.storage != .computed && !variable.isStatic
      && variable.ownership.isStrong
  }

  // MARK: Locals

  private func isLocal(_ component: Int, _ chain: MemberChain, _ file: Int) -> Bool {
    local(model.files[file].outline.components[component], chain, file) != nil
  }

  /// The parameter or local that a chain begins with, in a closure that is a property's value too.
  private func local(
    _ component: ChainComponent, _ chain: MemberChain, _ file: Int
  ) -> VariableID? {
    if let found = table.local(
      component.name, file: file, from: chain.owner, before: component.offset)
    {
      return found
    }
    guard chain.variable != .none else { return nil }
    let start = table.variable(file, chain.variable).nameRange.start
    let variables = model.files[file].outline.variables
    var row =
      variables.indices.partitionPoint { variables[$0].nameRange.start >= component.offset } - 1
    while row >= 0, variables[row].nameRange.start > start {
      if variables[row].name == component.name, variables[row].kind != .member {
        return VariableID(UInt32(row))
      }
      row -= 1
    }
    return nil
  }

  /// The property whose value a local is: `lazy var child = { let child = Child(); …; return child }()`.
  private mutating func propertyMade(
    of local: VariableID, _ keeper: TypeID, _ chain: MemberChain, _ file: Int
  ) -> String? {
    guard chain.variable != .none else { return nil }
    let variable = table.variable(file, chain.variable)
    guard variable.kind == .member, variable.storage != .computed, !variable.isStatic,
      variable.ownership.isStrong,
      values.value(of: chain.variable, file: file).types.contains(keeper)
    else { return nil }
    return table.text(file, variable.name)
  }

  // MARK: Captures

  private func useOfSelf(in closure: ClosureFact, _ file: Int) -> TextRange? {
    guard selfName >= 0 else { return nil }
    return firstUse(in: closure, file, name: selfName) { $0.beginsWithSelf }
  }

  /// Where a local's name is used in a closure, unless something else has that name there.
  private func use(of name: NameID, in closure: ClosureFact, _ file: Int) -> TextRange? {
    let outline = model.files[file].outline
    let number = table.simpleName(file: file, name)
    let variables = outline.variables
    let first = variables.indices.partitionPoint {
      variables[$0].nameRange.start >= closure.range.start
    }
    guard
      !variables[first...].prefix(while: { $0.nameRange.start < closure.range.end })
        .contains(where: { table.simpleName(file: file, $0.name) == number })
    else { return nil }
    return firstUse(in: closure, file, name: number) { chain in
      guard !chain.beginsWithSelf, let first = chain.components.first else { return false }
      return table.simpleName(file: file, outline.components[first].name) == number
    }
  }

  /// Whether a closure lets go of what a property holds, or puts something else there.
  private func assigns(_ property: Int32, in closure: ClosureFact, _ file: Int) -> Bool {
    let outline = model.files[file].outline
    return chains(within: closure, file).contains { chain in
      guard chain.isAssigned, let last = chain.components.last else { return false }
      return table.simpleName(file: file, outline.components[last].name) == property
    }
  }

  /// The first chains that stand in a closure.
  private func chains(within closure: ClosureFact, _ file: Int) -> ArraySlice<MemberChain> {
    let outline = model.files[file].outline
    let first = outline.chains.indices.partitionPoint {
      offset(of: outline.chains[$0], outline) > closure.range.start
    }
    return outline.chains[first...].prefix(mostAsked).prefix {
      offset(of: $0, outline) < closure.range.end
    }
  }

  private func offset(of chain: MemberChain, _ outline: FileOutline) -> UInt32 {
    chain.components.first.map { outline.components[$0].offset } ?? 0
  }

  private func weakRanges(of name: Int32, _ file: Int) -> [TextRange] {
    model.files[file].outline.closures.compactMap { closure in
      guard case .capturesWeakly(let captured) = closure.kind,
        table.simpleName(file: file, captured) == name
      else { return nil }
      return closure.range
    }
  }

  /// The first chain or argument within a closure that is a name, but for what stands in one that captures
  /// it weakly, be it this closure, one around it or one within.
  private func firstUse(
    in closure: ClosureFact, _ file: Int, name: Int32, where begins: (MemberChain) -> Bool
  ) -> TextRange? {
    let outline = model.files[file].outline
    let weak = weakRanges(of: name, file)
    func isStrong(_ offset: UInt32) -> Bool { !weak.contains { $0.contains(offset) } }
    for chain in chains(within: closure, file) {
      let start = offset(of: chain, outline)
      if begins(chain), isStrong(start) { return TextRange(start: start, length: 1) }
    }
    let argument = outline.arguments.indices.partitionPoint {
      outline.arguments[$0].range.start > closure.range.start
    }
    for value in outline.arguments[argument...].prefix(mostAsked) {
      guard value.range.start < closure.range.end else { break }
      if case .name(let used) = value.value, table.simpleName(file: file, used) == name,
        isStrong(value.range.start)
      {
        return value.range
      }
    }
    return nil
  }
}

/// How much of a closure is looked through for a name: closures within closures would be read once each.
private let mostAsked = 1024

/// How many closures of a file are looked at: each is asked of all others whether they stand around it.
private let mostClosures = 4096
