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
  let controllers: [Bool]
  /// Per type: it inherits a framework's navigation controller.
  let navigations: [Bool]
  /// What the repo adds to framework types: the members that give a controller.
  let added: [Int32: Int32]

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
  func isAnnotation(_ context: ReferenceContext) -> Bool {
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
  func result(of place: MemberPlace) -> Meaning {
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
func isPlainControllerName(_ name: String) -> Bool {
  isContainerName(name)
    || [
      "UIViewController", "UITableViewController", "UICollectionViewController",
      "UIPageViewController", "UIInputViewController", "GLKViewController",
      "ASTableViewController", "NSViewController", "NSWindowController", "NSPageController",
      "WKInterfaceController",
    ].contains(name)
}

func isContainerName(_ name: String) -> Bool {
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
