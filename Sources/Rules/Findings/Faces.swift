import Architecture
import Configuration
import Outlining

/// What whoever knows a component by a class is to do with a protocol in its place, as findings say it.
enum UseOfFace: String {
  case hold = "hold it as"
  case take = "take it as"
  case give = "return it as"
  case cast = "cast to"
  case takeInInitializer = "take it in the initialiser as"
}

// By which protocol a component could be known, as far as what is used of it tells.
extension CheckedArchitecture {
  /// Names the face that the type already has, says what is missing there, or to declare one.
  ///
  /// - Parameters:
  ///   - user: who is to know the type by it; nil for one that is not written yet.
  ///   - use: what to do with the face.
  func faceHelp(for type: TypeInfo, user: TypeInfo?, named name: String, use: UseOfFace) -> String {
    let verb = use.rawValue
    let known = user.map { membersUsed(of: type, by: $0) }
    let used = known?.ofInstances.sorted() ?? []
    let isWeak = user.map { holdsWeakly(type, by: $0) } ?? false
    if use == .cast, let user, let kept = keptFace(of: type, by: user) {
      return needlessCast(to: kept, missing(used, in: kept), isKnown: !used.isEmpty, named: name)
    }
    let faces = faces(of: type, for: user)
    if used.isEmpty, let ofType = known?.ofType, !ofType.isEmpty {
      return instanceHelp(
        ofType.sorted(), faces.first { isMeant($0, of: type, for: user) }, verb: verb)
    }
    if let fitting = fittingFace(of: type, for: user, using: used, isWeak: isWeak) {
      return "\(verb) \(fitting), which \(type.name) already conforms to"
    }
    if let face = faces.first(where: { isMeant($0, of: type, for: user) }),
      let change = change(of: face, of: type, lacking: missing(used, in: face), isWeak: isWeak)
    {
      return "\(change), and \(verb) that"
    }
    let bound = isWeak ? " for classes (': AnyObject')" : ""
    if let user, user.kind != .protocol, used.isEmpty, use == .hold {
      return "\(name) asks nothing of it: delete it, or, where it is only handed on, declare a "
        + "protocol\(bound) with what is needed there, and \(verb) that"
    }
    let members = used.isEmpty ? "" : " (\(list(used)))"
    return
      "declare a protocol\(bound) with what \(name) needs of \(type.name)\(members), and \(verb) "
      + "that"
  }

  /// Whether a type has a protocol, or several that can be composed, with all that one who keeps it uses of
  /// it: who holds the class all the same need only write the protocol's name.
  func couldHoldFace(of type: TypeInfo, _ user: TypeInfo) -> Bool {
    let known = membersUsed(of: type, by: user)
    if known.ofInstances.isEmpty, !known.ofType.isEmpty { return false }
    return fittingFace(
      of: type, for: user, using: known.ofInstances.sorted(), isWeak: holdsWeakly(type, by: user))
      != nil
  }

  /// The protocols of a type that have what is used of it, as they are written: `A`, `A & B`.
  private func fittingFace(
    of type: TypeInfo, for user: TypeInfo?, using used: [String], isWeak: Bool
  ) -> String? {
    let face = faces(of: type, for: user).first {
      isFit($0, of: type, for: user, using: used) && (!isWeak || $0.isClassBound)
    }
    return face?.name ?? (isWeak ? nil : composition(of: type, covering: used, for: user))
  }

  /// What has to be changed in a face before it can be held; nil where it is another's, by what it lacks.
  private func change(
    of face: TypeInfo, of type: TypeInfo, lacking missing: [String], isWeak: Bool
  ) -> String? {
    let isUnbound = isWeak && !face.isClassBound
    guard !missing.isEmpty else {
      return "make \(face.name), which \(type.name) conforms to, class-bound (': AnyObject')"
    }
    guard missing.count <= mostMissing, isItsAlone(face, type) else { return nil }
    return "declare \(list(missing)) in \(face.name), which \(type.name) conforms to"
      + (isUnbound ? ", bind it to classes (': AnyObject')" : "")
  }

  /// What only the type itself can be asked for, no instance behind a protocol can.
  private func instanceHelp(_ members: [String], _ face: TypeInfo?, verb: String) -> String {
    let kind = members.count == 1 ? "an instance member" : "instance members"
    return
      "make \(list(members)) \(kind), declare \(members.count == 1 ? "it" : "them") in "
      + "\(face?.name ?? "a protocol"), and \(verb) that"
  }

  /// `'load' and 'save'`; of many the first three, and how many more.
  private func list(_ members: [String]) -> String {
    var names = members.prefix(mostNamed).map { "'\($0)'" }
    if members.count > mostNamed { names.append("\(members.count - mostNamed) more") }
    return enumerated(names)
  }

  /// Whether a protocol is there for such callers of a type: no mix-in that others of its role share, and
  /// none by which another module, or another part of the module alone, speaks to it. Services may take
  /// each other's place.
  private func isMeant(_ face: TypeInfo, of type: TypeInfo, for user: TypeInfo?) -> Bool {
    if let home = face.module, let module = type.module, home != module { return false }
    if type.role == .service { return true }
    if let role = user?.role, let keepers = facts.keepersOfFaces[face.id], !keepers.contains(role) {
      return false
    }
    return isItsAlone(face, type)
  }

  /// Whether nobody but a type, its base and its subclasses conforms to a protocol.
  private func isItsAlone(_ face: TypeInfo, _ type: TypeInfo) -> Bool {
    model.concreteTypes(of: face.id).allSatisfy { other in
      !model[other].isChecked || model.ancestors(of: other).contains(type.id)
        || model.ancestors(of: type.id).contains(other)
    }
  }

