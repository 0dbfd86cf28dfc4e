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
  /// Values of the outside at file scope that types work with.
  var outsideUses: [OutsideUse] = []
}

extension SymbolTable {
  /// Resolves each reference and keeps those that lead from a type of the repo to a type of the
  /// repo, or to a name of the outside that a rule asks for.
  ///
  /// - Parameter data: names of the outside that are data access or device services.
  func collectEdges(data: Set<String>) -> EdgeTable {
    let begun = EdgeCollector(table: self, data: data)
    func collected(_ collect: @Sendable (inout EdgeCollector, Int) -> Void) -> [EdgeTable] {
      threads.mapRanges(of: files.count) { range in
        var collector = begun
        for file in range where files[file].kind != .template { collect(&collector, file) }
        return collector.result
      }
    }
    let written = collected { $0.collect($1) }
    let unwritten = collected { $0.collectUnwritten($1) }
    var result = EdgeTable(names: names.count)
    let holdings = genericHoldings()
    result.edges.reserveCapacity(
      (written + unwritten).reduce(holdings.count) { $0 + $1.edges.count })
    for part in written { result.add(part) }
    result.edges += holdings
    for part in unwritten { result.add(part) }
    return result
  }
}

extension EdgeTable {
  fileprivate init(names: Int) {
    external = [Int](repeating: 0, count: names)
    ambiguous = external
  }

  /// Adds what was found in the files that follow.
  fileprivate mutating func add(_ next: EdgeTable) {
    edges += next.edges
    outsideUses += next.outsideUses
    referenceCount += next.referenceCount
    for index in external.indices {
      external[index] += next.external[index]
      ambiguous[index] += next.ambiguous[index]
    }
  }
}

struct EdgeCollector {
  let table: SymbolTable
  var result: EdgeTable
  /// By name: whether references to it are kept though the repo does not declare it; all others are
  /// only counted.
  private let isKept: [Bool]
  /// What is known of the file at hand, by local name and, for what depends on the scope, by place.
  private var plain: [Int32] = []
  private var scoped: [ScopedName: Int32] = [:]
  private var meanings: [Resolution] = []
  /// Casts in the file at hand that UIKit leaves no choice about.
  private var castsOfUIKit: Set<ReferenceID> = []
  var resolver: ChainResolver
  let dataMembers: DataMembers

  private struct ScopedName: Hashable {
    var name: NameID
    var owner: DeclarationID
    var isExpression: Bool
    var isInherited: Bool
  }

  init(table: SymbolTable, data: Set<String>) {
    self.table = table
    resolver = ChainResolver(table)
    result = EdgeTable(names: table.names.count)
    var dataNames = NameSet()
    for name in data.union(DataNames(data, in: table).modules.keys) {
      if let number = table.names.number(of: name) { dataNames.insert(number) }
    }
    dataMembers = DataMembers(table, data: dataNames)
    isKept = table.names.traits.indices.map { index in
      let traits = table.names.traits[index]
      return traits.contains(.ui) || traits.contains(.swiftUI)
        || dataNames.contains(Int32(index)) || dataNames.contains(table.names.paths[index].first)
    }
  }

