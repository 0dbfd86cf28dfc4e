import Configuration
import Lexing
import Outlining

/// Tells what variables, functions and chains of members give. Each variable is looked up once:
/// chains ask for the same few properties over and over.
struct ChainResolver {
  let table: SymbolTable
  /// What the frameworks' controllers give; without them only the repo's own members are followed,
  /// which no framework's type leads back to.
  let frameworks: FrameworkControllers?
  /// Per file: the number of its first variable among those of the run.
  private let firstVariable: [Int]
  /// Per variable of the run, and per member: an index into `values`; -1 until it was asked for.
  private var ofVariable: [Int32]
  private var ofMember: [Int32]
  private var values: [Value] = []
  /// The names of the members whose type or result is the repo's, or a list of such.
  private(set) var telling = NameSet()
  private let superclass: Int32
  /// Locals that stand for `self`.
  private let strongSelves: [Int32]
  /// Functions of containers that give what the metatype they take is one of.
  private let resolvers: [Int32]

  init(_ table: SymbolTable, _ frameworks: FrameworkControllers? = nil) {
    self.table = table
    self.frameworks = frameworks
    var starts: [Int] = []
    var count = 0
    for file in table.files {
      starts.append(count)
      count += file.outline.variables.count
    }
    firstVariable = starts
    ofVariable = [Int32](repeating: -1, count: count)
    ofMember = [Int32](repeating: -1, count: table.memberPlaces.count)
    superclass = table.names.number(of: "super") ?? -1
    strongSelves = Words.shipped.inOrder(.selves).compactMap { table.names.number(of: $0) }
    resolvers = Words.shipped.inOrder(.resolvers).compactMap { table.names.number(of: $0) }
  }

  /// Asks every member of the repo for its type, so that a chain which no telling name continues
  /// need not be followed.
  init(telling table: SymbolTable) {
    self.init(table)
    telling = table.namesGivingSelf
    for place in table.memberPlaces.indices {
      let member = table.memberPlaces[place]
      let outline = table.files[member.file].outline
      let name =
        member.isFunction
        ? outline.declarations[Int(member.index)].name : outline.variables[Int(member.index)].name
      let number = table.simpleName(file: member.file, name)
      if telling.contains(number) { continue }
      let value = value(ofMember: place, depth: 0)
      if table.placesGivingSelf.contains(place) || !value.types.isEmpty || !value.elements.isEmpty {
        telling.insert(number)
      }
    }
    // What a subclass makes of its base's parameter tells there. In any order, into a set.
    for property in table.propertiesMade.keys.lazy.map(\.property) {
      let name = table.variable(property.file, VariableID(property.index)).name
      telling.insert(table.simpleName(file: property.file, name))
    }
  }

  // MARK: Variables and functions

  /// What a variable holds: by annotation, initial value, or the chain that it is set from.
  mutating func value(of variable: VariableID, file: Int, depth: Int = 0) -> Value {
    let number = firstVariable[file] + Int(variable.rawValue)
    if ofVariable[number] >= 0 { return values[Int(ofVariable[number])] }
    guard depth < 8 else { return .unknown }
    let found = findValue(of: variable, file: file, depth: depth)
    // Deeper down the limit may have cut something off.
    if depth <= 4 {
      ofVariable[number] = Int32(values.count)
      values.append(found)
    }
    return found
  }

  private mutating func findValue(of variable: VariableID, file: Int, depth: Int) -> Value {
    var found = Value.unknown
    for id in table.typeReferences[file][variable] {
      let reference = table.reference(file, id)
      if namesElement(reference) {
        found.addElements(table.resolve(reference, file: file))
      }
      guard namesValue(reference) else { continue }
      if reference.flags.contains(.inInitialValue), reference.context.isAnnotation { continue }
      let resolution = table.resolve(reference, file: file)
      let isMade =
        reference.member == .none || table.traits(file, reference.member).contains(.initializer)
      if isMade {
        found.add(resolution, named: table.path(file, reference.name).last)
      } else if case .types(let types) = resolution {
        // `Foo.shared` and `Foo.make()` are most often a Foo; a declared member tells better.
        let name = table.simpleName(file: file, reference.member)
        if let member = member(name, of: types, depth: depth) {
          found.types += member.types
          if found.external == 0 { found.external = member.external }
        } else {
          found.types += types
        }
      }
    }
    if found.isKnown || !found.elements.isEmpty { return found }
    let value = table.variable(file, variable)
    if let place = table.valueTaken(by: value, file: file) {
      let given = self.value(of: place.variable, file: place.file, depth: depth + 1)
      return given.types.isEmpty ? made(by: place) ?? given : given
    }
    guard value.typeRange.length == 0, value.initialChain >= 0 else { return .unknown }
    let chain = table.files[file].outline.chains[Int(value.initialChain)]
    let given = self.value(of: chain, file: file, depth: depth + 1)
    return given.isKnown || !given.elements.isEmpty
      ? given : resolved(by: chain, Int(value.initialChain), file: file)
  }

