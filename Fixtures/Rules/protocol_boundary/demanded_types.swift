// What a requirement over an associated type, or a generic base, demands of a type cannot be a
// protocol; what it does not demand can.
//- Shared/Presenting.swift
protocol Presenting {
  associatedtype Interactor
  associatedtype Router
  associatedtype Help
  var interactor: Interactor { get }
  func help() -> Help
  init(interactor: Interactor, router: Router)
}

class Screen<P: Presenting>: UIViewController {
  let presenter: P
  required init(presenter: P) { self.presenter = presenter }
}

//- Feed/FeedPresenter.swift
protocol FeedInteractorInput {}

final class FeedPresenter: Presenting {
  let interactor: FeedInteractor
  private let router: FeedRouter
  var spare: FeedInteractor?
  weak var details: FeedDetails?  // ~ protocol_boundary: FeedDetails

  init(interactor: FeedInteractor, router: FeedRouter) {
    self.interactor = interactor
    self.router = router
  }

  func help() -> FeedHelp { FeedHelp() }
  func legend() -> FeedLegend { FeedLegend() }  // ~ protocol_boundary: FeedLegend
}

final class FeedInteractor: FeedInteractorInput {}

//- Feed/FeedRouter.swift
protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {}

//- Feed/FeedDetails.swift
import UIKit

final class FeedDetails: UIViewController {}

final class FeedHelp: UIViewController {}

final class FeedLegend: UIViewController {}

//- Feed/FeedScreen.swift
import UIKit

final class FeedScreen: Screen<FeedPresenter> {
  required init(presenter: FeedPresenter) { super.init(presenter: presenter) }
}
