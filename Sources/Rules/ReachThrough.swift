import Architecture
import Configuration
import Diagnostics
import Outlining

extension Rule {
  /// Reports a component reached through another.
  package static let reachThrough = Rule(
    id: "reach_through",
    summary: "a component reached through another",
    severity: .warning,
    check: { checked in
      let breaches = checked.breaches(of: .reachThrough)
      return folded(breaches, in: checked.model, key: { $0.throughReceiver }, edge: { $0.edge }).map
      { group in
        var diagnostic = checked.finding(about: group, severity: .warning)
        guard let access = group.first.decision.reference.access else { return diagnostic }
        let home = checked.model[access.declaredIn]
        diagnostic.related = [
          Diagnostic.Related(
            place: checked.model.place(of: home),
            message: "\(home.name) declares '\(access.member)'")
        ]
        return diagnostic
      }
    })
}

extension Breach {
  /// What is reached through different types is reached in different ways.
  fileprivate var throughReceiver: FoldKey {
    let receiver = decision.reference.access.map { "\($0.receiver.index) " } ?? ""
    return FoldKey(from: key.from, to: receiver + key.to)
  }
}

extension CheckedArchitecture {
  func reachWording(_ decision: Decision) -> Wording {
    let (from, to) = (decision.from.name, decision.to.name)
    let receiver = decision.receiver(in: model)
    let name = receiver?.name ?? ""
    let around = receiver?.role == .presenter ? "the presenter" : "it"
    var wording = Wording(
      message: "\(from) reaches the \(words(decision.toRole)) \(to) through \(name)",
      why: "\(from) then depends on how \(name) is built inside, and goes round \(around)",
      help: "ask \(name) to do it: give it a method that says what is wanted")
    wording.caption =
      "reached through \(name); \(decision.from.role?.name ?? "") -> \(decision.to.role?.name ?? "")"
    return wording
  }
}
