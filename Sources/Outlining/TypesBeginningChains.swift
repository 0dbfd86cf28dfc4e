import Lexing

// A file alone tells types from values by their capital letter. Who knows the types of all files may find
// that what a chain begins with is a type all the same.
extension FileOutline {
  /// The same outline with a reference for each of some chains, which begin with a type's name in lower
  /// case, as it would stand had the name a capital letter. O(references).
  ///
  /// - Parameter indices: into ``chains``, in their order; they begin with a name.
  /// - Returns: and by reference of this outline its index in the new one.
  package func readingTypes(
    beginning indices: [Int]
  ) -> (outline: FileOutline, moved: [ReferenceID]) {
    let made = indices.map { typeReference(beginning: $0) }
    var moved: [ReferenceID] = []
    var referenceOf: [Int: ReferenceID] = [:]
    var all: [TypeReference] = []
    var next = 0
    func takeMade(before end: UInt32) {
      while next < made.count, made[next].range.start < end {
        referenceOf[indices[next]] = ReferenceID(UInt32(all.count))
        all.append(made[next])
        next += 1
      }
    }
    for reference in references {
      takeMade(before: reference.range.start)
      moved.append(ReferenceID(UInt32(all.count)))
      all.append(reference)
    }
    takeMade(before: .max)
    func place(_ id: ReferenceID) -> ReferenceID { id == .none ? id : moved[Int(id.rawValue)] }
    for index in all.indices where all[index].container != .none {
      all[index].container = place(all[index].container)
    }
    let chains = chains.map { chain in
      var chain = chain
      chain.cast = place(chain.cast)
      chain.base = place(chain.base)
      return chain
    }
    let arguments = arguments.map { argument in
      var argument = argument
      let callee = argument.component == 0 ? referenceOf[Int(argument.chain)] : nil
      argument.setType(callee ?? place(argument.type))
      argument.setValue(value(argument.value, referenceOf, place), isWhole: argument.isWhole)
      return argument
    }
    return (FileOutline(self, references: all, chains: chains, arguments: arguments), moved)
  }

  /// `homeModel()` as an argument is a type; of what goes on after it, the chain is told.
  private func value(
    _ value: CallArgument.Value, _ referenceOf: [Int: ReferenceID],
    _ place: (ReferenceID) -> ReferenceID
  ) -> CallArgument.Value {
    switch value {
    case .nothing, .name: value
    case .type(let type): .type(place(type))
    case .chain(let chain):
      referenceOf[Int(chain)].flatMap { chains[Int(chain)].components.count == 1 ? .type($0) : nil }
        ?? value
    }
  }

  private func typeReference(beginning index: Int) -> TypeReference {
    let chain = chains[index]
    let parts = components[chain.components]
    let name = parts[parts.startIndex]
    let member = parts.dropFirst().first
    let context: ReferenceContext =
      name.isCall
      ? .expressionCall
      : member.map { self[$0.name] } == "self" ? .expressionType : .expressionMember
    return TypeReference(
      name: name.name,
      range: TextRange(start: name.offset, length: UInt32(self[name.name].utf8.count)),
      context: context, flags: flags(beginning: index), owner: chain.owner,
      variable: chain.variable, container: .none,
      member: name.isCall ? .none : member?.name ?? .none)
  }

  /// A chain does not say where in its variable it stands: of what has an initial value and observers that
  /// is told by whether it is the whole value.
  private func flags(beginning index: Int) -> ReferenceFlags {
    let chain = chains[index]
    guard chain.variable != .none else { return [] }
    let variable = variables[Int(chain.variable.rawValue)]
    guard variable.initialChain == Int32(index) else {
      return variable.storage == .stored ? .inInitialValue : .inAccessor
    }
    let parts = components[chain.components]
    let last = parts[parts.index(before: parts.endIndex)]
    let isMade = parts.count == 1 || self[last.name] == "init"
    let givesType = parts.count <= 2 && last.isCall == isMade && !last.isSubscript
    return givesType ? [.inInitialValue, .givesType] : .inInitialValue
  }
}
