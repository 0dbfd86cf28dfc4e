import Architecture
import Configuration
import Outlining

extension Rule {
  /// Reports a stored reference that the table says `weak` and the code holds strongly.
  package static let weakBackReference = Rule(
    id: "weak_back_reference",
    summary: "a back-reference that keeps its owner alive",
    severity: .error,
    check: { checked in
      let architecture = checked.model
      var holds = StrongHolds(architecture)
      var found: [Held] = []
      for index in architecture.edges.indices where architecture.edges[index].kind == .stores {
        let edge = architecture.edges[index]
        if let finding = holds.finding(about: edge) {
          found.append(Held(edge: edge, diagnostic: finding))
        }
      }
      let groups = folded(found, key: { $0.key }, edge: { $0.edge })
      return groups.map { group in
        var diagnostic = group.first.diagnostic
        diagnostic.places = architecture.places(group.rest.map(\.edge), without: group.first.edge)
        return diagnostic
      }
    })
}

private struct Held {
  var edge: Edge
  var diagnostic: Diagnostic

  /// Many subclasses may fill one property of their generic base: that is one finding.
  var key: FoldKey {
    let target = edge.through == nil ? "\(edge.to)" : "\(edge.file) \(edge.variable.rawValue)"
    return FoldKey(from: edge.from ?? TypeID(0), to: target)
  }
}

/// Who keeps whom alive, as far as stored references tell.
private struct StrongHolds {
  let model: ArchitectureModel
  /// Per type: the edges by which it stores types strongly.
  private var strong: [[Int]]
  /// Per type: what it stores weakly, views of the frameworks as their role.
  private var weak: [TypeID: Set<WeaklyHeld>] = [:]
  /// Per type: ``ArchitectureModel/concreteTypes(of:)``, once it was asked for.
  private var concrete: [TypeID: [TypeID]] = [:]
  /// Per type: the number of the search that met it last.
  private var seen: [Int]
  private var holders: [Int]
  private var search = 0

  init(_ model: ArchitectureModel) {
    self.model = model
    strong = Array(repeating: [], count: model.types.count)
    seen = Array(repeating: 0, count: model.types.count)
    holders = seen
    for index in model.edges.indices {
      let edge = model.edges[index]
      if edge.kind == .stores, !isStrong(edge) { noteWeak(edge) }
      guard let from = edge.from, case .own = edge.to else { continue }
      if edge.kind == .stores ? isStrong(edge) : isHeldByBase(edge) {
        strong[from.index].append(index)
      }
    }
  }

  private func isPrivate(_ edge: Edge) -> Bool {
    let access = model.files[edge.file].outline.variables[Int(edge.variable.rawValue)].access
    return access == .private || access == .fileprivate
  }

  private enum WeaklyHeld: Hashable {
    case type(TypeID)
    case view
  }

