import Configuration
import Outlining

extension Claim {
  /// A plain value that interactors or services make, return, keep or decode.
  static let entity = Claim(
    applies: { type, roles in roles.standing.mayBeData[type.index] },
    needs: [carried, made, part, namedInFolder],
    supports: [decoded, folder, WeakWords.agreement("entity.word", with: .entity)],
    vetoes: [
      option, .asks, .listedChoice, .onlySent, .amongViewModels, .besideItsView, madeForDisplay,
      textsOfData,
      wrapsViewModel,
      identifies, .keeps, .keepsClosure,
      keepsDisplay, .waits, .touches, .does,
    ],
    lacks: "who makes it and who names it do not say the same")

  private static let carried = EvidenceDefinition(
    "entity.carried", .deduced, for: .entity, phrase: "carried by %",
    meaning: "a protocol of an interactor, a service, or what an interactor answers to carries it"
  ) { type, roles in
    // A choice that is only asked for (`format: ChainFormat`) is an option, unless data keeps it.
    let isChoice =
      roles.kind(type) == .enum && roles.wholes(of: type, [.stores, .enumPayload]) == nil
    return roles.handler(
      of: type, isChoice ? [.result, .genericArgument] : [.parameter, .result, .genericArgument],
      among: .protocols
    ).map { .type($0) }
  }

  private static let made = EvidenceDefinition(
    "entity.made", .deduced, for: .entity, phrase: "made or kept by %",
    meaning: "an interactor or a service makes, keeps or returns it"
  ) { type, roles in
    roles.handler(
      of: type, [.constructs, .stores, .result, .genericArgument], among: .types
    ).map { .type($0) }
  }

  private static let part = EvidenceDefinition(
    "entity.part", .deduced, for: .entity, phrase: "part of %",
    meaning: "an entity stores or carries it"
  ) { type, roles in
    roles.wholes(of: type, [.stores, .enumPayload]).map { .type($0) }
  }

  /// The folder alone is not enough: somebody who deals with data must name it.
  private static let namedInFolder = EvidenceDefinition(
    "entity.named_in_folder", .deduced, for: .entity, phrase: "named by %",
    meaning: "an interactor, a service or an entity names it, and it lies in a folder of models",
    weight: 0
  ) { type, roles in
    guard roles.survey.isInEntityFolder[roles.file(type)],
      carried.evidence(about: type, roles) == nil, made.evidence(about: type, roles) == nil,
      part.evidence(about: type, roles) == nil
    else { return nil }
    return (roles.handler(of: type, .all, among: .both) ?? roles.wholes(of: type, .all)).map {
      .type($0)
    }
  }

  private static let decoded = EvidenceDefinition(
    "entity.decoded", .deduced, for: .entity, phrase: "decoded or persisted",
    meaning: "it is Codable, mapped, or a record of a database"
  ) { type, roles in
    roles.survey.isDecoded[type.index] ? Evidence.Subject.none : nil
  }

  private static let folder = EvidenceDefinition(
    "entity.folder", .deduced, for: .entity, phrase: "in a folder of models",
    meaning: "its folder, or one around it, is named for models"
  ) { type, roles in
    roles.survey.isInEntityFolder[roles.file(type)] ? Evidence.Subject.none : nil
  }

  /// A choice that somebody makes or returns is an option; data is kept, decoded or part of data.
  private static let option = Veto(
    "entity.option", "it is a choice that is asked for, and not data"
  ) { type, roles in
    roles.kind(type) == .enum && !roles.survey.isInEntityFolder[roles.file(type)]
      && !roles.survey.isDecoded[type.index]
      && roles.wholes(of: type, [.stores, .enumPayload]) == nil
  }

  /// What modules pass each other may hold both.
  private static let wrapsViewModel = Veto(
    "entity.wraps_view_model", "it keeps a view model"
  ) { type, roles in Claim.wraps.evidence(about: type, roles) != nil }

  /// A view may know which one is meant, and hand that back.
  private static let identifies = Veto(
    "entity.identifies",
    "it keeps nothing but identifiers, or one thing and is named as one, or is a raw value"
  ) { type, roles in
    let facts = roles.facts[type.index]
    guard facts.storedInstanceProperties > 0, !facts.hasCases else { return false }
    // `struct BookID { let rawValue: String }`
    return facts.describingProperties == 0
      || facts.storedInstanceProperties == 1
        && (isNamedAsIdentifier(roles.info(type).simpleName)
          || roles.kind(type) != .enum && roles.inheritsExternal(type) { $0 == "RawRepresentable" })
  }

  /// Colours and fonts are there to be shown. An image may be part of data, if it is not most of it.
  private static let keepsDisplay = Veto(
    "entity.keeps_display", phrase: "its member % keeps what UI frameworks declare",
    meaning: "it keeps colours, fonts or mostly images, and is neither decoded nor persisted"
  ) { type, roles in
    if roles.survey.isDecoded[type.index] { return nil }
    let facts = roles.facts[type.index]
    let isMostlyImages = facts.images * 2 >= facts.storedInstanceProperties
    return facts.members.display ?? (isMostlyImages ? facts.members.image : nil)
  }

