import Configuration
import Lexing
import Outlining

extension ValueResolver {
  /// The chain that begins at an offset or after it.
  func chain(from offset: UInt32, _ file: Int) -> MemberChain? {
    let outline = model.files[file].outline
    var low = 0
    var high = outline.chains.count
    while low < high {
      let middle = (low + high) / 2
      let start = outline.chains[middle].components.first.map { outline.components[$0].offset } ?? 0
      if start < offset { low = middle + 1 } else { high = middle }
    }
    return low < outline.chains.count ? outline.chains[low] : nil
  }

  /// Where a chain begins, a `self` before it counted in.
  func start(of chain: MemberChain, _ file: Int) -> UInt32 {
    guard let first = chain.components.first else { return 0 }
    let offset = model.files[file].outline.components[first].offset
    let length = UInt32("self.".utf8.count)
    return chain.beginsWithSelf && offset >= length ? offset - length : offset
  }

  func shownByChain(at offset: UInt32, _ file: Int, own: Value) -> NavigationCall.Shown {
    guard let chain = chain(from: offset, file), let first = chain.components.first,
      model.files[file].outline.components[first].offset == offset
    else { return .unknown }
    return shown(by: chain, file, own: own)
  }

  func shown(by chain: MemberChain, _ file: Int, own: Value) -> NavigationCall.Shown {
    let value = value(of: chain, before: chain.components.upperBound, file: file, own: own)
    let shown = shown(value.meaning)
    return shown == .unknown ? built(chain, file) : shown
  }

  /// What a storyboard makes, or a builder or a router of the repo.
  func built(_ chain: MemberChain, _ file: Int) -> NavigationCall.Shown {
    let outline = model.files[file].outline
    if chain.components.contains(where: {
      isErrandName(table.text(file, outline.components[$0].name))
    }) {
      return .system
    }
    for component in chain.components
    where table.traits(file, outline.components[component].name).contains(.instantiation) {
      return .screen
    }
    guard chain.components.count > 1, let last = chain.components.last,
      outline.components[last].isCall,
      let from = table.enclosingType(file: file, chain.owner)
    else { return .unknown }
    let receiver = value(
      of: chain, before: last, file: file, own: Value(.own(from), isOwn: true))
    guard case .own(let type) = receiver.meaning else { return .unknown }
    return model[type].role == .builder || model[type].role == .router ? .screen : .unknown
  }

  /// What the names of a chain before one of them are, taken together.
  func value(
    of chain: MemberChain, before end: Int, file: Int, own: Value, depth: Int = 0
  ) -> Value {
    guard depth < 6 else { return .unknown }
    let start = chain.components.lowerBound
    guard start < end else { return own }
    var current = firstValue(of: chain, file: file, own: own, depth: depth)
    for index in (start + 1)..<max(end, start + 1) {
      current = step(current, index, file: file, depth: depth)
    }
    return current
  }

  func firstValue(
    of chain: MemberChain, file: Int, own: Value, depth: Int
  ) -> Value {
    let component = model.files[file].outline.components[chain.components.lowerBound]
    if component.name == .none { return castValue(before: component.offset, file) }
    let name = table.simpleName(file: file, component.name)
    if table.traits(file, component.name).contains(.capitalized) {
      switch table.lookUp(component.name, file: file, from: chain.owner, wholePath: false) {
      case .types(let types): return types.first.map { Value(.own($0)) } ?? .unknown
      case .external: return Value(.external(table.path(file, component.name).last))
      case .parameter, .ambiguous, .function: return .unknown
      }
    }
    // What overrides a member passes it on.
    if name == words.superclass { return .unknown }
    if !chain.beginsWithSelf, !component.isCall, !component.isSubscript,
      let variable = local(component.name, file, from: chain.owner, before: component.offset)
    {
      let meaning = meaning(of: variable, file, depth: depth + 1)
      if meaning == .unknown, words.strongSelves.contains(name) { return own }
      // `guard let navigation = navigationController` is still one's own.
      return Value(meaning, isOwn: isOwnController(variable, file, own, depth))
    }
    return step(own, chain.components.lowerBound, file: file, depth: depth)
  }

  func isOwnController(
    _ variable: VariableID, _ file: Int, _ own: Value, _ depth: Int
  ) -> Bool {
    let value = table.variable(file, variable)
    guard value.initialChain >= 0, value.typeRange.length == 0 else { return false }
    let chain = model.files[file].outline.chains[Int(value.initialChain)]
    return self.value(
      of: chain, before: chain.components.upperBound, file: file, own: own, depth: depth + 1
    ).isOwn
  }

  /// `(view as? UIViewController)?.present(…)`
  func castValue(before offset: UInt32, _ file: Int) -> Value {
    let outline = model.files[file].outline
    let index = table.firstReference(file, from: offset) - 1
    guard index >= 0 else { return .unknown }
    let reference = outline.references[index]
    guard reference.context == .cast, reference.range.end <= offset,
      offset - reference.range.end <= 3
    else { return .unknown }
    return Value(meaning(of: reference, file))
  }

  func step(_ value: Value, _ index: Int, file: Int, depth: Int) -> Value {
    let component = model.files[file].outline.components[index]
    if component.isSubscript { return .unknown }
    let name = table.simpleName(file: file, component.name)
    if case .own(let type) = value.meaning {
      if component.isCall {
        if let (place, _) = table.function(name, of: type) {
          return Value(result(of: table.memberPlaces[place]))
        }
      } else if let (place, _) = table.property(name, of: type) {
        let property = table.memberPlaces[place]
        return Value(
          meaning(of: VariableID(property.index), property.file, depth: depth + 1))
      }
      if controllers[type.index] {
        return property(name, value) ?? .unknown
      }
    }
    return property(name, value) ?? added[name].map { Value(.external($0)) } ?? .unknown
  }

  /// What UIKit reaches from a controller, a view or a window.
  func property(_ name: Int32, _ value: Value) -> Value? {
    if name == words.navigationProperty {
      return Value(.external(words.navigationController), isOwn: value.isOwn)
    }
    if name == words.rootProperty { return Value(.external(words.viewController), isOwn: true) }
    switch value.meaning {
    case .unknown, .presented: return nil
    case .own(let type):
      guard controllers[type.index] else { return nil }
    case .external(let external):
      guard table.names.traits[Int(external)].contains(.uiController) else { return nil }
      // Who closes a picker's presenter closes the picker.
      if words.controllers.contains(name), isSystem(external) { return value }
    }
    if name == words.presentedProperty { return Value(.presented) }
    return words.controllers.contains(name)
      ? Value(.external(words.viewController), isOwn: value.isOwn) : nil
  }

  /// The parameter or local that a name means in a function: the last one declared before it.
  func local(
    _ name: NameID, _ file: Int, from owner: DeclarationID, before offset: UInt32
  ) -> VariableID? {
    var current = owner
    let outline = model.files[file].outline
    while current != .none {
      let declaration = outline.declarations[Int(current.rawValue)]
      if declaration.kind.isNominalType || declaration.kind == .extension { return nil }
      let candidates = table.locals[file][current, name]
      if let found = candidates.last(where: {
        outline.variables[Int($0.rawValue)].nameRange.start < offset
      }) {
        return found
      }
      current = declaration.parent
    }
    return nil
  }
}