  /// What a factory of a container makes: `var mailer: Factory<Mailing> { self { Mailer() } }`.
  private func made(by place: GlobalNames.Place) -> Value? {
    var found = Value.unknown
    let factory = table.variable(place.file, place.variable)
    for reference in table.typeReferences(of: factory, file: place.file) {
      guard reference.container != .none,
        table.text(place.file, table.reference(place.file, reference.container).name) == "Factory"
      else { continue }
      found.add(
        table.resolve(reference, file: place.file),
        named: table.path(place.file, reference.name).last)
    }
    return found.isKnown ? found : nil
  }

  /// `Container.shared.resolve(Mailing.self)` gives what it is asked for, whoever declares the container.
  private func resolved(by chain: MemberChain, _ row: Int, file: Int) -> Value {
    let outline = table.files[file].outline
    guard let last = chain.components.last,
      resolvers.contains(table.simpleName(file: file, outline.components[last].name)),
      let argument = outline.firstArgument(ofComponent: last, inChain: row),
      case .type(let id) = argument.value
    else { return .unknown }
    let asked = table.reference(file, id)
    return asked.context == .expressionType && argument.range.start == asked.range.start
      ? value(of: asked, file: file) : .unknown
  }

  /// What `Foo.member` gives, where the repo declares the member; nil where it does not.
  private mutating func member(_ name: Int32, of types: [TypeID], depth: Int) -> Value? {
    guard let type = types.first,
      let (place, _) = table.property(name, of: type) ?? table.function(name, of: type)
    else { return nil }
    return value(ofMember: place, depth: depth + 1)
  }

  /// What a property holds or a function returns.
  mutating func value(ofMember place: Int, depth: Int) -> Value {
    let member = table.memberPlaces[place]
    guard member.isFunction else {
      return value(of: VariableID(member.index), file: member.file, depth: depth).ofAnother
    }
    if ofMember[place] >= 0 { return values[Int(ofMember[place])] }
    let found = findResult(of: member)
    ofMember[place] = Int32(values.count)
    values.append(found)
    return found
  }

  /// References are in source order, so those of one function's signature stand together.
  private func findResult(of function: MemberPlace) -> Value {
    let outline = table.files[function.file].outline
    let declaration = outline.declarations[Int(function.index)]
    var found = Value.unknown
    var index = table.firstReference(function.file, from: declaration.start)
    while index < outline.references.count, outline.references[index].range.start < declaration.end
    {
      let reference = outline.references[index]
      index += 1
      guard reference.owner.rawValue == function.index, reference.context == .result,
        !reference.flags.contains(.inClosure)
      else { continue }
      if namesElement(reference) {
        found.addElements(table.resolve(reference, file: function.file))
      }
      guard namesValue(reference) else { continue }
      found.add(
        table.resolve(reference, file: function.file),
        named: table.path(function.file, reference.name).last)
    }
    return found
  }

  /// Whether a reference is the type itself, and not a part of it.
  private func namesValue(_ reference: TypeReference) -> Bool {
    reference.container == .none
      && reference.flags.isDisjoint(with: partsOfValues)
  }

  /// Whether a reference is what a list holds: `[Parcel]`.
  private func namesElement(_ reference: TypeReference) -> Bool {
    reference.container == .none
      && reference.flags.intersection(partsOfValues) == .inCollection
  }

  /// What a type gives that is made, or cast to.
  func value(of reference: TypeReference, file: Int) -> Value {
    var value = Value.unknown
    value.add(
      table.resolve(reference, file: file), named: table.path(file, reference.name).last)
    return value
  }

  // MARK: Chains

  /// What all names of a chain give together.
  mutating func value(of chain: MemberChain, file: Int, depth: Int = 0) -> Value {
    value(of: chain, before: chain.components.upperBound, file: file, depth: depth)
  }

  /// What the names of a chain before one of them give together; what `self` is where none is left.
  mutating func value(
    of chain: MemberChain, before end: Int, file: Int, depth: Int = 0
  ) -> Value {
    let start = chain.components.lowerBound
    guard depth < 8 else { return .unknown }
    guard start < end else { return selfValue(file: file, chain.owner) }
    var current = firstValue(of: chain, file: file, depth: depth)
    for index in start + 1..<max(end, start + 1) where current.isKnown || frameworks != nil {
      current = step(from: current, index, file: file, depth: depth).value
    }
    return current
  }

