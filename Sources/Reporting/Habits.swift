import Architecture
import Configuration
import Diagnostics

/// What the code does everywhere, so that it may be meant: a cell that gives over half of all findings,
/// and what more than a fifth of the modules break in the same way.
struct Habits: Sendable {
  /// Cells of the table to state, in the order of the table.
  var cells: [CellHabit] = []
  /// Rules to lower, in the order of their ids.
  var rules: [RuleHabit] = []
  private var total = 0
  private var modules = 0

  struct CellHabit: Sendable {
    var from: Role
    var to: Role
    /// The cell that would permit it.
    var cell: Cell
    var proofs: [Proof]
  }

  struct RuleHabit: Sendable {
    var rule: String
    var severity: Severity
    var proofs: [Proof]
  }

  /// The findings that are alike.
  struct Proof: Sendable {
    var rule: String
    var from: String
    var to: String?
    var count = 0
    var modules: Set<String> = []
    var example: Diagnostic
  }

  /// Fewer findings than this are no habit, however few there are in all.
  private static let leastFindings = 5
  private static let leastModules = 3

  init(
    _ findings: [Diagnostic], of known: [RuleDescription], in architecture: ArchitectureModel
  ) {
    let counted = findings.filter {
      !$0.isSuppressed && ($0.severity == .error || $0.severity == .warning)
    }
    total = counted.count
    modules = architecture.modules.count
    for proof in proofs(in: counted) where isHabit(proof) {
      if !addCell(proof, architecture) {
        addRule(proof, usual: known.first { $0.id == proof.rule }?.severity)
      }
    }
    let order = architecture.settings.knownRoles
    func position(_ role: Role) -> Int { order.firstIndex(of: role) ?? order.count }
    cells.putInOrder { (position($0.from), position($0.to)) < (position($1.from), position($1.to)) }
    rules.putInOrder { $0.rule < $1.rule }
  }

  /// Alike are findings of one rule about the same roles, in the order of the first of each.
  private func proofs(in findings: [Diagnostic]) -> [Proof] {
    struct Key: Hashable {
      var rule: String
      var from: String
      var to: String?
    }
    var order: [Key] = []
    var found: [Key: Proof] = [:]
    for finding in findings {
      guard let from = finding.from, let role = from.role else { continue }
      let to = finding.to?.kind == "framework" ? nil : finding.to?.role
      let key = Key(rule: finding.rule, from: role, to: to)
      if found[key] == nil {
        order.append(key)
        found[key] = Proof(rule: key.rule, from: role, to: to, example: finding)
      }
      found[key]?.count += 1
      if let module = from.module { found[key]?.modules.insert(module) }
    }
    return order.compactMap { found[$0] }
  }

  private func isHabit(_ proof: Proof) -> Bool {
    // Memory that is never freed is a fault, however often: nobody means to permit it.
    guard proof.count >= Self.leastFindings, proof.rule != RuleID.weakBackReference else {
      return false
    }
    return proof.count * 2 > total
      || proof.modules.count >= Self.leastModules && proof.modules.count * 5 > modules
  }

  /// - Returns: whether a cell can permit it.
  private mutating func addCell(_ proof: Proof, _ architecture: ArchitectureModel) -> Bool {
    guard let to = proof.to.map({ Role($0) }) else { return false }
    let from = Role(proof.from)
    let index = cells.firstIndex { $0.from == from && $0.to == to }
    let stated = architecture.settings.table.cell(from: from, to: to)
    guard
      var cell = cell(permitting: proof.rule, over: index.map { cells[$0].cell } ?? stated)
    else { return false }
    cell.because = "say why"
    if let index {
      cells[index].cell = cell
      cells[index].proofs.append(proof)
    } else {
      cells.append(CellHabit(from: from, to: to, cell: cell, proofs: [proof]))
    }
    return true
  }

  private mutating func addRule(_ proof: Proof, usual: Severity?) {
    if let index = rules.firstIndex(where: { $0.rule == proof.rule }) {
      rules[index].proofs.append(proof)
      return
    }
    let severity: Severity = usual == .error ? .warning : .off
    rules.append(RuleHabit(rule: proof.rule, severity: severity, proofs: [proof]))
  }

  // MARK: In words

  /// The proposals: nothing of them is in force.
  var exceptions: ProposedExceptions {
    var exceptions = ProposedExceptions()
    exceptions.cells = cells.map { habit in
      ProposedExceptions.CellLine(
        from: habit.from, to: habit.to, cell: habit.cell, proofs: habit.proofs.map(sentence),
        isProposal: true)
    }
    exceptions.rules = rules.map { habit in
      ProposedExceptions.RuleLine(
        rule: habit.rule, severity: habit.severity, proofs: habit.proofs.map(sentence),
        isProposal: true)
    }
    return exceptions
  }

  private func sentence(_ proof: Proof) -> String {
    let place = "\(proof.example.place.file):\(proof.example.place.line)"
    let share = "\(proof.rule): \(grouped(proof.count)) of \(counted(total, "finding"))"
    let spread =
      proof.modules.isEmpty ? "" : ", in \(proof.modules.count) of \(counted(modules, "module"))"
    return "\(share)\(spread). \(proof.example.message) (\(place))"
  }
}
