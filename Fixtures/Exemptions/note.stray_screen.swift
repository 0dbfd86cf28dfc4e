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

//- Services/RatesService.swift
protocol RatesServiceProtocol {}

final class RatesService: RatesServiceProtocol {
  func fetch() { URLSession.shared.dataTask(with: address) }
}

//- Legacy/SplashController.swift
import UIKit

final class SplashController: UIViewController {
  var rates: RatesService?  // ~ note layer_dependency
}

//= twin
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
  let list = RateListView()
}

//- Common/RateListView.swift
import UIKit

final class RateListView: UIView {
  func add() { addSubview(RateCell()) }

  final class Badge: UIView {
    var rates: RatesService?  // ~ layer_dependency
  }
}

//- Common/RateCell.swift
import UIKit

final class RateCell: UITableViewCell {
  var rates: RatesService?  // ~ layer_dependency
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Services/RatesService.swift
protocol RatesServiceProtocol {}

final class RatesService: RatesServiceProtocol {
  func fetch() { URLSession.shared.dataTask(with: address) }
}

//- Feed/SplashController.swift
import UIKit

final class SplashController: UIViewController {
  var rates: RatesService?  // ~ layer_dependency
}
