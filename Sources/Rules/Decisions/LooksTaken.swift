import Architecture
import Configuration
import Outlining

/// What the protocols of views take of colours, fonts and images: who calls such a function may name none of
/// them, `view.paint(with: .red)`, and uses the framework all the same.
struct LooksTaken: Sendable {
  private struct Call: Hashable {
    var function: String
    /// Empty for `_`.
    var label: String
  }

  /// By protocol: what each call takes.
  private var taken: [TypeID: [Call: String]] = [:]

  init(_ model: ArchitectureModel) {
    for edge in model.edges where edge.kind == .parameter {
      guard let from = edge.from, case .external = edge.to, edge.variable != .none,
        model.types[from.index].role == .view, model.types[from.index].kind == .protocol
      else { continue }
      let name = model.uiName(edge)
      guard !name.contains("."), isUILookName(name) else { continue }
      let outline = model.files[edge.file].outline
      let label = outline.variables[Int(edge.variable.rawValue)].label
      let call = Call(
        function: String(model.memberName(edge).prefix { $0 != "(" }),
        label: label == .none ? "" : outline[label])
      taken[from, default: [:]][call] = name
    }
  }

  /// What of it a file hands to a protocol that one of its types names: `the UIColor of paint`.
  func handedOver(inFile file: Int, _ checked: CheckedArchitecture) -> String? {
    guard !taken.isEmpty else { return nil }
    let model = checked.model
    var calls: [Call: String] = [:]
    for type in model.typesByFile(file) {
      for known in checked.knownTypes(of: type) {
        for face in model.ancestors(of: known) {
          calls.merge(taken[face] ?? [:], uniquingKeysWith: { min($0, $1) })
        }
      }
    }
    guard !calls.isEmpty else { return nil }
    let outline = model.files[file].outline
    for argument in outline.arguments where argument.type == .none && argument.chain >= 0 {
      guard let first = outline.chains[Int(argument.chain)].components.first else { continue }
      let call = Call(
        function: outline[outline.components[first + Int(argument.component)].name],
        label: argument.label == .none ? "" : outline[argument.label])
      if let name = calls[call] { return "the \(name) of '\(call.function)'" }
    }
    return nil
  }
}
