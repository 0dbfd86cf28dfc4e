import Configuration
import Outlining

/// Which types of the run are a framework's controllers, and what the members of controllers give.
struct FrameworkControllers {
  let names: NameTable
  /// Per type: it inherits a framework's view controller.
  let controllers: [Bool]
  /// Per type: it inherits a framework's navigation controller.
  let navigations: [Bool]
  /// What the repo adds to framework types: the members that give a controller.
  private let added: [Int32: Int32]
  private let navigationController: Int32
  private let viewController: Int32
  /// Properties of a controller that lead to another one.
  private let leadingProperties: [Int32]
  private let navigationProperty: Int32
  private let presentedProperty: Int32
  private let rootProperty: Int32

  init(_ table: SymbolTable) {
    let names = table.names
    self.names = names
    let bases = table.types.map { type in
      type.kind != .protocol
        && type.externalBases.contains {
          isUIControllerName(firstLevel($0)) || $0.hasSuffix("ViewController")
        }
    }
    let navigationBases = table.types.map { type in
      type.externalBases.contains { $0.hasSuffix("NavigationController") }
    }
    controllers = table.types.indices.map { index in
      table.types[index].kind != .protocol
        && table.ancestors(of: TypeID(index)).contains { bases[$0.index] }
    }
    navigations = table.types.indices.map { index in
      table.ancestors(of: TypeID(index)).contains { navigationBases[$0.index] }
    }
    added = table.controllersAddedToFrameworks()
    func number(_ word: String) -> Int32 { names.number(of: word) ?? -1 }
    navigationController = number("UINavigationController")
    viewController = number("UIViewController")
    leadingProperties = Words.shipped.inOrder(.controllerProperties).compactMap {
      names.number(of: $0)
    }
    navigationProperty = number("navigationController")
    presentedProperty = number("presentedViewController")
    rootProperty = number("rootViewController")
  }

  /// Whether a framework's controller is named.
  func isController(_ external: Int32) -> Bool {
    names.traits[Int(external)].contains(.uiController)
  }

  /// Whether a value is a controller: a framework's, the repo's own that inherits one, or what one presents.
  func isController(_ value: Value) -> Bool {
    value.isPresented || value.types.contains { controllers[$0.index] }
      || value.external != 0 && isController(value.external)
  }

  /// Whether a value is a navigation controller. One of the repo's own that moves its own stack is no
  /// screen.
  func isNavigation(_ value: Value) -> Bool {
    if let type = value.types.first { return navigations[type.index] }
    return value.external == navigationController
  }

  /// A controller of the platform that does one errand and is closed again.
  func isSystem(_ external: Int32) -> Bool {
    isController(external) && !isPlainControllerName(names[external])
  }

  /// What a member that the repo does not declare gives: what UIKit reaches from a controller, a view
  /// or a window, or what the repo adds to it.
  func member(_ name: Int32, of value: Value) -> Value {
    if name == navigationProperty {
      return Value(external: navigationController, isOwn: value.isOwn)
    }
    if name == rootProperty { return Value(external: viewController, isOwn: true) }
    let isOwnController = value.types.first.map { controllers[$0.index] } ?? false
    if isOwnController || value.external != 0 && isController(value.external) {
      let isLeading = leadingProperties.contains(name)
      // Who closes a picker's presenter closes the picker.
      if isLeading, !isOwnController, isSystem(value.external) { return value }
      if name == presentedProperty { return Value(isPresented: true) }
      if isLeading { return Value(external: viewController, isOwn: value.isOwn) }
      if isOwnController { return .unknown }
    }
    return added[name].map { Value(external: $0) } ?? .unknown
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

  /// The framework's controller that an extension around a place extends.
  func extendedController(file: Int, _ owner: DeclarationID) -> Int32? {
    var current = owner
    while current != .none {
      let declaration = declaration(file, current)
      if declaration.kind.isNominalType { return nil }
      if declaration.kind == .extension {
        guard typeOfDeclaration[file][Int(current.rawValue)] < 0,
          traits(file, declaration.name).contains(.uiController)
        else { return nil }
        return names.number(file, declaration.name)
      }
      current = declaration.parent
    }
    return nil
  }
}

/// Controllers that any screen may be, or that hold other screens.
package func isPlainControllerName(_ name: String) -> Bool {
  isContainerName(name) || plainControllers.contains(name)
}

func isContainerName(_ name: String) -> Bool { containers.contains(name) }

/// What is shown for one errand and closed again, by its name: alerts, pickers and the like.
package func isErrandName(_ name: String) -> Bool { errandWords.contains { holds(name[...], $0) } }

private let plainControllers = Words.shipped[.plainControllers]
private let containers = Words.shipped[.containers]
private let errandWords = Words.shipped.inOrder(.errands)
