import Architecture
import Configuration
import Outlining

// What keeps a type alive, or calls it back, without a role or a table that says so.
extension StrongHolds {
  /// Whether an edge is a view's outlet of a part of its own, which the view hierarchy keeps, however weak
  /// the outlet is.
  func isLaidInByNib(_ edge: Edge, _ from: TypeID, _ to: TypeID) -> Bool {
    guard edge.kind == .stores, edge.ownership == .weak, edge.variable != .none,
      model[from].role == .view, model[to].kind == .class, !model.isScreen(to),
      model.ancestors(of: to).contains(where: {
        model[$0].externalBases.contains(where: isUIViewName)
      })
    else { return false }
    let outline = model.files[edge.file].outline
    return outline.isReachedByNib(outline.variables[Int(edge.variable.rawValue)].attributes)
  }

  /// Whether a type keeps a view of its module, by a protocol that lies with all others, too.
  func keepsOwnView(_ type: TypeInfo) -> Bool {
    strong[type.id.index].contains { index in
      guard let view = model.edges[index].target, model[view].role == .view else { return false }
      return model[view].module == type.module
        || model[view].module == nil
          && model.onlyType(behind: view).map { model[$0].module == type.module } ?? false
    }
  }

  /// For a property that is named for the parent: the list in which such a parent keeps such children, of its
  /// own kind or of the child's, or of what the child conforms to where the parent makes it.
  mutating func listOfChildren(_ hold: Hold, _ to: TypeInfo) -> Edge? {
    let lineage = model.ancestors(of: hold.from.id)
    let isOwnKind = lineage.contains(to.id)
    guard isNamedForParent(hold.edge), isOwnKind || to.kind == .class,
      // What no code ever assigns leads nowhere yet.
      assignedNames.contains(property(hold.edge))
    else { return nil }
    func makesChild(_ maker: TypeID) -> Bool { checked.makes(maker, hold.from.id) }
    func list(of parent: TypeID) -> Edge? {
      strong[parent.index].map { model.edges[$0] }.first { edge in
        guard edge.traits.contains(.inCollection), let child = edge.target else { return false }
        if isOwnKind { return child == to.id || child == hold.from.id }
        return lineage.contains(child) && (model[child].kind == .class || makesChild(parent))
      }
    }
    guard isOwnKind else { return list(of: to.id) }
    // One of the same kind that makes the child is the likeliest parent, and else any as the child itself is.
    let makers = hold.concrete.filter { $0 != hold.from.id && makesChild($0) }
    for parent in makers + [hold.from.id] {
      for member in model.ancestors(of: parent) where model[member].kind != .protocol {
        if let found = list(of: member) { return found }
      }
    }
    return nil
  }

  /// Whether a property is named for the parent of who keeps it.
  func isNamedForParent(_ edge: Edge) -> Bool { property(edge).lowercased().hasPrefix("parent") }

  /// How a component keeps a helper without a role that keeps it in turn, each by its class or by a protocol
  /// of its alone: a data source its controller, a model its presenter.
  func directHold(of hold: Hold, by to: TypeInfo) -> Edge? {
    guard hold.fromRole == nil, let keeper = model.onlyType(behind: to.id),
      model[keeper].kind == .class, model[keeper].role?.isComponent ?? false,
      !hold.edge.traits.contains(.inCollection),
      !model.isSingleton(hold.from.id), !model.isSingleton(keeper), !hold.isUnfilled
    else { return nil }
    return strong[keeper.index].lazy.filter { !unfilled.contains($0) }.map { model.edges[$0] }
      .first {
        // A parent keeps its child, and not the other way round.
        $0.kind == .stores && !isNamedForParent($0)
          && $0.target.flatMap { model.onlyType(behind: $0) } == hold.from.id
      }
  }

  /// Of what has no role nothing tells where its way forward leads, but names.
  func isCalledBack(by hold: Hold, _ to: TypeInfo) -> Bool {
    hold.concrete.count <= 2 && (isCallback(hold.edge) || isNamedForCallingBack(to.simpleName))
  }

  /// Whether a property is named as those by which somebody is called back, whatever its protocol is called.
  func isCallback(_ edge: Edge) -> Bool {
    let name = property(edge)
    return callbacks.contains(name.lowercased())
      || callbackEnds.contains { name.hasSuffix($0) }
  }
}

extension ArchitectureModel {
  /// Whether Core Data keeps what a property stands for, both ways: `@NSManaged var parent: Folder`.
  func isManaged(_ edge: Edge) -> Bool {
    files[edge.file].outline.hasAttribute(edge, among: managedAttributes)
  }

  /// The classes of each module that are screens, in their order.
  func screensOfModules() -> [ModuleID: [TypeID]] {
    var found: [ModuleID: [TypeID]] = [:]
    for index in types.indices where types[index].role == .view && types[index].kind == .class {
      guard let module = types[index].module, isScreen(types[index].id) else { continue }
      found[module, default: []].append(types[index].id)
    }
    return found
  }

  /// The names of the types that variables outside of all types are said to have, or are made of.
  func typesOfGlobals() -> Set<String> {
    var found: Set<String> = []
    for file in files where file.kind == .source {
      let outline = file.outline
      guard outline.variables.contains(where: { $0.kind == .global }) else { continue }
      for reference in outline.references where reference.variable != .none {
        let variable = outline.variables[Int(reference.variable.rawValue)]
        if variable.kind == .global, variable.storage == .stored, variable.ownership.isStrong {
          found.insert(outline[reference.name])
        }
      }
    }
    return found
  }
}

private let callbackEnds = Words.shipped.inOrder(.callbacks)
private let callbacks = Set(Words.shipped[.callbacks].map { $0.lowercased() })
private let managedAttributes: Set<String> = ["NSManaged"]
