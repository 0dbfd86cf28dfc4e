import Lexing
import Outlining

extension SymbolTable {
  /// Lists the properties and functions of each type and the parameters and locals of each
  /// function, for resolving chains.
  mutating func collectMembers() {
    locals.reserveCapacity(files.count)
    for file in files.indices {
      let outline = files[file].outline
      for (index, variable) in outline.variables.enumerated() {
        switch variable.kind {
        case .member:
          guard variable.owner != .none else { continue }
          let type = typeOfDeclaration[file][Int(variable.owner.rawValue)]
          guard type >= 0 else { continue }
          let name = simpleName(file: file, variable.name)
          if variablesOfType[Int(type), name] == nil {
            variablesOfType[Int(type), name] = Int32(memberPlaces.count)
            memberPlaces.append(MemberPlace(file: file, index: UInt32(index)))
          }
          memberNames.insert(name)
          let isGeneric = !outline.declarations[Int(variable.owner.rawValue)].genericParameters
            .isEmpty
          if variable.ownership == .weak, isGeneric { weakHolders.insert(TypeID(Int(type))) }
        case .local, .parameter, .closureParameter, .binding, .global: break
        }
      }
      locals.append(LocalNames(outline))
      typeReferences.append(GroupedReferences(outline))
      for (index, declaration) in outline.declarations.enumerated()
      where declaration.kind == .function && declaration.parent != .none {
        let type = typeOfDeclaration[file][Int(declaration.parent.rawValue)]
        guard type >= 0 else { continue }
        let name = simpleName(file: file, declaration.name)
        if functionsOfType[Int(type), name] == nil {
          functionsOfType[Int(type), name] = Int32(memberPlaces.count)
          memberPlaces.append(MemberPlace(file: file, index: UInt32(index)))
        }
        memberNames.insert(name)
      }
    }
  }

  /// The property that a name means on a type: its own, then what it inherits.
  func property(_ name: Int32, of type: TypeID) -> (place: MemberPlace, declaredIn: TypeID)? {
    for ancestor in ancestors(of: type) {
      if let place = variablesOfType[ancestor.index, name] {
        return (memberPlaces[Int(place)], ancestor)
      }
    }
    return nil
  }

  func function(_ name: Int32, of type: TypeID) -> (place: MemberPlace, declaredIn: TypeID)? {
    for ancestor in ancestors(of: type) {
      if let place = functionsOfType[ancestor.index, name] {
        return (memberPlaces[Int(place)], ancestor)
      }
    }
    return nil
  }

  /// The types of the repo that a variable may hold: by annotation, initial value, or the chain
  /// that it is set from. Empty where the code does not tell.
  func types(of variable: VariableID, file: Int, depth: Int = 0) -> [TypeID] {
    guard depth < 8 else { return [] }
    var found: [TypeID] = []
    for id in typeReferences[file][variable] {
      let reference = self.reference(file, id)
      guard reference.container == .none,
        reference.flags.isDisjoint(with: [.inCollection, .inFunctionType, .inTuple, .metatype])
      else { continue }
      if reference.context == .local || reference.context == .property
        || reference.context == .parameter,
        reference.flags.contains(.inInitialValue)
      {
        continue
      }
      if case .types(let types) = resolve(reference, file: file) {
        // `Foo.shared` and `Foo.make()` are most often a Foo; a declared member tells better.
        found += memberTypes(of: types, reference, file: file, depth: depth) ?? types
      }
    }
    let value = self.variable(file, variable)
    if found.isEmpty, value.typeRange.length == 0, value.initialChain >= 0 {
      let chain = files[file].outline.chains[Int(value.initialChain)]
      return steps(of: chain, file: file, depth: depth + 1).last?.result ?? []
    }
    return found
  }

