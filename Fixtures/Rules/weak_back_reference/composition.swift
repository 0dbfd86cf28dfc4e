// What has the type of a composition conforms to all its parts: nothing that is only one of them.

//- Cards/CardsInteractor.swift
protocol CardsPresentation {
  func present(_ names: [String])
}

protocol Feedback {
  func presentError()
}

final class CardsInteractor {
  // The view takes feedback, too, but presents no cards.
  private let presenter: CardsPresentation & Feedback  // ~ note weak_back_reference: CardsPresentation
  private let feedback: Feedback  // ~ weak_back_reference: 'feedback'

  init(presenter: CardsPresentation & Feedback, feedback: Feedback) {
    self.presenter = presenter
    self.feedback = feedback
  }
}

//- Cards/CardsPresenter.swift
protocol CardsDisplay: AnyObject {
  func display(_ names: [String])
}

final class CardsPresenter: CardsPresentation, Feedback {
  weak var viewController: CardsDisplay?

  func present(_ names: [String]) { viewController?.display(names) }
  func presentError() {}
}

//- Cards/CardsViewController.swift
final class CardsViewController: UIViewController, CardsDisplay, Feedback {
  var interactor: CardsInteractor?  // ~ layer_dependency

  func display(_ names: [String]) {}
  func presentError() {}
}

//- Post/PostRouter.swift
// The class and the protocol of one property are one object, and one finding.
protocol PostRoutingLogic: AnyObject {
  typealias Controller = PostDisplay & PostViewController
}

final class PostRouter: PostRoutingLogic {
  var viewController: Controller?  // ~ weak_back_reference: PostRouter holds PostViewController
}

//- Post/PostViewController.swift
protocol PostDisplay: AnyObject {}

final class PostViewController: UIViewController, PostDisplay {
  var router: PostRoutingLogic?  // ~ note layer_dependency
}
