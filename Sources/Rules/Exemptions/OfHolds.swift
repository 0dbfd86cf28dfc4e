import Architecture
import Configuration
import Diagnostics
import Outlining

/// A strong reference that the table wants weak, or that lies on a circle.
struct Hold {
  var edge: Edge
  var from: TypeInfo
  /// nil for a helper that a type with a role keeps.
  var fromRole: Role?
  /// nil for a view of the framework.
  var to: TypeInfo?
  /// The classes and values that the held type can be.
  var concrete: [TypeID] = []
  /// The one of them that holds the holder in turn; nil where the table alone speaks.
  var conformer: TypeInfo?
  /// Where the circle closes; nil where none was found.
  var link: Edge?
  /// By what the one keeps the holder that hands itself over to it; nil where none does.
  var keptBy: Edge?
  /// Who makes the holder, and hands itself over.
  var maker: TypeID?
  /// Whether the holder refers to the same type weakly as well.
  var hasWeakTwin = false
  /// Whether the holder makes whoever else will keep it, later: until then nobody does.
  var isFirstOwner = false
  /// Whether the holder and all that the held type can be live as long as the process.
  var isProcessWide = false
  /// Whether nothing is ever assigned to the property.
  var isUnfilled = false
  /// Whether the holder refers to a view weakly.
  var holdsViewWeakly = false
  /// Whether it stores a view of its module besides.
  var holdsOwnView = false
  /// Whether a class that keeps the real one weakly may be what is held.
  var isOfWeakProxy = false
  /// Whether nothing of its module keeps the holder.
  var isUnkept = false
}

// Strong references back that are no circle, or none that anybody could mend.
extension Exemptions {
  static let noClass = Exempting<Hold>(
    "weak.no_class", "no class conforms to the protocol, so nothing could be held weakly",
    by: .types
  ) { hold, checked in
    guard let to = hold.to, to.kind == .protocol, !to.isClassBound else { return false }
    return !hold.concrete.contains { !checked.model[$0].isValue }
  }

  static let nothingConforms = Exempting<Hold>(
    "weak.nothing_conforms",
    "the protocol asks for nothing and nothing conforms to it, as a template leaves them, so nothing is held "
      + "yet", effect: .note, by: .types
  ) { hold, checked in
    guard let to = hold.to, to.kind == .protocol, hold.concrete.isEmpty else { return false }
    return checked.model.requirementCount(of: to) == 0
  }

  static let processWide = Exempting<Hold>(
    "weak.process_wide",
    "both are made by a singleton alone, which keeps the one or what keeps it: they live as long as the "
      + "process, circle or not", by: .types
  ) { hold, _ in hold.isProcessWide }

  static let unfilled = Exempting<Hold>(
    "weak.unfilled", "nothing is ever assigned to the property, so it holds nothing yet",
    effect: .note
  ) { hold, _ in hold.isUnfilled }

  static let privateKeeper = Exempting<Hold>(
    "weak.private_keeper",
    "a private property beside the weak one keeps the object until somebody else does"
  ) { hold, checked in
    let outline = checked.model.files[hold.edge.file].outline
    return hold.hasWeakTwin
      && outline.variables[Int(hold.edge.variable.rawValue)].access.isHidden
  }

  static let firstOwner = Exempting<Hold>(
    "weak.first_owner",
    "the holder later makes the view that is to keep it: until then nobody else does, and the way back "
      + "is weak or not there", by: .types
  ) { hold, _ in hold.isFirstOwner && hold.link == nil }

  static let noCircle = Exempting<Hold>(
    "weak.no_circle", "nothing that it can be holds the holder in turn, as far as the code tells",
    effect: .note, by: .types
  ) { hold, _ in hold.conformer == nil && hold.link == nil && !hold.concrete.isEmpty }

  static let decorator = Exempting<Hold>(
    "weak.decorator", "a decorator holds another of its own kind, which it was handed", by: .types
  ) { hold, checked in
    guard hold.conformer != nil, let to = hold.to else { return false }
    return checked.model.ancestors(of: hold.from.id).contains(to.id)
  }

