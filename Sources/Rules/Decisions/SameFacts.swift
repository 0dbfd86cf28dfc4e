import Architecture
import Configuration
import Diagnostics
import Lexing
import Outlining

/// A property, or a function by what it gives, of a type: what a requirement and its witness share but for
/// the type that declares it.
struct ExposedProperty: Hashable {
  var owner: TypeID
  var name: String
  var type: TypeID
}

/// What is said of one property in several ways: a class stores it, protocols of the class ask for it,
/// others reach through it. One finding tells it, and the others' places are its own: that of the
/// protocol that exposes it to who uses it, else that of its storage, else that of the first requirement.
struct SameFacts: Sendable {
  /// By their place among ``CheckedArchitecture/broken``.
  private(set) var repeats: Set<Int> = []
  private(set) var repeatedLeaks: Set<ExposedProperty> = []
  private(set) var placesOfDecisions: [Int: [FurtherPlace]] = [:]
  private(set) var placesOfLeaks: [ExposedProperty: [FurtherPlace]] = [:]
  private(set) var placesOfMoves: [CheckedArchitecture.Site: [FurtherPlace]] = [:]
  private(set) var placesOfUI: [CheckedArchitecture.Site: [FurtherPlace]] = [:]
  /// Where something of a UI framework is named that another finding tells.
  private(set) var repeatedUI: Set<CheckedArchitecture.Site> = []

  init() {}

  init(_ checked: CheckedArchitecture) {
    let finder = SameFactFinder(checked)
    let leaks = finder.repeatedLeaks()
    for (leak, teller) in leaks {
      repeatedLeaks.insert(leak.property)
      placesOfLeaks[teller, default: []].append(FurtherPlace(place: leak.place, kind: .result))
    }
    for (index, teller) in finder.repeats(leaks) {
      guard let edge = checked.broken[index].reference.edge else { continue }
      repeats.insert(index)
      let place = FurtherPlace(
        place: checked.model.place(of: edge), kind: edge.kind, isError: finder.isError(index))
      switch teller {
      case .leak(let property): placesOfLeaks[property, default: []].append(place)
      case .decision(let home): placesOfDecisions[home, default: []].append(place)
      case .move(let site): placesOfMoves[site, default: []].append(place)
      case .ui(let site): placesOfUI[site, default: []].append(place)
      }
    }
    for (edge, teller) in finder.controllersMoved() + finder.applicationsAsked() {
      repeatedUI.insert(CheckedArchitecture.Site(edge))
      placesOfMoves[teller, default: []].append(
        FurtherPlace(place: checked.model.place(of: edge), kind: edge.kind))
    }
  }
}

enum FactTeller: Hashable {
  case leak(ExposedProperty)
  /// By its place among those broken.
  case decision(Int)
  /// By the call.
  case move(CheckedArchitecture.Site)
  /// By where a name of a UI framework stands.
  case ui(CheckedArchitecture.Site)
}

struct SameFactFinder {
  typealias Teller = FactTeller

  let checked: CheckedArchitecture
  let model: ArchitectureModel
  private(set) var leaks: [Leak.Exposed] = []
  /// Who uses what a protocol exposes.
  private(set) var users: [ExposedProperty: Set<TypeID>] = [:]
  private var isLeakCertain: [ExposedProperty: Bool] = [:]
  /// In their order, each with its first decision.
  private var requirements: [(property: ExposedProperty, index: Int)] = []
  private var requirementOf: [ExposedProperty: Int] = [:]
  private var stores: [ExposedProperty: Int] = [:]
  private var properties: [(property: ExposedProperty, index: Int)] = []
  private(set) var uses: [(property: ExposedProperty, index: Int)] = []
  /// By function: its moves between screens, in their order.
  let acts: [FunctionBody: [NavigationAct]]
  /// By function: the table or list that it is handed.
  let lists: [FunctionBody: Int]
  /// By function of a view: its calls of services among those broken.
  private(set) var serviceCalls: [FunctionBody: [Int]] = [:]

