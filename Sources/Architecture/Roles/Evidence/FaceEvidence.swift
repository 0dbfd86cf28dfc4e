import Configuration

extension Claim {
  /// A type takes a role from a protocol that has it by its own name or its other conformers, where the
  /// type is known to be one of the module's parts. Such a role does not travel on.
  static let face = Claim(
    applies: { type, roles in !roles.standing.faces[type.index].isEmpty },
    needs: [conforms], supports: [sharedStem], vetoes: [ofRepresentable],
    lacks: "no face that it conforms to has a role")

  private static let conforms = EvidenceDefinition(
    "face.conforms", .face, phrase: "conforms to %",
    meaning: "it conforms to the face of a component, and names or is held by another one"
  ) { type, roles in
    let faces = roles.standing.faces[type.index]
    guard Set(faces.compactMap { roles.role($0) }).count == 1 else { return nil }
    for face in faces {
      guard let found = roles.assigned[face.index], found.isSure, found.role != .moduleInterface,
        found.role != .entity, found.role != .viewModel, isOwn(found), roles.isKnownAsFace(face),
        agrees(type, found.role, roles), !roles.isOpenByName(face),
        !roles.isDataAlone(type),
        roles.touchesComponent(type, role: found.role)
      else { continue }
      return (found.role, .type(face))
    }
    return nil
  }

  private static let sharedStem = EvidenceDefinition(
    "face.shared_stem", .face, phrase: "its name begins as that of another component",
    meaning: "its name begins with the stem of a component"
  ) { type, roles in
    guard roles.stemIsShared(type), let role = conforms.find(type, roles)?.role else { return nil }
    return (role, .none)
  }

  private static func isOwn(_ found: Assignment) -> Bool {
    found.evidence.contains {
      [.name, .configuration, .annotation, .conformer].contains($0.kind)
    }
  }

  /// A weak word for another component speaks against a face.
  private static func agrees(_ type: TypeID, _ role: Role, _ roles: Classification) -> Bool {
    guard let match = roles.matches[type.index],
      [.builder, .router, .service].contains(match.role)
    else { return true }
    return match.mayBe(role)
      || role == .presenter && NameVetoes.presentersFace.holds(type, roles)
  }
}

extension Classification {
  /// Somebody holds, takes or returns it; what is only conformed to is a mix-in.
  fileprivate func isKnownAsFace(_ face: TypeID) -> Bool {
    incoming[face.index].contains {
      [.stores, .parameter, .result, .genericArgument].contains(edges[$0].kind)
    }
  }

  /// A value of stored properties and nothing else does no component's work, nor a service's.
  fileprivate func isDataAlone(_ type: TypeID) -> Bool {
    let facts = facts[type.index]
    return isValue(type) && facts.methods == 0 && facts.storedInstanceProperties > 0
  }

  /// What passes data between modules is met by whoever keeps the data.
  fileprivate func isOpenByName(_ face: TypeID) -> Bool {
    openSuffixes.contains { endsWithWord(table.types[face.index].simpleName, $0) }
  }

  fileprivate func touchesComponent(_ type: TypeID, role: Role) -> Bool {
    if role == .service { return true }
    let names = outgoing[type.index].contains { index in
      guard let other = edges[index].target, let found = self.role(other) else { return false }
      return found != role && (found.isComponent || found == .service)
    }
    return names
      || holderByFace(type, roles: [.view, .presenter, .interactor, .router, .builder]) != nil
  }

  fileprivate func stemIsShared(_ type: TypeID) -> Bool {
    var stem = table.types[type.index].simpleName[...]
    while stem.utf8.count > shortestStem {
      if stems[String(stem)] != nil { return true }
      stem.removeLast()
    }
    return false
  }
}

/// A name's first three letters are shared by chance.
private let shortestStem = 3
