import Configuration
import Lexing
import Outlining

/// What is presented or pushed.
extension NavigationCollector {
  /// What the first argument of a call is: made there, called for there, or a name that is followed
  /// to its declaration.
  mutating func shown(_ site: Site, _ act: NavigationCall.Act) -> NavigationCall.Shown {
    let file = site.file
    let outline = model.files[file].outline
    guard let argument = outline.firstArgument(ofComponent: site.component, inChain: site.row)
    else { return .unknown }
    let member = table.enclosingMember(file: file, site.chain.owner)
    switch argument.value {
    case .name(let name):
      return shown(
        byName: name, at: argument.range.start, site, member, isPresented: act == .present)
    case .chain(let chain) where argument.isWhole:
      return shown(by: outline.chains[Int(chain)], file)
    case .type(let type) where argument.isWhole:
      let reference = outline.references[Int(type.rawValue)]
      if makesPlainController(reference, file) { return .screen }
      switch reference.context {
      case .expressionCall, .cast:
        return made(shown(values.value(of: reference, file: file)), file, member)
      default: return .unknown
      }
    case .nothing, .chain, .type:
      return shownVariable(site, member, isPresented: act == .present)
    }
  }

  private mutating func shown(
    byName name: NameID, at offset: UInt32, _ site: Site, _ member: DeclarationID,
    isPresented: Bool
  ) -> NavigationCall.Shown {
    let file = site.file
    let own = values.selfValue(file: file, site.chain.owner)
    let number = table.simpleName(file: file, name)
    if number == words.selfName { return shown(own) }
    if let variable = table.local(name, file: file, from: site.chain.owner, before: offset) {
      return made(shown(of: variable, file), file, member)
    }
    if let type = own.types.first, let (place, _) = table.property(number, of: type) {
      let property = table.memberPlaces[place]
      return shown(of: VariableID(property.index), property.file)
    }
    return shownVariable(site, member, isPresented: isPresented)
  }

  /// The guess for what cannot be bound, a closure's `$0`, a global, or the value of an operator:
  /// where all the controllers among the member's variables are of one kind, it is one of that kind.
  private mutating func shownVariable(
    _ site: Site, _ member: DeclarationID, isPresented: Bool
  ) -> NavigationCall.Shown {
    let outline = model.files[site.file].outline
    let offset = outline.components[site.component].offset
    var kinds: [NavigationCall.Shown] = []
    for index in variables(in: member, site.file)
    where outline.variables[index].nameRange.start < offset {
      let shown = made(shown(of: VariableID(UInt32(index)), site.file), site.file, member)
      if shown != .unknown, !kinds.contains(shown) { kinds.append(shown) }
    }
    if kinds.count == 1 { return kinds[0] }
    let own = values.selfValue(file: site.file, site.chain.owner)
    guard isPresented, kinds.isEmpty, let type = own.types.first else { return .unknown }
    return shownByProperties(of: type)
  }

  /// What a type presents from its properties, where all the controllers among them are for errands.
  private mutating func shownByProperties(of type: TypeID) -> NavigationCall.Shown {
    var hasErrands = false
    for ancestor in model.ancestors(of: type) where model[ancestor].kind != .protocol {
      for place in table.places[ancestor.index] {
        let outline = model.files[place.file].outline
        for index in variables(in: place.declaration, place.file)
        where outline.variables[index].kind == .member
          && outline.variables[index].owner == place.declaration
        {
          switch shown(of: VariableID(UInt32(index)), place.file) {
          case .system, .alert: hasErrands = true
          case .screen: return .unknown
          case .unknown: break
          }
        }
      }
    }
    return hasErrands ? .system : .unknown
  }

  /// An alert with buttons closes itself.
  private func made(
    _ shown: NavigationCall.Shown, _ file: Int, _ member: DeclarationID
  ) -> NavigationCall.Shown {
    guard shown == .system else { return shown }
    return makesAlert(file, member) ? .alert : .system
  }

  /// Names `UIAlertAction`, or adds an action to something.
  func makesAlert(_ file: Int, _ member: DeclarationID) -> Bool {
    guard member != .none else { return false }
    let declaration = table.declaration(file, member)
    let outline = model.files[file].outline
    var index = table.firstReference(file, from: declaration.start)
    var isAlert = false
    var hasActions = false
    while index < outline.references.count, outline.references[index].range.start < declaration.end
    {
      let name = table.names.number(file, outline.references[index].name)
      if name == words.alertController { isAlert = true }
      if name == words.alertAction { hasActions = true }
      index += 1
    }
    return isAlert && hasActions
  }

