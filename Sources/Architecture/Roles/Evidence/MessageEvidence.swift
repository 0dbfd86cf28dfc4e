import Configuration
import Outlining

extension Claim {
  static let request = message(.request, taker: .interactor, vetoes: [.madeForService])
  static let response = message(.response, taker: .presenter, vetoes: [.ofError, .answerOfService])

  /// A message of Clean Swift's cycle stands beside others in the scene's namespace, or is what the
  /// next component takes.
  private static func message(_ role: Role, taker: Role, vetoes: [Veto]) -> Claim {
    let word = WeakWords.applies(role)
    return Claim(
      applies: { type, roles in word(type, roles) && roles.isValue(type) },
      premise: WeakWords.word(for: role), needs: [standsBeside(role), taken(role, by: taker)],
      vetoes: [.decodedAlone] + vetoes)
  }

  private static func standsBeside(_ role: Role) -> EvidenceDefinition {
    EvidenceDefinition(
      "message.beside", .structure, for: role, phrase: "stands beside %",
      meaning: "another request, response or view model stands in the same caseless enumeration"
    ) { type, roles in
      roles.messageBeside(type).map { .type($0) }
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

extension Veto {
  /// Whatever the preset calls it: what is asked is no data.
  static let asks = Veto(
    "entity.asks",
    "it is named Request, stands beside a response or a view model in a caseless enumeration, and a "
      + "view makes it"
  ) { type, roles in
    endsWithWord(roles.info(type).simpleName, "Request") && roles.messageBeside(type) != nil
      && roles.source(of: type, .constructs) { roles.roleInOrAround($0) == .view } != nil
  }

  /// `struct FeedResponse: Decodable` beside the worker that decodes it is the server's answer, whoever
  /// it is handed to.
  fileprivate static let decodedAlone = Veto(
    "message.decoded",
    "it is decoded or persisted, stands in no scene's namespace, and who sends such a message does "
      + "not make it"
  ) { type, roles in
    guard roles.survey.isDecoded[type.index], roles.standing.isOutermost[type.index] else {
      return false
    }
    let sender: Role = roles.matches[type.index]?.role == .request ? .view : .interactor
    return !roles.makers(of: type).contains { roles.toldRole($0) == sender }
  }

  /// `ErrorResponse` among the services is what a server answers when it fails, whoever shows it in the end.
  fileprivate static let ofError = Veto(
    "message.of_error", "it is named for an error, and stands in no scene's namespace"
  ) { type, roles in
    let standing = roles.standing
    return standing.isOutermost[type.index]
      && ["ErrorResponse", "FailureResponse"].contains {
        endsWithWord(roles.info(type).simpleName, $0)
      }
  }

  /// What an interactor puts together for a service is that service's parameter.
  fileprivate static let madeForService = Veto(
    "message.made_for_service",
    "only interactors and services make it, and no interactor takes it from its view"
  ) { type, roles in
    let makers = roles.makers(of: type)
    return !makers.isEmpty
      && makers.allSatisfy { [.interactor, .service].contains(roles.toldRole($0)) }
      && !roles.isTaken(type, by: .interactor)
  }

  /// What a service decodes, or makes, and no presenter is told of.
  fileprivate static let answerOfService = Veto(
    "message.answer_of_service",
    "only services make or decode it, and it reaches no presenter"
  ) { type, roles in
    let makers = roles.makers(of: type).map { roles.toldRole($0) }
    let isServices =
      makers.isEmpty
      ? roles.survey.isDecoded[type.index]
        && roles.source(of: type, .all) { roles.toldRole($0) == .service } != nil
      : makers.allSatisfy { $0 == .service }
    return isServices
      && roles.source(of: type, .all) { roles.toldRole($0) == .presenter } == nil
  }
}

extension Classification {
  /// Another request, response or view model in the caseless enumeration around a type.
  fileprivate func messageBeside(_ type: TypeID) -> TypeID? {
    guard let parent = parent(type), kind(parent) == .enum, !facts[parent.index].hasCases else {
      return nil
    }
    return survey.nested[parent.index].first { other in
      other != type && messageWords.contains { endsWithWord(info(other).simpleName, $0) }
    }
  }

  /// The types that construct a type, itself and tests apart.
  fileprivate func makers(of type: TypeID) -> [TypeID] {
    incoming[type.index].compactMap { index in
      guard case .constructs = edges[index].kind, let maker = edges[index].from, maker != type,
        table.files[edges[index].file].kind == .source
      else { return nil }
      return maker
    }
  }

  /// The role of a type or of one around it; until one is found, the one that its name speaks of.
  fileprivate func toldRole(_ type: TypeID) -> Role? {
    roleInOrAround(type) ?? matches[type.index]?.role
  }

  /// Whether a component's interface takes a type, or a component without any.
  fileprivate func isTaken(_ type: TypeID, by taker: Role) -> Bool {
    source(of: type, .parameter) { from in
      guard toldRole(from) == taker else { return false }
      return isProtocol(from)
        || !table.ancestors(of: from).contains { isProtocol($0) && toldRole($0) == taker }
    } != nil
  }
}

private let messageWords = Words.shipped.inOrder(.messages)
