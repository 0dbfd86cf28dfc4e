import Configuration
import Lexing
import Outlining

/// Tells what stands before the dot of a chain, where it may be a framework's: ``MemberResolver``
/// follows the repo's own types only. Asked for little, it remembers nothing.
struct ValueResolver {
  let model: ArchitectureModel
  let table: SymbolTable
  let words: NavigationWords
  /// Per type: it inherits a framework's view controller.
  private let controllers: [Bool]
  /// Per type: it inherits a framework's navigation controller.
  private let navigations: [Bool]
  /// What the repo adds to framework types: the members that give a controller.
  private let added: [Int32: Int32]

  /// What a value is.
  struct Value {
    var meaning: Meaning
    /// It is `self`, or what UIKit reaches from it.
    var isOwn: Bool

    init(_ meaning: Meaning, isOwn: Bool = false) {
      self.meaning = meaning
      self.isOwn = isOwn
    }

    static let unknown = Value(.unknown)
  }

  enum Meaning: Equatable {
    case own(TypeID)
    /// A type of the outside world, as the run's number of its name.
    case external(Int32)
    /// What a controller presents.
    case presented
    case unknown
  }

  init(_ model: ArchitectureModel, _ table: SymbolTable, _ words: NavigationWords) {
    self.model = model
    self.table = table
    self.words = words
    let bases = model.types.map { type in
      type.kind != .protocol
        && type.externalBases.contains {
          isUIControllerName(firstLevel($0)) || $0.hasSuffix("ViewController")
        }
    }
    let navigationBases = model.types.map { type in
      type.externalBases.contains { $0.hasSuffix("NavigationController") }
    }
    controllers = model.types.indices.map { index in
      model.types[index].kind != .protocol
        && model.ancestors(of: TypeID(index)).contains { bases[$0.index] }
    }
    navigations = model.types.indices.map { index in
      model.ancestors(of: TypeID(index)).contains { navigationBases[$0.index] }
    }
    added = table.controllersAddedToFrameworks()
  }

  // MARK: What a type is

  /// Whether a type is a view controller.
  func isController(_ type: TypeID) -> Bool { controllers[type.index] }

  func isNavigation(_ meaning: Meaning) -> Bool {
    switch meaning {
    // A navigation controller of one's own that moves its own stack is no screen.
    case .own(let type): navigations[type.index]
    case .external(let name): name == words.navigationController
    case .presented, .unknown: false
    }
  }

  func isExternal(_ value: Value, _ name: Int32) -> Bool {
    guard case .external(let other) = value.meaning else { return false }
    return other == name
  }

  /// A controller of the platform that does one errand and is closed again.
  func isSystem(_ name: Int32) -> Bool {
    table.names.traits[Int(name)].contains(.uiController)
      && !isPlainControllerName(table.names[name])
  }

  /// What presenting such a value shows.
  func shown(_ meaning: Meaning) -> NavigationCall.Shown {
    switch meaning {
    case .own(let type):
      guard controllers[type.index] else { return .unknown }
      if isErrandName(model[type].simpleName) { return .system }
      let isSystem = model.ancestors(of: type).contains { ancestor in
        model[ancestor].externalBases.contains {
          isUIControllerName($0) && !isPlainControllerName($0)
        }
      }
      return isSystem ? .system : .screen
    case .external(let name):
      if isSystem(name) || isErrandName(table.names[name]) { return .system }
      return isContainerName(table.names[name]) ? .screen : .unknown
    case .presented, .unknown: return .unknown
    }
  }

