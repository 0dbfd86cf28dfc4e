import Architecture
import Configuration
import Lexing
import Outlining

// What becomes of a parameter in the function that takes it.
extension ArchitectureModel {
  /// The arguments as which a function hands a parameter on, whole; nil where anything else is done
  /// with it but to see that it is there.
  func argumentsHanded(_ edge: Edge) -> [CallArgument]? {
    let outline = files[edge.file].outline
    let function = outline.declarations[Int(edge.owner.rawValue)]
    func isInBody(_ offset: UInt32) -> Bool { function.start <= offset && offset < function.end }
    var names: Set<NameID> = [outline.variables[Int(edge.variable.rawValue)].name]
    var bindings: Set<Int> = []
    // `guard let screen = controller else { … }`
    for variable in outline.variables[outline.variableRows(from: function.start, to: function.end)]
    where variable.initialChain >= 0 && isInBody(variable.nameRange.start) {
      let chain = outline.chains[Int(variable.initialChain)]
      guard chain.components.count == 1, let first = chain.components.first,
        names.contains(outline.components[first].name)
      else { continue }
      names.insert(variable.name)
      bindings.insert(Int(variable.initialChain))
    }
    for index in outline.chainRows(from: function.start, to: function.end)
    where !outline.chains[index].beginsWithSelf && !bindings.contains(index) {
      let chain = outline.chains[index]
      guard let first = chain.components.first, isInBody(outline.components[first].offset),
        names.contains(outline.components[first].name)
      else { continue }
      return nil
    }
    var found: [CallArgument] = []
    for argument in outline.arguments[
      outline.argumentRows(from: function.start, to: function.end)]
    {
      guard case .name(let name) = argument.value, names.contains(name) else { continue }
      guard argument.isWhole else { return nil }
      found.append(argument)
    }
    return found
  }
}

extension CheckedArchitecture {
  /// Whether a parameter goes to the type's own router, unread, and nowhere else; one of a requirement
  /// where it does so in all that meet it.
  func isHandedToRouter(_ edge: Edge) -> Bool {
    guard edge.kind == .parameter, edge.variable != .none, edge.owner != .none,
      let from = edge.from, let name = model.externalName(edge)
    else { return false }
    guard model[from].kind == .protocol else { return handsToRouter(edge, name) }
    let conformers = model.concreteTypes(of: from).filter { model[$0].isChecked }
    let member = model.memberName(edge)
    return !conformers.isEmpty
      && conformers.allSatisfy { conformer in
        let witnesses = model.ancestors(of: conformer).flatMap { ancestor in
          outgoing[ancestor.index].map { model.edges[$0] }.filter {
            $0.kind == .parameter && model[ancestor].kind != .protocol
              && model.memberName($0) == member && model.externalName($0) == name
          }
        }
        return !witnesses.isEmpty && witnesses.allSatisfy { handsToRouter($0, name) }
      }
  }

  private func handsToRouter(_ edge: Edge, _ name: String) -> Bool {
    guard let from = edge.from, edge.variable != .none, edge.owner != .none,
      !outgoing[from.index].contains(where: {
        model.edges[$0].kind == .stores && model.externalName(model.edges[$0]) == name
      }), let arguments = model.argumentsHanded(edge), !arguments.isEmpty
    else { return false }
    return arguments.allSatisfy { isRouters($0, from, edge.file) }
  }

  /// Whether an argument is one of a call on what a type keeps as its router.
  private func isRouters(_ argument: CallArgument, _ from: TypeID, _ file: Int) -> Bool {
    let outline = model.files[file].outline
    guard argument.chain >= 0, argument.component == 1,
      let first = outline.chains[Int(argument.chain)].components.first
    else { return false }
    let holder = model.text(file, outline.components[first].name)
    let function = model.text(file, outline.components[first + 1].name)
    let held = model.ancestors(of: from).flatMap { ancestor in
      outgoing[ancestor.index].map { model.edges[$0] }.filter {
        $0.kind == .stores && model.memberName($0) == holder
      }
    }.compactMap(\.target)
    if !held.isEmpty { return held.allSatisfy { model[$0].role == .router } }
    // What a generic parameter is kept as, its bounds say.
    let bounds = outgoing[from.index].map { model.edges[$0] }.filter { $0.kind == .constraint }
      .compactMap(\.target)
      .filter { model.declaredMembers(of: $0).ofInstances.contains(function) }
    return !bounds.isEmpty && bounds.allSatisfy { model[$0].role == .router }
  }
}
