import Architecture
import Configuration
import Diagnostics
import Outlining

/// So many types of a role without a protocol are a convention; one or two may have been forgotten. The
/// sample that many began with holds its wireframes and data managers by class, and joins the others in
/// them: of these two modules alike are enough.
private func leastTypes(_ key: CommonPractice.Key) -> Int {
  key.to == .router || key.to == .service || key.from == .router ? 2 : leastOfAnyRole
}

/// So many are a convention whatever their role, and in however few modules.
private let leastOfAnyRole = 3

/// Who crosses one cell that wants a protocol.
private struct Crossing {
  var breaches = Breaches()
  /// The types that are held as what they are.
  var bare: Set<TypeID> = []
  var callers: Set<TypeID> = []
  /// Whether one of them, or what is held in another's place, has a protocol.
  var hasInterface = false
  /// Whether one of them knows a caller's class in turn: what is bound both ways is no convention.
  var isMutual = false
}

private struct Interfaced: Hashable {
  var type: TypeID
  var row: Role?
}

extension CheckedArchitecture {
  /// The cells of a found preset that want a protocol, where no type that is known across them has one:
  /// this code gives that role no interfaces, in however few modules. Classes that know each other are not
  /// meant so.
  func findBareRoles() -> [CommonPractice] {
    var crossings: [CommonPractice.Key: Crossing] = [:]
    for decision in broken where decision.rule == .protocolBoundary {
      guard let from = decision.from.type, let to = decision.to.type,
        let key = practiceKey(of: decision)
      else { continue }
      crossings[key, default: Crossing()].breaches.add(from, decision.reference.edge)
      crossings[key, default: Crossing()].bare.insert(to.id)
    }
    crossings = crossings.filter { key, crossing in
      crossing.bare.count >= leastTypes(key)
        && (crossing.bare.count >= leastOfAnyRole || crossing.breaches.modules.count >= 2)
    }
    guard !crossings.isEmpty else { return [] }
    noteCallers(of: &crossings)
    return crossings.compactMap { key, crossing in
      guard !crossing.hasInterface, !crossing.isMutual else { return nil }
      return CommonPractice(
        preset: key.preset, rule: key.rule, from: key.from, to: key.to,
        breaking: crossing.breaches.types.count,
        callers: max(crossing.callers.count, crossing.breaches.types.count),
        examples: firstPlaces(of: crossing.breaches),
        reason: .noInterfaces(of: crossing.bare.count))
    }
  }

  /// Who knows the column at all, and whether by a protocol.
  private func noteCallers(of crossings: inout [CommonPractice.Key: Crossing]) {
    var known: [Interfaced: Bool] = [:]
    let asked = Set(crossings.keys.flatMap { [$0.from, $0.to] })
    for edge in model.edges {
      // Few edges lead to one of these roles, and to read one's reference is dear.
      guard edge.from != nil, case .own(let target) = edge.to,
        let led = model.types[target.index].role, asked.contains(led) || led == .router,
        let reference = model.reference(by: edge), let from = reference.from.type,
        let to = reference.to.type, from.isChecked, to.isChecked, from.id != to.id,
        let row = reference.from.role, let column = reference.to.role
      else { continue }
      for key in crossings.keys where key.from == column && key.to == row {
        // A wireframe joins what holds it.
        let isJoined = edge.kind != .staticMember && (row == .router || column == .router)
        guard !isJoined, to.kind != .protocol,
          [.stores, .parameter, .staticMember].contains(edge.kind),
          crossings[key]?.bare.contains(from.id) ?? false
        else { continue }
        crossings[key]?.isMutual = true
      }
      for key in crossings.keys where key.from == row && key.to == column {
        guard model.settings(for: from.id).preset == key.preset else { continue }
        crossings[key]?.callers.insert(from.id)
        // Of two only, a protocol for anybody tells that this one was forgotten.
        let isOfMany = crossings[key].map { $0.bare.count >= leastOfAnyRole } ?? false
        if to.kind == .protocol
          ? !isCalledBack(to) : hasInterface(to, for: isOfMany ? row : nil, &known)
        {
          crossings[key]?.hasInterface = true
        }
      }
    }
  }

  /// Whether a type has a protocol that is there for callers of some role: one that only others keep is
  /// how those speak to it, and one that nobody keeps is its own only in its own module.
  ///
  /// - Parameter row: nil for a protocol that is there for anybody.
  private func hasInterface(
    _ type: TypeInfo, for row: Role?, _ known: inout [Interfaced: Bool]
  ) -> Bool {
    let key = Interfaced(type: type.id, row: row)
    if let answer = known[key] { return answer }
    let answer = model.ancestors(of: type.id).dropFirst().contains { ancestor in
      let face = model[ancestor]
      return face.kind == .protocol && face.role == type.role && !isCalledBack(face)
        && (facts.keepersOfFaces[ancestor].map { kept in row.map(kept.contains) ?? true }
          ?? (face.module == type.module))
        && !model.declaredMembers(of: ancestor).ofInstances.isEmpty && !isGeneric(face)
    }
    known[key] = answer
    return answer
  }

  /// A protocol by which others are answered is no interface for those who ask.
  private func isCalledBack(_ face: TypeInfo) -> Bool {
    face.facing == .port || isNamedForCallingBack(face.simpleName)
  }
}
