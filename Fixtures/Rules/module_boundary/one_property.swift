// A property, the requirements that it meets and who reaches through them are one fact.
//- .viperlint.yml
preset: clean-swift

//- Board/BoardConfigurator.swift
final class BoardConfigurator {
  func configure(_ controller: BoardViewController) {
    controller.output = BoardInteractor()
    controller.router = BoardRouter()
  }
}

//- Board/BoardViewController.swift
import UIKit

protocol BoardViewControllerOutput {
  var ledgerViewController: LedgerViewController? { get set }  // ~ interface_leak: exposes the view LedgerViewController
  var tagsViewController: TagsViewController? { get set }  // ~+ module_boundary
}

final class BoardViewController: UIViewController {
  var output: BoardViewControllerOutput?
  var router: BoardRouterInput?

  func refresh() {
    output?.ledgerViewController?.reload()  // ~+ interface_leak
  }
}

//- Board/BoardInteractor.swift
protocol BoardInteractorInput {
  var ledgerViewController: LedgerViewController? { get set }  // ~+ interface_leak
  var tagsViewController: TagsViewController? { get set }  // ~+ module_boundary
}

final class BoardInteractor: BoardInteractorInput, BoardViewControllerOutput {
  var presenter: BoardPresenterInput?
  var ledgerViewController: LedgerViewController?  // ~+ interface_leak
  var tagsViewController: TagsViewController?  // ~ module_boundary: holds TagsViewController
}

//- Board/BoardPresenter.swift
protocol BoardPresenterInput {}

final class BoardPresenter: BoardPresenterInput {}

//- Board/BoardRouter.swift
protocol BoardRouterInput {}

final class BoardRouter: BoardRouterInput {
  weak var viewController: BoardViewController?
}

//- Ledger/LedgerConfigurator.swift
final class LedgerConfigurator {
  func configure(_ controller: LedgerViewController) { controller.output = LedgerInteractor() }
}

//- Ledger/LedgerViewController.swift
import UIKit

protocol LedgerViewControllerOutput {}

final class LedgerViewController: UIViewController {
  var output: LedgerViewControllerOutput?
  func reload() {}
}

//- Ledger/LedgerInteractor.swift
final class LedgerInteractor: LedgerViewControllerOutput {
  var presenter: LedgerPresenterInput?
}

//- Ledger/LedgerPresenter.swift
protocol LedgerPresenterInput {}

final class LedgerPresenter: LedgerPresenterInput {}

//- Tags/TagsConfigurator.swift
final class TagsConfigurator {
  func configure(_ controller: TagsViewController) { controller.output = TagsInteractor() }
}

//- Tags/TagsViewController.swift
import UIKit

protocol TagsViewControllerOutput {
  var screen: TagsViewController? { get set }  // ~+ layer_dependency
}

final class TagsViewController: UIViewController {
  var output: TagsViewControllerOutput?
}

//- Tags/TagsInteractor.swift
protocol TagsInteractorInput {
  var screen: TagsViewController? { get set }  // ~ layer_dependency: exposes TagsViewController
}

final class TagsInteractor: TagsInteractorInput, TagsViewControllerOutput {
  var presenter: TagsPresenterInput?
  weak var screen: TagsViewController?  // ~+ layer_dependency
}

//- Tags/TagsPresenter.swift
protocol TagsPresenterInput {}

final class TagsPresenter: TagsPresenterInput {}
