import Configuration
package import Lexing
package import Outlining

/// A call that moves between screens, known by its receiver: a controller, a navigation controller,
/// a navigation path, or a helper of the repo over them.
package struct NavigationCall: Sendable {
  package var from: TypeID
  /// As it is called: `pushViewController`, `push`.
  package var name: String
  package var act: Act
  package var receiver: Receiver
  package var shown: Shown
  /// A function of the repo does it, which the type calls.
  package var isByHelper: Bool
  /// It stands in a member that is handed a picker, an alert or the like, or is named for one.
  package var isForErrand: Bool
  /// It stands in a member that a router calls through a protocol of the type.
  package var isToldByRouter: Bool
  package var file: Int
  /// The called name.
  package var range: TextRange
  /// The property or function it stands in, in the names of its file.
  package var ownerName: NameID
  package var owner: DeclarationID

  package enum Act: Sendable {
    /// Lays a controller over the one at hand.
    case present
    /// Goes to another screen, or back to one.
    case move
    case dismiss
    /// Writes a SwiftUI navigation path.
    case path
  }

  package enum Receiver: Sendable {
    /// The type itself, or what UIKit reaches from it: its navigation controller, its window's root.
    case itself
    /// What the type itself presents.
    case presented
    /// Any other controller.
    case another
    /// An alert, a picker or the like.
    case system
  }

  /// What is presented or pushed.
  package enum Shown: Sendable {
    /// A screen of the app.
    case screen
    /// An alert that closes itself.
    case alert
    /// A picker, a share sheet, or any other controller of the platform that does one errand.
    case system
    case unknown
  }

  /// The call as an edge, for places and folding.
  package var edge: Edge {
    Edge(
      from: from, to: .own(from), kind: .local, ownership: .strong, traits: [], file: file,
      range: range, member: ownerName, variable: .none, owner: owner)
  }
}

extension ArchitectureModel {
  /// The calls that move between screens, as far as the code tells what they are called on: those
  /// of a module's types that the architecture knows a router beside.
  func collectNavigationCalls(_ table: SymbolTable) -> [NavigationCall] {
    guard settings.table.entries.contains(where: { $0.from == .router || $0.to == .router })
    else { return [] }
    var collector = NavigationCollector(self, table)
    collector.collectHelpers()
    for file in files.indices where files[file].kind == .source { collector.collect(file) }
    return collector.found
  }
}

/// Who leaves moving between screens to a router.
private let rolesBesideRouters: Set<Role> = [
  .view, .presenter, .interactor, .service, .viewModel, .entity,
]

private struct NavigationCollector {
  let model: ArchitectureModel
  let table: SymbolTable
  let values: ValueResolver
  let words: NavigationWords
  private(set) var found: [NavigationCall] = []
  /// The repo's own functions on UIKit's controllers whose body navigates.
  private var helpers: [HelperName: Helper] = [:]
  private var helperNames = NameSet()
  /// Members of protocols that routers call: what the router decides, its view may carry out.
  private var told: Set<ToldMember> = []
  private let hasPaths: Bool
  /// Per type: whether its calls are of interest.
  private let isAsked: [Bool]

  private struct HelperName: Hashable {
    var name: Int32
    var label: Int32
  }

  private struct Helper {
    var act: NavigationCall.Act
    var shows: Shows

    enum Shows: Equatable {
      /// What it is called on.
      case receiver
      /// What it is handed.
      case argument
      case nothing
      case made(NavigationCall.Shown)
    }
  }

  private struct ToldMember: Hashable {
    var type: TypeID
    var name: Int32
  }

  /// Where a chain stands, and the name of it that is looked at.
  private struct Site {
    var file: Int
    var chain: MemberChain
    var component: Int
    /// What `self` is there.
    var own: ValueResolver.Value
  }

