import Configuration
package import Lexing
import Outlining

/// A closure that a class keeps and that keeps the class alive in turn: it was assigned to a property or
/// handed to what puts it there, and captures strongly who keeps it.
package struct ClosureHold: Sendable {
  /// The class whose property keeps the closure.
  package var keeper: TypeID
  /// The property, as its declaration names it; empty where a framework's class keeps it.
  package var property: String
  /// The type in whose code the closure stands; nil in an extension of a framework's type.
  package var from: TypeID?
  package var captured: Captured
  /// The assignment, at the property's name, or the call that is handed the closure, at the function's.
  package var edge: Edge
  package var way: Way
  /// The captured name, where it is first used within.
  package var use: TextRange
  /// The framework's class that keeps it, in the property of the owner.
  package var framework: String?

  /// What keeps a repeating timer's closure, whatever property the timer is kept in.
  package static let timer = "Timer"

  package enum Captured: Sendable, Equatable {
    /// `child.onFinish = { child.stop() }`: the name that the keeper has there.
    case keeper(name: String)
    /// `onFinish = { self.stop() }`
    case itself
    /// `child.onFinish = { self.stop() }` where the type keeps the child: in which property.
    case owner(property: String)
    /// `cell.onTap = { self.open() }` in a view or a controller, whose table keeps the cell.
    case shower
    /// `NotificationCenter.default.addObserver(forName: …) { self.stop() }`: the process keeps it.
    case byProcess(keeper: String)

    /// The name of a local that is captured; nil where it is `self`.
    package var ofLocal: String? {
      if case .keeper(let name) = self { name } else { nil }
    }
  }

  /// How the closure comes into the property.
  package enum Way: Sendable, Equatable {
    case assigned
    /// `child.onFinish = self.close`
    case method(name: String)
    /// `child = Child(onFinish: { … })`, where the type has a property of the label's name.
    case made
    /// `child.load { … }`, where the function of that name puts it into the property.
    case handed(function: String)
    /// `$name.sink { … }.store(in: &cancellables)`
    case subscribed(function: String)
    /// `$name.assign(to: \.text, on: self).store(in: &cancellables)`, and a timer's `target: self`.
    case target(function: String)
  }
}

extension ArchitectureModel {
  /// The closures that keep alive who keeps them. O(chains + closures² of a file).
  package func collectClosureHolds() -> [ClosureHold] {
    let files = files.indices.filter { file in
      let outline = self.files[file].outline
      return self.files[file].kind == .source && outline.closures.count <= mostClosures
        && (!outline.closures.isEmpty || outline.chains.contains(where: \.isAssigned))
    }
    guard !files.isEmpty else { return [] }
    var collector = ClosureCollector(self)
    for file in files { collector.collect(file) }
    guard !collector.found.isEmpty else { return [] }
    let letGo = typesThatLetGo(of: Set(collector.found.map(\.property)), collector.words)
    return collector.found.filter { hold in
      guard let types = letGo[hold.property] else { return true }
      let ends = [hold.keeper, hold.from].compactMap { $0 }.flatMap { kin(of: $0) }
      return !ends.contains(where: types.contains)
    }
  }

  /// Whether a name alone is assigned to a chain: `onTap = self.reload`, `self.onTap = onTap`.
  func isName(_ value: Int, _ outline: FileOutline) -> Bool {
    guard value < outline.chains.count else { return false }
    return outline.chains[value].isValue && outline.isLoneName(outline.chains[value])
  }

  private func kin(of type: TypeID) -> [TypeID] {
    ancestors(of: type).filter { types[$0.index].kind != .protocol } + concreteTypes(of: type)
  }
}

struct ClosureCollector {
  let model: ArchitectureModel
  let table: SymbolTable
  /// Per type: the name of the closure with which its initialiser ends, once it was asked for; nil for none.
  var namesOfLastClosures: [TypeID: Int32?] = [:]
  var values: ChainResolver
  let selfName: Int32
  let words: SubscriptionWords
  var found: [ClosureHold] = []
  /// By function: what it keeps of what it is handed.
  var kept: [Int: [KeptParameter]] = [:]

  init(_ model: ArchitectureModel) {
    self.model = model
    table = model.table
    values = ChainResolver(table)
    selfName = table.names.number(of: "self") ?? -1
    words = SubscriptionWords(table)
  }

