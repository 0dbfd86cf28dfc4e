import Configuration
import Outlining

extension Claim {
  static let moduleInterfaceByName = Claim(
    applies: { _, _ in true }, needs: [named], isSure: { _, _ in true })

  static let moduleInterfaceByUse = Claim(
    applies: { _, _ in true }, needs: [namedByOthers], isSure: { _, _ in true })

  private static let named = EvidenceDefinition(
    "interface.named", .name, for: .moduleInterface, phrase: "name ends in %",
    meaning: "a protocol named ModuleInput or ModuleOutput faces out of its module"
  ) { type, roles in
    roles.standing.interfaceWord[type.index].map { .text($0) }
  }

  private static let namedByOthers = EvidenceDefinition(
    "interface.named_by_others", .structure, for: .moduleInterface,
    phrase: "named by other modules, and in its own by builders only",
    meaning:
      "other modules name it, and of its conformers' module nobody but conformers and builders"
  ) { type, roles in
    roles.isNamedByOtherModulesOnly(type) ? Evidence.Subject.none : nil
  }
}

private let interfaceWords = Words.shipped.inOrder(.moduleInterfaces)
private let interfaceTails = ["", "Protocol", "Interface"]

func moduleInterfaceWord(of name: String) -> String? {
  interfaceWords.first { word in interfaceTails.contains { endsWithWord(name, word + $0) } }
}

extension Classification {
  fileprivate func isNamedByOtherModulesOnly(_ type: TypeID) -> Bool {
    let conformers = survey.conformers[type.index]
    // A builder's face is open anyway.
    guard !conformers.isEmpty, !conformers.allSatisfy({ role($0) == .builder }) else {
      return false
    }
    let homes = Set(conformers.compactMap { moduleOfType[$0.index] })
    guard homes.count == 1, conformers.allSatisfy({ moduleOfType[$0.index] != nil }) else {
      return false
    }
    // What another module declares for itself is that module's port.
    if let own = moduleOfType[type.index], !homes.contains(own) { return false }
    let family = Set(conformers)
    var outside = false
    for index in incoming[type.index] {
      guard let from = edges[index].from, isChecked[from.index], edges[index].kind != .inherits
      else { continue }
      let module = moduleOfType[from.index]
      if let module, homes.contains(module) {
        if family.contains(from) || role(from) == .builder || isBuildingRouter(from) { continue }
        return false
      } else if module != nil, role(from) != .builder {
        outside = true
      }
    }
    return outside
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
