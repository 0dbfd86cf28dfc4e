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
    let (names, bindings) = outline.names(
      of: outline.variables[Int(edge.variable.rawValue)].name, in: function)
    for index in outline.chainRows(from: function.start, to: function.end)
    where !outline.chains[index].beginsWithSelf && !bindings.contains(index) {
      let chain = outline.chains[index]
      guard let first = chain.components.first, isInBody(outline.components[first].offset),
        names.contains(outline.components[first].name), !outline.isLoneName(chain)
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

extension FileOutline {
  /// The names under which a function knows what a parameter is, and the chains by which it gives it others:
  /// `guard let screen = controller else { … }`, `if let controller { … }`.
  func names(
    of parameter: NameID, in function: Declaration
  ) -> (all: Set<NameID>, bindings: Set<Int>) {
    var names: Set<NameID> = [parameter]
    var bindings: Set<Int> = []
    for variable in variables[variableRows(from: function.start, to: function.end)]
    where variable.initialChain >= 0 && function.start <= variable.nameRange.start
      && variable.nameRange.start < function.end
    {
      let chain = chains[Int(variable.initialChain)]
      guard chain.components.count == 1, let first = chain.components.first,
        names.contains(components[first].name)
      else { continue }
      names.insert(variable.name)
      bindings.insert(Int(variable.initialChain))
    }
    return (names, bindings)
  }
}

extension CheckedArchitecture {
  /// Whether a parameter goes to the type's own router, unread, and nowhere else, be it by way of others;
  /// one of a requirement where it does so in all that meet it.
  func isHandedToRouter(_ edge: Edge) -> Bool {
    guard edge.kind == .parameter, edge.variable != .none, edge.owner != .none,
      let from = edge.from, let name = model.externalName(edge)
    else { return false }
    var asked = 0
    guard model[from].kind == .protocol else { return handsToRouter(edge, name, &asked) }
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
        return !witnesses.isEmpty && witnesses.allSatisfy { handsToRouter($0, name, &asked) }
      }
  }

  /// Whether a function does nothing with a parameter but hand it to its type's router, or to a component
  /// or a helper of its own that does no more.
  ///
  /// - Parameter asked: how many parameters one was handed on as so far.
  private func handsToRouter(
    _ edge: Edge, _ name: String, _ asked: inout Int, steps: Int = 0
  ) -> Bool {
    guard let from = edge.from, edge.variable != .none, edge.owner != .none,
      !outgoing[from.index].contains(where: {
        model.edges[$0].kind == .stores && model.externalName(model.edges[$0]) == name
      }), let arguments = model.argumentsHanded(edge)
    else { return false }
    if arguments.isEmpty { return isHandedWithinValue(edge, from) }
    return arguments.allSatisfy {
      isRouters($0, from, edge.file) || isHandedOn($0, from, edge.file, steps, &asked)
    }
  }

  /// Whether an argument is one of a call on what a type keeps as its router.
  private func isRouters(_ argument: CallArgument, _ from: TypeID, _ file: Int) -> Bool {
    let receivers = receivers(of: argument, from, file)
    return !receivers.isEmpty && receivers.allSatisfy { model[$0].role == .router }
  }

  /// `router.share(.text(body, source: view))`: what stands within a case is told nowhere, so that the router
  /// must be handed such a thing, and nothing may be called that the parameter is seen in.
  private func isHandedWithinValue(_ edge: Edge, _ from: TypeID) -> Bool {
    let outline = model.files[edge.file].outline
    let function = outline.declarations[Int(edge.owner.rawValue)]
    return outline.arguments[outline.argumentRows(from: function.start, to: function.end)].contains
    {
      !$0.isWhole && isRouters($0, from, edge.file)
    }
  }

  /// Whether an argument goes to an own function, or to one of a presenter or interactor that a type keeps,
  /// and all that it may be hand it on themselves.
  private func isHandedOn(
    _ argument: CallArgument, _ from: TypeID, _ file: Int, _ steps: Int, _ asked: inout Int
  ) -> Bool {
    guard steps < mostSteps, argument.chain >= 0, argument.component <= 1 else { return false }
    let outline = model.files[file].outline
    let chain = outline.chains[Int(argument.chain)]
    let receivers = argument.component == 0 ? [from] : receivers(of: argument, from, file)
    guard let first = chain.components.first,
      receivers.allSatisfy({ model[$0].role == .presenter || model[$0].role == .interactor })
    else { return false }
    let called = outline.components[first + Int(argument.component)].name
    let types = Set(receivers.flatMap(model.concreteTypes) + receivers)
    let takers = types.sorted().flatMap { outgoing[$0.index].map { model.edges[$0] } }.filter {
      takes($0, model.text(file, called), outline[argument.label])
    }
    return !takers.isEmpty
      && takers.allSatisfy { taker in
        asked += 1
        guard asked <= mostAsked, let name = model.externalName(taker) else { return false }
        return handsToRouter(taker, name, &asked, steps: steps + 1)
      }
  }

  /// Whether a reference names the type of a parameter of some function's body.
  private func takes(_ edge: Edge, _ name: String, _ label: String) -> Bool {
    guard edge.kind == .parameter, edge.variable != .none, edge.owner != .none else { return false }
    let outline = model.files[edge.file].outline
    let function = outline.declarations[Int(edge.owner.rawValue)]
    return function.kind == .function && function.modifiers.contains(.hasBody)
      && outline[function.name] == name
      && outline[outline.variables[Int(edge.variable.rawValue)].label] == label
  }

  /// The types of the property that the function with an argument is called on.
  private func receivers(of argument: CallArgument, _ from: TypeID, _ file: Int) -> [TypeID] {
    let outline = model.files[file].outline
    guard argument.chain >= 0, argument.component == 1,
      let first = outline.chains[Int(argument.chain)].components.first
    else { return [] }
    let holder = model.text(file, outline.components[first].name)
    let function = model.text(file, outline.components[first + 1].name)
    let held = model.ancestors(of: from).flatMap { ancestor in
      outgoing[ancestor.index].map { model.edges[$0] }.filter {
        $0.kind == .stores && model.memberName($0) == holder
      }
    }.compactMap(\.target)
    if !held.isEmpty { return held }
    // What a generic parameter is kept as, its bounds say.
    return outgoing[from.index].map { model.edges[$0] }.filter { $0.kind == .constraint }
      .compactMap(\.target)
      .filter { model.declaredMembers(of: $0).ofInstances.contains(function) }
  }
}

/// How many functions may hand a parameter on, one to the other.
private let mostSteps = 4

/// How many parameters one may be handed on as in all: functions of one name that hand on to others of
/// one name would be asked once for each way through them.
private let mostAsked = 64
