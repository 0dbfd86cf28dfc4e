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
      guard let target = other.target, kin.contains(target),
        [.stores, .parameter, .local, .result, .constructs, .cast].contains(other.kind),
        let name = model.variableName(of: other)
      else { continue }
      names.insert(name)
    }
    let shown = type.role == .view ? declared.ofInstances.subtracting(classesKept(by: kin)) : []
    for file in files {
      addMembers(behind: names, or: type, showing: shown, by: user, in: file, to: &used)
    }
    return used
  }

  /// The names of the properties in which some types keep classes or protocols of the repo.
  private func classesKept(by types: [TypeID]) -> Set<String> {
    Set(
      types.lazy.flatMap { self.outgoing[$0.index] }.map { self.model.edges[$0] }.filter { edge in
        edge.kind == .stores && edge.target.map { !self.model[$0].isValue } ?? false
      }.compactMap { self.model.variableName(of: $0) })
  }

  /// `load` of `interactor.load()`, `self.interactor?.load()` and `old.interactor.load()`.
  /// - Parameter shown: what a view may be set to show.
  private func addMembers(
    behind names: Set<String>, or type: TypeInfo, showing shown: Set<String>, by user: TypeInfo,
    in file: Int, to used: inout MembersUsed
  ) {
    let outline = model.files[file].outline
    for chain in outline.chains where chain.components.count > 1 {
      let levels = chain.components.map { outline[outline.components[$0].name] }
      let isOfType = levels[0] == type.simpleName && !chain.beginsWithSelf
      guard isOfType || levels.dropLast().contains(where: names.contains),
        let around = model.typeAround(chain.owner, inFile: file),
        model.judgedType(for: around) == user.id
      else { continue }
      // `Store().load()` asks the one that it makes.
      if isOfType, let first = chain.components.first, outline.components[first].isCall {
        used.add(levels[1])
        continue
      }
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
          !shown.contains(levels[position + 1])
        {
          continue
        }
        used.add(levels[position + 1])
      }
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
