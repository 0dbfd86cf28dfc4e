import Configuration
import Outlining

extension Claim {
  static let request = message(.request, taker: .interactor)
  static let response = message(.response, taker: .presenter)

  /// A message of Clean Swift's cycle stands beside others in the scene's namespace, or is what the
  /// next component takes.
  private static func message(_ role: Role, taker: Role) -> Claim {
    let word = WeakWords.applies(role)
    return Claim(
      applies: { type, roles in word(type, roles) && roles.isValue(type) },
      premise: WeakWords.word(for: role), needs: [standsBeside(role), taken(role, by: taker)])
  }

  private static func standsBeside(_ role: Role) -> EvidenceDefinition {
    EvidenceDefinition(
      "message.beside", .structure, for: role, phrase: "stands beside %",
      meaning: "another request, response or view model stands in the same caseless enumeration"
    ) { type, roles in
      guard let parent = roles.parent(type), roles.kind(parent) == .enum,
        !roles.facts[parent.index].hasCases
      else { return nil }
      return roles.survey.nested[parent.index].first { other in
        other != type
          && messageWords.contains { endsWithWord(roles.info(other).simpleName, $0) }
      }.map { .type($0) }
    }
  }

  private static func taken(_ role: Role, by taker: Role) -> EvidenceDefinition {
    EvidenceDefinition(
      "message.taken", .structure, for: role, phrase: "taken by %",
      meaning: "an interactor takes the request, or a presenter the response"
    ) { type, roles in
      roles.source(of: type, .parameter) { roles.role($0) == taker }.map { .type($0) }
    }
  }
}

private let messageWords = Words.shipped.inOrder(.messages)
