import Configuration
import Lexing
import Outlining

extension ArchitectureModel {
  /// Marks what a port's requirement makes its witness name: the port's author chose those types.
  mutating func markDemandsOfPorts(_ table: SymbolTable) {
    var demanded: [TypeID: Set<Int32>] = [:]
    for file in files.indices {
      let outline = files[file].outline
      for declaration in outline.declarations
      where declaration.kind.isFunction && declaration.parent != .none {
        let owner = table.typeOfDeclaration[file][Int(declaration.parent.rawValue)]
        guard owner >= 0, types[Int(owner)].kind == .protocol, types[Int(owner)].facing == .port
        else { continue }
        demanded[TypeID(Int(owner)), default: []].insert(
          table.names.number(file, declaration.fullName))
      }
    }
    guard !demanded.isEmpty else { return }
    var demandedOf: [Set<Int32>] = Array(repeating: [], count: types.count)
    let callers = callersOfPorts(Set(demanded.keys))
    for type in types.indices where !types[type].kind.isProtocol && lineage[type].count > 1 {
      // A view that plugs into its own cell is on both sides of the port.
      for ancestor in lineage[type] {
        guard let names = demanded[ancestor],
          types[type].role.map({ !(callers[ancestor] ?? []).contains($0) }) ?? true
        else { continue }
        demandedOf[type].formUnion(names)
      }
    }
    for index in edges.indices {
      guard let from = edges[index].from, !demandedOf[from.index].isEmpty,
        edges[index].kind == .parameter || edges[index].kind == .result,
        demandedOf[from.index].contains(names.number(edges[index].file, edges[index].member))
      else { continue }
      edges[index].traits.insert(.demandedByPort)
    }
  }

  /// Whether an edge is a generic argument of a base that the repo does not declare.
  package func isArgumentOfForeignBase(_ edge: Edge) -> Bool {
    let references = files[edge.file].outline.references
    guard let from = edge.from,
      let argument = references.first(where: {
        $0.range.start == edge.range.start && $0.context == .genericArgument
      }), argument.container != .none
    else { return false }
    let base = references[Int(argument.container.rawValue)]
    return base.context.isInheritance
      && types[from.index].externalBases.contains(text(edge.file, base.name))
  }

  /// The roles of those who hold a port, and so call it.
  private func callersOfPorts(_ ports: Set<TypeID>) -> [TypeID: Set<Role>] {
    var callers: [TypeID: Set<Role>] = [:]
    for edge in edges where edge.kind == .stores {
      guard let from = edge.from, case .own(let to) = edge.to, ports.contains(to),
        let role = types[judgedType(for: from).index].role
      else { continue }
      callers[to, default: []].insert(role)
    }
    return callers
  }

  /// The members reached through other members, as far as the repo's own types tell.
  func collectAccesses(_ table: SymbolTable) -> [MemberAccess] {
    var found: [MemberAccess] = []
    var resolver = MemberResolver(table)
    resolver.findTellingNames()
    for file in files.indices where files[file].kind == .source {
      let outline = files[file].outline
      for chain in outline.chains where chain.components.count > 1 {
        // Nearly all chains go on to a framework's member, or to one that gives a framework's type.
        let second = outline.components[chain.components.lowerBound + 1].name
        guard resolver.telling.contains(table.simpleName(file: file, second)),
          let from = table.enclosingType(file: file, chain.owner)
        else { continue }
        let steps = resolver.steps(of: chain, file: file)
        guard steps.count > 1, let first = chain.components.first else { continue }
        let isBuilding = buildingMembers.contains(
          memberKey(file, chain.owner, chain.variable, table))
        for (depth, step) in steps.enumerated().dropFirst() {
          guard let receiver = step.receiver, let home = step.declaredIn,
            let result = step.result.first
          else { continue }
          let component = outline.components[step.component]
          let start = outline.components[first].offset
          let name = table.text(file, component.name)
          let end = component.offset + UInt32(name.utf8.count)
          found.append(
            MemberAccess(
              from: from, receiver: receiver, member: name, declaredIn: home,
              result: result, depth: depth, isBuilding: isBuilding,
              isOfBuilder: isOfBuilder(name, receiver),
              isMade: types[result.index].isValue
                || component.isCall && (component.label != .none || isNamedForMaking(name)),
              isCast: chain.cast != .none && step.component == chain.components.last,
              isAssigned: chain.isAssigned && step.component == chain.components.last, file: file,
              range: TextRange(start: start, length: end - start),
              ownerName: memberName(file, chain, table), owner: chain.owner))
        }
      }
    }
    return found
  }

  private func isOfBuilder(_ member: String, _ receiver: TypeID) -> Bool {
    types[receiver.index].role == .builder
      || buildingMemberNames[receiver]?.contains(member) ?? false
  }

  private func memberName(_ file: Int, _ chain: MemberChain, _ table: SymbolTable) -> NameID {
    let member = table.enclosingMember(file: file, chain.owner)
    if member != .none { return table.declaration(file, member).fullName }
    return chain.variable == .none ? .none : table.variable(file, chain.variable).name
  }

  /// Tells faces from ports: what is named for calling back, or conformed to from several modules
  /// or roles, is a port; so is a module interface.
  mutating func findFacings(_ classifier: Classifier) {
    let services = Set(
      types.filter { $0.role == .service && $0.kind != .protocol }.map { $0.simpleName })
    for index in types.indices where types[index].kind == .protocol {
      let conformers = classifier.survey.conformers[index]
      if types[index].role == .moduleInterface {
        types[index].facing = .moduleInterface
      } else if isNamedForCallingBack(types[index].simpleName) && !conformers.isEmpty {
        types[index].facing = .port
      } else if let caller = callerOfOutput(types[index].simpleName),
        services.contains(caller)
      {
        types[index].facing = .port
      } else {
        let roles = Set(conformers.compactMap { types[$0.index].role })
        let modules = Set(conformers.compactMap { types[$0.index].module })
        let isForOthers =
          types[index].module.map { !modules.isEmpty && !modules.contains($0) } ?? false
        if roles.count > 1 || modules.count > 1 || isForOthers {
          types[index].facing = .port
        } else if types[index].role != nil {
          types[index].facing = .face
        }
      }
    }
  }
}

private func isNamedForMaking(_ function: String) -> Bool {
  ["make", "create", "build", "assemble", "instantiate"].contains { function.hasPrefix($0) }
}

/// Whose output a protocol is by its name: `FeedLoaderOutputProtocol` is FeedLoader's.
private func callerOfOutput(_ name: String) -> String? {
  for tail in ["Output", "Outputs", "OutputProtocol", "OutputInterface"] where name.hasSuffix(tail)
  {
    return String(name.dropLast(tail.count))
  }
  return nil
}
