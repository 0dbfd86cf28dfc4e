import Configuration
import Lexing
import Outlining

// Evidence 1 to 4: annotation, configuration, base, strong last word.
extension Classifier {
  mutating func giveDirectRoles() {
    let annotations = table.annotations()
    var given = assigned
    for index in table.types.indices where isChecked[index] {
      let type = table.types[index]
      if let role = annotations[type.id], settings.knownRoles.contains(role) {
        given[index] = Assignment(
          role: role, evidence: [Evidence(.annotation, "annotated viperlint:role \(role)")],
          isSure: true)
      } else if let found = configured(type) {
        given[index] = found
      } else if type.kind != .protocol, !isCompositionRoot[index], let found = inherited(type.id) {
        given[index] = found
      } else if let file = table.interfaceOfType[type.id], !isCompositionRoot[index] {
        let name = lastLevel(file)
        given[index] = Assignment(
          role: .view, evidence: [Evidence(.inherits, "shown by \(name)")], isSure: true)
      } else if type.kind != .protocol, !isCompositionRoot[index], let found = named(type.id) {
        given[index] = found
      }
    }
    assigned = given
    inheritFromNamedBases()
  }

  func configured(_ type: TypeInfo) -> Assignment? {
    func found(_ pattern: RolePattern, _ detail: String) -> Assignment {
      Assignment(role: pattern.role, evidence: [Evidence(.configuration, detail)], isSure: true)
    }
    let path = table.files[type.file].path
    let name = type.simpleName
    for pattern in settings.configuredRoles
    where pattern.types.contains(type.name) || pattern.types.contains(name) {
      return found(pattern, "listed under types of \(pattern.role)")
    }
    for pattern in settings.configuredRoles where !pattern.inherits.isEmpty {
      if let base = baseNames(of: type.id).first(where: { pattern.inherits.contains($0) }) {
        return found(pattern, "inherits \(base), listed under inherits of \(pattern.role)")
      }
    }
    for pattern in settings.configuredRoles {
      if let word = pattern.suffixes.first(where: { endsWithWord(name, $0) }) {
        return found(pattern, "name ends in \(word), listed under suffix of \(pattern.role)")
      }
    }
    guard type.parent == nil || settings.preset == nil else { return nil }
    for pattern in settings.configuredRoles {
      if let glob = pattern.paths.first(where: { $0.matches(path) }) {
        return found(pattern, "path matches \(glob), listed under path of \(pattern.role)")
      }
    }
    return nil
  }

  /// The names of everything that a type inherits, the repo's own and others.
  private func baseNames(of type: TypeID) -> [String] {
    table.ancestors(of: type).flatMap { ancestor in
      (ancestor == type ? [] : [table.types[ancestor.index].name])
        + table.types[ancestor.index].externalBases
    }
  }

  /// By a framework's base, through the repo's own bases to any depth.
  func inherited(_ type: TypeID) -> Assignment? {
    for ancestor in table.ancestors(of: type) {
      for base in table.types[ancestor.index].externalBases {
        guard let role = frameworkRole(of: base, table.types[ancestor.index].kind) else { continue }
        // A value that is decoded is data, though it knows how to show itself (`struct Icon`).
        if role == .view, table.types[type.index].isValue, survey.isDecoded[type.index] { continue }
        let through = ancestor == type ? "" : " through \(table.types[ancestor.index].name)"
        return Assignment(
          role: role, evidence: [Evidence(.inherits, "inherits \(base)\(through)")], isSure: true)
      }
    }
    return nil
  }

  private func frameworkRole(of base: String, _ kind: DeclarationKind) -> Role? {
    if isUIViewName(base) || kind.isClass && endsLikeView(base) {
      return kind.isClass ? .view : nil
    }
    let last = base.utf8.lastIndex(of: UInt8(ascii: ".")).map {
      String(base[base.utf8.index(after: $0)...])
    }
    let patterns = [patternOfBase[base], last.flatMap { patternOfBase[$0] }].compactMap { $0 }
    guard let pattern = patterns.min() else { return nil }
    // SwiftUI's View is a protocol of values; `Object` and the like are classes.
    let name = last ?? base
    if name == "View" || name == "App", kind.isClass { return nil }
    if isUIName(base), kind.isProtocol { return nil }
    return settings.presetRoles[pattern].role
  }

  private func named(_ type: TypeID) -> Assignment? {
    guard let match = matches[type.index], match.isStrong, isBornOut(match, type) else {
      return nil
    }
    return Assignment(
      role: match.role, evidence: [Evidence(.name, "name ends in \(match.word)")], isSure: true)
  }

  private func isBornOut(_ match: NameMatch, _ type: TypeID) -> Bool {
    refusal(of: match, type) == nil
  }

