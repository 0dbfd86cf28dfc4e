package import Architecture
import Configuration
package import Diagnostics
import Lexing
import Outlining

/// From so many files on a code base was measured as a large one: below, most findings were worth their
/// line, above, one of three.
package let leastLarge = 250

/// The architecture with what decisions about it ask, and each of its references decided once for all
/// rules.
///
/// A class for what ``ArchitectureModel`` is one for: many keep it, and it never changes.
package final class CheckedArchitecture: Sendable {
  package let model: ArchitectureModel
  let facts: DecisionFacts
  private let outcome: Outcome

  /// Per type: the references from it.
  var outgoing: EdgeIndex { model.outgoing }

  struct Held: Hashable {
    var module: ModuleID
    var type: TypeID
  }

  struct Site: Hashable {
    var file: Int
    var start: UInt32

    init(file: Int, start: UInt32) {
      self.file = file
      self.start = start
    }

    init(_ edge: Edge) { self.init(file: edge.file, start: edge.range.start) }
  }

  /// Whether a type makes another by its initialiser.
  func makes(_ maker: TypeID, _ made: TypeID) -> Bool {
    outgoing[maker.index].contains {
      model.edges[$0].kind == .constructs && model.edges[$0].target == made
    }
  }

  package convenience init(_ model: ArchitectureModel) {
    let facts = DecisionFacts(model)
    // Each step asks what those before it found.
    var outcome = Outcome()
    let bare = CheckedArchitecture(model, facts, outcome)
    (outcome.uiSpeakers, outcome.uiImportUses) = model.threads.both {
      bare.findUISpeakers()
    } _: {
      bare.findUIImports()
    }
    let decided = CheckedArchitecture(model, facts, outcome).decideReferences()
    outcome.askedPairs = decided.asked.count
    outcome.broken = decided.broken
    outcome.tally = decided.tally
    let told = CheckedArchitecture(model, facts, outcome)
    let others: [CommonPractice]
    ((outcome.moves, outcome.practices), (outcome.leaks, others)) = model.threads.both {
      let moves = told.siftedMoves()
      return (moves, told.findPractices(among: moves.found))
    } _: {
      (told.siftedLeaks(), told.findBareRoles() + told.findEntitiesShown())
    }
    outcome.practices = outcome.practices.adding(others)
    if !outcome.practices.isEmpty {
      outcome.broken = CheckedArchitecture(model, facts, outcome).withConfidenceSet()
    }
    outcome.sameFacts = SameFacts(CheckedArchitecture(model, facts, outcome))
    self.init(model, facts, outcome)
  }

  private init(_ model: ArchitectureModel, _ facts: DecisionFacts, _ outcome: Outcome) {
    self.model = model
    self.facts = facts
    self.outcome = outcome
  }

  /// The references that break what they may know: those of the graph in its order, then the chains.
  var broken: [Decision] { outcome.broken }
  /// What most of this code does although a found preset forbids it.
  package var practices: [CommonPractice] { outcome.practices }
  /// The calls that move between screens, in modules that have a router.
  var moves: Sifted<NavigationAct> { outcome.moves }
  /// The uses of what protocols expose.
  var leaks: Sifted<Reference> { outcome.leaks }
  /// What is told of one property in several ways, and which finding tells it.
  var sameFacts: SameFacts { outcome.sameFacts }
  /// The imports of UI frameworks that rules, notes and counts ask for.
  var uiImportUses: [UIImportUse] { outcome.uiImportUses }
  /// How many pairs of types the table is asked about.
  var askedPairs: Int { outcome.askedPairs }
  /// Protocols that face out of their type or module, each with the role below the view on whose behalf
  /// its requirements speak: whoever calls it, or of a module's interface who meets it.
  var uiSpeakers: [TypeID: Role] { outcome.uiSpeakers }
  /// What was let pass among them.
  var tally: ExemptionTally { outcome.tally }

  private func findUISpeakers() -> [TypeID: Role] {
    var found: [TypeID: Role] = [:]
    func closedRole(_ type: TypeID) -> Role? {
      guard model.types[type.index].isChecked, !model.types[type.index].isCompositionRoot,
        let role = model.types[type.index].role, model.types[type.index].kind != .protocol
      else { return nil }
      return isClosed("ui", to: role, model.settings(for: type)) ? role : nil
    }
    /// A mix-in of views or routers speaks for them, too.
    func isMetBelowViews(_ port: TypeInfo) -> Bool {
      let roles = model.concreteTypes(of: port.id).filter { model.types[$0.index].role != nil }
      return !roles.isEmpty && roles.allSatisfy { closedRole($0) != nil }
    }
    var callers: [TypeID: Role] = [:]
    // What a router or a view calls as well is asked on their behalf, too.
    var alsoCalledAbove: Set<TypeID> = []
    for edge in model.edges where edge.kind == .stores {
      guard let from = edge.from, let port = edge.target,
        model.types[port.index].kind == .protocol
      else { continue }
      let caller = model.judgedType(for: from)
      if model[caller].role == .router || model[caller].role == .view {
        if model[caller].kind != .protocol { alsoCalledAbove.insert(port) }
      } else if callers[port] == nil {
        callers[port] = closedRole(caller)
      }
    }
    for port in model.types {
      guard port.kind == .protocol, let facing = port.facing, facing != .face,
        facing != .port || !alsoCalledAbove.contains(port.id), isMetBelowViews(port)
      else { continue }
      let met = facing == .moduleInterface ? model.concreteTypes(of: port.id).first : nil
      found[port.id] = callers[port.id] ?? met.flatMap(closedRole)
    }
    return found
  }

  private func decideReferences() -> Decided {
    let ofEdges = model.threads.mapRanges(of: model.edges.count) { self.decideEdges($0) }
    let ofAccesses = model.threads.mapRanges(of: model.accesses.count) { range in
      var decided = Decided()
      for row in range {
        decided.note(self.decide(self.model.reference(by: self.model.accesses[row])))
      }
      return decided
    }
    var decided = Decided()
    for part in ofEdges + ofAccesses { decided.add(part) }
    return decided
  }

  /// What is broken, with the confidence that what all do leaves to it.
  private func withConfidenceSet() -> [Decision] {
    let ranges = model.threads.mapRanges(of: broken.count) { range in
      broken[range].map { decision in
        var decision = decision
        setConfidence(of: &decision)
        return decision
      }
    }
    return ranges.flatMap { $0 }
  }

  /// What some references of the graph come to.
  private func decideEdges(_ range: Range<Int>) -> Decided {
    var decided = Decided()
    for row in range {
      let edge = model.edges[row]
      guard let named = edge.from, case .own(let target) = edge.to else { continue }
      let from = model.judgedType(for: named)
      guard from != target, isAskable(from), isAskable(target),
        let reference = model.reference(by: edge)
      else { continue }
      let decision = decide(reference)
      let pair = TypePair(from: from, to: target)
      if !decided.asked.contains(pair), isAsked(decision) { decided.asked.insert(pair) }
      decided.note(decision)
    }
    return decided
  }

  /// Whether a type has what a reference to it or from it can be judged by.
  private func isAskable(_ type: TypeID) -> Bool {
    guard let role = model.types[type.index].role else { return false }
    return model.types[type.index].isChecked && role != .moduleInterface
  }

  /// Whether a type is a screen that stands in no module and that no type in one names. It may well be
  /// older than the architecture, unless somebody said what it is.
  func isStrayScreen(_ type: TypeInfo) -> Bool {
    type.role == .view && !facts.isUsedByModules[type.id.index]
      && type.evidence.first.map { $0.kind > .configuration } ?? true
  }
}

/// What came of the references.
private struct Outcome: Sendable {
  var broken: [Decision] = []
  var practices: [CommonPractice] = []
  var moves = Sifted<NavigationAct>()
  var leaks = Sifted<Reference>()
  var sameFacts = SameFacts()
  var uiImportUses: [UIImportUse] = []
  var askedPairs = 0
  var uiSpeakers: [TypeID: Role] = [:]
  var tally = ExemptionTally()
}

/// What some references come to.
private struct Decided: Sendable {
  var broken: [Decision] = []
  var tally = ExemptionTally()
  var asked: Set<TypePair> = []

  mutating func note(_ decision: Decision) {
    for exemption in decision.exemptions { tally.add(exemption) }
    if decision.rule != nil { broken.append(decision) }
  }

  mutating func add(_ next: Decided) {
    broken += next.broken
    tally.add(next.tally)
    asked.formUnion(next.asked)
  }
}
