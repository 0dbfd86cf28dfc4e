import Architecture
import Configuration
import Diagnostics
import Outlining

extension Rule {
  /// Reports a stored reference that the table says `weak` and the code holds strongly.
  package static let weakBackReference = Rule(
    id: RuleID.weakBackReference,
    summary: "a back-reference that keeps its owner alive",
    severity: .error, harm: .fault,
    check: { checked in
      let groups = folded(
        checked.siftedHolds().found, in: checked.model, key: { $0.key }, edge: { $0.edge })
      return checked.closureFindings()
        + groups.map { group in
          // Of several properties always the same one is told, wherever they stand.
          let several = group.first.isComputing ? group.all : []
          let told = several.min { $0.diagnostic.message < $1.diagnostic.message } ?? group.first
          var diagnostic = told.diagnostic
          diagnostic.fix = Fix.all(of: group.all.map(\.diagnostic.fix))
          if several.isEmpty { diagnostic.member = group.member }
          diagnostic.places = checked.model.places(group.all.map(\.edge), without: told.edge)
          return diagnostic
        }
    })
}

extension CheckedArchitecture {
  func siftedHolds() -> Sifted<StrongHold> {
    var holds = StrongHolds(self)
    for index in model.edges.indices where model.edges[index].kind == .stores {
      if let hold = holds.finding(at: index) { holds.sifted.found.append(hold) }
    }
    holds.leaveOutRepeats()
    return holds.sifted
  }
}

/// Who keeps whom alive, as far as stored references tell.
struct StrongHolds {
  let checked: CheckedArchitecture
  let model: ArchitectureModel
  var sifted = Sifted<StrongHold>()
  /// Per type: the edges by which it stores types strongly.
  private(set) var strong: [[Int]]
  /// Per type: the checked types that store it strongly, one for each property.
  private(set) var storedBy: [[TypeID]]
  /// Those of them that store it in a collection.
  private(set) var listedBy: [[TypeID]]
  /// The classes of each module that are screens, in their order.
  let screensOfModules: [ModuleID: [TypeID]]
  /// The protocols behind which a class may stand that keeps the real one weakly.
  let ofWeakProxies: Set<TypeID>
  /// The names of what variables outside of all types keep.
  let keptByGlobals: Set<String>
  /// Per type: what it stores weakly, views of the frameworks as their role.
  private(set) var weak: [TypeID: Set<WeaklyHeld>] = [:]
  /// By stored reference to a part of a composition (`A & B`): what conforms to all its parts.
  private var ofComposition: [Int: [TypeID]] = [:]
  /// Per type: ``ArchitectureModel/concreteTypes(of:)``, once it was asked for.
  private var concrete: [TypeID: [TypeID]] = [:]
  /// Per type: the number of the group of types that all keep each other alive, 0 for none. Of two groups
  /// nothing reaches back, and so no path is searched.
  private var knots: [Int] = []
  /// Per type: the number of the search that met it last.
  private var seen: [Int]
  private var holders: [Int]
  private var search = 0
  private var binding: ClassBinding
  /// Stored references to which nothing is ever assigned.
  let unfilled: Set<Int>
  /// Those by which a class keeps who keeps or makes it and hands itself over.
  let handedBack: HandedBack
  /// The last names of all that is assigned to, once they were asked for.
  lazy var assignedNames = model.assignedNames()
  /// What singletons make and keep for as long as the process runs, once it was asked for.
  private lazy var processWide = model.processWideTypes()

  init(_ checked: CheckedArchitecture) {
    self.checked = checked
    model = checked.model
    strong = Array(repeating: [], count: model.types.count)
    storedBy = Array(repeating: [], count: model.types.count)
    listedBy = storedBy
    seen = Array(repeating: 0, count: model.types.count)
    holders = seen
    binding = ClassBinding(checked.model)
    unfilled = model.unfilledReferences()
    handedBack = model.referencesHandedBack()
    keptByGlobals = model.typesOfGlobals()
    screensOfModules = model.screensOfModules()
    ofWeakProxies = model.protocolsOfWeakProxies()
    for index in model.edges.indices {
      let edge = model.edges[index]
      if edge.kind == .stores, !edge.isHeldStrongly { noteWeak(edge) }
      guard let from = edge.from, case .own(let to) = edge.to, !model.isManaged(edge),
        !ofWeakProxies.contains(to)
      else { continue }
      if isLaidInByNib(edge, from, to), model[from].isChecked {
        strong[from.index].append(index)
        storedBy[to.index].append(from)
      }
      if edge.kind == .stores ? edge.isHeldStrongly : isHeldByBase(edge) {
        strong[from.index].append(index)
        // What nobody fills keeps nothing alive.
        guard model[from].isChecked, !unfilled.contains(index) else { continue }
        storedBy[to.index].append(from)
        if edge.traits.contains(.inCollection) { listedBy[to.index].append(from) }
      }
    }
    for index in model.referencesToShownCells() {
      if let from = model.edges[index].from { strong[from.index].append(index) }
    }
    findCompositions()
    findKnots()
  }

