import Architecture
import Configuration
import Outlining

// By which protocol a component could be known, as far as what is used of it tells.
extension CheckedArchitecture {
  /// Names the face that the type already has, says what is missing there, or to declare one.
  ///
  /// - Parameters:
  ///   - user: who is to know the type by it; nil for one that is not written yet.
  ///   - verb: what to do with the face: `hold it as`.
  func faceHelp(for type: TypeInfo, user: TypeInfo?, named name: String, verb: String) -> String {
    let used = user.map { membersUsed(of: type, by: $0) } ?? []
    let faces = faces(of: type)
    if let face = faces.first(where: { missing(used, in: $0).isEmpty }) {
      return "\(verb) \(face.name), which \(type.name) already conforms to"
    }
    if let several = composition(of: type, covering: used) {
      return "\(verb) \(several), which \(type.name) already conforms to"
    }
    if let face = faces.first {
      let missing = missing(used, in: face)
      if missing.count <= mostMissing {
        let names = missing.map { "'\($0)'" }.joined(separator: " and ")
        return "declare \(names) in \(face.name), which \(type.name) conforms to, and \(verb) that"
      }
    }
    return "declare a protocol with what \(name) needs of \(type.name), and \(verb) that"
  }

  /// Two or three protocols of a type that together have all that is used of it: `A & B`.
  private func composition(of type: TypeInfo, covering used: [String]) -> String? {
    var left = used
    var chosen: [String] = []
    for ancestor in model.ancestors(of: type.id).dropFirst() where !left.isEmpty {
      let face = model[ancestor]
      guard face.kind == .protocol, !isNamedForCallingBack(face.simpleName),
        face.externalBases.allSatisfy({ emptyBases.contains($0) }),
        !model.ancestors(of: face.id).contains(where: { hasAssociatedType(model[$0]) })
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
    let used = membersUsed(of: type, by: user)
    return faces(of: type).first { missing(used, in: $0).isEmpty }
  }

  /// The protocols of its own role that a type conforms to, nearest first, and that a property can
  /// have as its type: one with associated types cannot stand for whoever conforms to it, and one by
  /// which others call the type back is not for those who call it.
  private func faces(of type: TypeInfo) -> [TypeInfo] {
    model.ancestors(of: type.id).dropFirst().map { model[$0] }.filter { face in
      face.kind == .protocol && face.role == type.role && !isNamedForCallingBack(face.simpleName)
        && !model.ancestors(of: face.id).contains { hasAssociatedType(model[$0]) }
    }
  }

  private func hasAssociatedType(_ type: TypeInfo) -> Bool {
    model.files[type.file].outline.declarations.contains {
      $0.kind == .associatedType && $0.parent == type.declaration
    }
  }

  // MARK: What is used

  /// The members that a type calls on what it holds, takes or makes as another, by their names, sorted:
  /// what stands behind the names of its properties and parameters of that type.
  private func membersUsed(of type: TypeInfo, by user: TypeInfo) -> [String] {
    let kin = Set(model.ancestors(of: type.id))
    var used: Set<String> = []
    for index in outgoing[user.id.index] {
      let other = model.edges[index]
      guard other.variable != .none, let target = other.target, kin.contains(target),
        [.stores, .parameter, .local, .result].contains(other.kind)
      else { continue }
      let outline = model.files[other.file].outline
      let name = outline[outline.variables[Int(other.variable.rawValue)].name]
      for file in Set([user.file, other.file]) { addMembers(behind: name, in: file, to: &used) }
    }
    for file in Set(outgoing[user.id.index].map { model.edges[$0].file }) {
      addMembersOfShared(type, in: file, to: &used)
    }
    return used.sorted()
  }

  /// `load` of `Store.shared.load()`, and of `Store.load()`.
  private func addMembersOfShared(_ type: TypeInfo, in file: Int, to used: inout Set<String>) {
    let outline = model.files[file].outline
    for chain in outline.chains where chain.components.count > 1 {
      guard let first = chain.components.first, let last = chain.components.prefix(3).last,
        outline[outline.components[first].name] == type.simpleName,
        // `Store.shared` alone is handed on, and nothing of it used.
        chain.components.count > 2 || outline.components[last].isCall
      else { continue }
      used.insert(outline[outline.components[last].name])
    }
  }

  /// `load` of `interactor.load()`, `self.interactor?.load()` and `old.interactor.load()`.
  private func addMembers(behind name: String, in file: Int, to used: inout Set<String>) {
    let outline = model.files[file].outline
    for chain in outline.chains where chain.components.count > 1 {
      for index in chain.components.dropLast()
      where outline[outline.components[index].name] == name {
        // `presenter.view = view` puts a module together, and asks nothing of the presenter.
        if chain.isAssigned, index + 2 == chain.components.upperBound { continue }
        used.insert(outline[outline.components[index + 1].name])
      }
    }
  }

  /// The members that a protocol, with all that it refines, does not declare.
  private func missing(_ members: [String], in face: TypeInfo) -> [String] {
    guard !members.isEmpty else { return [] }
    var declared: Set<String> = []
    for ancestor in model.ancestors(of: face.id) {
      // What a framework's protocol has is not known.
      if model[ancestor].externalBases.contains(where: { !emptyBases.contains($0) }) { return [] }
      addMembers(of: model[ancestor], to: &declared)
    }
    return members.filter { !declared.contains($0) }
  }

  /// What a protocol and its extensions in the same file declare.
  private func addMembers(of type: TypeInfo, to declared: inout Set<String>) {
    let outline = model.files[type.file].outline
    func isOwn(_ declaration: DeclarationID) -> Bool {
      guard declaration != .none else { return false }
      if declaration == type.declaration { return true }
      let value = outline.declarations[Int(declaration.rawValue)]
      return value.kind == .extension && outline[value.name] == type.name
    }
    for declaration in outline.declarations where isOwn(declaration.parent) {
      declared.insert(outline[declaration.name])
    }
    for variable in outline.variables where variable.kind == .member && isOwn(variable.owner) {
      declared.insert(outline[variable.name])
    }
  }
}

/// A face that lacks more than so many members was made for somebody else.
private let mostMissing = 2

private let emptyBases = Words.shipped[.emptyBases]
