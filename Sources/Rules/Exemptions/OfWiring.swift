import Architecture
import Configuration
import Lexing
import Outlining

// What only passes through a type on its way to where it is known.
extension Exemptions {
  static let handedOn = Exempting<Reference>(
    "wiring.handed_on",
    "the parameter is only handed on: to what a view keeps as its state, to the base's initialiser, "
      + "to a child view, to a builder, to the own function that puts the module together or, by an "
      + "initialiser, to a function that makes something of it"
  ) { reference, checked in checked.isOnlyHandedOn(reference) }
}

extension CheckedArchitecture {
  /// Whether a parameter goes nowhere but into calls that wire, and nothing of its type is kept.
  fileprivate func isOnlyHandedOn(_ reference: Reference) -> Bool {
    guard let edge = reference.edge, edge.kind == .parameter || edge.kind == .result,
      edge.variable != .none, edge.owner != .none, let from = edge.from,
      !facts.wiring.keeps(from, edge.to)
    else { return false }
    let outline = model.files[edge.file].outline
    // What a closure gives is its parameter's, too: `makeFeed: (String) -> Feed`.
    guard outline.variables[Int(edge.variable.rawValue)].kind == .parameter else { return false }
    let function = outline.declarations[Int(edge.owner.rawValue)]
    let (names, bindings) = outline.names(
      of: outline.variables[Int(edge.variable.rawValue)].name, in: function)
    let body = TextRange(start: function.start, length: function.end - function.start)
    let arguments = outline.arguments[outline.argumentRows(from: body.start, to: body.end)]
      .filter { body.holds($0.range) }
    // Where it is used is found at a glance, and what an argument is part of is not.
    var uses = arguments.filter {
      if case .name(let name) = $0.value { names.contains(name) } else { false }
    }.map(\.range.start)
    for row in outline.chainRows(from: body.start, to: body.end)
    where !outline.chains[row].beginsWithSelf && !bindings.contains(row) {
      guard let first = outline.chains[row].components.first,
        names.contains(outline.components[first].name),
        body.start <= outline.components[first].offset, outline.components[first].offset < body.end
      else { continue }
      uses.append(outline.components[first].offset)
    }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        arguments.contains {
          $0.range.start <= use && use < $0.range.end && isWiring($0, edge, from)
        }
      }
  }

  /// Whether an argument is one of a call that puts things together.
  private func isWiring(_ argument: CallArgument, _ edge: Edge, _ from: TypeID) -> Bool {
    let outline = model.files[edge.file].outline
    if argument.type != .none {
      let made = outline.references[Int(argument.type.rawValue)]
      let site = Site(file: edge.file, start: made.range.start)
      if stateAttributes.contains(outline[made.name]) || facts.wiring.makesState(from, at: site) {
        return true
      }
      return isWired(made.range.start, edge, from, to: [.view, .builder])
    }
    guard argument.chain >= 0 else { return false }
    let chain = outline.chains[Int(argument.chain)]
    guard let first = chain.components.first else { return false }
    let called = first + Int(argument.component)
    let name = outline[outline.components[called].name]
    if outline[outline.components[first].name] == "super", name == "init" {
      // A base that the repo does not declare knows nothing of the repo's types.
      return model.types[from.index].superclass != nil
    }
    // `presenter = factory.makePresenter(viewController: viewController)`
    if outline.declarations[Int(edge.owner.rawValue)].kind == .initializer, isNamedForMaking(name) {
      return true
    }
    if called == first, model.builds(from, inMemberNamed: name) { return true }
    if isWired(outline.components[first].offset, edge, from, to: [.builder]) { return true }
    return facts.wiring.keepsBuilder(from, named: outline[outline.components[first].name])
  }

  /// Whether what is named is an argument of a presenter that is made: `interactor: ProfileInteractor.shared`.
  func isHandedToPresenter(_ edge: Edge) -> Bool {
    guard let from = edge.from else { return false }
    let outline = model.files[edge.file].outline
    let rows = outline.argumentRows(from: edge.range.start, to: edge.range.start + 1)
    return outline.arguments[rows].contains { argument in
      argument.range.start == edge.range.start && argument.type != .none
        && isWired(
          outline.references[Int(argument.type.rawValue)].range.start, edge, from, to: [.presenter])
    }
  }

  /// Whether what is named at a place is a type of one of some roles.
  private func isWired(_ offset: UInt32, _ edge: Edge, _ from: TypeID, to roles: Set<Role>) -> Bool
  {
    facts.wiring.names(from, at: Site(file: edge.file, start: offset), roles)
  }
}

extension TextRange {
  fileprivate func holds(_ other: TextRange) -> Bool { start <= other.start && other.end <= end }
}
