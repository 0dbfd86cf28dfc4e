import Architecture
import Configuration
import Outlining

// What a strong reference back is told by: the whole circle, and where it can be broken.
extension StrongHolds {
  func message(
    _ edge: Edge, _ from: TypeInfo, _ to: TypeInfo, _ circle: [Edge]
  ) -> String {
    let name = property(edge)
    let fact =
      edge.through.map {
        "\(from.name) holds its generic parameter strongly in '\(name)', and \(model[$0].name) makes it \(to.name)"
      } ?? "\(from.name) holds \(to.name) strongly in '\(name)'"
    guard !circle.isEmpty else { return fact }
    let steps = circle.map { step($0, of: model[$0.from ?? from.id].name) }
    return fact + ": " + (["\(from.name).\(name)"] + steps + [from.name]).joined(separator: " -> ")
  }

  /// Where a strong reference back can be broken.
  enum WayOut {
    /// What stands in a collection is kept weakly one by one, or the circle is broken at its last
    /// reference.
    case wrapper(Edge?)
    /// Nothing but the property keeps what it holds, until the view is made or at all times: the circle
    /// is broken at its last reference.
    case back(Edge, isUntilShown: Bool)
    /// The holder makes what it holds when it is asked, and hands itself to a base that nobody here can
    /// change.
    case computing
    /// The holder makes what it holds, and no circle is seen.
    case endOfCircle
    /// What stands in a tuple has to leave it to be weak.
    case ownProperty
    /// Nothing is ever assigned to the property.
    case deletion
    /// A lazy property, which cannot be weak, looks up what somebody else keeps.
    case lookingUp
    /// The two keep each other and nobody else keeps either, but a screen has a property for it that is weak.
    case otherOwner(TypeID)
    /// A static member of the holder makes what is held and gives the holder away: until it is shown the
    /// property alone keeps it.
    case handingOut(by: String)
    /// The app's start has made as a local what nothing but a circle keeps.
    case keepingFirst(TypeID)
    case weakening
  }

  func wayOut(_ hold: Hold, _ to: TypeInfo, _ reason: Reason) -> WayOut {
    if hold.isUnfilled { return .deletion }
    let back = reason.circle.last
    if hold.edge.traits.contains(.inCollection) { return .wrapper(back) }
    if let left = hold.concrete.first(where: { checked.facts.leftByStart[$0] != nil }) {
      return .keepingFirst(left)
    }
    if let back, back.variable == .none, hold.edge.ownership == .lazy { return .computing }
    let isMadeHere = isMade(into: hold, to)
    let isNeeded =
      isMadeHere || reason.role != .view && !isScreen(hold) && isOnlyOwner(hold, to)
    if back != nil, isNeeded, !isMadeHere, let screen = screenThatHoldsWeakly(hold),
      isKeptOnly(hold.from.id, by: Set(hold.concrete))
    {
      return .otherOwner(screen)
    }
    if let member = memberThatGivesHolder(hold) {
      // The view that is handed out has to keep what it is for.
      if let screen = screenThatHoldsWeakly(hold), !isHeldByScreen(hold) {
        return .otherOwner(screen)
      }
      return .handingOut(by: member)
    }
    // What a framework's base class keeps stays as it is: that framework keeps what is attached to it, too.
    if let back, back.variable == .none, !isShown(back), !isMadeHere { return .weakening }
    if let back, isNeeded { return .back(back, isUntilShown: false) }
    if let back, isFirstOwner(hold, to) { return .back(back, isUntilShown: true) }
    if isMadeHere { return .endOfCircle }
    if hold.edge.ownership == .lazy { return looksUp(hold.edge) ? .lookingUp : .endOfCircle }
    return model.isElementOfTuple(hold.edge) ? .ownProperty : .weakening
  }

  /// Whether a property's initial value calls nothing, and so takes what is there: `self.view as? FeedView`.
  private func looksUp(_ edge: Edge) -> Bool {
    if case .cast = model.reference(of: edge)?.context { return true }
    guard edge.variable != .none else { return false }
    let outline = model.files[edge.file].outline
    let chain = outline.variables[Int(edge.variable.rawValue)].initialChain
    return chain >= 0
      && !outline.chains[Int(chain)].components.contains { outline.components[$0].isCall }
  }

