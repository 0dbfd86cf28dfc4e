import Lexing
import Outlining

/// One name of a chain, resolved.
struct ChainStep: Sendable {
  /// The type before the dot; nil for the first name.
  var receiver: TypeID?
  var component: Int
  var declaredIn: TypeID?
  var result: [TypeID]
}

/// Finds the types of variables, results and chains, each variable's once: chains ask for the same
/// few properties over and over.
struct MemberResolver {
  let table: SymbolTable
  /// Per file: the number of its first variable among those of the run.
  private let firstVariable: [Int]
  /// Per variable of the run, and per member: an index into `lists`; -1 until it was asked for.
  private var ofVariable: [Int32]
  private var ofMember: [Int32]
  private var lists: [[TypeID]] = []
  /// The names of the members whose type or result is the repo's.
  private(set) var telling = NameSet()

  init(_ table: SymbolTable) {
    self.table = table
    var starts: [Int] = []
    var count = 0
    for file in table.files {
      starts.append(count)
      count += file.outline.variables.count
    }
    firstVariable = starts
    ofVariable = [Int32](repeating: -1, count: count)
    ofMember = [Int32](repeating: -1, count: table.memberPlaces.count)
  }

  /// Asks every member of the repo for its type, so that a chain which no telling name continues
  /// need not be followed.
  mutating func findTellingNames() {
    for place in table.memberPlaces.indices {
      let member = table.memberPlaces[place]
      let outline = table.files[member.file].outline
      let name =
        member.isFunction
        ? outline.declarations[Int(member.index)].name : outline.variables[Int(member.index)].name
      let number = table.simpleName(file: member.file, name)
      if telling.contains(number) { continue }
      let types =
        member.isFunction
        ? results(of: place) : types(of: VariableID(member.index), file: member.file)
      if !types.isEmpty { telling.insert(number) }
    }
  }

  /// The types of the repo that a variable may hold: by annotation, initial value, or the chain
  /// that it is set from. Empty where the code does not tell.
  mutating func types(of variable: VariableID, file: Int, depth: Int = 0) -> [TypeID] {
    let number = firstVariable[file] + Int(variable.rawValue)
    if ofVariable[number] >= 0 { return lists[Int(ofVariable[number])] }
    guard depth < 8 else { return [] }
    let found = findTypes(of: variable, file: file, depth: depth)
    // Deeper down the limit may have cut something off.
    if depth <= 4 {
      ofVariable[number] = Int32(lists.count)
      lists.append(found)
    }
    return found
  }

  private mutating func findTypes(of variable: VariableID, file: Int, depth: Int) -> [TypeID] {
    var found: [TypeID] = []
    for id in table.typeReferences[file][variable] {
      let reference = table.reference(file, id)
      guard reference.container == .none,
        reference.flags.isDisjoint(with: [.inCollection, .inFunctionType, .inTuple, .metatype])
      else { continue }
      if reference.flags.contains(.inInitialValue), reference.context.isAnnotation { continue }
      if case .types(let types) = table.resolve(reference, file: file) {
        // `Foo.shared` and `Foo.make()` are most often a Foo; a declared member tells better.
        found += memberTypes(of: types, reference, file: file, depth: depth) ?? types
      }
    }
    let value = table.variable(file, variable)
    if found.isEmpty, value.typeRange.length == 0, value.initialChain >= 0 {
      let chain = table.files[file].outline.chains[Int(value.initialChain)]
      return steps(of: chain, file: file, depth: depth + 1).last?.result ?? []
    }
    return found
  }

  /// What `Foo.member` gives, where the repo declares the member and its type.
  private mutating func memberTypes(
    of types: [TypeID], _ reference: TypeReference, file: Int, depth: Int
  ) -> [TypeID]? {
    guard reference.member != .none, let type = types.first else { return nil }
    let name = table.simpleName(file: file, reference.member)
    guard !table.traits(file, reference.member).contains(.initializer) else { return nil }
    if let (place, _) = table.property(name, of: type) {
      let member = table.memberPlaces[place]
      return self.types(of: VariableID(member.index), file: member.file, depth: depth + 1)
    }
    if let (place, _) = table.function(name, of: type) {
      return results(of: place)
    }
    return nil
  }