  /// What `Foo.member` gives, where the repo declares the member and its type.
  private func memberTypes(
    of types: [TypeID], _ reference: TypeReference, file: Int, depth: Int
  ) -> [TypeID]? {
    guard reference.member != .none, let type = types.first else { return nil }
    let name = simpleName(file: file, reference.member)
    guard !traits(file, reference.member).contains(.initializer) else { return nil }
    if let (place, _) = property(name, of: type) {
      return self.types(of: VariableID(place.index), file: place.file, depth: depth + 1)
    }
    if let (place, _) = function(name, of: type) {
      return results(of: place)
    }
    return nil
  }

  /// The types of the repo that a function returns.
  func results(of function: MemberPlace) -> [TypeID] {
    let outline = files[function.file].outline
    var found: [TypeID] = []
    for index in resultReferences(of: function) {
      let reference = outline.references[index]
      guard reference.container == .none,
        reference.flags.isDisjoint(with: [.inCollection, .inFunctionType, .inTuple, .metatype])
      else { continue }
      if case .types(let types) = resolve(reference, file: function.file) { found += types }
    }
    return found
  }

  /// References are in source order, so those of one function's signature stand together.
  private func resultReferences(of function: MemberPlace) -> [Int] {
    let outline = files[function.file].outline
    let declaration = outline.declarations[Int(function.index)]
    var found: [Int] = []
    var index = firstReference(function.file, from: declaration.start)
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
}

/// One name of a chain, resolved.
struct ChainStep: Sendable {
  /// The type before the dot; nil for the first name.
  var receiver: TypeID?
  var component: Int
  var declaredIn: TypeID?
  var result: [TypeID]
}

extension SymbolTable {
  /// Resolves a chain name by name as far as the repo's own declarations tell.
  func steps(of chain: MemberChain, file: Int, depth: Int = 0) -> [ChainStep] {
    guard depth < 8, let first = chain.components.first else { return [] }
    let outline = files[file].outline
    guard var current = firstStep(of: chain, file: file, depth: depth) else { return [] }
    var steps = [ChainStep(receiver: nil, component: first, declaredIn: nil, result: current)]
    for index in chain.components.dropFirst() {
      let component = outline.components[index]
      guard let receiver = current.first else { break }
      let name = simpleName(file: file, component.name)
      var result: [TypeID] = []
      var home: TypeID?
      for candidate in current {
        if let (place, declaredIn) = property(name, of: candidate) {
          if component.isSubscript || component.isCall { break }
          result = types(of: VariableID(place.index), file: place.file, depth: depth + 1)
          home = declaredIn
          break
        }
        if component.isCall, let (place, declaredIn) = function(name, of: candidate) {
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

  private func firstStep(of chain: MemberChain, file: Int, depth: Int) -> [TypeID]? {
    let outline = files[file].outline
    let component = outline.components[chain.components.lowerBound]
    if component.isSubscript { return nil }
    if traits(file, component.name).contains(.capitalized) {
      guard !component.isSubscript,
        case .types(let types) = lookUp(
          component.name, file: file, from: chain.owner, wholePath: false)
      else { return nil }
      return types
    }
    if !chain.beginsWithSelf, !component.isCall,
      let variable = local(component.name, file: file, from: chain.owner, before: component.offset)
    {
      return types(of: variable, file: file, depth: depth + 1)
    }
    guard let type = enclosingType(file: file, chain.owner) else { return nil }
    let name = simpleName(file: file, component.name)
    if component.isCall {
      return function(name, of: type).map { results(of: $0.place) }
    }
    return property(name, of: type).map {
      types(of: VariableID($0.place.index), file: $0.place.file, depth: depth + 1)
    }
  }

  /// The parameter or local that a name means in a function: the last one declared before it.
  private func local(
    _ name: NameID, file: Int, from owner: DeclarationID, before offset: UInt32
  ) -> VariableID? {
    var current = owner
    let outline = files[file].outline
    while current != .none {
      let declaration = outline.declarations[Int(current.rawValue)]
      if declaration.kind.isNominalType || declaration.kind == .extension { return nil }
      let candidates = locals[file][current, name]
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