  /// With every type that a property can hold, and so more groups than any search would find its way in.
  private mutating func findKnots() {
    let successors = model.types.indices.map { index -> [Int] in
      let type = TypeID(index)
      let lineage = model.types[index].kind == .protocol ? [type] : model.ancestors(of: type)
      let held = lineage.flatMap { member -> [Int] in
        if member != type, model.types[member.index].kind == .protocol { return [] }
        return strong[member.index].compactMap { model.edges[$0].target?.index }
      }
      return held + model.children[index].map(\.index)
    }
    knots = Array(repeating: 0, count: successors.count)
    for (number, group) in Architecture.knots(successors).enumerated() {
      for index in group { knots[index] = number + 1 }
    }
  }

  /// Whether what a type holds may keep that type alive in turn.
  private mutating func mayReach(_ holder: TypeID, from start: TypeID) -> Bool {
    let knot = knots[start.index]
    return knot > 0
      && (knots[holder.index] == knot
        || concreteTypes(of: holder).contains { knots[$0.index] == knot })
  }

  /// A property of type `A & B`, written there or behind a typealias, holds nothing that is only the one or
  /// the other.
  private mutating func findCompositions() {
    let model = model
    var first: [VariablePlace: Int] = [:]
    var sharing: [VariablePlace: [Int]] = [:]
    // What several subclasses make of one parameter of their base is none of them all.
    for index in strong.joined()
    where model.edges[index].kind == .stores && model.edges[index].through == nil {
      let place = VariablePlace(of: model.edges[index])
      if let first = first[place] {
        sharing[place, default: [first]].append(index)
      } else {
        first[place] = index
      }
    }
    // In any order, as each gives what belongs to its own references alone.
    for several in sharing.values {
      let indices = several.groups(by: { model.edges[$0].range }).flatMap { _, alike in
        let edge = model.edges[alike[0]]
        let isComposed =
          isPartOfComposition(edge) || alike.count > 1 && !model.isElementOfTuple(edge)
        return isComposed ? alike : []
      }
      guard indices.count > 1 else { continue }
      let all = indices.map { index in
        model.edges[index].target.map { concreteTypes(of: $0) } ?? []
      }
      let common = all.dropFirst().reduce(Set(all[0])) { $0.intersection($1) }
      for (index, types) in zip(indices, all) {
        ofComposition[index] = types.filter(common.contains)
      }
    }
  }

  private func isPartOfComposition(_ edge: Edge) -> Bool {
    model.reference(of: edge)?.flags.contains(.composition) ?? false
  }

  enum WeaklyHeld: Hashable {
    case type(TypeID)
    case view
  }

  private mutating func noteWeak(_ edge: Edge) {
    guard let from = edge.from, !edge.ownership.isStrong, edge.isHeldByInstance else { return }
    switch edge.to {
    case .own(let to):
      weak[from, default: []].insert(.type(to))
      if model[to].role == .view { weak[from, default: []].insert(.view) }
    case .external:
      if let name = model.externalName(edge), isUIViewName(name) {
        weak[from, default: []].insert(.view)
      }
    }
  }

  /// Whether an edge is a generic argument of a framework's base class, which most likely stores it:
  /// `class FeedInteractor: PresentableInteractor<FeedPresentable>`.
  private func isHeldByBase(_ edge: Edge) -> Bool {
    guard edge.kind == .genericArgument, let from = edge.from,
      model.types[from.index].kind == .class
    else { return false }
    return model.isArgumentOfForeignBase(edge)
  }