  /// Resolves a chain name by name as far as the repo's own declarations tell.
  mutating func steps(of chain: MemberChain, file: Int) -> [ChainStep] {
    guard let first = chain.components.first else { return [] }
    var current = firstValue(of: chain, file: file, depth: 0)
    var steps = [ChainStep(receiver: nil, component: first, declaredIn: nil, value: current)]
    for index in chain.components.dropFirst() where !current.types.isEmpty {
      let step = step(from: current, index, file: file, depth: 0)
      steps.append(step)
      current = step.value
    }
    return steps
  }

  private mutating func firstValue(of chain: MemberChain, file: Int, depth: Int) -> Value {
    let index = chain.components.lowerBound
    let component = table.files[file].outline.components[index]
    if chain.base != .none { return value(of: table.reference(file, chain.base), file: file) }
    if component.isSubscript { return .unknown }
    let name = table.simpleName(file: file, component.name)
    if table.traits(file, component.name).contains(.capitalized)
      && !table.isShadowed(
        component.name, file: file, from: chain.owner, before: component.offset)
      || table.beginsWithLowerCaseType(component, file: file)
    {
      var value = Value.unknown
      value.add(
        table.lookUp(
          component.name, file: file, from: chain.owner, at: component.offset, wholePath: false),
        named: name)
      return value
    }
    // What overrides a member passes it on.
    if name == superclass { return .unknown }
    if !chain.beginsWithSelf, !component.isCall,
      let variable = table.local(
        component.name, file: file, from: chain.owner, before: component.offset)
    {
      let value = value(of: variable, file: file, depth: depth + 1)
      let isSelf = !value.isKnown && strongSelves.contains(name)
      return isSelf ? selfValue(file: file, chain.owner) : value
    }
    if let global = table.global(beginning: chain, file: file) {
      return value(of: global.variable, file: global.file, depth: depth + 1).ofAnother
    }
    let own = selfValue(file: file, chain.owner)
    let found = step(from: own, index, file: file, depth: depth).value
    guard !found.isKnown, !component.isCall, let type = own.types.first,
      let added = table.valueAdded(name, to: type)
    else { return found }
    return value(of: added.variable, file: added.file, depth: depth + 1).ofAnother
  }

  /// What `self` is at a place: the type around it, or the framework's controller that an extension
  /// around it extends.
  func selfValue(file: Int, _ owner: DeclarationID) -> Value {
    if let type = table.enclosingType(file: file, owner) {
      return Value(types: [type], isOwn: true)
    }
    guard frameworks != nil, let name = table.extendedController(file: file, owner) else {
      return .unknown
    }
    return Value(external: name, isOwn: true)
  }

  private mutating func step(
    from value: Value, _ index: Int, file: Int, depth: Int
  ) -> ChainStep {
    let component = table.files[file].outline.components[index]
    var step = ChainStep(
      receiver: value.types.first, component: index, declaredIn: nil, value: .unknown)
    let name = table.simpleName(file: file, component.name)
    if component.isSubscript {
      // Nothing is known of what stands in a list but that it was taken out.
      guard let type = value.types.first, let found = table.property(name, of: type) else {
        return step
      }
      step.declaredIn = found.declaredIn
      step.value.elements = self.value(ofMember: found.place, depth: depth + 1).elements
      return step
    }
    for type in value.types {
      let found =
        component.isCall ? table.function(name, of: type) : table.property(name, of: type)
      guard let (place, declaredIn) = found else { continue }
      // What gives itself, or another of its kind, leads nowhere.
      if component.isCall, table.placesGivingSelf.contains(place) {
        step.value = value.ofAnother
        return step
      }
      step.declaredIn = declaredIn
      step.value = self.value(ofMember: place, depth: depth + 1)
      if !step.value.isKnown, declaredIn != type,
        let made = table.typeMade(of: table.memberPlaces[place], in: type)
      {
        step.value.types = [made]
      }
      return step
    }
    if component.isCall, !value.types.isEmpty, table.namesGivingSelf.contains(name) {
      step.value = value.ofAnother
      return step
    }
    if let frameworks { step.value = frameworks.member(name, of: value) }
    return step
  }
}

extension ReferenceContext {
  /// The written type of a variable.
  fileprivate var isAnnotation: Bool {
    switch self {
    case .local, .property, .parameter: true
    default: false
    }
  }
}

// Made once: a literal of another module's set is put together flag by flag wherever it stands.
private let partsOfValues: ReferenceFlags = [
  .inCollection, .inFunctionType, .inTuple, .metatype,
]