  /// Why a strong word may not stand for its role; nil where it may. Look-alikes may not.
  func refusal(of match: NameMatch, _ type: TypeID) -> StaticString? {
    let info = table.types[type.index]
    let fact = facts[type.index]
    // `FeedCoordinator.UseCase` is a part of its coordinator, and no interactor of a feature.
    if info.parent != nil, match.stem.isEmpty, match.role == .service || isComponent(match.role) {
      return "it is only a part of the type around it"
    }
    if isComponent(match.role), match.role != .view {
      if info.kind == .enum && fact.hasCases { return "it is an enumeration with cases" }
      if fact.isNamespace(info) && fact.methods == 0 && info.kind != .class {
        return "it is a namespace"
      }
    }
    if match.role == .view, info.kind == .struct || info.kind == .enum {
      return "it is a value and inherits no view"
    }
    // What makes view models (`FeedViewModelService`) is no service that data comes from.
    if match.role == .service, endsWithWord(match.stem, "ViewModel") || fact.holdsView {
      return "it deals with views"
    }
    if match.role == .service, fact.touches.isEmpty, keepsViewModel(type) {
      return "it keeps what views show, and touches no data"
    }
    if match.role == .builder, fact.methods > 0, !sharesStem(match, type), !namesComponent(type) {
      return "it makes no part of a module"
    }
    if match.role == .viewModel, actsAsViewModel[type.index], wantsValuesForDisplay {
      return "it drives a view, a router or services, and the preset wants plain values"
    }
    if match.role == .entity || match.role == .viewModel {
      return fact.isNamespace(info) ? "it is a namespace" : nil
    }
    guard lookAlikeWords.contains(match.word) else { return nil }
    if baseNames(of: type).contains(where: { lookAlikeBases.contains($0) }) {
      return "its base shows a look-alike"
    }
    if sharesStem(match, type) || meetsComponent(type) || baseHasRole(match.role, type)
      || match.role == .interactor && isHeldByPresenter(type)
    {
      return nil
    }
    return "a look-alike: no other component shares its stem, and it meets none"
  }

  /// Where the table wants values for display, a class that drives a view, a router or services is
  /// none of them, whatever its name: it stands in MVVM's place of the presenter.
  /// Whether SwiftUI observes a class.
  private func isObservable(_ type: Int) -> Bool {
    if table.types[type].externalBases.contains("ObservableObject") { return true }
    let file = table.types[type].file
    let attributes = table.declaration(table.places[type][0]).attributes
    return table.files[file].outline.attributes[attributes].contains {
      table.text(file, $0.name) == "Observable"
    }
  }

  private var wantsValuesForDisplay: Bool {
    settings.table.cell(from: .viewModel, to: .service).permission == .never
  }

  /// Whether a class is named as a view model and drives a view, a router or services, or is observed.
  func isActingViewModel(_ type: Int) -> Bool {
    guard table.types[type].kind.isClass,
      matches[type].map({ $0.isStrong && $0.role == .viewModel })
        ?? endsWithWord(table.types[type].simpleName, "ViewModelController")
    else { return false }
    if facts[type].methods > 0, isObservable(type) { return true }
    return outgoing[type].contains { index in
      guard edges[index].kind == .stores, case .own(let held) = edges[index].to,
        let match = matches[held.index]
      else { return false }
      return match.role == .service || match.isStrong && isComponent(match.role)
    }
  }

  private func isComponent(_ role: Role) -> Bool {
    [.view, .presenter, .interactor, .router, .builder].contains(role)
  }

  private func sharesStem(_ match: NameMatch, _ type: TypeID) -> Bool {
    guard !match.stem.isEmpty else { return false }
    return (stems[match.stem] ?? []).contains { $0 != match.role }
  }

  /// Whether a type named as a presenter stores it.
  private func isHeldByPresenter(_ type: TypeID) -> Bool {
    incoming[type.index].contains { index in
      guard edges[index].kind == .stores, let holder = edges[index].from,
        let match = matches[holder.index]
      else { return false }
      return match.isStrong && match.role == .presenter
    }
  }

  /// Whether it stores something that is named as a view model.
  private func keepsViewModel(_ type: TypeID) -> Bool {
    outgoing[type.index].contains { index in
      guard edges[index].kind == .stores, case .own(let held) = edges[index].to,
        let match = matches[held.index]
      else { return false }
      return match.isStrong && match.role == .viewModel
    }
  }