  init(_ model: ArchitectureModel, _ table: SymbolTable) {
    self.model = model
    self.table = table
    words = NavigationWords(table.names)
    values = ValueResolver(model, table, words)
    isAsked = model.types.indices.map { index in
      let type = model[model.judgedType(for: TypeID(index))]
      guard let role = type.role, type.isChecked, !type.isCompositionRoot, !type.kind.isProtocol
      else { return false }
      return type.module != nil && rolesBesideRouters.contains(role)
        && !type.roles.contains(.router) && !type.roles.contains(.builder)
    }
    hasPaths =
      Int(words.navigationPath) < model.externalCounts.count
      && model.externalCounts[Int(words.navigationPath)] > 0
  }

  // MARK: Helpers

  /// Reads `extension UIViewController { func push(module: …) }`; again where one calls another.
  mutating func collectHelpers() {
    var places: [(file: Int, chains: [Int])] = []
    for file in model.files.indices where model.files[file].kind == .source {
      let outline = model.files[file].outline
      let isExtending = outline.declarations.contains {
        $0.kind == .extension && table.traits(file, $0.name).contains(.uiController)
      }
      if isExtending { places.append((file, Array(outline.chains.indices))) }
    }
    for _ in 0..<3 {
      let count = helpers.count
      for place in places { collectHelpers(place.file, place.chains) }
      if helpers.count == count { break }
    }
    collectTold()
  }

  private mutating func collectHelpers(_ file: Int, _ chains: [Int]) {
    let outline = model.files[file].outline
    for index in chains {
      let chain = outline.chains[index]
      guard let name = extendedController(file, chain.owner) else { continue }
      for component in chain.components where mayNavigate(outline.components[component], file) {
        let member = table.enclosingMember(file: file, chain.owner)
        guard member != .none else { continue }
        let site = Site(
          file: file, chain: chain, component: component,
          own: ValueResolver.Value(.external(name), isOwn: true))
        guard let call = call(at: site, from: TypeID(0)) else { continue }
        let declaration = table.declaration(file, member)
        let key = HelperName(
          name: table.simpleName(file: file, declaration.name), label: label(of: member, file))
        if helpers[key] == nil {
          helpers[key] = Helper(act: call.act, shows: shows(site, call, member))
          helperNames.insert(key.name)
        }
      }
    }
  }

  private func shows(_ site: Site, _ call: NavigationCall, _ member: DeclarationID) -> Helper.Shows
  {
    if call.shown != .unknown { return .made(call.shown) }
    if makesAlert(site.file, member) { return .made(.alert) }
    // `controller.present(self, …)`
    if call.receiver == .another { return .receiver }
    return takesArguments(member, site.file) ? .argument : .nothing
  }

  private func takesArguments(_ function: DeclarationID, _ file: Int) -> Bool {
    let outline = model.files[file].outline
    return values.variables(in: function, file).contains {
      outline.variables[$0].owner == function && outline.variables[$0].kind == .parameter
    }
  }

  private func label(of function: DeclarationID, _ file: Int) -> Int32 {
    let outline = model.files[file].outline
    for index in values.variables(in: function, file) {
      let variable = outline.variables[index]
      guard variable.owner == function, variable.kind == .parameter else { continue }
      return table.names.number(file, variable.label)
    }
    return 0
  }

  /// The framework's controller that an extension around a place extends.
  private func extendedController(_ file: Int, _ owner: DeclarationID) -> Int32? {
    var current = owner
    let outline = model.files[file].outline
    while current != .none {
      let declaration = outline.declarations[Int(current.rawValue)]
      if declaration.kind.isNominalType { return nil }
      if declaration.kind == .extension {
        guard table.typeOfDeclaration[file][Int(current.rawValue)] < 0,
          table.traits(file, declaration.name).contains(.uiController)
        else { return nil }
        return table.names.number(file, declaration.name)
      }
      current = declaration.parent
    }
    return nil
  }

  // MARK: What routers ask of their views