  init(_ checked: CheckedArchitecture) {
    self.checked = checked
    model = checked.model
    acts = Dictionary(grouping: checked.moves.found.filter { $0.call.owner != .none }) {
      FunctionBody($0.call.edge, of: $0.from.id)
    }
    lists = Self.lists(checked)
    for leak in checked.leaksByProtocol() {
      guard let diagnostic = checked.finding(about: leak, leak.properties),
        !isExcepted(diagnostic, in: model)
      else { continue }
      let isCertain = isCertain(diagnostic)
      for exposed in leak.properties {
        leaks.append(exposed)
        isLeakCertain[exposed.property] = isCertain
      }
      for use in leak.uses {
        let property = ExposedProperty(owner: leak.home, name: use.member, type: use.result)
        users[property, default: []].insert(model.judgedType(for: use.from))
      }
    }
    for index in checked.broken.indices { note(checked.broken[index], index) }
  }

  private mutating func note(_ decision: Decision, _ index: Int) {
    if let access = decision.reference.access {
      // Within a module who reaches through another goes a way of its own, and is told of it.
      guard decision.rule == .moduleBoundary else { return }
      uses.append(
        (ExposedProperty(owner: access.declaredIn, name: access.member, type: access.result), index)
      )
      return
    }
    if decision.rule == .layerDependency, decision.fromRole == .view, decision.toRole == .service,
      let body = FunctionBody(decision)
    {
      serviceCalls[body, default: []].append(index)
    }
    guard let property = property(of: decision) else { return }
    properties.append((property, index))
    if decision.from.type?.kind != .protocol {
      if stores[property] == nil { stores[property] = index }
    } else if requirementOf[property] == nil {
      requirementOf[property] = index
      requirements.append((property, index))
    }
  }

  /// The member whose type a decision is about; nil for any other reference.
  private func property(of decision: Decision) -> ExposedProperty? {
    guard let edge = decision.reference.edge, edge.kind == .stores || edge.kind == .result,
      let owner = decision.from.type, edge.from == owner.id, edge.through == nil,
      let type = decision.to.type
    else { return nil }
    let outline = model.files[edge.file].outline
    if edge.variable != .none {
      let variable = outline.variables[Int(edge.variable.rawValue)]
      guard variable.kind == .member else { return nil }
      return ExposedProperty(owner: owner.id, name: outline[variable.name], type: type.id)
    }
    guard edge.owner != .none else { return nil }
    let function = outline.declarations[Int(edge.owner.rawValue)]
    guard function.kind == .function else { return nil }
    return ExposedProperty(owner: owner.id, name: outline[function.name], type: type.id)
  }

  // MARK: Who tells it

  func repeatedLeaks() -> [(leak: Leak.Exposed, teller: ExposedProperty)] {
    var told: Set<ExposedProperty> = []
    return leaks.compactMap { leak in
      let isCertain = isLeakCertain[leak.property] ?? false
      let teller = twins(of: leak.property).first {
        told.contains($0) && (isLeakCertain[$0] ?? false || !isCertain)
      }
      guard let teller else {
        told.insert(leak.property)
        return nil
      }
      return (leak, teller)
    }
  }

