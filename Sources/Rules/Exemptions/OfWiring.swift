import Architecture
import Configuration
import Lexing
import Outlining

// What only passes through a type on its way to where it is known.
extension Exemptions {
  static let handedOn = Exempting<Reference>(
    "wiring.handed_on",
    "the parameter is only handed on: to what a view keeps as its state, to the base's initialiser, "
      + "to a child view, to a builder or, by an initialiser, to a function that makes something of it"
  ) { reference, checked in checked.isOnlyHandedOn(reference) }
}

extension CheckedArchitecture {
  /// Whether a parameter goes nowhere but into calls that wire, and nothing of its type is kept.
  fileprivate func isOnlyHandedOn(_ reference: Reference) -> Bool {
    guard let edge = reference.edge, edge.kind == .parameter, edge.variable != .none,
      edge.owner != .none, let from = edge.from,
      !outgoing[from.index].contains(where: {
        model.edges[$0].kind == .stores && model.edges[$0].to == edge.to
      })
    else { return false }
    let outline = model.files[edge.file].outline
    let name = outline.variables[Int(edge.variable.rawValue)].name
    let function = outline.declarations[Int(edge.owner.rawValue)]
    let body = TextRange(start: function.start, length: function.end - function.start)
    let arguments = outline.arguments.filter { body.holds($0.range) }
    let wiring = arguments.filter { isWiring($0, edge, from) }.map(\.range)
    guard !wiring.isEmpty else { return false }
    func isWired(_ offset: UInt32) -> Bool {
      wiring.contains { $0.start <= offset && offset < $0.end }
    }
    var isUsed = false
    for argument in arguments where argument.value == .name(name) {
      guard isWired(argument.range.start) else { return false }
      isUsed = true
    }
    for chain in outline.chains where !chain.beginsWithSelf {
      guard let first = chain.components.first, outline.components[first].name == name,
        body.start <= outline.components[first].offset, outline.components[first].offset < body.end
      else { continue }
      guard isWired(outline.components[first].offset) else { return false }
      isUsed = true
    }
    return isUsed
  }

  /// Whether an argument is one of a call that puts things together.
  private func isWiring(_ argument: CallArgument, _ edge: Edge, _ from: TypeID) -> Bool {
    let outline = model.files[edge.file].outline
    if argument.type != .none {
      let made = outline.references[Int(argument.type.rawValue)]
      if stateMakers.contains(outline[made.name]) { return true }
      return isWired(made.range.start, edge, from, to: [.view, .builder])
    }
    guard argument.chain >= 0 else { return false }
    let chain = outline.chains[Int(argument.chain)]
    guard let first = chain.components.first else { return false }
    let called = first + Int(argument.component)
    if outline[outline.components[first].name] == "super",
      outline[outline.components[called].name] == "init"
    {
      // A base that the repo does not declare knows nothing of the repo's types.
      return model.types[from.index].superclass != nil
    }
    // `presenter = factory.makePresenter(viewController: viewController)`
    if outline.declarations[Int(edge.owner.rawValue)].kind == .initializer,
      isNamedForMaking(outline[outline.components[called].name])
    {
      return true
    }
    if isWired(outline.components[first].offset, edge, from, to: [.builder]) { return true }
    return outgoing[from.index].contains { index in
      let held = model.edges[index]
      guard held.kind == .stores, held.variable != .none, let target = held.target,
        model.types[target.index].role == .builder
      else { return false }
      let file = model.files[held.file].outline
      return file[file.variables[Int(held.variable.rawValue)].name]
        == outline[outline.components[first].name]
    }
  }

  /// Whether what is named at a place is a type of one of some roles.
  private func isWired(_ offset: UInt32, _ edge: Edge, _ from: TypeID, to roles: Set<Role>) -> Bool
  {
    outgoing[from.index].contains { index in
      let other = model.edges[index]
      guard other.file == edge.file, other.range.start == offset, let target = other.target,
        let role = model.types[target.index].role
      else { return false }
      return roles.contains(role)
    }
  }
}

extension TextRange {
  fileprivate func holds(_ other: TextRange) -> Bool { start <= other.start && other.end <= end }
}

private let stateMakers = Words.shipped[.stateMakers]
