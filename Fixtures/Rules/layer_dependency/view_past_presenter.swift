//- Articles/ArticlesProtocols.swift
protocol ArticlesViewInput: AnyObject { func show(titles: [String]) }  // = view by conformer
protocol ArticlesViewOutput { func didLoad() }  // = presenter by conformer
protocol ArticlesInteractorInput { func load() }  // = interactor by conformer
protocol ArticlesRouterInput { func close() }  // = router by conformer
protocol ArticlesServiceProtocol { func fetch() async throws -> Data }  // = service by conformer

//- Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController, ArticlesViewInput {  // = view by inherits
  var output: ArticlesViewOutput?
  var interactor: ArticlesInteractorInput?  // ~ layer_dependency: ArticlesInteractorInput
  var router: ArticlesRouterInput?  // ~ layer_dependency: ArticlesRouterInput
  var concrete: ArticlesRouter?  // ~ layer_dependency: ArticlesRouter

  func refresh(with service: ArticlesServiceProtocol) {}  // ~ layer_dependency
  func show(titles: [String]) {}
}

//- Articles/ArticlesCell.swift
import UIKit

final class ArticlesCell: UITableViewCell {  // = view by inherits
  func configure() {
    let interactor = ArticlesInteractor()  // ~ layer_dependency: ArticlesInteractor
    interactor.load()
  }
}

//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter: ArticlesViewOutput {  // = presenter by name
  weak var view: ArticlesViewInput?
  var interactor: ArticlesInteractorInput?
  var router: ArticlesRouterInput?

  func didLoad() { interactor?.load() }
}

//- Articles/ArticlesInteractor.swift
final class ArticlesInteractor: ArticlesInteractorInput {  // = interactor by name
  var service: ArticlesServiceProtocol?

  func load() {}
}

//- Articles/ArticlesRouter.swift
final class ArticlesRouter: ArticlesRouterInput {  // = router by name
  func close() {}
}

//- Services/ArticlesService.swift
final class ArticlesService: ArticlesServiceProtocol {
  func fetch() async throws -> Data { try await URLSession.shared.data(from: address).0 }
}