  /// The decisions that another finding tells, in their order.
  func repeats(
    _ leaks: [(leak: Leak.Exposed, teller: ExposedProperty)]
  ) -> [(index: Int, teller: Teller)] {
    let leaking = Dictionary(
      leaks.map { ($0.leak.property, $0.teller) }, uniquingKeysWith: { one, _ in one })
    var tellers: [Int: Teller] = [:]
    for (property, index) in requirements {
      let twins = twins(of: property)
      tellers[index] =
        leak(of: [property] + twins, for: index, leaking) ?? storage(of: property, for: index)
        ?? requirement(before: index, among: twins, tellers)
    }
    for (property, index) in properties where tellers[index] == nil {
      if let requirement = requirementOf[property] {
        tellers[index] = requirement == index ? nil : tellers[requirement]
      } else {
        tellers[index] = leak(of: twins(of: property), for: index, leaking)
      }
    }
    var chains: [CheckedArchitecture.Site: Int] = [:]
    for (property, index) in uses {
      let site = checked.broken[index].reference.edge.map { CheckedArchitecture.Site($0) }
      if let site, let earlier = chains[site], tells(earlier, index) {
        tellers[index] = tellers[earlier] ?? .decision(earlier)
        continue
      }
      if let site, chains[site] == nil { chains[site] = index }
      guard isInHome(property, index) else { continue }
      let twins = twins(of: property)
      tellers[index] =
        leak(of: [property] + twins, for: index, leaking) ?? storage(of: property, for: index)
        ?? requirementOf[property].flatMap { tells($0, index) ? tellers[$0] ?? .decision($0) : nil }
    }
    addKeptAcrossBorders(to: &tellers)
    addComposed(to: &tellers)
    addHandedIn(to: &tellers)
    addMadeWhereHeld(to: &tellers)
    addAssembled(to: &tellers)
    addReachedCasts(to: &tellers)
    for index in checked.broken.indices where tellers[index] == nil {
      tellers[index] =
        leakThatGives(index).flatMap { leak(of: [$0], for: index, leaking) } ?? move(showing: index)
        ?? rows(shownBy: index) ?? call(handed: index)
    }
    // What the configuration lets pass is found, so that its exception is known to be needed.
    return tellers.keys.sorted().filter { !checked.isExcepted(checked.broken[$0]) }
      .compactMap { index in tellers[index].map { (index, $0) } }
  }

  /// The same requirement of the other protocols that a class has which meets it.
  private func twins(of property: ExposedProperty) -> [ExposedProperty] {
    var found: [ExposedProperty] = []
    for type in meeting(property) {
      for ancestor in model.ancestors(of: type).dropFirst()
      where ancestor != property.owner && model[ancestor].kind == .protocol {
        let twin = ExposedProperty(owner: ancestor, name: property.name, type: property.type)
        let isTold = isLeakCertain[twin] != nil || requirementOf[twin] != nil
        if isTold, !found.contains(twin) {
          found.append(twin)
        }
      }
    }
    return found
  }

  /// The types that have a property of their own for it. Who meets what half the code does tells nothing.
  func meeting(_ property: ExposedProperty) -> [TypeID] {
    guard model[property.owner].kind == .protocol else { return [property.owner] }
    let types = model.concreteTypes(of: property.owner)
    return types.count <= mostMeeting ? types : []
  }

  private func leak(
    of properties: [ExposedProperty], for index: Int, _ repeated: [ExposedProperty: ExposedProperty]
  ) -> Teller? {
    for property in properties {
      guard let isLeakCertain = isLeakCertain[property], isLeakCertain || !isCertain(index) else {
        continue
      }
      return .leak(repeated[property] ?? property)
    }
    return nil
  }

  /// What stores a property where another rule says so: who repeats a requirement under one rule is
  /// told with it.
  private func storage(of property: ExposedProperty, for index: Int) -> Teller? {
    for type in meeting(property) {
      let stored = ExposedProperty(owner: type, name: property.name, type: property.type)
      guard let storage = stores[stored], storage != index, tells(storage, index) else { continue }
      let isRequirement = checked.broken[index].reference.access == nil
      if isRequirement, checked.broken[storage].rule == checked.broken[index].rule { continue }
      return .decision(storage)
    }
    return nil
  }

  private func requirement(
    before index: Int, among twins: [ExposedProperty], _ tellers: [Int: Teller]
  ) -> Teller? {
    let earlier = twins.compactMap { requirementOf[$0] }.filter { $0 < index }.min()
    guard let earlier, tells(earlier, index) else { return nil }
    return tellers[earlier] ?? .decision(earlier)
  }

