import Configuration
import Outlining

extension Claim {
  /// What a SwiftUI view holds as its state stands behind that view, whatever its last word: a view
  /// model, or a presenter where the preset's view models are values and an interactor or a router
  /// stands beside it.
  static let state = Claim(
    applies: { type, roles in
      roles.survey.isStateOfView[type.index] && roles.actsAsViewModel[type.index]
    },
    needs: [heldAsState], vetoes: [sharedState],
    lacks: "the preset's view models are values, and no interactor or router stands beside it")

  private static let heldAsState = EvidenceDefinition(
    "view_model.held_as_state", .structure, phrase: "held by % as its state",
    meaning:
      "a SwiftUI view that is named for it, or stands in one namespace with it, observes it and holds it as its state",
    weight: 2
  ) { type, roles in
    // Who conforms to the view's face is the view's adapter.
    func isView(_ holder: TypeID) -> Bool { roles.role(holder) == .view }
    let byFace = roles.table.ancestors(of: type).lazy.filter { roles.isProtocol($0) }
      .compactMap { roles.source(of: $0, .constraint, where: isView) }
    guard let view = roles.source(of: type, .stores, where: isView) ?? byFace.first,
      !roles.standing.faces[type.index].contains(where: {
        roles.role($0) == .view || roles.matches[$0.index]?.role == .view
      })
    else { return nil }
    if roles.settings.table.cell(from: .viewModel, to: .service).permission != .never {
      return (.viewModel, .type(view))
    }
    return roles.standsBesideDriver(type) ? (.presenter, .type(view)) : nil
  }

  private static let sharedState = Veto(
    "view_model.shared_state", "views of several modules hold it: it is nobody's alone"
  ) { type, roles in
    var homes: Set<ModuleID> = []
    for index in roles.incoming[type.index] where roles.edges[index].kind == .stores {
      if let from = roles.edges[index].from, let home = roles.moduleOfType[from.index] {
        homes.insert(home)
      }
    }
    return homes.count > 1
  }

  /// What stores a view model is one, before anything else is asked.
  static let wrap = Claim(
    applies: { type, roles in
      roles.survey.isValue[type.index] && roles.standing.isOutermost[type.index]
    },
    needs: [wraps],
    vetoes: [
      decoded, unseen, dealtWith, ofLibrary, .move, .passedOn, .keeps, .waits, .touches, .does,
    ],
    lacks: "who makes it and who names it do not say the same")

  /// What is nested in a message has its role.
  static let partOfMessage = Claim(
    applies: { type, roles in
      roles.survey.isValue[type.index] && roles.parent(type) != nil
    },
    needs: [nested], vetoes: [.keeps, .waits, .touches])

  /// A plain value that presenters or their factories make and views name.
  static let viewModel = Claim(
    applies: { type, roles in roles.standing.mayBeShown[type.index] },
    needs: [madeByPresenter],
    supports: [
      carriedByView, folder, WeakWords.agreement("view_model.word", with: .viewModel),
    ],
    vetoes: [decoded, handedUp, .passedOn, .keeps, .keepsClosure, .waits, .touches, .does],
    lacks: "who makes it and who names it do not say the same")

  /// What a scene declares of the data that it shows hides the entity that meets it.
  static let faceOfEntity = Claim(
    applies: { type, roles in
      let facts = roles.facts[type.index]
      return facts.methods == 0 && facts.computedProperties + facts.storedInstanceProperties > 0
    },
    needs: [showsEntity], isSure: { _, _ in true })

  private static let showsEntity = EvidenceDefinition(
    "view_model.shows_entity", .structure, for: .viewModel, phrase: "is what a scene sees of %",
    meaning:
      "it is a scene's protocol of plain properties that a view names, and entities from outside of the "
      + "scene meet it, by whose name it is not called; nothing else outside of modules takes or gives it"
  ) { type, roles in
    guard let scene = roles.moduleOfType[type.index], roles.isNamedByView(type),
      roles.settings.table.cell(from: .view, to: .entity).permission == .never
    else { return nil }
    let met = roles.tellingConformers(of: type)
    guard !roles.isHandedOutOfModules(type, but: met) else { return nil }
    let name = roles.table.types[type.index].simpleName
    guard let first = met.first,
      met.allSatisfy({
        roles.role($0) == .entity && roles.moduleOfType[$0.index] != scene
          && !name.hasPrefix(roles.table.types[$0.index].simpleName)
      })
    else { return nil }
    return .types(first, more: met.count - 1)
  }

  static let wraps = EvidenceDefinition(
    "view_model.wraps", .deduced, for: .viewModel, phrase: "wraps %",
    meaning: "it stores or carries a view model", weight: 2
  ) { type, roles in
    let kinds: ReferenceKinds = [.stores, .enumPayload]
    let certain = roles.target(of: type, kinds) { held in
      roles.role(held) == .viewModel && !roles.isDeducedInOrAround(held)
    }
    // A choice that a presenter makes (`.week`) is shown, and not what is wrapped.
    let deduced = roles.target(of: type, kinds) { held in
      roles.role(held) == .viewModel
        && (roles.kind(held) != .enum || roles.facts[held.index].hasPayload)
    }
    return (certain ?? deduced).map { .type($0) }
  }

  /// What keeps a view model, has methods and meets no view works on it.
  private static let unseen = Veto(
    "view_model.unseen", "it has methods, and no view and no view model names it"
  ) { type, roles in
    roles.facts[type.index].methods > 0
      && !roles.incoming[type.index].contains { index in
        let role = roles.edges[index].from.flatMap { roles.roleInOrAround($0) }
        return role == .view || role == .viewModel
      }
  }