  static let byProxy = Exempting<Hold>(
    "weak.by_proxy",
    "a class of the code base conforms to the protocol, keeps the real one weakly and hands on what it is told: "
      + "that is what is held", by: .types
  ) { hold, _ in hold.isOfWeakProxy }

  static let ofMany = Exempting<Hold>(
    "weak.of_many",
    "many components of the holder's own role share the protocol, or many of any role whose list is kept: "
      + "which of them is held nobody says", by: .types
  ) { hold, checked in
    hold.conformer != nil && hold.concrete.count >= 3
      && (hold.edge.traits.contains(.inCollection)
        || hold.concrete.allSatisfy { checked.model.types[$0.index].role == hold.fromRole })
  }

  static let forward = Exempting<Hold>(
    "weak.forward",
    "the table leads from the one role to the other, so this is the way forward, and not back",
    by: .types
  ) { hold, checked in
    guard let to = hold.to, let conformer = hold.conformer, let role = conformer.role,
      let own = hold.fromRole, role != own,
      // Within a module whatever the name; a shared view that calls its delegate goes back.
      hold.from.module == conformer.module || !isNamedForCallingBack(to.simpleName),
      let cell = checked.model.entry(for: hold.from.id, from: own, to: role)?.cell
    else { return false }
    return cell.permission != .never && !cell.isWeak
  }

  static let collection = Exempting<Hold>(
    "weak.collection", "a collection of the platform's views is no way back to one's own"
  ) { hold, _ in
    hold.to == nil && !hold.edge.traits.isDisjoint(with: [.inCollection, .genericArgument])
  }

  static let destination = Exempting<Hold>(
    "weak.destination",
    "a constant, or a private property, beside the weak view is another screen that is to be shown"
  ) { hold, checked in
    guard hold.to == nil, hold.holdsViewWeakly else { return false }
    let outline = checked.model.files[hold.edge.file].outline
    let variable = outline.variables[Int(hold.edge.variable.rawValue)]
    return variable.isLet || variable.access == .private
  }

  static let otherScreen = Exempting<Hold>(
    "weak.other_screen",
    "the property is not named for the module's own view, and no screen of the module holds the holder in "
      + "turn, or the holder keeps its own view besides", effect: .note
  ) { hold, checked in
    guard hold.to == nil, hold.link == nil || hold.holdsOwnView, let module = hold.from.module,
      let name = checked.model.variableName(of: hold.edge)?.lowercased()
    else { return false }
    let head = headOfViewName(name)
    let isOwn = hold.concrete.contains { checked.model[$0].simpleName.lowercased() == name }
    return !isOwn && !ownHeads.contains(head) && head != checked.model[module].name.lowercased()
  }

  static let unkeptRouter = Exempting<Hold>(
    "weak.unkept_router",
    "no part of the module keeps the router: somebody else owns it, and the screen in its constant may be "
      + "its own",
    effect: .note, by: .types
  ) { hold, checked in
    guard hold.to == nil, hold.fromRole == .router, hold.link == nil, hold.isUnkept else {
      return false
    }
    return checked.model.files[hold.edge.file].outline.variables[Int(hold.edge.variable.rawValue)]
      .isLet
  }

  static let sharedHolder = Exempting<Hold>(
    "weak.shared_holder",
    "outside of modules nothing shows that the platform's view is the one that owns the holder, unless a "
      + "screen keeps a subclass of it",
    effect: .note, by: .types
  ) { hold, checked in
    guard hold.to == nil, hold.from.module == nil else { return false }
    let name = checked.model.variableName(of: hold.edge)?.lowercased() ?? ""
    return hold.link == nil || !ownHeads.contains(headOfViewName(name))
  }
}

/// What stands before the word for a view in the name of a property, in small letters.
private func headOfViewName(_ name: String) -> String {
  let tail = viewTails.first(where: name.hasSuffix) ?? ""
  return String(name.dropLast(tail.count).drop { $0 == "_" })
}

/// What the name of a property for the module's own view ends in, and what may stand before that.
private let viewTails = ["viewcontroller", "controller", "screen", "view", "vc"]
private let ownHeads: Set<String> = ["", "base", "current", "host", "main", "my", "root"]