  mutating func collect(_ file: Int) {
    let outline = model.files[file].outline
    for closure in outline.closures {
      switch closure.kind {
      case .assigned(let row):
        let chain = outline.chains[Int(row)]
        guard let last = chain.components.last else { continue }
        let name = outline.components[last].name
        collect(
          Given(
            closure: closure, chain: chain, end: last, file: file, way: .assigned,
            property: table.simpleName(file: file, name), text: table.text(file, name)))
      case .handed(let row): collectHanded(closure, Int(row), file)
      case .handedToType(let type):
        collectMade(with: closure, at: closure.range.start, type, file)
      case .capturesWeakly: break
      }
    }
    for argument in outline.arguments where argument.type != .none && argument.isWhole {
      collectMade(with: nil, at: argument.range.start, argument.type, file)
    }
    for row in outline.chains.indices {
      if outline.chains[row].isAssigned {
        if row + 1 < outline.chains.count { collectMethod(row, file) }
      } else {
        collectTarget(row, file)
      }
    }
  }

  /// `child.onFinish = self.close`
  private mutating func collectMethod(_ row: Int, _ file: Int) {
    let outline = model.files[file].outline
    let chain = outline.chains[row]
    let value = outline.chains[row + 1]
    guard let last = chain.components.last, let method = value.components.first,
      model.isName(row + 1, outline),
      let type = table.enclosingType(file: file, chain.owner),
      value.beginsWithSelf || !isLocal(method, value, file)
    else { return }
    let component = outline.components[method]
    guard isMethod(table.simpleName(file: file, component.name), of: type),
      isClosure(last, chain, file)
    else { return }
    let name = table.text(file, component.name)
    let property = outline.components[last].name
    collect(
      Given(
        closure: nil, method: TextRange(start: component.offset, length: UInt32(name.utf8.count)),
        chain: chain, end: last, file: file, way: .method(name: name),
        property: table.simpleName(file: file, property), text: table.text(file, property)))
  }

  /// Whether the property that a chain ends with is written to be a closure.
  private mutating func isClosure(_ last: Int, _ chain: MemberChain, _ file: Int) -> Bool {
    let name = table.simpleName(file: file, model.files[file].outline.components[last].name)
    return values.value(of: chain, before: last, file: file).types.contains { type in
      guard let type = classBehind(type), let property = table.property(name, of: type) else {
        return false
      }
      return isClosure(property.place)
    }
  }

  /// Whether a property is written to be a closure.
  func isClosure(_ place: Int) -> Bool {
    let member = table.memberPlaces[place]
    guard !member.isFunction else { return false }
    return isClosure(table.variable(member.file, VariableID(member.index)), member.file)
  }

  func isClosure(_ variable: Variable, _ file: Int) -> Bool {
    variable.isFunction
      || table.typeReferences(of: variable, file: file).contains {
        $0.flags.contains(.inFunctionType)
      }
  }

  /// A closure, or a method in its place, that comes into a property of what a chain gives.
  mutating func collect(_ given: Given) {
    let chain = given.chain
    let last = model.files[given.file].outline.components[given.end]
    guard chain.base == .none, !last.isSubscript, last.isCall == given.isHanded else { return }
    switch given.end - chain.components.lowerBound {
    case 0: collectOwn(given)
    case 1: collectOther(given)
    case 2 where given.isHanded: collectWithin(given)
    default: break
    }
  }

  /// `onFinish = { self.stop() }`
  private mutating func collectOwn(_ given: Given) {
    let chain = given.chain
    guard let type = table.enclosingType(file: given.file, chain.owner),
      chain.beginsWithSelf || !isLocal(given.end, chain, given.file),
      let use = useOfSelf(in: given)
    else { return }
    add(given, keeper: type, from: type, .itself, use)
  }

