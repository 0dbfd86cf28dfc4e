import Architecture
import Configuration
import Diagnostics
import Outlining

extension Rule {
  /// Reports modules that know each other in circles, one finding for all that hang together.
  package static let moduleCycle = Rule(
    id: "module_cycle",
    summary: "modules that know each other in a circle",
    severity: .warning,
    check: { checked in checked.tiedKnots().found.map(checked.finding) })
}

/// A reference from one module into another, between the types that it is judged by.
struct ModuleTie: Sendable {
  var edge: Edge
  var from: TypeInfo
  var to: TypeInfo
}

extension CheckedArchitecture {
  /// The knots that are left once the ways in are taken for what they are.
  /// - Complexity: O(references), and what ``cheapestCut(_:nodes:)`` takes for each knot.
  func tiedKnots() -> Sifted<ModuleKnot> {
    var sifted = Sifted<ModuleKnot>()
    guard model.modules.count > 1 else { return sifted }
    let references = model.moduleReferences { edge, from, to in
      let tie = ModuleTie(edge: edge, from: from, to: to)
      guard let open = Exemptions.ofTies.first(where: { $0.holds(tie, self) }) else { return true }
      sifted.left.add(open.exemption)
      return false
    }
    sifted.found = model.knots(tiedBy: references)
    // Without a knot, nothing was let pass that would be reported.
    if sifted.found.isEmpty, model.knots(tiedBy: model.moduleReferences()).isEmpty {
      sifted.left = ExemptionTally()
    }
    return sifted
  }

  fileprivate func finding(about knot: ModuleKnot) -> Diagnostic {
    let cut = knot.cut.flatMap { reference in
      // Of a pair of modules the strongest reference stands for all.
      reference.edges.map { model.edges[$0] }.max { $0.kind.strength < $1.kind.strength }.map {
        [$0]
      } ?? []
    }
    let circle = knot.circle.compactMap { reference in
      reference.edges.map { model.edges[$0] }.max { $0.kind.strength < $1.kind.strength }
    }
    var diagnostic = Diagnostic(
      rule: "module_cycle", severity: .warning, confidence: .certain,
      place: (cut.first ?? circle.first).map { model.place(of: $0) } ?? Self.noPlace,
      message: message(knot),
      why: "modules in a circle can only be built, tested and understood together, and none can "
        + "become a package of its own",
      help: help(knot, cut), caption: "\(name(knot.cut.first?.from)) -> \(name(knot.cut.first?.to))"
    )
    diagnostic.subjects = knot.members.map { model[$0].name }.sorted()
    diagnostic.related = circle.map { edge in
      Diagnostic.Related(place: model.place(of: edge), message: sentence(edge))
    }
    if isOfFoundPreset(knot) { diagnostic.soften(by: Exemptions.knotOfFoundPreset.exemption) }
    return diagnostic
  }

  /// Whether nobody has stated the architecture of any of its modules.
  func isOfFoundPreset(_ knot: ModuleKnot) -> Bool {
    Exemptions.knotOfFoundPreset.holds(knot, self)
  }

  private func message(_ knot: ModuleKnot) -> String {
    let names = knot.circle.map { name($0.from) }
    let way = (names + names.prefix(1)).joined(separator: " -> ")
    guard knot.members.count > knot.circle.count else {
      return "\(joined(names)) know each other in a circle: \(way)"
    }
    return "\(knot.members.count) modules know each other in circles, the shortest being \(way)"
  }

  private func help(_ knot: ModuleKnot, _ cut: [Edge]) -> String {
    let count = knot.cut.reduce(0) { $0 + $1.edges.count }
    let rest = knot.cut.count - cutLimit
    let named = cut.prefix(cutLimit).map(sentence).joined(separator: "; ")
    return
      "there is none without \(count == 1 ? "this reference" : "\(count) references"): \(named)"
      + (rest > 0 ? "; 'viperlint graph --cycles' lists the others" : "")
      + ". Let the module that is known declare a protocol for it, or move what both need into a third"
  }

  private func sentence(_ edge: Edge) -> String {
    guard let from = edge.from, let to = edge.target else { return "" }
    return "\(model[from].name) \(edge.kind.verb) \(model[to].name)"
  }

  private func name(_ module: ModuleID?) -> String { module.map { model[$0].name } ?? "" }

  private static let noPlace = Diagnostic.Place(
    file: "", line: 1, column: 1, endLine: 1, endColumn: 1, offset: 0, length: 0)
}

/// So many references the help names: more are a plan, which the graph prints.
private let cutLimit = 3

/// `A and B`, `A, B and C`.
private func joined(_ names: [String]) -> String {
  guard let last = names.last, names.count > 1 else { return names.joined() }
  return names.dropLast().joined(separator: ", ") + " and " + last
}
