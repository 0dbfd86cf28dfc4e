//- Common/Screen.swift
import UIKit

class Screen<Output>: UIViewController {
  var output: Output?
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: Screen<FeedPresenter> {}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//= twin
//- Common/Screen.swift
import UIKit

class Screen<Output>: UIViewController {
  var output: Output?
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedPresenter?  // ~ protocol_boundary
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}