  private mutating func collectTold() {
    for file in model.files.indices where model.files[file].kind == .source {
      guard model.rolesDeclared(inFile: file).contains(.router) else { continue }
      let outline = model.files[file].outline
      for chain in outline.chains where chain.components.count > 1 {
        guard let last = chain.components.last, outline.components[last].isCall,
          let from = table.enclosingType(file: file, chain.owner),
          model[model.judgedType(for: from)].role == .router
        else { continue }
        let value = values.value(
          of: chain, before: last, file: file, own: ValueResolver.Value(.own(from), isOwn: true))
        guard case .own(let type) = value.meaning, model[type].kind == .protocol else { continue }
        told.insert(
          ToldMember(type: type, name: table.simpleName(file: file, outline.components[last].name)))
      }
    }
  }

  private func isTold(_ type: TypeID, _ member: DeclarationID, _ file: Int) -> Bool {
    guard member != .none, !told.isEmpty else { return false }
    let name = table.simpleName(file: file, table.declaration(file, member).name)
    return model.ancestors(of: type).contains { told.contains(ToldMember(type: $0, name: name)) }
  }

  // MARK: Calls

  mutating func collect(_ file: Int) {
    let outline = model.files[file].outline
    for chain in outline.chains {
      if hasPaths, chain.isAssigned { collectAssignment(chain, file) }
      for component in chain.components where mayNavigate(outline.components[component], file) {
        guard let from = table.enclosingType(file: file, chain.owner), isAsked[from.index] else {
          continue
        }
        let site = Site(
          file: file, chain: chain, component: component,
          own: ValueResolver.Value(.own(from), isOwn: true))
        if let call = call(at: site, from: from) { found.append(call) }
      }
    }
  }

  private func mayNavigate(_ component: ChainComponent, _ file: Int) -> Bool {
    guard component.isCall else { return false }
    let name = table.names.number(file, component.name)
    return table.names.traits[Int(name)].contains(.navigation) || helperNames.contains(name)
      || hasPaths && (name == words.append || name == words.removeLast)
  }

  private func call(at site: Site, from: TypeID) -> NavigationCall? {
    let component = model.files[site.file].outline.components[site.component]
    let name = table.simpleName(file: site.file, component.name)
    let receiver = values.value(
      of: site.chain, before: site.component, file: site.file, own: site.own)
    if values.isExternal(receiver, words.navigationPath) {
      guard name == words.append || name == words.removeLast else { return nil }
      return call(site, from, .path, .itself, .unknown)
    }
    guard let kind = receiverKind(receiver),
      !values.declaresFunction(
        receiver, name, label: table.names.number(site.file, component.label))
    else { return nil }
    let label = table.names.number(site.file, component.label)
    if let helper = helpers[HelperName(name: name, label: label)] {
      let shown: NavigationCall.Shown =
        switch helper.shows {
        case .made(let shown): shown
        case .argument: self.shown(site, helper.act)
        case .nothing: .unknown
        case .receiver: values.shown(receiver.meaning)
        }
      return call(site, from, helper.act, kind, shown, isByHelper: true)
    }
    guard let act = words.act(of: name, label: label, on: receiver, values) else { return nil }
    let shown = words.takeController.contains(name) ? shown(site, act) : .unknown
    // Messages and spinners are shown as well.
    if name == words.show, shown != .screen { return nil }
    return call(site, from, act, kind, shown)
  }

  /// Nil for what is no controller, or not known.
  private func receiverKind(_ value: ValueResolver.Value) -> NavigationCall.Receiver? {
    switch value.meaning {
    case .unknown: return nil
    case .presented: return .presented
    case .own(let type):
      guard values.isController(type) else { return nil }
      return value.isOwn ? .itself : .another
    case .external(let name):
      guard table.names.traits[Int(name)].contains(.uiController) else { return nil }
      if values.isSystem(name) { return .system }
      return value.isOwn ? .itself : .another
    }
  }