  /// - Parameter index: of a stored reference.
  mutating func finding(at index: Int) -> StrongHold? {
    let edge = model.edges[index]
    guard edge.isHeldStrongly, let named = edge.from, !model.isManaged(edge) else { return nil }
    let from = model[model.judgedType(for: named)]
    // What a helper within a type holds is its own, unless the type keeps the helper.
    if from.id != named,
      !strong[from.id.index].contains(where: { model.edges[$0].to == .own(named) })
    {
      return nil
    }
    guard from.isChecked, !from.isCompositionRoot, from.role != .moduleInterface,
      from.role != nil || checked.facts.heldByComponents.contains(from.id) || isNamedForParent(edge)
        || handedBack.ways[index] != nil,
      from.kind.isReferenceType
    else { return nil }
    switch edge.to {
    case .external:
      guard let role = from.role else { return nil }
      return frameworkFinding(index, from, role, model.externalName(edge) ?? "")
        .map { StrongHold(edge: edge, diagnostic: $0) }
    case .own(let id):
      let concrete = ofComposition[index] ?? concreteTypes(of: id)
      return ownFinding(index, from, model[id], concrete)
    }
  }

  // MARK: The repo's own types

  /// - Parameter concrete: what the held type can be.
  private mutating func ownFinding(
    _ index: Int, _ from: TypeInfo, _ to: TypeInfo, _ concrete: [TypeID]
  ) -> StrongHold? {
    let edge = model.edges[index]
    guard to.isChecked, !to.isValue else { return nil }
    // A forbidden reference into another module is module_boundary's alone.
    let reference = Reference(
      from: Reference.End(from, as: from.role), to: Reference.End(to, as: to.role), kind: .stores)
    if reference.crosses, to.facing != .port, checked.isInside(reference) { return nil }
    var hold = Hold(edge: edge, from: from, fromRole: from.role, to: to)
    hold.concrete = concrete
    hold.isUnfilled = unfilled.contains(index)
    hold.keptBy = handedBack.ways[index].map { model.edges[$0] }
    hold.maker = handedBack.makers[index]
    hold.hasWeakTwin = weak[from.id]?.contains(.type(to.id)) ?? false
    hold.isOfWeakProxy = ofWeakProxies.contains(to.id)
    guard let reason = brokenBy(hold, to), leniency(hold, Exemptions.ofProxies) == nil else {
      return nil
    }
    let wayOut = wayOut(hold, to, reason)
    var diagnostic = Diagnostic(
      rule: "weak_back_reference", severity: .error, confidence: model.confidence(from, to),
      place: model.place(of: edge), message: message(edge, from, to, reason.circle),
      why: reason.why, help: help(wayOut, hold, to),
      from: model.end(from), to: model.end(to, role: reason.role),
      reference: .stores,
      member: model.memberName(edge),
      caption: "stored strongly; \(from.role?.name ?? "no role") -> \(reason.role?.name ?? "port")"
    )
    diagnostic.related = related(reason.circle, from)
    if let leniency = reason.leniency { diagnostic.soften(by: leniency) }
    diagnostic.isFact = reason.isOfPort
    diagnostic.fix = fix(wayOut, hold, to)
    var found = StrongHold(edge: edge, diagnostic: diagnostic, circle: reason.circle)
    found.isOfComposition = ofComposition[index] != nil
    if case .computing = wayOut { found.isComputing = true }
    if case .back(let link, _) = wayOut { found.brokenAt = link }
    return found
  }

  /// What makes the property weak that a person is told to make so.
  private mutating func fix(_ wayOut: WayOut, _ hold: Hold, _ to: TypeInfo) -> Fix? {
    switch wayOut {
    case .wrapper, .computing, .endOfCircle, .ownProperty, .deletion, .otherOwner, .lookingUp,
      .handingOut, .keepingFirst:
      return nil
    case .weakening: return weakening(hold.edge, to, isKept: isKept(hold, to))
    case .back(let link, _):
      guard case .own(let id) = link.to, let holder = link.from else { return nil }
      let back = Hold(
        edge: link, from: model[holder], fromRole: model[holder].role ?? hold.fromRole,
        to: model[id], concrete: concreteTypes(of: id))
      return weakening(link, model[id], isKept: isKept(back, model[id]))
    }
  }

