//- .viperlint.yml
preset: viper
rules:
  ui_import:
    allow:
      - "App/Legacy/**"
      - App/Articles  # ~ unused_configuration 9: 'allow' of ui_import names 'App/Articles', where it finds nothing
      - "App/Legcy/**"  # ~ unused_configuration: 'allow' of ui_import names 'App/Legcy/**', which matches no Swift file
      # Covered by the first, and by this one all the same.
      - OldPresenter
  layer_dependency:
    allow:
      - ArticlesView  # ~ unused_configuration: names 'ArticlesView', of which it finds nothing
      - "OldViewController -> OldInteractor"
      - "ArticlesViewController -> OldPresenter"  # ~ unused_configuration: the pair 'ArticlesViewController -> OldPresenter', of which it finds nothing
  # Off, so nobody knows what it would find.
  unassigned:
    allow: [ArticlesPresenter]
  protocol_boundary:
    severity: off
    allow: [ArticlesPresenter]

//- App/Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController {
  var presenter: ArticlesPresenterInput?
}

//- App/Articles/ArticlesPresenter.swift
protocol ArticlesPresenterInput: AnyObject {}

final class ArticlesPresenter: ArticlesPresenterInput {}

//- App/Legacy/OldPresenter.swift
import UIKit

final class OldPresenter {
  var interactor: OldInteractor?
}

//- App/Legacy/OldViewController.swift
import UIKit

final class OldViewController: UIViewController {
  var interactor: OldInteractor?
}

//- App/Legacy/OldInteractor.swift
final class OldInteractor {}