  private func call(
    _ site: Site, _ from: TypeID, _ act: NavigationCall.Act, _ receiver: NavigationCall.Receiver,
    _ shown: NavigationCall.Shown, isByHelper: Bool = false
  ) -> NavigationCall {
    let component = model.files[site.file].outline.components[site.component]
    let text = table.text(site.file, component.name)
    let member = table.enclosingMember(file: site.file, site.chain.owner)
    var ownerName = NameID.none
    if member != .none {
      ownerName = table.declaration(site.file, member).fullName
    } else if site.chain.variable != .none {
      ownerName = table.variable(site.file, site.chain.variable).name
    }
    return NavigationCall(
      from: from, name: text, act: act, receiver: receiver, shown: shown,
      isByHelper: isByHelper,
      isForErrand: isForErrand(site.file, member),
      isToldByRouter: isTold(from, member, site.file), file: site.file,
      range: TextRange(start: component.offset, length: UInt32(text.utf8.count)),
      ownerName: ownerName, owner: site.chain.owner)
  }

  private func isForErrand(_ file: Int, _ member: DeclarationID) -> Bool {
    guard member != .none else { return false }
    let outline = model.files[file].outline
    if isErrandName(table.text(file, table.declaration(file, member).name)) { return true }
    return values.variables(in: member, file).contains { index in
      guard outline.variables[index].kind == .parameter else { return false }
      return switch values.shown(of: VariableID(UInt32(index)), file) {
      case .system, .alert: true
      case .screen, .unknown: false
      }
    }
  }

  /// `path = NavigationPath()`
  private mutating func collectAssignment(_ chain: MemberChain, _ file: Int) {
    guard let last = chain.components.last,
      let from = table.enclosingType(file: file, chain.owner), isAsked[from.index]
    else { return }
    let own = ValueResolver.Value(.own(from), isOwn: true)
    let value = values.value(of: chain, before: last + 1, file: file, own: own)
    guard values.isExternal(value, words.navigationPath),
      !values.isInInitializer(chain.owner, file)
    else { return }
    found.append(
      call(
        Site(file: file, chain: chain, component: last, own: own), from, .path, .itself, .unknown))
  }

  // MARK: What is shown

  /// What the first argument of a call is: made there, called for there, or a variable of the member.
  private func shown(_ site: Site, _ act: NavigationCall.Act) -> NavigationCall.Shown {
    let file = site.file
    let outline = model.files[file].outline
    let component = outline.components[site.component]
    let name = table.text(file, component.name)
    var open = component.offset + UInt32(name.utf8.count)
    if component.label != .none {
      open += UInt32(table.text(file, component.label).utf8.count) + 2
    }
    let lines = outline.lines
    let line = lines.position(of: open).line
    let start = values.start(of: site.chain, file)
    let indentation = lines.position(of: start).column
    // At once, or alone on the next line and further in.
    func isFirst(_ offset: UInt32) -> Bool {
      if offset == open + 1 { return true }
      let position = lines.position(of: offset)
      return position.line == line + 1 && position.column > indentation
        && position.column <= indentation + 4
    }
    let member = table.enclosingMember(file: file, site.chain.owner)
    let index = table.firstReference(file, from: open)
    if index < outline.references.count, isFirst(outline.references[index].range.start) {
      let reference = outline.references[index]
      return switch reference.context {
      case .expressionCall: made(values.shown(values.meaning(of: reference, file)), file, member)
      case .expressionMember: values.shownByChain(at: reference.range.start, file, own: site.own)
      default: .unknown
      }
    }
    if let chain = values.chain(from: open + 1, file), isFirst(values.start(of: chain, file)) {
      return values.shown(by: chain, file, own: site.own)
    }
    return shownVariable(
      before: component.offset, member, file, act == .present ? site.own : .unknown)
  }

  /// An alert with buttons closes itself.
  private func made(
    _ shown: NavigationCall.Shown, _ file: Int, _ member: DeclarationID
  ) -> NavigationCall.Shown {
    guard shown == .system else { return shown }
    return makesAlert(file, member) ? .alert : .system
  }

