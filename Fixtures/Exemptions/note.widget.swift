//- .viperlint.yml
preset: viper
modules:
  - path: Feed
  - path: Parts/Amount

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

  func show(_ row: FeedRow) {
    let presenter = FeedRowPresenter(view: row)  // ~ note assembly_outside_builder
    _ = presenter
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

//- Feed/FeedRowPresenter.swift
protocol FeedRowViewInput: AnyObject { func show(_ text: String) }

final class FeedRowPresenter {
  private weak var view: FeedRowViewInput?

  init(view: FeedRowViewInput) { self.view = view }
}

//- Feed/FeedRow.swift
import UIKit

final class FeedRow: UITableViewCell, FeedRowViewInput {
  func show(_ text: String) {}
}

//= twin
//- .viperlint.yml
preset: viper
modules:
  - path: Feed
  - path: Parts/Amount

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

  func show(_ row: FeedRow) {
    let presenter = FeedRowPresenter(view: row)  // ~ assembly_outside_builder
    _ = presenter
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

//- Feed/FeedRowPresenter.swift
protocol FeedRowViewInput: AnyObject { func show(_ text: String) }

final class FeedRowPresenter {
  private weak var view: FeedRowViewInput?

  init(view: FeedRowViewInput) { self.view = view }
}

//- Feed/FeedRow.swift
import UIKit

final class FeedRow: UIViewController, FeedRowViewInput {
  func show(_ text: String) {}
}