  /// `child.onFinish = { … }`
  private mutating func collectOther(_ given: Given) {
    let (chain, file) = (given.chain, given.file)
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
      if let use = use(of: component.name, in: given) {
        add(given, keeper: keeper, from: type, .keeper(name: text), use)
      } else if let type, let property = propertyMade(of: local, keeper, chain, file),
        let use = useOfSelf(in: given)
      {
        add(given, keeper: keeper, from: type, .owner(property: property), use)
      } else if let type, keeper != type, model.isCell(keeper), model.isUIKitView(type),
        let use = useOfSelf(in: given)
      {
        add(given, keeper: keeper, from: type, .shower, use)
      }
      return
    }
    let name = table.simpleName(file: file, component.name)
    guard let type, let property = table.property(name, of: type), keeps(property.place),
      let keeper = values.value(of: chain, before: first + 1, file: file).types.first,
      let use = useOfSelf(in: given), !assigns(name, in: given)
    else { return }
    add(
      given, keeper: keeper, from: type, .owner(property: table.text(file, component.name)), use)
  }

  /// `viewModel.title.bind { … }`, where the type keeps the view model, and that what it binds to.
  private mutating func collectWithin(_ given: Given) {
    let (chain, file) = (given.chain, given.file)
    let outline = model.files[file].outline
    let second = chain.components.lowerBound + 1
    guard !outline.components[second].isCall, !outline.components[second].isSubscript,
      let type = table.enclosingType(file: file, chain.owner),
      let keeping = keepingPath(of: chain, through: second, of: type, file),
      let keeper = values.value(of: chain, before: second + 1, file: file).types.first,
      let use = useOfSelf(in: given)
    else { return }
    add(given, keeper: keeper, from: type, .owner(property: keeping.path), use)
  }

  /// Adds a closure that a property keeps, where it and what it captures are ever to be freed.
  mutating func add(
    _ given: Given, keeper: TypeID, from: TypeID?, _ captured: ClosureHold.Captured,
    _ use: TextRange
  ) {
    guard isFreed(keeper), let keeper = whoKeeps(given.property, keeper) else { return }
    if captured.ofLocal == nil {
      guard let from, isFreed(from), model[from].kind.isReferenceType else { return }
    }
    append(given, keeper: keeper, from: from, captured, use)
  }

  mutating func append(
    _ given: Given, keeper: TypeID, from: TypeID?, _ captured: ClosureHold.Captured,
    _ use: TextRange
  ) {
    let file = given.file
    let component = model.files[file].outline.components[given.end]
    let length = table.text(file, component.name).utf8.count
    let edge = edge(
      from: from ?? keeper, to: keeper,
      TextRange(start: component.offset, length: UInt32(length)),
      table.memberName(of: given.chain, file: file), given.chain.owner, file)
    found.append(
      ClosureHold(
        keeper: keeper, property: given.text, from: from, captured: captured, edge: edge,
        way: given.way, use: use))
  }

  /// The reference by which a type gives a closure to who keeps it.
  func edge(
    from: TypeID, to keeper: TypeID, _ range: TextRange, _ member: NameID, _ owner: DeclarationID,
    _ file: Int
  ) -> Edge {
    Edge(
      from: from, to: .own(keeper), kind: .stores, ownership: .strong, traits: [], file: file,
      range: range, member: member, variable: .none, owner: owner)
  }

  /// Whether a type's instances are ever to be freed: not where the process keeps one for everybody.
  func isFreed(_ type: TypeID) -> Bool {
    !model.isSingleton(type) && !model[type].isCompositionRoot && model[type].isChecked
  }

  /// The class that has a property, where it stores it; of a protocol the only class behind it.
  func whoKeeps(_ name: Int32, _ type: TypeID) -> TypeID? {
    guard let type = classBehind(type), let property = table.property(name, of: type),
      keeps(property.place)
    else { return nil }
    return type
  }

  /// The class itself, or the only one behind a protocol.
  func classBehind(_ type: TypeID) -> TypeID? {
    model.onlyType(behind: type).flatMap { model[$0].kind.isReferenceType ? $0 : nil }
  }
}

/// A closure, or a method in its place, that comes into a property.
struct Given {
  /// Nil for a method.
  var closure: ClosureFact?
  /// The method's name, where it is named.
  var method: TextRange?
  var chain: MemberChain
  /// The component of the chain that is the property, or the function that is handed the closure.
  var end: Int
  var file: Int
  var way: ClosureHold.Way
  var property: Int32
  /// The property's name.
  var text: String

  /// Whether the chain's name is called, and does not name the property.
  var isHanded: Bool {
    switch way {
    case .handed, .subscribed, .target: true
    case .assigned, .method, .made: false
    }
  }
}

/// How many closures of a file are looked at: each is asked of all others whether they stand around it.
private let mostClosures = 4096
