// The rest goes on: the other files are read and judged.
//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter {  // ~ invalid_source
  weak var view: ArticlesViewInput?

//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewInput: AnyObject {}

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  var interactor: ArticlesInteractor?  // ~ layer_dependency: ArticlesInteractor
}

//- Articles/ArticlesInteractor.swift
final class ArticlesInteractor {}
