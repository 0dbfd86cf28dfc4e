import Configuration
import Outlining

extension Claim {
  static let moduleInterfaceByName = Claim(
    applies: { _, _ in true }, needs: [named], isSure: { _, _ in true })

  static let moduleInterfaceByUse = Claim(
    applies: { _, _ in true }, needs: [namedByOthers], isSure: { _, _ in true })

  static let moduleInterfaceAsDoor = Claim(
    applies: { _, _ in true }, needs: [keptAsDoor, handedOut], isSure: { _, _ in true })

  private static let keptAsDoor = EvidenceDefinition(
    "interface.kept_as_door", .structure, for: .moduleInterface, phrase: "kept as %",
    meaning: "somebody keeps or takes it as moduleInput or moduleOutput"
  ) { type, roles in
    roles.survey.doorName[type.index].map { .text($0) }
  }

  private static let handedOut = EvidenceDefinition(
    "interface.handed_out", .structure, for: .moduleInterface,
    phrase: "handed out by %, and named by no view of its module",
    meaning: "it is named as a whole module, and the builder hands it out for what it made"
  ) { type, roles in
    roles.makerHandingOut(type).map { .type($0) }
  }

  private static let named = EvidenceDefinition(
    "interface.named", .name, for: .moduleInterface, phrase: "name ends in %",
    meaning: "a protocol named ModuleInput or ModuleOutput faces out of its module"
  ) { type, roles in
    roles.survey.interfaceWord[type.index].map { .text($0) }
  }

  private static let namedByOthers = EvidenceDefinition(
    "interface.named_by_others", .structure, for: .moduleInterface,
    phrase: "named by other modules, and in its own by builders only",
    meaning:
      "other modules name it, and of its conformers' module nobody but conformers, builders and "
      + "what it declares for others"
  ) { type, roles in
    roles.isNamedByOtherModulesOnly(type) ? Evidence.Subject.none : nil
  }
}

private let interfaceWords = Words.shipped.inOrder(.moduleInterfaces)
private let wholeModules = Words.shipped.inOrder(.wholeModules)
private let interfaceTails = ["", "Protocol", "Interface"]
private let interfaceEnds = interfaceWords.map { word in interfaceTails.map { word + $0 } }
private let wholeModuleEnds = wholeModules.flatMap { word in interfaceTails.map { word + $0 } }

func moduleInterfaceWord(of name: String) -> String? {
  interfaceEnds.first { ends in ends.contains { endsWithWord(name, $0) } }?.first
}

extension Classification {
  fileprivate func isNamedByOtherModulesOnly(_ type: TypeID) -> Bool {
    let conformers = survey.conformers[type.index]
    // A builder's face is open anyway, as is that of what is named for one and not judged yet.
    guard !conformers.isEmpty,
      !conformers.allSatisfy({ (role($0) ?? matches[$0.index]?.role) == .builder })
    else { return false }
    let homes = Set(conformers.compactMap { moduleOfType[$0.index] })
    guard homes.count == 1, conformers.allSatisfy({ moduleOfType[$0.index] != nil }) else {
      return false
    }
    // What another module declares for itself is that module's port.
    if let own = moduleOfType[type.index], !homes.contains(own) { return false }
    let family = Set(conformers)
    var outside = false
    for link in survey.linksTo[type] where link.kinds != .inherits {
      guard let from = link.other, isChecked[from.index] else { continue }
      let module = moduleOfType[from.index]
      if let module, homes.contains(module) {
        if family.contains(from) || isMaker(from) || isDeclaredForOthers(from, homes) { continue }
        return false
      } else if module != nil, role(from) != .builder {
        outside = true
      }
    }
    return outside
  }

  /// The builder that hands out a protocol named as a whole module, for others to speak to what it
  /// made; nil where a view of the module names it, whose way to its presenter it then is.
  fileprivate func makerHandingOut(_ type: TypeID) -> TypeID? {
    let name = table.types[type.index].simpleName
    let conformers = survey.conformers[type.index]
    guard let home = moduleOfType[type.index], !conformers.isEmpty,
      wholeModuleEnds.contains(where: { endsWithWord(name, $0) }),
      conformers.allSatisfy({ moduleOfType[$0.index] == home && !isMaker($0) })
    else { return nil }
    var maker: TypeID?
    for link in survey.linksTo[type] where link.kinds != .inherits {
      guard let from = link.other, moduleOfType[from.index] == home else { continue }
      if (role(from) ?? matches[from.index]?.role) == .view { return nil }
      if maker == nil, isMaker(from) { maker = from }
    }
    return maker
  }

  /// A builder, a protocol of builders alone, or a router that does a builder's work.
  private func isMaker(_ type: TypeID) -> Bool {
    if role(type) == .builder || isBuildingRouter(type) { return true }
    let conformers = isProtocol(type) ? survey.conformers[type.index] : []
    return !conformers.isEmpty && conformers.allSatisfy { role($0) == .builder }
  }

  /// A protocol that types of other modules alone conform to, or that faces out itself: how a module
  /// answers may tell by whom it is spoken to.
  private func isDeclaredForOthers(_ type: TypeID, _ homes: Set<ModuleID>) -> Bool {
    guard isProtocol(type) else { return false }
    if role(type) == .moduleInterface || survey.interfaceWord[type.index] != nil { return true }
    let conformers = survey.conformers[type.index]
    return !conformers.isEmpty
      && conformers.allSatisfy { moduleOfType[$0.index].map { !homes.contains($0) } ?? false }
  }

  /// A router that makes parts of its own module.
  private func isBuildingRouter(_ type: TypeID) -> Bool {
    guard role(type) == .router, let module = moduleOfType[type.index] else { return false }
    return target(of: type, .constructs) { made in
      guard moduleOfType[made.index] == module, let role = role(made) else { return false }
      return [.view, .presenter, .interactor].contains(role)
    } != nil
  }
}