  /// Whose part is a view model may still be the data that services send and answer.
  private static let dealtWith = Veto(
    "view_model.dealt_with", "a service or a protocol of one takes or gives it"
  ) { type, roles in
    // Whose word alone makes it a service is one before its facts are known.
    roles.source(of: type, [.result, .parameter, .genericArgument]) {
      (roles.role($0) ?? roles.matches[$0.index]?.role) == .service
    } != nil
  }

  /// A map's marker that keeps what it stands for is a part of the map.
  private static let ofLibrary = Veto(
    "view_model.of_library", "it is a class, and inherits one of a library"
  ) { type, roles in
    let info = roles.info(type)
    guard info.kind.isClass, info.superclass == nil, !info.externalBases.contains("NSObject")
    else { return false }
    return info.externalBases.contains { base in
      !plainBases.contains(base) && !protocolEnds.contains(where: base.hasSuffix)
    }
  }

  private static let nested = EvidenceDefinition(
    "message.nested", .deduced, phrase: "nested in %",
    meaning: "it is nested in a request, a response or a view model", weight: 2
  ) { type, roles in
    guard let parent = roles.parent(type), let around = roles.role(parent),
      [.viewModel, .request, .response].contains(around)
    else { return nil }
    return (around, .type(parent))
  }

  private static let madeByPresenter = EvidenceDefinition(
    "view_model.made_by_presenter", .deduced, for: .viewModel, phrase: "made by a presenter",
    meaning:
      "a presenter or a factory of view models makes it, and a view names it, or observes the "
      + "presenter, which publishes it"
  ) { type, roles in
    roles.isMadeByPresenter(type) && (roles.isNamedByView(type) || roles.isPublished(type))
      ? Evidence.Subject.none : nil
  }

  private static let carriedByView = EvidenceDefinition(
    "view_model.carried_by_view", .deduced, for: .viewModel, phrase: "carried by a view's face",
    meaning: "a protocol of a view names it"
  ) { type, roles in
    roles.incoming[type.index].contains { index in
      roles.edges[index].from.map { roles.isProtocol($0) && roles.role($0) == .view } ?? false
    } ? Evidence.Subject.none : nil
  }

  private static let folder = EvidenceDefinition(
    "view_model.folder", .deduced, for: .viewModel, phrase: "in a folder of view models",
    meaning: "its path speaks of view models"
  ) { type, roles in
    roles.survey.isInViewModelFolder[roles.file(type)] ? Evidence.Subject.none : nil
  }

  /// A presenter that makes one makes up data, such as an empty product to begin with.
  private static let decoded = Veto(
    "view_model.decoded", "it is decoded or persisted, which makes it data, whoever shows it"
  ) { type, roles in roles.survey.isDecoded[type.index] }

  private static let handedUp = Veto(
    "view_model.handed_up", "an interactor, a service or one of their faces deals with it"
  ) { type, roles in
    roles.incoming[type.index].contains { index in
      let role = roles.edges[index].from.flatMap { roles.roleInOrAround($0) }
      return role == .interactor || role == .service
    }
  }
}

private let plainBases = Words.shipped[.standardBases].union(Words.shipped[.decodedBases])

/// What a class of a library is not called.
private let protocolEnds = ["Protocol", "able", "ible", "ing", "Delegate", "DataSource", "Type"]

extension Classification {
  /// Whether an interactor or a router stands in the module of a type, and no class that is named a
  /// presenter: beside one what the view holds is only what that presenter fills.
  fileprivate func standsBesideDriver(_ type: TypeID) -> Bool {
    guard let module = moduleOfType[type.index] else { return false }
    let others = modules.typesOfModule[module.index].filter { !isProtocol($0) && $0 != type }
    return others.contains { [.interactor, .router].contains(role($0)) }
      && !others.contains { other in
        matches[other.index].map { $0.isStrong && $0.role == .presenter } ?? false
      }
  }

  /// Whether a presenter or a factory of view models makes a value. One that gives a value which
  /// nobody spells out may make it (`.init(title:)`).
  func isMadeByPresenter(_ type: TypeID) -> Bool {
    isConstructedByPresenter(type) || source(of: type, .result) { makesForViews($0) } != nil
  }

  func isConstructedByPresenter(_ type: TypeID) -> Bool {
    source(of: type, [.constructs, .staticMember]) { makesForViews($0) } != nil
  }

  private func makesForViews(_ type: TypeID) -> Bool {
    role(type) == .presenter && !isProtocol(type)
      || table.types[type.index].simpleName.hasSuffix("ViewModelFactory")
  }

  /// Whether anything outside of modules, but for some types and views, takes, gives or keeps a type.
  fileprivate func isHandedOutOfModules(_ type: TypeID, but others: [TypeID]) -> Bool {
    incoming[type.index].contains { index in
      switch edges[index].kind {
      case .inherits, .constraint, .cast, .local: return false
      default: break
      }
      guard let from = edges[index].from, moduleOfType[from.index] == nil else { return false }
      return !others.contains(from) && roleInOrAround(from) != .view
    }
  }

  /// Whether a presenter that a SwiftUI view observes keeps it in a property that others see.
  fileprivate func isPublished(_ type: TypeID) -> Bool {
    incoming[type.index].contains { index in
      let edge = edges[index]
      guard edge.kind == .stores, edge.variable != .none, let presenter = edge.from else {
        return false
      }
      return role(presenter) == .presenter && survey.isStateOfView[presenter.index]
        && !table.variable(edge.file, edge.variable).access.isHidden
    }
  }

  func isNamedByView(_ type: TypeID) -> Bool {
    incoming[type.index].contains { index in
      edges[index].from.flatMap { roleInOrAround($0) } == .view
    }
  }
}
