// Who starts the app may name anything: `@main`, the delegates, statements at file scope.
//- App/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {  // = composition root
  var window: UIWindow?
  var interactor: ArticlesInteractor?
  let presenter = ArticlesPresenter()
}

//- App/SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {  // = composition root
  var window: UIWindow?
  var interactor: ArticlesInteractor?
}

//- App/Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewOutput { func didLoad() }

final class ArticlesViewController: UIViewController {
  var output: ArticlesViewOutput?
  var interactor: ArticlesInteractor?  // ~ layer_dependency: ArticlesInteractor
}

//- App/Articles/ArticlesPresenter.swift
protocol ArticlesInteractorInput { func load() }

final class ArticlesPresenter: ArticlesViewOutput {
  var interactor: ArticlesInteractorInput?

  func didLoad() { interactor?.load() }
}

//- App/Articles/ArticlesInteractor.swift
final class ArticlesInteractor: ArticlesInteractorInput {
  func load() {}
}

//- Demo/main.swift
let interactor = ArticlesInteractor()
let presenter = ArticlesPresenter()
presenter.interactor = interactor
let controller = ArticlesViewController()
controller.output = presenter
