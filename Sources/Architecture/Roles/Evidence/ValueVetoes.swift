import Configuration
import Outlining

// What speaks against a value as data, whoever makes it and whoever names it. What is decoded or persisted
// is data whatever its methods do.
extension Veto {
  static let waits = Veto(
    "value.waits", phrase: "its method % is asynchronous",
    meaning: "a method of it is asynchronous, and it is neither decoded nor persisted"
  ) { type, roles in
    roles.survey.isDecoded[type.index] ? nil : roles.facts[type.index].members.waits
  }

  static let touches = Veto(
    "value.touches", phrase: "its method % names a component, a service, data access or UI",
    meaning:
      "a method of it names a component, a service, data access or UI (a view alone where it wraps view "
      + "models and their maker makes it), and it is neither decoded nor persisted, nor one of the models "
      + "by its folder and its last word"
  ) { type, roles in
    guard !roles.survey.isDecoded[type.index], !roles.isModelByPlaceAndWord(type) else {
      return nil
    }
    return roles.facts[type.index].members.touches ?? roles.methodThatNamesComponent(type)
  }

  static let keeps = Veto(
    "value.keeps", phrase: "its property % is weak, or keeps what acts",
    meaning: "it has a weak property, or keeps a view, a component, a service or a device"
  ) { type, roles in
    let members = roles.facts[type.index].members
    if let member = members.isWeak ?? members.view { return member }
    guard !roles.survey.isDecoded[type.index] else { return nil }
    return members.handle ?? roles.propertyThatKeepsComponent(type)
  }

  static let keepsClosure = Veto(
    "value.keeps_closure", phrase: "its property % keeps a closure",
    meaning: "it keeps a closure, and is neither decoded nor persisted"
  ) { type, roles in
    roles.survey.isDecoded[type.index] ? nil : roles.facts[type.index].members.closure
  }

  /// A formatter that an interactor makes and keeps is its helper, and a `PreviewRepository` a source.
  static let does = Veto(
    "value.does", "it acts, and its name or a protocol's tells what it does for others"
  ) { type, roles in
    guard roles.facts[type.index].methods > 0 || roles.kind(type).isClass else { return false }
    return doers.contains { endsWithWord(roles.info(type).simpleName, $0) }
      || roles.table.ancestors(of: type).contains { roles.isNamedForActing($0) }
  }

  /// What one module's presenter makes for another module's builder is no view's.
  static let passedOn = Veto(
    "value.passed_on", "modules pass it to each other, and no view takes or keeps it"
  ) { type, roles in
    roles.isPassedBetweenModules(type)
      && roles.source(of: type, [.stores, .parameter, .result, .genericArgument]) {
        roles.roleInOrAround($0) == .view
      } == nil
  }

  static let move = Veto(
    "value.move", "it is an enumeration of moves or of what was done"
  ) { type, roles in
    guard roles.kind(type) == .enum else { return false }
    let name = roles.info(type).simpleName
    // RxFlow's `enum MainFlows: Step` says it by its base.
    return moves.contains {
      endsWithWord(name, $0) || endsWithWord(name, $0 + "s")
        || roles.info(type).externalBases.contains($0)
    } || roles.source(of: type, .parameter) { roles.role($0) == .router } != nil
  }
}

extension Classification {
  /// Two facts that hold whoever knows it.
  fileprivate func isModelByPlaceAndWord(_ type: TypeID) -> Bool {
    survey.isInEntityFolder[file(type)]
      && matches[type.index].map { !$0.isStrong && $0.mayBe(.entity) } ?? false
  }

  fileprivate func isNamedForActing(_ type: TypeID) -> Bool {
    matches[type.index].map { $0.role.isComponentOrBuilder || $0.role == .service } ?? false
  }

  fileprivate func methodThatNamesComponent(_ type: TypeID) -> String? {
    let mayKnowViews = isMadeToWrap(type)
    for index in outgoing[type.index] {
      guard let target = edges[index].target, actsForOthers(target),
        table.isInMethod(edges[index]), !mayKnowViews || role(target) != .view,
        table.belongs(edges[index].file, to: type, survey.declaresTypes)
      else { continue }
      return table.text(edges[index].file, edges[index].member)
    }
    return nil
  }

  /// What a presenter or a view model makes of view models is one of them, even if it knows a view, which
  /// none of them may.
  private func isMadeToWrap(_ type: TypeID) -> Bool {
    target(of: type, [.stores, .enumPayload]) { role($0) == .viewModel } != nil
      && source(of: type, .constructs) { [.presenter, .viewModel].contains(role($0)) } != nil
  }

  fileprivate func propertyThatKeepsComponent(_ type: TypeID) -> String? {
    let mayKnowViews = isMadeToWrap(type)
    for index in outgoing[type.index] where edges[index].kind == .stores {
      guard let target = edges[index].target, actsForOthers(target),
        !edges[index].traits.contains(.isStatic),
        !(mayKnowViews && edges[index].traits.contains(.inFunctionType) && role(target) == .view)
      else { continue }
      return table.text(edges[index].file, edges[index].member)
    }
    return nil
  }

  /// A component, a builder or a service: one that its word alone may make one, too, as rounds find
  /// the role of such a class when that of the value is already told.
  private func actsForOthers(_ type: TypeID) -> Bool {
    switch kind(type) {
    case .class, .actor, .protocol: break
    default: return role(type).map { $0.isComponentOrBuilder } ?? false
    }
    if let role = role(type) { return role.isComponentOrBuilder || role == .service }
    let conformers = survey.conformers[type.index]
    return matches[type.index]?.role == .service
      || !conformers.isEmpty && conformers.count <= mostServing
        && conformers.allSatisfy { matches[$0.index]?.role == .service }
  }

  /// Whether a module's interface carries a value or a builder takes it, or it lies beside the
  /// interface by its name or its file's.
  fileprivate func isPassedBetweenModules(_ type: TypeID) -> Bool {
    let path = table.files[file(type)].path
    let name = lastSlash(path).map { path[path.index(after: $0)...] } ?? path[...]
    let ownName = table.types[type.index].simpleName[...]
    if passedWords.contains(where: { holds(name, $0) || holds(ownName, $0) }) { return true }
    // By its word as well: rounds find a builder when the value's role is already told.
    return source(of: type, [.parameter, .stores, .result]) { taker in
      let told = role(taker) ?? matches[taker.index]?.role
      return told == .builder || told == .moduleInterface
        || survey.interfaceWord[taker.index] != nil
    } != nil
  }
}

private let doers = Words.shipped.inOrder(.doers)
private let moves = Words.shipped.inOrder(.moves)
private let passedWords = Words.shipped.inOrder(.moduleInterfaces) + ["ModuleIO"]

/// Who conforms to a service's own protocol is asked of so many: more share it for another reason.
private let mostServing = 16