  mutating func collect(_ file: Int) {
    let outline = table.files[file].outline
    plain = [Int32](repeating: -1, count: outline.nameCount)
    scoped.removeAll(keepingCapacity: true)
    meanings.removeAll(keepingCapacity: true)
    castsOfUIKit = table.castsOfWhatUIKitGives(file)
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
      case .types(let types), .tuple(let types):
        add(types, kind, ReferenceID(UInt32(index)), file)
      case .function(let types):
        add(types, kind, ReferenceID(UInt32(index)), file, isFunction: true)
      case .wrapped(let types, let wrapper) where givesType.contains(kind):
        add(types, kind, ReferenceID(UInt32(index)), file, in: wrapper)
      case .parameter: continue
      case .ambiguous: result.ambiguous[Int(number)] += 1
      case .external, .wrapped:
        addExternal(number, references[index], kind, ReferenceID(UInt32(index)), file)
        addAliased(references[index], kind, ReferenceID(UInt32(index)), file)
      }
    }
  }

  /// Most references name what the repo does not declare: those are counted and looked up nowhere.
  private mutating func addExternal(
    _ number: Int32, _ reference: TypeReference, _ kind: ReferenceKind, _ id: ReferenceID,
    _ file: Int
  ) {
    result.external[Int(number)] += 1
    guard isKept[Int(number)], !table.beginsWithOwnType(reference, number, file: file) else {
      return
    }
    appendExternal(reference.name, kind, id, file)
  }

  /// `var stops: Stops` names what `typealias Stops = [NSTextTab]` stands for in the same file. What is asked of
  /// an alias (`Application.shared`) is not told by that.
  private mutating func addAliased(
    _ reference: TypeReference, _ kind: ReferenceKind, _ id: ReferenceID, _ file: Int
  ) {
    guard !reference.context.isExpression,
      let alias = table.aliasOfOutside(reference, file: file), alias.file == file
    else { return }
    let name = table.reference(file, alias.target).name
    if isKept[Int(table.names.number(file, name))] { appendExternal(name, kind, id, file) }
  }

  /// - Parameter name: what the reference means, which may stand behind an alias.
  private mutating func appendExternal(
    _ name: NameID, _ kind: ReferenceKind, _ id: ReferenceID, _ file: Int
  ) {
    let reference = table.reference(file, id)
    guard let from = table.enclosingType(file: file, reference.owner),
      table.speaks(file, for: from)
    else { return }
    var edge = table.edge(from: from, kind, id, file: file)
    edge.to = .external(name)
    append(edge, reference, file)
  }

  /// - Parameter wrapper: the traits of the generic type that a typealias makes of the types.
  private mutating func add(
    _ types: [TypeID], _ kind: ReferenceKind, _ id: ReferenceID, _ file: Int,
    isFunction: Bool = false, in wrapper: NameTraits? = nil
  ) {
    let reference = table.reference(file, id)
    guard let from = table.enclosingType(file: file, reference.owner),
      table.speaks(file, for: from), types.contains(where: { $0 != from })
    else { return }
    var edge = table.edge(from: from, kind, id, file: file)
    if let wrapper { edge.wrap(in: wrapper) }
    if castsOfUIKit.contains(id) { edge.traits.insert(.givenByUIKit) }
    if isFunction {
      edge.traits.insert(.inFunctionType)
      if reference.context == .parameter, reference.variable != .none,
        reference.flags.contains(.optional)
          || table.isEscaping(table.variable(file, reference.variable), file: file)
      {
        edge.traits.insert(.answeredLater)
      }
    }
    for type in types where type != from {
      edge.to = .own(type)
      append(edge, reference, file)
    }
  }

  /// One edge, or two where an initial value tells the type of a stored property: it is held and
  /// it is made.
  private mutating func append(_ made: Edge, _ reference: TypeReference, _ file: Int) {
    for earlier in table.sharers(of: reference, file: file) {
      var edge = made
      edge.variable = earlier
      edge.range = table.variable(file, earlier).nameRange
      edge.member = table.variable(file, earlier).name
      edge.ownership = table.variable(file, earlier).ownership
      if table.variable(file, earlier).isStatic { edge.traits.insert(.isStatic) }
      result.edges.append(edge)
    }
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
      for held in heldTypes(of: reference, edge, file) {
        stored.to = held
        result.edges.append(stored)
      }
      if !isStore { result.edges.append(edge) }
      return
    }
    if reference.flags.contains(.inInitialValue),
      edge.kind == .constructs || edge.kind == .staticMember,
      isInjection(into: reference.variable, of: edge, file: file)
    {
      edge.traits.insert(.injection)
    }
    result.edges.append(edge)
  }

  /// What a property holds whose initial value names a type: that type, but what `Foo.shared` is
  /// declared to be.
  private mutating func heldTypes(
    of reference: TypeReference, _ edge: Edge, _ file: Int
  ) -> [Edge.Target] {
    guard edge.kind == .staticMember, let named = edge.target else { return [edge.to] }
    let types = resolver.value(of: reference.variable, file: file).types
    if types.isEmpty || types.contains(named) { return [edge.to] }
    return types.filter { $0 != edge.from }.map { .own($0) }
  }

  /// Whether the variable's annotation names abstractions only, so that the object in its initial
  /// value can be replaced by whoever injects another.
  private mutating func isInjection(into variable: VariableID, of made: Edge, file: Int) -> Bool {
    let value = table.variable(file, variable)
    guard value.typeRange.length > 0, value.kind == .member || value.kind == .parameter else {
      return false
    }
    let types = resolver.value(of: variable, file: file).types
    if types.isEmpty, isOfGenericParameter(variable, file: file) {
      return meetsBound(made, of: value.owner, file: file)
    }
    return !types.isEmpty && types.allSatisfy { table.types[$0.index].kind == .protocol }
  }

  private func isOfGenericParameter(_ variable: VariableID, file: Int) -> Bool {
    let annotation = table.variable(file, variable).typeRange
    return table.typeReferences[file][variable].contains { id in
      let reference = table.reference(file, id)
      guard annotation.start <= reference.range.start, reference.range.end <= annotation.end,
        reference.container == .none,
        case .parameter = table.resolve(reference, file: file)
      else { return false }
      return true
    }
  }

  /// Whether what is made conforms to a protocol that bounds a generic parameter of the function or
  /// type around it.
  private func meetsBound(_ made: Edge, of owner: DeclarationID, file: Int) -> Bool {
    guard let made = made.target else { return false }
    let kin = Set(table.ancestors(of: made))
    let outline = table.files[file].outline
    var around: Set<DeclarationID> = []
    var current = owner
    while current != .none {
      around.insert(current)
      current = outline.declarations[Int(current.rawValue)].parent
    }
    return outline.references.contains { reference in
      guard reference.context == .constraint, around.contains(reference.owner),
        case .types(let bounds) = table.resolve(reference, file: file)
      else { return false }
      return bounds.contains { kin.contains($0) && table.types[$0.index].kind == .protocol }
    }
  }

  /// Where in `meanings` the meaning of a reference stands.
  private mutating func meaning(of reference: TypeReference, _ number: Int32, _ file: Int) -> Int {
    // A plain name that no scope declares means the same all over the file.
    let path = table.names.paths[Int(number)]
    let isPlain = path.isOneLevel && !table.scopedNames.contains(path.first)
    if isPlain {
      let known = plain[Int(reference.name.rawValue)]
      if known >= 0 { return Int(known) }
    }
    let isInherited = reference.context.isInheritance
    let key = ScopedName(
      name: reference.name, owner: reference.owner, isExpression: reference.context.isExpression,
      isInherited: isInherited)
    // What a block declares means one thing in it and another behind it.
    let isOfBlock = !isPlain && table.local.names.contains(path.first)
    if !isPlain, !isOfBlock, let known = scoped[key] { return Int(known) }
    let position = meanings.count
    meanings.append(
      isInherited
        ? table.resolveInherited(reference, file: file) : table.resolve(reference, file: file))
    if isPlain {
      plain[Int(reference.name.rawValue)] = Int32(position)
    } else if !isOfBlock {
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

extension Edge {
  /// As an argument that is written is looked through its generic type, so is one behind a typealias.
  fileprivate mutating func wrap(in wrapper: NameTraits) {
    if wrapper.contains(.promise), kind == .result || kind == .stores {
      traits.insert(.answeredLater)
    }
    if wrapper.contains(.collection) { traits.insert(.inCollection) }
    if !wrapper.contains(.lookedThrough) { kind = .genericArgument }
    traits.insert(.genericArgument)
  }
}

/// What names the type of a value, and so the arguments of a generic type, too.
private let givesType: Set<ReferenceKind> = [
  .stores, .parameter, .result, .enumPayload, .genericArgument, .local,
]
