import Configuration
import Lexing
import Outlining

/// Finds the calls that move between screens, the repo's own helpers over UIKit's among them.
struct NavigationCollector {
  let model: ArchitectureModel
  let table: SymbolTable
  let frameworks: FrameworkControllers
  var values: ChainResolver
  let words: NavigationWords
  var found: [NavigationCall] = []
  /// The repo's own functions on UIKit's controllers whose body navigates.
  var helpers: [HelperName: Helper] = [:]
  /// Functions of the repo's own controllers that navigate for their caller.
  var ownHelpers: [OwnHelperName: Helper] = [:]
  var helperNames = NameSet()
  /// Members of protocols that routers call: what the router decides, its view may carry out.
  var told: Set<ToldMember> = []
  /// The protocols that routers keep and nobody else does.
  var keptByRouters: Set<TypeID> = []
  let hasPaths: Bool
  /// Per type: whether its calls are of interest.
  let isAsked: [Bool]

  struct HelperName: Hashable {
    var name: Int32
    var label: Int32
  }

  struct Helper {
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

  struct ToldMember: Hashable {
    var type: TypeID
    var name: Int32
  }

  /// Where a chain stands, and the name of it that is looked at.
  struct Site {
    var file: Int
    /// An index into the file's chains.
    var row: Int
    var chain: MemberChain
    var component: Int
  }

  init(_ model: ArchitectureModel, _ table: SymbolTable) {
    self.model = model
    self.table = table
    words = NavigationWords(table.names)
    frameworks = FrameworkControllers(table)
    values = ChainResolver(table, frameworks)
    isAsked = model.types.indices.map { index in
      let type = model[model.judgedType(for: TypeID(index))]
      guard let role = type.role, type.isChecked, !type.isCompositionRoot, !type.kind.isProtocol
      else { return false }
      return rolesBesideRouters.contains(role)
        && !type.has(.router) && !type.has(.builder)
    }
    hasPaths =
      model.isNamed(words.navigationPath)
  }

  // MARK: Helpers

  /// Reads `extension UIViewController { func push(module: …) }`; again where one calls another.
  mutating func collectHelpers() {
    var places: [Int] = []
    for file in model.files.indices where model.files[file].kind == .source {
      let outline = model.files[file].outline
      let isExtending = outline.declarations.contains {
        $0.kind == .extension && table.traits(file, $0.name).contains(.uiController)
      }
      if isExtending { places.append(file) }
    }
    for _ in 0..<3 {
      let count = helpers.count
      for file in places { collectHelpers(file) }
      if helpers.count == count { break }
    }
    collectOwnHelpers()
    collectTold()
  }

  mutating func collectHelpers(_ file: Int) {
    let outline = model.files[file].outline
    for row in outline.chains.indices {
      let chain = outline.chains[row]
      guard table.extendedController(file: file, chain.owner) != nil else { continue }
      for component in chain.components where mayNavigate(outline.components[component], file) {
        let member = table.enclosingMember(file: file, chain.owner)
        guard member != .none else { continue }
        let site = Site(file: file, row: row, chain: chain, component: component)
        guard let call = call(at: site, from: TypeID(0)), !fillsWhatItMakes(site) else { continue }
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

  /// `let navigation = UINavigationController(); navigation.setViewControllers([self])`: what is made and
  /// filled is shown by somebody else, if at all.
  private func fillsWhatItMakes(_ site: Site) -> Bool {
    let outline = model.files[site.file].outline
    let first = site.chain.components.lowerBound
    guard site.component == first + 1,
      let receiver = table.local(
        outline.components[first].name, file: site.file, from: site.chain.owner,
        before: outline.components[first].offset),
      table.variable(site.file, receiver).kind != .parameter
    else { return false }
    return table.typeReferences[site.file][receiver].contains { id in
      let reference = table.reference(site.file, id)
      return reference.context == .expressionCall && reference.flags.contains(.inInitialValue)
    }
  }

  func shows(_ site: Site, _ call: NavigationCall, _ member: DeclarationID) -> Helper.Shows {
    if call.shown != .unknown { return .made(call.shown) }
    if makesAlert(site.file, member) { return .made(.alert) }
    // `controller.present(self, …)`
    if call.receiver == .another { return .receiver }
    return takesArguments(member, site.file) ? .argument : .nothing
  }

  func takesArguments(_ function: DeclarationID, _ file: Int) -> Bool {
    !parameters(of: function, file).isEmpty
  }

  /// The label of a function's first parameter.
  func label(of function: DeclarationID, _ file: Int) -> Int32 {
    parameters(of: function, file).first.map {
      table.names.number(file, model.files[file].outline.variables[$0].label)
    } ?? 0
  }

  func parameters(of function: DeclarationID, _ file: Int) -> [Int] {
    let outline = model.files[file].outline
    return variables(in: function, file).filter {
      outline.variables[$0].owner == function && outline.variables[$0].kind == .parameter
    }
  }

  // MARK: What routers ask of their views

  mutating func collectTold() {
    keptByRouters = protocolsKeptByRouters()
    for file in model.files.indices where model.files[file].kind == .source {
      let holdsRouter = table.typeOfDeclaration[file].contains {
        $0 >= 0 && model.types[Int($0)].role == .router
      }
      guard holdsRouter else { continue }
      let outline = model.files[file].outline
      for chain in outline.chains where chain.components.count > 1 {
        guard let last = chain.components.last, outline.components[last].isCall,
          let from = table.enclosingType(file: file, chain.owner),
          model[model.judgedType(for: from)].role == .router
        else { continue }
        let value = values.value(of: chain, before: last, file: file)
        guard let type = value.types.first, model[type].kind == .protocol else { continue }
        told.insert(
          ToldMember(type: type, name: table.simpleName(file: file, outline.components[last].name)))
      }
    }
  }

  func isTold(_ type: TypeID, _ member: DeclarationID, _ file: Int) -> Bool {
    guard member != .none, !(told.isEmpty && keptByRouters.isEmpty) else { return false }
    let name = table.simpleName(file: file, table.declaration(file, member).name)
    return model.ancestors(of: type).contains { ancestor in
      told.contains(ToldMember(type: ancestor, name: name))
        || keptByRouters.contains(ancestor)
          && table.function(name, of: ancestor)?.declaredIn == ancestor
    }
  }

  /// What a router may order by such a protocol nobody else can, be it ordered or not.
  private func protocolsKeptByRouters() -> Set<TypeID> {
    var kept: Set<TypeID> = []
    var others: Set<TypeID> = []
    for edge in model.edges where edge.kind == .stores {
      guard let from = edge.from, let to = edge.target, model[to].kind == .protocol,
        model[model.judgedType(for: from)].isChecked
      else { continue }
      if model[model.judgedType(for: from)].role == .router {
        kept.insert(to)
      } else {
        others.insert(to)
      }
    }
    return kept.subtracting(others)
  }
}
