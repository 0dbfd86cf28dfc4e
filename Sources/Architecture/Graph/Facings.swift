import Configuration
import Outlining

/// What a protocol is to its surroundings, and why.
package struct FacingVerdict: Hashable, Sendable {
  package var facing: Facing
  package var reason: Reason

  /// In the order in which they are asked.
  package enum Reason: Sendable {
    case facesOut
    case namedForCallingBack
    case outputOfService
    case severalRoles
    case severalModules
    /// Another module's types conform to it, and none of its own.
    case declaredForOthers
    /// Its conformers are of one role and one module, or there are none and its name says whose it is.
    case conformers
    case name
  }
}

extension Roles {
  /// Tells interfaces from callbacks: what is named for calling back, or conformed to from several
  /// modules or roles, is a callback interface; so is a module interface.
  func facings() -> [FacingVerdict?] {
    let services = Set(
      types.filter { $0.role == .service && $0.kind != .protocol }.map { $0.simpleName })
    let keepers = keepersOfOutputs()
    return types.map {
      $0.kind.isProtocol ? facing(of: $0, services, keepers[$0.id] ?? []) : nil
    }
  }

  /// Who keeps each protocol that is named for what somebody puts out, but for the one that has it.
  private func keepersOfOutputs() -> [TypeID: Set<Role?>] {
    var found: [TypeID: Set<Role?>] = [:]
    for edge in edges where edge.kind == .stores {
      guard let from = edge.from, case .own(let to) = edge.to, types[to.index].kind.isProtocol,
        !types[from.index].kind.isProtocol, callerOfOutput(types[to.index].simpleName) != nil
      else { continue }
      found[to, default: []].insert(types[from.index].role)
    }
    return found
  }

  private func facing(
    of type: TypeInfo, _ services: Set<String>, _ keepers: Set<Role?>
  ) -> FacingVerdict? {
    let conformers = program.survey.conformers[type.id.index]
    if type.role == .moduleInterface {
      return FacingVerdict(facing: .moduleInterface, reason: .facesOut)
    }
    if isNamedForCallingBack(type.simpleName), !conformers.isEmpty {
      return FacingVerdict(facing: .port, reason: .namedForCallingBack)
    }
    if let caller = callerOfOutput(type.simpleName),
      services.contains(caller) || keepers == [.service]
    {
      return FacingVerdict(facing: .port, reason: .outputOfService)
    }
    let modules = Set(conformers.compactMap { types[$0.index].module })
    if Set(conformers.compactMap { types[$0.index].role }).count > 1 {
      return FacingVerdict(facing: .port, reason: .severalRoles)
    }
    if modules.count > 1, !isFaceWithVariants(type, conformers) {
      return FacingVerdict(facing: .port, reason: .severalModules)
    }
    if let home = type.module, !modules.isEmpty, !modules.contains(home) {
      return FacingVerdict(facing: .port, reason: .declaredForOthers)
    }
    guard type.role != nil else { return nil }
    return FacingVerdict(facing: .face, reason: conformers.isEmpty ? .name : .conformers)
  }

  /// Whether a protocol is the face of its own module's part of the name, and who else conforms is a
  /// variant: `CheckoutBusinessLogic` of `CheckoutInteractor`, which `GuestCheckoutInteractor` meets, too.
  private func isFaceWithVariants(_ face: TypeInfo, _ conformers: [TypeID]) -> Bool {
    guard let home = face.module,
      let own = conformers.first(where: {
        types[$0.index].module == home && types[$0.index].role == face.role && face.role != nil
      })
    else { return false }
    let name = types[own.index].simpleName
    return conformers.allSatisfy { $0 == own || types[$0.index].simpleName.hasSuffix(name) }
  }
}

/// Whose output a protocol is by its name: `FeedLoaderOutputProtocol` is FeedLoader's.
private func callerOfOutput(_ name: String) -> String? {
  for tail in outputTails where name.hasSuffix(tail) {
    return String(name.dropLast(tail.count))
  }
  return nil
}

private let outputTails = Words.shipped.inOrder(.outputs)