  func help(_ wayOut: WayOut, _ hold: Hold, _ to: TypeInfo) -> String {
    let name = property(hold.edge)
    switch wayOut {
    case .wrapper(let back):
      return "keep what is in '\(name)' weakly, each in a wrapper of its own"
        + (back.map { ", or break the circle at \(place(of: $0, hold))" } ?? "")
    case .back(let back, let isUntilShown):
      return "break the circle at \(place(of: back, hold)): "
        + (isUntilShown ? "until the view is made, " : "")
        + "nothing but '\(name)' keeps \(to.name) alive"
    case .computing:
      return
        "make '\(name)' a computed property, which keeps nothing and makes \(to.name) anew for who asks"
    case .lookingUp:
      return "make '\(name)' a computed property, which keeps nothing: a lazy one cannot be weak"
    case .endOfCircle:
      return
        "see that \(to.name) does not hold \(hold.from.name) in turn: nothing but '\(name)' keeps it alive"
    case .ownProperty:
      return bindingFirst(to)
        + "take it out of the tuple in '\(name)', into a weak property of its own"
    case .otherOwner(let screen):
      return "let \(model[screen].name), which is shown, hold \(to.name) strongly, then "
        + bindingFirst(to) + "declare it 'weak var \(name)'"
    case .handingOut(let member):
      return "let '\(member)' hand out the view as well, which UIKit keeps once it is shown, then "
        + bindingFirst(to) + "declare it 'weak var \(name)'"
    case .deletion:
      return "delete '\(name)', to which nothing is ever assigned, or: " + bindingFirst(to)
        + "declare it 'weak var \(name)'"
    case .keepingFirst(let left):
      return checked.keepingFirst(left) + bindingFirst(to) + "declare it 'weak var \(name)'"
    case .weakening:
      return bindingFirst(to) + "declare it 'weak var \(name)'"
    }
  }

  /// Only a class can be held weakly.
  private func bindingFirst(_ to: TypeInfo) -> String {
    to.kind != .protocol || to.isClassBound
      ? "" : "make \(to.name) class-bound (': AnyObject'), then "
  }

  /// A screen of the holder's module that refers weakly to what is held: UIKit keeps the screen.
  private func screenThatHoldsWeakly(_ hold: Hold) -> TypeID? {
    let names = Set(hold.concrete.flatMap { model.ancestors(of: $0) })
    return screens(of: hold.from).first { screen in
      (weak[screen] ?? []).contains { held in
        if case .type(let name) = held { names.contains(name) } else { false }
      }
    }
  }

  /// Whether a screen of the holder's module keeps what is held.
  private func isHeldByScreen(_ hold: Hold) -> Bool {
    let names = names(of: hold)
    return screens(of: hold.from).contains { screen in
      strong[screen.index].contains { model.edges[$0].target.map(names.contains) ?? false }
    }
  }

  private func place(of link: Edge, _ hold: Hold) -> String {
    let holder = model[link.from ?? hold.from.id].name
    return link.variable == .none
      ? "the base class of \(holder)" : "'\(property(link))' of \(holder)"
  }

  /// Whether another is seen to keep what is held: a type that stores it, or the framework that shows it.
  /// Whoever makes a view keeps it until it is shown.
  func isKept(_ hold: Hold, _ to: TypeInfo) -> Bool {
    let made = membersThatMake(hold.from)
    let isShown =
      !hold.concrete.isEmpty
      && hold.concrete.allSatisfy {
        model[$0].role == .view && model[$0].kind == .class && made[$0] == nil
      }
    return isShown || !isOnlyOwner(hold, to)
  }

  /// Whether a screen is held, by its own presenter or by a part of it, under whatever protocol: UIKit keeps
  /// a screen while it is shown, so that none of these needs to.
  private func isScreen(_ hold: Hold) -> Bool {
    !hold.concrete.isEmpty && hold.concrete.allSatisfy(model.isScreen)
  }

  /// Whether the holder makes all those that keep what it holds from outside, and that itself elsewhere
  /// or not at all: a wireframe keeps the presenter until it shows the view that does. What the held one
  /// itself keeps is no owner, unless the holder makes it.
  func isFirstOwner(_ hold: Hold, _ to: TypeInfo) -> Bool {
    guard hold.fromRole == .router, to.role == .presenter, !hold.concrete.isEmpty else {
      return false
    }
    var kept: Set<TypeID> = []
    for index in hold.concrete.flatMap({ strong[$0.index] }) {
      if let target = model.edges[index].target { kept.formUnion(model.concreteTypes(of: target)) }
    }
    let made = membersThatMake(hold.from)
    let beginnings = hold.concrete.reduce(into: Set<MemberPlace>()) { $0.formUnion(made[$1] ?? []) }
    var hasOwner = false
    for owner in owners(of: hold, to, by: names(of: hold)) {
      guard let places = made[owner] else {
        if kept.contains(owner) { continue }
        return false
      }
      guard places.isDisjoint(with: beginnings) else { return false }
      hasOwner = true
    }
    return hasOwner
  }

  private struct MemberPlace: Hashable {
    var file: Int
    var owner: UInt32
  }

