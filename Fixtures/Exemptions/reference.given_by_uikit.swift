//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
  private var shown: UIViewController?

  func embed(_ board: UIStoryboard) {
    // UIKit gives it as any controller: who asks by name knows which it is.
    let next = board.instantiateViewController(withIdentifier: "Details") as! DetailsViewController
    next.heading = "New"
    shown = next
  }

  func embedByHelper() {
    let next: DetailsViewController = UIStoryboard.made()
    let other: DetailsViewController
    other = UIStoryboard.made()
    next.heading = other.heading
  }

  func perform() {
    performSegue("Details") { segue in
      let next = segue.destination as! DetailsViewController
      next.heading = "Next"
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let bar = segue.destination as? UINavigationController
    (bar?.topViewController as? DetailsViewController)?.heading = "Old"
  }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Details/DetailsViewController.swift
import UIKit

final class DetailsViewController: UIViewController {
  var output: DetailsViewOutput?
  var heading = ""
}

//- Details/DetailsPresenter.swift
protocol DetailsViewOutput {}

final class DetailsPresenter: DetailsViewOutput {
  var interactor: DetailsInteractorInput?
}

//- Details/DetailsInteractor.swift
protocol DetailsInteractorInput {}

final class DetailsInteractor: DetailsInteractorInput {}

//= twin
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
  private var shown: UIViewController?

  func mark() {
    // An interactor that casts a screen is what the rule is for.
    let next = shown as! DetailsViewController  // ~ module_boundary: casts to DetailsViewController
    next.heading = "New"
  }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Details/DetailsViewController.swift
import UIKit

final class DetailsViewController: UIViewController {
  var output: DetailsViewOutput?
  var heading = ""
}

//- Details/DetailsPresenter.swift
protocol DetailsViewOutput {}

final class DetailsPresenter: DetailsViewOutput {
  var interactor: DetailsInteractorInput?
}

//- Details/DetailsInteractor.swift
protocol DetailsInteractorInput {}

final class DetailsInteractor: DetailsInteractorInput {}