  /// Names `UIAlertAction`, or adds an action to something.
  private func makesAlert(_ file: Int, _ member: DeclarationID) -> Bool {
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

  /// A plain name says nothing of what it is, but the member's other names do: where all the
  /// controllers among its variables are of one kind, it is one of that kind.
  private func shownVariable(
    before offset: UInt32, _ member: DeclarationID, _ file: Int, _ own: ValueResolver.Value
  ) -> NavigationCall.Shown {
    let outline = model.files[file].outline
    var kinds: [NavigationCall.Shown] = []
    for index in values.variables(in: member, file)
    where outline.variables[index].nameRange.start < offset {
      let shown = made(values.shown(of: VariableID(UInt32(index)), file), file, member)
      if shown != .unknown, !kinds.contains(shown) { kinds.append(shown) }
    }
    if kinds.count == 1 { return kinds[0] }
    guard kinds.isEmpty, case .own(let type) = own.meaning else { return .unknown }
    return values.shownByProperties(of: type)
  }
}

/// The names that the frameworks give to what moves between screens, as numbers of the run.
struct NavigationWords {
  let append: Int32
  let removeLast: Int32
  let navigationPath: Int32
  let alertController: Int32
  let alertAction: Int32
  let navigationController: Int32
  let viewController: Int32
  /// Properties of a controller that lead to another one.
  let controllers: Set<Int32>
  let navigationProperty: Int32
  let presentedProperty: Int32
  let rootProperty: Int32
  let superclass: Int32
  /// Locals that stand for `self`.
  let strongSelves: Set<Int32>
  /// Functions whose first argument is the controller to show.
  let takeController: Set<Int32>
  let show: Int32
  private let acts: [Int32: Verb]

  private struct Verb {
    var act: NavigationCall.Act
    /// Of the first argument; 0 for none, -1 for a word that nobody used.
    var label: Int32
    var isOfNavigation = false
  }

  init(_ names: NameTable) {
    func number(_ word: String) -> Int32 { names.number(of: word) ?? -1 }
    append = number("append")
    removeLast = number("removeLast")
    navigationPath = number("NavigationPath")
    alertController = number("UIAlertController")
    alertAction = number("UIAlertAction")
    navigationController = number("UINavigationController")
    viewController = number("UIViewController")
    controllers = Set(
      [
        "presentingViewController", "parent", "topViewController", "visibleViewController",
        "splitViewController", "tabBarController", "selectedViewController",
      ].map(number).filter { $0 > 0 })
    navigationProperty = number("navigationController")
    presentedProperty = number("presentedViewController")
    rootProperty = number("rootViewController")
    superclass = number("super")
    strongSelves = Set(["strongSelf", "weakSelf", "this"].map(number).filter { $0 > 0 })
    show = number("show")
    takeController = Set(
      ["present", "show", "showDetailViewController", "pushViewController"].map(number))
    let animated = number("animated")
    acts = [
      number("present"): Verb(act: .present, label: 0),
      number("showDetailViewController"): Verb(act: .move, label: 0),
      number("show"): Verb(act: .move, label: 0),
      number("performSegue"): Verb(act: .move, label: number("withIdentifier")),
      number("dismiss"): Verb(act: .dismiss, label: animated),
      number("pushViewController"): Verb(act: .move, label: 0, isOfNavigation: true),
      number("popViewController"): Verb(act: .move, label: animated, isOfNavigation: true),
      number("popToRootViewController"): Verb(act: .move, label: animated, isOfNavigation: true),
      number("popToViewController"): Verb(act: .move, label: 0, isOfNavigation: true),
      number("setViewControllers"): Verb(act: .move, label: 0, isOfNavigation: true),
    ]
  }

  /// What a framework's function does; nil for one that only has its name.
  func act(
    of name: Int32, label: Int32, on receiver: ValueResolver.Value, _ values: ValueResolver
  ) -> NavigationCall.Act? {
    guard let verb = acts[name], verb.label == label else { return nil }
    if verb.isOfNavigation, !values.isNavigation(receiver.meaning) { return nil }
    return verb.act
  }
}
