import Configuration
import Outlining

extension NameVetoes {
  /// A presenter or an interactor beside other components of its stem does too much, and is one.
  static let fillsViews = veto(
    "refused.fills_views", "it fills a table, a collection, a picker or pages",
    [.presenter, .interactor, .service]
  ) { type, match, roles in
    (match.role == .service || !roles.sharesStem(match))
      && roles.inheritsExternal(type) { fillingBases.contains($0) }
  }

  static let wiredByNib = veto(
    "refused.wired_by_nib", "a storyboard or a nib fills its views or calls its methods",
    [.presenter, .interactor, .service]
  ) { type, _, roles in
    let fact = roles.facts[type.index]
    return fact.hasActions || fact.hasOutlets && roles.keepsUI(type)
  }

  /// Image loaders, themes, texts and trackers work for views, whatever they store.
  static let servesViews = Veto(
    "refused.serves_views", "it gives views their images, looks or texts, or tells of events"
  ) { type, roles in
    roles.matches[type.index]?.role == .service && roles.servesViews(type)
  }
}

extension Classification {
  /// Whether the work of a type is a view's: by what its members give, and never where they give out
  /// data or the app's logic keeps it.
  fileprivate func servesViews(_ type: TypeID) -> Bool {
    guard !givesData(type) else { return false }
    let isUsed = isUsedByView(type)
    // Every layer tells of events and speaks the app's language.
    if isNamedForViews(type) { return isUsed || asksForUI(type) }
    guard !isKeptByLogic(type) else { return false }
    // Who is handed the view to fill need not be kept by it.
    if facesAsk(type, forNothingBut: fillsView) { return true }
    guard isUsed else { return false }
    let work = survey.work[type.index]
    let givesTexts =
      work.looksUpTexts && work.returnsTexts && !work.returnsOther && !work.isAsync
    return givesTexts || work.servesViews || onlyTells(type)
      || endsForViews(type) || facesAsk(type, forNothingBut: isAskedForUI)
      || liesWithViews(type) && asksForUI(type)
  }

  /// Whether a property keeps what a UI framework or the code base shows.
  fileprivate func keepsUI(_ type: TypeID) -> Bool {
    let members = facts[type.index].members
    return members.view != nil || members.display != nil
      || target(of: type, .stores) { inheritsExternal($0, where: isUIViewName) } != nil
  }

  /// Whether a member takes or gives what is shown: no controller, from which anything may be shown,
  /// and nothing of the device.
  private func asksForUI(_ type: TypeID) -> Bool {
    table.ancestors(of: type).contains { ancestor in
      outgoing[ancestor.index].contains { isAskedForUI(edges[$0]) }
    }
  }

  private func isAskedForUI(_ edge: Edge) -> Bool {
    guard edge.kind == .parameter || edge.kind == .result || edge.traits.contains(.computed),
      let name = table.externalName(edge), !isUIControllerName(name), !isUIDeviceName(name)
    else { return false }
    return isUIName(name) || isSwiftUIName(name) && table.importsSwiftUI[edge.file]
  }

  /// Whether a member takes a view: no controller, from which anything may be shown.
  private func fillsView(_ edge: Edge) -> Bool {
    guard edge.kind == .parameter else { return false }
    switch edge.to {
    case .external(let name):
      let name = table.text(edge.file, name)
      return isUIViewName(name) && !isUIControllerName(name)
    case .own(let to):
      return inheritsExternal(to, where: isUIViewName)
        && !inheritsExternal(to, where: isUIControllerName)
    }
  }

  /// Whether a protocol, or one that a type conforms to, has no member but such as name what is meant.
  private func facesAsk(_ type: TypeID, forNothingBut isMeant: (Edge) -> Bool) -> Bool {
    table.ancestors(of: type).contains { isProtocol($0) && asks($0, forNothingBut: isMeant) }
  }

  private func asks(_ face: TypeID, forNothingBut isMeant: (Edge) -> Bool) -> Bool {
    guard let place = table.places[face.index].first else { return false }
    let outline = table.files[place.file].outline
    var required: Set<NameID> = []
    for declaration in outline.declarations
    where declaration.parent == place.declaration && declaration.kind.isFunction {
      required.insert(declaration.fullName)
    }
    for variable in outline.variables
    where variable.kind == .member && variable.owner == place.declaration {
      required.insert(variable.name)
    }
    for index in outgoing[face.index]
    where edges[index].file == place.file && isMeant(edges[index]) {
      required.remove(edges[index].member)
      if required.isEmpty { return true }
    }
    return false
  }

