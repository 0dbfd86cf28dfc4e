import Architecture
import Configuration
import Outlining

/// The members that a type calls on what it holds, takes, makes or shares of another, by their names.
struct MembersUsed {
  private(set) var ofInstances: Set<String> = []
  /// Those of the type itself, which nobody can ask an instance for.
  private(set) var ofType: Set<String> = []
  private let declared: DeclaredMembers
  private let isWhollyKnown: Bool

  fileprivate init(_ declared: DeclaredMembers, isWhollyKnown: Bool) {
    self.declared = declared
    self.isWhollyKnown = isWhollyKnown
  }

  /// A name that the type has for certain not is that of something else.
  fileprivate mutating func add(_ name: String) {
    guard declared.ofInstances.contains(name) || !isWhollyKnown else { return }
    ofInstances.insert(name)
  }

  /// `Store.load()`, `Store.shared.load()` and `Store.token.count`.
  fileprivate mutating func add(_ members: [(name: String, isAsked: Bool)]) {
    guard let first = members.first else { return }
    let isOfInstance =
      members.count > 1 && !first.isAsked
      && (declared.ofInstances.contains(members[1].name) || !isWhollyKnown)
    if isOfInstance {
      ofInstances.insert(members[1].name)
    } else if declared.ofType.contains(first.name), first.isAsked || members.count > 1 {
      // `Store.shared` alone is handed on, and nothing of it used.
      ofType.insert(first.name)
    }
  }
}

extension CheckedArchitecture {
  /// What stands behind the names of a type's properties, parameters and locals of another type.
  func membersUsed(of type: TypeInfo, by user: TypeInfo) -> MembersUsed {
    let kin = model.ancestors(of: type.id)
    var declared = DeclaredMembers()
    for ancestor in kin { declared.add(model.declaredMembers(of: ancestor)) }
    var used = MembersUsed(
      declared,
      isWhollyKnown: kin.allSatisfy { ancestor in
        model[ancestor].externalBases.allSatisfy { emptyBases.contains($0) || $0 == "NSObject" }
      })
    let files = Set(outgoing[user.id.index].map { model.edges[$0].file } + [user.file]).sorted()
    var names: Set<String> = []
    for index in outgoing[user.id.index] {
      let other = model.edges[index]
      guard other.variable != .none, let target = other.target, kin.contains(target),
        [.stores, .parameter, .local, .result, .constructs].contains(other.kind)
      else { continue }
      let outline = model.files[other.file].outline
      names.insert(outline[outline.variables[Int(other.variable.rawValue)].name])
    }
    for file in files { addMembers(behind: names, or: type, by: user, in: file, to: &used) }
    return used
  }

  /// `load` of `interactor.load()`, `self.interactor?.load()` and `old.interactor.load()`.
  private func addMembers(
    behind names: Set<String>, or type: TypeInfo, by user: TypeInfo, in file: Int,
    to used: inout MembersUsed
  ) {
    let outline = model.files[file].outline
    for chain in outline.chains where chain.components.count > 1 {
      let levels = chain.components.map { outline[outline.components[$0].name] }
      let isOfType = levels[0] == type.simpleName && !chain.beginsWithSelf
      guard isOfType || levels.dropLast().contains(where: names.contains),
        let around = model.typeAround(chain.owner, inFile: file),
        model.judgedType(for: around) == user.id
      else { continue }
      if isOfType {
        used.add(
          zip(levels, chain.components).dropFirst().map {
            ($0, outline.components[$1].isCall || outline.components[$1].isSubscript)
          })
        continue
      }
      for (position, level) in levels.dropLast().enumerated() where names.contains(level) {
        // `presenter.view = view` puts a module together, and asks nothing of the presenter; what a service
        // is set to is asked of it, and so is what a view shows.
        if chain.isAssigned, position + 2 == levels.count, type.role?.isComponent ?? true,
          !keepsValue(type, in: levels[position + 1])
        {
          continue
        }
        used.add(levels[position + 1])
      }
    }
  }

  /// Whether a view has a property of some name in which it keeps no class of the repo.
  private func keepsValue(_ type: TypeInfo, in name: String) -> Bool {
    guard type.role == .view else { return false }
    let kin = model.ancestors(of: type.id)
    guard kin.contains(where: { model.declaredMembers(of: $0).ofInstances.contains(name) }) else {
      return false
    }
    return !kin.lazy.flatMap { outgoing[$0.index] }.contains { index in
      let edge = model.edges[index]
      guard edge.kind == .stores, edge.variable != .none, let held = edge.target,
        !model[held].isValue
      else { return false }
      let outline = model.files[edge.file].outline
      return outline[outline.variables[Int(edge.variable.rawValue)].name] == name
    }
  }

  /// Whether a type keeps another, or what it conforms to, weakly.
  func holdsWeakly(_ type: TypeInfo, by user: TypeInfo) -> Bool {
    let kin = model.ancestors(of: type.id)
    return outgoing[user.id.index].contains { index in
      let edge = model.edges[index]
      return edge.kind == .stores && !edge.ownership.isStrong
        && edge.target.map(kin.contains) ?? false
    }
  }
}

/// What a protocol or class may inherit and gets no member by it.
let emptyBases = Words.shipped[.emptyBases]