  /// Whether it stores or is handed a component, a view or a controller.
  private func meetsComponent(_ type: TypeID) -> Bool {
    outgoing[type.index].contains { index in
      let edge = edges[index]
      guard [.stores, .parameter, .result, .genericArgument].contains(edge.kind) else {
        return false
      }
      switch edge.to {
      // A mail composer or a picker says what it helps with; a plain controller could be any screen.
      case .external(let id):
        let name = table.text(edge.file, id)
        return [
          "UIViewController", "UIView", "UINavigationController", "UITabBarController",
          "NSViewController", "NSView",
        ].contains(name)
      case .own(let other):
        // `Style.TitleView` may be a choice between styles.
        if let match = matches[other.index], match.isStrong, isComponent(match.role),
          table.types[other.index].kind != .enum
        {
          return true
        }
        return table.ancestors(of: other).contains { ancestor in
          table.types[ancestor.index].externalBases.contains { isUIViewName($0) }
        }
      }
    }
  }

  /// Whether it makes, returns or registers a component, or a controller.
  private func namesComponent(_ type: TypeID) -> Bool {
    outgoing[type.index].contains { index in
      switch edges[index].to {
      case .external(let name):
        return isUIControllerName(table.text(edges[index].file, name))
      case .own(let made):
        return matches[made.index].map { $0.isStrong && isComponent($0.role) } ?? false
      }
    }
  }

  private func baseHasRole(_ role: Role, _ type: TypeID) -> Bool {
    table.ancestors(of: type).dropFirst().contains { matches[$0.index]?.role == role }
      || table.types[type.index].externalBases.contains {
        words.match($0, isProtocol: true)?.role == role
      }
  }

  /// A type without a strong word of its own takes the role of the repo's own base class.
  private mutating func inheritFromNamedBases() {
    for type in table.types.indices
    where assigned[type] == nil && isChecked[type] && !isCompositionRoot[type]
      && table.types[type].kind != .protocol && !(matches[type]?.isStrong ?? false)
    {
      var base = table.types[type].superclass
      var steps = 0
      while let id = base, steps < 64 {
        if let found = assigned[id.index], found.isSure {
          assigned[type] = Assignment(
            role: found.role,
            evidence: [Evidence(.inherits, "inherits \(table.types[id.index].name)")],
            isSure: true)
          break
        }
        base = table.types[id.index].superclass
        steps += 1
      }
    }
  }

  /// The components whose name or base tells what they are, for finding modules.
  func components() -> [Component] {
    table.types.indices.compactMap { index in
      guard table.files[table.types[index].file].kind == .source, isChecked[index] else {
        return nil
      }
      let type = table.types[index]
      if actsAsViewModel[index] {
        let tails = ["ViewModelController", "ViewModel", "Viewmodel"]
        let tail = tails.first { endsWithWord(type.simpleName, $0) } ?? ""
        return Component(
          type: type.id, role: .viewModel, actsAsViewModel: true,
          stem: String(type.simpleName.dropLast(tail.count)))
      }
      guard let found = assigned[index], isComponent(found.role) || found.role == .viewModel else {
        return nil
      }
      let word = matches[type.id.index].flatMap { $0.role == found.role ? $0.word : nil } ?? ""
      return Component(
        type: type.id, role: found.role, actsAsViewModel: actsAsViewModel[index],
        stem: stem(of: type.simpleName, role: found.role, word: word))
    }
  }
}

/// Whether a base that the repo does not declare is named as the frameworks name views: most likely
/// a library's subclass of one.
func endsLikeView(_ base: String) -> Bool {
  [
    "ViewController", "TableViewCell", "CollectionViewCell", "NavigationController",
    "TabBarController", "View",
  ]
  .contains { base.hasSuffix($0) && base != $0 }
}

/// Words that mean a role only where the structure shows it.
private let lookAlikeWords: Set<String> = [
  "Presenter", "Interactor", "Router", "Wireframe", "WireFrame",
]

/// Bases that prove a look-alike.
private let lookAlikeBases: Set<String> = [
  "UIPresentationController", "UIViewControllerAnimatedTransitioning",
  "UIViewControllerInteractiveTransitioning", "UIPercentDrivenInteractiveTransition", "TargetType",
  "URLRequestConvertible", "URLConvertible", "EndpointType",
]

extension SymbolTable {
  /// The roles given by `// viperlint:role NAME` above a declaration or on its line.
  func annotations() -> [TypeID: Role] {
    var found: [TypeID: Role] = [:]
    for file in files.indices where !files[file].outline.directives.isEmpty {
      let outline = files[file].outline
      for directive in outline.directives {
        let words = directive.text.split(separator: " ")
        guard words.count >= 2, words[0] == "role" else { continue }
        let line = outline.lines.position(of: directive.range.start).line
        for (index, declaration) in outline.declarations.enumerated() {
          let type = typeOfDeclaration[file][index]
          guard type >= 0, declaration.kind != .extension else { continue }
          let start = outline.lines.position(of: declaration.start).line
          let name = outline.lines.position(of: declaration.nameRange.start).line
          if directive.isTrailing ? name == line : start == line + 1 {
            found[TypeID(Int(type))] = Role(String(words[1]))
          }
        }
      }
    }
    return found
  }
}