  /// Kept or handed up by the interactor and made by the presenter: it could be either, unless it is
  /// made below as well.
  private static let madeForDisplay = Veto(
    "entity.made_for_display", "a presenter makes it, and a view names it"
  ) { type, roles in
    guard !roles.survey.isInEntityFolder[roles.file(type)], roles.isConstructedByPresenter(type),
      roles.isNamedByView(type), roles.wholes(of: type, [.stores, .enumPayload]) == nil
    else { return false }
    return roles.handler(
      of: type, [.constructs, .result, .genericArgument], among: .types) == nil
  }
}

extension Claim {
  /// `struct PlayerRow`: what is written out of decoded data to be read by people is no data again,
  /// wherever its file lies.
  fileprivate static let textsOfData = Veto(
    "entity.texts_of_data",
    "an interactor or a presenter makes it out of data, it keeps texts alone, identifiers apart, and "
      + "views or view models show it"
  ) { type, roles in
    guard roles.kind(type) == .struct, roles.isShown(type),
      roles.survey.isOfTexts(type, roles.table),
      roles.wholes(of: type, [.stores, .enumPayload]) == nil
    else { return false }
    return roles.isWrittenOutOfData(type)
      && roles.source(of: type, .all) { roles.roleInOrAround($0) == .service } == nil
  }
}

extension Classification {
  /// Whether a view names a value, or what a presenter makes of it for its view: whether that is a view
  /// model, rounds find when the role of what it keeps is told.
  fileprivate func isShown(_ type: TypeID) -> Bool {
    isNamedByView(type)
      || source(of: type, .stores) {
        roleInOrAround($0) == .viewModel || isConstructedByPresenter($0) && isNamedByView($0)
      } != nil
  }

  /// Whether all who make it are interactors and presenters, and where one does it has decoded data at
  /// hand, or what makes it takes data.
  fileprivate func isWrittenOutOfData(_ type: TypeID) -> Bool {
    let takesData = outgoing[type.index].contains { index in
      let edge = edges[index]
      guard edge.kind == .parameter, let data = edge.target, data != type else { return false }
      return table.text(edge.file, edge.member).hasPrefix("init(") && isData(data)
    }
    var isWritten = false
    var isMade = false
    for index in incoming[type.index] {
      let made = edges[index]
      guard made.kind == .constructs, let maker = made.from, isChecked[maker.index] else {
        continue
      }
      guard let role = roleInOrAround(maker), role == .interactor || role == .presenter else {
        return false
      }
      isMade = true
      let member = table.enclosingMember(file: made.file, made.owner)
      isWritten =
        isWritten
        || outgoing[maker.index].contains { index in
          let other = edges[index]
          guard let data = other.target, data != type, survey.isDecoded[data.index] else {
            return false
          }
          return other.kind == .stores
            || other.file == made.file
              && table.enclosingMember(file: other.file, other.owner) == member
        }
    }
    return isWritten || isMade && takesData
  }

  /// What is decoded, lies among the models or is an entity already: rounds find its role when that of
  /// what is made of it is told.
  private func isData(_ type: TypeID) -> Bool {
    survey.isDecoded[type.index]
      || survey.isInEntityFolder[file(type)]
        && standing.mayBeData[type.index]
      || roleInOrAround(type) == .entity
  }

  fileprivate enum Handlers { case protocols, types, both }

  /// The first that deals with data and refers to a value by some kinds of reference: an interactor, a
  /// service, one of their faces, or what an interactor answers to; one that is certain first.
  fileprivate func handler(
    of type: TypeID, _ kinds: ReferenceKinds, among handlers: Handlers
  ) -> TypeID? {
    var deduced: TypeID?
    for link in survey.linksTo[type] where kinds.contains(link.kinds) {
      guard let from = link.other, isChecked[from.index] else { continue }
      switch handlers {
      case .protocols where !isProtocol(from), .types where isProtocol(from): continue
      default: break
      }
      guard let role = roleInOrAround(from), !table.isNested(from, in: type),
        role == .interactor || role == .service || isOutputOfInteractor(from)
      else { continue }
      if !isDeducedInOrAround(from) { return from }
      deduced = deduced ?? from
    }
    return deduced
  }

  /// The first entity that a value is part of, by some kinds of reference.
  fileprivate func wholes(of type: TypeID, _ kinds: ReferenceKinds) -> TypeID? {
    var deduced: TypeID?
    for link in survey.linksTo[type] where kinds.contains(link.kinds) {
      guard let from = link.other, isChecked[from.index], roleInOrAround(from) == .entity,
        !table.isNested(from, in: type), !isOutputOfInteractor(from)
      else { continue }
      if !isDeducedInOrAround(from) { return from }
      deduced = deduced ?? from
    }
    return deduced
  }

  /// `XInteractorOutput`: the presenter's face that an interactor calls.
  private func isOutputOfInteractor(_ type: TypeID) -> Bool {
    isProtocol(type) && role(type) == .presenter
      && source(of: type, .stores) { role($0) == .interactor } != nil
  }
}