  // MARK: Values

  /// What presenting such a value shows.
  func shown(_ value: Value) -> NavigationCall.Shown {
    for type in value.types where frameworks.controllers[type.index] {
      if isErrandName(model[type].simpleName) || isSharedErrand(type) { return .system }
      let isSystem = model.ancestors(of: type).contains { ancestor in
        model[ancestor].externalBases.contains {
          isUIControllerName($0) && !isPlainControllerName($0)
        }
      }
      return isSystem ? .system : .screen
    }
    guard value.types.isEmpty, value.external != 0 else { return .unknown }
    let name = table.names[value.external]
    if frameworks.isSystem(value.external) || isErrandName(name) { return .system }
    return isContainerName(name) ? .screen : .unknown
  }

  /// A sheet or dialog that the code base shares: it belongs to no module.
  private func isSharedErrand(_ type: TypeID) -> Bool {
    let name = model[type].simpleName
    return model[type].module == nil && sharedErrandWords.contains { holds(name[...], $0) }
  }

  /// `UIViewController()`: what is made here and handed in by nobody is a screen, whatever is put in it.
  private func makesPlainController(_ reference: TypeReference, _ file: Int) -> Bool {
    guard reference.context == .expressionCall, reference.container == .none else { return false }
    let value = values.value(of: reference, file: file)
    return value.types.isEmpty && value.external != 0
      && isPlainControllerName(table.names[value.external])
  }

  mutating func shown(of variable: VariableID, _ file: Int) -> NavigationCall.Shown {
    let shown = shown(values.value(of: variable, file: file))
    guard shown == .unknown else { return shown }
    if table.typeReferences[file][variable].contains(where: { id in
      let reference = table.reference(file, id)
      return reference.flags.contains(.givesType) && makesPlainController(reference, file)
    }) {
      return .screen
    }
    let value = table.variable(file, variable)
    guard value.initialChain >= 0 else { return shown }
    return built(model.files[file].outline.chains[Int(value.initialChain)], file)
  }

  private mutating func shown(by chain: MemberChain, _ file: Int) -> NavigationCall.Shown {
    let shown = shown(values.value(of: chain, file: file))
    guard shown == .unknown else { return shown }
    let built = built(chain, file)
    return built == .unknown ? partOfBuilt(chain, file) : built
  }

  /// `let next = LoginModule.make()` and `present(next.view, animated: true)`: the screen among what a builder
  /// gives together.
  private mutating func partOfBuilt(_ chain: MemberChain, _ file: Int) -> NavigationCall.Shown {
    let outline = model.files[file].outline
    guard chain.components.count == 2, let first = chain.components.first,
      !chain.components.contains(where: { outline.components[$0].isCall }),
      let variable = table.local(
        outline.components[first].name, file: file, from: chain.owner,
        before: outline.components[first].offset)
    else { return .unknown }
    let given = table.variable(file, variable).initialChain
    return given < 0 ? .unknown : built(outline.chains[Int(given)], file)
  }

  /// What a storyboard makes, or a builder or a router of the repo.
  private mutating func built(_ chain: MemberChain, _ file: Int) -> NavigationCall.Shown {
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
      outline.components[last].isCall, table.enclosingType(file: file, chain.owner) != nil,
      let type = values.value(of: chain, before: last, file: file).types.first
    else { return .unknown }
    return model[type].role == .builder || model[type].role == .router ? .screen : .unknown
  }

  /// The variables that stand in a declaration, as indices into the file's.
  func variables(in declaration: DeclarationID, _ file: Int) -> Range<Int> {
    guard declaration != .none else { return 0..<0 }
    let value = table.declaration(file, declaration)
    let variables = model.files[file].outline.variables
    func first(from offset: UInt32) -> Int {
      variables.indices.partitionPoint { variables[$0].nameRange.start >= offset }
    }
    let start = first(from: value.start)
    return start..<max(start, first(from: value.end))
  }
}

private let sharedErrandWords = Words.shipped.inOrder(.sharedErrands)