  private mutating func noteWeak(_ edge: Edge) {
    guard let from = edge.from, edge.ownership != .strong, edge.ownership != .lazy,
      edge.traits.isDisjoint(with: [.computed, .metatype, .isStatic])
    else { return }
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

  private func isStrong(_ edge: Edge) -> Bool {
    guard edge.ownership == .strong || edge.ownership == .lazy else { return false }
    return edge.traits.isDisjoint(with: [
      .inWeakWrapper, .inFunctionType, .computed, .metatype, .isStatic,
    ])
  }

  mutating func finding(about edge: Edge) -> Diagnostic? {
    guard isStrong(edge), let named = edge.from else { return nil }
    let from = model[model.judgedType(for: named)]
    guard from.isChecked, !from.isCompositionRoot, let fromRole = from.role,
      fromRole != .moduleInterface,
      from.kind == .class || from.kind == .actor
    else { return nil }
    switch edge.to {
    case .external: return frameworkFinding(edge, from, fromRole, model.externalName(edge) ?? "")
    case .own(let id): return ownFinding(edge, from, fromRole, model[id])
    }
  }

  // MARK: The repo's own types

  private mutating func ownFinding(
    _ edge: Edge, _ from: TypeInfo, _ fromRole: Role, _ to: TypeInfo
  ) -> Diagnostic? {
    guard to.isChecked, !to.isValue else { return nil }
    // A forbidden reference into another module is module_boundary's alone.
    if let one = from.module, let other = to.module, one != other, to.facing != .port,
      let role = to.role, isInside(to, role, model: model)
    {
      return nil
    }
    let concrete = concreteTypes(of: to.id)
    // A protocol that no class conforms to has nothing that could be held weakly.
    if to.kind == .protocol, !to.isClassBound, !concrete.contains(where: { !model[$0].isValue }) {
      return nil
    }
    // A private one beside the weak reference to the same type keeps it until somebody else does.
    if isPrivate(edge), weak[from.id]?.contains(.type(to.id)) ?? false { return nil }
    guard let reason = brokenBy(edge, from, fromRole, to, concrete) else { return nil }
    let isBound = to.kind != .protocol || to.isClassBound
    let name = model.files[edge.file].outline[
      model.files[edge.file].outline.variables[Int(edge.variable.rawValue)].name]
    var diagnostic = Diagnostic(
      rule: "weak_back_reference", severity: .error, confidence: model.confidence(from, to),
      place: model.place(of: edge),
      message: edge.through.map {
        "\(from.name) holds its generic parameter strongly in '\(name)', and \(model[$0].name) makes it \(to.name)"
      } ?? "\(from.name) holds \(to.name) strongly in '\(name)'",
      why: reason.why,
      help: isBound
        ? "declare it 'weak var \(name)'"
        : "make \(to.name) class-bound (': AnyObject'), then declare it 'weak var \(name)'",
      from: model.end(from, role: fromRole), to: model.end(to, role: reason.role),
      reference: .stores,
      member: model.memberName(edge),
      caption: "stored strongly; \(fromRole) -> \(reason.role?.name ?? "port")"
    )
    if let link = reason.link {
      diagnostic.related = [
        Diagnostic.Related(
          place: model.place(of: link),
          message: "\(model[link.from ?? from.id].name) holds it in turn here")
      ]
    }
    return diagnostic
  }

  private struct Reason {
    var why: String
    var role: Role?
    var link: Edge?
  }

  private mutating func brokenBy(
    _ edge: Edge, _ from: TypeInfo, _ fromRole: Role, _ to: TypeInfo, _ concrete: [TypeID]
  ) -> Reason? {
    if let role = to.role, role != .moduleInterface,
      let entry = model.entry(for: from.id, from: fromRole, to: role)
    {
      if entry.cell.isWeak, entry.cell.permission != .never {
        let link = firstLink(concrete, from, sharing: .max)
        // Nobody of the repo conforms, or it is what a storyboard fills: it may.
        guard link != nil || concrete.isEmpty else { return nil }
        let why =
          "\(model.tableName(entry)) makes \(withArticle(fromRole)) refer back to \(withArticle(role)) weakly, because \(withArticle(role)) owns it"
        return Reason(why: why, role: role, link: link)
      }
      // What the table forbids altogether is layer_dependency's to say.
      if entry.cell.permission == .never, to.facing != .port { return nil }
    }
    guard to.kind == .protocol, to.facing == .port || to.facing == .moduleInterface,
      // A decorator holds another of its own kind, which it was handed.
      !model.ancestors(of: from.id).contains(to.id), !isOfMany(to, fromRole, concrete)
    else { return nil }
    for conformer in concrete where conformer != from.id {
      if isForward(from, fromRole, to, model[conformer]) { continue }
      if let link = firstLink([conformer], from, sharing: 2) {
        return Reason(
          why:
            "\(model[conformer].name) conforms to \(to.name) and holds \(from.name), so neither is ever freed",
          role: to.role, link: link)
      }
    }
    return nil
  }

  /// Whether a protocol is one that many components of the holder's own role share (`ViewableRouting`):
  /// that one of them somewhere reaches the holder says nothing of the one that is held.
  private func isOfMany(_ to: TypeInfo, _ fromRole: Role, _ concrete: [TypeID]) -> Bool {
    concrete.count >= 3 && concrete.allSatisfy { model.types[$0.index].role == fromRole }
  }

  /// The table's own way forward (view → presenter) is no way back, within a module whatever the
  /// protocol's name; a shared view that calls its delegate goes back.
  private func isForward(
    _ from: TypeInfo, _ fromRole: Role, _ to: TypeInfo, _ conformer: TypeInfo
  ) -> Bool {
    guard let role = conformer.role, role != fromRole,
      from.module == conformer.module || !isNamedForCallingBack(to.simpleName)
    else { return false }
    guard let cell = model.entry(for: from.id, from: fromRole, to: role)?.cell else {
      return false
    }
    return cell.permission != .never && !cell.isWeak
  }

  // MARK: Reachability

  private mutating func concreteTypes(of type: TypeID) -> [TypeID] {
    if model.children[type.index].isEmpty { return model.concreteTypes(of: type) }
    if let known = concrete[type] { return known }
    let found = model.concreteTypes(of: type)
    concrete[type] = found
    return found
  }

  /// The first stored reference on a path by which one of some types keeps the holder alive; nil where
  /// none of them reaches it.
  ///
  /// - Parameter limit: how many conformers a protocol on the path may have. Where it is the path alone
  ///   that speaks, and many share a protocol, nothing says which of them is held.
  private mutating func firstLink(
    _ concrete: [TypeID], _ holder: TypeInfo, sharing limit: Int
  ) -> Edge? {
    for start in concrete where start != holder.id {
      guard let next = path(start, holder, sharing: limit) else { continue }
      let links = model.ancestors(of: start).flatMap { strong[$0.index] }
      let first = links.filter { model.edges[$0].to == .own(next) }.min()
      return first.map { model.edges[$0] }
    }
    return nil
  }

  /// The first step of a path of strong references from a type to the holder, through base classes
  /// and through protocols to their conformers. O(types + stored references).
  private mutating func path(
    _ start: TypeID, _ holder: TypeInfo, sharing limit: Int
  ) -> TypeID? {
    search += 1
    for type in concreteTypes(of: holder.id) { holders[type.index] = search }
    for type in model.ancestors(of: holder.id) where model.types[type.index].kind != .protocol {
      holders[type.index] = search
    }
    seen[start.index] = search
    var queue: [(type: TypeID, first: TypeID?)] = [(start, nil)]
    var position = 0
    while position < queue.count, position < 4096 {
      let (current, first) = queue[position]
      position += 1
      let isProtocol = model.types[current.index].kind == .protocol
      for member in model.ancestors(of: current)
      where isProtocol ? member == current : model.types[member.index].kind != .protocol {
        for index in strong[member.index] {
          guard case .own(let held) = model.edges[index].to else { continue }
          let step = first ?? held
          if meets(held, &queue, step) { return step }
          let concrete = concreteTypes(of: held)
          for reached in concrete.count <= limit ? concrete : [] where meets(reached, &queue, step)
          {
            return step
          }
        }
      }
    }
    return nil
  }

  /// Whether the search has come to the holder; if not, it goes on from there.
  private mutating func meets(
    _ type: TypeID, _ queue: inout [(type: TypeID, first: TypeID?)], _ step: TypeID
  ) -> Bool {
    if holders[type.index] == search { return true }
    if seen[type.index] != search {
      seen[type.index] = search
      queue.append((type, step))
    }
    return false
  }

  // MARK: Framework types

  /// Whether it is a screen that a router was handed to show: beside its own view, which it holds weakly,
  /// and never set again.
  private func isDestination(_ edge: Edge, of from: TypeInfo) -> Bool {
    let outline = model.files[edge.file].outline
    return outline.variables[Int(edge.variable.rawValue)].isLet
      && (weak[from.id]?.contains(.view) ?? false)
  }

  /// A `UIViewController` or `UIView` stored where the table wants a view held weakly.
  private func frameworkFinding(
    _ edge: Edge, _ from: TypeInfo, _ fromRole: Role, _ name: String
  ) -> Diagnostic? {
    guard
      name == "UIViewController" || name == "UIView" || name == "NSViewController"
        || name == "NSView",
      let entry = model.entry(for: from.id, from: fromRole, to: .view), entry.cell.isWeak,
      entry.cell.permission != .never,
      // A table by controller is no way back to one's own.
      edge.traits.isDisjoint(with: [.inCollection, .genericArgument]),
      !isDestination(edge, of: from)
    else { return nil }
    let outline = model.files[edge.file].outline
    let property = outline[outline.variables[Int(edge.variable.rawValue)].name]
    return Diagnostic(
      rule: "weak_back_reference", severity: .error,
      // Outside of a module nothing shows that the view is the one that owns it.
      confidence: from.module == nil ? .deduced : model.confidence(from),
      place: model.place(of: edge),
      message: "\(from.name) holds a \(name) strongly in '\(property)'",
      why:
        "\(model.tableName(entry)) makes \(withArticle(fromRole)) refer back to a view weakly, because the view owns it",
      help: "declare it 'weak var \(property)'",
      from: model.end(from, role: fromRole),
      to: .framework(name, evidence: "a view of the framework", role: .view),
      reference: .stores, member: model.memberName(edge),
      caption: "stored strongly; \(fromRole) -> view")
  }
}