  /// By type: in which members another makes it, or casts a storyboard's controller to it.
  private func membersThatMake(_ maker: TypeInfo) -> [TypeID: Set<MemberPlace>] {
    var found: [TypeID: Set<MemberPlace>] = [:]
    for index in checked.outgoing[maker.id.index] {
      let edge = model.edges[index]
      guard edge.kind == .constructs || edge.kind == .cast, let made = edge.target else { continue }
      found[made, default: []].insert(MemberPlace(file: edge.file, owner: edge.owner.rawValue))
    }
    return found
  }

  /// The static function of a router that makes the view it keeps, and returns the router:
  /// `static func start() -> FeedRouting { … router.entry = view; return router }`.
  private func memberThatGivesHolder(_ hold: Hold) -> String? {
    guard hold.fromRole == .router, !hold.concrete.isEmpty else { return nil }
    let made = membersThatMake(hold.from)
    let names = Set(model.ancestors(of: hold.from.id).map { model[$0].simpleName })
    let places = hold.concrete.reduce(into: Set<MemberPlace>()) { $0.formUnion(made[$1] ?? []) }
    for place in places.ordered(by: { ($0.file, $0.owner) < ($1.file, $1.owner) })
    where place.owner != DeclarationID.none.rawValue {
      let outline = model.files[place.file].outline
      let member = outline.declarations[Int(place.owner)]
      let givesHolder = outline.references.contains {
        $0.owner.rawValue == place.owner && $0.context == .result
          && names.contains(outline[$0.name])
      }
      let isOfType = member.modifiers.contains(.static) || member.modifiers.contains(.classMember)
      if isOfType, givesHolder { return outline[member.name] }
    }
    return nil
  }

  /// Whether nothing else of the code stores what is held, by whatever protocol.
  private func isOnlyOwner(_ hold: Hold, _ to: TypeInfo) -> Bool {
    let names = names(of: hold)
    let isGlobal = names.contains { keptByGlobals.contains(model[$0].simpleName) }
    return !isGlobal && !owners(of: hold, to, by: names).contains { _ in true }
      && !isListed(hold, by: names) && !isHandedToMade(hold, by: names)
  }

  /// By what others can know what is held: its types and all that they inherit, each once.
  private func names(of hold: Hold) -> Set<TypeID> {
    hold.concrete.reduce(into: []) { $0.formUnion(model.ancestors(of: $1)) }
  }

  /// Whether who holds it makes another that stores such as it is, by a protocol that more types meet.
  private func isHandedToMade(_ hold: Hold, by names: Set<TypeID>) -> Bool {
    let interfaces = names.filter {
      model[$0].kind == .protocol && !storedBy[$0.index].isEmpty
    }
    guard !interfaces.isEmpty else { return false }
    let made = membersThatMake(hold.from)
    return interfaces.contains { storedBy[$0.index].contains { made[$0] != nil } }
  }

  /// Whether somebody keeps a list of such as what is held is one of: `children: [Coordinator]`.
  private func isListed(_ hold: Hold, by names: Set<TypeID>) -> Bool {
    let kin = Set(model.ancestors(of: hold.from.id))
    return names.contains { listedBy[$0.index].contains { !kin.contains($0) } }
  }

  /// Who else stores what is held, by a protocol too that only such have: in no order, one for each
  /// property, and found as far as it is asked, since many may. What lives by what it holds is no owner.
  private func owners(
    of hold: Hold, _ to: TypeInfo, by names: Set<TypeID>
  ) -> some Sequence<TypeID> {
    let concrete = Set(hold.concrete)
    var own = names.filter {
      model[$0].kind != .protocol || model.isMet($0, onlyBy: concrete)
    }
    own.insert(to.id)
    let kin = Set(model.ancestors(of: hold.from.id))
    return own.lazy.flatMap { storedBy[$0.index] }.filter { owner in
      !kin.contains(owner) && !isKeptOnly(owner, by: concrete)
    }
  }

  /// Whether a type is stored, and by some types alone. UIKit keeps what it shows, whoever stores it.
  private func isKeptOnly(_ owner: TypeID, by keepers: Set<TypeID>) -> Bool {
    if model.isScreen(owner) { return false }
    let stored = model.ancestors(of: owner).flatMap { storedBy[$0.index] }.filter { $0 != owner }
    return !stored.isEmpty && stored.allSatisfy(keepers.contains)
  }

  /// `ArticlesPresenter.view`; what only the base of a type holds has no name of its own there, nor has a
  /// cell that a table keeps.
  private func step(_ edge: Edge, of holder: String) -> String {
    if isShown(edge) { return "\(holder) (in its table)" }
    return model.variableName(of: edge).map { "\(holder).\($0)" } ?? "\(holder) (in its base class)"
  }

  func property(_ edge: Edge) -> String { model.variableName(of: edge) ?? "its base" }
}