  /// What a type presents from its properties, where all the controllers among them are for errands.
  func shownByProperties(of type: TypeID) -> NavigationCall.Shown {
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

  /// Whether the type, or what it inherits, declares a function of that name and first label.
  func declaresFunction(_ value: Value, _ name: Int32, label: Int32) -> Bool {
    guard case .own(let type) = value.meaning,
      let (place, _) = table.function(name, of: type)
    else { return false }
    let member = table.memberPlaces[place]
    let declaration = model.files[member.file].outline.declarations[Int(member.index)]
    guard !declaration.modifiers.contains(.override) else { return false }
    let outline = model.files[member.file].outline
    for index in variables(in: DeclarationID(member.index), member.file)
    where outline.variables[index].owner == DeclarationID(member.index)
      && outline.variables[index].kind == .parameter
    {
      return table.names.number(member.file, outline.variables[index].label) == label
    }
    return label == 0
  }

  func isInInitializer(_ owner: DeclarationID, _ file: Int) -> Bool {
    let member = table.enclosingMember(file: file, owner)
    return member != .none && table.declaration(file, member).kind == .initializer
  }

  // MARK: Variables

  /// The variables that stand in a declaration, as indices into the file's.
  func variables(in declaration: DeclarationID, _ file: Int) -> Range<Int> {
    guard declaration != .none else { return 0..<0 }
    let value = table.declaration(file, declaration)
    let variables = model.files[file].outline.variables
    func first(from offset: UInt32) -> Int {
      var low = 0
      var high = variables.count
      while low < high {
        let middle = (low + high) / 2
        if variables[middle].nameRange.start < offset { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let start = first(from: value.start)
    return start..<max(start, first(from: value.end))
  }

  func shown(of variable: VariableID, _ file: Int) -> NavigationCall.Shown {
    let shown = shown(meaning(of: variable, file))
    let value = table.variable(file, variable)
    guard shown == .unknown, value.initialChain >= 0 else { return shown }
    return built(model.files[file].outline.chains[Int(value.initialChain)], file)
  }

  func meaning(of variable: VariableID, _ file: Int, depth: Int = 0) -> Meaning {
    guard depth < 6 else { return .unknown }
    for id in table.typeReferences[file][variable] {
      let reference = table.reference(file, id)
      guard reference.container == .none,
        reference.flags.isDisjoint(with: [.inCollection, .inFunctionType, .inTuple, .metatype])
      else { continue }
      if reference.flags.contains(.inInitialValue), isAnnotation(reference.context) { continue }
      let found = meaning(of: reference, file)
      if reference.member == .none || table.traits(file, reference.member).contains(.initializer) {
        return found
      }
      let member = table.simpleName(file: file, reference.member)
      if case .own(let type) = found, let (place, _) = table.property(member, of: type) {
        let property = table.memberPlaces[place]
        return meaning(of: VariableID(property.index), property.file, depth: depth + 1)
      }
      if case .own = found { return found }
      return .unknown
    }
    let value = table.variable(file, variable)
    guard value.typeRange.length == 0, value.initialChain >= 0 else { return .unknown }
    let chain = model.files[file].outline.chains[Int(value.initialChain)]
    let own = table.enclosingType(file: file, chain.owner).map { Value(.own($0), isOwn: true) }
    return self.value(
      of: chain, before: chain.components.upperBound, file: file, own: own ?? .unknown,
      depth: depth + 1
    ).meaning
  }

  /// The written type of a variable.
  private func isAnnotation(_ context: ReferenceContext) -> Bool {
    switch context {
    case .local, .property, .parameter: true
    default: false
    }
  }

  func meaning(of reference: TypeReference, _ file: Int) -> Meaning {
    switch table.resolve(reference, file: file) {
    case .types(let types): types.first.map { .own($0) } ?? .unknown
    case .external: .external(table.path(file, reference.name).last)
    case .parameter, .ambiguous, .function: .unknown
    }
  }

  /// What a function of the repo returns.
  private func result(of place: MemberPlace) -> Meaning {
    let outline = model.files[place.file].outline
    let declaration = outline.declarations[Int(place.index)]
    var index = table.firstReference(place.file, from: declaration.start)
    while index < outline.references.count, outline.references[index].range.start < declaration.end
    {
      let reference = outline.references[index]
      if reference.owner.rawValue == place.index, reference.context == .result,
        reference.container == .none,
        reference.flags.isDisjoint(
          with: [.inClosure, .inCollection, .inFunctionType, .inTuple, .metatype])
      {
        return meaning(of: reference, place.file)
      }
      index += 1
    }
    return .unknown
  }

  // MARK: Chains

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
  private func built(_ chain: MemberChain, _ file: Int) -> NavigationCall.Shown {
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

  private func firstValue(
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

  private func isOwnController(
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
  private func castValue(before offset: UInt32, _ file: Int) -> Value {
    let outline = model.files[file].outline
    let index = table.firstReference(file, from: offset) - 1
    guard index >= 0 else { return .unknown }
    let reference = outline.references[index]
    guard reference.context == .cast, reference.range.end <= offset,
      offset - reference.range.end <= 3
    else { return .unknown }
    return Value(meaning(of: reference, file))
  }

  private func step(_ value: Value, _ index: Int, file: Int, depth: Int) -> Value {
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
  private func property(_ name: Int32, _ value: Value) -> Value? {
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
  private func local(
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

extension SymbolTable {
  /// Members that the repo adds to types of the outside and that give a controller:
  /// `extension UIApplication { static func topViewController() -> UIViewController? }`.
  fileprivate func controllersAddedToFrameworks() -> [Int32: Int32] {
    var found: [Int32: Int32] = [:]
    for file in files.indices where files[file].kind == .source {
      let outline = files[file].outline
      for reference in outline.references where traits(file, reference.name).contains(.uiController)
      {
        let owner: DeclarationID
        let name: NameID
        if reference.variable != .none {
          let variable = variable(file, reference.variable)
          guard variable.kind == .member, reference.context == .property else { continue }
          owner = variable.owner
          name = variable.name
        } else {
          guard reference.context == .result, reference.owner != .none else { continue }
          let function = declaration(file, reference.owner)
          guard function.kind == .function else { continue }
          owner = function.parent
          name = function.name
        }
        guard owner != .none, declaration(file, owner).kind == .extension,
          typeOfDeclaration[file][Int(owner.rawValue)] < 0
        else { continue }
        found[simpleName(file: file, name)] = names.number(file, reference.name)
      }
    }
    return found
  }
}

/// Controllers that any screen may be, or that hold other screens.
private func isPlainControllerName(_ name: String) -> Bool {
  isContainerName(name)
    || [
      "UIViewController", "UITableViewController", "UICollectionViewController",
      "UIPageViewController", "UIInputViewController", "GLKViewController",
      "ASTableViewController", "NSViewController", "NSWindowController", "NSPageController",
      "WKInterfaceController",
    ].contains(name)
}

private func isContainerName(_ name: String) -> Bool {
  [
    "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIHostingController", "NSHostingController", "WKHostingController", "NSTabViewController",
    "NSSplitViewController",
  ].contains(name)
}

/// What is shown for one errand and closed again, by its name: alerts, pickers and the like.
package func isErrandName(_ name: String) -> Bool { errandWords.contains { name.contains($0) } }

private let errandWords = [
  "Alert", "ActionSheet", "Picker", "Popup", "PopUp", "Popover", "Toast", "HUD", "Hud", "Loading",
  "Loader", "Spinner", "Progress", "Presented",
]