  /// Whether a folder around it is that of the layer that shows.
  private func liesWithViews(_ type: TypeID) -> Bool {
    pathLevels(table.files[file(type)].path).dropLast().contains {
      presentationFolders.contains(plainFolderName($0))
    }
  }

  /// Whether it gives out, or decodes, a value that is data.
  private func givesData(_ type: TypeID) -> Bool {
    outgoing[type.index].contains { index in
      let edge = edges[index]
      guard let value = edge.target, isDataLike(value) else { return false }
      switch edge.kind {
      case .result: return true
      case .staticMember: return edge.traits.contains(.metatype)
      default: return edge.traits.contains(.answeredLater)
      }
    }
  }

  /// A value that is decoded, named or filed as data; choices are the app's own.
  private func isDataLike(_ type: TypeID) -> Bool {
    kind(type) != .enum
      && (survey.isDecoded[type.index] || survey.isInEntityFolder[file(type)]
        || matches[type.index]?.role == .entity)
  }

  /// Whether an interactor or a service keeps or makes it, by itself or by a protocol.
  private func isKeptByLogic(_ type: TypeID) -> Bool {
    isUsed(type) { keeper in
      guard let match = matches[keeper.index], match.isStrong else { return false }
      return match.role == .interactor || match.role == .service && !isProtocol(keeper)
    }
  }

  /// What views use of a subclass is as much its base's.
  private func isUsedByView(_ type: TypeID) -> Bool {
    let kinds = [type] + table.children[type.index].filter { kind($0).isClass }
    return kinds.contains { kind in
      isUsed(kind) { inheritsView($0) }
    }
  }

  /// Whether somebody of whom something holds keeps, takes or makes it, or a protocol of it.
  private func isUsed(_ type: TypeID, by holds: (TypeID) -> Bool) -> Bool {
    table.ancestors(of: type).contains { face in
      guard face == type || isProtocol(face) else { return false }
      return source(of: face, [.stores, .parameter, .staticMember, .constructs]) {
        $0 != type && holds($0)
      } != nil
    }
  }

  /// `CheckoutAnalyticsService`, `ThemeManager`, `LogManager`; not `SessionLogService`, which gives back what
  /// it has kept.
  private func isNamedForViews(_ type: TypeID) -> Bool {
    guard let stem = matches[type.index]?.stem else { return false }
    if viewsWork.contains(where: { containsWord(stem, $0) }) { return true }
    return diaryWork.contains { containsWord(stem, $0) }
      && !(survey.work[type.index].returnsOther && reachesData(type))
  }

  /// `ImageProvider`, and not `ImageUploadService`.
  private func endsForViews(_ type: TypeID) -> Bool {
    guard let stem = matches[type.index]?.stem else { return false }
    return viewsWorkEnds.contains { endsWithWord(stem, $0) }
  }

  /// It tells of events over the network, and nobody hears what came of it.
  private func onlyTells(_ type: TypeID) -> Bool {
    let work = survey.work[type.index]
    let fact = facts[type.index]
    // What has not been sent yet may be kept.
    return !fact.touches.isDisjoint(with: networks)
      && fact.touches.allSatisfy { networks.contains($0) || $0 == "UserDefaults" }
      && work.functions > 0 && !work.answers
      && (work.tellingFunctions == work.functions || isNamedForEvents(type))
  }

  /// `ScreenEventGateway`, `UsageService`.
  private func isNamedForEvents(_ type: TypeID) -> Bool {
    guard let stem = matches[type.index]?.stem else { return false }
    return eventWords.contains { endsWithWord(stem, $0) }
  }
}

/// Whether a name has a whole word in it: `LogManager` has `Log`, and `LoginManager` has not.
private func containsWord(_ name: String, _ word: String) -> Bool {
  let first = word.utf8.first
  // Letter by letter only from where the word could begin, as that takes a hundred times as long.
  for start in name.utf8.indices where name.utf8[start] == first {
    let rest = name[start...]
    if rest.utf8.starts(with: word.utf8),
      !(rest.dropFirst(word.count).first?.isLowercase ?? false)
    {
      return true
    }
  }
  return false
}

private let fillingBases = Words.shipped[.fillingBases]
private let presentationFolders = Words.shipped[.presentationFolders]
private let viewsWork = Words.shipped.inOrder(.viewsWork)
private let diaryWork = Words.shipped.inOrder(.diaryWork)
private let eventWords = Words.shipped.inOrder(.eventWords)
private let viewsWorkEnds = Words.shipped.inOrder(.viewsWorkEnds)
private let networks = Words.shipped[.networks]
