import Architecture
import Configuration
import Diagnostics

// A part of another module that a type keeps: how it comes by that is no second fact.
extension SameFactFinder {
  private struct Kept: Hashable {
    var module: ModuleID
    var to: TypeID
  }

  /// Where keeping it is told, so are what its keeper gets it out of (`camera = router.openCamera()`), and the
  /// builder of the same module that keeps it to hand it on.
  func addKeptAcrossBorders(to tellers: inout [Int: Teller]) {
    var byKeeper: [TypePair: Int] = [:]
    var byModule: [Kept: Int] = [:]
    var handedOn: [(kept: Kept, index: Int)] = []
    for index in checked.broken.indices {
      let decision = checked.broken[index]
      guard decision.kind == .stores, decision.rule == .moduleBoundary, let pair = pair(index)
      else {
        continue
      }
      if byKeeper[pair] == nil { byKeeper[pair] = index }
      guard let module = decision.from.module else { continue }
      let kept = Kept(module: module, to: pair.to)
      if decision.from.role == .builder {
        handedOn.append((kept, index))
      } else if byModule[kept] == nil {
        byModule[kept] = index
      }
    }
    guard !byKeeper.isEmpty else { return }
    for (_, index) in uses {
      tell(index, by: pair(index).flatMap { byKeeper[$0] }, &tellers)
    }
    for (kept, index) in handedOn { tell(index, by: byModule[kept], &tellers) }
  }

  private func tell(_ index: Int, by keeping: Int?, _ tellers: inout [Int: Teller]) {
    guard tellers[index] == nil, let keeping, tells(keeping, index) else { return }
    tellers[index] = tellers[keeping] ?? .decision(keeping)
  }
}
