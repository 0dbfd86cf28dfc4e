import Architecture
import Configuration
import Diagnostics
import Lexing
import Outlining

extension Repetition {
  /// An image and a colour that one extension gives of a value: one decision put them there.
  static let looksOfExtension = Repetition(
    rules: [Rule.uiType.id], isOfFoundPresets: true, scopes: { finding, _ in ownType(finding) },
    weight: { finding, _ in (-finding.bodies.count, 0, finding.to?.name ?? "", 0) },
    holds: { finding, teller, facts in
      guard isLook(teller), isLook(finding), let type = finding.from?.type,
        facts.model[type].isValue, let home = facts.model.extensionAround(finding)
      else { return false }
      return home == facts.model.extensionAround(teller)
    })

  /// A message that a service is handed and passes on to another: who mends the first mends both.
  static let passedMessage = Repetition(
    rules: [Rule.modelFlow.id], isOfFoundPresets: true,
    scopes: { finding, _ in
      guard finding.from?.role == Role.service.name else { return [] }
      return finding.to?.type.map { [.type($0)] } ?? []
    },
    weight: { finding, facts in
      (facts.isHeldByInteractor(finding) ? 0 : 1, 0, finding.from?.name ?? "", 0)
    },
    holds: { finding, teller, facts in facts.uses(teller, finding) })
}

private struct ExtensionPlace: Equatable {
  var file: Int
  var declaration: Int
}

extension ArchitectureModel {
  /// The extension that a finding's place stands in.
  fileprivate func extensionAround(_ finding: Diagnostic) -> ExtensionPlace? {
    guard let file = finding.bodies.map(\.file).min(), files[file].path == finding.place.file
    else { return nil }
    let offset = UInt32(finding.place.offset)
    let found = files[file].outline.declarations.firstIndex {
      $0.kind == .extension && $0.start <= offset && offset < $0.end
    }
    return found.map { ExtensionPlace(file: file, declaration: $0) }
  }
}

extension RepeatedFindings {
  fileprivate func isHeldByInteractor(_ finding: Diagnostic) -> Bool {
    guard let type = finding.from?.type else { return false }
    let names = Set(model.concreteTypes(of: type) + model.ancestors(of: type))
    return model.edges.contains { edge in
      guard edge.kind == .stores || edge.kind == .constructs, let target = edge.target,
        let from = edge.from
      else { return false }
      return names.contains(target) && model[model.judgedType(for: from)].role == .interactor
    }
  }

  /// Whether the service of one finding, or who meets it, knows that of another.
  fileprivate func uses(_ user: Diagnostic, _ used: Diagnostic) -> Bool {
    guard let from = user.from?.type, let to = used.from?.type, from != to,
      model[from].role == .service
    else { return false }
    let users = Set([from] + model.concreteTypes(of: from))
    let names = Set([to] + model.ancestors(of: to))
    return model.edges.contains { edge in
      guard edge.kind != .inherits, let target = edge.target, let named = edge.from else {
        return false
      }
      return names.contains(target) && users.contains(model.judgedType(for: named))
    }
  }
}
