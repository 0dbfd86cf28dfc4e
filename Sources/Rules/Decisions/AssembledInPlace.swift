import Architecture
import Configuration
import Diagnostics
import Outlining

// A module that a function of no builder puts together: one deed, of which each part breaks a cell.
extension SameFactFinder {
  private struct Body: Hashable {
    var file: Int
    var owner: DeclarationID
    /// The property whose initial value it is; none for a function's body.
    var property: VariableID
    var from: TypeID
  }

  /// What one function, or the initial value of a property, makes of its own module where it makes several
  /// components, and what it hands them through each other, is told with the presenter that it makes, else with the first component.
  func addAssembled(to tellers: inout [Int: Teller]) {
    var bodies: [Body: [Int]] = [:]
    for index in checked.broken.indices where tellers[index] == nil {
      guard let body = body(of: index), isPart(checked.broken[index]) else { continue }
      bodies[body, default: []].append(index)
    }
    // In any order, as each gives what belongs to its own function alone.
    for indices in bodies.values {
      let made = indices.filter { isComponentMade(checked.broken[$0]) }
      guard Set(made.map { checked.broken[$0].toRole }).count > 1 else { continue }
      let presenter = made.first { checked.broken[$0].toRole == .presenter }
      guard let teller = presenter ?? made.first else { continue }
      let isPractice = isOfPractice(teller)
      for index in indices where index != teller && (isPractice || tells(teller, index)) {
        tellers[index] = .decision(teller)
      }
    }
  }

  /// Whether most of this code makes it so: what is made to be handed to it is then made so as well.
  private func isOfPractice(_ index: Int) -> Bool {
    checked.leniencyOfPreset(for: checked.broken[index])?.id == Exemptions.practice.exemption.id
  }

  private func body(of index: Int) -> Body? {
    let decision = checked.broken[index]
    guard let edge = decision.reference.edge, edge.owner != .none, let from = decision.from.type
    else { return nil }
    let outline = checked.model.files[edge.file].outline
    let owner = outline.declarations[Int(edge.owner.rawValue)].kind
    if owner == .function || owner == .initializer {
      return Body(file: edge.file, owner: edge.owner, property: .none, from: from.id)
    }
    // What a property begins with stands in the type itself.
    guard edge.variable != .none,
      outline.variables[Int(edge.variable.rawValue)].kind == .member
    else { return nil }
    return Body(file: edge.file, owner: edge.owner, property: edge.variable, from: from.id)
  }

  /// Whether something is made, or named or reached for the sake of that.
  private func isPart(_ decision: Decision) -> Bool {
    guard !decision.reference.crosses else { return false }
    switch decision.rule {
    case .reachThrough: return true
    case .layerDependency, .assemblyOutsideBuilder:
      return decision.kind == .constructs || decision.kind == .local
    default: return false
    }
  }

  private func isComponentMade(_ decision: Decision) -> Bool {
    decision.kind == .constructs && [.presenter, .interactor, .router].contains(decision.toRole)
  }
}