  /// The types of the repo that a function returns.
  mutating func results(of place: Int) -> [TypeID] {
    if ofMember[place] >= 0 { return lists[Int(ofMember[place])] }
    let function = table.memberPlaces[place]
    let outline = table.files[function.file].outline
    var found: [TypeID] = []
    for index in resultReferences(of: function) {
      let reference = outline.references[index]
      guard reference.container == .none,
        reference.flags.isDisjoint(with: [.inCollection, .inFunctionType, .inTuple, .metatype])
      else { continue }
      if case .types(let types) = table.resolve(reference, file: function.file) { found += types }
    }
    ofMember[place] = Int32(lists.count)
    lists.append(found)
    return found
  }

  /// References are in source order, so those of one function's signature stand together.
  private func resultReferences(of function: MemberPlace) -> [Int] {
    let outline = table.files[function.file].outline
    let declaration = outline.declarations[Int(function.index)]
    var found: [Int] = []
    var index = table.firstReference(function.file, from: declaration.start)
    while index < outline.references.count, outline.references[index].range.start < declaration.end
    {
      let reference = outline.references[index]
      if reference.owner.rawValue == function.index, reference.context == .result,
        !reference.flags.contains(.inClosure)
      {
        found.append(index)
      }
      index += 1
    }
    return found
  }

  /// Resolves a chain name by name as far as the repo's own declarations tell.
  mutating func steps(of chain: MemberChain, file: Int, depth: Int = 0) -> [ChainStep] {
    guard depth < 8, let first = chain.components.first else { return [] }
    let outline = table.files[file].outline
    guard var current = firstStep(of: chain, file: file, depth: depth) else { return [] }
    var steps = [ChainStep(receiver: nil, component: first, declaredIn: nil, result: current)]
    for index in chain.components.dropFirst() {
      let component = outline.components[index]
      guard let receiver = current.first else { break }
      let name = table.simpleName(file: file, component.name)
      var result: [TypeID] = []
      var home: TypeID?
      for candidate in current {
        if let (place, declaredIn) = table.property(name, of: candidate) {
          if component.isSubscript || component.isCall { break }
          let member = table.memberPlaces[place]
          result = types(of: VariableID(member.index), file: member.file, depth: depth + 1)
          home = declaredIn
          break
        }
        if component.isCall, let (place, declaredIn) = table.function(name, of: candidate) {
          result = results(of: place)
          home = declaredIn
          break
        }
      }
      steps.append(
        ChainStep(receiver: receiver, component: index, declaredIn: home, result: result))
      current = result
    }
    return steps
  }

  private mutating func firstStep(of chain: MemberChain, file: Int, depth: Int) -> [TypeID]? {
    let outline = table.files[file].outline
    let component = outline.components[chain.components.lowerBound]
    if component.isSubscript { return nil }
    if table.traits(file, component.name).contains(.capitalized) {
      guard !component.isSubscript,
        case .types(let types) = table.lookUp(
          component.name, file: file, from: chain.owner, wholePath: false)
      else { return nil }
      return types
    }
    if !chain.beginsWithSelf, !component.isCall,
      let variable = local(component.name, file: file, from: chain.owner, before: component.offset)
    {
      return types(of: variable, file: file, depth: depth + 1)
    }
    guard let type = table.enclosingType(file: file, chain.owner) else { return nil }
    let name = table.simpleName(file: file, component.name)
    if component.isCall {
      return table.function(name, of: type).map { results(of: $0.place) }
    }
    guard let (place, _) = table.property(name, of: type) else { return nil }
    let member = table.memberPlaces[place]
    return types(of: VariableID(member.index), file: member.file, depth: depth + 1)
  }

  /// The parameter or local that a name means in a function: the last one declared before it.
  private func local(
    _ name: NameID, file: Int, from owner: DeclarationID, before offset: UInt32
  ) -> VariableID? {
    var current = owner
    let outline = table.files[file].outline
    while current != .none {
      let declaration = outline.declarations[Int(current.rawValue)]
      if declaration.kind.isNominalType || declaration.kind == .extension { return nil }
      let candidates = table.locals[file][current, name]
      if !candidates.isEmpty {
        return candidates.last {
          outline.variables[Int($0.rawValue)].nameRange.start < offset
        } ?? candidates.first
      }
      current = declaration.parent
    }
    return nil
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
