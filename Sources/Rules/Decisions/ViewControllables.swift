import Architecture
import Configuration
import Outlining

/// The members by which a RIB's router moves: those that carry out a requirement of its ViewControllable, and
/// those that only such call.
struct ViewControllables: Sendable {
  private var members: Set<Member> = []

  private struct Member: Hashable {
    var file: Int
    var declaration: DeclarationID
  }

  private struct Function: Hashable {
    var type: TypeID
    var name: String
  }

  /// - Complexity: O(moves + chains), and O(moves) where no type that moves is one.
  init(_ model: ArchitectureModel) {
    var witnesses = Witnesses()
    var helpers: [Function: [Member]] = [:]
    for call in model.navigationCalls {
      let type = model.judgedType(for: call.from)
      let member = Member(file: call.edge.file, declaration: model.member(of: call.edge))
      guard member.declaration != .none, witnesses.hasRequirements(type, model) else { continue }
      if witnesses.contains(member.declaration, member.file, of: type, model) {
        members.insert(member)
      } else {
        let outline = model.files[member.file].outline
        let name = outline[outline.declarations[Int(member.declaration.rawValue)].name]
        helpers[Function(type: type, name: name), default: []].append(member)
      }
    }
    guard !helpers.isEmpty else { return }
    let functions = Self.calledByWitnessesAlone(Set(helpers.keys), model, &witnesses)
    for function in functions { members.formUnion(helpers[function] ?? []) }
  }

  func carriesOut(_ edge: Edge, in model: ArchitectureModel) -> Bool {
    !members.isEmpty
      && members.contains(Member(file: edge.file, declaration: model.member(of: edge)))
  }

  /// Those functions that witnesses of their own type call by their bare names, and nobody else does: a call of
  /// one of that name on something else may be anybody's.
  private static func calledByWitnessesAlone(
    _ functions: Set<Function>, _ model: ArchitectureModel, _ witnesses: inout Witnesses
  ) -> Set<Function> {
    let names = Set(functions.map(\.name))
    var called: Set<Function> = []
    var open: Set<Function> = []
    var openNames: Set<String> = []
    for file in model.files.indices where model.files[file].kind == .source {
      let outline = model.files[file].outline
      for chain in outline.chains {
        guard let last = chain.components.last, outline.components[last].isCall else { continue }
        let name = outline[outline.components[last].name]
        guard names.contains(name) else { continue }
        guard chain.components.count == 1 else {
          openNames.insert(name)
          continue
        }
        guard chain.owner != .none, let around = model.typeAround(chain.owner, inFile: file) else {
          continue
        }
        let function = Function(type: model.judgedType(for: around), name: name)
        guard functions.contains(function) else { continue }
        if witnesses.contains(chain.owner, file, of: function.type, model) {
          called.insert(function)
        } else {
          open.insert(function)
        }
      }
    }
    return called.subtracting(open).filter { !openNames.contains($0.name) }
  }
}

/// What RIBs' ViewControllable asks of types, found once for each.
private struct Witnesses {
  /// Per type: by name, what each requirement takes; another `open(_:)` is another function.
  private var requirements: [TypeID: [String: Set<[String]>]] = [:]

  mutating func hasRequirements(_ type: TypeID, _ model: ArchitectureModel) -> Bool {
    !asked(of: type, model).isEmpty
  }

  mutating func contains(
    _ member: DeclarationID, _ file: Int, of type: TypeID, _ model: ArchitectureModel
  ) -> Bool {
    let outline = model.files[file].outline
    let declaration = outline.declarations[Int(member.rawValue)]
    guard let taken = asked(of: type, model)[outline[declaration.fullName]] else { return false }
    return taken.contains(typesTaken(by: member, outline, model, file))
  }

  private mutating func asked(
    of type: TypeID, _ model: ArchitectureModel
  ) -> [String: Set<[String]>] {
    if let known = requirements[type] { return known }
    var found: [String: Set<[String]>] = [:]
    for ancestor in model.ancestors(of: type)
    where model[ancestor].kind == .protocol && isViewControllable(ancestor, model) {
      let file = model[ancestor].file
      let outline = model.files[file].outline
      for index in outline.declarations.indices
      where outline.declarations[index].parent == model[ancestor].declaration {
        let requirement = DeclarationID(UInt32(index))
        found[outline[outline.declarations[index].fullName], default: []].insert(
          typesTaken(by: requirement, outline, model, file))
      }
    }
    requirements[type] = found
    return found
  }

  private func typesTaken(
    by function: DeclarationID, _ outline: FileOutline, _ model: ArchitectureModel, _ file: Int
  ) -> [String] {
    let declaration = outline.declarations[Int(function.rawValue)]
    let rows = outline.referenceRows(from: declaration.start, to: declaration.end)
    return outline.references[rows].filter {
      $0.owner == function && $0.context == .parameter && $0.container == .none
    }.map { model.text(file, $0.name) }
  }

  /// Whether a protocol refines RIBs' ViewControllable, the library's or one that lies among the sources.
  private func isViewControllable(_ type: TypeID, _ model: ArchitectureModel) -> Bool {
    model.ancestors(of: type).contains { ancestor in
      model[ancestor].externalBases.contains("ViewControllable")
        || ancestor != type && model[ancestor].simpleName == "ViewControllable"
    }
  }
}
