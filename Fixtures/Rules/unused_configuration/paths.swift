//- .viperlint.yml
preset: viper
include:
  - App
  - Apps/Core  # ~ unused_configuration 5: 'include' names 'Apps/Core', which matches no Swift file
exclude:
  - App/Old
  - App/Older  # ~ unused_configuration: 'exclude' names 'App/Older', which matches nothing that would be read
  # Inside of what is not entered, anything may lie.
  - App/Old/Deep
modules:
  - App/*
  - path: "Modules/*"  # ~ unused_configuration 11: 'modules' names 'Modules/*', which matches no Swift file
    name: Other
  - {name: Deep, path: Deep/Down}  # ~ unused_configuration 24: 'Deep/Down'

//- App/Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewInput: AnyObject {}

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  var presenter: ArticlesPresenterInput?
}

//- App/Articles/ArticlesPresenter.swift
import UIKit  // ~ ui_import

protocol ArticlesPresenterInput: AnyObject {}

final class ArticlesPresenter: ArticlesPresenterInput {
  weak var view: ArticlesViewInput?
}

//- App/Old/Old.swift
struct Old {}
