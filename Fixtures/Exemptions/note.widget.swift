//- Parts/Amount/AmountPresenter.swift
final class AmountPresenter {
  weak var view: AmountView?  // ~ note protocol_boundary
}

//- Parts/Amount/AmountView.swift
import UIKit

final class AmountView: UIView {}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//= twin
//- Parts/Amount/AmountPresenter.swift
final class AmountPresenter {
  weak var view: AmountView?  // ~ protocol_boundary
}

//- Parts/Amount/AmountView.swift
import UIKit

final class AmountView: UIViewController {}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}
