import Architecture
import Configuration
import Diagnostics
import Outlining

// Broken references that are told as a note, as one fact more is needed to be sure.
extension Exemptions {
  static let strayScreen = Exempting<Decision>(
    "note.stray_screen",
    "a screen that stands in no module, and that no type in one names, may be older than the architecture",
    effect: .note, by: .types
  ) { decision, checked in
    // That a preset's row applies to it is one fact too few; nor does its own table say it is a screen.
    let isMeant =
      decision.to.group.map { $0 == "data" } ?? (checked.model.settings.preset != nil)
    return isMeant && decision.from.type.map { checked.isStrayScreen($0) } ?? false
  }

  static let entityWithoutPresenter = Exempting<Decision>(
    "note.view_without_presenter",
    "where no presenter stands between an interactor and its view, nobody is there to make a view "
      + "model", effect: .note, by: .ends
  ) { decision, checked in
    guard decision.rule == .entityInView,
      (decision.from.type?.role ?? decision.from.role) == .view,
      let module = decision.from.module, !checked.facts.hasPresenter[module.index],
      let entry = checked.entry(decision.reference, .interactor, .view)
    else { return false }
    return entry.cell.permission != .never
  }

  static let screenWithoutDriver = Exempting<Decision>(
    "note.screen_without_driver",
    "the preset was found and not stated, and a screen in no module keeps neither presenter nor view model "
      + "nor interactor: nobody is there to make a view model, and an entity is what it is opened with",
    effect: .note, by: .types
  ) { decision, checked in
    guard decision.rule == .entityInView, let screen = decision.from.type, screen.role == .view,
      screen.module == nil, checked.model.isScreen(screen.id),
      checked.settings(for: decision.reference).presetIsFound
    else { return false }
    return !checked.keepsDriver(screen.id)
  }

  static let sharedRequirement = Exempting<Decision>(
    "note.shared_requirement",
    "the preset was found and not stated, and a protocol outside of all modules asks types of several for that "
      + "property: it is how this code is made",
    effect: .note
  ) { decision, checked in
    guard decision.rule == .layerDependency, decision.kind == .stores,
      let edge = decision.reference.edge, let from = decision.from.type, from.kind != .protocol,
      decision.to.kind == .protocol, let name = checked.model.variableName(of: edge),
      checked.settings(for: decision.reference).presetIsFound
    else { return false }
    return checked.model.ancestors(of: from.id).contains { ancestor in
      let asking = checked.model[ancestor]
      guard asking.kind == .protocol, asking.module == nil,
        asking.facingReason == .severalModules
      else { return false }
      return checked.model.declaredMembers(of: ancestor).ofInstances.contains(name)
    }
  }

  static let bound = Exempting<Decision>(
    "note.bound", "a bound may only spell the type that the value has", effect: .note
  ) { decision, _ in decision.kind == .constraint && decision.to.type != nil }

  static let ownChoice = Exempting<Decision>(
    "note.own_choice",
    "an enumeration that is neither decoded nor persisted, nor carried by an interactor's face and "
      + "kept by an entity, may be the screen's own choice",
    effect: .note, by: .types
  ) { decision, _ in
    guard decision.rule == .entityInView, let type = decision.to.type, type.kind == .enum else {
      return false
    }
    let found = Set(type.evidence.map(\.id))
    return !found.contains("entity.decoded")
      && !found.isSuperset(of: ["entity.carried", "entity.part"])
  }

  static let choiceNamed = Exempting<Decision>(
    "note.choice_named",
    "the preset was found and not stated, and a view that only compares an enumeration, or makes it of "
      + "what was picked, is handed no data",
    effect: .note, by: .types
  ) { decision, checked in
    decision.rule == .entityInView && decision.fromRole == .view
      && decision.to.type?.kind == .enum
      && [.constructs, .local, .staticMember].contains(decision.kind)
      && checked.settings(for: decision.reference).presetIsFound
  }