  private mutating func weakening(_ edge: Edge, _ to: TypeInfo, isKept: Bool) -> Fix? {
    guard var fix = model.weakening(edge, isKept: isKept) else { return nil }
    // Whoever else keeps it must stay.
    fix.turns += concreteTypes(of: to.id).map { model[$0].name }
    if to.kind == .protocol, !to.isClassBound {
      guard let bound = binding.edit(of: to) else { return nil }
      fix.edits.append(bound)
    }
    return fix
  }

  struct Reason {
    var why: String
    var role: Role?
    /// The references by which the target holds the holder, in their order; empty where none were seen.
    var circle: [Edge]
    var leniency: Exemption?
    /// Whether it is the circle alone that speaks, and no table.
    var isOfPort = false
  }

  private mutating func brokenBy(_ hold: Hold, _ to: TypeInfo) -> Reason? {
    let from = hold.from
    if let fromRole = hold.fromRole, let role = to.role, role != .moduleInterface,
      let entry = model.entry(for: from.id, from: fromRole, to: role)
    {
      if entry.cell.isWeak, entry.cell.permission != .never {
        var hold = hold
        let circle = circle(hold.concrete, from, sharing: .max)
        hold.link = circle.first
        hold.isFirstOwner = isFirstOwner(hold, to)
        let leniency = leniency(hold, Exemptions.ofHolds)
        if leniency?.effect == .open { return nil }
        let why =
          hold.isFirstOwner
          ? neitherIsFreed(circle, from)
          : "\(model.tableName(entry)) makes \(withArticle(fromRole)) refer back to \(withArticle(role)) weakly, because \(withArticle(role)) owns it"
        return Reason(why: why, role: role, circle: circle, leniency: leniency)
      }
      // What the table forbids altogether is layer_dependency's to say.
      let isOwn = to.module != nil && to.module == from.module
      let permission = isOwn ? entry.cell.own ?? entry.cell.permission : entry.cell.permission
      if permission == .never, to.facing != .port, !isToldByFace(fromRole, from, to) { return nil }
    }
    if !hold.isUnfilled, let children = listOfChildren(hold, to) {
      return Reason(
        why:
          "a parent keeps its children, and each of them its parent, so none is freed until it is "
          + "taken out of the list",
        role: to.role, circle: [children], isOfPort: true)
    }
    if let back = directHold(of: hold, by: to) {
      return Reason(
        why: neitherIsFreed([back], from), role: to.role, circle: [back], isOfPort: true)
    }
    if let reason = handedBack(hold, to) ?? handedIn(hold, to) ?? ownScreen(hold, to) {
      return reason
    }
    guard to.kind == .protocol,
      to.facing == .port || to.facing == .moduleInterface || isCallback(hold.edge)
        || hold.fromRole.map({ isToldByFace($0, from, to) }) ?? false,
      hold.fromRole != nil || isCalledBack(by: hold, to)
    else { return nil }
    for conformer in hold.concrete where conformer != from.id {
      var hold = hold
      hold.conformer = model[conformer]
      let circle = circle([conformer], from, sharing: 2)
      hold.link = circle.first
      if circle.isEmpty || leniency(hold, Exemptions.ofHolds) != nil { continue }
      let why =
        "\(model[conformer].name) conforms to \(to.name) and holds \(from.name), so neither is ever freed"
      return Reason(
        why: why, role: to.role ?? weakRole(of: hold), circle: circle,
        isOfPort: hold.concrete.count <= 2)
    }
    return nil
  }

  /// Whether it is by a protocol that a view model tells its view what has changed, which is a note where the
  /// preset was found: then it is left to say who keeps whom alive.
  private func isToldByFace(_ role: Role, _ from: TypeInfo, _ to: TypeInfo) -> Bool {
    role == .viewModel && to.role == .view && to.kind == .protocol
      && model.settings(for: from.id).presetIsFound
  }

  /// The role of all that a port can be, where the table wants that held weakly: a delegate that only the
  /// view conforms to is the view.
  private func weakRole(of hold: Hold) -> Role? {
    guard let role = hold.conformer?.role, hold.concrete.allSatisfy({ model[$0].role == role }),
      let own = hold.fromRole, let entry = model.entry(for: hold.from.id, from: own, to: role),
      entry.cell.isWeak, entry.cell.permission != .never
    else { return nil }
    return role
  }

