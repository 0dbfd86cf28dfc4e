import Configuration
import Lexing
package import Outlining

extension ArchitectureModel {
  /// Whether an edge is a generic argument of a base that the repo does not declare.
  package func isArgumentOfForeignBase(_ edge: Edge) -> Bool {
    let references = files[edge.file].outline.references
    let first = table.firstReference(edge.file, from: edge.range.start)
    guard let from = edge.from,
      let argument = references[first...].prefix(while: { $0.range.start == edge.range.start })
        .first(where: { $0.context == .genericArgument }), argument.container != .none
    else { return false }
    let base = references[Int(argument.container.rawValue)]
    return base.context.isInheritance
      && types[from.index].externalBases.contains(text(edge.file, base.name))
  }

  /// The reference that an edge was made of; nil for one that was inferred.
  package func reference(of edge: Edge) -> TypeReference? {
    files[edge.file].outline.reference(at: edge.range)
  }

  /// The name of the property, parameter or local that a reference is the type of; nil for none.
  package func variableName(of edge: Edge) -> String? {
    guard edge.variable != .none else { return nil }
    let outline = files[edge.file].outline
    return outline[outline.variables[Int(edge.variable.rawValue)].name]
  }

  /// Whether what an edge refers to is an element of a tuple, written there or behind a typealias: no such
  /// part of a value can be weak.
  package func isElementOfTuple(_ edge: Edge) -> Bool {
    guard let reference = reference(of: edge) else { return false }
    if reference.flags.contains(.inTuple) { return true }
    if case .tuple = table.resolve(reference, file: edge.file) { return true }
    return false
  }

  /// The members reached through other members, as far as the repo's own types tell.
  /// - Parameter begun: which names tell.
  func collectAccesses(_ begun: ChainResolver) -> [MemberAccess] {
    threads.mapRanges(of: files.count) { collectAccesses(inFiles: $0, begun) }.flatMap { $0 }
  }

  private func collectAccesses(inFiles range: Range<Int>, _ begun: ChainResolver) -> [MemberAccess]
  {
    var found: [MemberAccess] = []
    var resolver = begun
    for file in range where files[file].kind == .source {
      let outline = files[file].outline
      for chain in outline.chains where chain.components.count > 1 {
        // Nearly all chains go on to a framework's member, or to one that gives a framework's type.
        let second = outline.components[chain.components.lowerBound + 1].name
        // What is cast to a type is asked for the type's members, and nothing is reached through.
        guard chain.base == .none, resolver.telling.contains(table.simpleName(file: file, second)),
          let from = table.enclosingType(file: file, chain.owner)
        else { continue }
        let steps = resolver.steps(of: chain, file: file)
        guard steps.count > 1, let first = chain.components.first else { continue }
        let lastCall = chain.components.last { outline.components[$0].isCall }
        let isBuilding =
          building.members.contains(table.memberKey(file, chain.owner, chain.variable))
          || isOverloadOfBuilding(chain, from, file)
        for (depth, step) in steps.enumerated().dropFirst() {
          guard let receiver = step.receiver, let home = step.declaredIn,
            let result = step.value.types.first
              ?? entity(in: step, of: chain, of: outline)
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
              cast: step.component == chain.components.last ? chain.cast : .none,
              isAssigned: chain.isAssigned && step.component == chain.components.last,
              leadsToData: step.component != chain.components.last
                && lastCall.map { $0 < step.component } ?? true,
              isCounted: types[result.index].role == .entity
                && step.component != chain.components.last
                && counts.contains(
                  table.text(file, outline.components[step.component + 1].name)),
              file: file,
              range: TextRange(start: start, length: end - start),
              ownerName: table.memberName(of: chain, file: file), owner: chain.owner))
        }
      }
    }
    return found
  }

  /// Of lists only those of entities are asked: who takes one takes what is in it. What a function gives
  /// that nobody goes on with may be thrown away.
  private func entity(
    in step: ChainStep, of chain: MemberChain, of outline: FileOutline
  ) -> TypeID? {
    guard let first = step.value.elements.first, types[first.index].role == .entity,
      step.component != chain.components.last || !outline.components[step.component].isCall
    else { return nil }
    return first
  }

  /// Whether a member calls another of its name, which puts the module together: `build(with:)`.
  private func isOverloadOfBuilding(_ chain: MemberChain, _ type: TypeID, _ file: Int) -> Bool {
    guard let names = building.memberNames[type] else { return false }
    let name = table.text(file, table.memberName(of: chain, file: file))
    return names.contains(String(name.prefix { $0 != "(" }))
  }

  private func isOfBuilder(_ member: String, _ receiver: TypeID) -> Bool {
    types[receiver.index].role == .builder || builds(receiver, inMemberNamed: member)
  }
}

/// Whether a function's name says that it makes what it gives: `makePresenter(view:)`.
package func isNamedForMaking(_ function: String) -> Bool {
  makers.contains { function.hasPrefix($0) }
}

/// By what a list tells how much it holds, and nothing of that.
private let counts: Set<String> = ["count", "isEmpty", "indices", "startIndex", "endIndex"]

private let makers = Words.shipped.inOrder(.makers)