  static let ownResponse = Exempting<Decision>(
    "note.own_response",
    "a worker that makes its own scene's response may be the interactor's mapper", effect: .note,
    by: .types
  ) { decision, checked in
    guard decision.rule == .modelFlow, decision.fromRole == .service, decision.toRole == .response,
      let home = decision.to.module
    else { return false }
    guard let service = decision.from.type, service.module == nil else {
      return decision.from.module == home
    }
    return checked.model.settings(for: service.id).presetIsFound
      && checked.model.serves(service, home)
  }

  static let demandedMessage = Exempting<Decision>(
    "note.demanded_message",
    "the preset was found and not stated, and the next scene has a property for its own request or view model, "
      + "which the router that leads there fills: the screen asks for it", effect: .note, by: .types
  ) { decision, checked in
    guard decision.rule == .modelFlow, decision.fromRole == .router, let message = decision.to.type,
      message.module != decision.from.module, checked.facts.demandedMessages.contains(message.id)
    else { return false }
    return checked.settings(for: decision.reference).presetIsFound
  }

  static let widget = Exempting<Decision>(
    "note.widget", "the presenter of a cell stands closer to it than a screen's does",
    effect: .note, by: .types
  ) { decision, checked in
    guard decision.toRole.isComponent, let module = decision.to.module else { return false }
    switch decision.rule {
    case .protocolBoundary: return checked.model.isWidget(module)
    // Who shows the rows makes what drives each: no builder knows how many there are.
    case .assemblyOutsideBuilder:
      return decision.fromRole == .view
        && decision.to.type.map { checked.drivesParts($0.id) } ?? false
    default: return false
    }
  }

  static let defaultArgument = Exempting<Decision>(
    "note.default_argument",
    "the preset was found and not stated, and what is made is the default of an initialiser's parameter, "
      + "a protocol, as components of three modules or more have it", effect: .note
  ) { decision, checked in
    guard decision.rule == .assemblyOutsideBuilder, checked.facts.hasComponentsByDefault,
      let edge = decision.reference.edge
    else { return false }
    return checked.model.isDefaultArgument(edge)
      && checked.settings(for: decision.reference).presetIsFound
  }

  static let unreadEntity = Exempting<Decision>(
    "note.unread_entity",
    "the preset was found and not stated, the view model makes what is shown of the entity that it "
      + "keeps, and no view reads that itself",
    effect: .note, by: .types
  ) { decision, checked in
    guard !checked.facts.isLarge, decision.rule == .entityInView, decision.fromRole == .viewModel,
      decision.kind == .stores, let keeper = decision.from.type, let edge = decision.reference.edge,
      let property = checked.model.variableName(of: edge),
      checked.settings(for: decision.reference).presetIsFound
    else { return false }
    return checked.model.readsPart(of: property, by: keeper.id)
      && !checked.facts.viewReads.isRead(property, of: keeper, in: checked.model)
  }

  static let mappedValue = Exempting<Decision>(
    "note.mapped_value",
    "the preset was found and not stated, and another entity makes the value for presenters, where no "
      + "interactor, service or entity names it, or presenters and their views alone make it: it is what the view "
      + "is given in the entity's place",
    effect: .note, by: .types
  ) { decision, checked in
    isEntityOfFoundPreset(decision, checked) { checked.facts.mappedValues.contains($0) }
  }

  static let screenText = Exempting<Decision>(
    "note.screen_text",
    "the preset was found and not stated, and the structure keeps texts alone and is known to its own module "
      + "alone: a copy of it for the view would be the same",
    effect: .note, by: .types
  ) { decision, checked in
    isEntityOfFoundPreset(decision, checked) { checked.facts.screenTexts.contains($0) }
  }

  static let shownAsSuch = Exempting<Decision>(
    "note.shown_as_such",
    "the preset was found and not stated, and the view model or the view's protocol that a presenter "
      + "fills asks for the image, colour or font that it makes: so it is in large code, or where presenters "
      + "of three modules or more do so", effect: .note,
    by: .types
  ) { decision, checked in
    guard checked.facts.isLarge || checked.facts.looksAsked.isHabit, decision.rule == .uiType,
      decision.fromRole == .presenter, let presenter = decision.from.type,
      looksMade.contains(decision.kind) || !checked.facts.isLarge && decision.kind == .stores,
      checked.settings(for: decision.reference).presetIsFound
    else { return false }
    return checked.facts.looksAsked.isAsked(decision.to.name, of: presenter.id)
  }