  /// What an initialiser is handed for a property whose storage is told elsewhere.
  private func addHandedIn(to tellers: inout [Int: Teller]) {
    var told: [TypePair: (rule: BrokenRule?, teller: Teller)] = [:]
    for index in tellers.keys.sorted() {
      guard let pair = pair(index), checked.broken[index].kind == .stores else { continue }
      told[pair] = told[pair] ?? tellers[index].map { (checked.broken[index].rule, $0) }
    }
    guard !told.isEmpty else { return }
    for index in checked.broken.indices where tellers[index] == nil {
      let decision = checked.broken[index]
      guard decision.kind == .parameter, let pair = pair(index), let home = told[pair],
        home.rule == decision.rule, let edge = decision.reference.edge,
        model.memberName(edge).hasPrefix("init(")
      else { continue }
      tellers[index] = home.teller
    }
  }

  private struct Made: Hashable {
    var site: CheckedArchitecture.Site
    var to: TypeID
  }

  /// What one reference makes and stores (`let detail = DetailViewController()`) is one fact, though another
  /// rule may speak of how it is held.
  private func addMadeWhereHeld(to tellers: inout [Int: Teller]) {
    var tellerOf: [Made: Int] = [:]
    for index in checked.broken.indices where tellers[index] == nil {
      guard checked.broken[index].kind == .constructs, let made = made(index), tellerOf[made] == nil
      else { continue }
      tellerOf[made] = index
    }
    guard !tellerOf.isEmpty else { return }
    for index in checked.broken.indices where tellers[index] == nil {
      guard checked.broken[index].kind == .stores, let made = made(index),
        let making = tellerOf[made], checked.broken[making].rule != checked.broken[index].rule
      else { continue }
      if tells(making, index) {
        tellers[index] = .decision(making)
      } else if tells(index, making), tellers[making] == nil {
        tellers[making] = .decision(index)
      }
    }
  }

  private struct Composed: Hashable {
    var place: VariablePlace
    var rule: BrokenRule?
    var role: String?
  }

  /// Several protocols of one composition (`FeedInput & FeedOutput`) that one property holds.
  private func addComposed(to tellers: inout [Int: Teller]) {
    var first: [Composed: Int] = [:]
    for index in checked.broken.indices where tellers[index] == nil {
      let decision = checked.broken[index]
      guard decision.kind == .stores, let edge = decision.reference.edge, edge.variable != .none,
        model.reference(of: edge)?.flags.contains(.composition) ?? false
      else { continue }
      let key = Composed(
        place: VariablePlace(of: edge), rule: decision.rule, role: decision.toRole.name)
      if let earlier = first[key] {
        if tells(earlier, index) { tellers[index] = .decision(earlier) }
      } else {
        first[key] = index
      }
    }
  }

  private func made(_ index: Int) -> Made? {
    let decision = checked.broken[index]
    guard let edge = decision.reference.edge, let to = decision.to.type else { return nil }
    return Made(site: CheckedArchitecture.Site(edge), to: to.id)
  }

  // MARK: What may be told with what

  func pair(_ index: Int) -> TypePair? {
    let decision = checked.broken[index]
    guard let from = decision.from.type, let to = decision.to.type else { return nil }
    return TypePair(from: from.id, to: to.id)
  }

  /// Whether who uses a property is of the module that has it; what others do is a fact of their own.
  private func isInHome(_ property: ExposedProperty, _ index: Int) -> Bool {
    let home = model[property.owner].module
    return home != nil && checked.broken[index].from.module == home
  }

  /// Whether a finding is there and told as loudly as another.
  func tells(_ teller: Int, _ index: Int) -> Bool {
    !checked.isExcepted(checked.broken[teller]) && (isCertain(teller) || !isCertain(index))
  }

  /// Whether it would be an error by itself.
  func isError(_ index: Int) -> Bool {
    let rule = Rule.all.first { $0.id == checked.broken[index].rule?.rawValue }
    return rule?.severity == .error && isCertain(index)
  }

  func isCertain(_ index: Int) -> Bool {
    isCertain(checked.finding(about: checked.broken[index], severity: .error))
  }

  func isCertain(_ diagnostic: Diagnostic) -> Bool {
    guard let rule = Rule.all.first(where: { $0.id == diagnostic.rule }) else { return false }
    return checked.tempered([diagnostic], of: rule).allSatisfy { $0.confidence == .certain }
  }
}

/// A protocol that more types meet is no part of any one of them.
private let mostMeeting = 8
