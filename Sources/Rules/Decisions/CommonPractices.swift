import Architecture
import Configuration
import Diagnostics

extension CommonPractice {
  var key: Key { Key(preset: preset, rule: rule, from: from, to: to) }

  struct Key: Hashable {
    var preset: String
    var rule: String
    var from: Role
    var to: Role?
  }
}

/// Of fewer callers than this nearly all must do it: two or three screens by one hand do alike.
private let manyCallers = 10
private let leastCallers = 6
/// What fewer modules do is theirs, and not the code base's.
let leastModulesOfPractice = 3

/// Two thirds, and of few that know a part of their own scene four fifths: the code base does it, and who
/// does not is the exception. A service is held by its class in many a small app, and should not be.
private func isMost(_ breaches: Breaches, of callers: Int, _ key: CommonPractice.Key) -> Bool {
  let breaking = breaches.types.count
  if callers >= manyCallers { return breaking * 3 >= callers * 2 }
  return key.to?.isComponent ?? false && callers >= leastCallers && breaking * 5 >= callers * 4
    && breaches.modules.count > leastModulesOfPractice
}

extension CheckedArchitecture {
  /// What most of this code does although a preset that was found forbids it, in the order of rules and
  /// roles. A preset that is stated is the team's word, and so is a cell or a severity.
  func findPractices(among moves: [NavigationAct]) -> [CommonPractice] {
    guard model.roles.hasFoundPreset else { return [] }
    var breaches: [CommonPractice.Key: Breaches] = [:]
    for decision in broken where decision.rule != .entityInView {
      guard let from = decision.from.type, let key = practiceKey(of: decision) else { continue }
      breaches[key, default: Breaches()].add(from, decision.reference.edge)
    }
    for act in moves {
      guard let role = act.from.role,
        let key = practiceKey(act.from.id, Rule.navigationOutsideRouter.id, role, nil, nil)
      else { continue }
      breaches[key, default: Breaches()].add(act.from, act.call.edge)
    }
    let candidates = breaches.filter {
      $0.value.types.count >= leastCallers - 1
        && $0.value.modules.count >= leastModulesOfPractice
    }
    let callers = callers(of: Set(candidates.keys))
    return candidates.compactMap { key, breaches in
      let count = max(callers[key]?.count ?? 0, breaches.types.count)
      guard isMost(breaches, of: count, key) else { return nil }
      return CommonPractice(
        preset: key.preset, rule: key.rule, from: key.from, to: key.to,
        breaking: breaches.types.count, callers: count, examples: firstPlaces(of: breaches))
    }.ordered { order($0) < order($1) }
  }

  func firstPlaces(of breaches: Breaches) -> [Diagnostic.Place] {
    let places = breaches.edges.map { model.place(of: $0) }
      .ordered { ($0.file, $0.offset) < ($1.file, $1.offset) }
    return Array(places.prefix(3))
  }

  /// The class of a decision that may be a practice.
  func practiceKey(of decision: Decision) -> CommonPractice.Key? {
    switch decision.rule {
    case .layerDependency, .protocolBoundary, .moduleBoundary, .assemblyOutsideBuilder: break
    case .entityInView where [.view, .viewModel].contains(decision.from.role): break
    default: return nil
    }
    guard let rule = decision.rule?.rawValue, let row = decision.from.role,
      let column = decision.to.role, decision.to.group == nil
    else { return nil }
    let settings = settings(for: decision.reference)
    return practiceKey(settings, rule, row, column, decision.entry?.origin)
  }

  func practiceKey(
    _ type: TypeID, _ rule: String, _ row: Role, _ column: Role?, _ origin: Origin?
  ) -> CommonPractice.Key? {
    practiceKey(model.settings(for: type), rule, row, column, origin)
  }

  private func practiceKey(
    _ settings: Settings, _ rule: String, _ row: Role, _ column: Role?, _ origin: Origin?
  ) -> CommonPractice.Key? {
    guard settings.presetIsFound, let preset = settings.fittingPreset, origin?.isPreset ?? true,
      settings.rules[rule]?.severity == nil
    else { return nil }
    return CommonPractice.Key(preset: preset, rule: rule, from: row, to: column)
  }

  /// Per class: the types that could break it, whatever they do.
  private func callers(of keys: Set<CommonPractice.Key>) -> [CommonPractice.Key: Set<TypeID>] {
    var found: [CommonPractice.Key: Set<TypeID>] = [:]
    guard !keys.isEmpty else { return found }
    let columns = Set(keys.compactMap(\.to))
    for edge in model.edges {
      guard edge.from != nil, case .own(let target) = edge.to,
        let column = model.types[target.index].role,
        // A router stands for a builder where it builds.
        columns.contains(column) || column == .router,
        let reference = model.reference(by: edge), let from = reference.from.type,
        from.isChecked, let row = reference.from.role, let to = reference.to.role
      else { continue }
      let preset = model.settings(for: from.id).preset
      for key in keys
      where key.to == to && key.preset == preset && isCall(reference, row, by: key) {
        found[key, default: []].insert(from.id)
      }
    }
    let movers = model.navigationCalls.map { model[model.judgedType(for: $0.from)] }
    // The moves of routers are asked of nobody, and count as well.
    for from in movers + model.types.filter({ $0.role == .router && model.navigates($0.id) }) {
      guard from.isChecked, let row = from.role, row != .builder else { continue }
      let preset = model.settings(for: from.id).preset
      for key in keys where key.to == nil && key.preset == preset {
        found[key, default: []].insert(from.id)
      }
    }
    return found
  }

  /// Whether a reference is one that a class could forbid. Builders know everybody, and so tell nothing
  /// but of who makes what.
  private func isCall(_ reference: Reference, _ row: Role, by key: CommonPractice.Key) -> Bool {
    switch key.rule {
    case BrokenRule.assemblyOutsideBuilder.rawValue: reference.kind == .constructs
    case BrokenRule.moduleBoundary.rawValue: row != .builder && reference.crosses
    // Who is told to use a protocol is asked how many of its kind do.
    case BrokenRule.protocolBoundary.rawValue: row == key.from
    default: row != .builder
    }
  }
}

/// Who breaks a cell.
struct Breaches {
  var types: Set<TypeID> = []
  var modules: Set<ModuleID> = []
  /// The first of each type.
  private(set) var edges: [Edge] = []

  mutating func add(_ type: TypeInfo, _ edge: Edge?) {
    if let module = type.module { modules.insert(module) }
    if types.insert(type.id).inserted, let edge { edges.append(edge) }
  }
}

extension [CommonPractice] {
  /// With those of others that tell something new.
  func adding(_ others: [CommonPractice]) -> [CommonPractice] {
    let known = Set(map(\.key))
    return (self + others.filter { !known.contains($0.key) }).ordered { order($0) < order($1) }
  }
}

private func order(_ practice: CommonPractice) -> (String, String, String, String) {
  (practice.preset, practice.rule, practice.from.name, practice.to?.name ?? "")
}
