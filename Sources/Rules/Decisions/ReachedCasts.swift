import Architecture
import Configuration
import Lexing
import Outlining

extension SameFactFinder {
  /// What is reached through another and cast at once (`(interactor.presenter as! FeedPresenter)`): who asks
  /// the other to do it casts nothing.
  func addReachedCasts(to tellers: inout [Int: Teller]) {
    var reached: [CheckedArchitecture.Site: Int] = [:]
    for index in checked.broken.indices where checked.broken[index].rule == .reachThrough {
      guard let access = checked.broken[index].reference.access, access.cast != .none else {
        continue
      }
      let range = model.files[access.file].outline.references[Int(access.cast.rawValue)].range
      reached[CheckedArchitecture.Site(file: access.file, start: range.start)] = index
    }
    guard !reached.isEmpty else { return }
    for index in checked.broken.indices where tellers[index] == nil {
      let decision = checked.broken[index]
      guard decision.kind == .cast, let edge = decision.reference.edge,
        let teller = reached[CheckedArchitecture.Site(edge)],
        checked.broken[teller].toRole == decision.toRole, tells(teller, index)
      else { continue }
      tellers[index] = tellers[teller] ?? .decision(teller)
    }
  }
}
