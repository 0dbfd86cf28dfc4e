//- .viperlint.yml
preset: viper
overrides:
  - path: [App/Legacy, App/Legcy]  # ~ unused_configuration 24: 'overrides' names 'App/Legcy', which matches no Swift file
    rules:
      ui_import: off
      data_access: off  # ~ unused_configuration 7: data_access finds nothing below 'App/Legacy', 'App/Legcy'
      # Stricter, and so for what is still to come.
      reach_through: error
      layer_dependency:
        allow: [OldPresenter]  # ~ unused_configuration: 'allow' of layer_dependency names 'OldPresenter'
  - path: App/Articles
    dependencies:
      presenter: {interactor: any}
      interactor: {presenter: any}  # ~ unused_configuration 20: no type below 'App/Articles' is an interactor

//- App/Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController {
  var presenter: ArticlesPresenterInput?
}

//- App/Articles/ArticlesPresenter.swift
protocol ArticlesPresenterInput: AnyObject {}

final class ArticlesPresenter: ArticlesPresenterInput {}

//- App/Legacy/OldViewController.swift
import UIKit

final class OldViewController: UIViewController {}

//- App/Legacy/OldPresenter.swift
import UIKit

final class OldPresenter {
  var interactor: OldInteractorInput?
  weak var view: OldViewController?  // ~ protocol_boundary
}

//- App/Legacy/OldInteractor.swift
protocol OldInteractorInput {}

final class OldInteractor: OldInteractorInput {}
