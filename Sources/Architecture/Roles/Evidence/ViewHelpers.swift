import Configuration
import Outlining

extension NameVetoes {
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
    guard !givesData(type), isUsedByView(type) else { return false }
    // Every layer tells of events and speaks the app's language.
    if isNamedForViews(type) { return true }
    if isKeptByLogic(type) { return false }
    let work = survey.work[type.index]
    let givesTexts =
      work.looksUpTexts && work.returnsTexts && !work.returnsOther && !work.isAsync
    return givesTexts || work.servesViews || onlyTells(type)
      || endsForViews(type)
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

  private func isUsedByView(_ type: TypeID) -> Bool {
    isUsed(type) { user in
      inheritsExternal(user) { isUIViewName($0) || isSwiftUIView($0) }
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

  /// `CheckoutAnalyticsService`, `ThemeManager`, `LogManager`.
  private func isNamedForViews(_ type: TypeID) -> Bool {
    guard let stem = matches[type.index]?.stem else { return false }
    return viewsWork.contains { containsWord(stem, $0) }
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
    return !fact.touches.isEmpty && fact.touches.isSubset(of: networks) && work.functions > 0
      && work.tellingFunctions == work.functions && !work.answers
  }
}

/// Whether a name has a whole word in it: `LogManager` has `Log`, and `LoginManager` has not.
private func containsWord(_ name: String, _ word: String) -> Bool {
  var rest = name[...]
  while !rest.isEmpty {
    if rest.hasPrefix(word), !(rest.dropFirst(word.count).first?.isLowercase ?? false) {
      return true
    }
    rest = rest.dropFirst()
  }
  return false
}

private let viewsWork = Words.shipped.inOrder(.viewsWork)
private let viewsWorkEnds = Words.shipped.inOrder(.viewsWorkEnds)
private let networks = Words.shipped[.networks]
