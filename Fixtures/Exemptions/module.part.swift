//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
  var amount: AmountPresenter?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Parts/Amount/AmountPresenter.swift
protocol AmountInteracting {}

final class AmountPresenter {
  let interactor: AmountInteracting
  init(interactor: AmountInteracting) { self.interactor = interactor }
}

//- Parts/Amount/AmountInteractor.swift
final class AmountInteractor: AmountInteracting {}

//- Parts/Amount/AmountView.swift
import UIKit

final class AmountView: UIView {}

//= twin
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
  var amount: AmountPresenter?  // ~ module_boundary
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Parts/Amount/AmountPresenter.swift
protocol AmountInteracting {}

final class AmountPresenter {
  let interactor: AmountInteracting
  init(interactor: AmountInteracting) { self.interactor = interactor }
}

//- Parts/Amount/AmountInteractor.swift
final class AmountInteractor: AmountInteracting {}

//- Parts/Amount/AmountViewController.swift
import UIKit

final class AmountViewController: UIViewController {}