  /// Two or three protocols of a type that together have all that is used of it: `A & B`.
  private func composition(
    of type: TypeInfo, covering used: [String], for user: TypeInfo?
  ) -> String? {
    var left = used
    var chosen: [String] = []
    let known = user.map { facesBeforeCast(to: type, by: $0) } ?? []
    for ancestor in model.ancestors(of: type.id).dropFirst() where !left.isEmpty {
      let face = model[ancestor]
      guard face.kind == .protocol, !isNamedForCallingBack(face.simpleName),
        !known.contains(face.id),
        face.externalBases.allSatisfy({ emptyBases.contains($0) }),
        !isGeneric(face)
      else { continue }
      let missing = missing(left, in: face)
      guard missing.count < left.count else { continue }
      left = missing
      chosen.append(face.name)
    }
    return left.isEmpty && (2...3).contains(chosen.count) ? chosen.joined(separator: " & ") : nil
  }

  /// The first protocol that a type has for its callers and that has all that one of them uses of it.
  func face(of type: TypeInfo, for user: TypeInfo) -> TypeInfo? {
    fittingFaces(of: type, for: user).first
  }

  /// All of these, nearest first.
  func fittingFaces(of type: TypeInfo, for user: TypeInfo) -> [TypeInfo] {
    let known = membersUsed(of: type, by: user)
    let used = known.ofInstances.sorted()
    if used.isEmpty, !known.ofType.isEmpty { return [] }
    return faces(of: type, for: user).filter { isFit($0, of: type, for: user, using: used) }
  }

  /// Whether a protocol has all that is used of a type, and, where nothing is, is there for such callers.
  private func isFit(
    _ face: TypeInfo, of type: TypeInfo, for user: TypeInfo?, using used: [String]
  ) -> Bool {
    missing(used, in: face).isEmpty && (!used.isEmpty || isMeant(face, of: type, for: user))
  }

  /// The protocols of its own role that a type conforms to, nearest first, and that a property can
  /// have as its type: one with associated types cannot stand for whoever conforms to it, and one by
  /// which others call the type back is not for those who call it.
  private func faces(of type: TypeInfo) -> [TypeInfo] {
    model.ancestors(of: type.id).dropFirst().map { model[$0] }.filter { face in
      face.kind == .protocol && face.role == type.role && !isNamedForCallingBack(face.simpleName)
        && !isGeneric(face)
    }
  }

  /// The same, without those by which the caller knows the type already.
  private func faces(of type: TypeInfo, for user: TypeInfo?) -> [TypeInfo] {
    let known = user.map { facesBeforeCast(to: type, by: $0) } ?? []
    return faces(of: type).filter { !known.contains($0.id) }
  }

  /// The protocols of a type that one who casts to the class keeps it by: whoever casts needs another one.
  private func facesBeforeCast(to type: TypeInfo, by user: TypeInfo) -> Set<TypeID> {
    let isCast = outgoing[user.id.index].contains {
      model.edges[$0].kind == .cast && model.edges[$0].target == type.id
    }
    guard isCast else { return [] }
    return Set(
      model.ancestors(of: user.id).flatMap { ancestor in
        outgoing[ancestor.index].compactMap { index in
          model.edges[index].kind == .stores ? model.edges[index].target : nil
        }
      }.filter { model[$0].kind == .protocol })
  }

  /// The type's own protocol, all of it declared in the repo, by which a caller knows it before it casts.
  private func keptFace(of type: TypeInfo, by user: TypeInfo) -> TypeInfo? {
    let known = facesBeforeCast(to: type, by: user)
    return faces(of: type).first { face in
      known.contains(face.id) && isMeant(face, of: type, for: user) && isOfRepoAlone(face)
    }
  }

  /// What to do instead of a cast from a face to the class behind it.
  private func needlessCast(
    to face: TypeInfo, _ missing: [String], isKnown: Bool, named name: String
  ) -> String {
    if isKnown, missing.isEmpty {
      return "drop the cast: \(face.name), as which \(name) has it, declares what is used"
    }
    let needed = isKnown ? list(missing) : "what \(name) needs"
    return "declare \(needed) in \(face.name), as which \(name) has it, and drop the cast"
  }

  /// Whether callers can know a type by a protocol that it has.
  func hasFace(_ type: TypeInfo) -> Bool { !faces(of: type).isEmpty }

  /// Whether a protocol has associated types, its own or by what it refines.
  func isGeneric(_ face: TypeInfo) -> Bool {
    model.ancestors(of: face.id).contains { ancestor in
      let type = model[ancestor]
      return model.files[type.file].outline.declarations.contains {
        $0.kind == .associatedType && $0.parent == type.declaration
      }
    }
  }

  /// Whether a protocol refines nothing that the repo does not declare: what a framework's has is not known.
  private func isOfRepoAlone(_ face: TypeInfo) -> Bool {
    model.ancestors(of: face.id).allSatisfy {
      model[$0].externalBases.allSatisfy(emptyBases.contains)
    }
  }

  /// The members that a protocol, with all that it refines, does not declare.
  private func missing(_ members: [String], in face: TypeInfo) -> [String] {
    guard !members.isEmpty, isOfRepoAlone(face) else { return [] }
    var declared: Set<String> = []
    for ancestor in model.ancestors(of: face.id) {
      declared.formUnion(model.declaredMembers(of: ancestor).ofInstances)
    }
    return members.filter { !declared.contains($0) }
  }
}

/// A face that lacks more than so many members was made for somebody else.
private let mostMissing = 2

/// So many members are named; more would not fit a line.
private let mostNamed = 3
