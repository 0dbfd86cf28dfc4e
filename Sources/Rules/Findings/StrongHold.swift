import Architecture
import Configuration
import Diagnostics
import Outlining

/// A strong reference that should be weak.
struct StrongHold {
  var edge: Edge
  var diagnostic: Diagnostic
  /// The references by which what it holds keeps the holder, where they were seen.
  var circle: [Edge] = []
  /// The other reference of the circle that is to be broken; nil where it is this one.
  var brokenAt: Edge?
  /// Whether it is mended as all properties of the holder that are made when they are asked.
  var isComputing = false
  /// Whether the property is of a composition, whose parts are one and the same object.
  var isOfComposition = false

  /// Many subclasses may fill one property of their generic base: that is one finding. So are the builders
  /// that one component makes when it is asked.
  var key: FoldKey {
    if isComputing { return FoldKey(from: edge.from ?? TypeID(0), to: "computing") }
    let target = edge.through == nil ? "\(edge.to)" : "\(edge.file) \(edge.variable.rawValue)"
    return FoldKey(from: edge.from ?? TypeID(0), to: target)
  }
}

extension StrongHolds {
  /// Of the parts of a composition (`FeedDisplayLogic & FeedViewController`) the class is told, or else the
  /// first: one `weak` mends both.
  private mutating func leaveOutComposed() {
    var told: [VariablePlace: Int] = [:]
    for (index, hold) in sifted.found.enumerated() where hold.isOfComposition {
      let place = VariablePlace(of: hold.edge)
      guard let first = told[place] else {
        told[place] = index
        continue
      }
      if isOfClass(hold), !isOfClass(sifted.found[first]) { told[place] = index }
    }
    guard !told.isEmpty else { return }
    sifted.found = sifted.found.enumerated().compactMap { index, hold in
      hold.isOfComposition && told[VariablePlace(of: hold.edge)] != index ? nil : hold
    }
  }

  private func isOfClass(_ hold: StrongHold) -> Bool {
    hold.edge.target.map { model[$0].kind != .protocol } ?? false
  }

  /// One circle, one finding: a list of observers on a circle that another finding breaks repeats that, and so
  /// does who is told to break it where another finding does. Of a view and who it keeps in turn, the one to
  /// let go is who was handed the view; of a flow that made it the view.
  mutating func leaveOutRepeats() {
    leaveOutComposed()
    typealias Site = CheckedArchitecture.Site
    func isList(_ hold: StrongHold) -> Bool { hold.edge.traits.contains(.inCollection) }
    var broken: [Site: StrongHold] = [:]
    for hold in sifted.found where !isList(hold) && hold.diagnostic.severity == .error {
      broken[Site(hold.edge)] = hold
    }
    let (model, checked) = (model, checked)
    sifted.found.removeAll { hold in
      if isList(hold) { return hold.circle.contains { broken[Site($0)] != nil } }
      guard hold.circle.count == 1, let back = broken[Site(hold.circle[0])],
        back.circle.count == 1, Site(back.circle[0]) == Site(hold.edge),
        let one = hold.edge.from, let other = back.edge.from
      else { return false }
      switch (model[one].role == .view, model[other].role == .view) {
      case (true, false): return !checked.makes(other, one)
      case (false, true): return checked.makes(one, other)
      default: return false
      }
    }
    let weakened = Set(sifted.found.filter { $0.brokenAt == nil }.map { Site($0.edge) })
    sifted.found.removeAll { hold in
      hold.brokenAt.map { weakened.contains(Site($0)) } ?? false
    }
  }
}