  mutating func leniency(_ hold: Hold, _ list: [Exempting<Hold>]) -> Exemption? {
    var hold = hold
    hold.isProcessWide =
      !hold.concrete.isEmpty && processWide.contains(hold.from.id)
      && hold.concrete.allSatisfy(processWide.contains)
    guard let found = list.first(where: { $0.holds(hold, checked) })?.exemption else { return nil }
    if found.effect == .open { sifted.left.add(found) }
    return found
  }

  // MARK: Reachability

  mutating func concreteTypes(of type: TypeID) -> [TypeID] {
    if model.children[type.index].isEmpty { return model.concreteTypes(of: type) }
    if let known = concrete[type] { return known }
    let found = model.concreteTypes(of: type)
    concrete[type] = found
    return found
  }

  /// The stored references by which one of some types keeps the holder alive; empty where none of them
  /// reaches it. What keeps itself for everybody is never freed, circle or not.
  ///
  /// - Parameters:
  ///   - limit: how many conformers a protocol on the path may have. Where it is the path alone that
  ///     speaks, and many share a protocol, nothing says which of them is held.
  ///   - isStored: whether a property of the holder is known to hold one of the types.
  mutating func circle(
    _ concrete: [TypeID], _ holder: TypeInfo, sharing limit: Int, isStored: Bool = true
  ) -> [Edge] {
    guard !livesForever(holder.id) else { return [] }
    for start in nearest(concrete, to: holder)
    where start != holder.id && !livesForever(start) {
      if isStored, !mayReach(holder.id, from: start) { continue }
      let found = path(start, holder, sharing: limit)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Whether a type keeps itself for everybody, or the system keeps it from the app's start on.
  private func livesForever(_ type: TypeID) -> Bool {
    model.isSingleton(type) || model[type].isCompositionRoot
  }

  /// Of what a protocol can be, that of the holder's own module is the likeliest, and comes first.
  private func nearest(_ concrete: [TypeID], to holder: TypeInfo) -> [TypeID] {
    guard concrete.count > 1, let module = holder.module else { return concrete }
    return concrete.filter { model[$0].module == module }
      + concrete.filter { model[$0].module != module }
  }

  /// A type that the search has come to: by which reference, and from where in its queue.
  private struct Step {
    var type: TypeID
    var edge: Int?
    var previous: Int?
  }

  /// The shortest path of strong references from a type to the holder, through base classes and through
  /// protocols to their conformers. O(types + stored references).
  private mutating func path(
    _ start: TypeID, _ holder: TypeInfo, sharing limit: Int
  ) -> [Edge] {
    search += 1
    for type in concreteTypes(of: holder.id) { holders[type.index] = search }
    for type in model.ancestors(of: holder.id) where model.types[type.index].kind != .protocol {
      holders[type.index] = search
    }
    seen[start.index] = search
    var queue = [Step(type: start)]
    var position = 0
    while position < queue.count, position < 4096 {
      let current = queue[position].type
      let isProtocol = model.types[current.index].kind == .protocol
      let lineage = model.ancestors(of: current)
      for member in lineage
      where isProtocol ? member == current : model.types[member.index].kind != .protocol {
        for index in strong[member.index] {
          guard case .own(let held) = model.edges[index].to,
            // Another subclass makes something else of the base's parameter.
            model.edges[index].through.map(lineage.contains) ?? true
          else { continue }
          let concrete = ofComposition[index] ?? concreteTypes(of: held)
          let reached = [held] + (concrete.count <= limit ? nearest(concrete, to: holder) : [])
          for type in reached
          where meets(Step(type: type, edge: index, previous: position), &queue) {
            return edges(of: queue, to: position) + [model.edges[index]]
          }
        }
      }
      position += 1
    }
    return []
  }

  private func edges(of queue: [Step], to position: Int) -> [Edge] {
    var found: [Edge] = []
    var current: Int? = position
    while let index = current {
      if let edge = queue[index].edge { found.append(model.edges[edge]) }
      current = queue[index].previous
    }
    return found.reversed()
  }

  /// Whether the search has come to the holder; if not, it goes on from there.
  private mutating func meets(_ step: Step, _ queue: inout [Step]) -> Bool {
    if holders[step.type.index] == search { return true }
    // What lives as long as the process keeps others, circle or not.
    if seen[step.type.index] != search, !livesForever(step.type),
      !processWide.contains(step.type)
    {
      seen[step.type.index] = search
      queue.append(step)
    }
    return false
  }
}