  static let looksShown = Exempting<Decision>(
    "note.looks_shown",
    "the preset was found and not stated, and presenters of three modules or more, a fifth of them at least, "
      + "show colours, fonts or images: these format for their views", effect: .note, by: .types
  ) { decision, checked in
    guard decision.rule == .uiType, decision.fromRole == .presenter,
      isUILookName(decision.to.name), checked.facts.looksAsked.isShownByMany,
      decision.kind != .parameter
    else { return false }
    return checked.settings(for: decision.reference).presetIsFound
  }

  static let imageHanded = Exempting<Decision>(
    "note.image_handed",
    "the preset was found and not stated, and a service of this code takes images: what presenters and "
      + "interactors hand it is what was picked, and not how something looks", effect: .note,
    by: .types
  ) { decision, checked in
    guard decision.rule == .uiType, isUIImageName(decision.to.name),
      decision.fromRole == .presenter || decision.fromRole == .interactor,
      handingOver.contains(decision.kind), checked.facts.servicesTakeImages,
      !(decision.reference.edge?.traits.contains(.inFunctionType) ?? true)
    else { return false }
    return checked.settings(for: decision.reference).presetIsFound
  }

  static let ownComponent = Exempting<Decision>(
    "note.own_component",
    "the preset was found and not stated, and what an interactor is handed is its own scene's component of "
      + "dependencies", effect: .note, by: .types
  ) { decision, checked in
    guard decision.rule == .layerDependency, decision.fromRole == .interactor,
      decision.toRole == .builder, let component = decision.to.type,
      component.module == decision.from.module,
      checked.model.ancestors(of: component.id).contains(where: { ancestor in
        checked.model[ancestor].externalBases.contains(where: dependencyScopes.contains)
      })
    else { return false }
    return checked.settings(for: decision.reference).presetIsFound
  }

  static let sharedBase = Exempting<Decision>(
    "note.shared_base", "a base class outside of all modules may be built to be reached through",
    effect: .note, by: .ends
  ) { decision, _ in decision.rule == .reachThrough && decision.from.module == nil }
}

extension CheckedArchitecture {
  /// Whether a screen, or a class that it inherits, has who drives it among its properties.
  fileprivate func keepsDriver(_ screen: TypeID) -> Bool {
    model.ancestors(of: screen).contains { ancestor in
      outgoing[ancestor.index].contains { index in
        let edge = model.edges[index]
        guard edge.kind == .stores, let role = edge.target.flatMap({ model[$0].role }) else {
          return false
        }
        return drivers.contains(role)
      }
    }
  }

  /// Whether a presenter's views are parts of a screen, such as cells.
  fileprivate func drivesParts(_ presenter: TypeID) -> Bool {
    let views = outgoing[presenter.index].compactMap { index -> TypeID? in
      let edge = model.edges[index]
      guard edge.kind == .stores, let held = edge.target, model[held].role == .view else {
        return nil
      }
      return held
    }
    let shown = views.flatMap { model.concreteTypes(of: $0) }
    return !shown.isEmpty && shown.allSatisfy { model[$0].role == .view && !model.isScreen($0) }
  }
}

/// A value that comes from somewhere and goes on, and is not made.
private let handingOver: Set<ReferenceKind> = [.parameter, .stores, .result]
private let drivers: Set<Role> = [.presenter, .viewModel, .interactor]
private let dependencyScopes = Words.shipped[.dependencyScopes]

/// Whether a view is given an entity of some kind where the preset was found.
private func isEntityOfFoundPreset(
  _ decision: Decision, _ checked: CheckedArchitecture, where isOfKind: (TypeID) -> Bool
) -> Bool {
  decision.rule == .entityInView && checked.settings(for: decision.reference).presetIsFound
    && decision.to.type.map { isOfKind($0.id) } ?? false
}
