import Architecture
import Configuration
import Diagnostics
import Outlining

// What is told of a closure that keeps alive who keeps it.
extension CheckedArchitecture {
  /// One finding for each type whose closures capture itself, and each local that others capture: who mends
  /// one closure of a type mends them all.
  func closureFindings() -> [Diagnostic] {
    let holds = model.collectClosureHolds().filter(isOfComponents)
    let groups = folded(
      holds, in: model,
      key: { hold in
        let local = hold.captured.ofLocal.map { "\($0) \(hold.keeper.index)" }
        return FoldKey(from: hold.from ?? hold.keeper, to: local ?? "self")
      },
      edge: \.edge)
    return groups.map { group in
      // Of several always the same one is told, wherever they stand.
      let told = group.all.min { circle(of: $0) < circle(of: $1) } ?? group.first
      var diagnostic = finding(about: told)
      if told.captured.ofLocal == nil {
        diagnostic.help = keepingFirst(told.from ?? told.keeper) + diagnostic.help
      }
      diagnostic.member = group.all.count > 1 ? "" : group.member
      diagnostic.places = model.places(group.all.map(\.edge), without: told.edge)
      return diagnostic
    }
  }

  /// Whether one of the ends has a role, or is held by what has one: a helper that leaks does so with what
  /// it was given.
  private func isOfComponents(_ hold: ClosureHold) -> Bool {
    [hold.keeper, hold.from].contains { type in
      type.map {
        let type = model.judgedType(for: $0)
        return model[type].role != nil || facts.heldByComponents.contains(type)
      } ?? false
    }
  }

  /// `FeedViewController.header -> FeedHeader.onTap -> FeedViewController`
  private func circle(of hold: ClosureHold) -> String {
    let keeper = model[hold.keeper].name
    let link = hold.framework ?? "\(keeper).\(hold.property)"
    if case .byProcess(let keeper) = hold.captured {
      return "\(keeper) -> \(model[hold.keeper].name)"
    }
    guard let from = hold.from.map({ model[$0].name }) else { return "\(link) -> \(keeper)" }
    return switch hold.captured {
    case .owner(let property): "\(from).\(property) -> \(link) -> \(from)"
    case .shower: "\(from) (in its table) -> \(link) -> \(from)"
    case .keeper, .itself, .byProcess: "\(link) -> \(keeper)"
    }
  }

  private func finding(about hold: ClosureHold) -> Diagnostic {
    let keeper = model[hold.keeper]
    let from = hold.from.map { model[$0] } ?? keeper
    let captured = hold.captured.ofLocal == nil ? from : keeper
    let name = hold.captured.ofLocal ?? "self"
    let words = Told(hold, name: name, captured: captured.name)
    var diagnostic = Diagnostic(
      rule: "weak_back_reference", severity: .error, confidence: .certain,
      place: model.place(of: hold.edge),
      message: "\(words.message): \(circle(of: hold))", why: words.why, help: words.help,
      from: model.end(from), to: model.end(keeper), reference: .stores, caption: words.caption)
    diagnostic.isFact = true
    diagnostic.related = [
      Diagnostic.Related(
        place: model.place(hold.edge.file, hold.use), message: "'\(name)' is used here")
    ]
    return diagnostic
  }
}

/// What is said of a closure, or of a method in its place, by how it comes to be kept.
private struct Told {
  var message: String
  var why = "who keeps a closure keeps all that it captures, so neither is ever freed"
  var help: String
  var caption: String

  init(_ hold: ClosureHold, name: String, captured: String) {
    var holder = "a closure captures"
    help = "capture it weakly: begin the closure with '[weak \(name)]', and ask '\(name)?'"
    caption = "assigned; the closure captures \(name)"
    switch hold.way {
    case .assigned: break
    case .made: caption = "handed over, and kept; the closure captures \(name)"
    case .method(let method):
      holder = "a method captures"
      why = "a method that is assigned holds its 'self' as a closure does, so neither is ever freed"
      help =
        "assign a closure that captures it weakly: '[weak self]', and calls 'self?.\(method)'"
      caption = "assigned; '\(method)' holds self"
    case .handed(let function):
      caption = "handed to '\(function)', which keeps it; the closure captures \(name)"
    case .subscribed(let function):
      why = Self.subscription(captured)
      caption = "handed to '\(function)', kept in '\(hold.property)'; the closure captures \(name)"
    case .target(let function):
      holder = "'\(function)' holds"
      why = Self.subscription(captured)
      help = "write a closure in its place that captures it weakly: '[weak self]'"
      caption = "handed to '\(function)', kept in '\(hold.property)'"
    }
    var keeping = "which keeps it"
    if case .byProcess(let keeper) = hold.captured {
      let end = keeper == ClosureHold.timer ? "timer is invalidated" : "observer is taken off"
      keeping = "and is kept for good"
      why =
        "it is kept until the \(end), which nobody does, or only a deinit that never runs, so "
        + "\(captured) is never freed"
    }
    message = "\(holder) \(captured) strongly, \(keeping)"
  }

  private static func subscription(_ captured: String) -> String {
    "a subscription keeps what it captures until what it listens to ends, and \(captured) keeps the "
      + "subscription, so neither is ever freed"
  }
}
